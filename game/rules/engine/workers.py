"""The workers at work: an interpreter of their records (section 6, tiles 19 and 35, I3)."""

from __future__ import annotations

from typing import Final

from game.rules.box import Box
from game.rules.crew import NOTHING, Use, Worker, times
from game.rules.disks import BLACK, BROWN, YELLOW, Disks, amount, of_colour, single_colour
from game.rules.engine.free_actions import could_dig, could_reel
from game.rules.engine.mining import dig, dig_refusal, drain, drain_refusal, reel, reel_refusal
from game.rules.engine.phases.planning import open_colours, open_uses, settled
from game.rules.engine.supply import can_spend, gain, spend
from game.rules.events import Tell, WorkerActivated, WorkerStopped
from game.rules.ids import RuleOrTile
from game.rules.moves import Activate, Dig, Drain, Lay, Move, Reel, Stop
from game.rules.reason import Reason
from game.rules.ruleset.figures import Amounts
from game.rules.state import Activity, GameState, Seat
from game.rules.terms import WORK_OF, Field, Marker, Place, Work

NOT_PLANNED: Final = Reason("P8", "refused-not-planned")
ONLY_DEVELOPS: Final = Reason("P3", "refused-only-develops")
COLOUR_OPEN: Final = Reason("28", "refused-colour-open", marker=Marker.KIEPENKERL)
COLOUR_SETTLED: Final = Reason("28", "refused-colour-settled")
NOTHING_TO_DO: Final = Reason("P8", "refused-nothing-to-do")
ACT_FIRST: Final = Reason("P8", "refused-act-first")
AT_WORK: Final = Reason("E1", "refused-at-work")
STOP: Final = Stop()
_PINGE: Final = Place.PINGE


def own_work(lay: Lay) -> Work | None:
    """Return the ordinary work of a lay of one colour (E3); None for several colours or nothing."""
    return None if lay.colour < 0 else WORK_OF[lay.colour]


def activate_refusal(
    state: GameState, seat: Seat, lay: Lay | None, colour: int | None = None
) -> Reason | None:
    """Return the reason why the worker on a field cannot start its work now, or None."""
    if lay is None or lay.empty:
        return NOT_PLANNED
    if seat.worked & lay.bit:
        return _worker(seat, lay.field).why.has_worked
    if lay.special or colour is not None:
        return _special_refusal(state, seat, lay, colour)
    return _work_refusal(state, seat, lay, lay.total)


def _special_refusal(state: GameState, seat: Seat, lay: Lay, colour: int | None) -> Reason | None:
    """28: the colour of a Kiepenkerl marker is named where it is open, and only there."""
    choice = open_colours(state, seat, lay)
    if choice and colour not in choice:
        return COLOUR_OPEN
    if not choice and colour is not None:
        return COLOUR_SETTLED
    return _work_refusal(state, seat, lay, settled(state, seat, lay, colour))


def _work_refusal(state: GameState, seat: Seat, lay: Lay, disks: Disks) -> Reason | None:
    """Return the reason why the worker of a field cannot work with these disks, or None."""
    worker = _worker(seat, lay.field)
    if worker.own:
        if lay.basket and (disks[BROWN] or disks[YELLOW]):
            return None
        colour = single_colour(disks)
        if colour < 0:
            return ONLY_DEVELOPS
        use = worker.uses[colour]
    else:
        if worker.with_pinge and seat.exhausted:
            return worker.why.gone
        use = _use(state, seat, worker, lay, disks)
        if use.spend is not NOTHING and not can_spend(seat, use.spend):
            return NOTHING_TO_DO
    return None if use.makes or _open_action(state, seat, worker) else NOTHING_TO_DO


def _use(state: GameState, seat: Seat, worker: Worker, lay: Lay, disks: Disks) -> Use:
    """Return the use that a field was laid for."""
    paid = disks, lay.food, lay.thaler
    return next(use for use in open_uses(state, seat, worker) if paid in use.pays)


def _worker(seat: Seat, field: int) -> Worker:
    return seat.board.crew.workers[field]


