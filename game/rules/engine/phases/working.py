"""Working (section 6): in the new order each seat carries out its whole plan, then ends its turn."""

from __future__ import annotations

from typing import Final

from game.rules.disks import NO_DISKS
from game.rules.engine.developments import acquire, acquire_refusal, acquisitions
from game.rules.engine.free_actions import (
    NO_MARKER,
    free_moves,
    free_refusal,
    is_free,
    play_free,
    spend_marker,
)
from game.rules.engine.phases.planning import give_back, is_payment, may_develop, open_colours
from game.rules.engine.settling import (
    SETTLE_FIRST,
    blocks_free_actions,
    effect_moves,
    effect_refusal,
    only_answer,
    play_effect,
)
from game.rules.engine.workers import (
    NOTHING_TO_DO,
    STOP,
    act,
    activate,
    activate_refusal,
    activity_moves,
    activity_refusal,
    can_act,
    could_act,
    start_windlass,
)
from game.rules.events import PaidForNothing, Tell, TurnBegan, TurnEnded
from game.rules.moves import Acquire, Activate, EndTurn, Lay, Move, UseMarker
from game.rules.reason import Reason
from game.rules.state import Activity, GameState, Seat, TileEffect
from game.rules.terms import Field, Marker

END_TURN: Final = EndTurn()
WINDLASS: Final = UseMarker(Marker.WINDLASS)
FINISH_FIRST: Final = Reason("E1", "refused-finish-first")
WORK_NOW: Final = Reason("E1", "refused-work-now")
NOBODY_LEFT: Final = Reason("E1", "refused-nobody-left")
NO_HASPELKNECHT: Final = Reason("25", "refused-no-haspelknecht", worker=Field.HASPELKNECHT)
NO_SUCH_USE: Final = Reason("T8", "refused-no-such-use")
_WINDLASS: Final = Marker.WINDLASS


def begin(state: GameState, tell: Tell | None) -> None:
    """Let the first seat of the new order work (E1)."""
    state.turn = -1
    _next_turn(state, tell)


def legal(state: GameState, number: int) -> list[Move]:
    """Return a worker's next actions, the answers to an effect, or new starts; and free actions."""
    seat = state.seats[number]
    if not state.pending:
        moves = _startable(state, seat)
    elif isinstance(top := state.pending[-1], Activity):
        moves = activity_moves(state, seat, top)
    else:
        assert isinstance(top, TileEffect)
        moves = effect_moves(state, seat, top)
        if blocks_free_actions(state, top):
            return moves
    moves += free_moves(state, seat)
    return moves


def refuse(state: GameState, number: int, move: Move) -> Reason | None:
    """Return the reason why a move is not possible in the working turn now, or None."""
    seat = state.seats[number]
    if is_free(move):
        top = state.pending[-1] if state.pending else None
        blocked = isinstance(top, TileEffect) and blocks_free_actions(state, top)
        return SETTLE_FIRST if blocked else free_refusal(state, number, move)
    if not state.pending:
        return _start_refusal(state, seat, move)
    if isinstance(move, Activate | Acquire | EndTurn | UseMarker):
        return FINISH_FIRST
    top = state.pending[-1]
    if isinstance(top, Activity):
        return activity_refusal(state, seat, top, move)
    assert isinstance(top, TileEffect)
    return effect_refusal(state, seat, top, move)


def play(state: GameState, number: int, move: Move, tell: Tell | None) -> None:
    """Carry out one step of the turn."""
    if isinstance(move, EndTurn):
        _end_turn(state, number, tell)
        return
    if isinstance(move, Activate):
        activate(state, number, move, tell)
    elif is_free(move):
        play_free(state, number, move, tell)
    elif isinstance(move, Acquire):
        seat = state.seats[number]
        seat.worked |= 1 << move.field
        seat.activated |= 1 << move.field
        acquire(state, number, move, tell)
    elif isinstance(move, UseMarker):
        spend_marker(state, number, _WINDLASS, tell)
        start_windlass(state, number, tell)
    elif isinstance(state.pending[-1], Activity):
        act(state, number, move, tell)
    else:
        play_effect(state, number, move, tell)
    if state.pending:
        _pass_over(state, number, tell)


