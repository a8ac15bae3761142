"""Student's distribution against printed tables, and against scipy where it is there."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.student_t import quantile, two_sided

# Abramowitz and Stegun, table 26.10
PRINTED = [
    (1, 0.975, 12.706),
    (2, 0.975, 4.303),
    (5, 0.975, 2.571),
    (10, 0.975, 2.228),
    (30, 0.975, 2.042),
    (120, 0.975, 1.980),
    (1, 0.995, 63.657),
    (10, 0.9995, 4.587),
    (4, 0.9, 1.533),
]


@pytest.mark.parametrize(("freedom", "share", "printed"), PRINTED)
def test_quantiles_are_those_of_the_printed_table(freedom: int, share: float, printed: float) -> None:
    assert quantile(share, freedom) == pytest.approx(printed, abs=6e-4)
    assert two_sided(quantile(share, freedom), freedom) == pytest.approx(2 * (1 - share), rel=1e-9)


def test_both_are_those_of_scipy() -> None:
    stats = pytest.importorskip("scipy.stats")
    for freedom in (1, 2, 3, 7, 30, 199, 1999, 50_000):
        for share in (0.5, 0.8, 0.975, 0.9999):
            assert quantile(share, freedom) == pytest.approx(stats.t.ppf(share, freedom), rel=1e-8, abs=1e-12)
        for t in (1e-6, 0.3, 1.96, 4.0, 12.0, 60.0):
            assert two_sided(t, freedom) == pytest.approx(2 * stats.t.sf(t, freedom), rel=1e-8, abs=1e-290)


def test_nothing_is_as_likely_as_can_be_and_far_away_is_not_likely_at_all() -> None:
    assert two_sided(0.0, 5) == 1.0
    assert two_sided(1e9, 1999) == 0.0


@given(st.floats(-50, 50), st.integers(1, 5000))
def test_what_lies_farther_off_is_less_likely(t: float, freedom: int) -> None:
    assert 0.0 <= two_sided(t, freedom) <= 1.0
    assert two_sided(1.5 * t, freedom) <= two_sided(t, freedom)
    assert two_sided(t, freedom) == two_sided(-t, freedom)


@given(st.floats(0.5, 0.9999), st.floats(0.5, 0.9999), st.integers(1, 5000))
def test_quantiles_keep_their_order(share: float, other: float, freedom: int) -> None:
    low, high = sorted((share, other))
    assert quantile(low, freedom) <= quantile(high, freedom) + 1e-9
