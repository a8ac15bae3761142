"""Every lesson is played to its end by clicks: by its right ways, and by the wrong ones that it tells of."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.lessons.bookmarks import ORDER
from game.lessons.lesson import STUDENT, Lesson, LessonStep, Task, Wrong, judged, load
from game.lessons.neighbour import Neighbour
from game.rules import legal_moves, parse_move, play, view
from game.scenes.flow import Push
from game.scenes.lesson.learning import learning
from game.scenes.lesson.scene import LessonTable
from game.scenes.play.planning import PlanEditor
from game.scenes.saving.folders import home
from game.words import Spoken
from tests.english import english
from tests.lessons.pupil import Pupil
from tests.scenes.keyhand import KeyHand, PadHand
from tests.scenes.sitting import window

FIRST = ORDER[:2]
"""Lessons whose every way is tried in the ordinary tests; those of the others are long."""
TASKS = [(id, step.name) for id in ORDER for step in load(id).steps if step.task is not None]


def pupil(id: str, kind: type[Pupil] = Pupil, animation: bool = False) -> Pupil:
    """Return a pupil at the first step of a lesson, or where it was left."""
    hand = kind(window(animation=animation))
    hand.app.apply(Push(hand.app.context.doors.lesson(hand.app.context, id)))
    hand.step()
    return hand


def pupil_at(id: str, name: str) -> Pupil:
    """Return a pupil at a step, who has come there from the position that it is played from."""
    (home() / "lessons.json").unlink(missing_ok=True)
    lesson, hand = load(id), Pupil(window())
    number = [step.name for step in lesson.steps].index(name)
    learning(hand.app.context).progress.mark(id, lesson.steps[lesson.begun_at(number)].name, [])
    hand.app.apply(Push(hand.app.context.doors.lesson(hand.app.context, id)))
    hand.step()
    read_to(hand, name)
    return hand


def tasks(lesson: Lesson) -> Iterator[tuple[LessonStep, Task]]:
    for step in lesson.steps:
        if step.task is not None:
            yield step, step.task


def read_to(hand: Pupil, name: str = "") -> None:
    """Read on, and do each task by its first right way, up to a step; without a name to the end."""
    table = hand.table
    for _ in range(40):
        if hand.app.scene is not table or table.step.name == name:
            return
        if table.asleep:
            hand.card("Done" if table.page + 1 == len(table.lesson.steps) else "Next")
        else:
            before = table.number
            assert table.step.task is not None
            hand.plays(table.step.task.lines[0])
            hand.settle(table)
            assert table.number == before + 1, (table.step.name, table.missed)
    raise AssertionError(f"{name} does not come")


@pytest.mark.parametrize(
    "id", [id if id in FIRST else pytest.param(id, marks=pytest.mark.long) for id in ORDER]
)
def test_a_lesson_is_done_by_its_first_ways(id: str) -> None:
    hand = pupil(id)
    read_to(hand)
    progress = learning(hand.app.context).progress
    assert not isinstance(hand.app.scene, LessonTable) and progress.done == [id] and not progress.at


@pytest.mark.long
def test_a_lesson_is_done_while_pieces_fly() -> None:
    hand = pupil("winter", animation=True)
    hand.app.context.settings.pace = "normal"
    read_to(hand)
    assert learning(hand.app.context).progress.done == ["winter"]


@pytest.mark.long
@pytest.mark.parametrize(
    ("id", "name"),
    [task if task[0] in FIRST else pytest.param(*task, marks=pytest.mark.thorough) for task in TASKS],
)
def test_every_right_way_does_a_task_and_every_wrong_one_is_told_and_taken_back(id: str, name: str) -> None:
    hand = pupil_at(id, name)
    table = hand.table
    task, number = table.step.task, table.number
    assert task is not None and task.lines and task.wrong
    begun = [str(move) for move in table.match.moves]
    for wrong in task.wrong:
        hand.plays(wrong.line)
        hand.settle(table)
        assert table.missed == wrong and table.asleep, wrong.say
        assert table.card.texts[0].said.id.endswith(f"-wrong-{wrong.say}")  # type: ignore[union-attr]
        hand.card("Try again")
        hand.step()
        assert table.missed is None and [str(move) for move in table.match.moves] == begun
    for line in task.lines:
        again = pupil_at(id, name)
        again.plays(line)
        again.settle(again.table)
        assert again.table.number == number + 1, line


def test_a_wrong_way_is_not_a_right_one() -> None:
    for id in ORDER:
        for _, task in tasks(load(id)):
            says = [wrong.say for wrong in task.wrong]
            assert len(set(says)) == len(says) and all(isinstance(one, Wrong) for one in task.wrong)
            assert not task.wrong[-1].when or task.wrong[-1].at_once, "nothing is told of other ways"


def test_a_lesson_is_left_and_gone_on_with_where_one_was() -> None:
    hand = pupil("disks")
    read_to(hand, "second")
    moves = [str(move) for move in hand.table.match.moves]
    hand.key(pygame.K_ESCAPE)
    hand.button("Leave the lesson")
    hand.step()
    again = pupil("disks")
    assert again.table.step.name == "second"
    assert [str(move) for move in again.table.match.moves] == moves
    again.plays(["take black from 2"])
    again.settle(again.table)
    assert again.table.step.name == "order"


def test_a_lesson_begins_anew_from_its_menu() -> None:
    hand = pupil("disks")
    read_to(hand, "both")
    hand.key(pygame.K_F10)
    hand.button("From the beginning")
    assert hand.table.number == 0 and not hand.table.match.turns


@pytest.mark.parametrize(
    "text", ["", "[]", '{"done": 3}', '{"at": {"goal": {"step": "gone"}}}', "\0", "[" * 9999]
)
def test_a_damaged_file_is_harmless(text: str) -> None:
    home().mkdir(parents=True)
    (home() / "lessons.json").write_text(text, "utf-8")
    hand = pupil("goal")
    assert hand.table.number == 0
    read_to(hand)
    assert learning(hand.app.context).progress.done == ["goal"]


def test_a_bookmark_whose_moves_are_refused_goes_on_as_far_as_they_go() -> None:
    home().mkdir(parents=True)
    (home() / "lessons.json").write_text(
        '{"at": {"goal": {"step": "dig", "moves": ["reel", "nonsense"]}}}', "utf-8"
    )
    hand = pupil("goal")
    assert hand.table.step.name == "dig" and not hand.table.match.turns


def test_reading_back_leaves_the_table_as_it_is() -> None:
    hand = pupil("goal")
    read_to(hand, "lease")
    moves = len(hand.table.match.turns)
    hand.card("Back")
    assert hand.table.step.name == "dig" and hand.table.asleep
    hand.click(hand.table.stage.layout.board.fields[1].center)
    assert len(hand.table.match.turns) == moves
    hand.key(pygame.K_RETURN)
    assert hand.table.step.name == "lease"


class KeyPupil(Pupil, KeyHand):
    """Learns by keys."""


class PadPupil(Pupil, PadHand):
    """Learns by the buttons of a game controller."""


@pytest.mark.long
@pytest.mark.parametrize("kind", [KeyPupil, PadPupil])
def test_a_lesson_is_done_without_a_mouse(kind: type[Pupil]) -> None:
    hand = pupil("disks", kind)
    read_to(hand)
    assert learning(hand.app.context).progress.done == ["disks"]


def test_enter_reads_on_and_f1_gives_a_hint() -> None:
    hand = pupil("goal")
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_RETURN)
    assert hand.table.step.name == "dig" and not hand.table.asleep
    hand.key(pygame.K_h)
    assert hand.table.hinted


def test_a_lesson_is_no_saved_game() -> None:
    hand = pupil("goal")
    read_to(hand, "winter")
    assert not list(home().glob("**/*.hasp"))
    hand.key(pygame.K_ESCAPE)
    hand.button("Leave the lesson")
    hand.step()
    assert not hand.app.context.saves.games() and not list(home().glob("**/*.hasp"))


def test_what_was_done_before_a_step_stands_and_what_was_done_in_it_is_taken_back() -> None:
    hand = pupil("goal")
    read_to(hand, "winter")
    table = hand.table
    played = len(table.match.turns)
    hand.click(table.stage.layout.ribbon.undo.center)
    assert len(table.match.turns) == played and table.bubble is not None
    assert isinstance(table.bubble[0], Spoken) and table.bubble[0].said.id == "learn-undo"
    hand.plays(["activate farmhand"])
    assert len(table.match.turns) > played
    hand.click(table.stage.layout.ribbon.undo.center)
    assert len(table.match.turns) == played and table.missed is None


def test_a_lesson_begins_with_a_position_and_ends_with_something_to_read() -> None:
    for id in ORDER:
        steps = load(id).steps
        assert steps[0].position is not None and steps[0].task is None and steps[-1].task is None
        assert len({step.name for step in steps}) == len(steps) and any(step.task for step in steps)


def test_over_the_table_in_winter_nothing_is_pointed_at() -> None:
    hand = pupil_at("goal", "winter")
    table = hand.table
    assert len(table.pointed_out()) == 2
    hand.plays(["activate farmhand"])
    hand.finish()
    for _ in range(6):
        hand.step(0.5)
    assert table.stage.winter_open and table.pointed_out() == []
    assert not table.card.rect.colliderect(table.stage.yard.rect)  # type: ignore[union-attr]


@pytest.mark.long
def test_try_again_begins_with_an_empty_plan_and_a_laid_disk_on_the_cart_says_where_it_is() -> None:
    hand = pupil_at("planning", "four")
    hand.plays(["lay farmer: 3 black", "lay farmhand: nothing", "lay coal-digger: nothing"])
    hand.plays(["activate farmer", "dig", "dig", "dig", "end turn"])
    hand.settle(hand.table)
    assert hand.table.missed is not None
    hand.card("Try again")
    hand.step()
    table, board = hand.table, hand.table.stage.layout.board
    assert isinstance(table.editor, PlanEditor) and not table.editor.laid and not table.editor.past
    first, *_ = board.cart_spots(0, 3)
    for _ in range(3):
        assert isinstance(table.editor, PlanEditor) and not table.bubble
        hand.click(next(one for one in table.editor.spots(table.stage) if one.origin is None).rect.center)
    hand.click(first.center)
    assert table.bubble is not None
    assert english(table.bubble[0]).startswith("These disks are laid already")


def test_a_click_on_the_table_while_one_reads_says_that_there_is_something_to_read() -> None:
    hand = pupil_at("planning", "own")
    table = hand.table
    assert table.asleep and table.bubble is None
    hand.click(table.stage.layout.board.cart_spots(0, 2)[0].center)
    assert table.bubble is not None and english(table.bubble[0]) == english(table.instruction)


def test_what_summer_adds_is_told_before_the_plan_in_which_it_counts() -> None:
    names = [step.name for step in load("planning").steps]
    assert names.index("summer") < names.index("plan")


DIGGER = "lay coal-digger: nothing"


@pytest.mark.parametrize(
    ("id", "name", "say", "first", "line"),
    [
        ("disks", "second", "few", ("take yellow from 2",), ("take brown from 1",)),
        ("water", "drain", "dry", (), ("activate farmer", "drain 2", "stop", "end turn")),
        (
            "water",
            "again",
            "order",
            (),
            (
                "lay farmer: 1 brown",
                "lay farmhand: 2 black",
                DIGGER,
                "activate farmer",
                "activate farmhand",
                "drain 2",
                "stop",
                "end turn",
            ),
        ),
    ],
)
def test_what_is_said_of_another_wrong_way_is_what_happened(
    id: str, name: str, say: str, first: tuple[str, ...], line: tuple[str, ...]
) -> None:
    lesson = load(id)
    number = [step.name for step in lesson.steps].index(name)
    task, state = lesson.steps[number].task, lesson.position(lesson.begun_at(number))
    neighbour = Neighbour([parse_move(move) for move in lesson.steps[number].neighbour])
    assert task is not None
    for move in first:
        play(state, parse_move(move))
    before, moves, found = state.copy(), iter(line), judged(task, state, state)
    while not found:
        assert state.to_move is not None
        if state.to_move == STUDENT:
            play(state, parse_move(next(moves)))
        else:
            seen = view(state, state.to_move)
            play(state, neighbour.choose(seen, legal_moves(seen)).move)
        found = judged(task, before, state)
    assert isinstance(found, Wrong) and found.say == say
