"""Every distinct plan that the rules allow a seat in its phase."""

from __future__ import annotations

from collections.abc import Iterator

from game.automa.plans import Plan
from game.rules import legal_moves, play
from game.rules.moves import Lay
from game.rules.phases.planning import open_fields
from game.rules.state import GameState


def every_plan(view: GameState, most: int) -> list[Plan] | None:
    """Return all plans open to the seat to move, with and without developing; None if more than `most`."""
    number = view.to_move
    assert number is not None
    alone = view.copy()
    alone.order, alone.turn = (number,), 0
    found: list[Plan] = []
    for lays in _completed(alone, number, len(open_fields(alone.seats[number]))):
        if len(found) >= 2 * most:
            return None
        found += [Plan(lays, None), Plan(lays, ())]
    return found


def _completed(state: GameState, number: int, fields: int) -> Iterator[tuple[Lay, ...]]:
    """Yield every plan that begins with the lays so far."""
    laid = state.seats[number].plan
    if len(laid) == fields:
        yield laid
        return
    last = len(laid) == fields - 1
    for move in legal_moves(state):
        assert isinstance(move, Lay)
        if last:
            yield (*laid, move)
        else:
            ahead = state.copy()
            play(ahead, move, None)
            yield from _completed(ahead, number, fields)
