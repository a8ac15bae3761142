"""Puzzles are solved on the table: by the best line, and not by a worse one; hints, undo, the solution."""

from __future__ import annotations

import time
from functools import cache

import pygame
import pytest

from game.lessons.neighbour import Neighbour
from game.puzzles.goals import Goal
from game.puzzles.progress import Standing
from game.puzzles.puzzle import Puzzle, load
from game.puzzles.search import Solution, TooLarge, solve
from game.rules import legal_moves, play, state_json
from game.rules.message import message
from game.rules.moves import Lay
from game.rules.state import GameState
from game.scenes.app.loop import App
from game.scenes.flow import Push
from game.scenes.kit.question import Question
from game.scenes.play.planning import PlanEditor
from game.scenes.play.stops import stops
from game.scenes.puzzle import searching
from game.scenes.puzzle.keeping import standing
from game.scenes.puzzle.menu import PuzzleMenu
from game.scenes.puzzle.scene import PuzzleTable
from game.scenes.puzzle.solution import SolutionTable
from game.scenes.saving.folders import home, shelf
from game.scenes.stage.deeds import deed
from tests.english import english
from tests.puzzles.solver import Solver, before
from tests.scenes.keyhand import KeyHand, PadHand
from tests.scenes.opponents import OPPONENTS
from tests.scenes.sitting import window
from tests.scenes.written import SPOKEN

CLICKED = {"a plan with a marker": 4, "the last winter": 2, "the Tunnel": 10}
WORSE = {Goal.VP: 9, Goal.COAL: 1, Goal.PINGE: 0, Goal.WINTER: 3, Goal.LEASE: 13}
"""A puzzle of each goal."""


@cache
def puzzles() -> tuple[Puzzle, ...]:
    return tuple(load())


@cache
def solution(number: int) -> Solution:
    return solve(puzzles()[number].position(shelf()), puzzles()[number].goal)


def line(number: int) -> list[str]:
    return [str(move) for move in solution(number).line]


def went(hand: Solver) -> Standing | None:
    return standing(hand.app.context, hand.puzzle.puzzle)


def at_its_beginning(state: GameState, table: PuzzleTable) -> bool:
    return state_json(state) == state_json(table.session.before)


def solves(hand: Solver, number: int) -> PuzzleTable:
    """Play the solution by hand."""
    hand.plays(line(number))
    hand.settle(hand.puzzle)
    return hand.puzzle


@cache
def worse(number: int) -> tuple[list[str], tuple[int, ...]]:
    """Return a line that does as little as the rules allow, and its result."""
    puzzle = puzzles()[number]
    begun = puzzle.position(shelf())
    assert begun.to_move is not None
    state, seat, found = begun.copy(), begun.to_move, list[str]()
    while not puzzle.goal.over(begun, state, seat):
        legal = legal_moves(state)
        move = Neighbour().choose(state, legal).move if state.to_move == seat else legal[0]
        found += [str(move)] if state.to_move == seat else []
        play(state, move, None)
    return found, puzzle.goal.worth(begun, state, seat)


def misses(hand: Solver, number: int) -> PuzzleTable:
    """Play the worse line by hand."""
    hand.plays(worse(number)[0])
    hand.settle(hand.puzzle)
    return hand.puzzle


@pytest.mark.long
@pytest.mark.parametrize("number", CLICKED.values(), ids=CLICKED)
def test_a_puzzle_is_solved_by_clicks(number: int) -> None:
    hand = before(puzzles()[number])
    assert went(hand) is Standing.TRIED
    table = solves(hand, number)
    assert table.solved and table.reached == puzzles()[number].worth and went(hand) is Standing.SOLVED
    assert hand.texts()[1].startswith("Solved: ")
    hand.card("Done")
    assert not isinstance(hand.app.scene, PuzzleTable)


@pytest.mark.long
@pytest.mark.parametrize("number", range(20))
def test_every_puzzle_is_solved_on_the_table(number: int) -> None:
    assert solves(before(puzzles()[number]), number).solved


@pytest.mark.parametrize("number", WORSE.values())
def test_a_worse_line_is_told_with_what_is_possible(number: int) -> None:
    puzzle, (_, reached) = puzzles()[number], worse(number)
    assert reached < puzzle.worth
    hand = before(puzzle)
    table = misses(hand, number)
    assert not table.solved and table.reached == reached and went(hand) is Standing.TRIED
    told = [english(puzzle.goal.result_said(worth)) for worth in (reached, puzzle.worth)]
    assert hand.texts()[1] == f"Reached: {told[0]}. Possible: {told[1]}."


