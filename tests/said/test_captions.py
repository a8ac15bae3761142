"""What wheel, fields and level tiles say where a draft's figures are not those of the box."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from game.languages import LANGUAGES
from game.rules.box import Box, tile_info
from game.rules.message import Amount, message
from game.rules.ruleset import Ruleset, load_ruleset
from game.rules.terms import Field, Resource
from game.table.developments import distant_said
from game.table.fieldwords import asked, note_said, spends
from game.table.logicons import drawn_short
from game.table.theme import Theme, Type
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
        state = under(positions()[0], drafted(("water", "seasons"), seasons))
        return [words_of(language).text(sector_said(index, state)) for index in range(len(STEPS))]

    spring_and_autumn, summer = steps(["spring", "autumn"]), steps(["summer"])
    changed = [index for index, one in enumerate(summer) if one != spring_and_autumn[index]]
    assert changed == [0, 2, 3] and summer[0] == summer[3] != summer[2]


def test_the_mill_s_field_shows_as_many_disks_as_it_takes() -> None:
    mill = ("worker", "water-mill", "use")
    assert asked(drafted((*mill, "yellow", "pay"), [{"yellow": 3}]), Field.WATER_MILL) == (
        ("disk_yellow",) * 3 + ("disk_black",) * 2
    )


def test_any_field_shows_what_its_record_asks_for() -> None:
    pay = [{"brown": 1, "food": 2}, {"thaler": 1}]
    ruleset = drafted(("worker", "workshop", "use", "yellow", "pay"), pay)
    assert asked(ruleset, Field.WORKSHOP) == ("disk_brown", "food", "food", "thaler")
    assert asked(ruleset, Field.FARMER) == ()


def test_the_wife_s_field_says_what_she_does_and_once_flipped_what_she_makes() -> None:
    ruleset = drafted(("worker", "farmers-wife", "use", "black", "actions"), 2)
    acts = message("field-note-mine", actions=2)
    assert note_said(ruleset, Field.FARMERS_WIFE) == acts
    made = (Amount(1, "food"),)
    either = message("field-note-either", acts=acts, made=made)
    assert note_said(ruleset, Field.FARMERS_WIFE, advanced=True) == either
    assert note_said(ruleset, Field.FARMERS_WIFE, True, short=True) == message(
        "field-note-either-short", made=made
    )
    assert asked(ruleset, Field.FARMERS_WIFE, advanced=True) == ("disk_black", "disk_yellow")


def test_a_field_says_what_is_spent_there_and_what_comes_of_it() -> None:
    mill = ("worker", "water-mill", "use")
    ruleset = drafted((*mill, "yellow", "spend"), {"coal": 1, "wood": 2})
    spent, made = (Amount(2, "wood"), Amount(1, "coal")), (Amount(1, "food"), Amount(2, "vp"))
    swap = message("field-note-swap", spent=spent, made=made)
    brings = message("field-note-brings", made=(Amount(1, "thaler"),))
    note = message("field-note-uses", uses=(swap, brings))
    assert note_said(ruleset, Field.WATER_MILL, short=True) == note and spends(ruleset, Field.WATER_MILL)
    assert not spends(load_ruleset(), Field.WATER_MILL)
    wife = ("worker", "farmers-wife", "use")
    ruleset = drafted((*wife, "black", "spend"), {"food": 1})
    acts = message("field-note-mine-short", actions=1)
    swap = message("field-note-swap", spent=(Amount(1, "food"),), made=(acts,))
    assert note_said(ruleset, Field.FARMERS_WIFE) == message("field-note-uses", uses=(swap,))


@pytest.mark.parametrize(
    ("width", "drawn"), [(400, "1@ + 1@ = 2 VP"), (90, "@ + @ = 2 VP"), (75, "@@ = 2 VP"), (20, None)]
)
def test_an_exchange_is_drawn_as_explicitly_as_there_is_room(width: int, drawn: str | None) -> None:
    swap = message("field-note-swap", spent=(Amount(1, "coal"), Amount(1, "iron")), made=(Amount(2, "vp"),))
    theme = Theme((1280, 720), words_of("en"))
    line = drawn_short(theme, theme.words.pieces(swap), Type.TINY_BODY, width)
    assert (line and re.sub("[\uf000-\uf0ff]", "@", line).replace("\xa0", " ")) == drawn


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
