"""Whole games by ids and draws, by lot, for the tests of the adapters."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.adapters.course import Course
from game.adapters.frame import Frame, frame_of
from game.rules import Setup
from tests.properties.games import lively


def drawn(course: Course, chance: Random) -> None:
    """Let chance draw until somebody decides or the game is over."""
    while course.chance is not None:
        course.happen(course.lot(chance))


def decide(course: Course, chance: Random) -> None:
    """Play a move by lot that seldom does nothing."""
    course.play(course.frame.numbering.id_of(lively(chance, course.state)))


def moments(frame: Frame, seed: int) -> Iterator[Course]:
    """Yield one course before each decision of a game, and once it is over."""
    course, chance = Course(frame), Random(seed)
    drawn(course, chance)
    while not course.over:
        yield course
        decide(course, chance)
        drawn(course, chance)
    yield course


def started(setup: Setup, seed: int = 1) -> Course:
    """A game before its first decision."""
    return next(moments(frame_of(setup), seed))
