"""Checks of a position against its step: carts, plans, work, pending decisions (docs/state.md)."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.crew import Worker
from game.rules.effects import Instant
from game.rules.engine.phases.planning import field_refusal, may_develop, open_fields
from game.rules.engine.phases.taking import can_swap, has_taken, may_return_water
from game.rules.engine.phases.winter import open_slots
from game.rules.engine.settling import effect_in, effect_moves, only_answer
from game.rules.engine.steps import legal_moves
from game.rules.engine.workers import could_act
from game.rules.moves import Lay
from game.rules.position.kinds import Flaw, flaw, of_seat
from game.rules.state import Activity, Counting, GameState, Seat, Storing, TileEffect
from game.rules.terms import OWN_WORKERS, WORK_OF, Ability, Colour, Field, Slot, Step

_STEP_OF = {Storing: Step.WINTER_STORAGE, Counting: Step.CART_CHOICE}
_LAST_PHASE = (Step.AUTUMN_WATER, *(step for step in Step if step >= Step.PLANNING))
"""Steps in which the carts are those that the turn order came from."""
_OWN = sum(1 << field for field in OWN_WORKERS)


def turn(state: GameState) -> Iterator[Flaw]:
    """Yield the flaws of each seat, of what is pending, and of the seat to move."""
    for place, number in enumerate(state.order):
        yield from of_seat(number, _seat(state, state.seats[number], place))
    yield from _order(state)
    yield from _pending(state)
    yield from _decision(state)


def _seat(state: GameState, seat: Seat, place: int) -> Iterator[Flaw]:
    yield from _carts(state, seat)
    yield from _taken(state, seat, place)
    yield from _plan(state, seat)
    yield from _planned(state, seat, place)
    yield from _worked(state, seat, place)
    yield from _ready(state, seat, place)
    before_work = state.step < Step.WORKING or (state.step == Step.WORKING and place > state.turn)
    if any(seat.fresh) and before_work and state.step != Step.AUTUMN_WATER:
        yield flaw("new markers", "position-new-markers")


def _carts(state: GameState, seat: Seat) -> Iterator[Flaw]:
    limit = state.box.ruleset.taking.limit
    for name, cart in (("cart 1", seat.cart1), ("cart 2", seat.cart2)):
        if sum(map(bool, cart)) > 1:
            yield flaw(name, "position-cart-colours")
    if any(seat.cart2) and seat.held > limit:
        yield flaw("cart 2", "position-cart-limit", limit=limit)
    if any(seat.cart2) and not any(seat.cart1):
        yield flaw("cart 1", "position-cart-empty")
    if min(seat.disks) < 0:
        yield flaw("plan", "position-plan-disks")


def _taken(state: GameState, seat: Seat, place: int) -> Iterator[Flaw]:
    """Yield the seats that have taken too early or too late (D1, D2)."""
    asked_again = place == state.turn and can_swap(state, seat)
    if state.step == Step.FIRST_TAKING:
        if any(seat.cart1) and place >= state.turn and not asked_again:
            yield flaw("cart 1", "position-first-later")
        if not any(seat.cart1) and place < state.turn:
            yield flaw("cart 1", "position-first-before")
        if any(seat.cart2):
            yield flaw("cart 2", "position-second-comes")
    if state.step == Step.SECOND_TAKING:
        if not any(seat.cart1):
            yield flaw("cart 1", "position-first-done")
        if any(seat.cart2) and place >= state.turn and not asked_again:
            yield flaw("cart 2", "position-second-later")


def _plan(state: GameState, seat: Seat) -> Iterator[Flaw]:
    fields = tuple(lay.field for lay in seat.plan)
    if fields and fields not in _field_orders(seat):
        yield flaw("plan", "position-plan-order")
    if state.step not in (Step.PLANNING, Step.WORKING) and fields:
        yield flaw("plan", "position-plan-step")
    for lay in seat.plan:
        if seat.activated & lay.bit:
            continue  # spent: a Cottage that was on it is gone (26)
        reason = field_refusal(state, seat, lay, owned=0)  # a tile it was laid for may be acquired since
        if reason:
            yield flaw("plan", "position-plan-refused", reason=reason.told(state.box).said)


def _field_orders(seat: Seat) -> Iterator[tuple[Field, ...]]:
    """Yield every beginning of the fields that the plan may have; the Pinge may have been exhausted since."""
    for fields in _open(seat):
        yield from (fields[:length] for length in range(1, len(fields) + 1))


def _open(seat: Seat) -> list[tuple[Field, ...]]:
    """Return the fields that may have been open when the seat planned, with the Pinge as it is or was."""
    found = [open_fields(seat)]
    if seat.exhausted and not seat.ready & Ability.WORKSHOP.bit:
        twin = seat.copy()
        twin.pinge_dug = 0
        found.append(open_fields(twin))
    return found


def _planned(state: GameState, seat: Seat, place: int) -> Iterator[Flaw]:
    """Yield the plans that are not empty, under way or complete as they should be (P2, E1)."""
    length = len(seat.plan)
    if state.step == Step.PLANNING:
        full = length == len(open_fields(seat))
        if place < state.turn and not full:
            yield flaw("plan", "position-planned-before")
        if (place > state.turn and length) or (place == state.turn and full):
            yield flaw("plan", "position-planned-later")
    if state.step == Step.WORKING:
        if bool(length) != (place >= state.turn):
            yield flaw("plan", "position-plan-turn")
        orders = _open(seat) if place == state.turn else [open_fields(seat)]
        if length and all(length != len(fields) for fields in orders):
            yield flaw("plan", "position-plan-whole")
        if length and place > state.turn and tuple(lay.field for lay in seat.plan) != orders[0]:
            yield flaw("plan", "position-plan-order")


def _worked(state: GameState, seat: Seat, place: int) -> Iterator[Flaw]:
    """P8, E7: what worked is planned, what is activated has worked; nothing before the seat's turn."""
    if seat.activated & ~seat.worked:
        yield flaw("activated", "position-activated")
    if not _has_worked(state, place) and (seat.worked or seat.activated or seat.first_work >= 0):
        yield flaw("worked, activated, first work", "position-no-work-yet")
    if state.step == Step.WORKING and place == state.turn:
        laid = sum(lay.bit for lay in seat.plan if not lay.empty)
        if seat.worked & ~(laid | (seat.activated & _OWN)):  # a Cottage that lay alone is gone (26)
            yield flaw("worked, activated", "position-unplanned")
        yield from _first_work(seat)
    if seat.first_work >= 0 and not seat.activated & _OWN:
        yield flaw("first work", "position-no-first-work")


