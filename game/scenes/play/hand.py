"""Things that can be taken in hand on the table, and the hold on one of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

import pygame

from game.scenes.stage.pointing import far

DRAG_FROM = 6  # pixels of way that make a drag out of a click
Thing = TypeVar("Thing")
Home = TypeVar("Home")


@dataclass(frozen=True)
class Lying(Generic[Thing, Home]):
    """A thing that can be taken in hand: on a field or in a slot, or with no such origin still to be laid."""

    rect: pygame.Rect
    thing: Thing
    origin: Home | None
    sprite: str


@dataclass
class Drag(Generic[Thing, Home]):
    """A hold on something: where it began, where the pointer is, and how many alike go together."""

    lying: Lying[Thing, Home]
    start: tuple[int, int]
    now: tuple[int, int]
    count: int = 1

    @property
    def moved(self) -> bool:
        """Return True if it is dragged, not only clicked."""
        return far(self.start, self.now, DRAG_FROM)
