"""Walks through all that the seat at work can still do in its turn, for previews of a plan."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules import legal_moves, play
from game.rules.moves import EndTurn
from game.rules.state import GameState
from game.scenes.stage.forecast import at_work
from game.scenes.stage.plan import PlanDraft, mover, once_a_plan

MOST = 500
"""So many positions of a turn are looked at; where there are more, nothing is told."""


class TooManyPositions(Exception):
    """There are more positions than are looked at."""


def positions(state: GameState) -> Iterator[GameState]:
    """Yield every position that the seat at work can reach in its turn. Raises TooManyPositions."""
    seen, ahead = {_standing(state)}, [state]
    while ahead:
        if len(seen) > MOST:
            raise TooManyPositions
        now = ahead.pop()
        yield now
        for move in legal_moves(now):
            if isinstance(move, EndTurn):
                continue
            after = now.copy()
            play(after, move, None)
            if (standing := _standing(after)) not in seen:
                seen.add(standing)
                ahead.append(after)


@once_a_plan
def coal_within_reach(plan: PlanDraft) -> int | None:
    """Return the most coal that can lie on the farm once a plan is worked, if its owner works first.

    None where nothing is laid, or where that is not sure.
    """
    working = at_work(plan) if any(not lay.empty for lay in plan.lays) else None
    if working is None or working.to_move is None:
        return None
    number = working.to_move
    try:
        return max(now.seats[number].coal for now in positions(working))
    except TooManyPositions:
        return None


def _standing(state: GameState) -> tuple[object, ...]:
    """Return all that decides the moves left in a turn."""
    seat = mover(state)
    goods = (seat.food, seat.wood, seat.coal, seat.iron, seat.thaler, seat.shaft, seat.water)
    mine = (seat.pinge_dug, seat.pinge_props, seat.tunnel_dug, seat.tunnel_props)
    done = (seat.worked, seat.activated, seat.first_work, seat.tiles, seat.markers)
    return (state.pending, state.kiepenkerl, *goods, *mine, *done)