def _first_work(seat: Seat) -> Iterator[Flaw]:
    """E7: the first work was done by an activated own worker with such disks."""
    own = [lay for lay in seat.plan if lay.field in OWN_WORKERS and seat.activated & lay.bit]
    done = {WORK_OF[colour] for lay in own for colour in Colour if lay.total[colour] or lay.wild}
    if seat.first_work >= 0 and seat.first_work not in done:
        yield flaw("first work", "position-first-work-disks")
    plain = [lay for lay in own if not lay.basket and not may_develop(seat, lay.field)]
    if plain and seat.first_work < 0:
        yield flaw("first work", "position-farmhand-worked")


def _has_worked(state: GameState, place: int) -> bool:
    """Return True if `worked` can have entries: of this phase, or before planning those of the last."""
    if state.step == Step.WORKING:
        return place <= state.turn
    return state.step != Step.PLANNING and (state.phases_before > 0 or state.step > Step.WORKING)


def _ready(state: GameState, seat: Seat, place: int) -> Iterator[Flaw]:
    """P7: a seat was ready, when it planned, for all its abilities except those acquired since."""
    if seat.ready & ~seat.abilities:
        yield flaw("ready", "position-ready-unknown")
    late = seat.abilities & ~seat.ready
    if late & state.box.start_abilities:
        yield flaw("ready", "position-ready-start")
    enables = state.box.enables
    since = sum(1 for index in range(len(enables)) if seat.tiles >> index & 1 and enables[index] & late)
    workers = (state.box.crew.workers[field] for field in OWN_WORKERS)
    most = sum(worker.may_develop(seat.ready) for worker in workers) if _has_worked(state, place) else 0
    if state.step == Step.WORKING and place == state.turn:
        most = (seat.activated & _OWN).bit_count()
    if since > most or (late and not most and not _has_worked(state, place)):
        yield flaw("ready", "position-ready-lacks")


def _order(state: GameState) -> Iterator[Flaw]:
    """D6: the carts give the turn order; an owner of the Towpath Horse may have counted cart 2 (27)."""
    if state.step not in _LAST_PHASE:
        return
    least = 0
    for number in state.order:
        seat = state.seats[number]
        carts = (seat.cart1, seat.cart2) if seat.has(Ability.TOWPATH_HORSE) else (seat.cart1,)
        able = [value for value in map(state.box.value_of, carts) if value >= least]
        if not able:
            yield flaw("turn order", "position-turn-order")
            return
        least = min(able)


def _pending(state: GameState) -> Iterator[Flaw]:
    if len(state.pending) > 1:
        yield flaw("pending", "position-pending-one")
    for pending in state.pending:
        wanted = _STEP_OF.get(type(pending), Step.WORKING)
        if state.step != wanted:
            yield flaw("pending", "position-pending-step", step=Step(state.step))
        elif state.to_move is not None:
            yield from _pending_fits(state, state.seats[state.to_move], pending)
    if state.step == Step.CART_CHOICE and not state.pending:
        yield flaw("pending", "position-pending-carts")
    if state.step == Step.WINTER_STORAGE and not state.pending:
        yield flaw("pending", "position-pending-slot")


