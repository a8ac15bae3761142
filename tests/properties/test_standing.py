"""The standing is what the rules score: at the end of a game, through a winter, whatever is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from game.rules import Setup, legal_moves, new_game, play, scores, view
from game.rules.engine import ranking
from game.rules.engine.phases import winter
from game.rules.engine.scoring import finish
from game.rules.moves import DECLINE, Lay, Store
from game.rules.sources import SOURCES
from game.rules.standing import (
    LEASE,
    SCORED,
    coal_next,
    coal_now,
    debt_so_far,
    lease_missing,
    pinge_to_come,
    section_vps,
    standings,
    tie_order,
    with_plan,
)
from game.rules.state import NO_BONUS, GameState
from game.rules.terms import Bonus, Field, Season, Step
from tests.other_figures import draft_file
from tests.properties.games import MIXES, lively, setups

games = settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
ENDS = 300
"""So many games are played to their end."""


def positions(setup: Setup) -> Iterator[GameState]:
    """Yield every decision of a game by chance, and its end."""
    state, random = new_game(setup), Random(setup.seed)
    while state.to_move is not None:
        yield state
        play(state, lively(random, state), None)
    yield state


def sample(setup: Setup, share: float = 0.05) -> Iterator[GameState]:
    """Yield some positions of a game, and all of its winters."""
    random = Random(1)
    for state in positions(setup):
        if state.season == Season.WINTER or random.random() < share:
            yield state


def totals(state: GameState) -> tuple[int, ...]:
    """Return what every seat would have."""
    return tuple(one.total for one in standings(state))


def through_winter(state: GameState) -> GameState:
    """Play this year's winter without any gain but its own, and end the game with it."""
    copy = state.copy()
    if copy.season != Season.WINTER:
        copy.season, copy.step, copy.pending = Season.WINTER, Step.WINTER_SCORING, ()
        winter.begin_scoring(copy, None)
    if copy.step == Step.WINTER_SCORING:
        while copy.to_move is not None:
            winter.play_scoring(copy, copy.to_move, DECLINE, None)
        copy.step = Step.WINTER_STORAGE
        winter.begin_storage(copy, None)
    while copy.to_move is not None:
        copy = stored(copy, copy.to_move)
    finish(copy, None)
    return copy


def stored(state: GameState, number: int) -> GameState:
    """Return the state after the storing that brings a seat most, of all there are."""
    if state.to_move != number:
        return state
    ways = []
    for move in legal_moves(state):
        if isinstance(move, Store):
            copy = state.copy()
            winter.play_storage(copy, number, move, None)
            ways.append(stored(copy, number))
    return max(ways, key=lambda way: way.seats[number].score)


@pytest.mark.long
@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "+".join(sorted(mix)) or "base")
def test_at_the_end_the_standing_is_the_score(mix: frozenset[str]) -> None:
    for seed in range(ENDS // len(MIXES)):
        *_, end = positions(Setup(2 + seed % 3, seed, tiles="random", modules=mix))
        assert end.step == Step.OVER
        assert totals(end) == scores(end)
        assert ranking(end)[0] == min(
            range(len(end.seats)), key=lambda seat: (-totals(end)[seat], tie_order(end).index(seat))
        )


@pytest.mark.long
@games
@given(setups())
def test_a_winter_without_any_gain_ends_as_told(setup: Setup) -> None:
    for state in sample(setup):
        if state.step != Step.OVER:
            assert totals(state) == scores(through_winter(state))


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "+".join(sorted(mix)) or "base")
def test_winters_of_a_game_end_as_told(mix: frozenset[str]) -> None:
    for state in sample(Setup(3, 7, tiles="random", modules=mix)):
        if state.step != Step.OVER:
            assert totals(state) == scores(through_winter(state))


def test_other_figures_are_told_as_they_are(tmp_path: Path) -> None:
    for mix in MIXES:
        for state in sample(Setup(2, 5, ruleset=draft_file(tmp_path), tiles="random", modules=mix)):
            told = totals(state)
            assert told == (scores(state) if state.step == Step.OVER else scores(through_winter(state)))


