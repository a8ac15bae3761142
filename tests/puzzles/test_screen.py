"""The screen of the puzzles: what lies on it, what was solved, and one's own, sound and damaged."""

from __future__ import annotations

import shutil

import pygame
import pytest

from game.lessons.bookmarks import Bookmark, Progress
from game.puzzles.goals import Goal
from game.puzzles.progress import PuzzleProgress, Standing
from game.puzzles.puzzle import FOLDER, Grade, Puzzle, PuzzleError, load, load_sound, save
from game.rules.message import message
from game.scenes.flow import Push
from game.scenes.puzzle.keeping import mark, standing
from game.scenes.puzzle.scene import PuzzleTable
from game.scenes.puzzle.screen import ROWS, PuzzleRow, Puzzles
from game.scenes.puzzle.shelves import own_folder
from game.scenes.saving.folders import home
from game.scenes.saving.progress_file import ProgressFile
from tests.english import english
from tests.puzzles.solver import Solver
from tests.scenes.sitting import window

GOLDEN = FOLDER.parents[2] / "tests" / "golden" / "2-seats-rows.hasp"


def screen(hand: Solver | None = None) -> Solver:
    """Return somebody before the screen, come there from the title."""
    hand = hand or Solver(window())
    hand.step()
    hand.button("Learn")
    hand.button("Puzzles")
    hand.step()
    return hand


def rows(hand: Solver) -> list[PuzzleRow]:
    assert isinstance(hand.app.scene, Puzzles)
    found = [row for row in hand.app.scene.form.widgets if isinstance(row, PuzzleRow)]
    return sorted(found, key=lambda row: row.posed.number)


def test_the_twenty_lie_in_three_grades_and_the_first_is_offered() -> None:
    hand = screen()
    found = rows(hand)
    assert [row.posed.puzzle for row in found] == load()
    columns = {row.rect.left: row.posed.puzzle.grade for row in found}
    assert [columns[left] for left in sorted(columns)] == list(Grade)
    assert [row.next for row in found] == [True] + [False] * 19
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.app.scene, PuzzleTable) and hand.app.scene.puzzle == load()[0]


@pytest.mark.long
def test_a_row_opens_its_puzzle_and_shows_how_it_went() -> None:
    hand = screen()
    hand.click(rows(hand)[3].rect.center)
    table = hand.app.scene
    assert isinstance(table, PuzzleTable) and english(table.name) == "Puzzle 4"
    hand.key(pygame.K_F10)
    hand.button("Leave the puzzle")
    hand.step()
    assert [row.went for row in rows(hand)[:4]] == [None, None, None, Standing.TRIED]


def test_what_was_solved_is_ticked_and_kept() -> None:
    hand = screen()
    first, second, third, *_ = load()
    mark(hand.app.context, first, Standing.SOLVED)
    mark(hand.app.context, second, Standing.SHOWN)
    mark(hand.app.context, second, Standing.SOLVED)
    mark(hand.app.context, third, Standing.TRIED)
    mark(hand.app.context, first, Standing.SHOWN)
    again = screen()
    went = [Standing.SOLVED, Standing.SHOWN, Standing.TRIED, None]
    assert [row.went for row in rows(again)[:4]] == went
    assert [row.posed.number for row in rows(again) if row.next] == [3]


@pytest.mark.parametrize(
    "text", ["", "[]", '{"standing": 3}', '{"standing": {"x": "lost"}}', "\0", "[" * 9999]
)
def test_a_damaged_file_is_harmless(text: str) -> None:
    home().mkdir(parents=True)
    (home() / "puzzles.json").write_text(text, "utf-8")
    hand = screen()
    assert [row.went for row in rows(hand)] == [None] * 20
    mark(hand.app.context, load()[0], Standing.SOLVED)
    assert standing(screen().app.context, load()[0]) is Standing.SOLVED


def test_progress_is_read_as_it_was_written() -> None:
    file = ProgressFile("puzzles.json", PuzzleProgress)
    file.progress = PuzzleProgress({"a": Standing.SHOWN, "b": Standing.SOLVED})
    file.keep(wait=True)
    assert ProgressFile("puzzles.json", PuzzleProgress).progress == file.progress


def test_two_windows_keep_what_was_solved_in_either() -> None:
    one, other = (ProgressFile("puzzles.json", PuzzleProgress) for _ in range(2))
    for file, id, went in (
        (one, "a", Standing.SOLVED),
        (other, "a", Standing.TRIED),
        (other, "b", Standing.TRIED),
        (one, "c", Standing.SHOWN),
    ):
        file.progress.mark(id, went)
        file.keep(wait=True)
    kept = {"a": Standing.SOLVED, "b": Standing.TRIED, "c": Standing.SHOWN}
    assert ProgressFile("puzzles.json", PuzzleProgress).progress.standing == kept


