"""Walks through all that the seat at work can still do in its turn, for previews of a plan."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from game.rules import legal_moves, play
from game.rules.moves import EndTurn
from game.rules.state import GameState
from game.scenes.stage.forecast import at_work
from game.scenes.stage.plan import PlanDraft, mover, once_a_plan

AT_ONCE = 500
"""So many positions of a turn are looked at in one go."""
PART, MOST = 150, 20_000
"""So many are looked at in a frame, and in all; where there are more, nothing is told."""


class TooManyPositions(Exception):
    """There are more positions than are looked at."""


def positions(state: GameState, most: int) -> Iterator[GameState]:
    """Yield every position that the seat at work can reach in its turn.

    Raises TooManyPositions where there are more than so many.
    """
    seen, ahead = {_standing(state)}, [state]
    while ahead:
        if len(seen) > most:
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


class CoalAhead:
    """Looks for the most coal that a plan can lead to: at once in a short turn, else a part at a time."""

    def __init__(self, plan: PlanDraft) -> None:
        working = at_work(plan) if any(not lay.empty for lay in plan.lays) else None
        self.most: int | None = None
        """The most coal that can lie on the farm, if its owner works first; None while that is not sure."""
        self._found, self._seat = 0, -1
        self._left: Iterator[GameState] | None = None
        if working is not None and working.to_move is not None:
            self._seat, self._left = working.to_move, positions(working, MOST)
            self._look_on(AT_ONCE)

    def look_on(self) -> bool:
        """Look at some more positions; return True if the most coal is known from now on."""
        return self._look_on(PART)

    def _look_on(self, count: int) -> bool:
        if self._left is None:
            return False
        try:
            part = [now.seats[self._seat].coal for now in islice(self._left, count)]
        except TooManyPositions:
            self._left = None
            return False
        self._found = max([self._found, *part])
        if len(part) == count:
            return False
        self._left, self.most = None, self._found
        return True


@once_a_plan
def coal_ahead(plan: PlanDraft) -> CoalAhead:
    """Return the look for the most coal that a plan can lead to."""
    return CoalAhead(plan)


def _standing(state: GameState) -> tuple[object, ...]:
    """Return all that decides the moves left in a turn."""
    seat = mover(state)
    goods = (seat.food, seat.wood, seat.coal, seat.iron, seat.thaler, seat.shaft, seat.water)
    mine = (seat.pinge_dug, seat.pinge_props, seat.tunnel_dug, seat.tunnel_props)
    done = (seat.worked, seat.activated, seat.first_work, seat.tiles, seat.markers)
    return (state.pending, state.kiepenkerl, *goods, *mine, *done)
