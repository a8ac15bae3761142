"""The bauer's rollout policy for carrying out a plan: ordered habits; the first that applies gives the next
move.

They need no list of legal moves, so a whole turn can be played out on a copy in a few microseconds.
"""

from __future__ import annotations

from typing import Final

from game.automa.development_worth import acquisition_of, best_acquisition, best_answer, prop_to_dig
from game.automa.goods_worth import stored
from game.automa.horizon import Horizon
from game.automa.own_uses import Targets, target_of
from game.automa.priorities import horizon_for
from game.automa.weights import Weights
from game.rules.crew import Worker
from game.rules.disks import BLACK, BROWN, YELLOW
from game.rules.engine import (
    ABANDONED_FARM,
    CABLE,
    END_TURN,
    MARKET,
    PROP_IRON,
    STOP,
    WINDLASS,
    activate_refusal,
    dig_refusal,
    iron_refusal,
    marker_refusal,
    may_develop,
    open_colours,
    reel_refusal,
    working,
)
from game.rules.events import Tell
from game.rules.moves import DIG, REEL, Activate, Drain, Lay, Move
from game.rules.state import NO_MARKERS, Activity, GameState, Seat
from game.rules.terms import WORK_OF, Field, Marker, Place, Resource

_LONGEST: Final = 10_000
"""More moves than a turn has by any figures that a ruleset may have."""
_PINGE: Final = Place.PINGE
_TUNNEL: Final = Place.TUNNEL
_WORKSHOP: Final = Field.WORKSHOP
_HASPELKNECHT: Final = Field.HASPELKNECHT
_DIGGER: Final = Field.COAL_DIGGER
_AT_WINDLASS: Final = int(Marker.WINDLASS)
_AT_CABLE: Final = int(Marker.HAULING_CABLE)
_AT_FARM: Final = int(Marker.ABANDONED_FARM)


class WorkingTurn:
    """A working turn that is played out on a copy: the state, its seat, and the targets of the plan.

    Without targets there is no plan, and every worker that may develop decides by itself.
    """

    __slots__ = ("horizon", "seat", "state", "targets", "weights")

    def __init__(
        self, state: GameState, seat: Seat, horizon: Horizon, weights: Weights, targets: Targets | None
    ) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.horizon: Final = horizon
        self.weights: Final = weights
        self.targets: Final = targets


def play_out(turn: WorkingTurn, tell: Tell | None) -> None:
    """Play the rest of the turn by habit, in place, and end it; a listener hears the events."""
    carry_on(turn, tell)
    end_turn(turn.state, tell)


def carry_on(turn: WorkingTurn, tell: Tell | None) -> None:
    """Play the rest of the turn by habit, in place, without ending it."""
    number = turn.state.mover
    for _ in range(_LONGEST):
        move = _next_move(turn)
        if move is None:
            break
        working.play(turn.state, number, move, tell)


def finish(turn: WorkingTurn, tell: Tell | None) -> None:
    """Play on by habit, in place, until the worker who has begun is done and every question is answered."""
    number = turn.state.mover
    for _ in range(_LONGEST):
        move = _next_move(turn) if turn.state.pending else None
        if move is None:
            break
        working.play(turn.state, number, move, tell)


def end_turn(state: GameState, tell: Tell | None) -> None:
    """End the turn, but play no further: no other seat works, no phase begins."""
    number = state.mover
    working.play(state, number, END_TURN, tell)


def _next_move(turn: WorkingTurn) -> Move | None:
    """Return the next move by habit; None to end the turn."""
    if turn.state.pending:
        top = turn.state.pending[-1]
        if isinstance(top, Activity):
            return _at_work(turn, top)
        return best_answer(turn.state, turn.horizon, turn.weights)
    waiting = waiting_lays(turn.seat)
    if turn.state.box.gives:
        waiting += [lay for lay in turn.seat.plan if working.may_acquire_freely(turn.seat, lay)]
    return _work(turn, waiting) or _free_action(turn)


