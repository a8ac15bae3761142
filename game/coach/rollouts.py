"""Plays a choice on to the end of the game, in deals of what the seat could not see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.automa.hidden import guessed
from game.automa.lookahead import Foresight
from game.automa.weights import PLAIN
from game.coach.course import Course, course_of
from game.rules import play, refusal, scores, view
from game.rules.events import Event, Scored
from game.rules.moves import Move
from game.rules.sources import source_of
from game.rules.state import GameState

VP = dict[str, int]
"""Victory points by the key of their source."""


class Ending(NamedTuple):
    """The end of one rollout, as the seat has it."""

    margin: int
    """The lead over the best of the others, in VP."""
    own: VP
    """The seat's VP after the choice, by source."""
    others: int
    """The score of the best of the others."""
    course: Course
    """How it went on for the seat."""


def ending(before: GameState, seat: int, moves: Sequence[Move], deal: int) -> Ending:
    """Return the end of a game in which a seat plays these moves and then everybody plays on like a bauer.

    Choices that are compared get the same numbers of deals: what is hidden is the same in each.
    """
    foresight = Foresight([PLAIN] * len(before.seats))
    state = guessed(view(before, seat), Random(deal), lambda dealt, _: foresight.plan(dealt, _mover(dealt)))
    found: list[Event] = []
    for move in moves:
        if state.to_move != seat or refusal(state, move) is not None:
            break
        play(state, move, found.append)
    foresight.play_on(state, len(state.box.phases) * state.box.years, tell=found.append)
    final = scores(state)
    others = max(vp for other, vp in enumerate(final) if other != seat)
    own = Counter[str]()
    for event in found:
        if isinstance(event, Scored) and event.seat == seat:
            own[source_of(event.rule).key] += event.vp
    return Ending(final[seat] - others, dict(own), others, course_of(found, seat))


def _mover(state: GameState) -> int:
    assert state.to_move is not None
    return state.to_move
