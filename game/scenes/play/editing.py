"""A piece in hand, and what an editor of plan or storage has in common: changes that can be taken back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

DRAG_FROM = 6  # pixels of way that make a drag out of a click


@dataclass
class Drag:
    """A hold on something: where it began, and where the pointer is."""

    start: tuple[int, int]
    now: tuple[int, int]
    count: int = field(default=1, kw_only=True)  # alike pieces that go together

    @property
    def moved(self) -> bool:
        """Return True if it is dragged, not only clicked."""
        return far(self.start, self.now, DRAG_FROM)

    @property
    def sprite(self) -> str:
        """The drawing of what is held."""
        raise NotImplementedError


def far(a: tuple[int, int], b: tuple[int, int], limit: float) -> bool:
    """Return True if two spots are more than so many pixels apart."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) > limit


Value = TypeVar("Value")
Held = TypeVar("Held", bound=Drag)


class Edited(Generic[Value, Held]):
    """A plan or storage being edited: its former values, and what is in hand."""

    def __init__(self, plan: Value) -> None:
        self.plan = plan
        self.past: list[Value] = []
        self.drag: Held | None = None

    def back(self) -> bool:
        """Put down what is in hand, or take back the last change; return True if there was something."""
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
