"""What stands in the tables and sentences of measured figures, as messages: one document, any language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.cli.measure.data import Row
from game.cli.measure.running import estimate
from game.cli.tables import around_told, number_told, percent_told, share_told
from game.rules.message import Message, message

Cell = str | Message
NOTHING = ""


class Table(NamedTuple):
    """Heads and rows; columns stand on the right unless they are among those of the left."""

    heads: Sequence[Cell]
    rows: Sequence[Sequence[Cell]]
    left: frozenset[int] = frozenset()


def value(number: Any) -> Cell:
    """Return a number with as many decimals as it was written with, or a text as it is."""
    if isinstance(number, float):
        return number_told(number, len(repr(number).partition(".")[2]))
    return message("number", number=number) if isinstance(number, int) else str(number)


def score(row: Row, name: str) -> Cell:
    """Return a mean and half its interval."""
    found = estimate(row, name)
    return NOTHING if found is None else around_told(found)


def share(row: Row, name: str) -> Cell:
    """Return a share with its interval."""
    found = estimate(row, name)
    return NOTHING if found is None else share_told(found)


def plain_share(row: Row, name: str) -> Cell:
    """Return a share alone."""
    return percent_told(row[name]) if name in row else NOTHING


LINEUP_CELLS: Mapping[str, Callable[[Row], Cell]] = {
    "seats": lambda row: value(row["seats"]),
    "player": lambda row: str(row["player"]),
    "against": lambda row: str(row["against"]),
    "games": lambda row: value(row["games"]),
    "wins": lambda row: value(row["wins"]) if "wins" in row else NOTHING,
    "share": lambda row: share(row, "share"),
    "chance": lambda row: percent_told(row["chance"], 0),
    "ahead": lambda row: plain_share(row, "ahead"),
    "vp": lambda row: score(row, "score"),
    "their-vp": lambda row: score(row, "others"),
    "margin": lambda row: score(row, "margin"),
}
"""The cells of a line-up by the columns of the ladder."""
