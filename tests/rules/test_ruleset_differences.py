"""In which figures two rulesets differ."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.rules.ruleset import differences, load_ruleset


def _found(path: str) -> list[tuple[str, ...]]:
    return [tuple(one)[:5] for one in differences(load_ruleset(), load_ruleset(path))]


def test_a_copy_of_the_base_differs_in_nothing(tmp_path: Path, root: Path) -> None:
    data = root / "game" / "rules" / "data"
    texts = [path.read_text("utf-8") for path in sorted(data.glob("*.toml"))]
    copy = tmp_path / "copy.toml"
    copy.write_text("\n".join(texts), "utf-8")
    assert differences(load_ruleset(), load_ruleset(str(copy))) == []


def test_words_are_no_figures(ruleset: Any) -> None:
    text = "name = 'x'\npinge.status.vp = 'x'\n[tile.31]\nstatus.cost = 'mine'\n"
    assert _found(ruleset(text)) == []


def test_each_figure_has_its_key_both_values_and_the_tiles_name(ruleset: Any) -> None:
    path = ruleset(
        "year = [{ food = 1 }, { food = 2 }, { thaler = 2 }]\n[start]\nthaler = [1, 0]\n"
        "[tunnel]\ncoal = [1, 1, 2, 1, 2, 2, 2]\n"
        "[tile.31]\ncost = ['black', 'any', 'any']\n[tile.11]\nability = 'barn'\n"
    )
    assert _found(path) == [
        ("start", "", "start.thaler", "0", "[1, 0]"),
        ("tunnel", "", "tunnel.coal", "[1, 2, 1, 2, 1, 2, 2]", "[1, 1, 2, 1, 2, 2, 2]"),
        ("year", "", "year[0].food", "2", "1"),
        ("year", "", "year[1].thaler", "1", "0"),
        ("year", "", "year[2].food", "1", "0"),
        ("tile.11", "Carrying Pole", "tile.11.ability", "–", '"barn"'),
        (
            "tile.31",
            "Mining Timber",
            "tile.31.cost",
            '["black", "any", "any", "any"]',
            '["black", "any", "any"]',
        ),
    ]


def test_effects_differ_where_they_do(ruleset: Any) -> None:
    gains = "{ choose = [{ gain = { wood = 3, water = 1 } }, { gain = { thaler = 2 } }] }"
    assert _found(ruleset(f"[tile.31]\neffects = [{gains}]\n")) == [
        ("tile.31", "Mining Timber", "tile.31.effects[0].choose[1].gain.thaler", "1", "2"),
    ]
    ((*_, before, after),) = _found(
        ruleset("[tile.31]\neffects = [{ may = 'drain', most = 2 }, { debt = 1 }]\n")
    )
    assert before == "[{ choose = [{ gain = { wood = 3, water = 1 } }, { gain = { thaler = 1 } }] }]"
    assert after == '[{ may = "drain", most = 2 }, { debt = 1 }]'


def test_new_tiles_years_and_boards_are_told_whole(ruleset: Any) -> None:
    levels = [[[column, row] for column in range(3)] for row in range(4)]
    path = ruleset(
        "year = [{ food = 1 }]\n"
        "[tile.61]\nname = 'Steam'\nlevel = 3\ncost = ['any']\nsymbol = 'mining'\n"
        f"[[layout]]\nid = 'mine'\nseats = [2]\nlevels = {levels}\n"
    )
    assert _found(path) == [
        (
            "year",
            "",
            "year",
            "[{ food = 2 }, { food = 2, thaler = 1 }, { food = 1, thaler = 2 }]",
            "[{ food = 1 }]",
        ),
        (
            "tile.61",
            "Steam",
            "tile.61",
            "–",
            '{ name = "Steam", level = 3, cost = ["any"], symbol = "mining" }',
        ),
        ("layout 'mine'", "", "layout 'mine'", "–", f'{{ id = "mine", seats = [2], levels = {levels} }}'),
    ]


def test_a_board_in_place_of_another(ruleset: Any) -> None:
    rows = "[[0, 0], [1, 0], [2, 0]], [[0, 1], [1, 1], [2, 1]], [[-1, 2], [0, 2], [1, 2]]"
    text = f"[[layout]]\nid = 'rows-for-2'\nseats = [2]\nlevels = [{rows}, [[0, 3], [1, 3], [-1, 3]]]\n"
    board = "layout 'rows-for-2'"
    assert _found(ruleset(text)) == [
        (board, "", f"{board}.levels[3]", "[[-1, 3], [0, 3], [1, 3]]", "[[0, 3], [1, 3], [-1, 3]]"),
        (board, "", f"{board}.black", "[[-2, 4], [-1, 4], [0, 4]]", "[]"),
    ]


def test_both_ways_are_the_same_figures(ruleset: Any) -> None:
    base, mine = load_ruleset(), load_ruleset(ruleset("[tile.31]\ncost = ['any']\nability = 'barn'\n"))
    there, back = differences(base, mine), differences(mine, base)
    assert back == [one._replace(one=one.other, other=one.one) for one in there]
