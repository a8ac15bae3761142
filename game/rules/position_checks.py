"""What no game can reach: the checks that a loaded position must pass."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.effects import happens_at_once
from game.rules.engine import legal_moves
from game.rules.phases.planning import field_refusal, open_fields
from game.rules.phases.taking import may_return_water
from game.rules.phases.winter import open_slots
from game.rules.position_valley import given_from_mine, may_be_offered, valley, valley_seat
from game.rules.settling import effect_at
from game.rules.state import Activity, Counting, GameState, Seat, Storing, TileEffect
from game.rules.terms import (
    DISK_MARKER,
    SPECIAL_MARKERS,
    Disks,
    Field,
    Marker,
    Season,
    Slot,
    Step,
)

_STEP_OF = {Storing: Step.WINTER_STORAGE, Counting: Step.CART_CHOICE}
_WINTER = (Step.WINTER_SCORING, Step.WINTER_STORAGE, Step.OVER)


def impossible(state: GameState) -> str | None:
    """The first thing in a position that cannot be, as "key: reason", or None."""
    return next(_problems(state), None)


def _problems(state: GameState) -> Iterator[str]:
    yield from _clock(state)
    yield from _disks(state)
    yield from valley(state)
    for number, seat in enumerate(state.seats):
        for problem in _seat(state, seat):
            yield f"seats[{number}].{problem}"
    yield from _tokens(state)
    yield from _pending(state)
    yield from _decision(state)


def _clock(state: GameState) -> Iterator[str]:
    if (state.step in _WINTER) != (state.season == Season.WINTER):
        yield f"step: {Step(state.step).label} does not belong to {Season(state.season).label} (Y1)"
    if state.step == Step.AUTUMN_WATER and state.season != Season.AUTUMN:
        yield "step: the autumn water belongs to the autumn (29)"
    if state.step == Step.WATER_RETURN and (state.year, state.season) != (1, Season.SPRING):
        yield "step: water is returned only in the spring of year 1 (D5)"
    if state.step == Step.OVER and state.year != state.box.years:
        yield f"year: the game ends after year {state.box.years} (W5)"
    if (state.to_move is None) != (state.step == Step.OVER):
        yield "to move: a seat, or null once the game is over (C3)"


def _disks(state: GameState) -> Iterator[str]:
    """C1."""
    groups: list[Disks] = [state.bag, *state.action, *state.reserve]
    groups += [cart for seat in state.seats for cart in (seat.cart1, seat.cart2)]
    total = tuple(sum(group[colour] for group in groups) for colour in range(3))
    if total != state.box.disks:
        yield f"bag: bag, pools and carts hold {total} black, brown, yellow disks, not {state.box.disks} (C1)"


def _seat(state: GameState, seat: Seat) -> Iterator[str]:
    yield from _mine(state, seat)
    yield from _carts(state, seat)
    yield from _plan(state, seat)
    yield from valley_seat(state, seat)
    if seat.tiles.bit_count() > state.box.tokens:
        yield "tokens: owns more developments than it has tokens (T9)"
    if seat.ready & ~seat.abilities:
        yield "ready: names what the seat does not have (P7)"
    for marker in Marker:
        tiles = sum(tile.marker == marker for tile in state.box.tiles if seat.tiles >> tile.index & 1)
        laid = sum(_laid(seat, marker))
        offered = int(may_be_offered(state, seat, marker))
        if seat.markers[marker] + seat.fresh[marker] + laid > tiles + offered:
            yield f"markers: more {marker.label} markers than its developments gave (T8)"


def _laid(seat: Seat, marker: Marker) -> Iterator[int]:
    if marker in SPECIAL_MARKERS:
        at = SPECIAL_MARKERS.index(marker)
        yield from ((lay.wild, lay.basket, lay.cottage)[at] for lay in seat.plan)
    for colour, laid in DISK_MARKER.items():
        if laid == marker:
            yield from (lay.markers[colour] for lay in seat.plan)


def _mine(state: GameState, seat: Seat) -> Iterator[str]:
    board = seat.board
    given = given_from_mine(state, seat)
    if not seat.exhausted and seat.pinge_dug > board.pinge_reach[seat.pinge_props] + given:
        yield "pinge.dug: coal behind an empty wood field is gone (M1)"
    if seat.exhausted and seat.pinge_props:
        yield "pinge.props: an exhausted Pinge holds no wood (M6)"
    if seat.tunnel_dug and not seat.exhausted:
        yield "tunnel.dug: the Tunnel is dug only once the Pinge is exhausted (M6)"
    if seat.tunnel_dug > board.tunnel_reach[seat.tunnel_props] + given:
        yield "tunnel.dug: coal behind an empty wood field is gone (M2)"


def _carts(state: GameState, seat: Seat) -> Iterator[str]:
    limit = state.box.ruleset.taking.limit
    for name, cart in (("cart 1", seat.cart1), ("cart 2", seat.cart2)):
        if sum(map(bool, cart)) > 1:
            yield f"{name}: holds several colours; a taking is of one (D1, D3)"
    if any(seat.cart2) and sum(seat.cart1) + sum(seat.cart2) > limit:
        yield f"cart 2: a second taking brings the disks to {limit} at most (D2)"
    if min(seat.disks) < 0:
        yield "plan: lays disks that are on no cart (P3)"


def _plan(state: GameState, seat: Seat) -> Iterator[str]:
    fields = tuple(lay.field for lay in seat.plan)
    if fields and fields not in _field_orders(seat):
        yield "plan: fields are laid in the order of P1, the contract workers as the Pinge stands (P7)"
    if state.step not in (Step.PLANNING, Step.WORKING) and fields:
        yield "plan: a plan lies only while planning and working"
    for lay in seat.plan:
        if seat.activated >> lay.field & 1:
            continue  # spent: a Cottage that was on it is gone (26)
        reason = field_refusal(state, seat, lay, owned=0)  # a tile it was laid for may be acquired since
        if reason:
            yield f"plan: {reason}"
    laid = sum(1 << field for field in fields)
    if state.step == Step.WORKING and fields and (seat.worked & ~laid or seat.activated & ~seat.worked):
        yield "worked, activated: only workers that are planned work, only those that work are activated (P8)"


def _field_orders(seat: Seat) -> Iterator[tuple[Field, ...]]:
    """Every beginning of the fields that the plan may have; the Pinge may be exhausted since."""
    for dug in {seat.pinge_dug, 0}:
        twin = seat.copy()
        twin.pinge_dug = dug
        fields = open_fields(twin)
        yield from (fields[:length] for length in range(1, len(fields) + 1))


def _tokens(state: GameState) -> Iterator[str]:
    """T3, T4: the first to own a development below level 1 had a neighbour of it."""
    for tile, stack in zip(state.box.tiles, state.stacks, strict=True):
        if tile.level > 1 and stack and not state.seats[stack[0]].tiles & state.box.beside[tile.index]:
            yield f"tokens.{tile.id}: seat {stack[0] + 1} was first but owns no neighbour of it (T3)"


def _pending(state: GameState) -> Iterator[str]:
    if len(state.pending) > 1:
        yield "pending: one decision waits at most (C3)"
    for pending in state.pending:
        wanted = _STEP_OF.get(type(pending), Step.WORKING)
        if state.step != wanted:
            yield f"pending: this does not wait in the step {Step(state.step).label}"
        elif state.to_move is not None:
            yield from _pending_fits(state, state.seats[state.to_move], pending)
    if state.step == Step.CART_CHOICE and not state.pending:
        yield "pending: the carts counted so far are missing (27)"
    if state.step == Step.WINTER_STORAGE and not state.pending:
        yield "pending: the slot to be stored in is missing (W3)"


def _pending_fits(state: GameState, seat: Seat, pending: object) -> Iterator[str]:
    if isinstance(pending, TileEffect) and not seat.tiles >> pending.tile & 1:
        yield "pending: the development that asks is not owned"
    if isinstance(pending, TileEffect) and happens_at_once(effect_at(state, pending)):
        yield "pending: this effect happens at once and asks nothing (T7)"
    if isinstance(pending, Activity):
        if not pending.windlass and not seat.worked >> pending.field & 1:
            yield "pending: the worker at work is not among those that worked"
        if pending.field in (Field.WATER_MILL, Field.WORKSHOP):
            yield f"pending: the {Field(pending.field).label} works at once"
        contract = Field.FARMHAND < pending.field <= Field.HASPELKNECHT
        if contract and (pending.field == Field.COAL_DIGGER) == seat.exhausted:
            yield "pending: this contract worker is not on the board (M6)"
    if isinstance(pending, Storing) and pending.slot not in open_slots(seat):
        yield f"pending: the seat has no {Slot(pending.slot).label} (W3)"
    if isinstance(pending, Storing) and any(
        kept > have
        for kept, have in zip(pending.kept, (seat.food, seat.wood, seat.coal, seat.iron), strict=True)
    ):
        yield "pending.kept: keeps more than lies on the farm (W3)"


def _decision(state: GameState) -> Iterator[str]:
    """Who has decided already in this step, and that the one to move can (C3)."""
    for place, number in enumerate(state.order):
        for problem in _turn_problems(state, state.seats[number], place):
            yield f"seats[{number}].{problem}"
    taking = state.step == Step.SECOND_TAKING and state.to_move is not None
    if taking and state.seats[state.order[state.turn]].held >= state.box.ruleset.taking.limit:
        yield "to move: this seat has its disks and takes no more (D2)"
    if state.step == Step.WATER_RETURN and not may_return_water(state, state.seats[state.order[state.turn]]):
        yield "to move: this seat has its disks, or no water to return (D5)"
    if state.step == Step.WINTER_SCORING and len(legal_moves(state)) == 1:
        yield "to move: this seat has no free action before the scoring (E2)"
    if state.step != Step.OVER and not legal_moves(state):
        yield "to move: this seat has nothing to decide here (C3)"


def _turn_problems(state: GameState, seat: Seat, place: int) -> Iterator[str]:
    if state.step == Step.FIRST_TAKING and any(seat.cart1) and place >= state.turn:
        yield "cart 1: this seat has not taken yet (D1)"
    if state.step == Step.WORKING and bool(seat.plan) != (place >= state.turn):
        yield "plan: before its working turn a seat has a plan, after it none (E1)"
    if state.step != Step.PLANNING:
        return
    full = len(seat.plan) == len(open_fields(seat))
    if place < state.turn and not full:
        yield "plan: this seat planned before the one to move (P2)"
    if (place > state.turn and seat.plan) or (place == state.turn and full):
        yield "plan: this seat has not finished planning yet (P2)"
