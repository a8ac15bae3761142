"""What happened, and what each seat could see of it: the part of a game that perfect recall remembers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from itertools import takewhile
from typing import NamedTuple

from game.rules.moves import Lay, Move, TakeBonus
from game.rules.state import GameState
from game.rules.terms import Step


class Kind(IntEnum):
    """How something is seen."""

    BOARD = 0
    """Chance, seen by all: which board is played."""
    ORDER = 1
    """Chance, seen by all: the first turn order (S6)."""
    DISK = 2
    """Chance, seen by all: the colour of a disk (S3, F3, F4)."""
    PLAYED = 3
    """A move, seen by all."""
    LAID = 4
    """A lay of a plan; the others see only that something was laid (P2)."""
    SHOWN = 5
    """A lay of such a plan, seen by all once the last plan is laid."""
    OFFERED = 6
    """The bonus markers that are left, as a bit set; seen by who takes one, and by nobody else (R-26)."""
    TAKEN = 7
    """A bonus marker; the others see only that one was taken (B4)."""


class Entry(NamedTuple):
    """Something that happened: how it is seen, the seat that did it, and its id."""

    kind: Kind
    seat: int
    code: int


class Glimpse(NamedTuple):
    """An entry as a seat saw it; the code is None for what was hidden from it."""

    kind: Kind
    seat: int
    code: int | None


CHANCE = -1
"""Stands for the seat of what nobody decided."""
_HIDDEN = (Kind.LAID, Kind.OFFERED, Kind.TAKEN)


def before_move(state: GameState, move: Move, code: int) -> list[Entry]:
    """Return the entries for a move that is about to be played."""
    seat = state.mover
    if isinstance(move, TakeBonus):
        return [Entry(Kind.OFFERED, seat, state.bonus_left), Entry(Kind.TAKEN, seat, code)]
    hidden = isinstance(move, Lay) and not state.box.open_planning
    return [Entry(Kind.LAID if hidden else Kind.PLAYED, seat, code)]


def shown(entries: Sequence[Entry], state: GameState) -> list[Entry]:
    """Return the entries for the plans that become open now that the last has been laid, if it has (P2)."""
    if state.step == Step.PLANNING:
        return []
    return [entry._replace(kind=Kind.SHOWN) for entry in last_laid(entries)]


def last_laid(entries: Sequence[Entry]) -> list[Entry]:
    """Return the lays with which the entries end, in order."""
    return [*takewhile(lambda entry: entry.kind is Kind.LAID, reversed(entries))][::-1]


def seen_by(entries: Sequence[Entry], seat: int) -> Iterator[Glimpse]:
    """Yield what a seat saw, in order."""
    for entry in entries:
        if entry.seat == seat or entry.kind not in _HIDDEN:
            yield Glimpse(*entry)
        elif entry.kind is not Kind.OFFERED:
            yield Glimpse(entry.kind, entry.seat, None)
