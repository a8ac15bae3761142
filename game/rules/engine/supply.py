"""The goods of a seat: its exchanges with the supply, and how many it has of what a draft counts."""

from __future__ import annotations

from typing import Final

from game.rules.box import Box
from game.rules.engine.mining import score, take_water
from game.rules.events import DebtReturned, Gained, Spent, TakenAway, Tell
from game.rules.ids import RuleOrTile
from game.rules.ruleset.figures import Amounts
from game.rules.ruleset.tile_data import SYMBOLS
from game.rules.state import GameState, Seat
from game.rules.terms import Resource

_FOOD: Final = int(Resource.FOOD)
_WOOD: Final = int(Resource.WOOD)
_COAL: Final = int(Resource.COAL)
_GAINED: Final = ("food", "wood", "coal", "thaler", "shaft", "iron")
_SPENT: Final = ("food", "wood", "coal", "thaler", "iron")
_TAKEN: Final = (*_SPENT, "shaft", "water")
_COUNTED: Final = (*_SPENT, "debt", "water")


def gain(state: GameState, number: int, amounts: Amounts, rule: RuleOrTile, tell: Tell | None) -> None:
    """Give a seat goods from the supply: resources, Thaler, coal in the shaft, VP, water."""
    seat = state.seats[number]
    seat.food += amounts.food
    seat.wood += amounts.wood
    seat.coal += amounts.coal
    seat.iron += amounts.iron
    seat.thaler += amounts.thaler
    seat.shaft += amounts.shaft
    if tell:
        for name in _GAINED:
            if amount := getattr(amounts, name):
                tell(Gained(number, name, amount, rule))
    score(state, number, amounts.vp, rule, tell)
    if amounts.water:
        take_water(state, number, amounts.water, rule, tell)


def spend(state: GameState, number: int, amounts: Amounts, rule: RuleOrTile, tell: Tell | None) -> None:
    """Move goods from the farm to the supply."""
    seat = state.seats[number]
    if tell:
        for name in _SPENT:
            if amount := getattr(amounts, name):
                tell(Spent(number, name, amount, rule))
    seat.food -= amounts.food
    seat.wood -= amounts.wood
    seat.coal -= amounts.coal
    seat.iron -= amounts.iron
    seat.thaler -= amounts.thaler


def losable(seat: Seat, amounts: Amounts) -> Amounts:
    """Return as much of some goods as a seat has of them, water and coal in the shaft too."""
    return Amounts(**{name: min(getattr(amounts, name), getattr(seat, name)) for name in _TAKEN})


def lose(state: GameState, number: int, amounts: Amounts, rule: RuleOrTile, tell: Tell | None) -> None:
    """Take goods from a seat to the supply, as far as it has any: water too, wherever it lies."""
    seat = state.seats[number]
    lost = losable(seat, amounts)
    for name in _TAKEN:
        if amount := getattr(lost, name):
            setattr(seat, name, getattr(seat, name) - amount)
            if tell:
                tell(TakenAway(number, name, amount, rule))


def can_spend(seat: Seat, amounts: Amounts) -> bool:
    """Return True if the farm has these goods."""
    return (
        seat.food >= amounts.food
        and seat.wood >= amounts.wood
        and seat.coal >= amounts.coal
        and seat.iron >= amounts.iron
        and seat.thaler >= amounts.thaler
    )


def lacking(seat: Seat, amounts: Amounts) -> list[str]:
    """Return the goods of which the farm has too few."""
    return [name for name in _SPENT if getattr(seat, name) < getattr(amounts, name)]


def return_debt(state: GameState, number: int, amount: int, rule: RuleOrTile, tell: Tell | None) -> None:
    """Return up to so much debt to the supply."""
    seat = state.seats[number]
    returned = min(seat.debt, amount)
    seat.debt -= returned
    if tell and returned:
        tell(DebtReturned(number, returned, rule))


def owned(seat: Seat, kind: int) -> int:
    """Return the amount of a resource on the farm."""
    if kind == _FOOD:
        return seat.food
    if kind == _WOOD:
        return seat.wood
    return seat.coal if kind == _COAL else seat.iron


def change(seat: Seat, kind: int, amount: int) -> None:
    """Add to a resource of the farm, or take from it."""
    if kind == _FOOD:
        seat.food += amount
    elif kind == _WOOD:
        seat.wood += amount
    elif kind == _COAL:
        seat.coal += amount
    else:
        seat.iron += amount


def counted(box: Box, seat: Seat, what: str) -> int:
    """Return how many a seat has of something that a draft counts."""
    if what in SYMBOLS:
        return sum(tile.symbol == what for tile in box.owned(seat.tiles))
    if what in _COUNTED:
        return int(getattr(seat, what))
    if what == "prop":
        return seat.pinge_props + seat.tunnel_props
    if what == "section":
        return seat.emptied_sections()
    return seat.tiles.bit_count() if what == "development" else sum(seat.markers) + sum(seat.fresh)