def _pass_over(state: GameState, number: int, tell: Tell | None) -> None:
    """R-50: stop a worker who can only stop, and give an effect its only answer, without a question."""
    seat = state.seats[number]
    while state.pending:
        top = state.pending[-1]
        if isinstance(top, Activity):
            if could_act(state, seat, top.field):
                return
            act(state, number, STOP, tell)
        else:
            assert isinstance(top, TileEffect)
            only = only_answer(state, seat, top)
            if only is None:
                return
            play_effect(state, number, only, tell)


def windlass_refusal(state: GameState, seat: Seat) -> Reason | None:
    """Return the reason why a seat cannot use the Windlass marker, or None (tile 25, R-20)."""
    if not seat.markers[_WINDLASS]:
        return NO_MARKER[_WINDLASS]
    if not seat.exhausted:
        return NO_HASPELKNECHT
    return None if can_act(state, seat, Field.HASPELKNECHT) else NOTHING_TO_DO


def _startable(state: GameState, seat: Seat) -> list[Move]:
    moves: list[Move] = [END_TURN]
    gives = state.box.gives
    for lay in seat.plan:
        if lay.empty or seat.worked & lay.bit:
            if gives and may_acquire_freely(seat, lay):
                moves += acquisitions(state, seat, lay)
            continue
        if lay.special:
            moves += _special_activations(state, seat, lay)
        elif activate_refusal(state, seat, lay) is None:
            moves.append(seat.board.crew.workers[lay.field].activation)
        if may_develop(seat, lay.field):
            moves += acquisitions(state, seat, lay)
    if seat.markers[_WINDLASS] and windlass_refusal(state, seat) is None:
        moves.append(WINDLASS)
    return moves


def may_acquire_freely(seat: Seat, lay: Lay) -> bool:
    """Return True if the worker of an empty field may acquire what requires no disk."""
    return lay.empty and not seat.worked & lay.bit and may_develop(seat, lay.field)


def _special_activations(state: GameState, seat: Seat, lay: Lay) -> list[Move]:
    """Return the ways to activate a worker whose field bears a marker of tiles 16, 26 or 28."""
    colours = open_colours(state, seat, lay) or (None,)
    moves = [Activate(lay.field, colour) for colour in colours]
    return [move for move in moves if activate_refusal(state, seat, lay, move.colour) is None]


def _start_refusal(state: GameState, seat: Seat, move: Move) -> Reason | None:
    if isinstance(move, EndTurn):
        return None
    if isinstance(move, Activate):
        return activate_refusal(state, seat, seat.lay_on(move.field), move.colour)
    if isinstance(move, Acquire):
        return acquire_refusal(state, seat, seat.lay_on(move.field), move)
    if isinstance(move, UseMarker):
        return windlass_refusal(state, seat) if move.marker is _WINDLASS else NO_SUCH_USE
    return WORK_NOW if _startable(state, seat) else NOBODY_LEFT


def _end_turn(state: GameState, number: int, tell: Tell | None) -> None:
    """Settle what lies on the fields; disks stay out of play until the refill (F1)."""
    seat = state.seats[number]
    for lay in seat.plan:
        if lay.goods:
            _settle_field(seat, number, lay, tell)
    seat.plan = ()
    seat.disks = NO_DISKS
    if tell:
        tell(TurnEnded(number))
    _next_turn(state, tell)


def _settle_field(seat: Seat, number: int, lay: Lay, tell: Tell | None) -> None:
    """R-10, R-36: return the markers of a field that was not activated, except the payment of a contract
    worker; also return a Cottage that no development used up."""
    if seat.activated & lay.bit:
        if lay.cottage:
            give_back(seat, number, Lay(lay.field, cottage=lay.cottage), tell)
    elif is_payment(seat, lay):
        if tell:
            tell(PaidForNothing(number, lay))
    else:
        markers = Lay(lay.field, NO_DISKS, lay.markers, 0, 0, lay.wild, lay.basket, lay.cottage)
        give_back(seat, number, markers, tell)


def _next_turn(state: GameState, tell: Tell | None) -> None:
    state.turn += 1
    if state.turn == len(state.order):
        state.to_move = None
        return
    state.to_move = state.order[state.turn]
    if tell:
        tell(TurnBegan(state.to_move))
