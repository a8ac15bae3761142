"""A table that turns to another seat is drawn before it is shown."""

from __future__ import annotations

import pygame
import pytest

from game.rules import Setup
from game.scenes.app.loop import App
from game.scenes.flow import Pop, Push
from game.scenes.play.menu import Menu
from game.scenes.play.scene import Play
from game.table.canvas import Canvas
from game.table.painter import settle
from tests.scenes.opponents import OPPONENTS
from tests.scenes.sitting import SIZE, people, sit_down
from tests.scenes.test_loading import waited_for

FRAME = 1 / 60
MOST = 600
"""Frames that a table may wait: a busy machine draws one of its layers in each."""


@pytest.fixture(autouse=True)
def drawings() -> None:
    """Here every window draws its own, as what is drawn beforehand is the matter."""


def table(*, ahead: bool = True) -> tuple[App, Play]:
    """Return a window with a table of three people on it, at which nothing moves."""
    app = App(OPPONENTS, SIZE, ahead=ahead)
    sit_down(app, Setup(seats=3, seed=3), people(3, 3))
    waited_for(app)
    play = app.scene
    assert isinstance(play, Play)
    play.skip()
    play.stage.life.draw = lambda canvas, moves: None  # type: ignore[method-assign]
    app.draw()
    return app, play


def pixels(app: App) -> bytes:
    return pygame.image.tobytes(app.surface, "RGB")


def other(play: Play, on: int = 1) -> int:
    """Return a seat whose board is not the large one."""
    return (play.stage.focus + on) % 3


def turned(app: App) -> int:
    """Draw until the table is shown; return how many frames showed what was there before."""
    before = pixels(app)
    for number in range(MOST):
        app.draw()
        if pixels(app) != before:
            return number
        assert app.scene.dirty
        settle()
    raise AssertionError


@pytest.mark.long
def test_the_window_keeps_what_it_shows_until_the_table_is_drawn() -> None:
    app, play = table()
    play.look_at(other(play))
    assert turned(app) > 0
    second, same = table(ahead=False)
    same.look_at(other(same))
    second.draw()
    assert pixels(app) == pixels(second)


@pytest.mark.long
def test_the_frame_that_shows_it_makes_no_board(monkeypatch: pytest.MonkeyPatch) -> None:
    app, play = table()
    play.look_at(other(play))
    made, part = list[str](), Canvas.part

    def counted(
        canvas: Canvas, name: str, rect: pygame.Rect, key: object, *how: object, **named: object
    ) -> None:
        kept = canvas.theme.cache.get(("part", name))
        if canvas.surface is app.surface and (kept is None or kept.key != (key, tuple(rect))):
            made.append(name)
        part(canvas, name, rect, key, *how, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "part", counted)
    turned(app)
    assert not made


@pytest.mark.long
def test_it_turns_on_while_it_is_drawn() -> None:
    app, play = table()
    play.look_at(other(play))
    app.draw()
    play.look_at(other(play))
    turned(app)
    second, same = table(ahead=False)
    same.look_at(other(same, on=2))
    second.draw()
    assert pixels(app) == pixels(second)


@pytest.mark.long
@pytest.mark.parametrize("back", [True, False])
def test_it_is_drawn_at_once_where_the_window_shows_something_else(*, back: bool) -> None:
    app, play = table()
    app.apply(Push(Menu(app.context, play.session)))
    app.draw()
    before = pixels(app)
    play.look_at(other(play))
    if back:
        app.apply(Pop())
    app.draw()
    seen = pixels(app)
    assert seen != before and not play.stage.turning.under_way
    app.draw()
    assert pixels(app) == seen


def test_nothing_waits_where_nothing_is_drawn_ahead() -> None:
    app, play = table(ahead=False)
    play.look_at(other(play))
    assert turned(app) == 0


@pytest.mark.long
def test_what_lives_on_the_land_holds_its_breath() -> None:
    app, play = table()
    drawn = list[bool]()
    play.stage.life.draw = lambda canvas, moves: drawn.append(moves)  # type: ignore[method-assign]
    play.look_at(other(play))
    waited = turned(app)
    assert waited and len(drawn) == 1


@pytest.mark.long
def test_what_moves_waits_for_it() -> None:
    app, play = table()
    motion = play.stage.motion
    play.look_at(other(play))
    play.stage.deal()
    app.step(FRAME)
    begun = motion.now
    assert play.stage.turning.under_way and begun <= FRAME
    while play.stage.turning.under_way:
        assert motion.now == begun and motion.flights
        app.step(FRAME)
    app.step(FRAME)
    assert motion.now > begun


@pytest.mark.long
def test_time_goes_on_where_nothing_is_drawn() -> None:
    app, play = table()
    motion = play.stage.motion
    play.look_at(other(play))
    play.stage.deal()
    app.draw()
    assert play.stage.turning.under_way
    for _ in range(2):
        play.stage.update(FRAME, 1.0)
    assert motion.now == FRAME
