"""The game of a day follows from its date alone, and never changes."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from game.daily import LEVELS, Attempt, again, attempt_of, daily_game
from game.rules import new_game
from game.rules.ruleset import load_ruleset
from game.rules.setup import layouts

VALLEY = ("16", "17", "18", "19", "26", "27", "28", "29", "36", "37", "38", "46", "47")
IRON = ("10E", "30E", "40E")
GOLDEN = {
    "2024-02-29": ("steiger", 187121, "two-rounds", "random", "", "A"),
    "2026-11-22": ("meister", 355771, "two-short-asymmetric-legs", "recommended", "iron", "A"),
    "2026-11-23": ("knecht", 632774, "two-short-asymmetric-legs", "recommended", "iron", "A"),
    "2026-12-24": ("steiger", 702753, "three-long-legs", "random", "", "A"),
    "2026-12-31": ("steiger", 228493, "two-rounds", "random", "", "A"),
    "2027-01-01": ("steiger", 319785, "three-long-legs", "recommended", "iron", "A"),
    "2028-06-15": ("steiger", 115817, "three-short-legs", "recommended", "black+iron", "A"),
    "2040-07-07": ("meister", 23440, "three-short-legs", "random", "", "A"),
}


@pytest.mark.parametrize("day", GOLDEN)
def test_a_day_keeps_its_game(day: str) -> None:
    game = daily_game(date.fromisoformat(day))
    setup = game.setup
    modules, new = "+".join(sorted(setup.modules)), setup.new_tiles
    assert (game.level, setup.seed, setup.layout, setup.tiles, modules, setup.tunnel) == GOLDEN[day]
    assert new == (() if not modules else VALLEY + (IRON if "iron" in modules else ()))
    assert setup.seats == 2 and setup.ruleset == "base"
    assert not (setup.open_planning or setup.start_buildings or setup.start_improved_farmhand)


def test_every_day_has_a_game_that_can_be_played() -> None:
    days = [date(2026, 11, 22) + timedelta(days=7 * week + week % 7) for week in range(120)]
    found = [daily_game(day) for day in days]
    for game in found:
        assert new_game(game.setup).to_move is not None
    assert {game.setup.layout for game in found} <= set(layouts(load_ruleset(), 2))
    assert len({game.setup.layout for game in found}) == 6
    assert {tuple(sorted(game.setup.modules)) for game in found} == {
        (),
        ("black",),
        ("iron",),
        ("black", "iron"),
    }
    assert {game.setup.tiles for game in found} == {"first", "random", "recommended"}
    assert {game.setup.tunnel for game in found} == {"A", "B"}


def test_opponents_grow_from_monday_to_sunday() -> None:
    week = [daily_game(date(2026, 11, 16) + timedelta(days=at)).level for at in range(7)]
    assert tuple(week) == LEVELS


def test_a_mark_says_the_day_and_the_attempt() -> None:
    first = Attempt(date(2026, 11, 22))
    assert first.mark == "2026-11-22" and attempt_of(first.mark) == first
    assert again(first.mark) == "2026-11-22 again"
    assert again(again(first.mark)) == "2026-11-22 again"
    assert attempt_of("2026-11-22 again") == Attempt(date(2026, 11, 22), again=True)


@pytest.mark.parametrize("mark", ["", "2026-02-30", "2026-11-22 twice", "22.11.2026"])
def test_what_names_no_day_is_no_attempt(mark: str) -> None:
    assert attempt_of(mark) is None and again(mark) == ""
