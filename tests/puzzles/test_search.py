"""A puzzle is searched whole: nobody finds more, nothing hidden decides, and its line reaches the result."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from game.puzzles.goals import Goal
from game.puzzles.puzzle import load
from game.puzzles.search import TooLarge, by_lot, solve
from game.rules import Setup, legal_moves, new_game, play, state_json, view
from game.rules.message import Amount, message
from game.rules.moves import Lay, Move
from game.rules.state import GameState
from game.rules.terms import Season, Step
from game.scenes.saving.folders import shelf
from tests.automa.games import players
from tests.automa.otherwise import otherwise

SETUP = Setup(seats=2, seed=12, tiles="random")


@cache
def positions() -> dict[Goal, list[GameState]]:
    """Positions of one game in which puzzles of each goal can begin."""
    state, table = new_game(SETUP), players("bauer", "bauer")
    found: dict[Goal, list[GameState]] = {goal: [] for goal in Goal}
    while state.to_move is not None:
        for goal in Goal:
            if goal.fits(state) and state.year < 3:
                found[goal].append(state.copy())
        seen = view(state, state.to_move)
        play(state, table[state.to_move].choose(seen, legal_moves(seen)).move, None)
    return found


@pytest.mark.parametrize("goal", Goal)
def test_nobody_finds_more_by_lot(goal: Goal) -> None:
    assert positions()[goal]
    for before in positions()[goal][:2]:
        best = solve(before, goal).worth
        assert max(by_lot(before, goal, Random(seed)) for seed in range(60)) <= best


@pytest.mark.parametrize("goal", Goal)
def test_the_line_reaches_the_result(goal: Goal) -> None:
    for before in positions()[goal][:2]:
        solution = solve(before, goal)
        state, seat, line = before.copy(), before.to_move, list(solution.line)
        while not goal.over(before, state, seat):
            moves = legal_moves(state)
            move = line.pop(0) if state.to_move == seat else moves[-1]
            assert move in moves
            play(state, move, None)
        assert not line and goal.worth(before, state, seat) == solution.worth


@pytest.mark.parametrize("goal", Goal)
def test_the_best_of_the_other_moves_reaches_what_is_said(goal: Goal) -> None:
    before = positions()[goal][0]
    solution, state, seat = solve(before, goal), before.copy(), before.to_move

    def reached(move: Move) -> tuple[int, ...]:
        after = state.copy()
        play(after, move, None)
        over = goal.over(before, after, seat)
        return goal.worth(before, after, seat) if over else solve(before, goal, now=after).worth

    for move, other in zip(solution.line, solution.others, strict=True):
        while state.to_move != seat:
            play(state, legal_moves(state)[0], None)
        rest = [one for one in legal_moves(state) if one != move]
        assert (other is None) == (not rest)
        if other is not None:
            assert other.move in rest and other.worth == reached(other.move)
            assert other.worth == max(map(reached, rest[:: max(1, len(rest) // 8)] + [other.move]))
        play(state, move, None)


@pytest.mark.parametrize("goal", Goal)
def test_what_is_hidden_decides_nothing(goal: Goal) -> None:
    for number, before in enumerate(positions()[goal][:2]):
        unseen = otherwise(before, Random(number))
        assert state_json(unseen) != state_json(before)
        assert solve(unseen, goal).worth == solve(before, goal).worth


@pytest.mark.long
def test_after_a_mistake_less_can_be_reached() -> None:
    before = positions()[Goal.VP][-1]
    best, state = solve(before, Goal.VP).worth, before.copy()
    while state.to_move == before.to_move and state.step == Step.PLANNING:
        play(state, next(move for move in legal_moves(state) if move.empty), None)
    assert solve(before, Goal.VP, now=before).worth == best
    found = solve(before, Goal.VP, now=state)
    assert found.worth < best and not any(isinstance(move, Lay) for move in found.line)


def test_a_search_that_nobody_waits_for_any_more_is_given_up() -> None:
    asked = list[None]()

    def wanted() -> bool:
        asked.append(None)
        return len(asked) < 5

    with pytest.raises(TooLarge):
        solve(positions()[Goal.VP][0], Goal.VP, wanted=wanted)
    assert len(asked) == 5


def test_a_search_that_grows_too_large_is_given_up() -> None:
    with pytest.raises(TooLarge):
        solve(positions()[Goal.VP][0], Goal.VP, largest=3)


def test_goals_begin_where_nobody_else_has_a_say() -> None:
    for goal, states in positions().items():
        for state in states:
            if goal.through_winter:
                assert (state.step, state.season) == (Step.WORKING, Season.AUTUMN)
                assert state.order[-1] == state.to_move
            else:
                assert state.step == Step.PLANNING and state.order[0] == state.to_move


def test_there_are_twenty_in_three_grades_and_of_every_goal() -> None:
    found = load()
    assert len(found) == 20
    assert [one.grade for one in found] == sorted(one.grade for one in found)
    assert {one.grade for one in found} == {1, 2, 3} and {one.goal for one in found} == set(Goal)
    assert len({one.record.partition("seed: ")[2].split()[0] for one in found}) == 20


@pytest.mark.parametrize("number", range(20))
def test_every_puzzle_is_proved(number: int) -> None:
    puzzle = load()[number]
    assert solve(puzzle.position(shelf()), puzzle.goal).worth == puzzle.worth


def test_new_debt_is_taken_off_while_the_winter_goes_on() -> None:
    puzzle = next(one for one in load() if one.goal is Goal.WINTER)
    before = puzzle.position(shelf())
    state, seat = before.copy(), before.to_move
    assert seat is not None and not before.seats[seat].debt
    state.seats[seat].score += 9
    state.seats[seat].debt += 1
    vp = Amount(9 + before.box.ruleset.final.debt_first, "vp")
    assert puzzle.goal.so_far_said(before, state, seat) == message("puzzle-so-far-vp", vp=vp)
