"""Plans of a phase: those worth considering, their variants and completions, and all that the rules allow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from game.automa.own_uses import Hand, Own, TileAccess, one_colour, special_uses, uses
from game.rules import legal_moves, play
from game.rules.box import Box
from game.rules.developments import reached
from game.rules.moves import Lay
from game.rules.phases.planning import colour_markers, flipped, open_fields, special_markers
from game.rules.state import NO_MARKERS, GameState, Seat
from game.rules.terms import NO_DISKS, OWN_WORKERS, Ability, Colour, Disks, Field, minus, plus

_YELLOW = Colour.YELLOW
_BLACK_DISK: Disks = (1, 0, 0)
_YELLOW_DISK: Disks = (0, 0, 1)
_SINGLE: dict[tuple[int, bool], tuple[Disks, ...]] = {
    (Field.FARMERS_WIFE, False): (_BLACK_DISK,),
    (Field.FARMERS_WIFE, True): (_BLACK_DISK, _YELLOW_DISK),
    (Field.WORKSHOP, False): (_YELLOW_DISK,),
    (Field.WORKSHOP, True): (_YELLOW_DISK,),
}
"""The disks that a field of one disk takes, by whether the Farmer's Wife is flipped."""


class Plan(NamedTuple):
    """A whole plan, field by field, and the developments that its own workers are to acquire."""

    lays: tuple[Lay, ...]
    targets: tuple[tuple[int, str], ...] | None = ()
    """None: the workers decide when they work; empty: they acquire nothing."""

    def with_lays(self, *changed: tuple[int, Lay]) -> Plan:
        """Return the plan with other lays at some places."""
        lays = list(self.lays)
        for at, lay in changed:
            lays[at] = lay
        return Plan(tuple(lays), self.targets)


def plans(state: GameState, number: int, disks: Disks) -> tuple[Plan, ...]:
    """Return the plans to consider: every distinct use of the own workers, the others paid if possible."""
    seat = state.seats[number]
    return _plans(state.box, open_fields(seat), _access(state, seat), _hand(seat, disks))


@lru_cache(maxsize=4_096)
def _plans(box: Box, fields: tuple[Field, ...], access: TileAccess, hand: Hand) -> tuple[Plan, ...]:
    """Return the plans, with two developments only without workshop and markers of tiles 28, 16, 26."""
    found: dict[Plan, None] = {}
    every = _others(box, fields[2:], hand)
    once = access._replace(improved=False)
    for others in every:
        left = hand.without(*others)
        busy = others[-1].field == Field.WORKSHOP and not others[-1].empty
        for own in uses(box, once if busy else access, left):
            found[_plan(left, own, others, access.flipped)] = None
    if any(hand.specials):
        for left in hand.without(*every[0]).ways():
            for own in (*uses(box, once, left), *special_uses(box, once, left)):
                found[_plan(left, own, every[0], access.flipped)] = None
    return tuple(found)


def _hand(seat: Seat, disks: Disks) -> Hand:
    if seat.markers is NO_MARKERS:
        return Hand(disks, NO_DISKS, seat.food, seat.thaler)
    return Hand(disks, colour_markers(seat), seat.food, seat.thaler, special_markers(seat))


def _access(state: GameState, seat: Seat) -> TileAccess:
    """Return the developments in reach, or distant ones that can be paid for (T3 to T5)."""
    box, owned, closed = state.box, seat.tiles, _closed(state, seat)
    improved = bool(seat.ready & Ability.IMPROVED_FARMHAND.bit)
    available = 0
    for tile in box.tiles if owned.bit_count() < box.tokens else ():
        distant = tile.distant and state.stacks[tile.index]
        if not (owned | closed) >> tile.index & 1 and (distant or reached(box, owned, tile)):
            available |= 1 << tile.index
    return TileAccess(owned, available, closed, improved, flipped(state, seat))


def _closed(state: GameState, seat: Seat) -> int:
    """Return the black developments that are owned, or all once this seat owns one (B1, B2)."""
    if not state.box.black:
        return 0
    black = [tile.index for tile in state.box.tiles if tile.black]
    owns_one = any(seat.tiles >> index & 1 for index in black)
    return sum(1 << index for index in black if owns_one or state.stacks[index])


def variants(state: GameState, number: int, disks: Disks, plan: Plan) -> Iterator[Plan]:
    """Yield the plan with a contract worker unpaid or paid otherwise, or a disk moved to a further field."""
    seat = state.seats[number]
    hand = _hand(seat, disks).without(*plan.lays)
    for at, lay in enumerate(plan.lays):
        if Field.COAL_DIGGER <= lay.field <= Field.HASPELKNECHT:
            for other in _ways_to_pay(hand, lay):
                yield plan.with_lays((at, other))
        elif lay.field >= Field.FARMERS_WIFE and lay.empty:
            for taken in _taken_by(state.box, lay.field, flipped(state, seat)):
                yield from _moved(plan, at, taken)


def _moved(plan: Plan, to: int, disk: Disks) -> Iterator[Plan]:
    """Yield plans with a disk moved from the work of an own worker to another field."""
    targets = dict(plan.targets or ())
    for at, lay in enumerate(plan.lays[: len(OWN_WORKERS)]):
        if _holds(lay.disks, disk) and lay.field not in targets and not lay.special:
            less = Lay(lay.field, minus(lay.disks, disk), lay.markers)
            yield plan.with_lays((at, less), (to, Lay(plan.lays[to].field, disk)))


