"""Games worth seeing: at the ends, all different, and really there."""

from __future__ import annotations

import polars as pl
from hypothesis import given, settings
from hypothesis import strategies as st

from game.playtest.metric import Metric
from game.playtest.worth import worth_seeing
from tests.english import each
from tests.playtest.tables import always, changed, counts, ranked, table

METRICS = (
    Metric("lead_changes", "", "drama", "", "game"),
    Metric("debts", "debt", "goods", ""),
    Metric("real", "decisions", "decisions", ""),
    Metric("rule_r4", "", "rules", "", "game"),
)


def games(count: int = 300) -> pl.DataFrame:
    return table(
        count, arms=2, lead_changes=counts(3), debts=counts(6), real=counts(40), rule_r4=always(0)
    ).with_columns(pl.col("lead_changes").first().over("arm", "game"))


def test_each_end_is_shown_by_a_game_of_its_own() -> None:
    made = changed(
        games(), "debts", 30, (pl.col("game") == 77) & (pl.col("arm") == 0) & (pl.col("seat") == 2)
    )
    made = changed(made, "score", 60, (pl.col("game") == 33) & (pl.col("arm") == 0) & (pl.col("seat") == 1))
    found = {one.name: one for one in worth_seeing(made, METRICS)}
    assert len({one.game for one in found.values()}) == len(found)
    assert list(found)[:3] == ["closest", "most-lopsided", "most-lead-changes"]
    assert [one.id for one in found["most-lopsided"].why] == [
        "lab-worth-most-lopsided",
        "lab-worth-highest-score",
    ]
    assert found["most-lopsided"].game == 33
    assert found["closest"].scores[0] == found["closest"].scores[1]
    assert each(found["closest"].why) == ("Closest: 0 VP apart",)
    assert found["strangest-by-debts"].game == 77
    (strange,) = each(found["strangest-by-debts"].why)
    assert strange.startswith("Strangest: Debts incurred 3")
    assert strange.endswith(", usually 6 debt")


def test_only_the_draft_is_shown() -> None:
    made = ranked(
        games().with_columns(pl.when(pl.col("arm") == 1).then(pl.col("score") * 3).otherwise("score"))
    )
    shown = {one.name: one for one in worth_seeing(made, METRICS)}
    assert all(one.arm == 0 for one in shown.values())
    assert all(max(one.scores) < 100 for one in shown.values())


def test_a_game_is_only_shown_for_an_end_at_which_it_stands() -> None:
    """The closest game has the highest score as well: no other is called that."""
    close = (pl.col("game") == 5) & (pl.col("arm") == 0)
    made = ranked(games(20).with_columns(pl.when(close).then(90.0).otherwise("score").alias("score")))
    shown = worth_seeing(made, METRICS)
    (highest,) = (one for one in shown if "lab-worth-highest-score" in {why.id for why in one.why})
    assert each(highest.why) == ("Closest: 0 VP apart", "Highest score: 90 VP")
    assert max(map(max, (one.scores for one in shown))) == max(highest.scores)


def test_where_nothing_is_there_nothing_is_shown() -> None:
    assert worth_seeing(pl.DataFrame(), METRICS) == ()
    assert worth_seeing(games().filter(pl.col("arm") == 1), METRICS) == ()
    assert len(worth_seeing(games(1), METRICS)) == 1


@settings(max_examples=20)
@given(st.integers(1, 9), st.sampled_from((("a", "a"), ("a", "b", "c"))), st.integers(0, 99))
def test_any_table_has_at_least_one_and_at_most_eight(count: int, seats: tuple[str, ...], seed: int) -> None:
    made = table(count, seats, seed=seed, debts=always(2))
    found = worth_seeing(made, METRICS)
    assert 1 <= len(found) <= min(count, 8)
    assert len({one.game for one in found}) == len(found)
    for one in found:
        assert len(one.scores) == len(seats)
