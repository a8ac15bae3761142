"""The difference of the scores is taken apart by source, exactly, and shown first."""

from __future__ import annotations

import json
from pathlib import Path

import polars as pl
import pytest

from game.playtest import Summary, playtest
from game.playtest.columns import columns_of, options_known
from game.playtest.figures import computed, judged
from game.playtest.naming import source_name
from game.playtest.report.differences import TOGETHER, breakdown_rows
from game.playtest.summarising import breakdown
from game.playtest.voice import encoded
from game.rules.sources import SOURCES
from tests.playtest.tables import METRICS, counts, table

DRAFT = """
[winter]
coal = [0, 1, 3, 6]
coal_more = 2
[final]
thaler = [0, 2, 4, 6]
debt_more = -4
[iron]
prop_vp = 3
[black]
arrival = [6, 4, 3, 2]
"""
KINDS = {
    "two seats": ("knecht", "knecht"),
    "three seats": ("random", "knecht", "greedy"),
    "four seats": ("random",) * 4,
}


@pytest.fixture(scope="module", params=KINDS)
def summary(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Summary:
    """A real comparison with all modules, in which much is scored otherwise."""
    file = tmp_path_factory.mktemp("draft") / "mine.toml"
    file.write_text(DRAFT, encoding="utf-8")
    seats = KINDS[request.param]
    return playtest(
        games=12, seats=seats, ruleset=str(file), against="base", modules=("black", "iron"), jobs=1
    )


@pytest.mark.long
def test_the_sources_add_up_to_the_difference_of_the_scores(summary: Summary) -> None:
    (score,) = (figure for figure in summary.figures if figure.key == "score")
    assert score.difference is not None and score.difference.value != 0
    total = sum(part.difference.value for part in summary.breakdown)
    assert total == pytest.approx(score.difference.value, abs=1e-9)


def test_every_source_is_a_part_and_nothing_else(summary: Summary) -> None:
    assert {part.key for part in summary.breakdown} == {f"vp_{source.key}" for source in SOURCES}
    names = {source_name(source.key) for source in SOURCES}
    assert {part.name for part in summary.breakdown} == names


def test_parts_say_what_the_figures_say(summary: Summary) -> None:
    figures = {figure.key: figure for figure in summary.figures}
    for part in summary.breakdown:
        assert (part.difference, part.real) == (figures[part.key].difference, figures[part.key].real)
    sizes = [abs(part.difference.value) for part in summary.breakdown]
    assert sizes == sorted(sizes, reverse=True)


def test_the_lines_end_with_the_score_and_add_up_as_they_are_read(summary: Summary) -> None:
    *parts, score = breakdown_rows(summary)
    assert score.name == TOGETHER
    told = [round(one.told.number, one.told.places) for one in parts]
    assert sum(told) == pytest.approx(
        round(score.told.number, score.told.places), abs=0.005 * (len(parts) + 1)
    )
    for one in (*parts, score):
        mine, theirs = one.means
        assert mine - theirs == pytest.approx(one.difference.value)


def test_sources_that_do_not_add_up_are_not_shown() -> None:
    """As where one was not counted: a part of a sum would be a false one."""

    def parts(games: pl.DataFrame) -> list[str]:
        columns = columns_of(games, METRICS, options_known(["base"]))
        return [part.key for part in breakdown(judged(computed(games, columns, 2)))]

    games = table(40, arms=2, vp_coal=counts(9), vp_tunnel=counts(20), vp_year1=counts(4))
    assert parts(games) == []
    whole = games.with_columns((pl.col("vp_coal") + pl.col("vp_tunnel")).alias("score"))
    assert sorted(parts(whole)) == ["vp_coal", "vp_tunnel"]
    assert parts(whole.drop("vp_tunnel")) == []


def test_it_is_in_the_file(summary: Summary, tmp_path: Path) -> None:
    told = json.loads(encoded(summary))["breakdown"]
    assert [one["key"] for one in told] == [part.key for part in summary.breakdown]
    assert [one["difference"]["value"] for one in told] == [
        part.difference.value for part in summary.breakdown
    ]