def test_each_goal_has_a_worse_line_that_is_tested() -> None:
    assert {goal: puzzles()[number].goal for goal, number in WORSE.items()} == {goal: goal for goal in Goal}


@pytest.mark.long
def test_what_was_missed_is_taken_back_and_solved() -> None:
    hand = before(puzzles()[3])
    table = misses(hand, 3)
    done = len(table.match.turns)
    hand.card("Take back")
    assert table.reached is None and table.session.human and len(table.match.turns) < done
    hand.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    hand.settle(table)
    assert table.reached is not None and len(table.match.turns) == done
    while table.match.can_undo():
        hand.key(pygame.K_z, mod=pygame.KMOD_CTRL)
        hand.step()
    assert len(table.match.turns) == table.session.start and at_its_beginning(table.match.state, table)
    assert solves(hand, 3).solved


def test_nothing_before_the_position_is_taken_back() -> None:
    hand = before(puzzles()[3])
    moves = len(hand.puzzle.match.turns)
    hand.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert len(hand.puzzle.match.turns) == moves == hand.puzzle.session.start


def test_it_begins_anew_from_card_and_menu() -> None:
    hand = before(puzzles()[3])
    table = misses(hand, 3)
    hand.card("Start again")
    assert table.reached is None and at_its_beginning(table.match.state, table) and table.session.human
    hand.plays(line(3)[:1])
    assert len(table.match.turns) > table.session.start
    hand.key(pygame.K_F10)
    assert isinstance(hand.app.scene, PuzzleMenu)
    hand.button("From the beginning")
    assert hand.app.scene is table and at_its_beginning(table.match.state, table)
    hand.key(pygame.K_F10)
    hand.button("Leave the puzzle")
    assert not isinstance(hand.app.scene, PuzzleTable)


def test_the_plan_comes_back_as_it_was_laid() -> None:
    hand = before(puzzles()[0])
    table = misses(hand, 0)
    while table.match.state.to_move != table.session.seat or not isinstance(table.editor, PlanEditor):
        hand.key(pygame.K_z, mod=pygame.KMOD_CTRL)
        hand.step()
    assert [move for move in table.editor.moves if move.empty] == table.editor.moves
    assert solves(hand, 0).solved


def test_hints_lead_to_the_best_result() -> None:
    hand = before(puzzles()[0])
    table = hand.puzzle
    plan = [move for move in solution(0).line if isinstance(move, Lay)]
    for lay in (*plan, plan[0]):
        hand.key(pygame.K_h)
        hand.step()
        assert table.hint is not None and table.pointed_out() == [table.stage.layout.board.fields[lay.field]]
        assert hand.texts()[2].startswith("A step towards the best: ")
    hand.plays([str(lay) for lay in plan])
    hand.settle(table)
    assert table.hint is None and not table.pointed_out()


def test_a_hint_after_a_mistake_says_what_is_still_possible() -> None:
    hand = before(puzzles()[0])
    hand.plays(["lay farmer: 1 black", "lay farmhand: 2 black", "lay coal-digger: nothing"])
    hand.settle(hand.puzzle)
    hand.card("Hint")
    hand.step()
    assert hand.texts()[2].startswith(
        "The best is out of reach from here. Still possible: the Pinge exhausted, 2"
    )


@pytest.mark.long
def test_the_solution_is_shown_move_by_move_and_counts_as_shown() -> None:
    hand = before(puzzles()[3])
    table = hand.puzzle
    hand.card("Solution")
    assert isinstance(hand.app.scene, Question)
    hand.button("Not yet")
    assert hand.app.scene is table and went(hand) is Standing.TRIED
    hand.card("Solution")
    hand.button("Show it")
    hand.step()
    shown = hand.app.scene
    assert isinstance(shown, SolutionTable) and went(hand) is Standing.SHOWN
    assert len(shown.steps) == len(solution(3).line) + 1 and at_its_beginning(
        shown.match.position(shown.at), table
    )
    for number, move in enumerate(solution(3).line, 1):
        hand.card("Next")
        assert shown.number == number and shown.match.turns[shown.at - 1].decision.move == move
        assert hand.texts()[0] == english(shown.stage.spoken(deed(move, shown.match.position(shown.at - 1))))
    assert hand.texts()[-1] == "Reached: 7 VP."
    hand.card("Back")
    hand.key(pygame.K_RIGHT)
    hand.key(pygame.K_LEFT)
    assert shown.number == len(shown.steps) - 2
    hand.key(pygame.K_SPACE)
    hand.click(shown.stage.layout.ribbon.menu.center)
    assert hand.app.scene is table and at_its_beginning(table.match.state, table)
    assert solves(hand, 3).solved and went(hand) is Standing.SHOWN
    assert hand.texts()[1].startswith("That is the best: ")


