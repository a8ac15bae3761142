"""The daily game: seed, setup and opponent of a day in UTC, the same for everybody.

All of it follows from the date. For each use U there is a number: the 8 bytes, big-endian, that BLAKE2b
(RFC 7693) with a digest of 8 bytes and no key makes of the ASCII text `Haspelknecht daily 2026-11-22: U`. A
remainder of it chooses:

- `seed`: 1 to 999,999
- `modules`: one of MODULES
- `layout`: one of LAYOUTS
- `tiles`: without modules in one case of four those of the first game, else any; with modules a recommended
  board, drawn with the new tiles in VALLEY, and in IRON where that is played with
- `tunnel`: with Iron, side A or B

There are two seats, one for a person and one for the automa of the weekday, which grows stronger from Monday
to Sunday. What a date has brought once stays: nothing here is taken from data that may change.
"""

from __future__ import annotations

import re
from datetime import date
from hashlib import blake2b
from typing import NamedTuple

from game.rules.ids import TileId
from game.rules.setup import Setup

SEATS = 2
SEEDS = 999_999
LEVELS = ("knecht", "bauer", "bauer", "steiger", "steiger", "meister", "meister")
"""The automa of each day of the week, Monday first."""
LAYOUTS = (
    "rows-for-2",
    "three-long-legs",
    "three-short-legs",
    "two-short-asymmetric-legs",
    "two-long-asymmetric-legs",
    "two-rounds",
)
MODULES = ((), (), (), ("black",), ("iron",), ("black", "iron"))
VALLEY: tuple[TileId, ...] = ("16", "17", "18", "19", "26", "27", "28", "29", "36", "37", "38", "46", "47")
IRON: tuple[TileId, ...] = ("10E", "30E", "40E")
_MARK = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})( again)?")


class DailyGame(NamedTuple):
    """The game of a day: its setup, and the level of the automa that has the second seat."""

    day: date
    setup: Setup
    level: str


class Attempt(NamedTuple):
    """A game that was begun as that of a day; `again` for each after the first."""

    day: date
    again: bool = False

    @property
    def mark(self) -> str:
        """Return the mark in a record."""
        return f"{self.day.isoformat()} again" if self.again else self.day.isoformat()


def daily_game(day: date) -> DailyGame:
    """Return the game of a day."""
    modules = MODULES[_number(day, "modules") % len(MODULES)]
    plain = "random" if _number(day, "tiles") % 4 else "first"
    setup = Setup(
        seats=SEATS,
        seed=_number(day, "seed") % SEEDS + 1,
        layout=LAYOUTS[_number(day, "layout") % len(LAYOUTS)],
        tiles="recommended" if modules else plain,
        modules=frozenset(modules),
        tunnel="B" if "iron" in modules and _number(day, "tunnel") % 2 else "A",
        new_tiles=(VALLEY + (IRON if "iron" in modules else ())) if modules else (),
    )
    return DailyGame(day, setup, LEVELS[day.weekday()])


def attempt_of(mark: str) -> Attempt | None:
    """Return what the mark of a record says; None if it names no day."""
    found = _MARK.fullmatch(mark)
    if found is None:
        return None
    try:
        return Attempt(date.fromisoformat(found[1]), bool(found[2]))
    except ValueError:
        return None


def again(mark: str) -> str:
    """Return the mark of a copy of a game with this one: another attempt."""
    found = attempt_of(mark)
    return found._replace(again=True).mark if found else ""


def _number(day: date, use: str) -> int:
    text = f"Haspelknecht daily {day.isoformat()}: {use}"
    return int.from_bytes(blake2b(text.encode("ascii"), digest_size=8).digest(), "big")
