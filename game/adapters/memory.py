"""All that a seat has seen of a game, as text and as an array: two games that differ in it are told apart."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from game.adapters.course import Course
from game.adapters.frame import Frame
from game.adapters.layout import Array
from game.adapters.observation import observed
from game.adapters.seen import CHANCE, Glimpse, Kind, seen_by
from game.rules.terms import Bonus

COLUMNS = ("kind, from 1", "seat from the observer, from 1; 0 for chance", "id, from 1; 0 if hidden")
"""What the columns of the array mean; each row is something that was seen, and zeros follow the last."""


def remembered(course: Course, seat: int) -> str:
    """Return all that a seat has seen as text: its number, the table, and line by line what happened."""
    lines = (_line(glimpse, course.frame) for glimpse in seen_by(course.entries, seat))
    return "\n".join((f"seat {seat + 1}", observed(course.state, seat), *lines))


def shape(frame: Frame) -> tuple[int, int]:
    """Return the shape of the array."""
    return frame.most_entries, len(COLUMNS)


def recorded(course: Course, seat: int) -> Array:
    """Return all that happened before a seat's eyes as an array; `observe` has the table."""
    rows = np.zeros(shape(course.frame), np.float32)
    seen = [*_rows(course, seat)]
    if seen:
        rows[: len(seen)] = seen
    return rows


def _rows(course: Course, seat: int) -> Iterator[tuple[int, int, int]]:
    seats = course.frame.seats
    for kind, actor, code in seen_by(course.entries, seat):
        whose = 0 if actor == CHANCE else (actor - seat) % seats + 1
        yield kind + 1, whose, 0 if code is None else code + 1


def _line(glimpse: Glimpse, frame: Frame) -> str:
    """Return a line for what was seen; seats count from 1, as in a record."""
    kind, seat, code = glimpse
    if seat == CHANCE:
        return frame.outcome_said(kind, code or 0)
    if code is None:
        return f"{seat + 1}: ?"
    if kind is Kind.OFFERED:
        return f"{seat + 1} sees: {', '.join(bonus.id for bonus in Bonus if code >> bonus & 1)}"
    opened = " opens" if kind is Kind.SHOWN else ""
    return f"{seat + 1}{opened}: {frame.numbering.moves[code]}"