@pytest.mark.long
@pytest.mark.parametrize("number", range(20))
def test_every_solution_is_stepped_to_its_result(number: int) -> None:
    hand = before(puzzles()[number])
    shown = SolutionTable(hand.app.context, puzzles()[number], solution(number))
    hand.app.apply(Push(shown))
    for _ in shown.steps[1:]:
        hand.key(pygame.K_RETURN)
        assert hand.texts()
    goal, session = puzzles()[number].goal, hand.puzzle.session
    state = shown.match.position(shown.at)
    assert goal.worth(session.before, state, session.seat) == solution(number).worth
    hand.key(pygame.K_RETURN)
    assert hand.app.scene is hand.puzzle


@pytest.mark.long
def test_a_search_beside_the_loop_is_waited_for_by_no_frame() -> None:
    hand = before(puzzles()[14])
    hand.app.context.ahead = True
    table = hand.puzzle
    hand.key(pygame.K_h)
    assert table.hint is None and hand.texts()[-1].startswith("Every line is being searched")
    for _ in range(2000):
        hand.step(0.01)
        if table.hint is not None:
            break
        time.sleep(0.005)
    assert table.hint is not None


def test_a_search_is_given_up_with_the_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = before(puzzles()[14])
    hand.app.context.ahead = True
    hand.key(pygame.K_h)
    search = hand.puzzle._search
    assert search is not None and search.wanted
    hand.key(pygame.K_F10)
    hand.button("Leave the puzzle")
    assert not search.wanted
    hand.app.context.ahead = False


def test_the_solution_is_not_forgotten_while_others_lay_their_plans() -> None:
    hand = before(puzzles()[1])
    table = hand.puzzle
    hand.card("Solution")
    hand.app.context.ahead = True
    hand.button("Show it")
    table._judged = -1  # somebody else has decided meanwhile
    for _ in range(2000):
        hand.step(0.01)
        if hand.app.scene is not table:
            break
        time.sleep(0.005)
    hand.app.context.ahead = False
    assert went(hand) is Standing.SHOWN


def test_a_puzzle_too_large_to_be_searched_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_large(*_: object, **__: object) -> Solution:
        raise TooLarge

    monkeypatch.setattr(searching, "solve", too_large)
    hand = before(puzzles()[0])
    hand.card("Hint")
    hand.step()
    assert hand.texts()[2] == "This puzzle has too many lines to be searched here."
    hand.card("Solution")
    hand.button("Show it")
    hand.step()
    assert hand.app.scene is hand.puzzle and went(hand) is Standing.TRIED


def test_the_last_winter_is_no_result_of_a_game() -> None:
    hand = before(puzzles()[2])
    table = solves(hand, 2)
    assert table.match.over and table.stage.winter_open
    hand.click(table.stage.yard.button.center)
    for _ in range(40):
        hand.step(1.0)
    assert hand.app.scene is table and not table.stage.winter_open
    hand.key(pygame.K_RETURN)
    assert not isinstance(hand.app.scene, PuzzleTable)


def test_another_winter_stays_until_something_is_taken_back() -> None:
    hand = before(puzzles()[3])
    table = misses(hand, 3)
    button = table.stage.yard.button
    assert table.stage.winter_read and button not in [stop.rect for stop in stops(table)]
    hand.click(button.center)
    hand.key(pygame.K_SPACE)
    hand.step(1.0)
    assert table.stage.winter_read and table.cursor == pygame.SYSTEM_CURSOR_ARROW
    hand.card("Take back")
    assert not table.stage.winter_read


def test_a_puzzle_is_no_saved_game() -> None:
    hand = before(puzzles()[3])
    solves(hand, 3)
    hand.card("Done")
    hand.step()
    assert not hand.app.context.saves.games() and not list(home().glob("**/*.hasp"))


class KeySolver(Solver, KeyHand):
    """Solves by keys."""


