"""A lesson as data: where it begins, what each step tells, and the tasks that the rules check."""

from __future__ import annotations

import copy
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from game.lessons.checks import holds
from game.rules import Setup, from_json, new_game, parse_move, state_json
from game.rules.message import Message, MessageError, message
from game.rules.position import PositionError
from game.rules.state import GameState
from game.rules.terms import Season, Step

FOLDER = Path(__file__).resolve().parent / "data"
STUDENT = 0
"""The seat of whoever learns."""
End = Literal["taking", "planning", "working", "winter"]
Line = tuple[str, ...]
"""Moves of the student, as a record writes them."""


class LessonError(MessageError):
    """A lesson that is damaged, or that no longer fits the rules."""


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way that does not reach a task: the end of its text's id, the checks that tell it, an example.

    With `at_once` it is told as soon as the checks hold, else once it is too late for the task.
    """

    say: str
    line: Line
    when: tuple[str, ...] = ()
    at_once: bool = False


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the student shall reach before the end of something; `lines` are right ways to it.

    `done` are checks that hold together. With `at_once` they are asked after each move, else at the end.
    """

    done: tuple[str, ...]
    by: End
    lines: tuple[Line, ...]
    wrong: tuple[Wrong, ...]
    at_once: bool = False


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One text with the places that it points at; with a `position` the table is laid out anew for it."""

    name: str
    at: tuple[str, ...] = ()
    task: Task | None = None
    position: dict[str, Any] | None = None
    neighbour: Line = ()
    """What the neighbour does from this step on; nothing, where none of it is possible."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson, without its texts: they go by its id and the names of its steps."""

    id: str
    minutes: int
    steps: tuple[LessonStep, ...]
    seed: int = 1

    @property
    def title(self) -> Message:
        """Return the name of the lesson."""
        return message(f"lesson-{self.id}")

    def setup(self) -> Setup:
        """Return the game that it is played in."""
        return Setup(seats=2, seed=self.seed)

    def begun_at(self, number: int) -> int:
        """Return the number of the step whose position a step is played from."""
        return next(at for at in range(number, -1, -1) if self.steps[at].position is not None)

    def position(self, number: int) -> GameState:
        """Return the position that a step lays out. Raises LessonError where the rules refuse it."""
        found = state_json(new_game(self.setup()))
        try:
            return from_json(_laid_over(found, self.steps[number].position or {}))
        except PositionError as problem:
            step = self.steps[number].name
            raise LessonError(
                message("learn-misfit", lesson=self.id, step=step, why=problem.said)
            ) from problem

    def line_said(self, step: LessonStep, *more: str) -> str:
        """Return the id of a step's text, or of another one of it."""
        return "-".join(("lesson", self.id, step.name, *more))


def _laid_over(found: Any, changes: Any) -> Any:
    """Return JSON with some of its values changed; of a list, entry by entry."""
    if isinstance(changes, dict) and isinstance(found, dict):
        changed = {key: _laid_over(found.get(key), value) for key, value in changes.items()}
        return {**found, **changed}
    if isinstance(changes, list) and found and isinstance(found[0], dict):
        return [_laid_over(one, change) for one, change in zip(found, changes, strict=True)]
    return copy.deepcopy(changes)


@cache
def load(id: str) -> Lesson:
    """Return a lesson of the data. Raises LessonError."""
    return read((FOLDER / f"{id}.toml").read_text("utf-8"), id)


def read(text: str, id: str) -> Lesson:
    """Return the lesson that a text describes. Raises LessonError."""
    try:
        lesson = msgspec.convert({"id": id, **tomllib.loads(text)}, Lesson)
        _check(lesson)
    except LessonError:
        raise
    except ValueError as problem:  # what msgspec, tomllib, checks and moves raise
        why = problem.said if isinstance(problem, MessageError) else str(problem)
        raise LessonError(message("learn-damaged", lesson=id, why=why)) from problem
    return lesson


def _check(lesson: Lesson) -> None:
    """Raise CheckError or ValueError unless every check and every move can be read."""
    state = lesson.position(0)
    for step in lesson.steps:
        lines = [step.neighbour]
        if step.task is not None:
            for checks in (step.task.done, *(wrong.when for wrong in step.task.wrong)):
                holds(checks, state, state, STUDENT)
            lines += [*step.task.lines, *(wrong.line for wrong in step.task.wrong)]
        for line in lines:
            for move in line:
                parse_move(move)


def ended(end: End, before: GameState, now: GameState) -> bool:
    """Return True once the moment is over by which a task was to be done."""
    if (now.year, now.season) != (before.year, before.season) and end != "winter":
        return True
    match end:
        case "taking":
            return now.step > Step.SECOND_TAKING
        case "planning":
            return now.step > Step.PLANNING
        case "working":
            return now.step > Step.WORKING or (now.step == Step.WORKING and now.to_move != STUDENT)
    return now.year != before.year or (now.step == Step.OVER and now.season == Season.WINTER)


def judged(task: Task, before: GameState, now: GameState) -> Wrong | bool:
    """Return True once a task is done, the way that has missed it, or False as long as it is open."""
    over = ended(task.by, before, now)
    if (over or task.at_once) and holds(task.done, before, now, STUDENT):
        return True
    for wrong in task.wrong:
        if (over or wrong.at_once) and holds(wrong.when, before, now, STUDENT):
            return wrong
    return False