def _pending_fits(state: GameState, seat: Seat, pending: object) -> Iterator[Flaw]:
    if isinstance(pending, TileEffect):
        yield from _effect_waits(state, seat, pending)
    elif isinstance(pending, Activity):
        yield from _worker_waits(state, seat, pending)
    elif isinstance(pending, Storing):
        yield from _slot_waits(state, seat, pending)


def _effect_waits(state: GameState, seat: Seat, pending: TileEffect) -> Iterator[Flaw]:
    if not seat.tiles >> pending.tile & 1:
        yield flaw("pending", "position-effect-owned")
    elif state.stacks[pending.tile][-1] != state.to_move:
        yield flaw("pending", "position-effect-last")
    elif not any(may_develop(seat, field) and seat.activated >> field & 1 for field in OWN_WORKERS):
        yield flaw("pending", "position-effect-worker")
    if isinstance(effect_in(state.box.tiles[pending.tile], pending), Instant):
        yield flaw("pending", "position-effect-at-once")
    elif not effect_moves(state, seat, pending):
        yield flaw("pending", "position-effect-void")
    elif only_answer(state, seat, pending) is not None:
        yield flaw("pending", "position-effect-answer")


def _worker_waits(state: GameState, seat: Seat, pending: Activity) -> Iterator[Flaw]:
    field = pending.field
    if not pending.windlass and not seat.worked >> field & 1:
        yield flaw("pending", "position-worker-worked")
        return
    worker = seat.board.crew.workers[field]
    if not worker.most_actions:
        yield flaw("pending", "position-worker-at-once", worker=field)
        return
    if worker.with_pinge if seat.exhausted else worker.after_pinge:
        yield flaw("pending", "position-worker-away")
    if pending.windlass and field != Field.HASPELKNECHT:
        yield flaw("pending", "position-windlass")
    elif not pending.windlass and pending.acted != bool(seat.activated >> field & 1):
        yield flaw("pending", "position-worker-acted")
    lay = seat.lay_on(field)
    most = _most_actions(state, seat, worker, lay)
    done = pending.acted and not _makes(worker, lay)
    too_few = not pending.acted and not worker.own and pending.left < _least_actions(worker)
    if pending.left > most - done or too_few:
        yield flaw("pending.left", "position-actions", left=pending.left, most=most)
    if not could_act(state, seat, field):
        yield flaw("pending", "position-worker-stops")


def _most_actions(state: GameState, seat: Seat, worker: Worker, lay: Lay | None) -> int:
    """Return the most actions of a worker; of an own worker those of each disk, and synergy."""
    if not worker.own or lay is None:
        return worker.most_actions
    synergy = 0 if any(other.basket for other in seat.plan) else state.box.ruleset.workers.synergy
    most = max(use.actions for use in worker.uses)
    disks = sum(use.actions * count for use, count in zip(worker.uses, lay.total, strict=True))
    return disks + (lay.wild + synergy) * most


def _least_actions(worker: Worker) -> int:
    return min(use.actions for use in worker.uses if use.actions)


def _makes(worker: Worker, lay: Lay | None) -> bool:
    """Return True if a worker may have made goods at once, and so has acted before its first action."""
    if not worker.own:
        return any(use.makes for use in worker.uses if use.actions)
    if lay is None:
        return False
    laid = zip(worker.uses, lay.total, strict=True)
    return any(use.makes and (count or lay.wild) for use, count in laid)


def _slot_waits(state: GameState, seat: Seat, pending: Storing) -> Iterator[Flaw]:
    slots, have = open_slots(seat), (seat.food, seat.wood, seat.coal, seat.iron)
    if pending.slot not in slots:
        yield flaw("pending", "position-no-slot", slot=Slot(pending.slot))
    if any(kept > there for kept, there in zip(pending.kept, have, strict=True)):
        yield flaw("pending.kept", "position-kept-farm")
    if not state.box.storage.fits([slot for slot in slots if slot < pending.slot], pending.kept):
        yield flaw("pending.kept", "position-kept-slots")
    if len(legal_moves(state)) == 1:
        yield flaw("pending", "position-slot-empty")


def _decision(state: GameState) -> Iterator[Flaw]:
    """Check that the seat to move is asked here, and can answer (C3)."""
    if state.step == Step.SECOND_TAKING and state.to_move is not None:
        seat = state.seats[state.to_move]
        if seat.held >= state.box.ruleset.taking.limit and not has_taken(state, seat):
            yield flaw("to move", "position-has-disks")
    if state.step == Step.WATER_RETURN and not may_return_water(state, state.seats[state.order[state.turn]]):
        yield flaw("to move", "position-no-return")
    if state.step == Step.WINTER_SCORING and len(legal_moves(state)) == 1:
        yield flaw("to move", "position-no-free-action")
    if state.step != Step.OVER and not legal_moves(state):
        yield flaw("to move", "position-no-decision")
