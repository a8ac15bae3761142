"""The figures: a file that changes them, and how sure each figure is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from game.rules.ruleset import load_ruleset
from tests.rules.helpers import (
    at_winter,
    at_working,
    disks_in_game,
    do,
    end_phase,
    game,
    give,
    own,
    refused,
    rule,
    setup_refused,
)

STATUS = {"printed", "reported", "inferred", "proposed"}


def _data(root: Path, name: str) -> dict[str, Any]:
    return tomllib.loads((root / "game" / "rules" / "data" / f"{name}.toml").read_text("utf-8"))


# -- what a file changes --


@rule("S2")
def test_disks(ruleset: Any) -> None:
    state = game(2, ruleset=ruleset("[disks]\n2 = { black = 6, brown = 6, yellow = 6 }\n"))
    assert disks_in_game(state) == (6, 6, 6)
    assert disks_in_game(game(3, ruleset=ruleset("[disks]\n2 = { yellow = 4 }\n"))) == (10, 10, 7)


@rule("E9")
def test_workers(ruleset: Any) -> None:
    state = at_working("coal-digger: 1 food", ruleset=ruleset("[worker.coal-digger.use.paid]\nactions = 3\n"))
    do(state, "activate coal-digger", "dig", "dig", "dig")
    assert state.pending == ()


@rule("M1", "M2")
def test_the_mine(ruleset: Any) -> None:
    text = "[pinge]\ncoal = [1, 6]\n[tunnel]\ncoal = [11]\nvp = [9]\nbonus = [['lorry']]\n"
    board = game(2, ruleset=ruleset(text)).seats[0].board
    assert (board.pinge_fields, board.tunnel_fields) == (1, 1)
    assert (board.pinge_reach, board.tunnel_reach) == ((1, 7), (0, 11))


@rule("W2")
def test_payments_and_years(ruleset: Any) -> None:
    state = at_winter(year=1, ruleset=ruleset("[[year]]\nthaler = 3\n"))
    end_phase(state)
    assert [seat.debt for seat in state.seats] == [3, 3]
    assert state.to_move is None  # one entry, one year


@rule("G6", "W1")
def test_scoring(ruleset: Any) -> None:
    text = "[winter]\ncoal = [0, 1]\n[final]\nthaler = [10]\nthaler_more = 1\n"
    state = at_winter(year=3, ruleset=ruleset(text))
    give(state.seats[0], coal=3, thaler=5, food=1)
    end_phase(state)
    do(state, "store nothing in farm")
    assert state.seats[0].score == (1 + 2) + (10 + 2)


@rule("T1")
def test_a_tile(ruleset: Any) -> None:
    path = ruleset("[tile.11]\ncost = ['black', 'any', 'any']\nsymbol = 'mining'\n")
    tile = game(2, ruleset=path).box.tiles[0]
    assert (tile.id, tile.name, tile.cost, tile.symbol) == ("11", "Carrying Pole", (1, 0, 0, 2), "mining")
    state = at_working("farmer: 3 black", ruleset=path)
    do(state, "acquire 11 by farmer")
    assert state.seats[0].thaler == 1  # what was not named stays


@rule("T7")
def test_what_a_tile_does(ruleset: Any) -> None:
    path = ruleset("[tile.11]\neffects = [{ gain = { food = 2 } }, { choose = [{ gain = { vp = 3 } }] }]\n")
    state = at_working("farmer: 1 black, 1 yellow", ruleset=path)
    do(state, "acquire 11 by farmer")
    assert (state.seats[0].food, state.seats[0].thaler, state.seats[0].score) == (2, 0, 1 + 3)


@rule("T6")
def test_vp_by_arrival(ruleset: Any) -> None:
    levels = "".join(f"[[developments.level]]\narrival = [{vp}, 1]\ndistant = []\n" for vp in (7, 2, 3, 4))
    state = at_working("farmer: 1 black, 1 yellow", ruleset=ruleset(levels))
    do(state, "acquire 11 by farmer")
    assert state.seats[0].score == 7


@rule("S3", "S4", "D4")
def test_pools(ruleset: Any) -> None:
    path = ruleset("[pools]\nreserve = 2\naction = 5\nwater = [true, false, false, false]\n")
    state = game(3, ruleset=path)
    assert [sum(pool) for pool in state.reserve] == [2, 2, 2]
    assert [sum(pool) for pool in state.action] == [5, 5, 5]
    assert state.box.wet_pools == (True, False, False)


@rule("Y2", "M5")
def test_water(ruleset: Any) -> None:
    state = game(ruleset=ruleset("[water]\nseasons = ['summer']\nstops_pinge = 1\n"))
    assert [seat.water for seat in state.seats] == [0, 0]
    path = ruleset("[water]\nseasons = ['spring']\nstops_pinge = 3\n")
    state = at_working("farmer: 1 black", ruleset=path, seat={"water": 2})
    do(state, "activate farmer", "dig")
    state = at_working("farmer: 1 black", ruleset=path, seat={"water": 3})
    do(state, "activate farmer")
    assert refused(state, "dig") == "M5"


@rule("V1")
def test_a_layout(ruleset: Any) -> None:
    levels = [[[q, r] for q in (5, 6, 7)] for r in range(4)]
    path = ruleset(f"[[layout]]\nid = 'mine'\nseats = [2]\nlevels = {levels}\n")
    assert game(2, ruleset=path, layout="mine").box.tiles[0].hex == (5, 0)
    assert game(2, ruleset=path).box.layout == "rows-for-2"  # the others are still there


@rule("T7", "C2")
@pytest.mark.parametrize("source", ["farm", "mine", "shaft"])
def test_a_coal_that_is_not_there_is_not_given(ruleset: Any, source: str) -> None:
    path = ruleset(f"[tile.11]\neffects = [{{ give = '{source}' }}]\n")
    dug_out = {"tunnel_dug": 11, "tunnel_props": 7}
    state = at_working("farmer: 2 yellow", ruleset=path, exhausted=True, seat=dug_out)
    do(state, "acquire 11 by farmer")
    assert (state.pending, state.seats[1].coal) == ((), 0)


@rule("38", "T5")
def test_what_pays_a_distant_tile_is_no_longer_there_for_its_price(ruleset: Any) -> None:
    """In the base the two are never the same: level 3 costs a coal, tile 38 a wood."""
    price = "effects = [{ needed = true, choose = [{ pay = { coal = 1 } }] }]"
    state = at_working("farmer: 4 black", ruleset=ruleset(f"[tile.31]\n{price}\n"), seat={"coal": 1})
    own(state, 1, "31")
    assert refused(state, "acquire 31 by farmer for coal") == "38"
    give(state.seats[0], coal=2)
    do(state, "acquire 31 by farmer for coal")
    assert (state.seats[0].coal, state.seats[1].coal, state.pending) == (0, 1, ())


def test_the_base_stays_as_it_is(ruleset: Any) -> None:
    game(2, ruleset=ruleset("[worker.coal-digger.use.paid]\nactions = 9\n"))
    assert load_ruleset().worker["coal-digger"].actions == 2


# -- how sure a figure is --


def test_every_status_is_one_of_four(root: Path) -> None:
    """In the figures a sentence may say which of them has which."""
    figures = _data(root, "figures") | _data(root, "ruhr_valley")["enhanced_tunnel"]
    said = {key: entry["status"] for key, entry in figures.items() if "status" in entry}
    assert {"pools", "pinge", "tunnel", "A", "B1", "B2", "B3", "B4"} <= set(said)
    for status in said.values():
        for text in status.values():
            assert STATUS & set(re.findall(r"[a-z]+", text)), text


def test_every_tile_says_how_sure_cost_and_symbol_are(root: Path) -> None:
    for number, tile in (_data(root, "tiles")["tile"] | _data(root, "ruhr_valley")["tile"]).items():
        assert set(tile["status"]) == {"cost", "symbol"}, number
        assert set(tile["status"].values()) <= STATUS, number


def test_what_the_sources_print(root: Path) -> None:
    """The cost of 31 is the rulebook's example; buildings are the tiles that add one to the board."""
    tiles = _data(root, "tiles")["tile"]
    assert tiles["31"]["status"]["cost"] == "printed"
    assert tiles["21"]["status"]["cost"] == "inferred"
    printed = {number for number, tile in tiles.items() if tile["status"]["symbol"] == "printed"}
    assert (
        printed
        == {"12", "15", "24", "35"}
        == {n for n, tile in tiles.items() if tile["symbol"] == "building"}
    )


@rule("I4")
def test_iron_needs_the_two_sections_that_an_enhanced_tunnel_leaves(ruleset: Any) -> None:
    path = ruleset("[tunnel]\ncoal = [11]\nvp = [9]\nbonus = [['lorry']]\n")
    with setup_refused("setup-iron-sections", "modules", sections=2):
        game(2, ruleset=path, modules=frozenset({"iron"}))


@rule("B1")
def test_a_board_of_ones_own_may_have_no_room_for_black_developments(ruleset: Any) -> None:
    levels = [[[q, r] for q in (5, 6, 7)] for r in range(4)]
    path = ruleset(f"[[layout]]\nid = 'mine'\nseats = [2]\nlevels = {levels}\n")
    with setup_refused("setup-board-without-black", "layout"):
        game(2, ruleset=path, layout="mine", modules=frozenset({"black"}))
