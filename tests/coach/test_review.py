"""The review tells a planted blunder, counts the last deals alone, and blames nobody for luck."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import pytest

from game.coach import Review, race, reviewer
from game.coach.choices import Choice, choices
from game.coach.race import Pair, entered, half_width, next_heat
from game.coach.reviewer import review
from game.coach.rollouts import Ending
from game.rules import Setup, legal_moves, new_game, play, view
from game.rules.moves import Move
from game.rules.terms import Season, Step
from tests.automa.games import played, players
from tests.coach.inline import Inline

SETUP = Setup(seats=2, seed=9)
LAST_YEAR = 3
FEW = (range(2), range(2, 4), range(4, 16))  # deals of each heat


@cache
def blundered() -> tuple[tuple[Move, ...], int]:
    """A game of bauers whose first seat lays nothing in the last autumn, and the number of that move."""
    state, table, moves, at = new_game(SETUP), players("bauer", "bauer"), list[Move](), -1
    while state.to_move is not None:
        seen = view(state, state.to_move)
        legal = legal_moves(seen)
        move = table[state.to_move].choose(seen, legal).move
        now = (state.to_move, state.year, state.season, state.step)
        if now == (0, LAST_YEAR, Season.AUTUMN, Step.PLANNING):
            at = len(moves) if at < 0 else at
            move = next(lay for lay in legal if lay.empty)
        moves.append(move)
        play(state, move, None)
    return tuple(moves), at


def late(monkeypatch: pytest.MonkeyPatch, count: int = 4) -> None:
    """Let the coach look at the last choices alone, in few deals."""
    monkeypatch.setattr(reviewer, "choices", lambda *given: choices(*given)[-count:])
    monkeypatch.setattr(reviewer, "HEATS", FEW)


def reviews(moves: Sequence[Move], setup: Setup = SETUP) -> list[Review]:
    return list(review(setup, moves, 0, Inline()))


@pytest.mark.long
def test_a_blunder_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    late(monkeypatch)
    moves, at = blundered()
    found = reviews(moves)
    worst = found[-1].costs[0]
    assert worst.at == at
    assert worst.low > 1
    assert worst.other != worst.moves
    assert dict(worst.sources)


@pytest.mark.long
def test_more_processes_find_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    late(monkeypatch)
    moves = blundered()[0]
    with ThreadPoolExecutor(2) as workers:
        *_, last = review(SETUP, moves, 0, workers)
    alone = reviews(moves)[-1]
    for one, other in zip(last.costs + last.gains, alone.costs + alone.gains, strict=True):
        assert one == other


@pytest.mark.long
def test_reviews_know_more_and_more(monkeypatch: pytest.MonkeyPatch) -> None:
    late(monkeypatch)
    found = reviews(blundered()[0])
    done = [one.done for one in found]
    assert done == sorted(done) and done[-1] == found[-1].total
    assert {one.total for one in found} == {found[-1].total}
    assert not found[0].costs and found[-1].costs


def test_a_game_without_choices_is_reviewed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "choices", lambda *_: [])
    (last,) = reviews(blundered()[0])
    assert (last.costs, last.gains) == ((), ())


def test_only_the_last_deals_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leads by luck in a first heat does not keep what it brought there."""
    late(monkeypatch)
    seen = []
    monkeypatch.setattr(
        reviewer, "next_heat", lambda pair, deals: seen.append(deals) or next_heat(pair, deals)
    )
    reviews(blundered()[0])
    assert set(seen) == {range(2, 4), range(4, 16)}
    pair = pair_of([9, 9])
    assert len(next_heat(pair._replace(choice=a_choice()), range(4, 6)).played) == 2


def test_what_is_luck_is_not_told() -> None:
    """A difference whose interval holds 0 is no finding, and of many comparisons each has to show more."""
    clear, wide = pair_of([4, 5, 6, 5] * 5), pair_of([9, -8] * 10)
    assert [one.worth for one in reviewer._findings([clear, wide], 0.025)] == [5.0]
    (alone,), (among_many,) = (reviewer._findings([clear], level) for level in (0.05, 0.0025))
    assert among_many.high - among_many.low > alone.high - alone.low


def test_the_best_of_a_first_deal_alone_is_played_in_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """So a choice with three alternatives costs fewer rollouts."""
    choice, run = a_choice(), list[tuple[object, int]]()
    worth = {choice.moves: 0, ("one",): 2, ("two",): 5, ("three",): -1}

    def ending(before: object, seat: int, moves: tuple[str, ...], deal: int) -> Ending:
        run.append((moves, deal))
        return Ending(worth[moves], {}, 0, {})

    monkeypatch.setattr(race, "ending", ending)
    monkeypatch.setattr(race, "alternatives", lambda _: [("one",), ("two",), ("three",)])
    found = race.first_heat(choice, range(3))
    assert found is not None and found.other == ("two",) and found.differences == [5, 5, 5]
    assert len(run) == len(set(run)) == 3 + 2 + 3


@pytest.mark.parametrize(
    ("seats", "count", "deals"),
    [(2, 52, [3, 9, 40]), (2, 30, [3, 9, 40]), (3, 40, [2, 6, 27]), (4, 66, [2, 4, 16]), (4, 500, [2, 2, 2])],
)
def test_a_longer_game_gets_fewer_deals(seats: int, count: int, deals: list[int]) -> None:
    heats = [reviewer._deals(heat, seats, count) for heat in reviewer.HEATS]
    assert [len(heat) for heat in heats] == deals
    assert len({deal for heat in heats for deal in heat}) == sum(deals), "each heat has deals of its own"


def test_of_each_kind_the_weightiest_run_on() -> None:
    pairs = [pair_of([worth] * 3) for worth in (1, -2, 5, 0, -7, 3)]
    assert [pair.worth for pair in entered(pairs, 2, 1)] == [5, 3, -7]
    assert [pair.worth for pair in entered(pairs, 9, 9)] == [5, 3, 1, -7, -2]


def test_the_interval_is_students() -> None:
    """Of 1, 2, 3, 4: deviation 1.291, three degrees of freedom, quantile 3.182 (tables)."""
    assert half_width([1, 2, 3, 4], 0.05) == pytest.approx(1.2910 / 2 * 3.1824, abs=1e-3)


@pytest.mark.long
def test_a_bauer_is_rarely_blamed_for_what_a_bauer_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other choices are a bauer's own second thoughts: few of them can be shown to be better."""
    moves = tuple(played(SETUP, "bauer", "bauer")[1])
    late(monkeypatch, 16)
    last = reviews(moves)[-1]
    assert len(last.costs) <= reviewer.TOLD and len(last.gains) <= reviewer.TOLD
    assert all(one.low > 0 for one in last.costs) and all(one.high < 0 for one in last.gains)


def pair_of(differences: Sequence[int]) -> Pair:
    """A pair with these differences, deal by deal."""
    nothing = [Ending(0, {}, 0, {}) for _ in differences]
    instead = [Ending(each, {"coal": each}, 0, {}) for each in differences]
    return Pair(a_choice(), (), tuple(nothing), tuple(instead))


@cache
def a_choice() -> Choice:
    return choices(SETUP, blundered()[0], 0)[-1]
