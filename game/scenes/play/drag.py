"""What is under the pressed button, and whether it is dragged or only clicked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

DRAG_FROM = 6  # pixels of way that make a drag out of a click


@dataclass
class Drag:
    """A hold on something: where it began and where the pointer is."""

    start: tuple[int, int]
    now: tuple[int, int]

    @property
    def moved(self) -> bool:
        """Return whether it is dragged, not only clicked."""
        return far(self.start, self.now, DRAG_FROM)


def far(a: tuple[int, int], b: tuple[int, int], limit: float) -> bool:
    """Return whether two spots lie so many pixels of way apart."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) > limit


Value = TypeVar("Value")
Held = TypeVar("Held", bound=Drag)


class Edited(Generic[Value, Held]):
    """A plan being edited: what it was before each change, and what is in hand."""

    def __init__(self, plan: Value) -> None:
        self.plan = plan
        self.past: list[Value] = []
        self.drag: Held | None = None

    def back(self) -> bool:
        """Take back the last change; whether there was one."""
        if self.drag is not None:
            self.drag = None
            return True
        if not self.past:
            return False
        self.plan = self.past.pop()
        return True

    def _change(self, plan: Value) -> None:
        self.past.append(self.plan)
        self.plan = plan
