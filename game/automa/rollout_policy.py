"""The bauer's rollout policy for carrying out a plan: ordered habits; the first that applies gives the next
move.

They need no list of legal moves, so a whole turn can be played out on a copy in a few microseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from game.automa.development_worth import best_acquisition, best_answer, prop_to_dig
from game.automa.horizon import Horizon
from game.automa.priorities import horizon_for
from game.automa.weights import Weights
from game.rules import play
from game.rules.events import Tell
from game.rules.free_actions import ABANDONED_FARM, CABLE, MARKET, PROP_IRON, market_refusal
from game.rules.mining import dig_refusal, iron_refusal, reel_refusal
from game.rules.moves import DIG, Activate, Drain, Lay, Move
from game.rules.phases import working
from game.rules.phases.planning import may_develop, open_colours
from game.rules.phases.working import ACTIVATIONS, END_TURN, WINDLASS
from game.rules.state import Activity, GameState, Seat
from game.rules.terms import WORK_OF, Ability, Field, Marker, Place, Work
from game.rules.workers import REEL, STOP, activate_refusal, own_work

Targets = Mapping[int, str]
"""The development that each field's worker is to acquire."""

_LONGEST = 80
"""More moves than any turn has."""


class WorkingTurn(NamedTuple):
    """A working turn that is played out on a copy: the state, its seat, and the targets of the plan."""

    state: GameState
    seat: Seat
    horizon: Horizon
    weights: Weights
    targets: Targets | None
    """None: there is no plan, and every worker that may develop decides by itself."""


Habit = Callable[[WorkingTurn, list[Lay]], Move | None]
"""Returns its move in this turn, given the lays that have not worked yet; None if it does not apply."""


def play_out(turn: WorkingTurn, tell: Tell | None) -> None:
    """Play the rest of the turn by habit, in place, and end it; a listener hears the events."""
    carry_on(turn, tell)
    end_turn(turn.state, tell)


def carry_on(turn: WorkingTurn, tell: Tell | None) -> None:
    """Play the rest of the turn by habit, in place, without ending it."""
    for _ in range(_LONGEST):
        move = _next_move(turn)
        if move is None:
            break
        play(turn.state, move, tell)


def end_turn(state: GameState, tell: Tell | None) -> None:
    """End the turn, but play no further: no other seat works, no phase begins."""
    working.play(state, END_TURN, tell)


def _next_move(turn: WorkingTurn) -> Move | None:
    """Return the next move by habit; None to end the turn."""
    if turn.state.pending:
        top = turn.state.pending[-1]
        if isinstance(top, Activity):
            return _at_work(turn, top)
        return best_answer(turn.state, turn.horizon, turn.weights)
    waiting = waiting_lays(turn.seat)
    for habit in _BY_NEED[turn.horizon.valley][bool(waiting)]:
        move = habit(turn, waiting)
        if move is not None:
            return move
    return None


def waiting_lays(seat: Seat) -> list[Lay]:
    """Return the lays of workers who have not worked yet."""
    return [lay for lay in seat.plan if not lay.empty and not seat.worked >> lay.field & 1]


def _at_work(turn: WorkingTurn, activity: Activity) -> Move:
    """Return the next action of a worker: he drains only if water stops him, or nothing else is left."""
    seat, drain = turn.seat, turn.state.box.ruleset.workers.drain
    most = min(seat.water, drain)
    if activity.field == Field.HASPELKNECHT:
        if reel_refusal(seat) is None:
            return REEL
        return Drain(most) if most else STOP
    if activity.field == Field.COAL_DIGGER and seat.water >= drain:
        return Drain(most)
    if dig_refusal(seat) is None:
        return DIG
    prop = prop_to_dig(seat, turn.horizon)
    if prop is not None:
        return prop
    if activity.field == Field.FARMERS_WIFE:
        return REEL if reel_refusal(seat) is None else Drain(most)
    drains = activity.field <= Field.FARMHAND and most and not seat.exhausted
    return Drain(most) if drains else STOP


