"""Planning (section 5): each seat in the new order lays its plan field by field (P9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.box import Box
from game.rules.crew import Use, Worker
from game.rules.disks import NO_DISKS, Disks, minus, plus
from game.rules.engine.free_actions import with_marker
from game.rules.engine.lays import (
    NO_COSTS,
    NO_SPECIALS,
    Specials,
    own_lays,
    own_refusal,
    paid_lays,
    paid_refusal,
    wild_colours,
)
from game.rules.events import FieldLaid, FieldReturned, PaymentSpent, PlansRevealed, Tell
from game.rules.moves import Lay, Move
from game.rules.reason import Reason
from game.rules.state import NO_MARKERS, GameState, Seat
from game.rules.terms import Colour, Field, Marker

NOT_HELD: Final = Reason("P3", "refused-not-held")
NO_MARKER: Final = Reason("P6", "refused-no-such-marker")
NO_FOOD: Final = Reason("P4", "refused-little-food")
NO_THALER: Final = Reason("P4", "refused-little-thaler")
WRONG_FIELD: Final = Reason("P1", "refused-field-order")
PLAN_NOW: Final = Reason("P1", "refused-plan-now")
_EVERY_COLOUR: Final = tuple(Colour)
_MOST_PLAIN: Final = 65_536
"""Lays that a box keeps."""
_HAMMER: Final = int(Marker.HAMMER_AND_PICK)
_LADDER: Final = int(Marker.LADDER)
_BARROW: Final = int(Marker.WHEELBARROW)
_KIEPENKERL: Final = int(Marker.KIEPENKERL)
_BASKET: Final = int(Marker.WICKER_BASKET)
_COTTAGE: Final = int(Marker.COTTAGE)


def begin(state: GameState) -> None:
    """Fix what each plan can use (P7), and ask the first seat of the new order."""
    for seat in state.seats:
        seat.ready = seat.abilities
        seat.plan = ()
        seat.worked = seat.activated = 0
        seat.first_work = -1
    state.turn = 0
    state.to_move = state.order[0]


def open_fields(seat: Seat) -> tuple[Field, ...]:
    """Return the fields a seat plans in this phase, in the order of P1."""
    board = seat.board
    crew = board.crew
    return crew.fields[seat.pinge_dug == board.pinge_size][seat.ready & crew.opening]


def may_develop(seat: Seat, field: int) -> bool:
    """Return True if the worker on a field may develop in this phase (P3, P7, tile 13)."""
    return seat.board.crew.workers[field].may_develop(seat.ready)


def colour_markers(seat: Seat) -> Disks:
    """Return the usable colour markers by the colour they stand for (P6)."""
    markers = seat.markers
    return markers[_HAMMER], markers[_LADDER], markers[_BARROW]


def special_markers(seat: Seat) -> Specials:
    """Return the usable markers of tiles 28, 16 and 26: Kiepenkerl, Wicker Basket, Cottage."""
    markers = seat.markers
    return markers[_KIEPENKERL], markers[_BASKET], markers[_COTTAGE]


def open_uses(state: GameState, seat: Seat, worker: Worker) -> tuple[Use, ...]:
    """Return the ways in which a seat can lay a field: for some it has to own another tile (tile 19)."""
    if not worker.grows:
        return worker.uses
    tiles = [tile.id for tile in state.box.owned(seat.tiles)]
    return tuple(use for use in worker.uses if not use.owning or use.owning in tiles)


def flipped(state: GameState, seat: Seat) -> bool:
    """Return True if the Farmer's Wife is flipped: her tile and the Ladder's are owned (tile 19)."""
    worker = seat.board.crew.workers[Field.FARMERS_WIFE]
    return bool(seat.abilities & worker.since) and open_uses(state, seat, worker) == worker.uses


def legal(state: GameState, number: int) -> Sequence[Move]:
    """Return every lay that is legal on the next field."""
    seat = state.seats[number]
    worker = seat.board.crew.workers[open_fields(seat)[len(seat.plan)]]
    markers, specials = NO_DISKS, NO_SPECIALS
    if seat.markers is not NO_MARKERS:
        markers, specials = colour_markers(seat), special_markers(seat)
    elif worker.own:
        return _plain_lays(state.box, seat, worker)
    if not worker.own:
        return _paid_lays(state, seat, worker, markers, specials[0])
    return _own_lays(state.box, seat, worker, markers, specials)


def _own_lays(box: Box, seat: Seat, worker: Worker, markers: Disks, specials: Specials) -> tuple[Lay, ...]:
    """Return every lay of an own worker."""
    develops = worker.may_develop(seat.ready)
    costs = box.open_costs(seat.tiles) if develops else NO_COSTS
    return own_lays(worker.field, seat.disks, markers, specials, develops, costs, box.cottage_disks)


def _plain_lays(box: Box, seat: Seat, worker: Worker) -> tuple[Lay, ...]:
    """Return every lay of an own worker without markers: the box keeps them by all that they depend on."""
    black, brown, yellow = seat.disks
    owned = seat.tiles + 1 if worker.may_develop(seat.ready) else 0
    key = (((owned << 7 | worker.field) << 7 | black) << 7 | brown) << 7 | yellow
    found = box.plain_lays.get(key)
    if found is None:
        if len(box.plain_lays) == _MOST_PLAIN:
            box.plain_lays.clear()
        found = box.plain_lays[key] = _own_lays(box, seat, worker, NO_DISKS, NO_SPECIALS)
    return found


def _paid_lays(state: GameState, seat: Seat, worker: Worker, markers: Disks, wild: int) -> tuple[Lay, ...]:
    """Return every lay of a field that takes exact payments, seen from no more than it can take."""
    disks, food, thaler = worker.takes
    return paid_lays(
        worker.field,
        open_uses(state, seat, worker),
        _at_most(seat.disks, disks),
        _at_most(markers, disks) if markers is not NO_DISKS else NO_DISKS,
        min(wild, sum(disks)) if wild else 0,
        seat.food if seat.food < food else food,
        seat.thaler if seat.thaler < thaler else thaler,
    )


def _at_most(disks: Disks, most: Disks) -> Disks:
    black, brown, yellow = disks
    return (
        black if black < most[0] else most[0],
        brown if brown < most[1] else most[1],
        yellow if yellow < most[2] else most[2],
    )


def refuse(state: GameState, number: int, move: Move) -> Reason | None:
    """Return the reason why a move is not a legal lay now, or None."""
    if not isinstance(move, Lay):
        return PLAN_NOW
    seat = state.seats[number]
    if move.field != open_fields(seat)[len(seat.plan)]:
        return WRONG_FIELD
    return _lacking(seat, move) or field_refusal(state, seat, move, seat.tiles)


def play(state: GameState, number: int, move: Move, tell: Tell | None) -> None:
    """Lay a field; after the last, the next seat plans."""
    assert isinstance(move, Lay)
    seat = state.seats[number]
    seat.plan = (*seat.plan, move)
    if not move.empty:
        lay_down(seat, move)
    if tell:
        tell(FieldLaid(number, move))
    if len(seat.plan) == len(open_fields(seat)):
        state.turn += 1
        finished = state.turn == len(state.order)
        state.to_move = None if finished else state.order[state.turn]
        if finished and tell:
            _tell_opened(state, tell)


def _tell_opened(state: GameState, tell: Tell) -> None:
    """P2, R-10: tell that the plans are revealed, and what pays contract workers is spent."""
    tell(PlansRevealed())
    for number in state.order:
        for lay in state.seats[number].plan:
            if is_payment(state.seats[number], lay):
                tell(PaymentSpent(number, lay))


def is_payment(seat: Seat, lay: Lay) -> bool:
    """Return True if a lay pays a contract worker with food, a Thaler or a marker, spent at once (R-10)."""
    return lay.goods and seat.board.crew.workers[lay.field].contract


def field_refusal(state: GameState, seat: Seat, lay: Lay, owned: int) -> Reason | None:
    """Return the reason why a field does not take a lay, for an owner of these tiles (P3, P4, 19, 35, I3)."""
    worker = seat.board.crew.workers[lay.field]
    if not worker.own:
        return paid_refusal(worker, open_uses(state, seat, worker), lay)
    develops = worker.may_develop(seat.ready)
    costs = state.box.open_costs(owned) if develops else NO_COSTS
    return own_refusal(lay, develops, costs, state.box.cottage_disks)


def lay_down(seat: Seat, lay: Lay) -> None:
    """Take what is laid on a field from the carts and the farm."""
    seat.disks = minus(seat.disks, lay.disks)
    seat.food -= lay.food
    seat.thaler -= lay.thaler
    _change_markers(seat, lay, -1)


def take_back(seat: Seat) -> None:
    """Return all that a plan laid to where it came from, before the plans are revealed."""
    for lay in seat.plan:
        seat.disks = plus(seat.disks, lay.disks)
        seat.food += lay.food
        seat.thaler += lay.thaler
        _change_markers(seat, lay, 1)
    seat.plan = ()


def _change_markers(seat: Seat, lay: Lay, sign: int) -> None:
    for marker, count in lay.marked:
        seat.markers = with_marker(seat.markers, marker, sign * count)


def give_back(seat: Seat, number: int, lay: Lay, tell: Tell | None) -> None:
    """Return the markers of a field to their owner, and tell of it (P8, R-10, 16, 26)."""
    _change_markers(seat, lay, 1)
    if tell:
        tell(FieldReturned(number, lay))


def _lacking(seat: Seat, lay: Lay) -> Reason | None:
    """Return the reason why the seat does not have the pieces of a lay, or None."""
    if min(lay.counts) < 0 or min(minus(seat.disks, lay.disks)) < 0:
        return NOT_HELD
    if any(count > seat.markers[marker] for marker, count in lay.marked):
        return NO_MARKER
    if lay.food > seat.food:
        return NO_FOOD
    return NO_THALER if lay.thaler > seat.thaler else None


def open_colours(state: GameState, seat: Seat, lay: Lay) -> tuple[Colour, ...]:
    """Return the colours that a Kiepenkerl marker on a field may still take, if any (tile 28)."""
    if not lay.wild:
        return ()
    worker = seat.board.crew.workers[lay.field]
    if worker.own:
        return _EVERY_COLOUR if lay.basket or not any(lay.total) else ()
    colours = wild_colours(open_uses(state, seat, worker), lay)
    return colours if len(colours) > 1 else ()


def settled(state: GameState, seat: Seat, lay: Lay, colour: int | None) -> Disks:
    """Return all disks on a field by colour, the Kiepenkerl marker in its settled colour (tile 28)."""
    if not lay.wild:
        return lay.total
    if colour is None:
        colour = _only_colour(state, seat, lay)
    black, brown, yellow = (amount + lay.wild * (at == colour) for at, amount in enumerate(lay.total))
    return black, brown, yellow


def _only_colour(state: GameState, seat: Seat, lay: Lay) -> int:
    """Return the only colour that the Kiepenkerl marker can take; -1 beside several colours."""
    worker = seat.board.crew.workers[lay.field]
    if worker.own:
        return lay.colour
    return next(iter(wild_colours(open_uses(state, seat, worker), lay)), -1)
