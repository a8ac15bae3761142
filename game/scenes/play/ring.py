"""The ring that arrows and Tab move from stop to stop, and that follows what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.scenes.kit.steering import ARROWS, beside, following
from game.scenes.play.planning import PlanEditor
from game.scenes.play.stops import advice, nearest, sought, stops, successor
from game.scenes.play.storage import StorageEditor
from game.scenes.play.table import PlayTable
from game.scenes.stage.pointing import AWAY, SteeringStop
from game.scenes.stage.why.story import Story

Spot = tuple[int, int]


class SteeringRing:
    """Keeps `steered` of a table, the stop that keys have gone to; `move` takes the pointer there."""

    def __init__(self, table: PlayTable, move: Callable[[Spot], None]) -> None:
        self.table, self.move = table, move
        self._editor: PlanEditor | StorageEditor | None = None  # the one that keys have begun with
        self._advised: Story | None = None  # the advice that was seen last

    def go(self, event: pygame.Event) -> bool:
        """Go to the stop that an arrow or Tab leads to; return False at any other key."""
        table = self.table
        if event.key != pygame.K_TAB and event.key not in ARROWS:
            return False
        table.bubble, found = None, stops(table)
        if table.steered is None:
            self.stop_at(self._first(found))
        else:
            number = self._next(event, [stop.rect for stop in found], table.steered.rect)
            if number is not None:
                self.stop_at(found[number])
        return True

    def _first(self, found: list[SteeringStop]) -> SteeringStop:
        """Return the stop where keys begin: the first piece of a plan to lay, else the nearest stop."""
        if isinstance(self.table.editor, PlanEditor) and (first := sought(self.table)):
            return first[0]
        return found[0] if self.table.stage.pointer == AWAY else nearest(found, self.table.stage.pointer)

    def _next(self, event: pygame.Event, rects: Sequence[pygame.Rect], here: pygame.Rect) -> int | None:
        """Return the number of the place that an arrow or Tab leads to."""
        if event.key == pygame.K_TAB:
            return following(rects, here, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        return beside(rects, here, ARROWS[event.key])

    def stop_at(self, stop: SteeringStop) -> None:
        self.table.steered, self.table.dirty = stop, True
        self.move(stop.spot)

    def settle(self) -> None:
        """At rest, leave a stop that has gone for the one that follows; begin with a new plan.

        From the button that asks for advice go to the advice, once it has come.
        """
        table, seen, begun = self.table, self._advised, self.table.editor is not self._editor
        self._advised, self._editor = table.why.advised, table.editor
        if table.steered is None:
            return
        asked = table.steered.rect == table.stage.layout.ask
        if asked and self._advised is not seen and (buttons := advice(table)):
            self.stop_at(buttons[0])
        found = stops(table)
        if begun and isinstance(table.editor, PlanEditor):
            self.stop_at(self._first(found))
        elif table.steered in found:
            if table.stage.pointer != table.steered.spot:
                self.move(table.steered.spot)
        elif table.session.human or table.stage.winter_read:
            self.stop_at(successor(table, table.steered))
