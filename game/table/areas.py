"""Areas of a part of the picture: where one has changed, it is drawn anew with all that reaches there."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, NamedTuple, TypeVar

import pygame

MOSTLY = 0.6  # the share of a part from which on all of it is drawn
Mark = TypeVar("Mark")
AreaKey = tuple[Hashable, tuple[int, ...]]
"""The key of an area, and its place."""


class KeptArea(NamedTuple, Generic[Mark]):
    """An area of a part as it was made: its key and place, and the texts on it."""

    key: AreaKey
    marks: list[Mark]


def mended(
    image: pygame.Surface,
    below: pygame.Surface,
    whole: pygame.Rect,
    keys: Sequence[AreaKey],
    kept: Sequence[KeptArea[Mark]],
    draw: Callable[[int, list[Mark]], None],
) -> tuple[KeptArea[Mark], ...]:
    """Draw anew what has changed on the image of a part, `whole` in the window; return its areas now.

    `below` is what all areas lie on. `draw` draws the area of a number on the image, and tells its texts.
    """
    holes = _changed(kept, keys, whole) if kept else [whole]
    now = [KeptArea(key, was.marks) for key, was in zip(keys, kept, strict=True)] if kept else []
    now = now or [KeptArea[Mark](key, []) for key in keys]
    for hole in holes:
        spot = hole.move(-whole.left, -whole.top)
        image.set_clip(spot)
        image.blit(below, spot, spot)
        for number, key in enumerate(keys):
            if hole.colliderect(key[1]):
                now[number] = KeptArea(key, [])
                draw(number, now[number].marks)
    image.set_clip(None)
    return tuple(now)


def _changed(
    before: Sequence[KeptArea[Mark]], keys: Sequence[AreaKey], whole: pygame.Rect
) -> list[pygame.Rect]:
    """Return the places of the areas that have changed; the whole part where most of them have."""
    found = [pygame.Rect(key[1]) for key, was in zip(keys, before, strict=True) if key != was.key]
    size = sum(rect.width * rect.height for rect in found)
    return [whole] if size > MOSTLY * whole.width * whole.height else found
