"""Everything that is wrong with a ruleset file at once, each with its line."""

from __future__ import annotations

import os
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.rules import Setup, legal_moves, new_game, play
from game.rules.ruleset import Ruleset, RulesetError, key_name, load_ruleset, toml
from game.rules.ruleset.files import base_tables
from game.rules.ruleset.misfits import misfits
from tests.english import english, faults

ROWS = "[[0, 0], [1, 0], [2, 0]],\n[[0, 1], [1, 1], [2, 1]],\n[[-1, 2], [0, 2], [1, 2]]"
BOARD = f"[[layout]]\nid = 'own'\nseats = [2]\nlevels = [{ROWS},\n"
"""A board whose fourth level, on the seventh line, is missing."""
LEVEL = "[[developments.level]]\narrival = [1]\ndistant = []\n"

WRONG = [
    # a word, a number, a text that does not fit
    ("[tile.31]\n\ncost = ['red']", "3: tile.31.cost[0]: 'red' is no disk; give black, brown, yellow or any"),
    (
        "[tile.31]\ncost = ['any',\n'blak']",
        "3: tile.31.cost[1]: 'blak' is no disk, perhaps 'black'; give black, ",
    ),
    (
        "[tile.31]\nsymbol = 'minning'",
        "2: tile.31.symbol: 'minning' is no symbol, perhaps 'mining'; give agriculture, ",
    ),
    ("tile.31.ability = 3", "1: tile.31.ability: 3 is no ability; give barn, "),
    (
        "[workers]\n\n# more\ndrain = -1",
        "4: workers.drain: -1 does not fit; give a whole number from 1 to 99",
    ),
    ("[workers]\ndrain = 1.0", "2: workers.drain: 1.0 does not fit; give a whole number from 1 to 99"),
    ("[workers]\ndrain = true", "2: workers.drain: true does not fit; give a whole number"),
    (
        f"[final]\ndebt_first = {10**30}",
        f"2: final.debt_first: {10**30} does not fit; give a whole number fr",
    ),
    (
        f"pools.action = 0x{'f' * 5000}",
        "1: pools.action: a number beyond all bounds does not fit; give a whole",
    ),
    ("[final]\ndebt_first = '1'", "2: final.debt_first: '1' does not fit; give a whole number"),
    ("name = 2024-01-01", "1: name: 2024-01-01 does not fit; give a text in quotes"),
    ("[pools]\nwater = [true,\n1,\ntrue,false]", "3: pools.water[1]: 1 does not fit; give true or false"),
    ("[tunnel]\nvp = 3", "2: tunnel.vp: 3 does not fit; give a list in [ ]"),
    ("disks.2 = 5", "1: disks.2: 5 does not fit; give a table with black, brown and yellow"),
    ("year = [\n{ food = 1 },\n3]", "3: year[1]: 3 does not fit; give a table with food, "),
    ("[start]\nfood = [1,\n'x']", "3: start.food[1]: 'x' does not fit; give a whole number from 0 to 99"),
    ("[start]\nfood = 'x'", "2: start.food: 'x' does not fit; give a whole number from 0 to 99 or a list"),
    # a key that is not known, or missing
    ("\n[workerz]\ndrain = 1", "2: workerz: no such section, perhaps 'worker'; known are extends, name, "),
    ("extend = 'base'", "1: extend: no such section, perhaps 'extends'; known are extends, "),
    ("[workers]\ndrian = 1", "2: workers.drian: no such key, perhaps 'drain'; known are drain and synergy"),
    ("[disks]\n5 = {}", "2: disks.5: no such key; known are 2, 3 and 4"),
    (
        "[black.bonus]\n'oil-lamp'.vp = 2",
        "2: black.bonus.oil-lamp: no such key, perhaps 'oil lamp'; known are ",
    ),
    ("[tile.31]\n'a b' = 1", '2: tile.31."a b": no such key; known are name, set, '),
    (
        "[tile.12]\neffects = [\n{ gain = { fod = 1 } }]",
        "3: tile.12.effects[0].gain.fod: no such key, perhaps 'f",
    ),
    ("[tile.99]\nlevel = 1\nname = 'x'", "1: tile.99.cost: is missing; give a list in [ ]"),
    ("[[layout]]\nseats = [2]", "1: layout[0].id: is missing; give a text in quotes"),
    # numbers of entries
    ("year = []", "1: year: 0 entries; give 1 to 9"),
    ("winter.coal = []", "1: winter.coal: 0 entries; give at least 1"),
    (f"{BOARD}[[-1, 3, 9], [0, 3], [1, 3]]]", "7: layout 'own'.levels[3][0]: 3 entries; give 2"),
    ("[pools]\nwater = [true]", "2: pools.water: 1 entry; give 4"),
    ("[pinge]\ncoal = []", "2: pinge.coal: 0 entries; give 1 to 12"),
    ("[tunnel]\ncoal = [1, 2]", "2: tunnel.vp: 7 entries for the 2 sections of tunnel.coal; give one each"),
    (
        "[enhanced_tunnel.A]\nvp = [1]",
        "2: enhanced_tunnel.A.vp: 1 entry for the 7 sections of enhanced_",
    ),
    (
        "[enhanced_tunnel.A]\niron_only = [\n5,\n99]",
        "4: enhanced_tunnel.A.iron_only[1]: 99; name sections fr",
    ),
    # tiles
    ("[tile.x]\n", "1: tile.x.name: is missing"),
    ("[tile.12]\nlevel = 5", "2: tile.12.level: 5, but developments.level describes 4 levels"),
    (f"\n{LEVEL * 5}", "2: tile.51.level: 5; black developments are the level after the 5 others (B1)"),
    ("[tile.12]\neffects = [\n{}]", "3: tile.12.effects[0]: give exactly one of gain, lose, may, "),
    ("[tile.12]\neffects = [{ debt = 1, most = 2 }]", "2: tile.12.effects[0].most: belongs to may = "),
    (
        "[tile.12]\neffects = [{ debt = 1 },\n{ take = 'bonus' }]",
        "3: tile.12.effects[1].take: only black dev",
    ),
    (
        "[tile.12]\neffects = [{ debt = 1 }, { choose = [\n{ pay = { vp = 1 } }] }]",
        "3: tile.12.effects[1].choo",
    ),
    # boards
    (
        f"{BOARD}[[-1, 3], [0, 3]]]",
        "7: layout 'own'.levels[3]: level 4 has 2 tiles; with 2 seats it has 3 or",
    ),
    (
        f"{BOARD}[[-1, 3], [0, 3],\n[9, 9]]]",
        "8: layout 'own'.levels[3][2]: hex [9, 9] touches no tile of the",
    ),
    (f"{BOARD}[[-1, 3], [0, 3],\n[2, 2]]]", "8: layout 'own'.levels[3][2]: hex [2, 2] touches a tile two or"),
    (f"{BOARD}[[-1, 3], [0, 3],\n[0, 3]]]", "8: layout 'own'.levels[3][2]: hex [0, 3] is named twice"),
    (f"{BOARD}]", "4: layout 'own'.levels: 3 levels; developments.level describes 4"),
    (
        f"{BOARD}[[-1, 3], [0, 3], [1, 3]]]\nblack = []\n" * 2,
        "9: layout 'own': stands twice; give each board",
    ),
    (f"{BOARD}[[-1, 3], [0, 3], [1, 3]]]\nblack = [[0, 4]]", "8: layout 'own'.black: 1 place; 3 are needed"),
    # no TOML at all
    ("x = 1\nthis is no TOML\n", "2: is no TOML: "),
    ("a = 1\na = 2", "2: is no TOML: Cannot overwrite a value"),
]


