"""What cannot be at this step of a phase or winter: carts, plans, work done, what waits (docs/state.md)."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.effects import happens_at_once
from game.rules.engine import legal_moves
from game.rules.phases.planning import field_refusal, may_develop, open_fields
from game.rules.phases.taking import can_swap, has_taken, may_return_water
from game.rules.phases.winter import open_slots
from game.rules.position_past import fits, phase
from game.rules.settling import effect_at, effect_moves, only_answer
from game.rules.state import Activity, Counting, GameState, Seat, Storing, TileEffect
from game.rules.terms import OWN_WORKERS, WORK_OF, Ability, Colour, Field, Slot, Step
from game.rules.workers import actions_of, can_come_to_act

_STEP_OF = {Storing: Step.WINTER_STORAGE, Counting: Step.CART_CHOICE}
_LAST_PHASE = (Step.AUTUMN_WATER, *(step for step in Step if step >= Step.PLANNING))
"""Steps in which the carts are those that the turn order came from."""
_OWN = sum(1 << field for field in OWN_WORKERS)


def turn(state: GameState) -> Iterator[str]:
    """What must hold for each seat, for what waits, and for the seat to move."""
    for place, number in enumerate(state.order):
        for problem in _seat(state, state.seats[number], place):
            yield f"seats[{number}].{problem}"
    yield from _order(state)
    yield from _pending(state)
    yield from _decision(state)


def _seat(state: GameState, seat: Seat, place: int) -> Iterator[str]:
    yield from _carts(state, seat)
    yield from _taken(state, seat, place)
    yield from _plan(state, seat)
    yield from _planned(state, seat, place)
    yield from _worked(state, seat, place)
    yield from _ready(state, seat, place)
    before_work = state.step < Step.WORKING or (state.step == Step.WORKING and place > state.turn)
    if any(seat.fresh) and before_work and state.step != Step.AUTUMN_WATER:
        yield "new markers: they are usable since the refill (T8)"


def _carts(state: GameState, seat: Seat) -> Iterator[str]:
    limit = state.box.ruleset.taking.limit
    for name, cart in (("cart 1", seat.cart1), ("cart 2", seat.cart2)):
        if sum(map(bool, cart)) > 1:
            yield f"{name}: holds several colours; a taking is of one (D1, D3)"
    if any(seat.cart2) and seat.held > limit:
        yield f"cart 2: a second taking brings the disks to {limit} at most (D2)"
    if any(seat.cart2) and not any(seat.cart1):
        yield "cart 1: is empty; a second taking follows a first (D1)"
    if min(seat.disks) < 0:
        yield "plan: lays disks that are on no cart (P3)"


def _taken(state: GameState, seat: Seat, place: int) -> Iterator[str]:
    """Who has taken already while disks are taken (D1, D2)."""
    asked_again = place == state.turn and can_swap(state, seat)
    if state.step == Step.FIRST_TAKING:
        if any(seat.cart1) and place >= state.turn and not asked_again:
            yield "cart 1: this seat has not taken yet (D1)"
        if not any(seat.cart1) and place < state.turn:
            yield "cart 1: this seat has taken before the one to move (D1)"
        if any(seat.cart2):
            yield "cart 2: the second taking comes later (D2)"
    if state.step == Step.SECOND_TAKING:
        if not any(seat.cart1):
            yield "cart 1: every seat has taken once (D1)"
        if any(seat.cart2) and place >= state.turn and not asked_again:
            yield "cart 2: this seat has not taken again yet (D2)"


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
            yield f"plan: what lies on the {Field(lay.field).label} is against rule {reason.rule}"


def _field_orders(seat: Seat) -> Iterator[tuple[Field, ...]]:
    """Every beginning of the fields that the plan may have; the Pinge may be exhausted since."""
    for fields in _open(seat):
        yield from (fields[:length] for length in range(1, len(fields) + 1))


def _open(seat: Seat) -> list[tuple[Field, ...]]:
    """The fields that were open when the seat planned: as the mine stands, or stood when it planned."""
    found = [open_fields(seat)]
    if seat.exhausted and not seat.ready & Ability.WORKSHOP.bit:
        twin = seat.copy()
        twin.pinge_dug = 0
        found.append(open_fields(twin))
    return found


def _planned(state: GameState, seat: Seat, place: int) -> Iterator[str]:
    """Whose plan is empty, under way or complete (P2, E1)."""
    length = len(seat.plan)
    if state.step == Step.PLANNING:
        full = length == len(open_fields(seat))
        if place < state.turn and not full:
            yield "plan: this seat planned before the one to move (P2)"
        if (place > state.turn and length) or (place == state.turn and full):
            yield "plan: this seat has not finished planning yet (P2)"
    if state.step == Step.WORKING:
        if bool(length) != (place >= state.turn):
            yield "plan: before its working turn a seat has a plan, after it none (E1)"
        orders = _open(seat) if place == state.turn else [open_fields(seat)]
        if length and all(length != len(fields) for fields in orders):
            yield "plan: each field is in it, an empty one too (P9)"
        if length and place > state.turn and tuple(lay.field for lay in seat.plan) != orders[0]:
            yield "plan: fields are laid in the order of P1, the contract workers as the Pinge stands (P7)"


def _worked(state: GameState, seat: Seat, place: int) -> Iterator[str]:
    """P8, E7: what has worked is planned, what is activated has worked; nothing before the seat's turn."""
    if seat.activated & ~seat.worked:
        yield "activated: only workers that worked are activated (P8)"
    if not _has_worked(state, place) and (seat.worked or seat.activated or seat.first_work >= 0):
        yield "worked, activated, first work: this seat has not worked in this phase yet (E1)"
    if state.step == Step.WORKING and place == state.turn:
        laid = sum(1 << lay.field for lay in seat.plan if not lay.empty)
        if seat.worked & ~(laid | (seat.activated & _OWN)):  # a Cottage that lay alone is gone (26)
            yield "worked, activated: only workers that are planned work (P8)"
        yield from _first_work(seat)
    if seat.first_work >= 0 and not seat.activated & _OWN:
        yield "first work: neither farmer nor farmhand has achieved anything (E7)"


