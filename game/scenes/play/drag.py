"""What is under the pressed button, and whether it is dragged or only clicked."""

from __future__ import annotations

from dataclasses import dataclass

DRAG_FROM = 6  # pixels of way that make a drag out of a click


@dataclass
class Drag:
    """A hold on something: where it began and where the pointer is."""

    start: tuple[int, int]
    now: tuple[int, int]

    @property
    def moved(self) -> bool:
        """Whether it is dragged, not only clicked."""
        return abs(self.now[0] - self.start[0]) + abs(self.now[1] - self.start[1]) > DRAG_FROM
