"""Finds puzzles in games of bauers: positions whose best line is rare, and missed by a quick player."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.automa import named
from game.puzzles.goals import Goal
from game.puzzles.puzzle import Grade, Puzzle
from game.puzzles.search import Solution, TooLarge, Worth, by_lot, solve
from game.rules import Setup, legal_moves, new_game, play, record_text, view
from game.rules.moves import Move
from game.rules.player import Player
from game.rules.state import GameState

LOTS = 500
"""Lines played by lot, to see how rare the best one is."""
EASY, MEDIUM = 0.02, 0.002
"""The share of lines by lot that reach the best result, from which a puzzle is easy, or of medium grade."""
OBVIOUS = 0.1
"""A share from which it is no puzzle."""
FEWEST_POSITIONS = 60
LEAST_COAL = 3
_RIVALS = "knecht"


def find(setup: Setup) -> Iterator[Puzzle]:
    """Yield the puzzles in the game that bauers play of a setup."""
    state, moves = new_game(setup), list[Move]()
    players = [named("bauer")(seat) for seat in range(setup.seats)]
    while state.to_move is not None:
        for goal in Goal:
            if goal.fits(state) and (found := _puzzle(setup, moves, state, goal)) is not None:
                yield found
        seen = view(state, state.to_move)
        moves.append(players[state.to_move].choose(seen, legal_moves(seen)).move)
        play(state, moves[-1], None)


def _puzzle(setup: Setup, moves: list[Move], state: GameState, goal: Goal) -> Puzzle | None:
    """Return a position as a puzzle, if it is one."""
    try:
        solution = solve(state, goal)
    except TooLarge:
        return None
    if not _asks_something(goal, solution):
        return None
    missed = [name for name in ("bauer", "knecht") if _played_by(name, state, goal) < solution.worth]
    if not missed:
        return None
    chance = Random(setup.seed)
    share = sum(by_lot(state, goal, chance) == solution.worth for _ in range(LOTS)) / LOTS
    if share >= OBVIOUS:
        return None
    return Puzzle(record_text(setup, moves), goal, _grade(share, missed), solution.worth)


def _asks_something(goal: Goal, solution: Solution) -> bool:
    """Return True if the result is worth looking for."""
    if solution.positions < FEWEST_POSITIONS:
        return False
    match goal:
        case Goal.PINGE:
            return solution.worth[0] == 1
        case Goal.LEASE:
            return solution.worth[0] == 0
        case Goal.COAL:
            return solution.worth[0] >= LEAST_COAL
    return solution.worth[0] > 0


def _grade(share: float, missed: list[str]) -> Grade:
    if share >= EASY or "bauer" not in missed:
        return Grade.EASY
    return Grade.MEDIUM if share >= MEDIUM else Grade.HARD


def _played_by(name: str, before: GameState, goal: Goal) -> Worth:
    """Return the result that an automa reaches."""
    assert before.to_move is not None
    state, seat, player = before.copy(), before.to_move, named(name)(0)
    others: Player = named(_RIVALS)(0)
    while not goal.over(before, state, seat):
        assert state.to_move is not None
        seen = view(state, state.to_move)
        decision = (player if state.to_move == seat else others).choose(seen, legal_moves(seen))
        play(state, decision.move, None)
    return goal.worth(before, state, seat)
