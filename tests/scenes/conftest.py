"""What tests of scenes share: a display to draw on, drawings, and disks that fill up."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.scenes.boxes import boxes, parts  # noqa: F401
from tests.scenes.paintbox import drawings  # noqa: F401
from tests.scenes.stillness import still_land  # noqa: F401
from tests.scenes.unsavable import Disk, own_places


@pytest.fixture(scope="module")
def display() -> None:
    """Fonts and surfaces can be made, without a window."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folders of whoever runs the tests are elsewhere."""
    own_places(tmp_path, monkeypatch)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """The disk of the home; it can be made full."""
    return Disk(monkeypatch)
