"""How surely a mean of games is known: intervals by seeds, which hold as often as they say."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.playtest.ratios import means, summed
from game.series.estimates import FEWEST, Estimate, estimate, mean
from game.student_t import quantile

RUNS = 2000
Blocks = list[list[float]]


def test_the_interval_of_a_mean_counts_seeds_not_games() -> None:
    apart = mean([[1.0], [2.0], [3.0], [4.0], [5.0]])
    half = quantile(0.975, 4) * 2.5**0.5 / 5**0.5
    assert (apart.value, apart.low, apart.high) == pytest.approx((3, 3 - half, 3 + half))
    assert mean([[value] * 4 for value in (1.0, 2.0, 3.0, 4.0, 5.0)]) == apart


def test_where_mirrored_seats_bring_the_same_nothing_is_left_to_luck() -> None:
    assert mean([[0.0, 6.0], [1.0, 5.0]] * FEWEST) == Estimate(3, 3, 3)
    assert mean([[0.0, 6.0], [1.0, 5.0]]) == Estimate(3), "two seeds alike by luck are no proof"


def test_one_seed_has_no_interval() -> None:
    assert mean([[7.0, 9.0]]) == Estimate(8.0)
    assert mean([[1.0, 1.0]], share=True) == Estimate(1.0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605)]
)
def test_a_share_of_single_games_has_the_interval_of_wilson(
    wins: int, games: int, low: float, high: float
) -> None:
    """Newcombe (1998) has 0.2553 to 0.3662 for 81 of 263 and 0.0624 to 0.1605 for 15 of 148.

    Ours are a little wider: they do not take the deviation as known.
    """
    found = mean([[1.0]] * wins + [[0.0]] * (games - wins), share=True)
    assert found.value == wins / games
    assert found.low == pytest.approx(low, abs=1e-3) and found.high == pytest.approx(high, abs=1e-3)
    assert found.low <= low + 5e-5 and found.high >= high - 5e-5


@pytest.mark.parametrize(("seeds", "unseen"), [(10, 0.3085), (100, 0.0362)])
def test_never_and_always_have_the_exact_interval(seeds: int, unseen: float) -> None:
    """Clopper and Pearson; two games of a seed that end alike may be one observation."""
    assert mean([[0.0, 0.0]] * seeds, share=True).high == pytest.approx(unseen, abs=1e-4)
    assert mean([[1.0, 1.0]] * seeds, share=True).low == pytest.approx(1 - unseen, abs=1e-4)


def coverage(found: Sequence[Estimate], truth: float) -> float:
    """The share of intervals that hold the truth; one that is missing does not."""
    return sum((one.low or 0) <= truth <= (one.high or 0) for one in found) / len(found)


def pairs(random: Random, seeds: int, share: float, shared: float) -> Blocks:
    """Two games a seed; in so many seeds the second ends as the first."""
    found = []
    for _ in range(seeds):
        first = float(random.random() < share)
        found.append([first, first if random.random() < shared else float(random.random() < share)])
    return found


@pytest.mark.parametrize("share", [0.5, 0.9, 0.97])
@pytest.mark.parametrize("shared", [0.0, 0.5, 1.0])
def test_95_of_100_intervals_of_a_share_hold_it_also_near_the_ends(share: float, shared: float) -> None:
    random = Random(3)
    found = [mean(pairs(random, 60, share, shared), share=True) for _ in range(RUNS)]
    assert coverage(found, share) >= 0.93


@pytest.mark.long
def test_an_interval_of_games_would_promise_too_much() -> None:
    """Wilson's over games, where the two of a seed go together."""
    random = Random(4)
    drawn = [pairs(random, 60, 0.7, 0.8) for _ in range(RUNS)]
    by_games = [mean([[game] for seed in one for game in seed], share=True) for one in drawn]
    assert coverage(by_games, 0.7) < 0.9 < 0.93 <= coverage([mean(one, share=True) for one in drawn], 0.7)


VALUES = st.lists(st.lists(st.sampled_from([-7.0, 0.0, 0.5, 1.0, 3.0]), min_size=1, max_size=4), min_size=1)


@given(VALUES, st.booleans())
def test_the_lab_has_the_same_interval(blocks: Blocks, share: bool) -> None:
    """What numpy makes of many columns at once is what is made of one here."""
    kept = [[min(max(one, 0.0), 1.0) for one in block] for block in blocks] if share else blocks
    own = mean(kept, share)
    values = np.array([[one for block in kept for one in block]])
    numbers = np.repeat(np.arange(len(kept)), list(map(len, kept)))
    found = means(summed(values, numbers, np.unique(numbers)))
    lab = estimate(*(float(part[0]) for part in (found.value, found.error, found.blocks)), share=share)
    assert lab is not None
    assert (own.low is None) == (lab.low is None)
    for one, other in ((own.value, lab.value), (own.low or 0, lab.low or 0), (own.high or 0, lab.high or 0)):
        assert one == pytest.approx(other, abs=1e-6)