def test_two_windows_keep_the_lessons_of_either() -> None:
    one, other = (ProgressFile("lessons.json", Progress) for _ in range(2))
    one.progress.mark("goal", "dig", [])
    one.keep(wait=True)
    other.progress.finish("disks")
    other.progress.mark("water", "drain", [])
    other.keep(wait=True)
    one.progress.finish("goal")
    one.keep(wait=True)
    found = ProgressFile("lessons.json", Progress).progress
    assert sorted(found.done) == ["disks", "goal"] and list(found.at) == ["water"]


def test_what_can_be_read_of_a_damaged_file_is_kept() -> None:
    home().mkdir(parents=True)
    text = '{"done": ["goal", 3], "at": {"water": {"step": 7}, "goal": {"step": "dig"}}, "guided": 1}'
    (home() / "lessons.json").write_text(text, "utf-8")
    found = ProgressFile("lessons.json", Progress).progress
    assert found == Progress(["goal"], {"goal": Bookmark("dig")})


def test_puzzles_of_ones_own_lie_on_a_shelf_of_their_own() -> None:
    save(load()[:2], own_folder())
    save(load()[15:17], own_folder() / "more")
    hand = screen()
    assert len(rows(hand)) == 20
    hand.button("Your own puzzles")
    assert [row.posed.puzzle for row in rows(hand)] == [*load()[:2], *load()[15:17]]
    hand.click(rows(hand)[2].rect.center)
    assert isinstance(hand.app.scene, PuzzleTable) and hand.app.scene.puzzle == load()[15]
    hand.key(pygame.K_F10)
    hand.button("Leave the puzzle")
    hand.button("The game’s puzzles")
    assert len(rows(hand)) == 20


def test_more_than_a_page_is_turned() -> None:
    many = [load()[0]] * (ROWS + 2)
    save(many, own_folder())
    hand = screen()
    hand.button("Your own puzzles")
    assert [row.posed.number for row in rows(hand)] == list(range(1, ROWS + 1))
    hand.button("Page 1 of 2")
    assert [row.posed.number for row in rows(hand)] == [ROWS + 1, ROWS + 2]
    hand.button("Page 2 of 2")
    assert len(rows(hand)) == ROWS


def _list(entry: str) -> str:
    return f"[[puzzle]]\nrecord = 'one.hasp'\n{entry}\n"


@pytest.mark.parametrize(
    "text",
    [
        "x",
        "puzzle = 3",
        "puzzle = [3]",
        "a = " + "[" * 9999,
        _list("goal = 'vp'\ngrade = 1\nworth = [1, 2]"),
        _list("goal = 'vp'\ngrade = 1\nworth = ['1']"),
        _list("goal = 'vp'\ngrade = 1\nworth = [1.5]"),
        _list("goal = 'pinge'\ngrade = 1\nworth = [1]"),
        _list("goal = 'vp'\ngrade = 7\nworth = [1]"),
        _list("goal = 'vp'\ngrade = 1"),
        _list("goal = 'vp'\ngrade = 1\nworth = [1]").replace("one.hasp", "none.hasp"),
        _list("goal = 'vp'\ngrade = 1\nworth = [1]").replace("'one.hasp'", '"\\u0000"'),
    ],
)
def test_a_damaged_list_leaves_the_others_where_they_are(text: str) -> None:
    (own_folder() / "bad").mkdir(parents=True)
    shutil.copy(FOLDER / "01.hasp", own_folder() / "bad" / "one.hasp")
    (own_folder() / "bad" / "puzzles.toml").write_text(text, "utf-8")
    save(load()[:2], own_folder() / "good")
    hand = screen()
    scene = hand.app.scene
    assert isinstance(scene, Puzzles) and len(scene.own.problems) == 1 and len(rows(hand)) == 20
    assert english(scene.own.problems[0]).startswith("bad: ")
    hand.button("Your own puzzles")
    assert [row.posed.puzzle for row in rows(hand)] == load()[:2]


@pytest.mark.parametrize("record", ["", "no record", GOLDEN.read_text("utf-8")])
def test_a_misfit_is_left_out_and_the_others_of_its_list_stay(record: str) -> None:
    save([load()[0], Puzzle(record, Goal.VP, Grade.EASY, (1,)), load()[1]], own_folder())
    hand = screen()
    assert isinstance(hand.app.scene, Puzzles) and len(hand.app.scene.own.problems) == 1
    hand.button("Your own puzzles")
    assert [row.posed.puzzle for row in rows(hand)] == load()[:2]


def test_of_a_list_the_sound_ones_are_read() -> None:
    folder = own_folder()
    save(load()[:3], folder)
    (folder / "02.hasp").unlink()
    found, problems = load_sound(folder)
    assert found == [load()[0], load()[2]] and len(problems) == 1
    with pytest.raises(PuzzleError):
        load(folder)


def test_a_claim_of_too_much_is_corrected_by_the_search() -> None:
    puzzle = load()[3]
    hand = Solver(window())
    claimed = puzzle._replace(worth=(puzzle.worth[0] + 1,))
    hand.app.apply(Push(PuzzleTable(hand.app.context, claimed, message("puzzle-name", number=1))))
    hand.step()
    hand.card("Solution")
    hand.button("Show it")
    hand.step()
    hand.card("To the puzzle")
    assert hand.puzzle.best == puzzle.worth
