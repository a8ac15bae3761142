"""The workers at work: own and contract workers (section 6), mill, wife, workshop (35, 19, I3)."""

from __future__ import annotations

from functools import lru_cache

from game.rules.box import Box
from game.rules.events import Gained, Tell, WorkerActivated, WorkerStopped
from game.rules.figures import Amounts
from game.rules.free_actions import could_dig, could_reel
from game.rules.lays import single_colour
from game.rules.message import Amount, Value
from game.rules.mining import dig, dig_refusal, drain, drain_refusal, reel, reel_refusal
from game.rules.moves import DIG, Activate, Dig, Drain, Lay, Move, Reel, Stop
from game.rules.phases.planning import open_colours, settled
from game.rules.reason import Reason
from game.rules.state import Activity, GameState, Seat
from game.rules.supply import gain
from game.rules.terms import WORK_OF, Colour, Disks, Field, Marker, Season, Work


def _drained(box: Box) -> dict[str, Value]:
    return {"water": Amount(box.ruleset.workers.drain, "water")}


NOT_PLANNED = Reason("P8", "refused-not-planned")
_ONCE = {
    worker: Reason(rule, "refused-has-worked", worker=worker)
    for worker, rule in zip(Field, ("E3", "E3", "E9", "E10", "E11", "35", "19", "I3"), strict=True)
}
ONLY_DEVELOPS = Reason("P3", "refused-only-develops")
COLOUR_OPEN = Reason("28", "refused-colour-open", marker=Marker.KIEPENKERL)
COLOUR_SETTLED = Reason("28", "refused-colour-settled")
DIGGER_GONE = Reason("M6", "refused-digger-gone", worker=Field.COAL_DIGGER)
NOTHING_TO_DO = Reason("P8", "refused-nothing-to-do")
ACT_FIRST = Reason("P8", "refused-act-first")
ONLY_DRY = Reason("E9", "refused-digger-drains-first", _drained, worker=Field.COAL_DIGGER)
ONLY_TWO = Reason("E9", "refused-digger-drains", _drained, worker=Field.COAL_DIGGER)
NO_DIGGING = Reason("E11", "refused-no-digging", worker=Field.HASPELKNECHT)
NO_REELING = Reason("E11", "refused-no-reeling")
NO_DRAINING = Reason("E10", "refused-no-draining", worker=Field.COAL_MINER)
SHAFT_WATER = Reason("E5", "refused-shaft-water")
AT_WORK = Reason("E1", "refused-at-work")
REEL, STOP = Reel(), Stop()
_REELING = (Field.HASPELKNECHT, Field.FARMERS_WIFE)


def own_work(lay: Lay) -> Work | None:
    """Return the ordinary work of a lay of one colour (E3); None for several colours or nothing."""
    colour = single_colour(lay.total)
    return None if colour < 0 else WORK_OF[colour]


def activate_refusal(
    state: GameState, seat: Seat, lay: Lay | None, colour: int | None = None
) -> Reason | None:
    """Return the reason why the worker on a field cannot start its work now, or None."""
    if lay is None or lay.empty:
        return NOT_PLANNED
    if seat.worked >> lay.field & 1:
        return _ONCE[lay.field]
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
    return _work_refusal(state, seat, lay, settled(lay, colour))


def _work_refusal(state: GameState, seat: Seat, lay: Lay, disks: Disks) -> Reason | None:
    """Return the reason why the worker of a field cannot work with these disks, or None."""
    field = lay.field
    if field == Field.WATER_MILL or field == Field.WORKSHOP:
        return None
    if field <= Field.FARMHAND:
        if lay.basket and (disks[Colour.BROWN] or disks[Colour.YELLOW]):
            return None
        colour = single_colour(disks)
        if colour < 0:
            return ONLY_DEVELOPS
        if colour != Colour.BLACK:
            return None
    elif field == Field.COAL_DIGGER and seat.exhausted:
        return DIGGER_GONE
    elif field == Field.FARMERS_WIFE and disks[Colour.YELLOW]:
        return None
    return None if can_act(state, seat, field) else NOTHING_TO_DO


