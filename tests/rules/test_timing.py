"""Effects of a draft's developments in certain seasons and years, and gains whenever a season begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.events import Gained
from game.rules.ruleset import load_ruleset
from game.rules.ruleset.timing import Timing
from game.rules.terms import PHASES, Season
from tests.english import faults
from tests.rules.drafts import games, line, told, written
from tests.rules.helpers import at_working, do, end_phase, own, rule

FREE = "[tile.11]\ncost = []\n"
GAIN = "gain = { food = 1 }"


@rule("T7")
@pytest.mark.parametrize(
    ("when", "year", "season", "happens"),
    [
        ("season = 'summer'", 1, Season.SUMMER, True),
        ("season = 'summer'", 1, Season.SPRING, False),
        ("from_year = 2", 1, Season.SUMMER, False),
        ("from_year = 2", 2, Season.SPRING, True),
        ("to_year = 1", 1, Season.AUTUMN, True),
        ("to_year = 1", 2, Season.SPRING, False),
        ("season = 'autumn', from_year = 2, to_year = 2", 2, Season.AUTUMN, True),
        ("season = 'autumn', from_year = 2, to_year = 2", 3, Season.AUTUMN, False),
    ],
)
def test_an_effect_happens_in_its_time(
    tmp_path: Path, when: str, year: int, season: Season, happens: bool
) -> None:
    """The other effects of the tile go on as ever."""
    effects = f"effects = [{{ {GAIN}, {when} }}, {{ gain = {{ wood = 1 }} }}]\n"
    state = at_working(year=year, season=season, ruleset=written(tmp_path, FREE + effects))
    do(state, "acquire 11 by farmer")
    assert (state.seats[0].food, state.seats[0].wood) == (happens, 1)


@rule("T7")
def test_a_question_out_of_its_time_is_not_asked(tmp_path: Path) -> None:
    effects = "effects = [{ choose = [{ gain = { food = 1 } }, { gain = { wood = 1 } }], from_year = 2 }]\n"
    path = written(tmp_path, FREE + effects)
    for year in (1, 2):
        state = at_working(year=year, ruleset=path)
        do(state, "acquire 11 by farmer")
        assert bool(state.pending) == (year == 2)


@rule("Y1")
def test_a_gain_comes_whenever_the_season_begins(tmp_path: Path) -> None:
    effects = f"effects = [{{ {GAIN}, season = 'summer', every = true, from_year = 2 }}]\n"
    path = written(tmp_path, FREE + effects)
    for year, season, gained in ((1, 0, 0), (2, 0, 1), (2, 1, 0), (3, 0, 1)):
        state = at_working(year=year, season=season, ruleset=path)
        own(state, 1, "11")
        events = end_phase(state)
        assert [event for event in events if isinstance(event, Gained)] == (
            [Gained(1, "food", 1, "11")] if gained else []
        )
    state = at_working(year=2, season=Season.SUMMER, ruleset=path)
    do(state, "acquire 11 by farmer")
    assert state.seats[0].food == 0  # not when it is acquired


def test_times_left() -> None:
    summers, all_of_them = Timing(Season.SUMMER, 1, 0, True), Timing(None, 2, 2, True)
    assert [summers.times_left(1, season, 3, PHASES) for season in (0, 1, 2, 3)] == [3, 2, 2, 2]
    assert [all_of_them.times_left(*when, 3, PHASES) for when in ((1, 2), (2, 0), (2, 2))] == [3, 2, 0]


@pytest.mark.parametrize(
    ("keys", "said", "short"),
    [
        ("season = 'summer'", "If acquired in summer: Gain 1 food.", "in summer: 1 food"),
        ("from_year = 2", "If acquired from year 2 on: Gain 1 food.", "from year 2 on: 1 food"),
        ("to_year = 1", "If acquired in year 1: Gain 1 food.", "in year 1: 1 food"),
        ("to_year = 2", "If acquired up to year 2: Gain 1 food.", "up to year 2: 1 food"),
        (
            "season = 'autumn', from_year = 2, to_year = 3",
            "If acquired in autumn, in the years 2 to 3: Gain 1 food.",
            "in autumn, in the years 2 to 3: 1 food",
        ),
        (
            "every = true",
            "Every season before winter, right at its beginning: Gain 1 food.",
            "every season before winter: 1 food",
        ),
        (
            "every = true, season = 'spring', from_year = 2",
            "Every spring, from year 2 on, right at its beginning: Gain 1 food.",
            "every spring, from year 2 on: 1 food",
        ),
    ],
)
def test_it_is_said(tmp_path: Path, keys: str, said: str, short: str) -> None:
    ruleset = load_ruleset(written(tmp_path, f"[tile.11]\neffects = [{{ {GAIN}, {keys} }}]\n"))
    assert (told(ruleset, "11"), line(ruleset, "11")) == (said, short)


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (f"{{ {GAIN}, season = 'winter' }}", "[0].season: 'winter' is no season"),
        (f"{{ {GAIN}, from_year = 3, to_year = 2 }}", "[0].to_year: is before year 3, in which it begins"),
        (f"{{ {GAIN}, from_year = 7 }}", "[0].from_year: is year 7, and there are 3, and one more with Iron"),
        ("{ may = 'dig', every = true }", "[0].every: goes with gain and lose, without blacks"),
        (
            "{ needed = true, choose = [{ pay = { wood = 1 } }], season = 'summer' }",
            "[0].season: has no place here; a price is asked whenever",
        ),
        (
            f"{{ choose = [{{ then = [{{ {GAIN}, season = 'summer' }}] }}, {{ {GAIN} }}] }}",
            "[0].choose[0].then[0]: has its own season or years",
        ),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, effect: str, said: str) -> None:
    (found,) = faults(path := written(tmp_path, f"[tile.11]\neffects = [{effect}]\n"))
    assert found.startswith(f"{path}:2: tile.11.effects{said}"), found


def test_games_with_it_go_on(tmp_path: Path) -> None:
    text = f"""{FREE}effects = [{{ gain = {{ coal = 1, vp = 1 }}, every = true }}]
[tile.33]
effects = [{{ may = "dig", season = "autumn" }}, {{ gain = {{ wood = 2 }}, from_year = 2 }}]
"""
    assert sum(1 for _ in games(written(tmp_path, text), 4)) > 500
