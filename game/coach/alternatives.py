"""What a bauer would rather have done: the alternatives to a choice, from what the seat could see."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from game.automa.bauer import Bauer
from game.automa.drafting import takings
from game.automa.hidden import guessed
from game.automa.plan_search import PlanSearch, in_hand
from game.automa.weights import PLAIN
from game.coach.choices import Choice
from game.rules import legal_moves, play, view
from game.rules.moves import Move
from game.rules.state import GameState
from game.rules.terms import Step

MOST = 3
"""Alternatives to one choice that are played on."""

Moves = tuple[Move, ...]


def alternatives(choice: Choice) -> list[Moves]:
    """Return up to MOST other ways to choose, the most promising first."""
    seen = view(choice.before, choice.seat)
    others = [moves for moves in _ways(choice.step, seen) if moves != choice.moves]
    return list(dict.fromkeys(others))[:MOST]


def _ways(step: Step, seen: GameState) -> Iterable[Moves]:
    assert seen.to_move is not None
    moves = legal_moves(seen)
    match step:
        case Step.FIRST_TAKING | Step.SECOND_TAKING:
            search = PlanSearch(seen, seen.to_move, PLAIN)
            return [(found.move,) for found in takings(seen, moves, search)]
        case Step.PLANNING:
            search = PlanSearch(seen, seen.to_move, PLAIN)
            ranked = search.ranked(in_hand(seen.seats[seen.to_move]), ())
            return [prospect.plan.lays for prospect in ranked]
        case Step.WORKING | Step.WINTER_STORAGE:
            return [_played_through(seen)]
    return [(move,) for move in moves]


def _played_through(seen: GameState) -> Moves:
    """Return the moves of a bauer until another seat decides or the step is over."""
    state = guessed(seen, Random(0))
    step, seat, bauer, found = state.step, state.to_move, Bauer(), list[Move]()
    while (state.step, state.to_move) == (step, seat):
        move = bauer.choose(state, legal_moves(state)).move
        found.append(move)
        play(state, move, None)
    return tuple(found)