def _told(folder: Path, text: str) -> list[str]:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    found = faults(str(path))
    assert all(line.startswith(f"{path}:") and "\n" not in line for line in found)
    return [line.removeprefix(f"{path}:") for line in found]


@pytest.mark.parametrize(("text", "said"), WRONG, ids=[said.partition(";")[0] for _, said in WRONG])
def test_each_has_its_line_and_says_what_would_be_right(text: str, said: str, tmp_path: Path) -> None:
    assert any(line.startswith(said) for line in _told(tmp_path, text)), _told(tmp_path, text)


def test_the_loader_refuses_with_the_first_of_them(ruleset: Any) -> None:
    path = ruleset("[workers]\ndrain = 0\n\n[tile.31]\ncost = ['red', 'black', 'blue']\n")
    found = faults(path)
    assert len(found) == 3
    with pytest.raises(RulesetError) as error:
        load_ruleset(path)
    assert english(error.value) == found[0]


def test_several_at_once_in_the_order_of_lines(tmp_path: Path) -> None:
    """Misfits hide no contradictions, not in the same tile either."""
    found = _told(
        tmp_path,
        "[tunnel]\ncoal = [1, 2]\n[tile.31]\nlevel = 9\ncost = ['red']\neffects = [{ debt = 1, pick = 2 }]\n"
        f"[workers]\ndrian = 2\n{BOARD}[[9, 9], [0, 3], 'x']]\n[[layout]]\nid = 'far'\nseats = [2]\n"
        f"levels = [{ROWS},\n[[-1, 3], [0, 3], [9, 9]]]\n",
    )
    assert [line.partition(": ")[2].partition(": ")[0] for line in found] == [
        "tunnel.vp",
        "tunnel.bonus",
        "tile.31.level",
        "tile.31.cost[0]",
        "tile.31.effects[0]",
        "tile.31.effects[0].among",
        "workers.drian",
        "layout 'own'.levels[3][2]",
        "layout 'far'.levels[3][2]",
    ]


