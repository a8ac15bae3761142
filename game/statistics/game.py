"""A saved game as a row of the index: what was played, by whom, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

LEVELS = (
    *("lehrling", "knecht", "einlieger", "heuerling", "siedler", "kleinbauer", "pachtbauer", "bauer"),
    *("knappe", "steiger", "meister"),
)
"""The levels of automas, the weakest first."""
PEOPLE = "people"
"""Stands for the level of a game in which no automa played."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat as the game began, and how it ended: `place` counts from 1, and is 0 while the game goes on."""

    name: str
    automa: str = ""
    vp: int = 0
    place: int = 0
    coal: int = 0
    """Coal removed from the mine, which decides a tie."""
    sources: tuple[tuple[str, int], ...] = ()
    """VP by source (`game/rules/sources.py`), those that are not 0."""

    @property
    def person(self) -> bool:
        """Return True if a person had the seat."""
        return not self.automa


@dataclass(frozen=True, slots=True)
class GameRow:
    """What the index knows of a game."""

    seats: tuple[SeatRow, ...]
    finished: bool
    layout: str
    tiles: str
    """`first`, `random`, `recommended`, or `chosen` where they were laid by hand."""
    modules: tuple[str, ...] = ()
    ruleset: str = "base"
    seed: int = 0
    moves: int = 0
    practice: bool = False
    advised: bool = False
    handed: bool = False
    """A seat changed hands on the way."""
    daily: str = ""
    """The day whose game it is, as its record marks it."""

    @property
    def draft(self) -> bool:
        """Return True if it was played by a ruleset of one's own."""
        return self.ruleset != "base"

    @property
    def level(self) -> str:
        """Return the strongest level of its automas; an unknown one where no other played."""
        levels = [seat.automa.partition(":")[0] for seat in self.seats if seat.automa]
        return max(levels, key=lambda one: LEVELS.index(one) if one in LEVELS else -1, default=PEOPLE)


@dataclass(frozen=True, slots=True)
class Filed:
    """A game with its file; `changed` is the file's time, at which a finished game ended."""

    path: Path
    changed: float
    game: GameRow