class PadSolver(Solver, PadHand):
    """Solves by the buttons of a game controller."""


@pytest.mark.long
@pytest.mark.parametrize("kind", [KeySolver, PadSolver])
def test_a_puzzle_is_solved_without_a_mouse(kind: type[Solver]) -> None:
    hand = before(puzzles()[1], kind)
    hand.card("Hint")
    hand.step()
    assert hand.puzzle.hint is not None
    assert solves(hand, 1).solved
    hand.card("Done")
    assert not isinstance(hand.app.scene, PuzzleTable)


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(one, marks=pytest.mark.thorough) for one in ("en", "nl", "fr"))]
)
def test_what_lies_on_the_card_lies_within_it(language: str, size: tuple[int, int]) -> None:
    app = App(OPPONENTS, size, language=language)
    for number, puzzle in enumerate(puzzles()):
        table = PuzzleTable(app.context, puzzle, message("puzzle-name", number=number + 1))
        table.hint = message("puzzle-hint-missed", result=puzzle.goal.result_said(puzzle.worth))
        for reached in (None, (-9,) * len(puzzle.worth), puzzle.worth):
            table.reached = reached
            table.lay_card()
            card = table.card
            assert card is not None and pygame.Rect((0, 0), size).contains(card.rect)
            inside = card.rect.inflate(-2 * app.context.theme.px(8), 0)
            assert all(inside.contains(button.rect) for button in card.buttons), [card.rect, card.acts]
        table.leave()


@pytest.mark.parametrize(("number", "seats"), [(0, 2), (2, 3), (1, 4)])
def test_the_card_hides_neither_boards_nor_developments(number: int, seats: int) -> None:
    hand = before(puzzles()[number])
    layout = hand.puzzle.stage.layout
    assert len(layout.boards) == seats
    for asked in (False, True):
        if asked:
            hand.key(pygame.K_h)
            hand.step()
        card = hand.puzzle.card
        assert card is not None
        others = [place.rect for seat, place in enumerate(layout.boards) if seat != layout.focus]
        seen = [pygame.Rect(rect.topleft, (rect.width, rect.height * 3 // 4)) for rect in others]
        clear = [layout.board.rect, layout.developments.rect, layout.wheel.rect, *seen]
        assert card.rect.collidelist(clear) == -1, (number, card.rect)
        assert card.rect.contains(card.buttons[0].rect)


def test_each_step_of_a_solution_says_what_it_is_for_and_how_far_others_reach() -> None:
    hand = before(puzzles()[1])
    hand.app.apply(Push(SolutionTable(hand.app.context, puzzles()[1], solution(1))))
    told = []
    for _ in solution(1).line:
        hand.key(pygame.K_RETURN)
        told.append(hand.texts())
    assert told[1][1:] == [
        "It leads to: Remove 1 water; Excavate 1 coal",
        "As good here: Farmhand: 3 black disks",
    ]
    assert told[2][1:] == ["It leads to: Excavate 1 coal", "With anything else, at most: 1 coal"]
    assert told[4][0] == "Remove 1 water" and told[4][2] == "As good here: Remove 2 water"
    assert told[4][1].startswith("It opens the way to “Excavate 1 coal”: With 2 water or more in the Pinge")


def test_a_development_of_a_solution_says_what_it_does_and_scores() -> None:
    hand = before(puzzles()[0])
    hand.app.apply(Push(SolutionTable(hand.app.context, puzzles()[0], solution(0))))
    found = []
    for _ in solution(0).line:
        hand.key(pygame.K_RETURN)
        found += [hand.texts()] if "acquires" in hand.texts()[0] else []
    assert [texts[1:3] for texts in found] == [
        ["Its effect counts (once: 1 brown disk).", "It scores 2 VP at once."]
    ]


@pytest.mark.long
@pytest.mark.parametrize("language", SPOKEN)
def test_no_step_of_a_solution_is_cut(language: str) -> None:
    for number in (0, 1, 2):
        hand = Solver(window(language=language))
        shown = SolutionTable(hand.app.context, puzzles()[number], solution(number))
        hand.app.apply(Push(shown))
        for _ in shown.steps[1:]:
            hand.key(pygame.K_RETURN)
            hand.app.ledger = []
            hand.app.draw()
            on_card = [mark for mark in hand.app.ledger if shown.card.rect.contains(mark.panel)]
            assert len(on_card) >= 4 and not [mark.text for mark in on_card if mark.cut]
