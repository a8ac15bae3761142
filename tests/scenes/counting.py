"""A game of automas in a window, with all that moves; it can be looked at just when a winter is counted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.rules import Setup
from game.rules.terms import Season, Step
from game.scenes.play import scene
from game.scenes.play.scene import Play
from tests.scenes.clicks import Hand
from tests.scenes.sitting import people, sit_down, window


def watched(monkeypatch: pytest.MonkeyPatch, setup: Setup, speed: str = "instant", humans: int = 0) -> Hand:
    """A table whose automas decide once a frame."""
    monkeypatch.setattr(scene, "BUSY", -1.0)
    app = window(animation=True)
    app.context.settings.speed = speed
    sit_down(app, setup, people(setup.seats, humans))
    return Hand(app)


def counted(hand: Hand) -> Iterator[Play]:
    """The table each time that something is counted, half a second further on; a winter that is over is put
    away, and everything before the work that leads to one happens at once and is not drawn."""
    play = hand.play
    settings, wanted = hand.app.context.settings, hand.app.context.settings.speed
    for _ in range(20_000):
        state = play.match.state
        near = state.season == Season.WINTER or (state.season, state.step) == (Season.AUTUMN, Step.WORKING)
        settings.speed = wanted if near else "instant"
        if near or play.stage.moving:
            hand.step(0.5 if play.stage.moving else 0.02)
        else:
            hand.app.apply(play.update(0.02))
        if hand.app.scene is not play:
            return
        if play.stage.count.active:
            yield play
        if play.stage.winter_open and play.stage.book.complete and not play.stage.moving:
            play.close_winter()
    raise AssertionError("the game does not end")
