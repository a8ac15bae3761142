"""The figures: a file that changes them, what is wrong with one, and how sure each figure is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from game.rules import Setup, new_game
from game.rules.ruleset import load_ruleset
from game.rules.ruleset_files import RulesetError
from game.rules.setup import SetupError
from tests.rules.helpers import at_winter, at_working, disks_in_game, do, end_phase, game, give, rule

STATUS = {"printed", "reported", "inferred", "proposed"}


@pytest.fixture
def ruleset(tmp_path: Path) -> Any:
    """Writes a ruleset file and gives its path."""

    def write(text: str) -> str:
        path = tmp_path / "house.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


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
    state = at_working("coal-digger: 1 food", ruleset=ruleset("[workers]\ncoal_digger = 3\n"))
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


@rule("V1")
def test_a_layout(ruleset: Any) -> None:
    levels = [[[q, r] for q in (5, 6, 7)] for r in range(4)]
    path = ruleset(f"[[layout]]\nname = 'Mine'\nseats = [2]\nlevels = {levels}\n")
    assert game(2, ruleset=path, layout="Mine").box.tiles[0].hex == (5, 0)
    assert game(2, ruleset=path).box.layout == "Rows for 2"  # the others are still there


def test_the_base_stays_as_it_is(ruleset: Any) -> None:
    game(2, ruleset=ruleset("[workers]\ncoal_digger = 9\n"))
    assert load_ruleset().workers.coal_digger == 2


# -- what is wrong with a file: file, key, reason --

ROWS = "[[0, 0], [1, 0], [2, 0]], [[0, 1], [1, 1], [2, 1]], [[-1, 2], [0, 2], [1, 2]]"
WRONG = [
    ("[workerz]\ncoal_digger = 3\n", "workerz", "no such section"),
    ("[workers]\ndigger = 3\n", "workers", "digger"),
    ("[workers]\ncoal_digger = 'two'\n", "workers.coal_digger", "int"),
    ("[workers]\ncoal_digger = 0\n", "workers.coal_digger", "1"),
    ("[winter]\ncoal_more = -1\n", "winter.coal_more", "0"),
    ("[tile.11]\ncost = ['red']\n", "tile.11.cost", "red"),
    ("[tile.11]\ncost = []\n", "tile.11.cost", "at least one"),
    ("[tile.11]\nlevel = 7\n", "tile.11.level", "7"),
    ("[tile.99]\nname = 'New'\n", "tile.99", "level"),
    ("[tile.12]\nability = 'flight'\n", "tile.12.ability", "flight"),
    ("[tile.31]\neffects = [{ may = 'fly' }]\n", "tile.31.effects", "fly"),
    ("[tile.31]\neffects = [{ may = 'dig', gain = { food = 1 } }]\n", "tile.31.effects", "exactly one"),
    ("[tile.31]\neffects = [{ may = 'dig', optional = true }]\n", "tile.31.effects[0].optional", "choose"),
    ("[tile.31]\neffects = [{ choose = [{ gain = {} }] }]\n", "tile.31.effects[0].choose[0].gain", "empty"),
    (
        "[tile.31]\neffects = [{ choose = [{ gain = { food = 1 } }, { gain = { food = 1 } }] }]\n",
        "tile.31.effects[0].choose[1]",
        "already",
    ),
    (
        "[tile.31]\neffects = [{ pick = 2, among = [{ food = 1 }] }]\n",
        "tile.31.effects[0].among",
        "2 to pick",
    ),
    ("[tile.31]\neffects = [{ debt = 1, among = [{ food = 1 }] }]\n", "tile.31.effects[0].among", "pick"),
    ("[tile.31]\neffects = [{ debt = 1, blacks = 2 }]\n", "tile.31.effects[0].blacks", "gain"),
    ("[tile.31]\neffects = [{ may = 'dig', most = 2 }]\n", "tile.31.effects[0].most", "drain"),
    ("[tile.31]\neffects = [{ give = 'barn' }]\n", "tile.31.effects", "barn"),
    (
        "[tile.31]\neffects = [{ choose = [{ then = [{ take = 'bonus', debt = 1 }] }] }]\n",
        "tile.31.effects[0].choose[0].then[0]",
        "exactly one",
    ),
    ("[tile.51]\nlevel = 4\n", "tile.51.level", "B1"),
    ("[tile.41]\nset = 'gold'\n", "tile.41.set", "gold"),
    ("[enhanced_tunnel.A]\ncoal = [1]\n", "enhanced_tunnel.A.vp", "1 sections"),
    ("[enhanced_tunnel.B2]\niron_only = [2]\n", "enhanced_tunnel.B2.iron_only", "3 to 9"),
    ("[enhanced_tunnel.C]\ncoal = [1]\n", "enhanced_tunnel", "C"),
    ("[black.bonus.lamp]\nsummary = 'light'\n", "black", "lamp"),
    (
        f"[[layout]]\nname = 'Few'\nseats = [2]\nlevels = [{ROWS}, [[-1, 3], [0, 3], [1, 3]]]\n"
        "black = [[0, 4]]\n",
        "layout 'Few'.black",
        "3 are needed",
    ),
    (
        f"[[layout]]\nname = 'Off'\nseats = [2]\nlevels = [{ROWS}, [[-1, 3], [0, 3], [1, 3]]]\n"
        "black = [[-1, 4], [0, 4], [3, 2]]\n",
        "layout 'Off'.black",
        "(V1)",
    ),
    ("[tunnel]\ncoal = [1, 2]\n", "tunnel.vp", "7"),
    ("[pinge]\ncoal = []\n", "pinge.coal", "empty"),
    ("[pools]\nwater = [true]\n", "pools.water", "4"),
    ("year = []\n", "year", "length"),
    ("tile = 3\n", "tile", "object"),
    (f"[[layout]]\nname = 'Low'\nseats = [2]\nlevels = [{ROWS}]\n", "layout 'Low'", "levels"),
    (
        f"[[layout]]\nname = 'Far'\nseats = [2]\nlevels = [{ROWS}, [[-1, 3], [0, 3], [9, 9]]]\n",
        "layout 'Far'",
        "level before it (V1)",
    ),
    (
        f"[[layout]]\nname = 'Near'\nseats = [2]\nlevels = [{ROWS}, [[-1, 3], [0, 3], [2, 2]]]\n",
        "layout 'Near'",
        "two or more levels away",
    ),
    (
        f"[[layout]]\nname = 'Twice'\nseats = [2]\nlevels = [{ROWS}, [[-1, 3], [0, 3], [0, 3]]]\n",
        "layout 'Twice'",
        "twice",
    ),
    (
        f"[[layout]]\nname = 'Thin'\nseats = [4]\nlevels = [{ROWS}, [[-1, 3], [0, 3], [1, 3]]]\n",
        "layout 'Thin'",
        "V1",
    ),
    (
        f"[[layout]]\nname = 'Same'\nseats = [2]\nlevels = [{ROWS}, [[-1, 3], [0, 3], [1, 3]]]\n" * 2,
        "layout 'Same'",
        "twice",
    ),
    ("this is no TOML\n", "house.toml", "TOML"),
    (f"[taking]\nlimit = {'9' * 5000}\n", "house.toml", "TOML"),
    (f"year = {'[' * 5000}\n", "house.toml", "TOML"),
]


@pytest.mark.parametrize(("text", "key", "reason"), WRONG, ids=[key for _, key, _ in WRONG])
@rule("V1")
def test_a_wrong_file_is_refused_with_file_key_and_reason(
    ruleset: Any, text: str, key: str, reason: str
) -> None:
    path = ruleset(text)
    with pytest.raises(RulesetError) as error:
        load_ruleset(path)
    said = str(error.value)
    assert path in said
    assert key in said.removeprefix(path) or key in path
    assert reason in said
    assert "\n" not in said
    with pytest.raises(SetupError):
        new_game(Setup(ruleset=path))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RulesetError, match=r"none\.toml.*cannot be read"):
        load_ruleset(str(tmp_path / "none.toml"))
    with pytest.raises(RulesetError, match="is no path"):
        load_ruleset("no\0thing.toml")


def test_a_corrected_file_is_read_again(ruleset: Any) -> None:
    path = ruleset("[workers]\ncoal_digger = 0\n")
    with pytest.raises(RulesetError):
        load_ruleset(path)
    ruleset("[workers]\ncoal_digger = 4 # now right\n")
    assert load_ruleset(path).workers.coal_digger == 4


# -- how sure a figure is --


def test_every_status_is_one_of_four(root: Path) -> None:
    """In the figures a sentence may say which of them has which."""
    figures = _data(root, "figures")
    said = {key: entry["status"] for key, entry in figures.items() if "status" in entry}
    assert {"pools", "pinge", "tunnel"} <= set(said)
    for status in said.values():
        for text in status.values():
            assert STATUS & set(re.findall(r"[a-z]+", text)), text


def test_every_tile_says_how_sure_cost_and_symbol_are(root: Path) -> None:
    for number, tile in _data(root, "tiles")["tile"].items():
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
    with pytest.raises(SetupError, match="I4"):
        game(2, ruleset=path, modules=frozenset({"iron"}))


@rule("B1")
def test_a_board_of_ones_own_may_have_no_room_for_black_developments(ruleset: Any) -> None:
    levels = [[[q, r] for q in (5, 6, 7)] for r in range(4)]
    path = ruleset(f"[[layout]]\nname = 'Mine'\nseats = [2]\nlevels = {levels}\n")
    with pytest.raises(SetupError, match="B1"):
        game(2, ruleset=path, layout="Mine", modules=frozenset({"black"}))