def completions(state: GameState, number: int, disks: Disks, laid: tuple[Lay, ...]) -> Iterator[Plan]:
    """Yield every plan that begins with these lays; further own workers get all of a colour, or nothing."""
    seat = state.seats[number]
    hand = _hand(seat, disks).without(*laid)
    yield from _completed(state.box, hand, laid, open_fields(seat)[len(laid) :], flipped(state, seat))


def _completed(
    box: Box, hand: Hand, laid: tuple[Lay, ...], fields: tuple[Field, ...], flips: bool
) -> Iterator[Plan]:
    if not fields:
        yield Plan(laid, None)
        yield Plan(laid, ())
        return
    for lay in _possible(box, hand, fields[0], flips):
        yield from _completed(box, hand.without(lay), (*laid, lay), fields[1:], flips)


def _possible(box: Box, hand: Hand, field: Field, flips: bool) -> list[Lay]:
    """Return every payment of a contract worker, use of a further field, or work of an own worker."""
    found = [Lay(field)]
    if field in OWN_WORKERS:
        heaps = (one_colour(colour, hand.disks[colour]) for colour in Colour if hand.disks[colour])
        return found + [Lay(field, disks) for disks in heaps]
    if field >= Field.WATER_MILL:
        return found + [
            Lay(field, disks) for disks in _taken_by(box, field, flips) if _holds(hand.disks, disks)
        ]
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


def _plan(hand: Hand, own: Own, others: tuple[Lay, ...], flips: bool) -> Plan:
    farmer = hand.lay(Field.FARMER, own.farmer)
    farmhand = hand.without(farmer).lay(Field.FARMHAND, own.farmhand)
    if own.basket == Field.FARMER:
        farmer = replace(farmer, basket=1)
    elif own.basket == Field.FARMHAND:
        farmhand = replace(farmhand, basket=1)
    if own.cottage == Field.FARMER:
        farmer = replace(farmer, cottage=1)
    if others[-1].field >= Field.FARMERS_WIFE:
        others = _with_idle(others, hand.without(farmer, farmhand).disks, flips)
    return Plan((farmer, farmhand, *others), own.targets)


def _with_idle(others: tuple[Lay, ...], idle: Disks, flips: bool) -> tuple[Lay, ...]:
    """Return the lays with unused disks on the Farmer's Wife and the workshop."""
    lays = []
    for lay in others:
        for disk in _SINGLE[lay.field, flips] if lay.field >= Field.FARMERS_WIFE and lay.empty else ():
            if lay.empty and _holds(idle, disk):
                lay, idle = Lay(lay.field, disk), minus(idle, disk)
        lays.append(lay)
    return tuple(lays)


def _others(box: Box, fields: tuple[Field, ...], hand: Hand) -> list[tuple[Lay, ...]]:
    """Return the lays of contract workers, paid or not, and of Water Mill and workshop, used or not."""
    kinds = [_kinds(box, field) for field in fields if field >= Field.WATER_MILL]
    found = []
    for taken in product(*kinds):
        total = _sum(taken)
        if _holds(hand.disks, total):
            found.append(_paid(fields, hand, NO_DISKS, taken))
            if hand.disks[_YELLOW] > total[_YELLOW]:
                found.append(_paid(fields, hand, _YELLOW_DISK, taken))
    return found


def _kinds(box: Box, field: Field) -> tuple[Disks, ...]:
    """Return the lays considered for a further field; that of the Farmer's Wife is settled afterwards."""
    return (NO_DISKS,) if field == Field.FARMERS_WIFE else (NO_DISKS, *_taken_by(box, field, False))


def _sum(heaps: Iterable[Disks]) -> Disks:
    total = NO_DISKS
    for disks in heaps:
        total = plus(total, disks)
    return total


def _taken_by(box: Box, field: Field, flips: bool) -> tuple[Disks, ...]:
    if field == Field.WATER_MILL:
        disks = box.ruleset.mill.disks
        return (disks, 0, 0), (0, 0, disks)
    return _SINGLE[field, flips]


def _paid(fields: tuple[Field, ...], hand: Hand, disk: Disks, taken: Sequence[Disks]) -> tuple[Lay, ...]:
    """Return lays that pay every contract worker by the yellow disk or by food, as far as there is any."""
    food, rest = hand.food, iter(taken)
    lays = []
    for field in fields:
        if field >= Field.WATER_MILL:
            lays.append(Lay(field, next(rest)))
        elif disk != NO_DISKS and field != Field.COAL_MINER:
            lays.append(Lay(field, disk))
        elif food:
            food -= 1
            lays.append(Lay(field, NO_DISKS, NO_DISKS, 1, 0))
        else:
            lays.append(Lay(field))
    return tuple(lays)


def every_plan(view: GameState, most: int) -> list[Plan] | None:
    """Return all plans open to the seat to move, with and without developing; None if more than `most`."""
    number = view.to_move
    assert number is not None
    alone = view.copy()
    alone.order, alone.turn = (number,), 0
    found: list[Plan] = []
    for lays in _every_lays(alone, number, len(open_fields(alone.seats[number]))):
        if len(found) >= 2 * most:
            return None
        found += [Plan(lays, None), Plan(lays, ())]
    return found


def _every_lays(state: GameState, number: int, fields: int) -> Iterator[tuple[Lay, ...]]:
    """Yield every plan that begins with the lays so far."""
    laid = state.seats[number].plan
    if len(laid) == fields:
        yield laid
        return
    last = len(laid) == fields - 1
    for move in legal_moves(state):
        assert isinstance(move, Lay)
        if last:
            yield (*laid, move)
        else:
            ahead = state.copy()
            play(ahead, move, None)
            yield from _every_lays(ahead, number, fields)
