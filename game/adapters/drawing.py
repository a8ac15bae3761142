"""Chance made explicit: what the rules drew goes back into the bag, and is drawn anew (S3, F3, F4).

The rules draw many disks in one step, from a generator that they carry. How many each pool gets depends on no
colour, and nothing is decided or counted in between. So a table whose drawn disks lie in the bag again, with
the list of what is still to be drawn, is exactly the table between that step and its draws.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.rules.disks import COLOURS, NO_DISKS, Disks, amount, minus, plus, single_colour, with_disks
from game.rules.events import DisksDrawn
from game.rules.state import GameState


class Draws(NamedTuple):
    """Disks that a pool is still to get from the bag."""

    pool: int
    reserve: bool
    missing: int


def taken_back(state: GameState, drawn: Iterable[DisksDrawn]) -> list[Draws]:
    """Put what was drawn back into the bag, in place; return the draws that are open, the next one last."""
    draws = list[Draws]()
    for event in drawn:
        pools = state.reserve if event.reserve else state.action
        pools[event.pool] = minus(pools[event.pool], event.disks)
        state.bag = plus(state.bag, event.disks)
        draws.append(Draws(event.pool, event.reserve, amount(event.disks)))
    return [one for one in reversed(draws) if one.missing]


def draw(state: GameState, draws: list[Draws], colour: int) -> None:
    """Draw one disk of a colour for the pool that is next, in place."""
    one = draws.pop()
    pools = state.reserve if one.reserve else state.action
    pools[one.pool] = with_disks(pools[one.pool], colour, 1)
    state.bag = with_disks(state.bag, colour, -1)
    if one.missing > 1:
        draws.append(one._replace(missing=one.missing - 1))


def settle(state: GameState, draws: list[Draws]) -> None:
    """Draw what is left in place while the bag holds one colour only: nothing is open there."""
    while draws and state.bag != NO_DISKS and (colour := single_colour(state.bag)) >= 0:
        draw(state, draws, colour)


def shares(bag: Disks) -> list[tuple[int, float]]:
    """Return the colours that can be drawn next, each with its probability."""
    count = amount(bag)
    return [(colour, bag[colour] / count) for colour in range(COLOURS) if bag[colour]]
