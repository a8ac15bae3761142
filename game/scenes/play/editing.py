"""What the editors of a plan and of a storage have in common: things in hand, changes to be taken back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from game.scenes.play.commands import Command
from game.scenes.play.hand import Drag, Home, Lying, Thing
from game.scenes.stage.stage import Stage

Value = TypeVar("Value")


class Editor(Generic[Value, Thing, Home]):
    """A plan or storage being edited: its former values, and what is in hand."""

    def __init__(self, plan: Value) -> None:
        self.plan = plan
        self.begun = plan  # what lay there when it began, with an empty past or one of former pieces
        self.past: list[Value] = []
        self.drag: Drag[Thing, Home] | None = None

    def back(self) -> bool:
        """Put down what is in hand, or take back the last change; return True if there was something."""
        if self.drag is not None:
            self.drag = None
            return True
        if not self.past:
            return False
        self.plan = self.past.pop()
        return True

    @property
    def changed(self) -> bool:
        """Return True if something is laid that did not lie there when it began."""
        return bool(self.past) and self.plan != self.begun

    def _change(self, plan: Value) -> None:
        self.past.append(self.plan)
        self.plan = plan

    @property
    def dragged(self) -> Drag[Thing, Home] | None:
        """What is in hand, if it is dragged and not only clicked."""
        return self.drag if self.drag is not None and self.drag.moved else None

    def spots(self, stage: Stage) -> Iterable[Lying[Thing, Home]]:
        """Return everything that can be taken in hand."""
        raise NotImplementedError

    def lying_at(self, spot: tuple[int, int], stage: Stage) -> Lying[Thing, Home] | None:
        """Return what can be taken in hand at a spot: the uppermost."""
        found = [lying for lying in self.spots(stage) if lying.rect.collidepoint(spot)]
        return found[-1] if found else None

    def takes_hold(self, spot: tuple[int, int], stage: Stage) -> bool | None:
        """Return True if what lies at a spot can be put somewhere; None if nothing lies there."""
        lying = self.lying_at(spot, stage)
        return None if lying is None else self.goes_somewhere(lying)

    def goes_somewhere(self, lying: Lying[Thing, Home]) -> bool:
        """Return True if a thing can be laid somewhere, or taken up again."""
        return True

    def refused_at(self, spot: tuple[int, int], stage: Stage) -> bool:
        """Return True if what is dragged cannot be put down at a spot."""
        raise NotImplementedError

    def alike(self, lying: Lying[Thing, Home]) -> int:
        """Return the number of things alike that lie there and can be taken together."""
        return 1

    def press(self, spot: tuple[int, int], stage: Stage, alike: bool = False) -> None:
        """Take hold of what lies under the pointer, or of all that lie there `alike`."""
        lying = self.lying_at(spot, stage)
        count = self.alike(lying) if lying is not None and alike else 1
        self.drag = None if lying is None else Drag(lying, spot, spot, count)

    def drop(self, stage: Stage) -> list[Command]:
        """Let go of what is in hand; return the commands that means."""
        drag, self.drag = self.drag, None
        if drag is None:
            return []
        return self.dropped(drag, stage) if drag.moved else self.clicked(drag)

    def dropped(self, drag: Drag[Thing, Home], stage: Stage) -> list[Command]:
        """Return the commands that it means to let go of a thing where the pointer is."""
        raise NotImplementedError

    def clicked(self, drag: Drag[Thing, Home]) -> list[Command]:
        """Return the commands that a click on a thing means."""
        raise NotImplementedError