def _produce(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Produce wood and food first: they serve the workers that follow."""
    for work in (Work.WOOD, Work.FOOD):
        for lay in waiting:
            works = lay.field <= Field.FARMHAND and own_work(lay) == work and not lay.basket
            if works and not _to_acquire(turn, lay):
                return ACTIVATIONS[lay.field]
    return None


def _develop(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Acquire developments as soon as they can be reached and paid."""
    for lay in waiting:
        if lay.field <= Field.FARMHAND and may_develop(turn.seat, lay.field):
            wanted = turn.targets.get(lay.field) if turn.targets is not None else None
            if turn.targets is None or wanted:
                move = best_acquisition(turn.state, turn.seat, lay, turn.horizon, turn.weights, wanted)
                if move is not None:
                    return move
    return None


def _prop(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Place props before digging."""
    if any(_digs(lay) for lay in waiting):
        return prop_to_dig(turn.seat, turn.horizon)
    return None


def _digs(lay: Lay) -> bool:
    if lay.field <= Field.FARMHAND:
        return own_work(lay) == Work.MINING
    return lay.field in (Field.COAL_DIGGER, Field.COAL_MINER, Field.FARMERS_WIFE)


def _flooded_shaft(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Activate the Haspelknecht before the coal-miner if water stops the Tunnel."""
    if turn.seat.exhausted and turn.seat.water >= turn.seat.board.stops_tunnel:
        return _start(turn, waiting, Field.HASPELKNECHT)
    return None


def _start(turn: WorkingTurn, waiting: list[Lay], field: Field) -> Move | None:
    """Activate the worker of a field if it can do anything."""
    for lay in waiting:
        if lay.field == field:
            return _activation(turn, lay)
    return None


def _activation(turn: WorkingTurn, lay: Lay) -> Move | None:
    """Return the move that activates a worker, if he can do anything."""
    if lay.wild:
        return _settled(turn, lay)
    return ACTIVATIONS[lay.field] if activate_refusal(turn.state, turn.seat, lay) is None else None


def _settled(turn: WorkingTurn, lay: Lay) -> Move | None:
    """Settle the colour of the Kiepenkerl marker if it is open: as the first worker's work (28, E7)."""
    colours = open_colours(turn.state, turn.seat, lay) or (None,)
    first = turn.seat.first_work
    for colour in sorted(colours, key=lambda colour: colour is None or WORK_OF[colour] != first):
        if activate_refusal(turn.state, turn.seat, lay, colour) is None:
            return Activate(lay.field, colour)
    return None


def _mine(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Let farmer and farmhand work in the mine."""
    for lay in waiting:
        if lay.field <= Field.FARMHAND and own_work(lay) == Work.MINING and not _to_acquire(turn, lay):
            move = _start(turn, waiting, lay.field)
            if move is not None:
                return move
    return None


def _mixed(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Activate a worker who has several colours with the Wicker Basket, or the Kiepenkerl marker alone."""
    for lay in waiting:
        if lay.field <= Field.FARMHAND and (lay.basket or (lay.wild and own_work(lay) is None)):
            move = None if _to_acquire(turn, lay) else _activation(turn, lay)
            if move is not None:
                return move
    return None


def _windlass(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Use the Windlass marker if there are two coal to reel up."""
    seat = turn.seat
    if seat.markers[Marker.WINDLASS] and seat.exhausted and seat.shaft > 1 and reel_refusal(seat) is None:
        return WINDLASS
    return None


def _cable(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Use the Hauling Cable if water costs VP."""
    seat = turn.seat
    if seat.markers[Marker.HAULING_CABLE] and seat.water > turn.horizon.box.ruleset.final.water_free:
        return CABLE
    return None


def _market(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Use the market, which pays well."""
    return MARKET if market_refusal(turn.state, turn.seat) is None else None


def _abandoned_farm(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Use the abandoned farm if the lease asks for iron."""
    seat, horizon = turn.seat, horizon_for(turn.seat, turn.horizon)
    asked = horizon.lease.iron if horizon.last_phase_of_year else 0
    return ABANDONED_FARM if asked > seat.iron and seat.markers[Marker.ABANDONED_FARM] else None


def _spare_iron(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Place iron that the winter would take."""
    seat, horizon = turn.seat, horizon_for(turn.seat, turn.horizon)
    if not seat.iron or not horizon.phases or not horizon.last_phase_of_year:
        return None
    kept = horizon.lease.iron + (1 if seat.has(Ability.WORKSHOP) else 0)
    return PROP_IRON if seat.iron > kept and iron_refusal(seat, Place.TUNNEL) is None else None


def _to_acquire(turn: WorkingTurn, lay: Lay) -> bool:
    """Return True if the disks on a field are meant for a development."""
    if turn.targets is not None:
        return lay.field in turn.targets
    if not may_develop(turn.seat, lay.field):
        return False
    return best_acquisition(turn.state, turn.seat, lay, turn.horizon, turn.weights, None) is not None


HABITS: tuple[Habit, ...] = (
    _produce,
    _develop,
    _prop,
    partial(_start, field=Field.COAL_DIGGER),
    _mine,
    _flooded_shaft,
    partial(_start, field=Field.COAL_MINER),
    partial(_start, field=Field.HASPELKNECHT),
    partial(_start, field=Field.WATER_MILL),
    _windlass,
    _cable,
)
"""The coal-digger comes before farmer and farmhand, who may exhaust the Pinge and so send him away; the
coal-miner before the Haspelknecht, who reels up the coal."""
WITHOUT_WORKERS: tuple[Habit, ...] = (_windlass, _cable)
"""The habits left once every worker has worked."""
FREE_IN_THE_VALLEY: tuple[Habit, ...] = (_windlass, _market, _abandoned_farm, _spare_iron, _cable)
HABITS_IN_THE_VALLEY: tuple[Habit, ...] = (
    _produce,
    partial(_start, field=Field.WORKSHOP),
    _mixed,
    *HABITS[1:-2],
    partial(_start, field=Field.FARMERS_WIFE),
    *FREE_IN_THE_VALLEY,
)
"""The same with the Ruhr Valley: iron before the mine needs it; the Farmer's Wife does the rest."""
_BY_NEED = ((WITHOUT_WORKERS, HABITS), (FREE_IN_THE_VALLEY, HABITS_IN_THE_VALLEY))
"""By whether the Ruhr Valley is in play, and whether workers wait."""
