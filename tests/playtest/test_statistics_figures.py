"""From tables to figures: names, rows that count, what is held against what, skill and luck."""

from __future__ import annotations

import msgspec
import numpy as np
import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.playtest.columns import MetricIndex, columns_of
from game.playtest.figures import Computed, computed, judged
from game.playtest.luck import skill_and_luck
from game.playtest.metrics import METRICS as ALL
from game.playtest.plan import PlaytestPlan
from game.playtest.stopping import precision
from game.playtest.voice import voice_of
from tests.english import english
from tests.playtest.summaries import summary
from tests.playtest.tables import (
    METRICS,
    always,
    changed,
    counts,
    known_columns,
    owned,
    shares,
    table,
    wide_table,
)


def figures(games: pl.DataFrame, arms: int = 1) -> dict[str, Computed]:
    return {one.column.key: one for one in judged(computed(games, known_columns(games), arms))}


def test_a_column_belongs_to_the_metric_that_says_most_of_its_name() -> None:
    games = table(
        2,
        tile_15_vp=always(1),
        taken_black_y1_spring=always(1),
        taken_black_from_bag=always(1),
        lead_changes=always(1),
        unheard_of=always(1),
    )
    labels = {key: english(one.figure.label) for key, one in figures(games).items()}
    assert labels["tile_15_vp"] == "VP it earned its owner (Charcoal Burner)"
    assert labels["taken_black_y1_spring"] == "Disks taken (black, year 1, spring)"
    assert labels["taken_black_from_bag"] == "Disks taken (black from bag)"
    assert labels["lead_changes"] == "Lead changes"
    assert labels["unheard_of"] == "unheard_of"
    assert labels["score@1"] == "Score, seat 1"
    assert labels["won@start2"] == "Wins, second in the first turn order"


def test_members_are_read_as_words() -> None:
    def read(key: str) -> str:
        return english(MetricIndex(ALL).column(key, {}).label)

    assert read("coal_pinge_y3") == "Coal of the mine (Pinge, year 3)"
    assert read("vp_tunnel_bonus") == "VP from Tunnel bonuses"
    assert read("first_of_2") == "First takings of 2 disks"
    assert read("water_rain") == "Water taken (groundwater of the season)"
    assert read("gained_thaler") == "Gained (Thaler)"


def test_a_tile_has_the_name_that_the_draft_gives_it() -> None:
    found = summary(arms=1)
    nags = tuple(msgspec.structs.replace(tile, name="Nag") for tile in found.tiles)
    renamed = msgspec.structs.replace(found, tiles=nags)
    label = next(one.label for one in found.figures if one.key == "tile_15_vp")
    assert "(Charcoal Burner)" in voice_of(found, "en").text(label)
    assert "(Kohlenmeiler)" in voice_of(found, "de").text(label)
    assert "(Nag)" in voice_of(renamed, "de").text(label)


def test_words_and_empty_columns_are_no_figures() -> None:
    games = table(20).with_columns(pl.lit("black").alias("wanted"), pl.lit(None, pl.Int64).alias("debts"))
    assert not {"wanted", "debts", "seat", "block"} & set(figures(games))


def test_by_seat_place_and_automa() -> None:
    games = table(300, ("bauer", "knecht"))
    found = figures(changed(games, "score", 9, pl.col("automa") == "bauer"))
    by_automa = [found[f"score@{name}"].figure.means[0] for name in ("bauer", "knecht")]
    assert by_automa[0] is not None
    assert by_automa[1] is not None
    assert by_automa[0].value - by_automa[1].value == pytest.approx(9, abs=2)
    assert found["won@1"].figure.count == (300,)
    assert found["score"].figure.count == (600,)
    assert "score@bauer" not in figures(table(20))


def test_a_game_counts_once_where_the_metric_is_of_games() -> None:
    assert figures(table(50, lead_changes=counts(3)))["lead_changes"].figure.count == (50,)


def test_what_is_empty_is_left_out() -> None:
    found = figures(table(200, tile_15_vp=owned(0.3, 4)))["tile_15_vp"].figure
    assert 80 < found.count[0] < 160
    assert found.means[0] is not None
    assert found.means[0].value == pytest.approx(4, abs=0.6)
    assert found.spread[0] == pytest.approx(2, abs=0.5)


def test_one_game_has_values_and_no_intervals() -> None:
    for arms in (1, 2):
        found = figures(table(1, arms=arms), arms)["score"].figure
        assert found.means[0] is not None
        assert found.means[0].low is None
        assert (found.p, found.real, found.smallest) == (None, False, None)
        assert (found.difference is None) == (arms == 1)


def test_equal_tables_are_exactly_equal() -> None:
    one = table(60, tile_15_vp=owned(0.3, 4), rule_r4=always(0), taken_black=counts(5))
    found = figures(pl.concat([one, one.with_columns(pl.lit(1).cast(pl.Int64).alias("arm"))]), 2)
    for reckoned_one in found.values():
        difference = reckoned_one.figure.difference
        assert difference is not None
        assert (difference.value, difference.low, difference.high) == (0, 0, 0)
        assert not reckoned_one.figure.real


