"""Pictures of what lives: kept at rest where other things are compared, and stirred bit by bit."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.stage.livingboard import LivingBoard
from tests.scenes.clicks import Hand


def picture(hand: Hand) -> bytes:
    """Return the pixels of a window."""
    return pygame.image.tobytes(hand.app.surface, "RGB")


def check_stirring(hand: Hand) -> None:
    """What has stirred for a while, in small places, is the picture that is drawn anew."""
    first, frames = picture(hand), hand.app.frames
    for _ in range(60):
        hand.step(0.05)
    assert hand.app.frames == frames, "only small places were drawn"
    stirred = picture(hand)
    assert stirred != first
    hand.app.draw()
    assert picture(hand) == stirred


@pytest.fixture
def still_land(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing lives on a board: its picture is that of the position alone."""
    monkeypatch.setattr(LivingBoard, "draw", lambda life, canvas, moves: None)
    monkeypatch.setattr(LivingBoard, "stir", lambda life, canvas, seconds: ())