def activity_moves(state: GameState, seat: Seat, activity: Activity) -> list[Move]:
    """Return the next moves of the worker at work, without free actions."""
    kinds = _kinds_of_action(activity.field, state.box.ruleset.workers.drain)
    moves = [move for move in kinds if _action_refusal(state, seat, activity.field, move) is None]
    if activity.acted or not moves:
        moves.append(STOP)
    return moves


def activity_refusal(state: GameState, seat: Seat, activity: Activity, move: Move) -> Reason | None:
    """Return the reason why a move is not a next move of the worker at work, or None."""
    if isinstance(move, Stop):
        return ACT_FIRST if not activity.acted and can_act(state, seat, activity.field) else None
    if not isinstance(move, Dig | Drain | Reel):
        return AT_WORK
    return _action_refusal(state, seat, activity.field, move)


def activate(state: GameState, number: int, move: Activate, tell: Tell | None) -> None:
    """Start a worker: some goods are produced at once, everything else action by action."""
    seat = state.seats[number]
    lay = seat.lay_on(move.field)
    assert lay is not None
    seat.worked |= 1 << lay.field
    disks = settled(lay, move.colour)
    if lay.field <= Field.FARMHAND:
        if lay.basket:
            _start_mixed(state, number, lay, disks, tell)
        else:
            _start_own(state, number, lay, disks, tell)
        return
    if tell:
        tell(WorkerActivated(number, Field(lay.field), 0))
    made = made_at_once(state.box, lay.field, disks)
    if made is None:
        state.pending += (Activity(lay.field, actions_of(state, lay.field), False),)
        return
    seat.activated |= 1 << lay.field
    gain(state, number, *made, tell)


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
    kinds = _kinds_of_action(field, state.box.ruleset.workers.drain)
    return any(_action_refusal(state, seat, field, move) is None for move in kinds)


def could_act(state: GameState, seat: Seat, field: int) -> bool:
    """Return True if the worker of a field could carry out an action, now or after a free action (R-50)."""
    digs = field != Field.HASPELKNECHT
    if (digs and dig_refusal(seat) is None) or can_act(state, seat, field):
        return True
    return (digs and could_dig(state, seat)) or (field in _REELING and could_reel(state, seat))


def start_windlass(state: GameState, number: int, tell: Tell | None) -> None:
    """Activate the Haspelknecht once more, unpaid (tile 25)."""
    field = Field.HASPELKNECHT
    state.pending += (Activity(field, actions_of(state, field), False, True),)
    if tell:
        tell(WorkerActivated(number, field, 0))


def synergy(state: GameState, seat: Seat, work: Work) -> int:
    """Return the extra actions of an own worker as second at this work (E7); none if a Basket lies (16)."""
    if seat.first_work != work or any(lay.basket for lay in seat.plan):
        return 0
    return state.box.ruleset.workers.synergy


def summer_food(state: GameState, field: int) -> int:
    """Return the extra food that the worker of a field produces in this season (E8)."""
    farmer_in_summer = state.season == Season.SUMMER and field == Field.FARMER
    return state.box.ruleset.workers.summer_food if farmer_in_summer else 0


def _start_own(state: GameState, number: int, lay: Lay, disks: Disks, tell: Tell | None) -> None:
    """E4 to E8; the second own worker of the same work has one more disk (E7), unless a Basket lies (16)."""
    seat = state.seats[number]
    work = WORK_OF[single_colour(disks)]
    more = synergy(state, seat, work)
    if tell:
        tell(WorkerActivated(number, Field(lay.field), more))
    actions = sum(disks) + more
    if work == Work.MINING:
        state.pending += (Activity(lay.field, actions, False),)
        return
    seat.activated |= 1 << lay.field
    if seat.first_work < 0:
        seat.first_work = work
    _produce(state, number, lay.field, work, actions, tell)


