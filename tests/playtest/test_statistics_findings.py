"""Planted faults are found and named, once each; where nothing was planted nothing is said."""

from __future__ import annotations

import re

import polars as pl
import pytest

from game.playtest.columns import columns_of, options_known
from game.playtest.figures import computed, judged
from game.playtest.findings import findings
from game.playtest.luck import skill_and_luck
from game.playtest.summary import Finding
from tests.english import each, english
from tests.playtest.tables import METRICS, always, changed, counts, owned, shares, table

MINE = pl.col("arm") == 0


def found(games: pl.DataFrame) -> list[Finding]:
    columns = columns_of(games, METRICS, options_known(["base"]))
    return list(findings(games, judged([*computed(games, columns, 2), *skill_and_luck(games, 2)])))


def sentences(games: pl.DataFrame) -> list[str]:
    return list(each(one.sentence for one in found(games)))


@pytest.fixture(scope="module")
def games() -> pl.DataFrame:
    return table(
        800,
        arms=2,
        tile_15_vp=owned(0.3, 3),
        tile_15_acquired=shares(0.3),
        tile_15_arrival=counts(1.5),
        tile_12_vp=owned(0.3, 3),
        disks_black=counts(20),
        disks_brown=counts(20),
        disks_yellow=counts(12),
        taken_yellow_y1_spring=counts(3),
        taken_yellow_y1_summer=counts(3),
        paid_thaler=counts(1),
        paid_food=counts(4),
        debts=counts(2),
        lead_changes=counts(3),
        rule_15=counts(2),
    )


def test_without_a_fault_nothing_is_said(games: pl.DataFrame) -> None:
    assert found(games) == []


def test_a_tile_that_gives_too_much_is_named(games: pl.DataFrame) -> None:
    (one,) = found(changed(games, "tile_15_vp", 3, MINE))
    assert one.key == "tile_15_vp"
    assert re.fullmatch(
        r"Charcoal Burner \(tile 15\) earns its owner 6\.. VP instead of (2.9|3.0) "
        r"\(\+3\.. VP; 95%: \+3\.0 to \+3\.5\)\.",
        english(one.sentence),
    )
    assert one.weight > 20


def test_what_is_about_a_tile_is_told_once(games: pl.DataFrame) -> None:
    spoilt = changed(changed(games, "tile_15_vp", 3, MINE), "rule_15", 2, MINE)
    (sentence,) = sentences(changed(spoilt, "tile_15_arrival", -1, MINE))
    assert "(tile 15)" in sentence or sentence.startswith("Charcoal burnt")
    assert sentence.endswith("; 2 figures that go with it differ too.")


def test_a_figure_of_a_tile_without_a_sentence_of_its_own_names_the_tile(games: pl.DataFrame) -> None:
    (sentence,) = sentences(changed(games, "tile_15_arrival", -1, MINE))
    assert sentence.startswith("Place among those who acquired it (Charcoal Burner): 0.44 instead of 1.54")


def test_a_seat_that_begins_with_something_is_named(games: pl.DataFrame) -> None:
    first = MINE & (pl.col("seat") == 1)
    scores, won, margin, one = found(changed(changed(games, "paid_thaler", 1, first), "score", 3, first))
    assert [one.part for one in (won, scores, margin)] == ["result"] * 3
    assert english(won.sentence).startswith("Seat 1 wins ")
    assert english(scores.sentence).startswith("Seat 1 scores ")
    assert english(margin.sentence).startswith("Seat 1 has a margin of ")
    assert one.key == "paid_thaler"
    assert english(one.sentence).startswith(
        "Paid in winter (Thaler), seat 1: 1.98 instead of 0.99 (+0.99; 95%: +0.8"
    )
    assert english(one.sentence).endswith("), unlike the others.")


def test_a_seat_that_wins_more_is_named(games: pl.DataFrame) -> None:
    told = {
        one.key: english(one.sentence)
        for one in found(changed(games, "score", 4, MINE & (pl.col("seat") == 2)))
    }
    assert told["won@2"].startswith("Seat 2 wins 6")
    assert told["won@2"].endswith("; a figure that goes with it differs too.")
    assert next(told[key] for key in told if key.startswith("score")).startswith("Seat 2 scores 4")
    zero_sum = changed(games, "score", -4, MINE & (pl.col("seat") == 1))
    assert sentences(changed(zero_sum, "score", 4, MINE & (pl.col("seat") == 2)))[0].startswith("Seat 2 wins")


def test_whom_the_first_place_favours_is_named(games: pl.DataFrame) -> None:
    told = sentences(changed(games, "score", 4, MINE & (pl.col("start") == 1)))
    assert told[0].startswith("The first in the first turn order scores 4")
    assert told[1].startswith("The first in the first turn order wins 6")


def test_a_colour_too_scarce_is_named(games: pl.DataFrame) -> None:
    spoilt = changed(changed(games, "disks_yellow", -3, MINE), "taken_yellow_y1_spring", -1, MINE)
    (sentence,) = sentences(changed(spoilt, "taken_yellow_y1_summer", -1, MINE))
    assert sentence.startswith("A seat takes 8.8 yellow disks instead of 12.0")
    assert sentence.endswith("; 2 figures that go with it differ too.")


