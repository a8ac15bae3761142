"""Tables whose land does not live, where pictures are compared that are not of the same moment."""

from __future__ import annotations

import pytest

from game.scenes.stage.livingboard import LivingBoard


@pytest.fixture
def still_land(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing lives on a board: its picture is that of the position alone."""
    monkeypatch.setattr(LivingBoard, "draw", lambda life, canvas, moves: None)
    monkeypatch.setattr(LivingBoard, "stir", lambda life, canvas, seconds: ())
