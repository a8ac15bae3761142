"""Planning (section 5): each seat in the new order lays its plan field by field (P9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.rules.events import FieldLaid, FieldReturned, PaymentSpent, PlansRevealed, Tell
from game.rules.free_actions import with_marker
from game.rules.lays import (
    NO_COSTS,
    NO_SPECIALS,
    Specials,
    contract_lays,
    contract_refusal,
    mill_lays,
    mill_refusal,
    own_lays,
    own_refusal,
    single_colour,
    special_lays,
    wife_lays,
    wife_refusal,
    workshop_lays,
    workshop_refusal,
)
from game.rules.moves import Lay, Move
from game.rules.reason import Reason
from game.rules.state import NO_MARKERS, GameState, Seat
from game.rules.terms import (
    CONTRACT_WORKERS,
    NO_DISKS,
    SPECIAL_MARKERS,
    Ability,
    Colour,
    Disks,
    Field,
    Marker,
    minus,
    plus,
)

NOT_HELD = Reason("P3", "refused-not-held")
NO_MARKER = Reason("P6", "refused-no-such-marker")
NO_FOOD = Reason("P4", "refused-little-food")
NO_THALER = Reason("P4", "refused-little-thaler")
WRONG_FIELD = Reason("P1", "refused-field-order")
PLAN_NOW = Reason("P1", "refused-plan-now")
_MILL = Ability.WATER_MILL.bit
_WIFE = Ability.FARMERS_WIFE.bit
_WORKSHOP = Ability.WORKSHOP.bit
_OPENING = _MILL | _WIFE | _WORKSHOP
_IMPROVED = Ability.IMPROVED_FARMHAND.bit
_EVERY_COLOUR, _MILL_COLOURS = tuple(Colour), (Colour.BLACK, Colour.YELLOW)
_FARMER, _FARMHAND, _HASPELKNECHT = Field.FARMER, Field.FARMHAND, Field.HASPELKNECHT


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
    return _fields(seat.pinge_dug == seat.board.pinge_size, seat.ready & _OPENING)


@lru_cache(maxsize=16)
def _fields(exhausted: bool, opening: int) -> tuple[Field, ...]:
    contract = (Field.COAL_MINER, Field.HASPELKNECHT) if exhausted else (Field.COAL_DIGGER,)
    opened = {_MILL: Field.WATER_MILL, _WIFE: Field.FARMERS_WIFE, _WORKSHOP: Field.WORKSHOP}
    return (
        Field.FARMER,
        Field.FARMHAND,
        *contract,
        *(field for bit, field in opened.items() if opening & bit),
    )


def may_develop(seat: Seat, field: int) -> bool:
    """Return True if the worker on a field may develop in this phase (P3, P7, tile 13)."""
    return field == _FARMER or (field == _FARMHAND and bool(seat.ready & _IMPROVED))


def colour_markers(seat: Seat) -> Disks:
    """Return the usable colour markers by the colour they stand for (P6)."""
    markers = seat.markers
    return markers[Marker.HAMMER_AND_PICK], markers[Marker.LADDER], markers[Marker.WHEELBARROW]


def special_markers(seat: Seat) -> Specials:
    """Return the usable markers of tiles 28, 16 and 26: Kiepenkerl, Wicker Basket, Cottage."""
    markers = seat.markers
    return markers[Marker.KIEPENKERL], markers[Marker.WICKER_BASKET], markers[Marker.COTTAGE]


def flipped(state: GameState, seat: Seat) -> bool:
    """Return True if the Farmer's Wife is flipped: her tile and the Ladder's are owned (tile 19)."""
    ladder = state.box.index.get("23")
    return ladder is not None and bool(seat.tiles >> ladder & 1) and seat.has(Ability.FARMERS_WIFE)


def legal(state: GameState) -> Sequence[Move]:
    """Return every lay that is legal on the next field."""
    assert state.to_move is not None
    seat = state.seats[state.to_move]
    field = open_fields(seat)[len(seat.plan)]
    markers, specials = NO_DISKS, NO_SPECIALS
    if seat.markers is not NO_MARKERS:
        markers, specials = colour_markers(seat), special_markers(seat)
    if field <= _FARMHAND:
        develops = may_develop(seat, field)
        costs = state.box.open_costs(seat.tiles) if develops else NO_COSTS
        if specials == NO_SPECIALS:
            return own_lays(field, seat.disks, markers, develops, costs)
        cottage = state.box.ruleset.valley.cottage_disks
        return special_lays(field, seat.disks, markers, specials, develops, costs, cottage)
    if field <= _HASPELKNECHT:
        yellow, marker, wild = seat.disks[2] > 0, markers[2] > 0, specials[0] > 0
        return contract_lays(field, yellow, marker, seat.food > 0, seat.thaler > 0, wild)
    return _building_lays(state, seat, field, markers, specials[0])


def _building_lays(state: GameState, seat: Seat, field: Field, markers: Disks, wild: int) -> Sequence[Move]:
    if field == Field.WATER_MILL:
        return mill_lays(seat.disks, markers, wild, state.box.ruleset.mill.disks)
    if field == Field.FARMERS_WIFE:
        return wife_lays(seat.disks, markers, wild, flipped(state, seat))
    return workshop_lays(seat.disks, markers, wild)


def refuse(state: GameState, move: Move) -> Reason | None:
    """Return the reason why a move is not a legal lay now, or None."""
    assert state.to_move is not None
    if not isinstance(move, Lay):
        return PLAN_NOW
    seat = state.seats[state.to_move]
    if move.field != open_fields(seat)[len(seat.plan)]:
        return WRONG_FIELD
    return _lacking(seat, move) or field_refusal(state, seat, move, seat.tiles)


def play(state: GameState, move: Move, tell: Tell | None) -> None:
    """Lay a field; after the last, the next seat plans."""
    number = state.to_move
    assert number is not None and isinstance(move, Lay)
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
            if is_payment(lay):
                tell(PaymentSpent(number, lay))


def is_payment(lay: Lay) -> bool:
    """Return True if a lay pays a contract worker with food, a Thaler or a marker, spent at once (R-10)."""
    return lay.goods and lay.field in CONTRACT_WORKERS


def field_refusal(state: GameState, seat: Seat, lay: Lay, owned: int) -> Reason | None:
    """Return the reason why a field does not take a lay, for an owner of these tiles (P3, P4, tile 35)."""
    if lay.field <= Field.FARMHAND:
        develops = may_develop(seat, lay.field)
        costs = state.box.open_costs(owned) if develops else NO_COSTS
        return own_refusal(lay, develops, costs, state.box.ruleset.valley.cottage_disks)
    if lay.field == Field.WATER_MILL:
        return mill_refusal(lay, state.box.ruleset.mill.disks)
    if lay.field == Field.FARMERS_WIFE:
        return wife_refusal(lay, flipped(state, seat))
    return workshop_refusal(lay) if lay.field == Field.WORKSHOP else contract_refusal(lay)


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
    black, brown, yellow = lay.markers
    if black:
        seat.markers = with_marker(seat.markers, Marker.HAMMER_AND_PICK, sign * black)
    if brown:
        seat.markers = with_marker(seat.markers, Marker.LADDER, sign * brown)
    if yellow:
        seat.markers = with_marker(seat.markers, Marker.WHEELBARROW, sign * yellow)
    if lay.special:
        _change_specials(seat, lay, sign)


def give_back(seat: Seat, number: int, lay: Lay, tell: Tell | None) -> None:
    """Return the markers of a field to their owner, and tell of it (P8, R-10, 16, 26)."""
    _change_markers(seat, lay, 1)
    if tell:
        tell(FieldReturned(number, lay))


def _change_specials(seat: Seat, lay: Lay, sign: int) -> None:
    given = (lay.wild, lay.basket, lay.cottage)
    for marker, amount in zip(SPECIAL_MARKERS, given, strict=True):
        if amount:
            seat.markers = with_marker(seat.markers, marker, sign * amount)


def _lacking(seat: Seat, lay: Lay) -> Reason | None:
    """Return the reason why the seat does not have the pieces of a lay, or None."""
    specials = (lay.wild, lay.basket, lay.cottage)
    if min(*lay.disks, *lay.markers, lay.food, lay.thaler, *specials) < 0:
        return NOT_HELD
    if any(laid > held for laid, held in zip(lay.disks, seat.disks, strict=True)):
        return NOT_HELD
    if any(laid > held for laid, held in zip(lay.markers, colour_markers(seat), strict=True)):
        return NO_MARKER
    if any(laid > held for laid, held in zip(specials, special_markers(seat), strict=True)):
        return NO_MARKER
    if lay.food > seat.food:
        return NO_FOOD
    return NO_THALER if lay.thaler > seat.thaler else None


def open_colours(state: GameState, seat: Seat, lay: Lay) -> tuple[Colour, ...]:
    """Return the colours that a Kiepenkerl marker on a field may still take, if any (tile 28)."""
    if not lay.wild:
        return ()
    if lay.field <= Field.FARMHAND:
        return _EVERY_COLOUR if lay.basket or not any(lay.total) else ()
    if lay.field == Field.WATER_MILL and not any(lay.total):
        return _MILL_COLOURS
    return _MILL_COLOURS if lay.field == Field.FARMERS_WIFE and flipped(state, seat) else ()


def settled(lay: Lay, colour: int | None) -> Disks:
    """Return all disks on a field by colour, the Kiepenkerl marker in its settled colour (tile 28)."""
    if not lay.wild:
        return lay.total
    if colour is None:
        colour = _only_colour(lay)
    black, brown, yellow = (amount + lay.wild * (at == colour) for at, amount in enumerate(lay.total))
    return black, brown, yellow


def _only_colour(lay: Lay) -> int:
    """Return the only colour that the Kiepenkerl marker can take; -1 beside several colours."""
    if any(lay.total):
        return single_colour(lay.total)
    return Colour.BLACK if lay.field == Field.FARMERS_WIFE else Colour.YELLOW
