"""Fonts with even spacing: pygame puts each letter on a whole pixel, which tears small words apart."""

from __future__ import annotations

import re
from pathlib import Path

import pygame

from game.plain import escaped
from game.table.palette import RGB
from game.table.shapes import clear

FINER = 2  # letters are drawn so many times as large, and then made smaller
_QUOTED = re.compile("(?<=[“”„«»%])(?=.)|(?<=.)(?=[“”„«»])")
"""The gaps at quotation marks, and after a percent sign: with the fonts' kerning letters would touch."""


class Letters:
    """A font of one size in pixels; None for the path is pygame's own font."""

    def __init__(self, path: Path | None, size: float) -> None:
        self.point_size = size
        self._large = pygame.Font(path, round(size * FINER))

    def size(self, text: str) -> tuple[int, int]:
        """Return the width and height of a line of text, in pixels, with unprintable characters escaped."""
        sizes = [self._large.size(run) for run in _QUOTED.split(escaped(text))]
        return -(-sum(width for width, _ in sizes) // FINER), -(-sizes[0][1] // FINER)

    def render(self, text: str, colour: RGB) -> pygame.Surface:
        """Return a line of text on a transparent surface."""
        runs = [self._run(run, colour) for run in _QUOTED.split(escaped(text))]
        large = runs[0] if len(runs) == 1 else _joined(runs)
        return pygame.transform.smoothscale(large, self.size(text))

    def _run(self, text: str, colour: RGB) -> pygame.Surface:
        """Return letters at the larger size; pygame refuses a text without width."""
        return self._large.render(text if self._large.size(text)[0] else "", True, colour)

    @property
    def ascent(self) -> int:
        """The distance from the base line to the top of a line, in pixels."""
        return round(self._large.get_ascent() / FINER)

    @property
    def height(self) -> int:
        """The height of a line, in pixels."""
        return self.size("")[1]


def _joined(runs: list[pygame.Surface]) -> pygame.Surface:
    """Return runs of letters side by side."""
    whole = clear(sum(run.get_width() for run in runs), runs[0].get_height())
    left = 0
    for run in runs:
        whole.blit(run, (left, 0))
        left += run.get_width()
    return whole
