"""Previews agree with what then happens under a draft in which every figure is another, too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.rules import Setup
from tests.other_figures import draft_file
from tests.scenes.previews import in_games
from tests.scenes.test_previews import check_game as check_moves
from tests.scenes.test_previews_forfeits import check_game as check_forfeits
from tests.scenes.test_previews_plans import check_game as check_plans


@in_games
@pytest.mark.parametrize(
    "check", [check_moves, check_plans, check_forfeits], ids=["moves", "plans", "forfeits"]
)
def test_a_draft_does_what_is_said(check: Callable[[Setup], None], setup: Setup, tmp_path: Path) -> None:
    check(replace(setup, ruleset=draft_file(tmp_path)))
