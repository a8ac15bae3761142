"""Type whose letters stand where they belong: pygame puts each on a whole pixel, which tears small words."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.plain import escaped
from game.table.palette import RGB

FINER = 2  # times as large are letters drawn, and then made smaller


class Letters:
    """A font of one size in pixels; None for the path is pygame's own font."""

    def __init__(self, path: Path | None, size: float) -> None:
        self.point_size = size
        self._large = pygame.Font(path, round(size * FINER))

    def size(self, text: str) -> tuple[int, int]:
        """Width and height of a line of text, in pixels. What cannot be shown is written out."""
        width, height = self._large.size(escaped(text))
        return -(-width // FINER), -(-height // FINER)

    def render(self, text: str, colour: RGB) -> pygame.Surface:
        """A line of text on a transparent surface of its size; one without width is refused by pygame."""
        shown = escaped(text)
        large = self._large.render(shown if self._large.size(shown)[0] else "", True, colour)
        return pygame.transform.smoothscale(large, self.size(text))

    @property
    def ascent(self) -> int:
        """From the base line to the top of a line, in pixels."""
        return round(self._large.get_ascent() / FINER)

    @property
    def height(self) -> int:
        """Of a line, in pixels."""
        return self.size("")[1]
