"""Intervals that hold as often as they say, and tests that claim as seldom as they say."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from game.playtest.estimates import LEVEL, Evidence, evidence, holm, paired
from game.playtest.ratios import Blocks, Numbers, differences, means, moved, summed
from game.series.estimates import FEWEST, Estimate, estimate

VALUES = arrays(np.float64, (3, 24), elements=st.sampled_from((float("nan"), -2.0, 0.0, 0.5, 1.0, 7.0)))


def evenly(rows: int, each: int) -> Blocks:
    return np.repeat(np.arange(-(-rows // each)), each)[:rows]


def all_evidence(mine: Numbers, theirs: Numbers, each: int = 2) -> list[Evidence | None]:
    blocks = evenly(mine.shape[1], each)
    found = differences(*(summed(one, blocks, np.unique(blocks)) for one in (mine, theirs)))
    return [evidence(*one) for one in zip(*(part.tolist() for part in found), strict=True)]


def the_evidence(mine: Numbers, theirs: Numbers, each: int = 2) -> Evidence:
    (found,) = all_evidence(np.atleast_2d(mine), np.atleast_2d(theirs), each)
    assert found is not None
    return found


def covered(estimates: list[Estimate | None], truth: float) -> float:
    """The share of intervals that hold the truth."""
    kept = [one for one in estimates if one is not None and one.low is not None and one.high is not None]
    return float(np.mean([one.low <= truth <= one.high for one in kept if one.low is not None and one.high]))


@pytest.mark.parametrize(("rows", "each"), [(60, 2), (60, 6), (400, 4)])
def test_95_of_100_intervals_hold_the_mean_of_blocks_that_share_their_luck(rows: int, each: int) -> None:
    random, blocks = np.random.default_rng(11), evenly(rows, each)
    shared = random.normal(0, 2, (2000, rows // each))
    values = 10 + random.normal(0, 3, (2000, rows)) + shared[:, blocks]
    found = means(summed(values, blocks, np.unique(blocks)))
    rows_of = zip(found.value.tolist(), found.error.tolist(), found.blocks.tolist(), strict=True)
    assert 0.93 <= covered([estimate(*one) for one in rows_of], 10.0) <= 0.97


def test_95_of_100_intervals_hold_a_mean_over_those_who_have_a_value() -> None:
    random, blocks = np.random.default_rng(12), evenly(400, 2)
    values = np.where(random.random((2000, 400)) < 0.3, random.poisson(4, (2000, 400)), np.nan)
    found = means(summed(values, blocks, np.unique(blocks)))
    rows_of = zip(found.value.tolist(), found.error.tolist(), found.blocks.tolist(), strict=True)
    assert 0.93 <= covered([estimate(*one) for one in rows_of], 4.0) <= 0.97


def test_95_of_100_intervals_hold_the_difference_of_two_rulesets() -> None:
    random = np.random.default_rng(13)
    shared = np.repeat(random.normal(0, 5, (2000, 100)), 2, axis=1)
    mine, theirs = (shared + level + random.normal(0, 4, (2000, 200)) for level in (46, 45))
    found = [one.difference for one in all_evidence(mine, theirs) if one]
    assert len(found) == 2000
    assert 0.93 <= covered([*found], 1.0) <= 0.97


def test_the_same_seeds_tell_more_than_others_would() -> None:
    random = np.random.default_rng(14)
    luck = np.repeat(random.normal(0, 5, 200), 2)
    mine, theirs = (luck + random.normal(45, 2, 400) for _ in range(2))
    paired = the_evidence(mine, theirs)
    strangers = the_evidence(mine, np.roll(theirs, 100))
    assert paired.error is not None
    assert strangers.error is not None
    assert paired.error < strangers.error / 2


def test_what_is_equal_throughout_is_exactly_equal() -> None:
    values = np.random.default_rng(15).normal(45, 8, 100)
    assert the_evidence(values, values.copy()) == Evidence(Estimate(0.0, 0.0, 0.0), 1.0, 0.0)


def test_what_is_the_same_everywhere_is_equal_too() -> None:
    assert the_evidence(np.full(100, 9.0), np.full(100, 9.0)).p == 1.0


def test_a_difference_without_exception_is_real_and_known_exactly() -> None:
    found = the_evidence(np.full(100, 5.0), np.full(100, 2.0))
    assert found.difference == Estimate(3.0, 3.0, 3.0)
    assert found.p == 2.0**-49
    assert found.weight == 50


def test_a_shift_of_everything_counts_as_one_without_exception() -> None:
    values = np.random.default_rng(16).normal(45, 8, 100)
    found = the_evidence(values + 0.1, values)
    assert found.difference.value == pytest.approx(0.1)
    assert found.weight == 50


def test_what_differs_on_fewer_than_ten_seeds_is_not_tested() -> None:
    mine = np.zeros(400)
    mine[: 2 * FEWEST - 2 : 2] = 1.0
    found = the_evidence(mine, np.zeros(400))
    assert (found.p, found.difference.low) == (None, None)
    mine[2 * FEWEST] = 1.0
    assert the_evidence(mine, np.zeros(400)).p is not None


def test_fewer_than_ten_seeds_are_not_tested_but_have_an_interval() -> None:
    random = np.random.default_rng(17)
    found = the_evidence(random.normal(45, 8, 10), random.normal(45, 8, 10))
    assert found.p is None
    assert found.difference.low is not None


def test_one_seed_has_no_interval() -> None:
    found = the_evidence(np.array([4.0, 7.0]), np.array([5.0, 5.0]))
    assert found == Evidence(Estimate(0.5), None, 0.0)
    assert estimate(4.0, float("nan"), 1) == Estimate(4.0)


def test_a_few_values_that_are_alike_by_luck_are_not_sure() -> None:
    random = np.random.default_rng(18)
    mine = np.where(random.random(4000) < 0.1, 0.0, 3.0)
    theirs = np.full(4000, np.nan)
    theirs[:40:2] = 3.0
    found = the_evidence(mine, theirs)
    assert found.difference.value < -0.2
    assert found.p is not None
    assert found.p > 0.05


def test_shares_stay_between_nothing_and_all() -> None:
    near = estimate(0.01, 0.02, 50, share=True)
    assert near is not None
    assert near.low is not None
    assert 0.0 < near.low < 0.01
    never, always = estimate(0.0, 0.0, 100, share=True), estimate(1.0, 0.0, 100, share=True)
    assert never is not None
    assert always is not None
    assert never.high == pytest.approx(0.0362, abs=1e-4)  # Clopper and Pearson
    assert always.low == pytest.approx(1 - 0.0362, abs=1e-4)


@pytest.mark.long
@pytest.mark.parametrize("tests", [1, 400])
def test_the_smallest_effect_shows_four_times_in_five(tests: int) -> None:
    """Also where it has to hold beside so many other tests."""
    level = LEVEL / tests
    random = np.random.default_rng(19)
    planted = 0.4
    noise = random.normal(0, 2, (2000, 400))
    found = [one for one in all_evidence(noise + planted, np.zeros((2000, 400)), 1) if one]
    typical = float(np.mean([least for one in found if (least := one.smallest(level))]))
    seen = all_evidence(noise + typical, np.zeros((2000, 400)), 1)
    assert np.mean(
        [one is not None and one.p is not None and one.p < level for one in seen]
    ) == pytest.approx(0.8, abs=0.03)


def test_the_mean_of_single_values_has_the_usual_interval() -> None:
    found = paired(np.array([1.0, 2.0, 3.0, 4.0])).difference
    assert found.value == 2.5
    assert found.high == pytest.approx(2.5 + 3.182 * 1.291 / 2, abs=1e-3)
    assert paired(np.array([3.0])) == Evidence(Estimate(3.0), None, 0.0)


def test_holm_takes_them_one_by_one() -> None:
    assert holm([0.01, None, 0.04, 0.03, 0.005]) == [True, False, False, False, True]
    assert holm([]) == []
    assert holm([None]) == [False]


@given(st.lists(st.one_of(st.none(), st.floats(0, 1)), max_size=30))
def test_holm_finds_as_much_as_bonferroni_and_no_more_than_each_by_itself(
    chances: list[float | None],
) -> None:
    found = holm(chances)
    tests = sum(p is not None for p in chances)
    for p, flag in zip(chances, found, strict=True):
        assert not flag or (p is not None and p <= LEVEL)
        assert flag or p is None or p * tests > LEVEL


def columns(random: np.random.Generator, rows: int) -> Numbers:
    """Columns of every kind: plain, rare, of few who have a value, and skewed."""
    rare = np.geomspace(0.002, 0.5, 40)[:, None]
    chosen = random.random((40, rows)) < rare
    return np.concatenate(
        [
            random.poisson(3, (60, rows)),
            random.exponential(5, (40, rows)),
            chosen,
            np.where(chosen, random.poisson(2, (40, rows)), np.nan),
            np.where(chosen, random.lognormal(0, 1.5, (40, rows)), np.nan),
            np.where(chosen, random.lognormal(0, 1.5, (40, rows)), 0.0),
        ]
    )


@pytest.mark.long
def test_a_playtest_without_a_difference_claims_one_at_most_once_in_twenty() -> None:
    random = np.random.default_rng(20)
    runs = 120
    claims = sum(
        any(
            holm([one.p if one else None for one in all_evidence(columns(random, 300), columns(random, 300))])
        )
        for _ in range(runs)
    )
    assert claims <= 11  # of 120 runs; with a probability of 1/20 it is more once in 30 times


@given(VALUES)
def test_what_blocks_move_a_mean_by_adds_up_to_nothing(values: Numbers) -> None:
    blocks = evenly(24, 3)
    sums = summed(values, blocks, np.unique(blocks))
    found = means(sums)
    for row, mean in zip(values, found.value, strict=True):
        there = row[~np.isnan(row)]
        assert np.isnan(mean) if not len(there) else mean == pytest.approx(there.mean())
    shifts = moved(sums, found.value).sum(axis=1)
    assert np.all(np.isnan(shifts) | (np.abs(shifts) < 1e-9))


@pytest.mark.long
@given(VALUES, VALUES)
def test_swapping_the_rulesets_turns_the_sign(mine: Numbers, theirs: Numbers) -> None:
    for one, other in zip(all_evidence(mine, theirs), all_evidence(theirs, mine), strict=True):
        assert (one is None) == (other is None)
        if one and other:
            assert one.difference.value == pytest.approx(-other.difference.value)
            assert (one.p is None) == (other.p is None)


@given(VALUES, VALUES, st.permutations(range(24)))
def test_the_order_of_the_rows_changes_nothing(mine: Numbers, theirs: Numbers, order: list[int]) -> None:
    blocks = evenly(24, 2)
    known = np.unique(blocks)
    plain = means(summed(mine, blocks, known))
    mixed = means(summed(mine[:, order], blocks[order], known))
    assert np.allclose(plain.value, mixed.value, equal_nan=True)
    assert np.allclose(plain.error, mixed.error, equal_nan=True)