def test_what_a_misfit_leads_to_is_no_further_problem(tmp_path: Path) -> None:
    assert len(_told(tmp_path, "[tunnel]\ncoal = [1, 'x']\n")) == 1
    assert len(_told(tmp_path, "[tile.51]\nset = 'blakc'\n")) == 1
    assert len(_told(tmp_path, "[tile.51]\nset = 'blakc'\ncost = 3\nlevel = 5\n")) == 2
    assert len(_told(tmp_path, f"{BOARD}]\nset = 3\nblack = 4\n")) == 2
    assert len(_told(tmp_path, f"{LEVEL * 3}[[developments.level]]\narrival = 'x'\ndistant = []\n")) == 1
    assert len(_told(tmp_path, "tile = 3\n")) == 1


def test_a_fault_stands_where_the_file_is_that_has_it(tmp_path: Path) -> None:
    house = "[tunnel]\ncoal = [1]\n[workers]\ndrain = 0\n[tile.12]\ncost = []\n"
    (tmp_path / "house.toml").write_text(house, "utf-8")
    mine = "extends = 'house.toml'\n[tunnel]\nvp = [2, 2]\n[tile.12]\ncost = ['any']\n"
    (tmp_path / "mine.toml").write_text(mine, "utf-8")
    found = [line.removeprefix(f"{tmp_path}{os.sep}") for line in faults(str(tmp_path / "mine.toml"))]
    assert [line.split(": ")[:2] for line in found] == [
        ["mine.toml:3", "tunnel.vp"],
        ["house.toml:2", "tunnel.bonus"],
        ["house.toml:4", "workers.drain"],
    ]