def activity_moves(state: GameState, seat: Seat, activity: Activity) -> list[Move]:
    """Return the next moves of the worker at work, without free actions."""
    worker = _worker(seat, activity.field)
    moves = [move for move in worker.actions if _action_refusal(state, seat, worker, move) is None]
    if activity.acted or not moves:
        moves.append(STOP)
    return moves


def activity_refusal(state: GameState, seat: Seat, activity: Activity, move: Move) -> Reason | None:
    """Return the reason why a move is not a next move of the worker at work, or None."""
    if isinstance(move, Stop):
        return ACT_FIRST if not activity.acted and can_act(state, seat, activity.field) else None
    if not isinstance(move, Dig | Drain | Reel):
        return AT_WORK
    return _action_refusal(state, seat, _worker(seat, activity.field), move)


def activate(state: GameState, number: int, move: Activate, tell: Tell | None) -> None:
    """Start a worker: some goods are produced at once, everything else action by action."""
    seat = state.seats[number]
    lay = seat.lay_on(move.field)
    assert lay is not None
    seat.worked |= lay.bit
    worker, disks = _worker(seat, lay.field), settled(state, seat, lay, move.colour)
    if worker.own:
        if lay.basket:
            _start_mixed(state, number, worker, disks, tell)
        else:
            _start_own(state, number, worker, disks, tell)
        return
    if tell:
        tell(WorkerActivated(number, worker.field, 0))
    use = _use(state, seat, worker, lay, disks)
    if use.spend is not NOTHING:
        spend(state, number, use.spend, worker.rule, tell)
    if use.makes:
        seat.activated |= lay.bit
        gain(state, number, use.gain, worker.rule, tell)
        gain(state, number, use.more[state.season], worker.rule, tell)
    if use.actions:
        state.pending += (Activity(worker.field, use.actions, use.makes),)


def act(state: GameState, number: int, move: Move, tell: Tell | None) -> None:
    """Carry out one action of the worker at work, or stop it."""
    activity = state.pending[-1]
    assert isinstance(activity, Activity)
    seat, field = state.seats[number], activity.field
    if isinstance(move, Stop):
        if not (activity.acted or activity.windlass or seat.activated >> field & 1):
            seat.worked &= ~(1 << field)
        _finish(state, number, field, tell)
        return
    was_exhausted = seat.exhausted
    if isinstance(move, Dig):
        dig(state, number, tell)
    elif isinstance(move, Drain):
        drain(state, number, move.water, tell)
    else:
        reel(state, number, tell)
    if not activity.acted:
        _acted(seat, activity)
    left = activity.left - 1
    if not left or (not was_exhausted and seat.exhausted):
        _finish(state, number, field, tell)
    else:
        state.pending = (*state.pending[:-1], Activity(field, left, True, activity.windlass))


def can_act(state: GameState, seat: Seat, field: int) -> bool:
    """Return True if the worker of a field can carry out an action now."""
    return _open_action(state, seat, _worker(seat, field)) is not None


def _open_action(state: GameState, seat: Seat, worker: Worker) -> Move | None:
    """Return the first action that a worker can carry out now; None if there is none."""
    for move in worker.actions:
        if _action_refusal(state, seat, worker, move) is None:
            return move
    return None


def could_act(state: GameState, seat: Seat, field: int) -> bool:
    """Return True if the worker of a field could carry out an action, now or after a free action (R-50)."""
    worker = _worker(seat, field)
    if (worker.digs and dig_refusal(seat) is None) or _open_action(state, seat, worker):
        return True
    return (worker.digs and could_dig(state, seat)) or (worker.reels and could_reel(state, seat))


def start_windlass(state: GameState, number: int, tell: Tell | None) -> None:
    """Activate the Haspelknecht once more, unpaid (tile 25)."""
    field = Field.HASPELKNECHT
    state.pending += (Activity(field, actions_of(state.box, field), False, True),)
    if tell:
        tell(WorkerActivated(number, field, 0))