def _work(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Return the next move of a worker who waits, or a prop for him.

    The workshop makes iron before the mine needs it. The coal-digger comes before farmer and farmhand, who
    may exhaust the Pinge and so send him away. In a plan the coal-miner comes before the Haspelknecht, who
    reels up the coal, and the Farmer's Wife, who does what is left, after both.
    """
    if not waiting:
        return None
    return (
        _produce(turn, waiting)
        or _start(turn, waiting, _WORKSHOP)
        or _mixed(turn, waiting)
        or _develop(turn, waiting)
        or _prop(turn, waiting)
        or _start(turn, waiting, _DIGGER)
        or _mine(turn, waiting)
        or _flooded_shaft(turn, waiting)
        or _in_order(turn, waiting)
    )


def _free_action(turn: WorkingTurn) -> Move | None:
    """Return the next free action that is good in itself."""
    iron = _spare_iron(turn)
    if turn.seat.markers is NO_MARKERS:
        return iron
    return _windlass(turn) or _market(turn) or _abandoned_farm(turn) or iron or _cable(turn)


def waiting_lays(seat: Seat) -> list[Lay]:
    """Return the lays of workers who have not worked yet."""
    return [lay for lay in seat.plan if not lay.empty and not seat.worked & lay.bit]


def _worker(seat: Seat, lay: Lay) -> Worker:
    return seat.board.crew.workers[lay.field]


def _at_work(turn: WorkingTurn, activity: Activity) -> Move:
    """Return the next action of a worker: he drains only if water stops him, or nothing else is left."""
    seat, drain = turn.seat, turn.state.box.drain
    worker, most = seat.board.crew.workers[activity.field], min(turn.seat.water, drain)
    if worker.drains_first and seat.water >= drain:
        return Drain(most)
    if worker.digs:
        if dig_refusal(seat) is None:
            return DIG
        prop = prop_to_dig(seat, turn.horizon)
        if prop is not None:
            return prop
    if worker.reels and reel_refusal(seat) is None:
        return REEL
    drains = worker.drains and not worker.drains_first and worker.drains_in != _elsewhere(seat)
    return Drain(most) if drains and most else STOP


def _elsewhere(seat: Seat) -> Place:
    """Return the part of the mine where a seat does not work."""
    return _PINGE if seat.exhausted else _TUNNEL


def _produce(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Produce wood and food first: they serve the workers that follow."""
    return _producing(turn, waiting, BROWN) or _producing(turn, waiting, YELLOW)


def _producing(turn: WorkingTurn, waiting: list[Lay], colour: int) -> Move | None:
    """Activate farmer or farmhand with disks of this colour."""
    for lay in waiting:
        if lay.colour == colour and lay.own and not lay.basket and not _to_acquire(turn, lay):
            return _worker(turn.seat, lay).activation
    return None


def _develop(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Acquire developments as soon as they can be reached and paid."""
    if turn.targets is not None and not turn.targets:
        return None
    for lay in waiting:
        if lay.own and may_develop(turn.seat, lay.field):
            move = _acquisition(turn, lay)
            if move is not None:
                return move
    return None


def _acquisition(turn: WorkingTurn, lay: Lay) -> Move | None:
    """Return the move that acquires what the disks on a field are meant for, if it is possible now."""
    if turn.targets is None:
        return best_acquisition(turn.state, turn.seat, lay, turn.horizon, turn.weights)
    wanted = target_of(turn.targets, lay.field)
    return None if wanted is None else acquisition_of(turn.state, turn.seat, lay, wanted)


def _prop(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Place props before digging."""
    for lay in waiting:
        if _digs(turn.seat, lay):
            return prop_to_dig(turn.seat, turn.horizon)
    return None


def _digs(seat: Seat, lay: Lay) -> bool:
    worker = _worker(seat, lay)
    return lay.colour == BLACK if worker.own else worker.digs


def _flooded_shaft(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Activate the Haspelknecht before the coal-miner if water stops the Tunnel."""
    if turn.seat.exhausted and turn.seat.water >= turn.seat.board.stops_tunnel:
        return _start(turn, waiting, _HASPELKNECHT)
    return None


def _start(turn: WorkingTurn, waiting: list[Lay], field: Field) -> Move | None:
    """Activate the worker of a field if it can do anything."""
    for lay in waiting:
        if lay.field is field:
            return _activation(turn, lay)
    return None


def _in_order(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Activate the other workers as planned, a ruleset's own last: they may spend what the others bring."""
    for lay in waiting:
        if not lay.own and lay.field is not _DIGGER:
            move = _activation(turn, lay)
            if move is not None:
                return move
    return None


def _activation(turn: WorkingTurn, lay: Lay) -> Move | None:
    """Return the move that activates a worker, if he can do anything."""
    if lay.wild:
        return _settled(turn, lay)
    refused = activate_refusal(turn.state, turn.seat, lay) is not None
    return None if refused else _worker(turn.seat, lay).activation


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
        if lay.own and lay.colour == BLACK and not _to_acquire(turn, lay):
            move = _activation(turn, lay)
            if move is not None:
                return move
    return None


def _mixed(turn: WorkingTurn, waiting: list[Lay]) -> Move | None:
    """Activate a worker who has several colours with the Wicker Basket, or the Kiepenkerl marker alone."""
    for lay in waiting:
        if lay.own and (lay.basket or (lay.wild and lay.colour < 0)):
            move = None if _to_acquire(turn, lay) else _activation(turn, lay)
            if move is not None:
                return move
    return None


def _windlass(turn: WorkingTurn) -> Move | None:
    """Use the Windlass marker if there are two coal to reel up."""
    seat = turn.seat
    if seat.markers[_AT_WINDLASS] and seat.exhausted and seat.shaft > 1 and reel_refusal(seat) is None:
        return WINDLASS
    return None


def _cable(turn: WorkingTurn) -> Move | None:
    """Use the Hauling Cable if water costs VP."""
    seat = turn.seat
    if seat.markers[_AT_CABLE] and seat.water > turn.horizon.box.water_free:
        return CABLE
    return None


def _market(turn: WorkingTurn) -> Move | None:
    """Use the market, which pays well."""
    return MARKET if marker_refusal(turn.state, turn.seat, MARKET) is None else None


def _abandoned_farm(turn: WorkingTurn) -> Move | None:
    """Use the abandoned farm if the lease asks for iron."""
    seat = turn.seat
    if not seat.markers[_AT_FARM]:
        return None
    horizon = horizon_for(seat, turn.horizon)
    return ABANDONED_FARM if horizon.last_phase_of_year and horizon.lease.iron > seat.iron else None


def _spare_iron(turn: WorkingTurn) -> Move | None:
    """Place iron that the winter would take."""
    seat, horizon = turn.seat, turn.horizon
    if not seat.iron or not horizon.phases or not horizon.last_phase_of_year:
        return None
    horizon = horizon_for(seat, horizon)
    kept = horizon.lease.iron + len(stored(seat, Resource.IRON, seat.iron))
    return PROP_IRON if seat.iron > kept and iron_refusal(seat, Place.TUNNEL) is None else None


def _to_acquire(turn: WorkingTurn, lay: Lay) -> bool:
    """Return True if the disks on a field are meant for a development."""
    if turn.targets is not None:
        return target_of(turn.targets, lay.field) is not None
    if not may_develop(turn.seat, lay.field):
        return False
    return best_acquisition(turn.state, turn.seat, lay, turn.horizon, turn.weights) is not None