def _first_work(seat: Seat) -> Iterator[str]:
    """E7: the first work was done by an activated own worker with such disks."""
    own = [lay for lay in seat.plan if lay.field in OWN_WORKERS and seat.activated >> lay.field & 1]
    done = {WORK_OF[colour] for lay in own for colour in Colour if lay.total[colour] or lay.wild}
    if seat.first_work >= 0 and seat.first_work not in done:
        yield "first work: no activated own worker has disks for it (E7)"
    plain = [lay for lay in own if not lay.basket and not may_develop(seat, lay.field)]
    if plain and seat.first_work < 0:
        yield "first work: the farmhand has worked (E7)"


def _has_worked(state: GameState, place: int) -> bool:
    """Whether what `worked` tells may be something: of this phase, or before planning of the last."""
    if state.step == Step.WORKING:
        return place <= state.turn
    return state.step != Step.PLANNING and (phase(state) > 1 or state.step > Step.WORKING)


def _ready(state: GameState, seat: Seat, place: int) -> Iterator[str]:
    """P7: what a seat could do when it planned is all but what it has acquired since."""
    if seat.ready & ~seat.abilities:
        yield "ready: names what the seat does not have (P7)"
    late = seat.abilities & ~seat.ready
    if late & state.box.start_abilities:
        yield "ready: what a seat begins with is there from the start (V3)"
    since = late & ~Ability.WORKSHOP.bit
    most = 1 + bool(seat.ready & Ability.IMPROVED_FARMHAND.bit) if _has_worked(state, place) else 0
    if state.step == Step.WORKING and place == state.turn:
        most = (seat.activated & _OWN).bit_count()
    if since.bit_count() > most or (late and not most and not _has_worked(state, place)):
        yield "ready: lacks what the seat had when it planned (P7)"


def _order(state: GameState) -> Iterator[str]:
    """D6: the carts give the turn order; an owner of the Towpath Horse may have counted cart 2 (27)."""
    if state.step not in _LAST_PHASE:
        return
    weights, least = state.box.cart_value, 0
    for number in state.order:
        seat = state.seats[number]
        carts = (seat.cart1, seat.cart2) if seat.has(Ability.TOWPATH_HORSE) else (seat.cart1,)
        values = [sum(count * worth for count, worth in zip(cart, weights, strict=True)) for cart in carts]
        able = [value for value in values if value >= least]
        if not able:
            yield "turn order: the carts give another (D6)"
            return
        least = min(able)


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
    if isinstance(pending, TileEffect):
        yield from _effect_waits(state, seat, pending)
    elif isinstance(pending, Activity):
        yield from _worker_waits(state, seat, pending)
    elif isinstance(pending, Storing):
        yield from _slot_waits(state, seat, pending)