def test_hidden_bonus_markers_change_nothing() -> None:
    hidden = 0
    for seed in range(12):
        for state in sample(Setup(3, seed, tiles="random", modules=frozenset({"black"})), 0.2):
            owners = [number for number, seat in enumerate(state.seats) if seat.bonus != NO_BONUS]
            for number in owners if state.step != Step.OVER else ():
                hidden += 1
                check_bonus_is_hidden(state, number)
    assert hidden > 10


def check_bonus_is_hidden(state: GameState, number: int) -> None:
    """Compare the figures of a seat with those it has with another bonus marker."""
    other = state.copy()
    other.chance ^= 12345
    other.seats[number].bonus = Bonus((state.seats[number].bonus + 1) % len(Bonus))
    for viewer in (None, (number + 1) % len(state.seats)):
        assert figures(view(state, viewer), number) == figures(view(other, viewer), number)


def test_hidden_plans_change_nothing() -> None:
    random, told = Random(3), 0
    for state in positions(Setup(3, 11, tiles="random")):
        if state.step == Step.PLANNING and not any(seat.plan for seat in state.seats):
            one, two = planned(state, random), planned(state, random)
            number = state.to_move
            assert number is not None
            told += one.seats[number].plan != two.seats[number].plan
            for viewer in (None, (number + 1) % 3):
                assert figures(view(one, viewer), number) == figures(view(two, viewer), number)
    assert told > 5


def planned(state: GameState, random: Random) -> GameState:
    """Return the state after the seat to move has laid a plan by chance, which is still hidden."""
    copy = state.copy()
    while copy.to_move == state.to_move:
        play(copy, lively(random, copy), None)
    return copy


def figures(state: GameState, number: int) -> tuple[object, ...]:
    """Return everything that is told of a seat."""
    return (
        standings(state), tie_order(state), coal_now(state, number), coal_next(state, number),
        lease_missing(state, number), debt_so_far(state, number), pinge_to_come(state, number),
        section_vps(state, number),
    )  # fmt: skip


def test_every_part_is_a_source() -> None:
    known = {SCORED, LEASE, *(source.key for source in SOURCES)}
    for state in sample(Setup(2, 5, tiles="random", modules=MIXES[3])):
        for one in standings(state):
            assert {part.source for part in one.parts} <= known
            assert len({part.source for part in one.parts}) == len(one.parts)


def test_more_coal_scores_as_told() -> None:
    """Whoever has the next amount of coal scores so much more, and whoever has less does not."""
    for state in sample(Setup(2, 5, tiles="random", modules=MIXES[0])):
        now, later = coal_now(state, 0), coal_next(state, 0)
        if now is None or later is None:
            continue
        for coal in range(now.coal, later.coal + 1):
            copy = state.copy()
            copy.seats[0].coal = coal
            scored = standings(copy)[0].vp("coal")
            assert scored == (later.vp if coal == later.coal else now.vp)


def test_each_missing_piece_is_a_debt() -> None:
    for state in sample(Setup(3, 9, tiles="random", modules=MIXES[3])):
        for number, seat in enumerate(state.seats):
            missing = lease_missing(state, number)
            if missing is None:
                continue
            copy = state.copy()
            winter.pay_lease(copy, number, None)
            assert copy.seats[number].debt - seat.debt == missing.pieces


def test_emptying_sections_brings_what_is_told() -> None:
    for state in sample(Setup(2, 4, tiles="random", modules=MIXES[3]), 0.02):
        if state.step == Step.OVER:
            continue
        told = section_vps(state, 0)
        assert len(told) == len(state.seats[0].board.tunnel_vp)
        for emptied, reach in enumerate(state.seats[0].board.tunnel_reach):
            if reach < state.seats[0].tunnel_dug:
                continue
            copy = state.copy()
            copy.seats[0].tunnel_dug = reach
            more = standings(copy)[0].total - standings(state)[0].total
            assert more == sum(told[state.seats[0].emptied_sections() : emptied])


def test_a_plan_uses_up_what_lies_on_it() -> None:
    state = new_game(Setup(2, 3))
    state.seats[0].food = 2
    lays = (Lay(Field.COAL_DIGGER, food=1),)
    before, after = lease_missing(state, 0), lease_missing(with_plan(state, 0, lays), 0)
    assert before is not None and after is not None
    assert (before.pieces, after.pieces) == (0, 1)
    assert standings(with_plan(state, 0, lays))[0].vp(LEASE) == state.box.ruleset.final.debt_first
    assert state.seats[0].food == 2
