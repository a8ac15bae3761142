"""The window opens quickly: who sits down later is not thought of before."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from game.automa import AUTOMAS, LEVELS, TEMPERAMENTS
from game.automa.baselines import RandomPlayer
from game.automa.data_files import Strength, strengths
from game.program.opponents import automas
from game.rules.message import message
from game.scenes.app.window import PIXELS, start_display
from tests.english import english

OPEN = """
import sys
from game.program.commands import without_devices
from game.program.opponents import automas
from game.scenes.app import App
without_devices()
App(automas(), (1280, 720)).step(0)
sys.exit(any(name.startswith("game.automa") for name in sys.modules))
"""


def test_every_automa_is_offered_the_strongest_first() -> None:
    offered = automas()
    assert offered.levels == LEVELS
    for name in LEVELS:
        assert offered.knows(name) and isinstance(offered.make(name, 1), type(AUTOMAS[name](1)))
    assert [one.name for one in offered.described] == list(LEVELS)


def test_what_is_told_of_a_level_is_what_was_measured() -> None:
    told = automas().about("bauer")
    level = strengths()["bauer"]
    assert told.summary == message("level-bauer") and told.figures is not None
    said = english(told.figures)
    assert f"{level.games:,} games against {level.against.capitalize()}" in said
    assert [one.name for one in told.temperaments] == list(TEMPERAMENTS)
    assert automas().about("knecht").temperaments == ()
    assert all(automas().knows(f"bauer:{one.name}") for one in told.temperaments)


@pytest.mark.parametrize(("wins", "share"), [(912, "91%"), (998, "99.8%"), (1000, "100%")])
def test_a_game_that_was_lost_is_not_rounded_away(wins: int, share: str) -> None:
    level = Strength(against="greedy", games=1000, wins=wins, vp=29.8, their_vp=-7.5, command="ladder")
    expected = f"Wins {share} of 1,000 games against a greedy player, by 30 to −8 VP on average."
    assert english(level.said) == expected


def test_who_is_offered_no_more_can_still_sit_down_and_nobody_else() -> None:
    offered = automas()
    assert "random" not in offered.levels and offered.knows("random")
    assert isinstance(offered.make("random", 1), RandomPlayer)
    assert not offered.knows("nobody") and not offered.knows("bauer:nobody")


@pytest.mark.long
def test_the_window_opens_without_the_automas() -> None:
    assert subprocess.run([sys.executable, "-c", OPEN], check=False).returncode == 0


@pytest.mark.parametrize(("given", "asked"), [(None, "permonitorv2"), ("unaware", "unaware")])
def test_windows_does_not_enlarge_the_window(
    given: str | None, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PIXELS, given or "")
    if given is None:
        monkeypatch.delenv(PIXELS)
    monkeypatch.setattr("game.scenes.app.window.sys.platform", "win32")
    start_display()
    assert os.environ[PIXELS] == asked
