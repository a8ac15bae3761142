"""Where nothing is but chance, next to nothing is claimed: in no sentence, table or picture.

A playtest promises one claim of any kind in at most one of twenty such cases. Of 200 runs that is ten; more
than seventeen come once in a hundred times. The intervals, each by itself, would claim in far more.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from game.playtest.plan import Job, PlaytestPlan
from game.playtest.price import price_jobs, prices
from game.playtest.report.page import written
from game.playtest.report.seats import caption
from game.playtest.report.tables import tables
from game.playtest.summarising import summary_of
from game.playtest.summary import Estimate, Price, Summary
from game.playtest.voice import Voice
from tests.english import each
from tests.playtest.tables import METRICS, Draw, counts, owned, shares, table

pytestmark = pytest.mark.long
RUNS, MOST = 200, 17
TWO, FOUR, MIXED = ("bauer",) * 2, ("bauer",) * 4, ("bauer", "steiger")


VOICE = Voice("en")


def many() -> dict[str, Draw]:
    """Figures as the lab has them: plain counts, shares, and values of those who have something."""
    tiles = (*range(11, 20), 21)
    return {
        **{f"tile_{tile}_acquired": shares(0.4) for tile in tiles},
        **{f"tile_{tile}_vp": owned(0.4, 3) for tile in tiles},
        **{f"paid_{name}": counts(2) for name in ("food", "wood", "thaler")},
        "debts": counts(2),
        "lead_changes": counts(3),
        "vp_coal": counts(9),
    }


def excludes(estimate: Estimate | None, value: float) -> bool:
    """Whether an interval by itself would claim something."""
    if estimate is None or estimate.low is None or estimate.high is None:
        return False
    return not estimate.low <= value <= estimate.high


def claims(found: Summary) -> bool:
    """Whether anything at all is said, marked or drawn as more than luck."""
    arms = tuple(arm.name for arm in found.arms)
    wins = {one.key.partition("@")[2]: one for one in found.figures if one.metric == "won"}
    marked = [
        bool(found.findings),
        any(figure.real for figure in found.figures),
        any(part.real for part in found.breakdown),
        any(table.real for table in tables(VOICE, found)),
        any(phrase in " ".join(each(caption(wins, arms))) for phrase in (" stand out", "1 of", "differ in")),
    ]
    assert len(set(marked[:2])) == 1, "the sentences and the tables have decided otherwise"
    return any(marked)


def portraits(seats: tuple[str, ...]) -> Iterator[Summary]:
    for seed in range(RUNS):
        games = table(200, seats, seed=seed, luck=4, tile_15_acquired=shares(0.4))
        yield summary_of(PlaytestPlan(seats=seats, games=200), games, METRICS)


@pytest.mark.parametrize(
    "seats",
    [pytest.param(TWO, marks=pytest.mark.thorough), FOUR, MIXED],
    ids=["two", "four", "mixed"],
)
def test_portraits_of_pure_chance(seats: tuple[str, ...]) -> None:
    found = list(portraits(seats))
    assert sum(map(claims, found)) <= MOST
    naive = [
        any(excludes(one.means[0], 1 / len(seats)) for one in each.figures if one.metric == "won")
        for each in found
    ]
    assert sum(naive) > MOST, "intervals by themselves would pass too: this shows nothing"


def test_a_page_of_pure_chance_marks_nothing() -> None:
    """The dots of who wins are hollow and no row is marked wherever nothing stands out."""
    quiet = [one for one, _ in zip(portraits(FOUR), range(12), strict=False) if not one.findings]
    assert len(quiet) > 8
    for found in quiet:
        page = written(found)
        body = page.partition("</style>")[2]
        assert 'class="real"' not in body and "stands out</b>" not in body
        wins = body.partition('id="picture-wins"')[2].partition("</figure>")[0]
        assert "arm0 hollow fill" in wins and "arm0 fill" not in wins


@pytest.mark.parametrize("seats", [TWO, pytest.param(FOUR, marks=pytest.mark.thorough)], ids=["two", "four"])
def test_comparisons_of_pure_chance(seats: tuple[str, ...], tmp_path: Path) -> None:
    draft = tmp_path / "copy.toml"
    draft.write_text('name = "copy"\n', encoding="utf-8")
    plan = PlaytestPlan(seats=seats, games=120, rulesets=(str(draft), "base"))
    found = [
        summary_of(plan, table(120, seats, arms=2, seed=seed, luck=4, **many()), METRICS)
        for seed in range(RUNS)
    ]
    assert sum(map(claims, found)) <= MOST
    naive = [any(excludes(one.difference, 0.0) for one in each.figures) for each in found]
    assert sum(naive) > 5 * MOST


PRICED = PlaytestPlan(seats=TWO, games=60)


@cache
def seated() -> tuple[list[Job], set[str]]:
    """The games of a run with prices, and the developments in them."""
    found = list(price_jobs(PRICED))
    return found, {name.partition("+")[2] for job in found for name in job.names if "+" in name}


def priced(random: np.random.Generator) -> tuple[Price, ...]:
    """Prices where it is all the same what a seat is forbidden or forced to."""
    jobs, tiles = seated()
    rows = [
        {
            "block": job.block,
            "seat": seat + 1,
            "automa": name,
            "margin": float(random.normal(0, 9)),
            "won": float(random.random() < 0.5),
        }
        for job in jobs
        for seat, name in enumerate(job.names)
    ]
    columns = {f"tile_{tile}_acquired": pl.lit(0.5) for tile in tiles}
    return prices(PRICED, pl.DataFrame(rows).with_columns(**columns))


def test_prices_of_pure_chance() -> None:
    random = np.random.default_rng(5)
    runs = 60
    found = [priced(random) for _ in range(runs)]
    assert sum(any(price.real for price in each) for each in found) <= 8
    naive = [any(excludes(price.banned_vp, 0.0) for price in each) for each in found]
    assert sum(naive) > 30
