"""Perfect recall: what a seat has seen tells apart all that it can tell apart, and no more."""

from __future__ import annotations

from itertools import islice
from random import Random

import numpy as np

from game.adapters.course import Course
from game.adapters.frame import frame_of
from game.adapters.guess import guessed_course
from game.adapters.memory import recorded, remembered, shape
from game.adapters.observation import layout_of, observe, observed
from game.adapters.seen import Entry, Kind, seen_by
from game.rules import Setup
from game.rules.terms import Step
from tests.adapters.courses import decide, drawn, moments
from tests.adapters.kinds import named


@named
def test_a_guess_is_remembered_alike_and_goes_on_alike(setup: Setup) -> None:
    """P2, R-26: the seat to move cannot tell a guess from the game, and has the same moves in it."""
    frame, random = frame_of(setup), Random(3)
    for course in islice(moments(frame, 6), 0, None, 7):
        if course.over:
            break
        guess, seat = guessed_course(course, random), course.state.mover
        assert remembered(guess, seat) == remembered(course, seat)
        assert np.array_equal(recorded(guess, seat), recorded(course, seat))
        assert guess.legal() == course.legal()


@named
def test_a_guess_can_be_played_to_its_end(setup: Setup) -> None:
    random = Random(8)
    for at, course in enumerate(moments(frame_of(setup), 7)):
        if at % 10 or course.over:
            continue
        guess = guessed_course(course, random)
        while not guess.over:
            decide(guess, random)
            drawn(guess, random)
        assert _plans(guess.entries)


def _plans(entries: list[Entry]) -> bool:
    """True if what was shown of plans is what had been laid."""
    laid = [(entry.seat, entry.code) for entry in entries if entry.kind is Kind.LAID]
    return laid == [(entry.seat, entry.code) for entry in entries if entry.kind is Kind.SHOWN]


@named
def test_memory_only_grows(setup: Setup) -> None:
    """What a seat remembers later begins with what it remembered before: nothing is forgotten."""
    frame = frame_of(setup, 2)
    before = [""] * frame.seats
    for course in islice(moments(frame, 2), 0, None, 19):
        for seat in range(frame.seats):
            lines = remembered(course, seat).splitlines()
            assert lines[0] == f"seat {seat + 1}" and lines[1] == observed(course.state, seat)
            now = "\n".join(lines[2:])
            assert now.startswith(before[seat])
            before[seat] = now


def test_a_plan_is_seen_by_others_only_once_it_is_open() -> None:
    for course in moments(frame_of(Setup()), 1):
        planning = course.state.step == Step.PLANNING
        for seat in range(2):
            others = [one for one in seen_by(course.entries, seat) if one.seat == 1 - seat]
            hidden = [one.code is None for one in others if one.kind is Kind.LAID]
            assert all(hidden)
            shown = sum(one.kind is Kind.SHOWN for one in others)
            laid = len(course.state.seats[1 - seat].plan) if planning else 0
            assert shown == len(hidden) - laid


def test_open_plans_are_moves_like_others() -> None:
    for course in moments(frame_of(Setup(open_planning=True)), 1):
        assert {entry.kind for entry in course.entries} <= {Kind.ORDER, Kind.DISK, Kind.PLAYED}


def test_a_bonus_marker_is_never_told_to_others() -> None:
    """B4, R-26."""
    frame, taken = frame_of(Setup(seats=4, modules=frozenset({"black"}))), 0
    for seed in range(6):
        *_, course = moments(frame, seed)
        for entry in course.entries:
            if entry.kind is Kind.TAKEN:
                taken += 1
                for seat in set(range(4)) - {entry.seat}:
                    others = [one for one in seen_by(course.entries, seat) if one.seat != seat]
                    assert all(one.code is None for one in others if one.kind is Kind.TAKEN)
                    assert not [one for one in others if one.kind is Kind.OFFERED]
    assert taken


@named
def test_the_array_holds_what_the_text_says(setup: Setup) -> None:
    """No two memories of a game are the same array; the rows are those that were seen, then zeros."""
    frame = frame_of(setup)
    layout, arrays, texts = layout_of(frame.vocabulary), set[bytes](), set[str]()
    for course in islice(moments(frame, 3), 0, None, 3):
        seat = course.state.to_move or 0
        rows = recorded(course, seat)
        seen = [*seen_by(course.entries, seat)]
        assert rows.shape == shape(frame) and not rows[len(seen) :].any()
        assert rows[: len(seen), 0].all()
        arrays.add(rows.tobytes() + observe(course.state, seat, layout).tobytes())
        texts.add(remembered(course, seat))
    assert len(arrays) == len(texts)


def test_chance_is_remembered_in_words() -> None:
    course = Course(frame_of(Setup(seats=3, tiles="random"), 2))
    course.happen(1)
    course.happen(5)
    course.happen(2)
    assert remembered(course, 1).splitlines()[2:] == ["board 2", "order 3 2 1", "draw yellow"]