def test_a_planted_difference_is_real_and_the_others_are_not() -> None:
    games = table(1000, arms=2, tile_15_vp=owned(0.3, 3), tile_12_vp=owned(0.3, 3), lead_changes=counts(3))
    found = figures(changed(games, "tile_15_vp", 3, pl.col("arm") == 0), 2)
    assert [key for key, one in found.items() if one.figure.real] == ["tile_15_vp"]
    difference = found["tile_15_vp"].figure.difference
    assert difference is not None
    assert difference.low is not None
    assert difference.low < 3 < (difference.high or 0)
    assert found["tile_15_vp"].weight > 20


def test_only_games_of_both_rulesets_are_held_against_each_other() -> None:
    one = table(60)
    other = one.with_columns(pl.lit(1).cast(pl.Int64).alias("arm")).filter(pl.col("game") < 40)
    found = figures(pl.concat([one, other]), 2)["score"].figure
    assert found.count == (120, 80)
    assert found.difference is not None
    assert found.difference.value == 0


def test_a_ruleset_without_a_game_has_no_values() -> None:
    found = figures(table(20), 2)["score"].figure
    assert found.means[1] is None
    assert found.difference is None
    nothing_shared = pl.concat(
        [table(20), table(40, arms=2).filter((pl.col("arm") == 1) & (pl.col("game") > 20))]
    )
    assert figures(nothing_shared, 2)["score"].figure.difference is None


def test_more_than_all_is_told_by_itself() -> None:
    games = changed(table(800), "score", 4, pl.col("seat") == 2)
    columns = [one._replace(beside=True) for one in columns_of(games, METRICS, {}) if one.key == "score@2"]
    (found,) = computed(games, columns, 1)
    assert found.means[0].value == pytest.approx(2, abs=0.8)
    assert abs(found.means[0].value - 2) < 3 * found.means[0].error < 1


def spread(games: pl.DataFrame, arms: int = 1) -> dict[str, Computed]:
    return {one.column.key: one for one in skill_and_luck(games, arms)}


def test_skill_and_luck_are_told_apart() -> None:
    games = table(1200, ("bauer", "knecht", "steiger"), luck=5)
    games = changed(games, "score", 12, pl.col("automa") == "steiger")
    found = spread(games)
    values = {key: one.figure.means[0].value for key, one in found.items() if one.figure.means[0]}
    assert values["spread_players"] == pytest.approx(12 * np.sqrt(2) / 3, abs=0.6)
    assert values["spread_seeds"] == pytest.approx(5, abs=0.8)
    assert values["spread_rest"] == pytest.approx(8, abs=0.6)
    assert values["skill"] == pytest.approx(32 / (32 + 25 + 64), abs=0.05)
    estimate = found["skill"].figure.means[0]
    assert estimate is not None
    assert estimate.low is not None
    assert estimate.low < 32 / 121 < (estimate.high or 0)


def test_a_game_of_less_skill_is_told_from_one_of_more() -> None:
    games = table(1200, ("bauer", "knecht"), arms=2)
    plain = spread(games, 2)["spread_players"].figure
    assert plain.p is not None
    assert plain.p > 0.001
    games = changed(games, "score", 12, (pl.col("automa") == "knecht") & (pl.col("arm") == 1))
    found = spread(games, 2)["spread_players"].figure
    assert found.difference is not None
    assert found.difference.value == pytest.approx(-6, abs=1)
    assert found.p is not None
    assert found.p < 1e-6


def test_players_that_are_all_the_same_have_no_skill_to_tell() -> None:
    assert spread(table(40)) == {}
    assert spread(table(18, ("bauer", "knecht"))) == {}


def test_seeds_with_a_game_missing_are_left_out_of_skill_and_luck() -> None:
    games = table(60, ("bauer", "knecht"))
    assert spread(games.filter(pl.col("game") != 7))["skill"].figure.count == (116,)


def test_precision_is_half_the_interval_of_the_score() -> None:
    games = table(400, arms=2, luck=9)
    portrait, comparison = (
        PlaytestPlan(seats=("bauer", "bauer")),
        PlaytestPlan(seats=("bauer", "bauer"), rulesets=("a", "b")),
    )
    assert precision(games, comparison) == pytest.approx(1.97 * 8 * np.sqrt(2) / np.sqrt(800), rel=0.1)
    alone = precision(games.filter(pl.col("arm") == 0), portrait)
    assert alone == pytest.approx(1.97 * np.sqrt(9**2 + 8**2 / 2) / np.sqrt(400), rel=0.1)
    assert precision(pl.DataFrame(), portrait) is None
    assert precision(table(1), portrait) is None
    assert precision(table(20), comparison) is None


@pytest.mark.long
@settings(max_examples=30)
@given(
    st.integers(1, 12),
    st.integers(1, 2),
    st.sampled_from((("a", "a"), ("a", "b"), ("a", "b", "b"), ("a", "b", "c", "d"))),
    st.integers(0, 99),
)
def test_any_table_gives_figures(games: int, arms: int, seats: tuple[str, ...], seed: int) -> None:
    made = table(games, seats, arms, seed, rare=shares(0.02), tile_15_vp=owned(0.1, 2), same=always(9))
    for one in (*figures(made, arms).values(), *skill_and_luck(made, arms)):
        for mean in one.figure.means:
            assert (
                mean is None or mean.low is None or mean.high is None or mean.low <= mean.value <= mean.high
            )
        assert one.figure.p is None or 0 <= one.figure.p <= 1
        assert np.isfinite(one.weight)


def test_a_wide_table_has_a_figure_for_every_column() -> None:
    found = figures(wide_table(50, 400), 2)
    assert {f"tile_{number}_vp" for number in range(400)} <= set(found)
