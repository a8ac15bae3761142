"""Explicit chance: the same games as the rules', one disk at a time, each with its probability."""

from __future__ import annotations

import pickle
from collections import Counter
from copy import deepcopy
from dataclasses import replace
from itertools import chain
from math import isclose
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from game.adapters.course import Course
from game.adapters.frame import Frame, frame_of
from game.adapters.guess import guessed_course
from game.adapters.seen import Kind
from game.rules import Setup, legal_moves, new_game, play, state_json
from game.rules.disks import amount
from game.rules.events import DisksDrawn, Event
from game.rules.message import MessageError
from game.rules.state import GameState
from tests.adapters.courses import decide, drawn, moments, started
from tests.adapters.kinds import named
from tests.properties.games import NUMBERS, lively, setups

games = settings(max_examples=8, suppress_health_check=[HealthCheck.too_slow])


def table(state: GameState) -> dict[str, object]:
    """A position without the state of chance, which an explicit game does not use."""
    return {**state_json(state), "chance": 0}


def colours(events: list[Event], random: Random) -> list[int]:
    """The colours of the disks that the rules drew, those of one pool in any order."""
    drawn = [event.disks for event in events if isinstance(event, DisksDrawn)]
    pools = ([colour for colour, count in enumerate(disks) for _ in range(count)] for disks in drawn)
    return [*chain(*(random.sample(pool, len(pool)) for pool in pools))]


@pytest.mark.long
@games
@given(setups(), NUMBERS)
def test_a_course_with_the_draws_of_the_rules_is_the_same_game(setup: Setup, number: int) -> None:
    """S3, S6, F1 to F4."""
    events, random = list[Event](), Random(number)
    state, course = new_game(setup, events.append), Course(frame_of(setup))
    course.happen(course.frame.orders.index(state.order))
    while True:
        to_come = colours(events, random)
        while course.chance is Kind.DISK:
            left = amount(course.state.bag)
            assert {colour for colour, _ in course.outcomes()} >= {to_come[0]} and left >= len(to_come)
            course.happen(to_come.pop(0))
        assert len({*to_come}) <= 1  # what was certain was not asked for
        assert table(course.state) == table(state)
        if state.to_move is None:
            break
        move = lively(random, state)
        assert [course.move(one) for one in course.legal()] == sorted(
            legal_moves(state), key=course.frame.numbering.id_of
        )
        events.clear()
        play(state, move, events.append)
        course.play(course.frame.numbering.id_of(move))
    assert course.over and course.chance is None
    assert len(course.entries) <= course.frame.most_entries


@named
def test_no_game_exceeds_the_bounds_that_are_told(setup: Setup) -> None:
    frame, random = frame_of(setup), Random(5)
    for _ in range(5):
        course, moves, draws = Course(frame), 0, 0
        while not course.over:
            if course.chance is None:
                decide(course, random)
                moves += 1
                continue
            outcomes = course.outcomes()
            assert 1 < len(outcomes) <= frame.most_outcomes
            assert isclose(sum(share for _, share in outcomes), 1)
            course.happen(random.choice(outcomes)[0])
            draws += 1
        assert moves <= frame.most_moves and draws <= frame.most_draws


def test_a_disk_is_as_likely_as_its_colour_is_in_the_bag() -> None:
    course = Course(frame_of(Setup()))
    course.happen(0)
    assert course.state.bag == (7, 7, 4)
    assert course.outcomes() == [(0, 7 / 18), (1, 7 / 18), (2, 4 / 18)]
    course.happen(2)
    assert course.state.reserve[0] == (0, 0, 1) and course.outcomes()[2] == (2, 3 / 17)


def test_pools_are_as_often_alike_as_with_the_rules() -> None:
    """The disks of one pool, over many seeds of the rules and many draws of our own."""
    dealt, random, deals = Counter[tuple[int, ...]](), Random(2), 1000
    ours = Counter[tuple[int, ...]]()
    for seed in range(deals):
        dealt[new_game(Setup(seed=seed)).action[1]] += 1
        course = Course(frame_of(Setup()))
        drawn(course, random)
        ours[course.state.action[1]] += 1
    apart = sum(abs(dealt[disks] - ours[disks]) for disks in dealt | ours) / (2 * deals)
    assert apart < 0.1


def test_what_is_certain_is_drawn_without_being_asked_for() -> None:
    course = Course(frame_of(Setup()))
    course.happen(0)
    for colour in (2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0):
        course.happen(colour)
    assert course.chance is None and course.state.bag == (0, 0, 0)
    assert [amount(pool) for pool in course.state.action] == [6, 6]


def test_several_boards_are_a_draw_of_their_own() -> None:
    setup = Setup(seats=3, tiles="random", seed=7)
    frame = frame_of(setup, 4)
    course = Course(frame)
    assert course.chance is Kind.BOARD
    assert course.outcomes() == [(board, 0.25) for board in range(4)]
    for board in range(4):
        course = Course(frame)
        course.happen(board)
        assert course.chance is Kind.ORDER
        assert course.state.box is new_game(replace(setup, seed=7 + board)).box


@pytest.mark.long
@named
def test_copies_and_pickles_go_on_alike_and_apart(setup: Setup) -> None:
    for at, course in enumerate(moments(frame_of(setup), 3)):
        if at % 25:
            continue
        before, entries = table(course.state), [*course.entries]
        twins = (course.copy(), deepcopy(course), pickle.loads(pickle.dumps(course)))
        for twin in twins:
            random = Random(at)
            while not twin.over:
                drawn(twin, random)
                if not twin.over:
                    decide(twin, random)
        assert table(course.state) == before and course.entries == entries
        assert all(table(twin.state) == table(twins[0].state) for twin in twins)
        assert all(twin.entries == twins[0].entries and twin.frame is course.frame for twin in twins)


def test_automas_are_told_of_the_takings_as_in_any_game() -> None:
    course, random = started(Setup()), Random(4)
    for taken in range(2):
        assert len(course.state.history) == taken
        decide(course, random)


def test_goods_by_place_in_the_turn_order_are_refused(tmp_path: object) -> None:
    path = f"{tmp_path}/late.toml"
    with open(path, "w", encoding="utf-8") as file:
        file.write('extends = "base"\nname = "late"\n[start]\nby_turn = [{ food = 1 }, {}, {}, {}]\n')
    with pytest.raises(MessageError):
        Frame(Setup(ruleset=path))


def test_a_guess_holds_to_the_bonus_markers_that_were_on_offer() -> None:
    """Who took before took one that was gone, who took later one that was left (R-26)."""
    frame, chance, seen = frame_of(Setup(seats=4, modules=frozenset({"black"}))), Random(1), 0
    for seed in range(25):
        for course in moments(frame, seed):
            offers = [at for at, one in enumerate(course.entries) if one.kind is Kind.OFFERED]
            own = [at for at in offers if course.state.to_move == course.entries[at].seat]
            if course.over or not own:
                continue
            at, code = own[0], course.entries[own[0]].code
            guess = guessed_course(course, chance).state
            for number, entry in enumerate(course.entries):
                if entry.kind is Kind.TAKEN and entry.seat != course.state.to_move:
                    assert bool(code >> guess.seats[entry.seat].bonus & 1) == (number > at)
                    seen += 1
    assert seen > 8
