"""The lehrling and the einlieger: beginners below and above the knecht, by lists of rules like its own."""

from __future__ import annotations

from typing import ClassVar, Final

from game.automa.knecht import BeginnerRules, Knecht
from game.automa.knecht_disks import KEEP_LAMP, largest, needs, new_colour, own_worker, same_colour
from game.automa.knecht_work import DEAREST, WITHOUT_ACQUIRING, Preference, acquire
from game.rules.box import TileInfo
from game.rules.engine import arrival_vp, lease_for, next_arrival
from game.rules.message import Message, message
from game.rules.state import GameState, Seat
from game.rules.terms import Colour


def needs_at_last(state: GameState, seat: Seat) -> dict[Colour, Message]:
    """Return food, in autumn, if the lease asks for more than it has: nothing else is thought of."""
    autumn = state.season == state.box.phases[-1]
    missing = autumn and seat.food < lease_for(state, seat).food
    return {Colour.YELLOW: message("need-food")} if missing else {}


def _cheapest(state: GameState, tile: TileInfo) -> tuple[int, ...]:
    return (sum(tile.cost),)


CHEAPEST: Final = Preference(_cheapest, "reason-lay-for-cheapest", "reason-acquire-cheapest")


def _dearest_left(state: GameState, tile: TileInfo) -> tuple[int, ...]:
    """Return the sort key of the dearest developments, of equally dear ones those with most VP left (T6)."""
    return -sum(tile.cost), -arrival_vp(tile, next_arrival(state, tile))


DEAREST_LEFT: Final = DEAREST._replace(order=_dearest_left)


class Lehrling(Knecht):
    """Has just learned the game: counts disks, whatever their colour, and takes the cheapest development."""

    name = "lehrling"
    rules: ClassVar[BeginnerRules] = BeginnerRules(
        first_taking=(largest(needs_at_last), KEEP_LAMP),
        second_taking=(new_colour(needs_at_last), same_colour(needs_at_last), KEEP_LAMP),
        own_worker=own_worker(CHEAPEST, needs_at_last),
        working=(acquire(CHEAPEST), *WITHOUT_ACQUIRING),
    )


class Einlieger(Knecht):
    """Takes a large group twice, and sees who has been at a development before."""

    name = "einlieger"
    rules: ClassVar[BeginnerRules] = BeginnerRules(
        first_taking=(largest(needs), KEEP_LAMP),
        second_taking=(largest(needs), KEEP_LAMP),
        own_worker=own_worker(DEAREST_LEFT, needs),
        working=(acquire(DEAREST_LEFT), *WITHOUT_ACQUIRING),
    )
