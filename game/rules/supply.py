"""Exchanges between a seat and the supply: resources, Thaler, coal in the shaft, VP, water, debt."""

from __future__ import annotations

from game.rules.events import DebtReturned, Gained, Spent, Tell
from game.rules.figures import Amounts
from game.rules.mining import score, take_water
from game.rules.state import GameState, Seat
from game.rules.terms import Resource

_GAINED = ("food", "wood", "coal", "thaler", "shaft", "iron")
_SPENT = ("food", "wood", "coal", "thaler", "iron")


def gain(state: GameState, number: int, amounts: Amounts, rule: str, tell: Tell | None) -> None:
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


def spend(state: GameState, number: int, amounts: Amounts, rule: str, tell: Tell | None) -> None:
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


def return_debt(state: GameState, number: int, amount: int, rule: str, tell: Tell | None) -> None:
    """Return up to so much debt to the supply."""
    seat = state.seats[number]
    returned = min(seat.debt, amount)
    seat.debt -= returned
    if tell and returned:
        tell(DebtReturned(number, returned, rule))


def owned(seat: Seat, kind: Resource) -> int:
    """Return the amount of a resource on the farm."""
    if kind == Resource.FOOD:
        return seat.food
    if kind == Resource.WOOD:
        return seat.wood
    return seat.coal if kind == Resource.COAL else seat.iron


def change(seat: Seat, kind: Resource, amount: int) -> None:
    """Add to a resource of the farm, or take from it."""
    if kind == Resource.FOOD:
        seat.food += amount
    elif kind == Resource.WOOD:
        seat.wood += amount
    elif kind == Resource.COAL:
        seat.coal += amount
    else:
        seat.iron += amount
