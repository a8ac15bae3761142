"""VP by source and year; goods, payments, debts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.playtest.metrics.goods import Goods
from game.playtest.metrics.score import Points
from game.rules.events import DebtReturned, Gained, LeasePaid, Lost, Scored, SeasonBegan, TakenAway
from game.rules.sources import EFFECTS, SOURCES, source_of
from game.rules.terms import Resource, Season
from tests.playtest.watched import GOLDEN, after, golden, of_kind
from tests.rules.helpers import at_working


def test_vp_are_told_by_source_and_by_year() -> None:
    told = [
        Scored(0, 3, "T6"),
        Scored(0, 1, "15"),
        SeasonBegan(2, Season.SPRING),
        Scored(0, 4, "44"),
        Scored(1, 2, "W3"),
        Scored(0, 5, "B3"),
        Scored(0, 6, "G6"),
        Scored(1, -1, "G8"),
    ]
    columns = after(at_working(), Points, before=told)
    assert columns["vp_arrival"] == (8, 0) and columns["vp_effects"] == (1, 0)
    assert columns["vp_coal"] == (4, 0) and columns["vp_storage"] == (0, 2)
    assert columns["vp_thaler"] == (6, 0) and columns["vp_water"] == (0, -1)
    assert columns["vp_year1"] == (4, 0) and columns["vp_year2"] == (9, 2) and columns["vp_year3"] == (0, 0)
    assert columns["vp_end"] == (6, -1)
    assert columns["vp_iron_props"] is None and columns["vp_bonus_marker"] is None


def test_a_module_brings_its_source_and_its_year() -> None:
    columns = after(at_working(modules=frozenset({"iron"})), Points)
    assert columns["vp_iron_props"] == (0, 0) and columns["vp_year4"] == (0, 0)


def test_every_rule_has_one_source() -> None:
    rules = [rule for source in SOURCES for rule in source.rules]
    assert len(set(rules)) == len(rules)
    assert source_of("29") is source_of("36") is EFFECTS


@pytest.mark.parametrize("name", GOLDEN)
def test_what_scores_in_golden_games_is_in_the_table(name: str) -> None:
    for event in of_kind(golden(name), Scored):
        known = source_of(event.rule) is not EFFECTS
        assert known or re.fullmatch(r"\d\d", event.rule), event.rule


def test_goods_debts_and_payments() -> None:
    told = [
        Gained(0, "food", 2, "S6"),
        Gained(0, "food", 3, "E4"),
        Gained(0, "shaft", 2, "42"),
        Gained(1, "thaler", 1, "11"),
        LeasePaid(0, 2, 1, 0),
        LeasePaid(0, 1, 0, 2),
        LeasePaid(1, 0, 0, 3),
        DebtReturned(1, 1, "38"),
        Lost(1, Resource.WOOD, 4),
    ]
    columns = after(at_working(seat={"debt": 2}), Goods, before=told)
    assert columns["gained_food"] == (3, 0) and columns["gained_thaler"] == (0, 1)
    assert columns["paid_food"] == (3, 0) and columns["paid_thaler"] == (1, 0)
    assert columns["debts"] == (2, 3) and columns["debts_returned"] == (0, 1)
    assert columns["debts_end"] == (2, 0)
    assert columns["leases_full"] == (0.5, 0.0) and columns["lost_wood"] == (0, 4)
    assert columns["lost_iron"] is columns["gained_iron"] is columns["paid_iron"] is None
    assert columns["taken_away"] is None


def test_what_developments_take_is_counted_where_one_does(tmp_path: Path) -> None:
    path = tmp_path / "draft.toml"
    path.write_text("[tile.11]\neffects = [{ lose = { coal = 2 }, whom = 'others' }]\n", "utf-8")
    told = [TakenAway(1, "coal", 2, "11"), TakenAway(1, "water", 1, "11"), Gained(1, "food", 1, "E4")]
    assert after(at_working(ruleset=str(path)), Goods, before=told)["taken_away"] == (0, 3)


@pytest.mark.parametrize("name", GOLDEN)
def test_payments_of_golden_games(name: str) -> None:
    seen = golden(name)
    payments = of_kind(seen, LeasePaid)
    assert seen.total("paid_food") == sum(event.food for event in payments)
    assert seen.total("debts") == sum(event.debt for event in payments)
    for seat in range(seen.state.box.seats):
        full = [event.debt == 0 for event in payments if event.seat == seat]
        assert seen.seat("leases_full", seat) == pytest.approx(sum(full) / seen.state.box.years)