def _start_mixed(state: GameState, number: int, lay: Lay, disks: Disks, tell: Tell | None) -> None:
    """16: food and wood are produced first, which never harms the mining that follows."""
    seat = state.seats[number]
    black, brown, yellow = disks
    if tell:
        tell(WorkerActivated(number, Field(lay.field), 0))
    if brown or yellow:
        seat.activated |= 1 << lay.field
    if yellow:
        _produce(state, number, lay.field, Work.FOOD, yellow, tell)
    if brown:
        _produce(state, number, lay.field, Work.WOOD, brown, tell)
    if black:
        state.pending += (Activity(lay.field, black, bool(brown or yellow)),)


def _produce(state: GameState, number: int, field: int, work: Work, amount: int, tell: Tell | None) -> None:
    """E4, E8: food and wood from the supply."""
    seat = state.seats[number]
    if work == Work.WOOD:
        seat.wood += amount
        if tell:
            tell(Gained(number, "wood", amount, "E4"))
        return
    seat.food += amount
    if tell:
        tell(Gained(number, "food", amount, "E4"))
    if bonus := summer_food(state, field):
        seat.food += bonus
        if tell:
            tell(Gained(number, "food", bonus, "E8"))


def made_at_once(box: Box, field: int, disks: Disks) -> tuple[Amounts, str] | None:
    """Return the goods that a field brings at once, and the rule: mill, workshop, the wife's food."""
    if field == Field.WATER_MILL:
        mill = box.ruleset.mill
        return (mill.yellow if disks[Colour.YELLOW] else mill.black), "35"
    if field == Field.WORKSHOP:
        return box.ruleset.iron.workshop, "I3"
    if field == Field.FARMERS_WIFE and disks[Colour.YELLOW]:
        return box.ruleset.valley.wife.yellow, "19"
    return None


def actions_of(state: GameState, field: int) -> int:
    """Return the number of actions of a worker whose disks do not count them."""
    workers = state.box.ruleset.workers
    if field == Field.COAL_DIGGER:
        return workers.coal_digger
    if field == Field.FARMERS_WIFE:
        return state.box.ruleset.valley.wife.actions
    return workers.coal_miner if field == Field.COAL_MINER else workers.haspelknecht


def _acted(seat: Seat, activity: Activity) -> None:
    """Activate the field with the first action (P8), and count it for synergy (R-12)."""
    if not activity.windlass:
        seat.activated |= 1 << activity.field
    if activity.field <= Field.FARMHAND and seat.first_work < 0:
        seat.first_work = Work.MINING


def _finish(state: GameState, number: int, field: Field, tell: Tell | None) -> None:
    state.pending = state.pending[:-1]
    if tell:
        tell(WorkerStopped(number, field))


@lru_cache(maxsize=64)
def _kinds_of_action(field: int, most: int) -> tuple[Move, ...]:
    """Return the actions that a worker of a field has at all (E5, E9 to E11, 19)."""
    if field == Field.COAL_MINER:
        return (DIG,)
    drains = (Drain(water) for water in range(most if field == Field.COAL_DIGGER else 1, most + 1))
    digs = (DIG,) if field != Field.HASPELKNECHT else ()
    return (*digs, *((REEL,) if field in _REELING else ()), *drains)


def _action_refusal(state: GameState, seat: Seat, field: int, move: Move) -> Reason | None:
    """E5, E9 to E11: the reason why the worker of a field cannot carry out one action, or None."""
    most = state.box.ruleset.workers.drain
    if isinstance(move, Dig):
        if field == Field.HASPELKNECHT:
            return NO_DIGGING
        return ONLY_DRY if field == Field.COAL_DIGGER and seat.water >= most else dig_refusal(seat)
    if isinstance(move, Reel):
        return reel_refusal(seat) if field in _REELING else NO_REELING
    assert isinstance(move, Drain)
    if field == Field.COAL_MINER:
        return NO_DRAINING
    if field == Field.COAL_DIGGER and move.water != most:
        return ONLY_TWO
    if field <= Field.FARMHAND and seat.exhausted:
        return SHAFT_WATER
    return drain_refusal(seat, move.water, most)
