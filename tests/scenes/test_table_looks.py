"""Every look of the table is whole: whatever is found by look has an entry for each."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from game.motion.vignettes import turnofyear
from game.rules.terms import Season
from game.table import palette, seasonal
from game.table.seasons import SHOWN, WATER_SECTOR, Look, look_of
from game.table.wheel import STEPS

TABLES: dict[str, Collection[object]] = {
    "land": palette.SEASON_LAND,
    "wood": palette.SEASON_WOOD,
    "light": palette.SEASON_LIGHT,
    "gleam": palette.SEASON_GLEAM,
    "paper": palette.SEASON_PAPER,
    "where the light falls in": seasonal.SOURCES,
    "pieces": seasonal.PIECES,
    "sprays": seasonal.SPRAYS,
    "counts": turnofyear.COUNTS,
    "blown": turnofyear.BLOWN,
    "falls": turnofyear.FALLS,
}


@pytest.mark.parametrize("name", TABLES)
def test_what_is_found_by_look_has_each(name: str) -> None:
    assert len(TABLES[name]) == len(Look)


def test_looks_follow_one_another_as_seasons_do() -> None:
    looks = list(dict.fromkeys(map(look_of, Season)))
    assert looks == [*Look]
    assert [look.following for look in looks] == [*looks[1:], looks[0]]
    assert [look.following.before for look in looks] == looks


def test_each_season_has_its_step_of_the_wheel() -> None:
    for season in Season:
        name = STEPS[SHOWN[season].sector]
        assert name == ("scoring" if season is Season.WINTER else season.label)
    assert {index: STEPS[index + 1] for index in WATER_SECTOR} == {0: "spring", 3: "autumn"}
    assert all(STEPS[index] == "water" for index in WATER_SECTOR)
