"""What stands out in a portrait, the verdict of both, and the summary as a whole."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.playtest.plan import PlaytestPlan, boards_of, setup_for
from game.playtest.report import written
from game.playtest.summarising import summary_of
from game.playtest.summary import Summary
from game.playtest.voice import encoded
from game.rules.setup import dealt
from tests.english import each, english
from tests.playtest.tables import METRICS, always, changed, counts, owned, shares, table

TWO, FOUR = ("bauer", "bauer"), ("bauer",) * 4


@pytest.fixture
def draft(tmp_path: Path) -> str:
    file = tmp_path / "mine.toml"
    file.write_text('name = "mine"\n[tile.15]\nthaler = 2\n[disks.2]\nyellow = 2\n', encoding="utf-8")
    return str(file)


def portrait(games: pl.DataFrame, seats: tuple[str, ...] = TWO) -> Summary:
    return summary_of(PlaytestPlan(seats=seats, games=games["game"].n_unique()), games, METRICS)


def comparison(games: pl.DataFrame, draft: str, seats: tuple[str, ...] = TWO) -> Summary:
    return summary_of(PlaytestPlan(seats=seats, rulesets=(draft, "base")), games, METRICS)


def fair(games: int = 1000, seats: tuple[str, ...] = FOUR) -> pl.DataFrame:
    disks = {"disks_black": counts(26), "disks_brown": counts(26), "disks_yellow": counts(20)}
    return table(
        games, seats, lead_changes=counts(4), tile_15_acquired=shares(0.4), rule_d5=counts(1), **disks
    )


def test_a_fair_game_has_nothing_that_stands_out() -> None:
    found = portrait(fair(), FOUR)
    assert found.findings == ()
    assert english(found.verdict[0]).startswith("1,000 games of base: a seat scores 4")
    assert english(found.verdict[1]).startswith("Nothing stands out; a seat that wins 5.5 pp")


@pytest.mark.long
def test_fair_games_are_called_unfair_at_most_once_in_twenty() -> None:
    runs = [table(150, FOUR, seed=seed, tile_15_acquired=shares(0.4)) for seed in range(100)]
    assert sum(bool(portrait(games, FOUR).findings) for games in runs) <= 9


def test_a_seat_a_place_and_an_automa_that_have_it_better_stand_out() -> None:
    wins, seat = portrait(changed(fair(), "score", 3, pl.col("seat") == 2), FOUR).findings
    assert english(wins.sentence).startswith("Seat 2 wins 3")
    assert english(seat.sentence).startswith("Seat 2 scores 4")
    assert " VP more than all do on average (95%: +" in english(seat.sentence)
    wins, place = portrait(changed(fair(), "score", 3, pl.col("start") == 1), FOUR).findings
    assert english(wins.sentence).startswith("The first in the first turn order wins ")
    assert english(place.sentence).startswith("The first in the first turn order ")
    games = table(1000, ("bauer", "steiger"))
    automa, _ = portrait(
        changed(games, "score", 6, pl.col("automa") == "steiger"), ("bauer", "steiger")
    ).findings
    said = english(automa.sentence)
    assert said.startswith("steiger wins ".capitalize())
    assert "equals would win 50" in said
    assert "; Bauer wins 3" in said


def test_tiles_that_nobody_or_everybody_wants_stand_out() -> None:
    games = table(
        500, FOUR, tile_11_acquired=shares(0.01), tile_12_acquired=always(0), tile_13_acquired=shares(0.97)
    )
    found = {one.key: english(one.sentence) for one in portrait(games, FOUR).findings}
    assert found["tile_13_acquired"].startswith("Pickaxe (tile 13) is nearly always acquired: by 9")
    (both,) = (sentence for sentence in found.values() if "hardly ever" in sentence)
    assert both.startswith("2 developments are hardly ever acquired: ")
    assert "Barn (tile 12) by none" in both


def test_rules_that_no_game_uses_are_told_in_one_sentence() -> None:
    games = table(1000, rule_r4=always(0), rule_15=always(0), rule_d5=shares(0.01))
    rarely = games.with_columns(
        pl.when(pl.col("game") < 900).then(pl.col("rule_15")).otherwise(None).alias("rule_15")
    )
    (found,) = portrait(rarely).findings
    assert (
        english(found.sentence)
        == "Not used in any of 1,000 games: First taking skipped · Charcoal burnt (900 games)."
    )


def test_in_few_games_a_rule_may_be_unused_by_luck() -> None:
    assert portrait(table(200, rule_r4=always(0))).findings == ()


def test_a_colour_that_is_hardly_wanted_stands_out() -> None:
    games = table(300, disks_black=counts(28), disks_brown=counts(28), disks_yellow=counts(5))
    (found,) = portrait(games).findings
    assert found.key == "disks_yellow"
    assert english(found.sentence).startswith("Yellow disks are hardly wanted: each is taken 2.")


def test_the_verdict_tells_skill_from_luck_where_automas_differ() -> None:
    games = changed(table(600, ("bauer", "steiger"), luck=5), "score", 8, pl.col("automa") == "steiger")
    skill = english(portrait(games, ("bauer", "steiger")).verdict[1])
    assert skill.startswith("Scores differ by ")
    assert re.search(r"% of the variance is skill \(95%: [\d.]+ to [\d.]+\)\.$", skill)


def test_a_copy_of_a_ruleset_is_found_equal(draft: str) -> None:
    one = fair(60, TWO)
    found = comparison(pl.concat([one, one.with_columns(pl.lit(1).cast(pl.Int64).alias("arm"))]), draft)
    assert found.findings == ()
    assert found.alike
    assert each(found.verdict) == (
        "mine and base played exactly alike: in 60 games of each every figure is the same.",
    )


def test_games_that_differ_in_a_single_figure_are_not_alike(draft: str) -> None:
    """A tile that a few games in twenty show: too few for a test, but not the same."""
    one = fair(20, TWO).with_columns(tile_21_vp=pl.when(pl.col("game") < 5).then(1.0).otherwise(None))
    other = one.with_columns(pl.lit(1).cast(pl.Int64).alias("arm"))
    found = comparison(pl.concat([changed(one, "tile_21_vp", 3, pl.col("game") >= 0), other]), draft)
    assert not found.alike
    assert found.findings == ()
    assert each(found.verdict[:2]) == (
        "20 games of each cannot tell mine from base.",
        "1 figure differs, in too few games to tell.",
    )


def test_one_game_that_differs_is_not_alike_though_no_mean_does(draft: str) -> None:
    one = fair(60, TWO)
    other = one.with_columns(pl.lit(1).cast(pl.Int64).alias("arm"))
    spoilt = changed(changed(one, "rule_d5", 1, pl.col("game") == 3), "rule_d5", -1, pl.col("game") == 4)
    found = comparison(pl.concat([spoilt, other]), draft)
    assert not found.alike
    assert english(found.verdict[1]) == "Single games differ, but on average no figure does."


def test_only_games_that_both_rulesets_have_are_told_of(draft: str) -> None:
    games = changed(table(500, arms=2), "score", 4, pl.col("arm") == 0)
    some = comparison(games.filter((pl.col("arm") == 0) | (pl.col("game") % 3 > 0)), draft)
    (score,) = (figure for figure in some.figures if figure.key == "score")
    mine, theirs = score.means
    assert mine is not None and theirs is not None and score.difference is not None
    assert mine.value - theirs.value == pytest.approx(score.difference.value)
    assert [arm.games for arm in some.arms] == [500, 333]
    assert sum(some.arms[0].scores.values()) == 2 * 333


def test_between_two_seats_nothing_is_told_twice_and_nothing_that_cannot_vary() -> None:
    two = {figure.key for figure in portrait(fair(40, TWO), TWO).figures}
    four = {figure.key for figure in portrait(fair(40, FOUR), FOUR).figures}
    assert not {"won", "rank", "start"} & (two | four)
    assert {"won@1", "score", "leader_gap"} <= two & four
    assert not {"margin", "spread"} & two
    assert "margin" in four
    assert "margin@1" in two


def test_what_cannot_be_told_apart_says_what_would_have_shown(draft: str) -> None:
    found = comparison(table(500, arms=2), draft)
    assert english(found.verdict[0]) == "500 games of each cannot tell mine from base."
    assert english(found.verdict[1]).endswith(" by no more than luck may bring about.")
    assert english(found.verdict[-1]).startswith("Scores may be the same; a difference of 1.")


def test_what_differs_is_counted_and_the_clearest_told(draft: str) -> None:
    games = table(500, arms=2, tile_15_vp=owned(0.4, 3), debts=counts(2))
    found = comparison(changed(games, "tile_15_vp", 3, pl.col("arm") == 0), draft)
    assert english(found.verdict[0]) == "mine plays differently from base: 1 difference is real."
    assert found.verdict[1] == found.findings[0].sentence
    both = changed(changed(games, "tile_15_vp", 3, pl.col("arm") == 0), "score", -4, pl.col("arm") == 0)
    told = each(comparison(both, draft).verdict)
    assert told[0].endswith("2 differences are real.")
    assert told[1].startswith("On average scores are lower (−")
    assert told[2].startswith("Charcoal Burner (tile 15) earns its owner")


@pytest.mark.parametrize("games", [0, 1, 4])
def test_few_games_claim_nothing(games: int, draft: str) -> None:
    made = table(max(games, 1), arms=2).filter(pl.col("game") < games)
    for found in (comparison(made, draft), portrait(made.filter(pl.col("arm") == 0))):
        assert found.findings == ()
        assert 1 <= len(found.verdict) <= 4
        assert found.arms[0].games == games


def test_a_table_of_nothing_at_all_is_summed_up_too() -> None:
    found = summary_of(PlaytestPlan(seats=TWO), pl.DataFrame(), METRICS)
    assert each(found.verdict) == ("No game of base could be played to its end.",)
    assert found.figures == ()


def test_the_draft_s_changes_are_named(draft: str) -> None:
    found = comparison(table(20, arms=2), draft)
    assert [(one.key, one.tile, one.mine, one.theirs) for one in found.changes] == [
        ("disks.2.yellow", "", "2", "4"),
        ("tile.15.thaler", "15", "2", "0"),
    ]
    assert [arm.name for arm in found.arms] == ["mine", "base"]


def test_scores_and_margins_are_counted() -> None:
    games = table(200)
    (arm,) = portrait(games).arms
    assert sum(arm.scores.values()) == 400
    assert sum(arm.margins.values()) == 200
    assert list(arm.scores) == sorted(arm.scores)
    assert min(arm.margins) >= 0


def test_the_map_says_how_often_what_lay_on_a_hex_was_acquired() -> None:
    plan = PlaytestPlan(seats=TWO, games=40, boards=("rows-for-2",))
    rows = table(40)
    tiles = {f"tile_{tile}_acquired" for seed in range(1, 41) for tile in _dealt(plan, seed)}
    first = {seed: f"tile_{_dealt(plan, seed)[0]}_acquired" for seed in range(1, 41)}
    wanted = [
        pl.when(pl.col("seed").is_in([seed for seed in first if first[seed] == tile]))
        .then(1)
        .otherwise(0)
        .alias(tile)
        for tile in sorted(tiles)
    ]
    (board,) = summary_of(plan, rows.with_columns(wanted), METRICS).maps
    assert (board.name, board.games) == ("rows-for-2", 40)
    assert board.acquired == ((1.0, *(0.0 for _ in board.hexes[1:])),)
    assert board.levels == (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)


def test_the_map_names_the_developments_that_lie_there_in_all_games() -> None:
    plan = PlaytestPlan(seats=TWO, games=10, boards=("rows-for-2",), tiles="first")
    games = table(10, tile_11_acquired=always(1))
    (board,) = summary_of(plan, games, METRICS).maps
    assert board.tiles == _dealt(plan, 1)
    (board,) = summary_of(msgspec.structs.replace(plan, tiles="random"), games, METRICS).maps
    assert board.tiles == ()


def _dealt(plan: PlaytestPlan, seed: int) -> tuple[str, ...]:
    return dealt(setup_for(plan, "base", boards_of(plan)[0], seed))[1].tiles


def test_the_file_has_the_figures_and_says_the_rest_in_english(draft: str) -> None:
    games = changed(table(50, arms=2, tile_15_vp=always(2)), "tile_15_vp", 3, pl.col("arm") == 0)
    found = comparison(games, draft)
    told = json.loads(encoded(found))
    assert set(told) == set(Summary.__struct_fields__)
    assert told["verdict"] == list(each(found.verdict))
    assert [one["label"] for one in told["figures"]] == list(each(one.label for one in found.figures))
    assert [one["difference"]["value"] for one in told["figures"] if one["key"] == "tile_15_vp"] == [3.0]


@settings(max_examples=15)
@given(st.integers(1, 15), st.sampled_from((TWO, ("a", "b"), ("a", "b", "c"))), st.integers(0, 99))
def test_any_table_has_a_summary(games: int, seats: tuple[str, ...], seed: int) -> None:
    made = table(games, seats, seed=seed, rare=shares(0.05), rule_r4=always(0), tile_15_acquired=shares(0.2))
    found = portrait(made, seats)
    assert 1 <= len(found.verdict) <= 4
    assert all(english(one.sentence).endswith(".") for one in found.findings)
    encoded(found)


def test_what_stands_out_in_a_portrait_is_no_difference(draft: str) -> None:
    """Its row is marked, and nothing in the page speaks of a difference that there is not."""
    found = portrait(changed(fair(), "score", 4, pl.col("seat") == 2), FOUR)
    marked = {figure.key for figure in found.figures if figure.real}
    assert {"won@2", "score@2"} <= marked
    assert all("@" in key for key in marked)
    scarce = table(400, FOUR, tile_15_acquired=always(0), tile_12_acquired=shares(0.4))
    page = written(msgspec.structs.replace(portrait(scarce, FOUR), command="playtest"))
    assert 'id="table-each-development"' in page and "stands out</b>" in page and "– real" not in page


def test_a_seat_is_not_said_to_be_found_out_by_more_wins_than_there_are() -> None:
    found = portrait(table(12, FOUR), FOUR)
    assert english(found.verdict[-1]) == "So few games cannot tell what is unfair from luck."
