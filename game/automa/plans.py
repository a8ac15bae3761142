"""Which plans are worth a thought: what the own workers could do with the disks, and who else is paid."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.automa.own_uses import Hand, Offer, Own, one_colour, reached, uses
from game.rules.box import Box
from game.rules.moves import Lay
from game.rules.phases.planning import colour_markers, open_fields
from game.rules.state import GameState, Seat
from game.rules.terms import NO_DISKS, OWN_WORKERS, Ability, Colour, Disks, Field

_YELLOW = Colour.YELLOW
_YELLOW_DISK: Disks = (0, 0, 1)


class Plan(NamedTuple):
    """A whole plan, field by field, and the developments its own workers are to acquire."""

    lays: tuple[Lay, ...]
    targets: tuple[tuple[int, str], ...] | None = ()
    """None: the workers decide when they work; empty: they acquire nothing."""


def plans(state: GameState, number: int, disks: Disks) -> tuple[Plan, ...]:
    """The plans a seat thinks about: its own workers in every way that differs, the others paid if it can."""
    seat = state.seats[number]
    return _plans(state.box, open_fields(seat), _offer(state, seat), _hand(seat, disks))


@lru_cache(maxsize=4_096)
def _plans(box: Box, fields: tuple[Field, ...], offer: Offer, hand: Hand) -> tuple[Plan, ...]:
    found: dict[Plan, None] = {}
    for others in _others(box, fields[2:], hand):
        left = hand.without(*others)
        for own in uses(box, offer, left):
            found[_plan(left, own, others)] = None
    return tuple(found)


def _hand(seat: Seat, disks: Disks) -> Hand:
    return Hand(disks, colour_markers(seat), seat.food, seat.thaler)


def _offer(state: GameState, seat: Seat) -> Offer:
    """Developments in reach, or to be had from another player (T3 to T5)."""
    box, owned = state.box, seat.tiles
    improved = bool(seat.ready & Ability.IMPROVED_FARMHAND.bit)
    if owned.bit_count() >= box.ruleset.developments.tokens:
        return Offer(owned, 0, improved)
    to_be_had = 0
    for tile in box.tiles:
        distant = tile.distant and state.stacks[tile.index]
        if not owned >> tile.index & 1 and (distant or reached(box, owned, tile)):
            to_be_had |= 1 << tile.index
    return Offer(owned, to_be_had, improved)


def variants(state: GameState, number: int, disks: Disks, plan: Plan) -> Iterator[Plan]:
    """The same plan with one contract worker unpaid, or paid in another way."""
    hand = _hand(state.seats[number], disks).without(*plan.lays)
    for at, lay in enumerate(plan.lays):
        if Field.COAL_DIGGER <= lay.field <= Field.HASPELKNECHT:
            for other in _ways_to_pay(hand, lay):
                yield Plan((*plan.lays[:at], other, *plan.lays[at + 1 :]), plan.targets)


def completions(state: GameState, number: int, disks: Disks, laid: tuple[Lay, ...]) -> Iterator[Plan]:
    """Every plan that begins with these lays; own workers without one get all of a colour, or nothing."""
    seat = state.seats[number]
    hand = _hand(seat, disks).without(*laid)
    yield from _completed(state.box, hand, laid, open_fields(seat)[len(laid) :])


def _completed(box: Box, hand: Hand, laid: tuple[Lay, ...], fields: tuple[Field, ...]) -> Iterator[Plan]:
    if not fields:
        yield Plan(laid, None)
        yield Plan(laid, ())
        return
    for lay in _possible(box, hand, fields[0]):
        yield from _completed(box, hand.without(lay), (*laid, lay), fields[1:])


def _possible(box: Box, hand: Hand, field: Field) -> list[Lay]:
    """Every way to pay a contract worker or to use the Water Mill; plain work for an own worker."""
    found = [Lay(field)]
    if field in OWN_WORKERS:
        heaps = (one_colour(colour, hand.disks[colour]) for colour in Colour if hand.disks[colour])
        return found + [Lay(field, disks) for disks in heaps]
    if field == Field.WATER_MILL:
        return found + [Lay(field, mill) for mill in _milled(box) if _holds(hand.disks, mill)]
    if field != Field.COAL_MINER and hand.disks[_YELLOW]:
        found.append(Lay(field, _YELLOW_DISK))
    return found + list(_ways_to_pay(hand, found[0]))


def _holds(disks: Disks, wanted: Disks) -> bool:
    return all(have >= n for have, n in zip(disks, wanted, strict=True))


def _ways_to_pay(hand: Hand, lay: Lay) -> Iterator[Lay]:
    if not lay.empty:
        yield Lay(lay.field)
    if not lay.food and hand.food:
        yield Lay(lay.field, NO_DISKS, NO_DISKS, 1, 0)
    if not lay.thaler and hand.thaler:
        yield Lay(lay.field, NO_DISKS, NO_DISKS, 0, 1)


def _plan(hand: Hand, own: Own, others: tuple[Lay, ...]) -> Plan:
    farmer = hand.lay(Field.FARMER, own.farmer)
    farmhand = hand.without(farmer).lay(Field.FARMHAND, own.farmhand)
    return Plan((farmer, farmhand, *others), own.targets)


def _others(box: Box, fields: tuple[Field, ...], hand: Hand) -> list[tuple[Lay, ...]]:
    """Contract workers, paid by a yellow disk or not, and the Water Mill's uses."""
    mills: list[Disks] = [NO_DISKS]
    if Field.WATER_MILL in fields:
        mills += [mill for mill in _milled(box) if _holds(hand.disks, mill)]
    found = []
    for mill in mills:
        found.append(_paid(fields, hand, NO_DISKS, mill))
        if hand.disks[_YELLOW] > mill[_YELLOW]:
            found.append(_paid(fields, hand, _YELLOW_DISK, mill))
    return found


def _milled(box: Box) -> tuple[Disks, Disks]:
    """The disks the Water Mill takes."""
    disks = box.ruleset.mill.disks
    return (disks, 0, 0), (0, 0, disks)


def _paid(fields: tuple[Field, ...], hand: Hand, disk: Disks, mill: Disks) -> tuple[Lay, ...]:
    """Every contract worker paid, by the yellow disk or by food; nothing for whom neither is left."""
    food = hand.food
    lays = []
    for field in fields:
        if field == Field.WATER_MILL:
            lays.append(Lay(field, mill))
        elif disk != NO_DISKS and field != Field.COAL_MINER:
            lays.append(Lay(field, disk))
        elif food:
            food -= 1
            lays.append(Lay(field, NO_DISKS, NO_DISKS, 1, 0))
        else:
            lays.append(Lay(field))
    return tuple(lays)