def test_a_parents_board_is_not_looked_for_among_the_childs(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(f"{BOARD}[[9, 9], [0, 3], [1, 3]]]\n", "utf-8")
    board = BOARD.replace("own", "mine") + "[[-1, 3], [0, 3], [1, 3]]]\n"
    (tmp_path / "mine.toml").write_text(f"extends = 'house.toml'\n{board}[[layout]]\nseats = 3\n", "utf-8")
    found = [line.removeprefix(f"{tmp_path}{os.sep}") for line in faults(str(tmp_path / "mine.toml"))]
    assert [line.split(": ")[:2] for line in found] == [
        ["mine.toml:9", "layout[1].id"],
        ["mine.toml:9", "layout[1].levels"],
        ["mine.toml:10", "layout[1].seats"],
        ["house.toml:7", "layout 'own'.levels[3][0]"],
    ]


def test_a_file_that_is_not_there_or_fine(tmp_path: Path) -> None:
    (found,) = faults(str(tmp_path / "none.toml"))
    assert found == f"{tmp_path / 'none.toml'}: cannot be read: no such file or folder"
    assert faults("base") == _told(tmp_path, "") == _told(tmp_path, "\ufeff[workers]\ndrain = 1\n") == []


def test_lists_within_lists_beyond_all_bounds(tmp_path: Path) -> None:
    deep = "[{ choose = [{ then = " * 60 + "[]" + " }] }]" * 60
    for text in (f"tile.31.effects = {deep}\n", f"year = {'[' * 300}{']' * 300}\n"):
        assert _told(tmp_path, text)


# -- any tables --

WORDS = ["", "x", "black", "mining", "lorry", "31", "28", "dig", "barn", "ladder", "base", "farm", "marker"]
NAMES = ["food", "wood", "name", "level", "cost", "gain", "choose", "A", "2"]
JUNK = st.recursive(
    st.sampled_from([0, 1, 3, 99, 100, -1, True, False, 1.0, 2.5, *WORDS]),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(NAMES), inner, max_size=3)
    ),
    max_leaves=5,
)


@st.composite
def changes(draw: st.DrawFn) -> dict[str, Any]:
    """Tables of a file: some of the base's, with junk somewhere in them."""
    base = base_tables()
    tables: dict[str, Any] = {}
    for _ in range(draw(st.integers(1, 3))):
        section = draw(st.sampled_from([*base, "rules"]))
        tables[section] = deepcopy(base.get(section, {}))
        node, inner, part = tables, tables[section], section
        while isinstance(inner, dict | list) and inner and draw(st.integers(0, 4)):
            node = inner
            part = draw(st.sampled_from([*inner] if isinstance(inner, dict) else range(len(inner))))
            inner = node[part]
        if isinstance(node, dict) and draw(st.booleans()):
            part = draw(st.sampled_from([part, "status", "cost", "set", "coal", "food", "no such"]))
        node[part] = draw(JUNK)
    return tables


often = settings(max_examples=60, suppress_health_check=[*HealthCheck])


@often
@given(changes())
def test_the_checker_finds_something_if_and_only_if_msgspec_does(tables: dict[str, Any]) -> None:
    plain = base_tables() | tables
    try:
        msgspec.convert(plain, Ruleset)
        fits = True
    except msgspec.ValidationError:
        fits = False
    assert fits == (not [*misfits(Ruleset, plain)])


@often
@given(changes())
def test_any_file_is_refused_with_lines_or_plays(tmp_path: Path, tables: dict[str, Any]) -> None:
    path = tmp_path / f"{len([*tmp_path.iterdir()])}.toml"  # not one file again within a tick of the clock
    path.write_text("".join(f"{key_name(key)} = {toml(value)}\n" for key, value in tables.items()), "utf-8")
    found = faults(str(path))
    for line in found:
        where, number, _ = line.removeprefix(str(path)).split(":", 2)
        assert where == "" and 1 <= int(number) <= len(tables)
    if found:
        with pytest.raises(RulesetError):
            load_ruleset(str(path))
    else:
        state = new_game(Setup(ruleset=str(path)))
        play(state, legal_moves(state)[0], None)
