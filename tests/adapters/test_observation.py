"""Observations: all that a seat sees is in them, nothing that it cannot see, and its own seat comes first."""

from __future__ import annotations

from itertools import islice, pairwise
from random import Random

import numpy as np
import pytest

from game.adapters.frame import frame_of
from game.adapters.guess import guessed_course
from game.adapters.layout import Array
from game.adapters.observation import layout_of, observe, observed, own
from game.adapters.vocabulary import vocabulary_of
from game.rules import Setup, view
from game.rules.state import GameState
from game.rules.terms import HIDDEN_BONUS, Step
from tests.adapters.courses import moments, started
from tests.adapters.kinds import named


@pytest.mark.long
@named
def test_what_looks_the_same_in_a_view_is_the_same_array_and_nothing_else_is(setup: Setup) -> None:
    frame = frame_of(setup, 3)
    layout, seen = layout_of(frame.vocabulary), dict[tuple[int, bytes], str]()
    texts = set[tuple[int, str]]()
    for seed in range(2):
        for course in islice(moments(frame, seed), 0, None, 2):
            for seat in range(frame.seats):
                array, text = observe(course.state, seat, layout), observed(course.state, seat)
                assert array.dtype == np.float32 and array.shape == (layout.size,)
                assert seen.setdefault((seat, array.tobytes()), text) == text
                texts.add((seat, text))
    assert len(seen) == len(texts)


@pytest.mark.long
@named
def test_what_is_hidden_changes_nothing(setup: Setup) -> None:
    """P2, R-26: others' plans and bonus markers, and the chance that the rules carry."""
    frame, random, differed = frame_of(setup), Random(1), 0
    layout = layout_of(frame.vocabulary)
    for course in moments(frame, 2):
        if course.over:
            break
        seat = course.state.mover
        guess = guessed_course(course, random).state
        differed += _hidden(guess) != _hidden(course.state)
        assert np.array_equal(observe(guess, seat, layout), observe(course.state, seat, layout))
        assert observed(guess, seat) == observed(course.state, seat)
        assert own(guess, seat) == own(course.state, seat)
    assert differed or setup.open_planning


def _hidden(state: GameState) -> object:
    return [(seat.plan, seat.bonus) for seat in state.seats]


@named
def test_each_part_has_its_place_and_says_what_is_there(setup: Setup) -> None:
    layout = layout_of(vocabulary_of(setup))
    slices = [place for _, place in layout.slices]
    assert slices[0].start == 0 and slices[-1].stop == layout.size
    assert all(one.stop == two.start for one, two in pairwise(slices))
    assert len({part.name for part in layout.parts}) == len(layout.parts)
    for course in moments(frame_of(setup), 1):
        for seat in range(setup.seats):
            parts = layout.parts_of(observe(course.state, seat, layout))
            _check(parts, course.state, seat)


def _check(parts: dict[str, Array], state: GameState, seat: int) -> None:
    seen = view(state, seat)
    turned = [(seat + step) % len(state.seats) for step in range(len(state.seats))]
    assert [*parts["seat"]].index(1) == seat
    assert [*parts["year"]].index(1) == state.year - 1
    assert [*parts["step"]].index(1) == state.step
    assert state.to_move is None or turned[[*parts["to_move"]].index(1)] == state.to_move
    assert [state.order[int(place) - 1] for place in parts["turn_order"]] == turned
    assert [*parts["score"]] == [state.seats[number].score for number in turned]
    assert [*parts["goods"][1]] == [
        getattr(seen.seats[turned[1]], name) for name in ("food", "wood", "coal", "iron", "thaler", "debt")
    ]
    places = ("bag", "action_pools", "reserve_pools", "cart_1", "cart_2")
    assert sum(parts[name].sum() for name in places) == sum(state.box.disks)
    for row, number in enumerate(turned):
        assert parts["planned"][row].sum() == len(seen.seats[number].plan)
        assert parts["plan"][row].sum() == sum(sum(lay.counts) for lay in seen.seats[number].plan)
    if "bonus" in parts:
        for row, number in enumerate(turned):
            assert parts["bonus"][row][HIDDEN_BONUS] == (seen.seats[number].bonus == HIDDEN_BONUS)


def test_everybody_sees_no_plan_and_no_marker_of_anybody() -> None:
    frame = frame_of(Setup(seats=2, modules=frozenset({"black"})))
    layout = layout_of(frame.vocabulary)
    for course in moments(frame, 4):
        parts = layout.parts_of(observe(course.state, 0, layout, public=True))
        if course.state.step == Step.PLANNING:
            assert not parts["planned"].any()
        if course.state.step != Step.OVER:
            assert not parts["bonus"][:, :HIDDEN_BONUS].any() and not parts["bonus_left"].any()


def test_a_seat_alone_sees_its_plan_while_it_is_hidden() -> None:
    frame, seen = frame_of(Setup()), set[str]()
    for course in moments(frame, 1):
        state = course.state
        for seat in range(2):
            lines = dict(line.split(": ", 1) for line in own(state, seat).splitlines())
            plan = state.seats[seat].plan if state.step == Step.PLANNING else ()
            assert lines["plan"] == ("; ".join(map(str, plan)) or "nothing")
            seen.add(lines["plan"])
    assert len(seen) > 1


def test_the_layout_depends_on_the_vocabulary_alone() -> None:
    vocabulary = vocabulary_of(Setup(seed=3, tiles="random", layout="three-long-legs"))
    assert layout_of(vocabulary) is layout_of(vocabulary_of(Setup()))
    names = {part.name for part in layout_of(vocabulary).parts}
    assert names.isdisjoint({"bonus", "bonus_left", "iron_props", "tunnel_board", "kiepenkerl"})
    course = started(Setup(seed=3, tiles="random", layout="three-long-legs"))
    parts = layout_of(vocabulary).parts_of(observe(course.state, 0, layout_of(vocabulary)))
    assert parts["tile_in_play"].sum() == 12
    assert {tuple(map(int, place)) for place in parts["tile_hex"][parts["tile_in_play"] > 0]} == {
        tile.hex for tile in course.state.box.tiles
    }
