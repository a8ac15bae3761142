"""A draft's water by year, and as many years as it likes (Y2, W2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rulebook import PARAGRAPHS, paragraph_told, passage
from game.rules import Setup, new_game
from game.rules.events import WaterTaken
from game.rules.ruleset import digest, load_ruleset
from game.rules.terms import Season
from game.words import LANGUAGES, words_of
from tests.english import english, faults
from tests.rules.drafts import games, told, written
from tests.rules.helpers import at_working, end_phase, rule

DRY_THEN_WET = "[water]\nby_year = [[], ['summer', 'autumn']]\n"


@rule("Y2")
@pytest.mark.parametrize(
    ("year", "season", "wet"),
    [
        (1, Season.SUMMER, 0),
        (1, Season.AUTUMN, 0),
        (2, Season.SUMMER, 1),
        (2, Season.AUTUMN, 1),
        (3, Season.AUTUMN, 1),
    ],
)
def test_each_year_has_its_own_water(tmp_path: Path, year: int, season: Season, wet: int) -> None:
    state = at_working(year=year, season=season - 1, ruleset=written(tmp_path, DRY_THEN_WET))
    events = [event for event in end_phase(state) if isinstance(event, WaterTaken)]
    assert len(events) == wet * len(state.seats)


def test_the_rules_say_so(tmp_path: Path) -> None:
    ruleset = load_ruleset(written(tmp_path, DRY_THEN_WET))
    said = english(passage("Y2", ruleset))
    assert "year 1, in no season; year 2, summer and autumn" in said, said
    guide = paragraph_told(PARAGRAPHS["year-water"], ruleset)
    assert (
        "Some years have water of their own: year 1, in no season; year 2, summer and autumn. More"
        in english(guide)
    )
    assert "in spring, in summer and in autumn" in told(ruleset, "21")
    assert "of their own" not in english(passage("Y2", load_ruleset()))
    for language in LANGUAGES:
        assert words_of(language).text(guide) and words_of(language).text(passage("Y2", ruleset))


def test_order_means_nothing_and_names_are_told_once(tmp_path: Path) -> None:
    one = written(tmp_path, "[water]\nby_year = [['spring', 'summer']]\n")
    assert digest(one) == digest(written(tmp_path, "[water]\nby_year = [['summer', 'spring']]\n", "b"))
    assert digest(one) != digest("base") == digest(written(tmp_path, "[water]\nby_year = []\n", "c"))
    path = written(tmp_path, "[water]\nby_year = [[], ['spring', 'spring'], ['winter'], [], []]\n", "d")
    found = faults(path)
    assert found[0].startswith(f"{path}:2: water.by_year[2][0]: 'winter' is no season"), found


@rule("W2")
@pytest.mark.parametrize("years", [1, 2, 6, 9])
def test_a_game_has_as_many_years_as_leases(tmp_path: Path, years: int) -> None:
    text = "\n".join(f"[[year]]\nfood = {at % 3}\nthaler = {at % 2}" for at in range(years))
    path = written(tmp_path, f"{text}\n{DRY_THEN_WET if years > 1 else ''}")
    last = max((state.year, state.step) for state in games(path, 2))
    assert last[0] == years == new_game(Setup(ruleset=path)).box.years
