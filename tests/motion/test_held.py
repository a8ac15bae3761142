"""The table below a vignette where frames have to be short: rehearsed, kept, and the same in the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.motion.vignettes.spare import MOST, borrow, give_back, lay_in
from game.motion.vignettes.vignette import Vignette
from game.scenes.app.loop import App
from game.scenes.event_player import FRAME, EventPlayer
from game.scenes.flow import Replace
from game.table.canvas import Canvas
from game.table.painter import ahead, settle
from game.table.theme import Theme
from tests.posed.events import EVENTS, NAMES
from tests.scenes.opponents import OPPONENTS

SIZE = (1280, 720)
KINDS = ("CoalReeled", "PingeExhausted", "TileAcquired", "LeasePaid", "SeasonBegan-Winter")


@pytest.fixture(scope="module")
def app() -> App:
    return App(OPPONENTS, SIZE)


def begun(app: App, name: str, known: bool = True) -> EventPlayer:
    """An event whose frames are short, drawn up to its vignette; the window is one colour."""
    scene = EventPlayer(app.context, name, EVENTS[name](), NAMES)
    app.apply(Replace(scene))
    scene.motion.held.patient = False
    scene.running = False
    if known:
        actors, scene.motion.actors = scene.motion.actors, []
        app.draw()
        scene.motion.actors = actors
    else:
        scene.motion.held.forget()
    scene.motion.update(next(one for one in scene.motion.actors if isinstance(one, Vignette)).at)
    assert scene.motion.on_stage
    app.surface.fill("blue")
    return scene


def pixels(app: App) -> bytes:
    return pygame.image.tobytes(app.surface, "RGB")


def until_kept(app: App, scene: EventPlayer) -> int:
    """Draw until the table is kept; return the number of frames. The painter is waited for."""
    for count in range(60):
        if scene.motion.held.keeps:
            return count
        settle()
        app.draw()
    raise AssertionError


def frames(app: App, scene: EventPlayer) -> Iterator[None]:
    """Let frames pass until nothing is on stage; what is made beside the loop is there at once."""
    while scene.motion.on_stage:
        scene.motion.update(FRAME)
        settle()
        app.draw()
        yield


@pytest.mark.parametrize("name", KINDS)
def test_until_the_table_is_drawn_the_window_shows_what_it_showed(app: App, name: str) -> None:
    scene = begun(app, name)
    left = pixels(app)
    app.draw()
    assert pixels(app) == left and not scene.motion.held.keeps
    until_kept(app, scene)
    assert pixels(app) != left


@pytest.mark.parametrize("name", KINDS)
def test_nothing_is_made_for_later_beside_it(app: App, name: str) -> None:
    scene, made = begun(app, name), list[str]()
    app.draw()
    ahead(made.append, "later")
    for _ in frames(app, scene):
        assert not made or not scene.motion.on_stage
    settle()
    assert made


def test_nothing_of_another_screen_is_left_below_it(app: App) -> None:
    scene = begun(app, "LeasePaid", known=False)
    left = pixels(app)
    app.draw()
    assert pixels(app) != left and scene.motion.held.keeps


@pytest.mark.long
@pytest.mark.parametrize("name", KINDS)
def test_it_ends_in_the_same_picture_and_skipping_at_any_time_does(app: App, name: str) -> None:
    scene = begun(app, name)
    scene.motion.hurry()
    app.draw()
    expected = pixels(app)
    for skipped in (0, 1, 3, 8, 40, None):
        scene = begun(app, name)
        for number, _ in enumerate(frames(app, scene)):
            if number == skipped:
                break
        scene.motion.hurry()
        app.draw()
        assert pixels(app) == expected, skipped


@pytest.mark.parametrize("name", KINDS)
def test_the_table_after_it_has_been_rehearsed(app: App, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is made anew in the frame after it but what tells the time."""
    scene = begun(app, name)
    while scene.motion.on_stage:
        settle()
        app.draw()
        scene.motion.update(FRAME)
    made, part = [], Canvas.part

    def counted(canvas: Canvas, name: str, rect: pygame.Rect, key: object, *how: Any, **named: Any) -> None:
        kept = canvas.theme.cache.get(("part", name))
        if kept is None or kept[0] != (key, tuple(rect)):
            made.append(name)
        part(canvas, name, rect, key, *how, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "part", counted)
    app.draw()
    assert set(made) <= {"log", "wheel"}, made


def test_the_camera_rests_on_a_picture_that_is_made_beside_the_loop(app: App) -> None:
    scene = begun(app, "CoalReeled")
    until_kept(app, scene)
    (shown,) = scene.motion.on_stage
    scene.motion.update(0.5 * shown.length)
    settle()
    app.draw()
    app.draw()
    settle()
    app.draw()
    rests = pixels(app)
    app.draw()
    assert pixels(app) == rests
    scene.motion.held.patient = True
    app.draw()
    assert pixels(app) == rests


def test_nobody_is_given_a_surface_that_somebody_has() -> None:
    theme = Theme(SIZE)
    lay_in(Canvas(pygame.Surface((1, 1)), theme))
    taken = [borrow(theme) for _ in range(MOST + 1)]
    assert len({id(one) for one in taken}) == MOST + 1
    assert all(one.get_size() == SIZE for one in taken)
    for one in taken:
        give_back(theme, one)
    give_back(theme, pygame.Surface((8, 8)))
    again = [borrow(theme) for _ in range(MOST)]
    assert {id(one) for one in again} <= {id(one) for one in taken}