def _effect_waits(state: GameState, seat: Seat, pending: TileEffect) -> Iterator[str]:
    if not seat.tiles >> pending.tile & 1:
        yield "pending: the development that asks is not owned"
    elif state.stacks[pending.tile][-1] != state.to_move:
        yield "pending: the development that asks was not acquired last by this seat (T6)"
    elif not any(may_develop(seat, field) and seat.activated >> field & 1 for field in OWN_WORKERS):
        yield "pending: no worker has acquired a development (T6)"
    if happens_at_once(effect_at(state, pending)):
        yield "pending: this effect happens at once and asks nothing (T7)"
    elif not effect_moves(state, seat, pending):
        yield "pending: nothing answers this effect, and it falls away (T7)"
    elif only_answer(state, seat, pending) is not None:
        yield "pending: this has one answer and is not asked (R-50)"


def _worker_waits(state: GameState, seat: Seat, pending: Activity) -> Iterator[str]:
    field = pending.field
    if not pending.windlass and not seat.worked >> field & 1:
        yield "pending: the worker at work is not among those that worked"
        return
    if field in (Field.WATER_MILL, Field.WORKSHOP):
        yield f"pending: the {Field(field).label} works at once"
        return
    contract = Field.FARMHAND < field <= Field.HASPELKNECHT
    if contract and (field == Field.COAL_DIGGER) == seat.exhausted:
        yield "pending: this contract worker is not on the board (M6)"
    if pending.windlass and field != Field.HASPELKNECHT:
        yield "pending: the Windlass activates the Haspelknecht (25)"
    elif not pending.windlass and pending.acted != bool(seat.activated >> field & 1):
        yield "pending: a field is activated once its worker has acted (P8)"
    most = _most_actions(state, seat, pending)
    lay = seat.lay_on(field)
    at_once = pending.acted and not (lay is not None and lay.basket)
    if pending.left > most - at_once or (
        not pending.acted and field not in OWN_WORKERS and pending.left < most
    ):
        yield f"pending.left: {pending.left}; this worker has {most} actions in all (E5, E9 to E11)"
    if not can_come_to_act(state, seat, field):
        yield "pending: this worker can only stop, and is not asked (R-50)"


def _most_actions(state: GameState, seat: Seat, pending: Activity) -> int:
    """The most actions that a worker can have; own workers one for each black disk, with synergy one more."""
    lay = seat.lay_on(pending.field)
    if pending.field not in OWN_WORKERS or lay is None:
        return actions_of(state, pending.field)
    synergy = 0 if any(other.basket for other in seat.plan) else state.box.ruleset.workers.synergy
    return lay.total[Colour.BLACK] + lay.wild + synergy


def _slot_waits(state: GameState, seat: Seat, pending: Storing) -> Iterator[str]:
    slots, have = open_slots(seat), (seat.food, seat.wood, seat.coal, seat.iron)
    if pending.slot not in slots:
        yield f"pending: the seat has no {Slot(pending.slot).label} (W3)"
    if any(kept > there for kept, there in zip(pending.kept, have, strict=True)):
        yield "pending.kept: keeps more than lies on the farm (W3)"
    if not fits((slot for slot in slots if slot < pending.slot), pending.kept):
        yield "pending.kept: keeps more than the slots before this one hold (W3)"
    if len(legal_moves(state)) == 1:
        yield "pending: nothing fits this slot, and it is not asked (R-31)"


def _decision(state: GameState) -> Iterator[str]:
    """That the seat to move is asked here, and can answer (C3)."""
    if state.step == Step.SECOND_TAKING and state.to_move is not None:
        seat = state.seats[state.to_move]
        if seat.held >= state.box.ruleset.taking.limit and not has_taken(state, seat):
            yield "to move: this seat has its disks and takes no more (D2)"
    if state.step == Step.WATER_RETURN and not may_return_water(state, state.seats[state.order[state.turn]]):
        yield "to move: this seat has its disks, or no water to return (D5)"
    if state.step == Step.WINTER_SCORING and len(legal_moves(state)) == 1:
        yield "to move: this seat has no free action before the scoring (E2)"
    if state.step != Step.OVER and not legal_moves(state):
        yield "to move: this seat has nothing to decide here (C3)"
