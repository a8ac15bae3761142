"""What holds for every test: no real window or sound, English, and a home for saves and settings."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["LC_ALL"] = "C.UTF-8"  # tests read English, whatever the system speaks
settings.register_profile("patient", deadline=None)  # a busy machine is no fault of the code
settings.load_profile("patient")

PATIENCE = 10.0
ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def root() -> Path:
    """The folder of main.py."""
    return ROOT


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves and settings of the player who runs the tests stay untouched."""
    monkeypatch.setenv("HASPELKNECHT_HOME", str(tmp_path / "home"))


@pytest.fixture(autouse=True)
def _no_game_is_left_open() -> Iterator[None]:
    """What a test played is let go of: the threads that save it end, and its lock."""
    yield
    keeper = sys.modules.get("game.scenes.saving.keeper")
    if keeper is not None:
        keeper.settle(PATIENCE)
