"""Spring and autumn water (Y2, Y3), and the gift at Thanksgiving (tile 29)."""

from __future__ import annotations

from typing import Final

from game.rules.engine.mining import channel, score, take_water
from game.rules.events import Declined, FoodGiven, Tell
from game.rules.message import Amount, TileName
from game.rules.moves import DECLINE, Decline, GiveFood, Move
from game.rules.reason import Reason
from game.rules.state import GameState, Seat
from game.rules.terms import Ability, Resource, Season, Step

GIFT_NOW: Final = Reason("29", "refused-give-food-now", food=Amount(1, Resource.FOOD))
NO_RECEIVER: Final = Reason("29", "refused-food-for-others", tile=TileName("29"))
NO_WATER_COMES: Final = Reason("29", "refused-no-autumn-water", tile=TileName("21"))
_BUCKET: Final = Ability.BUCKET.bit
_CHANNEL: Final = Ability.WATER_CHANNEL.bit
_THANKSGIVING: Final = Ability.THANKSGIVING.bit


def flow(state: GameState, tell: Tell | None) -> None:
    """Give every player 1 water if the season brings it, up to the first who may give food instead."""
    state.turn = -1
    state.to_move = None
    if state.box.wet_years[state.year - 1][state.season]:
        _flow_on(state, tell)


def legal(state: GameState, number: int) -> list[Move]:
    """Return the gifts of 1 food to a seat without this tile, with the water or without; or none."""
    giver = state.seats[number]
    waters = (False,) if giver.abilities & _BUCKET else (False, True)
    return [*(GiveFood(to, water) for to in _receivers(state) for water in waters), DECLINE]


def refuse(state: GameState, number: int, move: Move) -> Reason | None:
    """Return the reason why a move is no answer to Thanksgiving, or None."""
    if isinstance(move, Decline):
        return None
    if not isinstance(move, GiveFood):
        return GIFT_NOW
    if move.to not in _receivers(state):
        return NO_RECEIVER
    dry = state.seats[number].abilities & _BUCKET
    return NO_WATER_COMES if move.water and dry else None


def play(state: GameState, number: int, move: Move, tell: Tell | None) -> None:
    """Give food, or decline; then the water of this seat and of the seats after it."""
    water = True
    if isinstance(move, GiveFood):
        water = move.water
        _give(state, number, move, tell)
    elif tell:
        tell(Declined(number, Step.AUTUMN_WATER))
    _take(state, number, water, tell)
    _flow_on(state, tell)


def _flow_on(state: GameState, tell: Tell | None) -> None:
    """Give the remaining seats their water, up to the first that is asked."""
    state.ask_next(may_give, lambda number: _take(state, number, True, tell))


def may_give(state: GameState, seat: Seat) -> bool:
    """Return True if a seat is asked for its gift: an owner of Thanksgiving with food, in autumn (R-40)."""
    return bool(seat.abilities & _THANKSGIVING) and state.season == Season.AUTUMN and seat.food > 0


def _take(state: GameState, number: int, water: bool, tell: Tell | None) -> None:
    """Y2; none with the Bucket, but the Water Channel then gets its 1 from the supply (18, 21)."""
    abilities = state.seats[number].abilities
    if not abilities & _BUCKET:
        if water:
            take_water(state, number, 1, "Y2", tell)
    elif abilities & _CHANNEL:
        channel(state, number, 1, tell)


def _receivers(state: GameState) -> list[int | None]:
    without = [at for at, seat in enumerate(state.seats) if not seat.abilities & _THANKSGIVING]
    return [*without] if without else [None]


def _give(state: GameState, number: int, move: GiveFood, tell: Tell | None) -> None:
    state.seats[number].food -= 1
    if move.to is not None:
        state.seats[move.to].food += 1
    if tell:
        tell(FoodGiven(number, move.to, move.water))
    score(state, number, state.box.ruleset.valley.thanksgiving.vp, "29", tell)
