"""The Oil Lamp's swap by two clicks: a disk of the reserve, then the one that goes there for it."""

from __future__ import annotations

from game.rules.message import Amount, Message, message
from game.rules.moves import Swap, Take
from game.rules.terms import Colour
from game.scenes.play.table import PlayTable
from game.scenes.play.targets import Target


def chosen(table: PlayTable) -> Swap | None:
    """Return a swap of the reserve disk that was clicked, while the other disk is asked for."""
    opened = table.opened
    live = table.targets.live.get(opened.name, []) if opened is not None else []
    return next((move for move in live if isinstance(move, Swap)), None)


def swapped(table: PlayTable, target: Target) -> Swap | None:
    """Return the swap that a click on a pile means then: of the clicked disk for one beside it."""
    first, taking = chosen(table), target.moves[0]
    if first is None or not isinstance(taking, Take) or taking.pool != first.pool:
        return None
    return Swap(first.pool, first.reserve, taking.colour)


def other_asked(table: PlayTable) -> Message | None:
    """Return the question for the other disk of a swap; None where none is asked."""
    first = chosen(table)
    if first is None:
        return None
    return message("play-ask-swapped", reserve=Amount(1, Colour(first.reserve)), pool=first.pool + 1)
