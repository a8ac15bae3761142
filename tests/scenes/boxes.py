"""The places of bubbles and of tiles in large, as they are drawn."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.scenes.kit.bubble import draw_bubble
from game.scenes.stage import pointing
from game.table.canvas import Canvas

Boxes = list[pygame.Rect]


def noted(monkeypatch: pytest.MonkeyPatch, *modules: str) -> Boxes:
    """Return a list that grows with each tile in large and each bubble drawn by these rooms of scenes."""
    found: Boxes = []
    card = pointing.draw_tile_card

    def said(*arguments: Any, **more: Any) -> pygame.Rect:
        found.append(draw_bubble(*arguments, **more))
        return found[-1]

    def shown(canvas: Canvas, rect: pygame.Rect, *more: Any) -> None:
        found.append(rect)
        card(canvas, rect, *more)

    for module in modules:
        monkeypatch.setattr(f"game.scenes.{module}.draw_bubble", said)
    monkeypatch.setattr(pointing, "draw_tile_card", shown)
    return found


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> Boxes:
    """The places of what was said, refused, and of tiles in large, since the list was emptied."""
    return noted(monkeypatch, "play.offer", "stage.stage")


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> Boxes:
    """The places of a tile in large and of what is said below it, since the list was emptied."""
    return noted(monkeypatch, "stage.pointing")
