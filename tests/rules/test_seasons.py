"""A new season is missed wherever the program asks for something by season."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from game.rules.ruleset.figures import SeasonName
from game.rules.terms import PHASES, BySeason, Season


def test_what_is_found_by_season_has_each() -> None:
    assert BySeason._fields == tuple(season.label for season in Season)
    assert [season.label for season in Season] == [BySeason(*BySeason._fields)[season] for season in Season]


def test_a_ruleset_names_every_phase() -> None:
    assert (*PHASES, Season.WINTER) == (*Season,)
    assert get_args(SeasonName) == tuple(phase.label for phase in PHASES)


def test_only_a_box_says_which_phases_a_game_has(root: Path) -> None:
    """Rules and rulebook tell of rulesets, for which there is no box."""
    rooms = [folder for folder in (root / "game").iterdir() if folder.name not in ("rules", "rulebook")]
    others = [path for folder in rooms for path in folder.rglob("*.py")]
    assert len(others) > 400
    used = re.compile(r"import .*\bPHASES\b")
    found = {path.name for path in others if used.search(path.read_text("utf-8"))}
    assert not found, "len(state.box.phases), or state.phases_before"
