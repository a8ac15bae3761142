"""The lehrling and the einlieger: beginners below and above the knecht, by lists of rules like its own."""

from __future__ import annotations

from typing import ClassVar

from game.automa.knecht import BeginnerRules, Knecht
from game.automa.knecht_disks import (
    CONTRACT_WORKER,
    CONTRACT_WORKER_NO_FOOD,
    KEEP_LAMP,
    largest,
    largest_of_new,
    needs,
    new_colour,
    own_worker,
    same_colour,
)
from game.automa.knecht_work import WITHOUT_ACQUIRING, acquire
from game.rules.box import TileInfo
from game.rules.engine import arrival_vp, next_arrival
from game.rules.message import Message
from game.rules.state import GameState, Seat
from game.rules.terms import Colour


def needs_today(state: GameState, seat: Seat) -> dict[Colour, Message]:
    """Return the colours that are needed as the knecht sees it, but food for the lease in autumn only."""
    found = needs(state, seat)
    if state.season != state.box.phases[-1]:
        found.pop(Colour.YELLOW, None)
    return found


def dearest(state: GameState, tile: TileInfo) -> tuple[int, ...]:
    """Return the sort key of developments, the dearest first."""
    return (-sum(tile.cost),)


def dearest_left(state: GameState, tile: TileInfo) -> tuple[int, ...]:
    """Return the sort key of developments: the dearest, of equally dear ones those with most VP left (T6)."""
    return -sum(tile.cost), -arrival_vp(tile, next_arrival(state, tile))


class Lehrling(Knecht):
    """Has just learned the game: sees one colour, does not count, and thinks of the lease in autumn."""

    name = "lehrling"
    rules: ClassVar[BeginnerRules] = BeginnerRules(
        first_taking=(largest(needs_today), KEEP_LAMP),
        second_taking=(same_colour(needs_today, counts=False), new_colour(needs_today), KEEP_LAMP),
        own_worker=own_worker(dearest, needs_today),
        contract_worker=CONTRACT_WORKER_NO_FOOD,
        working=(acquire(dearest), *WITHOUT_ACQUIRING),
    )


class Einlieger(Knecht):
    """Takes a large group of two colours, and sees who has been at a development before."""

    name = "einlieger"
    rules: ClassVar[BeginnerRules] = BeginnerRules(
        first_taking=(largest(needs), KEEP_LAMP),
        second_taking=(largest_of_new(needs), same_colour(needs), KEEP_LAMP),
        own_worker=own_worker(dearest_left, needs),
        contract_worker=CONTRACT_WORKER,
        working=(acquire(dearest_left), *WITHOUT_ACQUIRING),
    )
