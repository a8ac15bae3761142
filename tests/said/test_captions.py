"""What wheel, fields and level tiles say where a draft's figures are not those of the box."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.languages import LANGUAGES
from game.rules.box import Box, tile_info
from game.rules.message import message
from game.rules.ruleset import Ruleset, load_ruleset
from game.rules.terms import Field, Resource
from game.table.developments import distant_said
from game.table.fields import asked, note_said
from game.table.wheel import STEPS, sector_said
from game.words import words_of
from tests.automa.sighted import under
from tests.said.registry import positions
from tests.schema import Way, changed_tables


def drafted(way: Way, value: Any) -> Ruleset:
    return msgspec.convert(changed_tables(way, value), Ruleset)


def box(ruleset: Ruleset) -> Box:
    return under(positions()[0], ruleset).box


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_wheel_says_which_seasons_begin_with_water(language: str) -> None:
    def steps(seasons: list[str]) -> list[str]:
        wet = box(drafted(("water", "seasons"), seasons)).wet_seasons
        return [words_of(language).text(sector_said(index, wet)) for index in range(len(STEPS))]

    spring_and_autumn, summer = steps(["spring", "autumn"]), steps(["summer"])
    changed = [index for index, one in enumerate(summer) if one != spring_and_autumn[index]]
    assert changed == [0, 2, 3] and summer[0] == summer[3] != summer[2]


def test_the_mill_s_field_shows_as_many_disks_as_it_takes() -> None:
    assert (
        asked(drafted(("mill", "disks"), 3), Field.WATER_MILL) == ("disk_yellow",) * 3 + ("disk_black",) * 3
    )


def test_the_wife_s_field_says_what_she_does_and_once_flipped_what_she_makes() -> None:
    ruleset = drafted(("valley", "wife", "actions"), 2)
    assert note_said(ruleset, Field.FARMERS_WIFE) == message("field-note-farmers-wife", actions=2)
    made = ruleset.valley.wife.yellow.said
    assert note_said(ruleset, Field.FARMERS_WIFE, advanced=True) == message("field-note-flipped", made=made)
    assert asked(ruleset, Field.FARMERS_WIFE, advanced=True) == ("disk_black", "disk_yellow")


@pytest.mark.parametrize(
    ("goods", "said"),
    [
        (["food"], message("table-distant", goods=(Resource.FOOD,))),
        (["coal", "food"], message("table-distant", goods=(Resource.FOOD, Resource.COAL))),
        (["wood", "coal", "food"], message("table-distant-any")),
        ([], message("table-distant-none")),
    ],
)
def test_a_level_says_what_a_distant_development_costs(goods: list[str], said: object) -> None:
    ruleset = drafted(("developments", "level", 2, "distant"), goods)
    assert distant_said(tile_info(ruleset, 0, "31", (0, 0))) == said
    assert distant_said(tile_info(load_ruleset(), 0, "11", (0, 0))) == message("table-distant-open")
