"""All observers together: their columns, and what holds in every game."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings

from game.playtest.dispatcher import Dispatcher
from game.playtest.metric import Metric
from game.playtest.metrics import METRICS, observers
from game.playtest.plan import PlaytestPlan, jobs
from game.playtest.playing import Played, play_measured
from game.rules import Setup, legal_moves, new_game, play
from game.rules.engine import scores
from game.rules.events import WaterReturned
from game.rules.record import read_record
from game.rules.terms import Colour
from tests.english import english
from tests.playtest.watched import FOLDER, GOLDEN, Seen, golden, of_kind, random_game
from tests.properties.games import NUMBERS, setups

few = settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow])


def metrics_of(column: str) -> list[Metric]:
    """The metric with this key, or the families it may be of."""
    exact = [metric for metric in METRICS if metric.key == column]
    patterns = [(re.escape(metric.key).replace(r"\*", ".+"), metric) for metric in METRICS]
    return exact or [metric for pattern, metric in patterns if re.fullmatch(pattern, column)]


def check_columns(seen: Seen) -> None:
    """Every column is of a metric, and has a value a seat or one for the game as that says."""
    seats = seen.state.box.seats
    for key, value in seen.columns.items():
        found = metrics_of(key)
        assert found, key
        assert len({metric.per for metric in found}) == 1, key
        if isinstance(value, tuple):
            assert found[0].per == "seat" and len(value) == seats, key
        else:
            assert found[0].per == "game" or value is None, key


def check_sums(seen: Seen) -> None:
    """Columns add up to what the state says in the end."""
    for number, seat in enumerate(seen.state.seats):

        def own(*keys: str, number: int = number) -> float:
            return sum(seen.seat(key, number) for key in keys)

        years = [key for key in seen.columns if re.fullmatch(r"vp_year\d", key)]
        assert own(*years, "vp_end") == scores(seen.state)[number] == own("score")
        sources = [key for key in seen.family("vp_") if key not in (*years, "vp_end")]
        assert own(*sources) == own("score")
        assert own(*seen.family("coal_")) == own("coal") == seat.coal_removed
        assert own("sections") == seat.emptied_sections()
        assert own("props_tunnel") == seat.tunnel_props
        assert own("developments") == seat.tiles.bit_count()
        assert own(*(f"tile_{tile.id}_acquired" for tile in seen.state.box.tiles)) == own("developments")
        assert own("debts") - own("debts_returned") == own("debts_end") == seat.debt
        assert own(*(f"disks_{colour.label}" for colour in Colour)) == own(*seen.family("taken_"))
        assert own(*(f"unused_{colour.label}" for colour in Colour)) == own("unused")
        returned = sum(event.seat == number for event in of_kind(seen, WaterReturned))
        assert own(*seen.family("water_")) - own("drained") - returned == seat.water
    assert seen.columns["decisions"] == seen.total("moves") == len(seen.played)
    assert seen.total("distant") == seen.columns["rule_t5"]
    assert seen.total("declined") == seen.columns["rule_r5"]


@pytest.mark.parametrize("name", GOLDEN)
def test_columns_add_up_in_golden_games(name: str) -> None:
    check_columns(golden(name))
    check_sums(golden(name))


@pytest.mark.long
@few
@given(setups(), NUMBERS)
def test_columns_add_up_in_random_games(setup: Setup, number: int) -> None:
    seen = random_game(setup, number)
    check_columns(seen)
    check_sums(seen)


@pytest.mark.parametrize("name", GOLDEN)
def test_columns_can_be_asked_for_during_a_game(name: str) -> None:
    record = read_record((FOLDER / f"{name}.hasp").read_text("utf-8"))
    watch = Dispatcher(observers())
    state = new_game(record.setup, watch.hear)
    watch.begins(state)
    for number, move in enumerate(record.moves):
        watch.decides(state, len(legal_moves(state)))
        play(state, move, watch.hear)
        if state.year > 1 and number % 7 == 0:
            watch.columns(state)
    assert watch.columns(state) == golden(name).columns


OF_DRAFTS = {"taken_away", "worker_*"}
"""What the box does not have; test_metrics_points and test_metrics_workers count it in drafts."""


def test_every_metric_has_a_column() -> None:
    told = {key for name in GOLDEN for key, value in golden(name).columns.items() if value is not None}
    for metric in METRICS:
        if metric.key in OF_DRAFTS:
            continue
        pattern = re.escape(metric.key).replace(r"\*", ".+")
        assert any(re.fullmatch(pattern, key) for key in told), metric.key


def test_no_key_stands_twice_and_every_definition_is_whole() -> None:
    keys = [metric.key for metric in METRICS]
    assert len(set(keys)) == len(keys)
    for metric in METRICS:
        members = ("*", "*") if "*" in metric.key else ()
        assert metric.source and english(metric.about), metric.key
        assert ("*" in metric.key) == ("*" in english(metric.label(*members))), metric.key


def test_games_of_one_plan_have_the_same_columns_whatever_lies_on_the_board() -> None:
    plan = PlaytestPlan(seats=("random", "random"), games=12, new_tiles=("16", "18"), tiles="random")
    found = [play_measured(job, observers) for job in jobs(plan)]
    played = [one for one in found if isinstance(one, Played)]
    assert len(played) == 12
    for one, other in pairwise(played):
        assert list(one.columns) == list(other.columns)
