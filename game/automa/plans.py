"""Plans of a phase: those worth considering, their variants and completions, and all that the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from game.automa.own_uses import Hand, Own, Targets, TileAccess, one_colour, special_uses, target_of, uses
from game.rules import legal_moves, play
from game.rules.box import Box
from game.rules.crew import Payment
from game.rules.disks import NO_DISKS, Disks, minus
from game.rules.engine import colour_markers, flipped, open_fields, reached, special_markers
from game.rules.fixed import Fixed
from game.rules.moves import Lay
from game.rules.state import NO_MARKERS, GameState, Seat
from game.rules.terms import OWN_WORKERS, Ability, Colour, Field, Marker

UNPAID: Final = Payment(NO_DISKS, 0, 0)


class Plan(Fixed):
    """A whole plan, field by field, and the developments that its own workers are to acquire.

    With targets None the workers decide when they work; with none at all they acquire nothing.
    """

    __slots__ = ("_hash", "laid", "lays", "targets")
    __match_args__: Final = ("lays", "targets")

    def __init__(self, lays: tuple[Lay, ...], targets: Targets | None = ()) -> None:
        self.lays: Final = lays
        self.targets: Final = targets
        laid = 0
        for lay in lays:
            if not lay.empty:
                laid += 1
        self.laid: Final = laid
        """The number of fields that are not empty."""
        self._hash: Final = hash((lays, targets))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Plan) and self.lays == other.lays and self.targets == other.targets

    def __hash__(self) -> int:
        return self._hash

    def with_lay(self, at: int, lay: Lay) -> Plan:
        """Return the plan with another lay at one place."""
        return Plan((*self.lays[:at], lay, *self.lays[at + 1 :]), self.targets)

    def leaves_out_of(self, other: Plan) -> bool:
        """Return True if this is another plan with fewer disks on some of its fields."""
        return self.lays != other.lays and all(map(_leaves_out, self.lays, other.lays))

    def of_first(self, workers: int) -> Plan:
        """Return the part of the plan that is for so many workers, the others idle."""
        begun = self.lays[:workers]
        idle = tuple(Lay(lay.field) for lay in self.lays[workers:])
        working = {lay.field for lay in begun}
        return Plan((*begun, *idle), tuple(target for target in self.targets or () if target[0] in working))


def plans(state: GameState, number: int, disks: Disks) -> tuple[Plan, ...]:
    """Return the plans to consider: every distinct use of the own workers, the others paid if possible."""
    seat = state.seats[number]
    return _plans(state.box, open_fields(seat), _access(state, seat), _hand(seat, disks))


@lru_cache(maxsize=4_096)
def _plans(box: Box, fields: tuple[Field, ...], access: TileAccess, hand: Hand) -> tuple[Plan, ...]:
    """Return the plans, with two developments only without workshop and markers of tiles 28, 16, 26."""
    found: dict[Plan, None] = {}
    every = _others(box, fields[2:], hand)
    once = access.of_farmer()
    for others in every:
        left = hand.without(others)
        busy = any(not lay.empty and _single_disks(box, lay.field, False) for lay in others)
        for own in uses(box, once if busy else access, left):
            found[_plan(box, left, own, others, access.flipped)] = None
    if any(hand.specials):
        for left in hand.without(every[0]).ways():
            for own in uses(box, once, left) + special_uses(box, once, left):
                found[_plan(box, left, own, every[0], access.flipped)] = None
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
    full = owned.bit_count() >= box.tokens
    for tile in () if full else box.tiles:
        distant = tile.distant and state.stacks[tile.index]
        if not (owned | closed) & tile.bit and (distant or reached(box, owned, tile)):
            available |= tile.bit
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
    seat, box = state.seats[number], state.box
    hand = _hand(seat, disks).without(plan.lays)
    for at, lay in enumerate(plan.lays):
        if box.crew.workers[lay.field].contract:
            for other in _ways_to_pay(box, hand, lay):
                yield plan.with_lay(at, other)
        elif lay.empty:
            for taken in _single_disks(box, lay.field, flipped(state, seat)):
                yield from _moved(plan, at, taken)


def with_idle_disks(state: GameState, number: int, disks: Disks, plan: Plan) -> Iterator[Plan]:
    """Yield the plan with all the disks of a colour that are left on an own worker who has none."""
    left = _hand(state.seats[number], disks).without(plan.lays).disks
    for at, lay in enumerate(plan.lays[: len(OWN_WORKERS)]):
        if lay.empty:
            for colour in Colour:
                if left[colour]:
                    yield plan.with_lay(at, Lay(lay.field, one_colour(colour, left[colour])))


def _moved(plan: Plan, to: int, disk: Disks) -> Iterator[Plan]:
    """Yield plans with a disk moved from the work of an own worker to another field."""
    targets = plan.targets or ()
    for at, lay in enumerate(plan.lays[: len(OWN_WORKERS)]):
        if _covers(lay.disks, disk) and target_of(targets, lay.field) is None and not lay.special:
            less = Lay(lay.field, minus(lay.disks, disk), lay.markers)
            yield plan.with_lay(at, less).with_lay(to, Lay(plan.lays[to].field, disk))


def completions(state: GameState, number: int, disks: Disks, laid: tuple[Lay, ...]) -> Iterator[Plan]:
    """Yield every plan that begins with these lays; further own workers get all of a colour, or nothing."""
    seat = state.seats[number]
    hand = _hand(seat, disks).without(laid)
    yield from _completed(state.box, hand, laid, open_fields(seat)[len(laid) :], flipped(state, seat))


def _completed(
    box: Box, hand: Hand, laid: tuple[Lay, ...], fields: tuple[Field, ...], flips: bool
) -> Iterator[Plan]:
    if not fields:
        yield Plan(laid, None)
        yield Plan(laid, ())
        return
    for lay in _possible(box, hand, fields[0], flips):
        yield from _completed(box, hand.without((lay,)), (*laid, lay), fields[1:], flips)


def _possible(box: Box, hand: Hand, field: Field, flips: bool) -> list[Lay]:
    """Return every payment of a contract worker, use of a further field, or work of an own worker."""
    found = [Lay(field)]
    if field in OWN_WORKERS:
        heaps = (one_colour(colour, hand.disks[colour]) for colour in Colour if hand.disks[colour])
        return found + [Lay(field, disks) for disks in heaps]
    return found + [_paying(field, pay) for pay in _payments(box, field, flips) if _holds(hand, pay)]


def _covers(disks: Disks, wanted: Disks) -> bool:
    return disks[0] >= wanted[0] and disks[1] >= wanted[1] and disks[2] >= wanted[2]


def _leaves_out(less: Lay, more: Lay) -> bool:
    """Return True if a lay is another one with as many disks or fewer."""
    return _covers(more.disks, less.disks) and _beside_disks(less) == _beside_disks(more)


def _beside_disks(lay: Lay) -> tuple[object, ...]:
    return lay.markers, lay.food, lay.thaler, lay.wild, lay.basket, lay.cottage


def _holds(hand: Hand, pay: Payment) -> bool:
    return hand.food >= pay.food and hand.thaler >= pay.thaler and _covers(hand.disks, pay.disks)


def _paying(field: Field, pay: Payment) -> Lay:
    return Lay(field, pay.disks, NO_DISKS, pay.food, pay.thaler)


def _ways_to_pay(box: Box, hand: Hand, lay: Lay) -> Iterator[Lay]:
    """Yield the lay of a contract worker without payment, or with other goods."""
    if not lay.empty:
        yield Lay(lay.field)
    for pay in _payments(box, lay.field, True):
        other = _paying(lay.field, pay)
        if pay.disks == NO_DISKS and other != lay and _holds(hand, pay):
            yield other


def _plan(box: Box, hand: Hand, own: Own, others: tuple[Lay, ...], flips: bool) -> Plan:
    farmer = hand.lay(Field.FARMER, own.farmer)
    farmhand = hand.without((farmer,)).lay(Field.FARMHAND, own.farmhand)
    if own.basket == Field.FARMER:
        farmer = farmer.with_marker(Marker.WICKER_BASKET)
    elif own.basket == Field.FARMHAND:
        farmhand = farmhand.with_marker(Marker.WICKER_BASKET)
    if own.cottage == Field.FARMER:
        farmer = farmer.with_marker(Marker.COTTAGE)
    if any(_single_disks(box, lay.field, True) for lay in others):
        others = _with_idle(box, others, hand.without((farmer, farmhand)).disks, flips)
    return Plan((farmer, farmhand, *others), own.targets)


def _with_idle(box: Box, others: tuple[Lay, ...], idle: Disks, flips: bool) -> tuple[Lay, ...]:
    """Return the lays with unused disks on the fields that take a single one."""
    lays = []
    for lay in others:
        for disk in _single_disks(box, lay.field, flips):
            if lay.empty and _covers(idle, disk):
                lay, idle = Lay(lay.field, disk), minus(idle, disk)
        lays.append(lay)
    return tuple(lays)


def _others(box: Box, fields: tuple[Field, ...], hand: Hand) -> list[tuple[Lay, ...]]:
    """Return the lays of contract workers, paid by disks or by food, and of further fields, used or not."""
    found: dict[tuple[Lay, ...], None] = {}
    for taken in product(*(_kinds(box, field) for field in fields)):
        lays = tuple(_paying(field, pay) for field, pay in zip(fields, taken, strict=True))
        left = hand.without(lays)
        if min(*left.disks, left.food, left.thaler) >= 0:
            for with_disks in (False, True):
                found[_paid(box, lays, left, with_disks)] = None
    return list(found)


@lru_cache(maxsize=256)
def _payments(box: Box, field: Field, flips: bool) -> tuple[Payment, ...]:
    """Return what may lie on the field of a worker who is paid, each alternative alone, black disks first."""
    uses = (use for use in box.crew.workers[field].uses if flips or not use.owning)
    return tuple(sorted((pay for use in uses for pay in use.pays), key=_by_disks, reverse=True))


def _by_disks(pay: Payment) -> Disks:
    return pay.disks


@lru_cache(maxsize=256)
def _single_disks(box: Box, field: Field, flips: bool) -> tuple[Disks, ...]:
    """Return the disks of which a further field takes a single one; none for contract workers."""
    if box.crew.workers[field].contract:
        return ()
    pays = _payments(box, field, flips)
    return tuple(pay.disks for pay in pays if sum(pay.disks) == 1 and not pay.food + pay.thaler)


@lru_cache(maxsize=256)
def _kinds(box: Box, field: Field) -> tuple[Payment, ...]:
    """Return what is considered for a further field: nothing, or what makes goods; more is settled later."""
    worker = box.crew.workers[field]
    makes = [pay for use in worker.uses if use.makes and not use.owning for pay in use.pays]
    return (UNPAID,) if worker.contract else (UNPAID, *sorted(makes, key=_by_disks, reverse=True))


def _paid(box: Box, lays: tuple[Lay, ...], hand: Hand, with_disks: bool) -> tuple[Lay, ...]:
    """Return the lays with every contract worker paid by disks, or by food, as far as there is any."""
    found = []
    for lay in lays:
        if box.crew.workers[lay.field].contract:
            lay = _wage(box, lay.field, hand, with_disks)
            hand = hand.without((lay,))
        found.append(lay)
    return tuple(found)


def _wage(box: Box, field: Field, hand: Hand, with_disks: bool) -> Lay:
    for pay in _payments(box, field, True):
        by_disks = pay.disks != NO_DISKS
        if (by_disks if with_disks else pay.food and not by_disks) and _holds(hand, pay):
            return _paying(field, pay)
    return _wage(box, field, hand, False) if with_disks else Lay(field)


def every_plan(view: GameState, most: int) -> list[Plan] | None:
    """Return all plans open to the seat to move, with and without developing; None if more than `most`."""
    number = view.mover
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
