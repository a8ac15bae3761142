"""What a window shows: the texts in it, what is wrong with them, and its picture."""

from __future__ import annotations

from collections.abc import Sequence
from tempfile import gettempdir

import pygame
import pytest

from game.languages import LANGUAGES
from game.plain_words import plain
from game.table.canvas import TextMark
from tests.scenes.clicks import Hand

LONGEST = "de"
SPOKEN = [
    language if language == LONGEST else pytest.param(language, marks=pytest.mark.long)
    for language in LANGUAGES
]
"""German words are the longest, so they show most of what can go wrong."""


def written(hand: Hand) -> list[TextMark]:
    """Return every text in a window, with the room that it has."""
    marks: list[TextMark] = []
    hand.app.ledger = marks
    hand.app.draw()
    hand.app.ledger = None
    return marks


def said(hand: Hand) -> list[str]:
    """Return every text in a window, with plain spaces."""
    return [plain(mark.text) for mark in written(hand)]


def whole(hand: Hand) -> str:
    """Return all that is written in a window in one line, with plain spaces."""
    return " ".join(" ".join(said(hand)).split())


def wrong(marks: Sequence[TextMark]) -> list[str]:
    """Return what is wrong with the texts of a picture; one with a path of this machine may be shortened."""
    found = [f"{m.text!r} leaves its panel" for m in marks if not m.panel.inflate(2, 2).contains(m.taken)]
    found += [f"{m.text!r} is cut" for m in marks if m.cut and gettempdir() not in m.text]
    for i, one in enumerate(marks):
        box = one.taken.inflate(-2, -2)
        others = [other for other in marks[i + 1 :] if box.colliderect(other.taken)]
        found += [f"{one.text!r} on {other.text!r}" for other in others]
    return found


def drawn(hand: Hand) -> bytes:
    """Return the picture of a window."""
    hand.app.draw()
    return pygame.image.tobytes(hand.app.surface, "RGB")