def test_what_all_seats_have_more_is_told_of_all(games: pl.DataFrame) -> None:
    (one,) = found(changed(games, "score", 3, MINE))
    assert one.key == "score"
    assert english(one.sentence).startswith("A seat scores 4")


def test_an_automa_that_profits_is_named() -> None:
    games = table(800, ("bauer", "steiger"), arms=2)
    first = found(changed(games, "score", 6, MINE & (pl.col("automa") == "steiger")))[0]
    assert english(first.sentence).startswith("Steiger scores 5")


def test_two_faults_are_told_one_after_the_other_the_clearer_first(games: pl.DataFrame) -> None:
    both = found(changed(changed(games, "tile_15_vp", 3, MINE), "disks_yellow", -1, MINE))
    assert [one.key for one in both] == ["tile_15_vp", "disks_yellow"]
    assert both[0].weight > both[1].weight


def test_figures_that_go_together_seed_by_seed_are_told_once(games: pl.DataFrame) -> None:
    (sentence,) = sentences(
        changed(games, "debts", 1, MINE).with_columns((2 * pl.col("debts")).alias("debts_end"))
    )
    assert "; a figure that goes with it differs too." in sentence


def test_years_of_a_family_are_told_once() -> None:
    games = table(
        300, arms=2, taken_any_y1=counts(5), taken_any_y2=counts(5), vp_year1=counts(9), vp_year2=counts(9)
    )
    for key in ("taken_any_y1", "taken_any_y2", "vp_year1", "vp_year2"):
        games = changed(games, key, 2, MINE)
    assert [one.count("; a figure that goes with it") for one in sentences(games)] == [1, 1]


def test_who_wins_is_told_whatever_goes_with_it(games: pl.DataFrame) -> None:
    """A seat that begins with something also digs more; both are told, and the wins first."""
    first = MINE & (pl.col("seat") == 1)
    spoilt = changed(changed(games, "score", 5, first), "paid_food", 2, first)
    parts = [(one.key.partition("@")[0], one.part) for one in found(spoilt)]
    assert parts.index(("won", "result")) < parts.index(("paid_food", "rest"))
    assert {"won", "score", "margin"} <= {key for key, part in parts if part == "result"}


def test_a_place_that_differs_less_is_not_told_as_the_most() -> None:
    """One seat of three gets nothing of what all others get: its difference is none, and told as that."""
    games = table(900, ("a", "a", "a"), arms=2, debts=counts(2))
    (one,) = found(changed(games, "debts", 2, MINE & (pl.col("seat") != 1)))
    said = english(one.sentence)
    assert "most of all" not in said
    assert re.search(r", but for seat 1: (2\.0|1\.9)\d* instead of (2\.0|1\.9)", said), said


def test_what_the_changes_are_about_comes_before_what_is_clearer(games: pl.DataFrame) -> None:
    both = changed(changed(games, "tile_15_vp", 3, MINE), "disks_yellow", -1, MINE)
    columns = columns_of(both, METRICS, options_known(["base"]))
    told = findings(both, judged(computed(both, columns, 2)), {"disks_yellow"})
    assert [(one.key, one.part) for one in told] == [("disks_yellow", "changed"), ("tile_15_vp", "rest")]


def test_options_stand_under_their_development(games: pl.DataFrame) -> None:
    with_options = games.with_columns(pl.col("debts").alias("option_34_1"), tile_34_vp=pl.col("paid_food"))
    spoilt = changed(changed(with_options, "option_34_1", 2, MINE), "tile_34_vp", 2, MINE)
    (sentence,) = sentences(spoilt)
    assert "(tile 34)" in sentence
    assert sentence.endswith("; a figure that goes with it differs too.")
    (sentence,) = sentences(changed(with_options, "option_34_1", 2, MINE))
    assert sentence.startswith("Of Coal Sacks (tile 34), “1 coal for 1 Thaler” is chosen 4.0")


def test_a_difference_without_exception_is_told_as_one() -> None:
    games = table(100, arms=2, tile_15_vp=always(2))
    (one,) = found(changed(games, "tile_15_vp", 3, MINE))
    assert english(one.sentence) == (
        "Charcoal Burner (tile 15) earns its owner 5 VP instead of 2 (+3 VP without exception)."
    )


def test_shares_are_told_in_per_cent(games: pl.DataFrame) -> None:
    (sentence,) = sentences(changed(games, "tile_15_acquired", 0.1, MINE))
    assert "is acquired by 4" in sentence
    assert "% of the seats instead of 3" in sentence
    assert " pp; 95%: +" in sentence


def test_a_label_is_told_as_it_is_whatever_signs_it_has() -> None:
    games = table(200, arms=2, odd=counts(3)).rename({"odd": "od{d}"})
    (sentence,) = sentences(changed(games, "od{d}", 3, MINE))
    assert sentence.startswith("od{d}: ")
