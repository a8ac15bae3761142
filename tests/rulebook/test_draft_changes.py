"""What a draft changes, in sentences: every figure is told in every language, with what stood there."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.languages import LANGUAGES
from game.rulebook import changed_rules, draft_changes
from game.rules.ruleset import BASE, differences, load_ruleset, toml
from game.scenes.draftwords import ChangeTold, changes_told
from game.words import words_of
from tests import other_figures


def told(folder: Path, text: str, language: str = "en") -> list[ChangeTold]:
    path = folder / "draft.toml"
    path.write_text(text, "utf-8")
    return changes_told(str(path), words_of(language))


@pytest.mark.parametrize(
    ("text", "now", "before"),
    [
        ("[worker.coal-digger.use.paid]\nactions = 3\n", "Coal-digger, once a phase.", "2 actions"),
        ("[winter]\ncoal_more = 2\n", "and 2 VP for each one beyond", "1 VP"),
        ('[tile.31]\ncost = ["black", "any", "any"]\n', "Timber (1 black disk, 2 of any", "3 of any colour"),
        ("[tile.11]\neffects = [{ gain = { wood = 3 } }]\n", "Carrying Pole", "1 Thaler"),
        ("[tile.11]\neffects = [{ debt = 1 }]\n", "Return 1 debt", "1 Thaler"),
        ("[tile.11]\neffects = [{ lose = { coal = 1 }, whom = 'others' }]\n", "loses 1 coal", "1 Thaler"),
        ("[start]\nwood = 2\n", "Everybody begins with 2 wood.", ""),
        ("[start]\nthaler = [0, 1]\n", "Seat 2 begins with 1 Thaler.", ""),
        ("[pinge]\nbonus = [3, 2]\n", "3 VP in year 1, 2 VP in year 2", "2 VP in year 1, 1 VP"),
        ("[tunnel]\nvp = [1, 1, 1, 2, 2, 3, 4]\n", "the Tunnel bring 1, 1, 1, 2, 2, 3, 4", "2, 2, 2, 3"),
        ("[worker.water-mill.use.yellow]\npay = [{ yellow = 1 }]\n", "Water Mill, once a phase.", "2 yellow"),
        ("[tile.31]\nthaler = 2\n", "Mining Timber counts as 2 Thaler", "counts as 1 Thaler"),
        ("[start.by_turn]\nfood = [0, 1]\n", "Place 2 in the first turn order begins with 1 food.", ""),
        ('[tile.46]\nset = "base"\n', "Schultheiss is drawn with the developments", "is mixed in"),
        ('[tile.24]\nend = { each = "coal", per = 2 }\n', "At the end 1 VP for every 2 coal you have.", ""),
        ("[disks]\n2 = { black = 8 }\n", "with 2 seats 8 black", "7 black"),
    ],
)  # fmt: skip
def test_a_figure_is_told_with_the_one_before(tmp_path: Path, text: str, now: str, before: str) -> None:
    (one,) = told(tmp_path, text)
    plain = one.now.replace("\xa0", " "), one.before.replace("\xa0", " ")
    assert now in plain[0] and before in plain[1]
    assert bool(before) == bool(plain[1])


def test_the_lease_is_told_without_the_year_of_a_module(tmp_path: Path) -> None:
    (one,) = told(tmp_path, "[[year]]\nfood = 1\n[[year]]\nfood = 1\n[[year]]\nfood = 1\n")
    assert "year 3: 1\xa0food" in one.now and "year 4" not in one.now
    (iron,) = told(tmp_path, "[iron.lease]\nfood = 2\n")
    assert "year 4: 2\xa0food" in iron.now


def test_a_free_development_is_told_with_what_it_costs_in_the_base(tmp_path: Path) -> None:
    (one,) = told(tmp_path, "[tile.11]\ncost = []\n")
    assert one.before == "11 Carrying Pole (1\xa0yellow disk, 1 of any colour)"


def test_a_new_worker_is_told_by_itself(tmp_path: Path) -> None:
    use = "use.paid = { pay = [{ yellow = 1 }], spend = { coal = 1 }, gain = { vp = 2 } }"
    (one,) = told(tmp_path, f'[worker.smith]\nkind = "further"\n{use}\n')
    assert one.now.startswith("A new worker: Smith, once a phase. For exactly 1\xa0yellow disk: 2\xa0VP")
    assert not one.before


def test_a_development_that_is_gone_is_marked_nowhere(tmp_path: Path) -> None:
    told(tmp_path, "[tile.31]\nremoved = true\n[tile.37]\nset = 'base'\n")
    assert {*changed_rules(str(tmp_path / "draft.toml"))} == {"37"}


def test_a_new_tile_and_a_new_board_are_told(tmp_path: Path) -> None:
    levels = toml(load_ruleset().layout[0].levels)
    board = f'[[layout]]\nid = "my-rows"\nname = "My rows"\nseats = [2]\nlevels = {levels}\n'
    tile = '[tile.48]\nname = "Bakery"\nlevel = 4\ncost = ["any"]\nsymbol = "building"\n'
    effects = "effects = [{ gain = { food = 2 } }]\n"
    found = [one.now for one in told(tmp_path, f"{tile}{effects}{board}")]
    assert found == ["New: 48 Bakery (1\xa0disk of any colour): Gain 2\xa0food.", "A new board: My rows."]


def test_nothing_is_told_of_the_base_or_of_other_names(tmp_path: Path) -> None:
    assert draft_changes(BASE) == () and changed_rules(BASE) == {}
    assert told(tmp_path, "[tile.11]\nname = 'Yoke'\n") == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_a_draft_is_told_in_every_language(language: str, tmp_path: Path) -> None:
    """A draft in which all figures differ: no key of it is shown as it stands in the file."""
    source = other_figures.draft_file(tmp_path)
    found = changes_told(source, words_of(language))
    keys = {one.key for one in differences(load_ruleset(), load_ruleset(source))}
    assert len(found) > 80 and all(one.now.strip() for one in found)
    assert not [one for one in found if any(one.now.startswith(f"{key}:") for key in keys)]
