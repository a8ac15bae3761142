"""What takes long to draw is drawn before it is shown, beside the loop."""

from __future__ import annotations

import gc
import time
from typing import Any

import pygame
import pytest

from game.rules import Setup
from game.scenes.app import loading, loop
from game.scenes.app.loading import PATIENCE, LoadingScreen
from game.scenes.app.loop import App
from game.scenes.flow import Push
from game.scenes.play.scene import Play
from game.scenes.session import Session
from game.scenes.title import Title
from game.table.canvas import Canvas
from game.table.painter import Painter
from game.table.theme import Theme
from tests.scenes.opponents import OPPONENTS
from tests.scenes.sitting import SIZE, people, sit_down

LONGEST = 30.0


@pytest.fixture(autouse=True)
def drawings() -> None:
    """Here every window draws its own, as what is drawn beforehand is the matter."""


def app_with_table() -> App:
    app = App(OPPONENTS, SIZE, ahead=True)
    sit_down(app, Setup(seed=3), people(2, 2))
    return app


def waited_for(app: App) -> None:
    """Turns the loop until the table is laid."""
    end = time.monotonic() + LONGEST
    while isinstance(app.scene, LoadingScreen):
        assert time.monotonic() < end
        app.step(1 / 60)
        time.sleep(0.002)


@pytest.mark.long
def test_the_table_is_drawn_before_it_is_shown() -> None:
    app = app_with_table()
    assert isinstance(app.scene, LoadingScreen)
    waited_for(app)
    assert isinstance(app.scene, Play)
    known = set(app.context.theme.cache)
    app.draw()
    made = {key for key in set(app.context.theme.cache) - known if key[0] == "panel"}
    assert not made


@pytest.mark.long
def test_later_collections_of_garbage_pass_over_what_is_laid() -> None:
    gc.unfreeze()
    waited_for(app_with_table())
    assert gc.get_freeze_count() > 0


@pytest.mark.long
def test_where_nobody_sits_every_board_is_drawn_beforehand() -> None:
    app = App(OPPONENTS, SIZE, ahead=True)
    sit_down(app, Setup(seats=3, seed=3), people(3, 0))
    waited_for(app)
    drawn = {key[1] for key in list(app.context.theme.cache) if key[0] == "part"}
    assert {f"ground {seat}" for seat in range(3)} <= drawn


@pytest.mark.long
def test_it_is_the_same_picture_as_without() -> None:
    app = app_with_table()
    waited_for(app)
    app.draw()
    ahead = pygame.image.tobytes(app.surface, "RGB")
    app.context.theme = Theme(SIZE)
    app.scene.resize()
    app.draw()
    assert pygame.image.tobytes(app.surface, "RGB") == ahead


@pytest.mark.long
def test_a_sign_is_shown_once_it_takes_longer_than_a_second() -> None:
    app = App(OPPONENTS, SIZE, ahead=True)
    session = Session.begin(app.context, Setup(seed=3), people(2, 2))
    laying = LoadingScreen(Play(app.context, session))
    app.stack += [laying.below, laying]
    app.ledger = []
    app.draw()
    assert not app.ledger
    laying.waited = PATIENCE + 0.1
    app.draw()
    assert [mark.text for mark in app.ledger] == ["Setting the table"]
    waited_for(app)


@pytest.mark.long
def test_what_was_seen_stays_until_a_form_is_drawn() -> None:
    app = App(OPPONENTS, SIZE, ahead=True)
    app.context.settings.animation = False
    app.step(1 / 60)
    app.draw()
    title = pygame.image.tobytes(app.surface, "RGB")
    app.apply(Push(app.context.doors.new_game(app.context)))
    assert isinstance(app.scene, LoadingScreen)
    app.draw()
    assert pygame.image.tobytes(app.surface, "RGB") == title
    waited_for(app)
    app.draw()
    assert pygame.image.tobytes(app.surface, "RGB") != title


@pytest.mark.long
def test_a_window_of_another_size_is_drawn_for_anew() -> None:
    app = app_with_table()
    laying = app.scene
    assert isinstance(laying, LoadingScreen)
    former = laying.painter
    app.context.theme = Theme((1920, 1080))
    laying.resize()
    assert laying.painter.theme.size == (1920, 1080) and laying.painter is not former
    waited_for(app)


def test_what_fails_beforehand_fails_where_it_is_seen() -> None:
    app = App(OPPONENTS, SIZE)

    def broken(canvas: Canvas) -> None:
        raise ValueError("no such drawing")

    painter = Painter(app.context.theme, [broken])
    end = time.monotonic() + LONGEST
    while not painter.ready:
        assert time.monotonic() < end
    with pytest.raises(ValueError, match="no such drawing"):
        painter.works[0].result()


def test_without_being_asked_nothing_is_drawn_ahead() -> None:
    app = App(OPPONENTS, SIZE)
    assert isinstance(app.scene, Title)
    sit_down(app, Setup(seed=3), people(2, 2))
    assert isinstance(app.scene, Play)


@pytest.mark.long
def test_pygame_is_quit_once_nothing_is_drawn_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    painters: list[Painter] = []
    idle: list[bool] = []

    def drawing(*asked: Any) -> Painter:
        painters.append(Painter(*asked))
        return painters[-1]

    class Leaving(App):
        """Its window is closed as soon as it is seen."""

        def step(self, seconds: float) -> None:
            super().step(seconds)
            if self.running:
                pygame.event.post(pygame.Event(pygame.QUIT))

    monkeypatch.setattr(Title, "meanwhile", lambda scene: [lambda canvas: time.sleep(0.5)])
    monkeypatch.setattr(loading, "Painter", drawing)
    monkeypatch.setattr(pygame, "quit", lambda: idle.append(all(painter.ready for painter in painters)))
    loop.turn(Leaving(OPPONENTS, SIZE, ahead=True))
    assert painters and idle == [True]


def test_garbage_is_collected_in_a_round_that_draws_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    app, collected = App(OPPONENTS, SIZE, ahead=True), list[int]()
    app.context.settings.reduced = True
    sit_down(app, Setup(seed=3), people(2, 2))
    waiting = app.scene
    assert isinstance(waiting, LoadingScreen)
    monkeypatch.setattr(loading, "tidy", lambda: collected.append(app.frames))
    end = time.monotonic() + LONGEST
    while not collected:
        assert time.monotonic() < end
        app.step(0.0)
        time.sleep(0.002)
    assert app.scene is waiting and collected == [app.frames]
    app.step(1 / 60)
    assert isinstance(app.scene, Play) and app.frames == collected[0] + 1 and len(collected) == 1
