"""Type whose letters stand where they belong: pygame puts each on a whole pixel, which tears small words."""

from __future__ import annotations

import re
from pathlib import Path

import pygame

from game.plain import escaped
from game.table.palette import RGB

FINER = 2  # times as large are letters drawn, and then made smaller
_QUOTED = re.compile("(?<=[“”„«»])(?=.)|(?<=.)(?=[“”„«»])")
"""Where a quotation mark stands beside another letter: by the fonts' kerning they would touch."""


class Letters:
    """A font of one size in pixels; None for the path is pygame's own font."""

    def __init__(self, path: Path | None, size: float) -> None:
        self.point_size = size
        self._large = pygame.Font(path, round(size * FINER))

    def size(self, text: str) -> tuple[int, int]:
        """Return width and height of a line of text, in pixels. What cannot be shown is written out."""
        sizes = [self._large.size(run) for run in _QUOTED.split(escaped(text))]
        return -(-sum(width for width, _ in sizes) // FINER), -(-sizes[0][1] // FINER)

    def render(self, text: str, colour: RGB) -> pygame.Surface:
        """Return a line of text on a transparent surface; pygame refuses one without width."""
        runs = [self._run(run, colour) for run in _QUOTED.split(escaped(text))]
        large = runs[0] if len(runs) == 1 else _joined(runs)
        return pygame.transform.smoothscale(large, self.size(text))

    def _run(self, text: str, colour: RGB) -> pygame.Surface:
        return self._large.render(text if self._large.size(text)[0] else "", True, colour)

    @property
    def ascent(self) -> int:
        """From the base line to the top of a line, in pixels."""
        return round(self._large.get_ascent() / FINER)

    @property
    def height(self) -> int:
        """Of a line, in pixels."""
        return self.size("")[1]


def _joined(runs: list[pygame.Surface]) -> pygame.Surface:
    """Return runs of letters side by side."""
    size = sum(run.get_width() for run in runs), runs[0].get_height()
    whole = pygame.Surface(size, pygame.SRCALPHA)
    left = 0
    for run in runs:
        whole.blit(run, (left, 0))
        left += run.get_width()
    return whole
