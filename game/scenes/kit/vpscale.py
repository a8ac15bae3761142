"""The scale of a chart of VP: heights, and the VP that have a line."""

from __future__ import annotations

from math import ceil, floor

import pygame

STEPS = (5, 10, 20, 50, 100)  # VP from one line to the next
LINES = 9  # at most


class VpScale:
    """VP as heights in a plot, from whole step to whole step."""

    def __init__(self, lowest: float, highest: float) -> None:
        self.step = next((step for step in STEPS if (highest - lowest) / step < LINES), STEPS[-1])
        self.top = max(1, ceil(highest / self.step)) * self.step
        self.bottom = floor(lowest / self.step) * self.step

    def y(self, vp: float, rect: pygame.Rect) -> float:
        """Return the height of a number of VP in a plot."""
        return rect.bottom - (vp - self.bottom) / (self.top - self.bottom) * rect.height

    @property
    def lines(self) -> range:
        """Return the VP that have a line."""
        return range(self.bottom, self.top + 1, self.step)
