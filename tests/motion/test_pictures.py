"""Whoever skips or hurries what moves, at whatever moment, sees the picture of the state."""

from __future__ import annotations

import random

import pygame
import pytest

from game.rules import Setup
from game.scenes.app.loop import App
from game.scenes.play.scene import Play
from tests.scenes.sitting import people, sit_down, window

CHECKS = 14
BOTH = frozenset({"black", "iron"})


def watched(setup: Setup) -> tuple[App, Play]:
    """A game that automas play, with everything in motion."""
    app = window(animation=True)
    return app, sit_down(app, setup, people(setup.seats, 0))


def drawn(app: App) -> bytes:
    """The window's picture."""
    app.draw()
    return pygame.image.tobytes(app.surface, "RGB")


def anew(app: App) -> bytes:
    """The picture drawn from nothing that was kept."""
    cache = app.context.theme.cache
    for key in [key for key in cache if isinstance(key, tuple) and key[0] == "part"]:
        del cache[key]
    return drawn(app)


@pytest.mark.long
@pytest.mark.parametrize("setup", [Setup(2, 3), Setup(4, 4, modules=BOTH, tunnel="B")])
def test_skipped_at_any_moment_it_is_the_picture_of_the_state(setup: Setup) -> None:
    app, play = watched(setup)
    luck, moved, flying = random.Random(setup.seed), 0, b""
    while moved < CHECKS and app.scene is play:
        for _ in range(luck.randrange(1, 60)):
            app.step(luck.uniform(0.01, 0.1))
        if not play.stage.motion.flights or app.scene is not play:
            continue
        moved += 1
        flying = drawn(app)
        if luck.random() < 0.5:
            play.hurry()
            assert not play.stage.motion.flights
        play.skip()  # what lingers after a hurry goes as well
        assert play.stage.motion.shown(play.match.state) is play.match.state
        skipped = drawn(app)
        assert skipped == anew(app) and skipped != flying
    assert moved == CHECKS


@pytest.mark.long
def test_the_same_game_moves_the_same() -> None:
    """Frame by frame: no path depends on anything but its event."""
    pictures = []
    for _ in range(2):
        app, play = watched(Setup(2, 6))
        app.step(0.0)
        frames = []
        for _ in range(60):
            app.step(1 / 20)
            frames.append([flight.pose(play.stage.motion.now) for flight in play.stage.motion.flights])
        pictures.append(frames)
    assert pictures[0] == pictures[1] and any(pictures[0])


def test_a_game_begins_with_the_bag_poured_out() -> None:
    app, play = watched(Setup(3, 5))
    state = play.match.state
    app.step(0.0)
    assert play.stage.motion.shown(state).action == [(0, 0, 0)] * 3 == play.stage.motion.shown(state).reserve
    assert "bag" in {flight.sprite for flight in play.stage.motion.flights}
    seconds = 0.0
    while not play.match.turns:
        app.step(0.05)
        seconds += 0.05
    assert 1 < seconds < 4
