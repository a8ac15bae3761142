"""Which rules and options a game used."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from game.playtest.metric import Columns
from game.playtest.metrics.options import OptionsChosen
from game.playtest.metrics.rules_table import RULES
from game.playtest.metrics.rules_used import _ALWAYS, _USES, RulesUsed, laid_markers
from game.rules import Setup, new_game
from game.rules.events import DisksDrawn, FieldReturned, SeasonBegan
from game.rules.state import GameState
from game.rules.terms import Season
from tests.playtest.watched import GOLDEN, Seen, after, golden
from tests.rules.helpers import at_planning, at_taking, at_working, exhaust, own

ROWS = ("11", "13", "14", "21", "23", "25", "31", "33", "34", "41", "43", "45")


OF_MORE = {"r4", "r10", "t2", "t9", "g9"}
"""Rules that no single event tells; the tests below count them."""


def texts(seen: Seen) -> list[str]:
    return [str(played.move) for played in seen.played]


COUNTED = {
    "d5": r"return water",
    "t5": r"acquire \w+ by .* for .*",
    "m4": r"reel",
    "15": r"burn",
    "13": r"acquire \w+ by farmhand.*",
    "27": r"count cart 2",
    "29": r"give food .*",
    "t8_hauling_cable": r"use hauling-cable",
    "t8_windlass": r"use windlass",
    "t8_market": r"use market",
    "t8_abandoned_farm": r"use abandoned-farm",
    "t8_oil_lamp": r"swap in .*",
    "p4_food": r"lay (coal-digger|coal-miner|haspelknecht): 1 food",
    "p4_thaler": r"lay (coal-digger|coal-miner|haspelknecht): 1 thaler",
    "e9": r"activate coal-digger.*",
    "e10": r"activate coal-miner.*",
    "35": r"activate water-mill.*",
    "19": r"activate farmers-wife.*",
    "i3": r"activate workshop.*",
    "i2": r"prop tunnel with iron",
    "12": r"store (food|wood|coal) in barn",
    "24": r"store (wood|coal) in (coal|wood)-store",
    "b3": r"acquire 5. by .*",
}


@pytest.mark.parametrize("name", GOLDEN)
def test_rules_of_golden_games_are_counted_as_their_moves_tell(name: str) -> None:
    seen = golden(name)
    for key, pattern in COUNTED.items():
        found = seen.columns[f"rule_{key}"]
        if found is not None:
            assert found == sum(bool(re.fullmatch(pattern, text)) for text in texts(seen)), key


@pytest.mark.parametrize("name", GOLDEN)
def test_no_rule_is_used_less_than_never(name: str) -> None:
    for key in golden(name).family("rule_"):
        value = golden(name).columns[key]
        assert isinstance(value, int) and value >= 0, key


@pytest.mark.parametrize("name", GOLDEN)
def test_the_columns_are_what_each_event_used_at_its_moment(name: str) -> None:
    seen, used = golden(name), Counter[str]()
    for event, then in seen.told:
        if type(event) in _ALWAYS:
            used[_ALWAYS[type(event)]] += 1
        elif type(event) in _USES:
            used.update(_USES[type(event)](event, then))
        elif isinstance(event, FieldReturned):
            used.subtract(laid_markers(event.lay))
    for rule in RULES:
        found = seen.columns[f"rule_{rule.key}"]
        if found is not None and rule.key not in OF_MORE:
            assert found == used[rule.key], rule.key


def test_golden_games_use_nearly_every_rule() -> None:
    used = {key for name in GOLDEN for key in golden(name).family("rule_") if golden(name).columns[key]}
    assert {f"rule_{rule.key}" for rule in RULES} - used == {"rule_d1", "rule_r4", "rule_t7"}


def rules(state: GameState, *texts: str) -> Columns:
    return after(state, RulesUsed, texts)


def test_what_is_not_on_the_table_has_no_count() -> None:
    columns = rules(at_working(tiles=ROWS))
    assert columns["rule_d5"] == 0
    for key in ("35", "t8_oil_lamp", "40E", "b3", "i2", "debt", "37"):
        assert columns[f"rule_{key}"] is None, key


def test_what_nobody_could_use_has_no_count() -> None:
    state = at_working(tiles=ROWS)
    for key in ("13", "21", "t8_ladder", "t6_3", "t6_4"):
        assert rules(state)[f"rule_{key}"] is None, key
    own(state, 1, "13", "21", "23")
    columns = rules(state)
    assert columns["rule_13"] == columns["rule_21"] == columns["rule_t8_ladder"] == 0
    assert columns["rule_t6_1"] == columns["rule_t6_2"] == 0
    assert columns["rule_t6_3"] is columns["rule_t6_4"] is columns["rule_t8_windlass"] is None


def test_what_the_figures_leave_no_room_for_has_no_count(tmp_path: Path) -> None:
    file = tmp_path / "dry.toml"
    text = "[pinge]\nbonus = [0, 0, 0]\n[final]\nmarker = 0\n[workers]\nsynergy = 0\n"
    file.write_text(text + "[worker.farmer.use.yellow.more.summer]\nfood = 0\n", "utf-8")
    columns = rules(new_game(Setup(seed=3, ruleset=str(file))))
    for key in ("m7", "g5", "e7", "e8"):
        assert columns[f"rule_{key}"] is None, key
    assert rules(new_game(Setup(seed=3)))["rule_m7"] is not None


def test_a_building_to_start_with_is_on_the_table() -> None:
    columns = rules(at_working(tiles=ROWS, start_buildings=True))
    assert columns["rule_35"] == columns["rule_12"] == 0


def test_synergy_and_two_developments() -> None:
    state = at_working("farmer: 1 yellow", "farmhand: 1 yellow", tiles=ROWS)
    columns = rules(state, "activate farmer", "activate farmhand")
    assert (columns["rule_e7"], columns["rule_e8"], columns["rule_t2"]) == (1, 1, 0)
    state = at_working("farmer: 2 yellow", "farmhand: 2 black", tiles=ROWS, owns=["13"])
    columns = rules(state, "acquire 11 by farmer", "acquire 14 by farmhand")
    assert (columns["rule_e7"], columns["rule_t2"], columns["rule_13"], columns["rule_t6_1"]) == (0, 1, 1, 2)


def test_who_comes_late_acquires_for_no_vp() -> None:
    state = at_working("farmer: 2 yellow", tiles=ROWS)
    own(state, 1, "11")
    columns = rules(state, "acquire 11 by farmer")
    assert (columns["rule_t6_1"], columns["rule_t6_2"], columns["rule_t6_late"]) == (0, 0, 1)


@pytest.mark.parametrize(("moves", "used"), [(["activate farmer"], 1), ([], 0)])
def test_a_marker_that_returns_was_not_used(moves: list[str], used: int) -> None:
    state = at_planning((0, 0, 0), tiles=ROWS, seat={"markers": ["ladder"]})
    own(state, 0, "23")
    plan = ["lay farmer: 1 ladder", "lay farmhand: nothing", "lay coal-digger: nothing"]
    others = ["lay farmer: nothing", "lay farmhand: nothing", "lay coal-digger: nothing"]
    columns = rules(state, *plan, *others, *moves, "end turn")
    assert columns["rule_t8_ladder"] == used and columns["rule_r10"] == 1 - used


@pytest.mark.parametrize(
    ("pay", "dug", "lost"), [("1 wheelbarrow", 3, 1), ("1 yellow", 3, 0), ("1 food", 0, 0)]
)
def test_what_pays_a_contract_worker_who_does_nothing_is_counted(pay: str, dug: int, lost: int) -> None:
    have = {"food": 1, "markers": ["wheelbarrow"], "pinge_dug": dug}
    state = at_planning((0, 0, 1), tiles=("11", *ROWS[1:4], "22", *ROWS[5:]), seat=have)
    own(state, 0, "22")
    plan = ["lay farmer: nothing", "lay farmhand: nothing", f"lay coal-digger: {pay}"]
    others = ["lay farmer: nothing", "lay farmhand: nothing", "lay coal-digger: nothing"]
    work = ["activate coal-digger", "dig", "stop"] if not dug else []
    columns = rules(state, *plan, *others, *work, "end turn")
    assert (columns["rule_r10_paid"], columns["rule_r10"]) == (lost, 0)
    assert columns["rule_t8_wheelbarrow"] == ("wheelbarrow" in pay)


def test_takings() -> None:
    state = at_taking([(6, 1, 1), (0, 3, 1)], tiles=ROWS)
    columns = rules(state, "take black from 1", "take brown from 2", "decline")
    assert columns["rule_d1"] == columns["rule_d4"] == columns["rule_r5"] == 1
    assert columns["rule_d2"] == 0 and columns["rule_r4"] == 18 - 2


def test_a_short_reserve_pool_and_the_bucket() -> None:
    state = at_working(tiles=ROWS)
    own(state, 0, "21")
    told = [DisksDrawn(0, True, (1, 1, 0)), DisksDrawn(0, False, (1, 0, 0)), SeasonBegan(2, Season.SPRING)]
    columns = after(state, RulesUsed, before=[*told, SeasonBegan(2, Season.SUMMER)])
    assert columns["rule_r2"] == 1 and columns["rule_21"] == 1


def test_a_tie_break_and_spent_tokens_are_seen_in_the_end() -> None:
    state = at_working(tiles=ROWS, seat={"score": 3})
    assert rules(state)["rule_g9"] == 0
    state.seats[1].score = 3
    own(state, 1, *ROWS[:9])
    columns = rules(state)
    assert columns["rule_g9"] == columns["rule_t9"] == 1


def options(state: GameState, *texts: str) -> dict[str, int]:
    columns = after(state, OptionsChosen, texts)
    return {key: value for key, value in columns.items() if isinstance(value, int) and value}


def test_options_are_numbered_by_tile_and_counted() -> None:
    columns = after(at_working(tiles=ROWS), OptionsChosen)
    assert not any(value is not None for value in columns.values())
    state = at_working(tiles=ROWS)
    own(state, 0, "25", "31", "33", "34")
    columns = after(state, OptionsChosen)
    told = {key for key, value in columns.items() if value is not None}
    assert told == {f"option_{one}" for one in ("25_1", "31_1", "31_2", "33_1", "34_1", "34_2")}
    assert columns["option_37_3"] is columns["option_51_2"] is None
    state = at_working("farmer: 1 black, 3 brown", tiles=ROWS)
    own(state, 0, "21")
    assert options(state, "acquire 31 by farmer", "choose 1 thaler") == {"option_31_2": 1}


def test_what_a_tile_digs_and_drains_is_no_workers_work() -> None:
    state = at_working(
        "farmer: 1 black, 3 brown", "farmhand: 1 black", tiles=ROWS, seat={"markers": ["hauling-cable"]}
    )
    own(state, 0, "23")
    state.seats[0].water = 1
    moves = ("activate farmhand", "use hauling-cable", "dig", "acquire 33 by farmer", "dig")
    assert options(state, *moves) == {"option_33_1": 1}


def test_a_windlass_drains_at_once_and_its_cable_is_another_matter() -> None:
    state = at_working("farmer: 3 black", tiles=ROWS, seat={"markers": ["hauling-cable"], "water": 3})
    exhaust(state.seats[0])
    own(state, 0, "14")
    moves = ("acquire 25 by farmer", "use hauling-cable", "drain 1")
    assert options(state, *moves) == {"option_25_1": 1}
