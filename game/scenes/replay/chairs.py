"""Who sat where, as far as the player lines of any record tell it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.scenes.saves import Chair
from game.table.palette import SEAT_COLOUR_NAMES
from game.telling import seat_names

LONGEST = 24  # letters of a name that are shown


@dataclass(frozen=True)
class Unknown(Chair):
    """Somebody of whom the record gives the name alone."""

    @property
    def kind(self) -> str:
        return ""


def chairs_in(players: Sequence[str], seats: int) -> tuple[Chair, ...]:
    """A chair a seat; the colours are those of the seats' numbers unless every line names one of its own."""
    texts = list(players) or [""] * seats
    named = [_colour(text) for text in texts]
    told = [colour for colour in named if colour is not None]
    colours = told if len(set(told)) == seats else list(range(seats))
    return tuple(
        _chair(name, text, colour)
        for name, text, colour in zip(seat_names(players, seats), texts, colours, strict=True)
    )


def _chair(name: str, text: str, colour: int) -> Chair:
    shown = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
    words = _words(text)
    if "automa" in words[:-1]:
        return Chair(shown, colour, words[words.index("automa") + 1])
    return Chair(shown, colour) if "human" in words else Unknown(shown, colour)


def _colour(text: str) -> int | None:
    """The first colour that a line names in its brackets."""
    return next((SEAT_COLOUR_NAMES.index(word) for word in _words(text) if word in SEAT_COLOUR_NAMES), None)


def _words(text: str) -> list[str]:
    """What stands in a line's brackets, word by word."""
    return text.partition(" (")[2].rstrip(")").replace(",", " ").split()
