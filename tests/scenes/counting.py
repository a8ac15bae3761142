"""A game of automas in a window, with all that moves; it can be looked at just when a winter is counted."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.rules import Setup
from game.scenes.app import App
from game.scenes.flow import Replace
from game.scenes.play import scene
from game.scenes.play.scene import Play
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS

SIZE = (1280, 720)
NAMES = ("Anna", "Hinnerk", "Grete", "Jost")


def watched(monkeypatch: pytest.MonkeyPatch, setup: Setup, speed: str = "instant", humans: int = 0) -> Hand:
    """A table whose automas decide once a frame."""
    monkeypatch.setattr(scene, "BUSY", -1.0)
    app = App(OPPONENTS, SIZE)
    app.context.settings.pace, app.context.settings.speed = "at once", speed
    chairs = tuple(Chair(NAMES[i], i, "" if i < humans else "random", i + 3) for i in range(setup.seats))
    app.apply(Replace(Play(app.context, Session.begin(app.context, setup, chairs))))
    return Hand(app)


def counted(hand: Hand) -> Iterator[Play]:
    """The table each time that something is counted, half a second further on; a winter that is over is put
    away, and everything before the winters happens at once."""
    play = hand.play
    settings, wanted = hand.app.context.settings, hand.app.context.settings.speed
    for _ in range(20_000):
        winter = play.match.state.season >= 2
        settings.speed = wanted if winter else "instant"
        hand.step(0.5 if play.stage.moving else 0.02)
        if hand.app.scene is not play:
            return
        if play.stage.count.active:
            yield play
        if play.stage.winter_open and play.stage.book.complete and not play.stage.moving:
            play.close_winter()
    raise AssertionError("the game does not end")


def drawn(hand: Hand) -> bytes:
    """The window's picture."""
    hand.app.draw()
    return pygame.image.tobytes(hand.app.surface, "RGB")