def synergy(state: GameState, seat: Seat, work: Work) -> int:
    """Return the extra actions of an own worker as second at this work (E7); none if a Basket lies (16)."""
    if seat.first_work != work or any(lay.basket for lay in seat.plan):
        return 0
    return state.box.synergy


def _start_own(state: GameState, number: int, worker: Worker, disks: Disks, tell: Tell | None) -> None:
    """E4 to E8; the second own worker of the same work has one more disk (E7), unless a Basket lies (16)."""
    seat = state.seats[number]
    use = worker.uses[single_colour(disks)]
    more = synergy(state, seat, use.work)
    if tell:
        tell(WorkerActivated(number, worker.field, more))
    count = amount(disks) + more
    if use.makes:
        seat.activated |= 1 << worker.field
        if seat.first_work < 0:
            seat.first_work = use.work
        _produce(state, number, use, count, tell)
    if use.actions:
        state.pending += (Activity(worker.field, use.actions * count, use.makes),)


def _start_mixed(state: GameState, number: int, worker: Worker, disks: Disks, tell: Tell | None) -> None:
    """16: goods are produced first, which never harms the mining that follows."""
    seat = state.seats[number]
    if tell:
        tell(WorkerActivated(number, worker.field, 0))
    actions, made = 0, False
    for colour in (YELLOW, BROWN, BLACK):
        use, count = worker.uses[colour], of_colour(disks, colour)
        actions += use.actions * count
        if count and use.makes:
            seat.activated |= 1 << worker.field
            _produce(state, number, use, count, tell)
            made = True
    if actions:
        state.pending += (Activity(worker.field, actions, made),)


def _produce(state: GameState, number: int, use: Use, count: int, tell: Tell | None) -> None:
    """E4, E8: goods from the supply, for each disk, and those of the season."""
    gain(state, number, times(use.gain, count), "E4", tell)
    if (more := use.more[state.season]) is not NOTHING:
        gain(state, number, more, "E8", tell)


def made_at_once(box: Box, field: int, disks: Disks) -> tuple[Amounts, RuleOrTile] | None:
    """Return the goods that a field brings at once for these disks, and the rule; None if it acts instead."""
    worker = box.crew.workers[field]
    uses = (use for use in worker.uses if not use.actions)
    made = next((use.gain for use in uses if (disks, 0, 0) in use.pays), None)
    return None if made is None else (made, worker.rule)


def actions_of(box: Box, field: int) -> int:
    """Return the number of actions of a worker whose disks do not count them."""
    return box.crew.workers[field].most_actions


def _acted(seat: Seat, activity: Activity) -> None:
    """Activate the field with the first action (P8), and count it for synergy (R-12)."""
    if not activity.windlass:
        seat.activated |= 1 << activity.field
    if seat.first_work < 0 and _worker(seat, activity.field).own:
        seat.first_work = Work.MINING


def _finish(state: GameState, number: int, field: Field, tell: Tell | None) -> None:
    state.pending = state.pending[:-1]
    if tell:
        tell(WorkerStopped(number, field))


def _action_refusal(state: GameState, seat: Seat, worker: Worker, move: Move) -> Reason | None:
    """E5, E9 to E11: the reason why a worker cannot carry out one action, or None."""
    if isinstance(move, Dig):
        if not worker.digs or _is_elsewhere(seat, worker.digs_in):
            return worker.why.no_digging
        if worker.drains_first and seat.water >= state.box.drain:
            return worker.why.drains_first
        return dig_refusal(seat)
    if isinstance(move, Reel):
        return reel_refusal(seat) if worker.reels else worker.why.no_reeling
    assert isinstance(move, Drain)
    if not worker.drains or _is_elsewhere(seat, worker.drains_in):
        return worker.why.no_draining
    most = state.box.drain
    if worker.drains_first and move.water != most:
        return worker.why.drains_exactly
    return drain_refusal(seat, move.water, most)


def _is_elsewhere(seat: Seat, place: Place | None) -> bool:
    """Return True for a part of the mine in which the seat does not work now."""
    return place is not None and (place is _PINGE) == seat.exhausted
