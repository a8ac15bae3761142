"""A draft takes away: an ability, a marker, a final scoring, a whole development, a board."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.playtest.plan import PlaytestPlan
from game.playtest.unseen import unseen
from game.rulebook import passage, tile_line
from game.rulebook.tile_text import tile_sentences
from game.rules import Setup, new_game
from game.rules.ruleset import differences, digest, load_ruleset
from game.rules.ruleset.archive import archived_text
from game.rules.setup import layouts
from tests.english import english, faults

FOR_FOUR = ("rows-for-4", "four-long-legs", "four-short-legs", "three-circles")
INSTEAD = "[tile.37]\nset = 'base'\n"
"""A development of the same level takes the place of the one that is removed."""


def written(folder: Path, name: str, text: str) -> str:
    path = folder / f"{name}.toml"
    path.write_text(text, "utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("tile", "text", "left"),
    [
        ("12", "ability = 'none'", "VP alone"),
        ("22", "marker = 'none'", "end: wheelbarrows"),
        ("22", "end = { section = 'none' }", "once: 1 yellow disk"),
        ("41", "end = { symbol = 'none' }", "1 Thaler"),
    ],
)
def test_a_development_does_without(tmp_path: Path, tile: str, text: str, left: str) -> None:
    path = written(tmp_path, "less", f"[tile.{tile}]\n{text}\n")
    ruleset = load_ruleset(path)
    assert english(tile_line(ruleset, ruleset.tile[tile])) == left
    assert len(differences(load_ruleset(), ruleset)) == 1
    assert digest(path) != digest("base")
    info = next(one for one in new_game(Setup(ruleset=path, seats=4)).box.tiles if one.id == tile)
    lasting = (info.ability, info.marker, info.end_section, info.end_symbol)
    assert sum(one is not None for one in lasting) == (tile == "22")


def test_a_bonus_marker_loses_its_section(tmp_path: Path) -> None:
    path = written(tmp_path, "less", "[black.bonus.lorry]\nsection = 'none'\n")
    ruleset = load_ruleset(path)
    assert ruleset.black.bonus["lorry"].section == "none"
    assert "lorr" not in english(passage("B6", ruleset)).lower()
    assert "lorr" in english(passage("B6", load_ruleset())).lower()


def test_a_removed_development_is_nowhere(tmp_path: Path) -> None:
    path = written(tmp_path, "less", f"[tile.31]\nremoved = true\n{INSTEAD}")
    ruleset, base = load_ruleset(path), load_ruleset()
    assert {*base.tile} - {*ruleset.tile} == {"31"}
    found = next(one for one in differences(base, ruleset) if one.key == "tile.31")
    assert (found.name, found.other) == ("Mining Timber", "–")
    for seed in range(20):
        box = new_game(Setup(seats=4, seed=seed, ruleset=path, tiles="random")).box
        assert "31" not in box.index
    assert english(passage("31", ruleset)) == "This ruleset does without this development."


@pytest.mark.parametrize("tile", ["16", "18", "23", "28", "36", "38", "10E", "40E"])
def test_developments_that_others_speak_of_can_be_removed(tmp_path: Path, tile: str) -> None:
    """Tile 23 flips the Farmer's Wife, markers pay for 36, rules speak of levels of Iron's tiles."""
    instead = "[tile.26]\nset = 'base'\n" if tile == "23" else ""
    path = written(tmp_path, "less", f"[tile.{tile}]\nremoved = true\n{instead}")
    ruleset = load_ruleset(path)
    for one in ruleset.tile.values():
        assert all(english(sentence.said) for sentence in tile_sentences(ruleset, one))
    assert all(english(passage(id, ruleset)) for id in ("19", "36", "I6", tile))


def test_the_boards_must_still_be_filled(tmp_path: Path) -> None:
    path = written(tmp_path, "few", "name = 'few'\n[tile.11]\nremoved = true\n")
    (said,) = faults(path)
    assert "5 places, and 4 tiles of level 1 are of the base set; add tiles, or remove the board" in said
    boards = "\n".join(f"[[layout]]\nid = '{board}'\nremoved = true" for board in FOR_FOUR)
    path = written(tmp_path, "few", f"name = 'few'\n[tile.11]\nremoved = true\n{boards}\n")
    assert not faults(path)
    assert layouts(load_ruleset(path), 4) == () and layouts(load_ruleset(path), 3)


def test_a_board_at_least_is_left(tmp_path: Path) -> None:
    every = "\n".join(f"[[layout]]\nid = '{one.id}'\nremoved = true" for one in load_ruleset().layout)
    found = faults(written(tmp_path, "no", every))
    assert any("layout: 0 entries; give at least 1" in line for line in found)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[tile.99]\nremoved = true\n", "2: tile.99.removed: there is nothing of that name to remove"),
        ("[tile.18]\nremoved = true\nlevel = 2\n", "3: tile.18.level: has no effect on what is removed"),
        ("[tile.31]\nremoved = 'yes'\n", "2: tile.31.removed: 'yes' does not fit; give true or false"),
        (
            "[[layout]]\nid = 'mine'\nremoved = true\n",
            "3: layout 'mine'.removed: there is nothing of that name to remove",
        ),
        (
            "[[layout]]\nid = 'tower'\nremoved = true\nseats = [2]\n",
            "4: layout 'tower'.seats: has no effect on what is removed",
        ),
    ],
)
def test_a_removal_that_means_nothing_is_refused(tmp_path: Path, text: str, said: str) -> None:
    assert faults(path := written(tmp_path, "wrong", text)) == [f"{path}:{said}"]


def test_what_a_parent_has_removed_comes_back_only_when_asked_for(tmp_path: Path) -> None:
    written(tmp_path, "parent", "[tile.18]\nremoved = true\n")
    child = written(tmp_path, "child", "extends = 'parent.toml'\n[tile.18]\nlevel = 2\n")
    (said,) = faults(child)
    assert said.startswith(f"{child}:2: tile.18: is removed by the ruleset that this one extends")
    child = written(tmp_path, "back", "extends = 'parent.toml'\n[tile.18]\nremoved = false\nthaler = 2\n")
    assert load_ruleset(child).tile["18"].thaler == 2


def test_an_archive_of_what_is_less_is_the_same_ruleset(tmp_path: Path) -> None:
    text = "[tile.18]\nremoved = true\n[tile.12]\nability = 'none'\n[tile.41]\nend = { symbol = 'none' }\n"
    path = written(tmp_path, "less", text)
    whole = written(tmp_path, "whole", archived_text(load_ruleset(path), load_ruleset()))
    assert digest(whole) == digest(path)


def test_a_report_asks_nobody_to_weigh_what_is_removed(tmp_path: Path) -> None:
    path = written(tmp_path, "less", "[tile.18]\nremoved = true\n")
    poorer = written(tmp_path, "poorer", "[tile.12]\nability = 'none'\n")
    assert len(unseen(PlaytestPlan(rulesets=(poorer, "base"), seats=("knecht", "random"), games=1))) == 2
    assert unseen(PlaytestPlan(rulesets=(path, "base"), seats=("knecht", "random"), games=1)) == ()
