"""What developments say: all that they do, in every language, whatever a draft makes of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.languages import LANGUAGES
from game.rulebook import tile_line, tile_told
from game.rulebook.ability_text import whole
from game.rulebook.tile_text import cost_said, tile_sentences
from game.rules.ruleset import Ruleset, load_ruleset
from game.rules.ruleset.tile_checks import tile_problems
from game.rules.ruleset.tile_data import TileData
from game.rules.terms import Ability, Marker
from game.words import words_of
from tests.english import english
from tests.schema import changed_tables
from tests.test_languages import ENGLISH

BASE = load_ruleset()
NEW: dict[str, Any] = {"name": "Draw Well", "level": 3, "cost": ["black"], "symbol": "mining"}


def text(tile: TileData, language: str = "en", ruleset: Ruleset = BASE) -> str:
    return words_of(language).line(whole(tile_sentences(ruleset, tile)))


def line(tile: TileData, language: str = "en") -> str:
    return words_of(language).line(tile_line(BASE, tile))


def made(**keys: Any) -> TileData:
    return msgspec.convert(NEW | keys, TileData)


# -- the developments of the box -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_development_is_told_whole(language: str) -> None:
    for number, tile in BASE.tile.items():
        for said in (text(tile, language), line(tile, language)):
            assert said and not re.search(r"[{}$]|  |None", said), (number, said)
            assert language == "en" or not ENGLISH.search(said), (number, said)
        assert re.fullmatch(r"[^a-zà-ÿ\d].*\.", text(tile, language)), number


def test_no_two_developments_say_the_same() -> None:
    assert len({text(tile) for tile in BASE.tile.values()}) == len(BASE.tile)
    assert len({line(tile) for tile in BASE.tile.values()}) == len(BASE.tile)


def test_every_sentence_names_a_rule_of_the_reference(root: Path) -> None:
    reference = (root / "docs" / "rules.md").read_text("utf-8")
    for tile in BASE.tile.values():
        for passage in tile_sentences(BASE, tile):
            start = rf"^(\| |- ){passage.rule} " if passage.rule[0].isdigit() else rf"\b{passage.rule}\b"
            assert re.search(start, reference, re.MULTILINE), passage.rule


AFTER = " Once, from the next phase on; unused it scores 1 VP at the end."
TAKEN = (
    " Then choose a bonus marker in secret: it makes something score more at the end of the game, "
    "for example emptied sections or tokens."
)


@pytest.mark.parametrize(
    ("number", "told"),
    [
        ("11", "Gain 1 Thaler."),
        ("31", "Choose one: 3 wood and 1 water; or 1 Thaler."),
        (
            "34",
            "If you like, one of these: 1 coal for 1 Thaler; or 2 coal for 1 food and 1 Thaler. "
            "What is spent comes from the farm.",
        ),
        (
            "33",
            "Gain 1 wood. You may excavate 1 coal at once, if it is accessible. "
            "Marker: counts as 1 black disk." + AFTER,
        ),
        ("53", "Choose one: gain 3 coal, remove up to 1 water; or remove up to 5 water." + TAKEN),
    ],
)
def test_a_development_is_told_as_it_is(number: str, told: str) -> None:
    assert text(BASE.tile[number]) == told


def test_in_a_list_a_development_has_its_number_name_and_cost() -> None:
    told = english(tile_told(BASE, "45"))
    assert told == "45 Small Coal Mine (2 black disks, 3 of any colour): Gain 3 Thaler."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_development_costs_is_told(language: str) -> None:
    costs = {
        words_of(language).line(cost_said(made(cost=cost))) for cost in (["any"], ["black"], ["black", "any"])
    }
    assert len(costs) == 3 and all("1" in cost for cost in costs)


# -- drafts -----------------------------------------------------------------------------------------------


def drafted(way: tuple[str | int, ...], value: Any) -> Ruleset:
    return msgspec.convert(changed_tables(way, value), Ruleset)


def test_a_renamed_development_is_called_so_by_others() -> None:
    renamed = drafted(("tile", "21", "name"), "Pail")
    assert "the Pail" in text(renamed.tile["18"], ruleset=renamed)


def test_without_a_bucket_nothing_is_said_of_it() -> None:
    without = drafted(("tile", "21", "ability"), None)
    assert len(tile_sentences(without, without.tile["18"])) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", ["18", "21", "29"])
def test_what_needs_water_says_so_where_none_comes(number: str, language: str) -> None:
    dry = drafted(("water", "seasons"), [])
    assert text(dry.tile[number], language, dry) != text(BASE.tile[number], language)
    assert "nothing " not in text(dry.tile[number], ruleset=dry).replace("nothing more", "")


def test_a_development_that_does_nothing_says_so() -> None:
    assert text(made()) == "Brings nothing more." and line(made()) == "VP alone"


amounts = st.dictionaries(
    st.sampled_from(("food", "wood", "coal", "thaler", "vp", "shaft", "water", "iron")),
    st.integers(1, 9),
    min_size=1,
    max_size=3,
)
prices = st.dictionaries(st.sampled_from(("food", "wood", "coal", "thaler")), st.integers(1, 9), max_size=2)
plain = st.one_of(
    st.fixed_dictionaries({"gain": amounts}),
    st.fixed_dictionaries({"gain": amounts, "blacks": st.just(1)}),
    st.fixed_dictionaries({"may": st.just("dig")}),
    st.fixed_dictionaries({"may": st.just("drain"), "most": st.integers(1, 9)}),
    st.fixed_dictionaries({"debt": st.integers(1, 9)}),
    st.fixed_dictionaries({"give": st.sampled_from(("farm", "mine", "shaft"))}),
    st.fixed_dictionaries({"take": st.just("marker")}),
    st.fixed_dictionaries(
        {"pick": st.integers(1, 2), "among": st.lists(amounts, min_size=2, max_size=3, unique_by=str)}
    ),
)
options = st.fixed_dictionaries({"gain": amounts, "pay": prices, "then": st.lists(plain, max_size=2)})
choices = st.fixed_dictionaries(
    {"choose": st.lists(options, min_size=1, max_size=3, unique_by=str), "optional": st.booleans()}
)
tiles = st.fixed_dictionaries(
    {"effects": st.lists(plain | choices, max_size=3)},
    optional={
        "ability": st.sampled_from([one.label for one in Ability if one != Ability.WORKSHOP]),
        "marker": st.sampled_from([one.label for one in Marker]),
        "end": st.sampled_from(({"section": "lorry"}, {"symbol": "mining"})),
    },
)


def figures(value: Any) -> Iterator[int]:
    """Yield the numbers in a tile's tables."""
    if isinstance(value, dict):
        value = value.values()
    if isinstance(value, int):
        yield value
    elif not isinstance(value, str):
        for entry in value:
            yield from figures(entry)


@given(tiles)
def test_any_sound_development_is_told_with_all_its_figures(keys: dict[str, Any]) -> None:
    tile = made(**keys)
    assert [*tile_problems("61", tile, 4)] == []
    for language in LANGUAGES:
        said = text(tile, language)
        assert said.endswith(".") and not re.search(r"[{}$]|  |\. ?\.|: ?[.;]|[;,] ?[.;]", said), said
        assert not re.search(r"[{}$]|  ", line(tile, language))
    for figure in figures(keys["effects"]):
        assert figure < 2 or re.search(rf"\b{figure}\b", text(tile)), figure
