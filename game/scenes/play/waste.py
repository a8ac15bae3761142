"""What a plan lays for nothing: workers who could not start, however their owner goes about it."""

from __future__ import annotations

from game.rules import legal_moves, play
from game.rules.message import Message, Value, disks, message
from game.rules.moves import Acquire, Activate, EndTurn, Lay
from game.rules.phases.planning import is_payment
from game.rules.state import GameState, Seat
from game.rules.terms import Field

MOST = 500
"""So many positions of a turn are looked at; where more would have to be, nothing is called wasted."""


def wasted(working: GameState | None) -> tuple[Lay, ...]:
    """Return the lays of the seat at work that no order of its moves uses; none where that is not sure."""
    if working is None or working.to_move is None:
        return ()
    idle = _laid(working.seats[working.to_move]) - _startable(working)
    idle -= _started_later(working, idle) if idle else set()
    return tuple(lay for lay in working.seats[working.to_move].plan if lay.field in idle)


def in_vain(lays: tuple[Lay, ...]) -> tuple[Message, ...]:
    """Return the losses of such lays, field by field; markers that return are not lost."""
    found = ((_lost(lay), Field(lay.field)) for lay in lays)
    return tuple(message("play-vain", lay=lost, field=field) for lost, field in found if lost)


def _lost(lay: Lay) -> tuple[Value, ...]:
    """Return the loss of a field that gives nothing: a contract worker's payment (R-10), else disks."""
    return lay.said if is_payment(lay) else disks(lay.disks)


def _laid(seat: Seat) -> set[int]:
    return {lay.field for lay in seat.plan if not lay.empty}


def _startable(state: GameState) -> set[int]:
    """Return the fields whose workers can start at once, for work or a development."""
    return {move.field for move in legal_moves(state) if isinstance(move, Activate | Acquire)}


def _started_later(state: GameState, idle: set[int]) -> set[int]:
    """Return those of some fields whose workers can start after others; all if there is too much to try."""
    found: set[int] = set()
    seen, ahead = {_standing(state)}, [state]
    while ahead and not idle <= found:
        if len(seen) > MOST:
            return idle
        now = ahead.pop()
        moves = [move for move in legal_moves(now) if not isinstance(move, EndTurn)]
        found |= {move.field for move in moves if isinstance(move, Activate | Acquire)}
        for move in moves:
            after = now.copy()
            play(after, move, None)
            if (standing := _standing(after)) not in seen:
                seen.add(standing)
                ahead.append(after)
    return found & idle


def _standing(state: GameState) -> tuple[object, ...]:
    """Return all that decides the moves left in a turn."""
    assert state.to_move is not None
    seat = state.seats[state.to_move]
    goods = (seat.food, seat.wood, seat.coal, seat.iron, seat.thaler, seat.shaft, seat.water)
    mine = (seat.pinge_dug, seat.pinge_props, seat.tunnel_dug, seat.tunnel_props)
    done = (seat.worked, seat.activated, seat.first_work, seat.tiles, seat.markers)
    return (state.pending, state.kiepenkerl, *goods, *mine, *done)
