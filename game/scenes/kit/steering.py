"""Finds the next place for whoever steers by arrow keys instead of pointing."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

ARROWS = {pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1), pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0)}
ASIDE = 3  # so much farther off seems a place that lies to the side of the way


def beside(places: Sequence[pygame.Rect], here: pygame.Rect, way: tuple[int, int]) -> int | None:
    """Return the number of the place that comes next on a way; None where nothing lies there.

    What lies straight ahead is nearer than what lies aside; a place counts by the gap between its edges.
    """
    found = [
        (_distance(here, place, way), number)
        for number, place in enumerate(places)
        if _ahead(here, place, way)
    ]
    return min(found)[1] if found else None


def in_line(places: Sequence[pygame.Rect], here: pygame.Rect, way: tuple[int, int]) -> int | None:
    """Return the number of the place that comes next on a way in the same row or column, else `beside`."""
    line = [number for number, place in enumerate(places) if not _aside(here, place, way)]
    found = beside([places[number] for number in line], here, way)
    return beside(places, here, way) if found is None else line[found]


def following(places: Sequence[pygame.Rect], here: pygame.Rect, by: int) -> int:
    """Return the number of the place that follows `here` in reading order, or comes before it (by -1)."""
    order = sorted(range(len(places)), key=lambda number: _reading(places[number]))
    spots = [_reading(places[number]) for number in order]
    if by > 0:
        after = next((i for i, spot in enumerate(spots) if spot > _reading(here)), 0)
    else:
        after = next((i for i in reversed(range(len(spots))) if spots[i] < _reading(here)), -1)
    return order[after]


def _reading(place: pygame.Rect) -> tuple[int, int]:
    return place.centery, place.centerx


def _ahead(here: pygame.Rect, place: pygame.Rect, way: tuple[int, int]) -> bool:
    return (place.centerx - here.centerx) * way[0] + (place.centery - here.centery) * way[1] > 0


def _distance(here: pygame.Rect, place: pygame.Rect, way: tuple[int, int]) -> tuple[int, int]:
    """The gap between two places, what lies aside weighed more; then the way between their middles."""
    along, aside = _aside(here, place, way[::-1]), _aside(here, place, way)
    middles = abs(place.centerx - here.centerx) + abs(place.centery - here.centery)
    return along + ASIDE * aside, middles


def _aside(here: pygame.Rect, place: pygame.Rect, way: tuple[int, int]) -> int:
    """The gap between two places across a way."""
    if way[0]:
        return _gap(here.top, here.bottom, place.top, place.bottom)
    return _gap(here.left, here.right, place.left, place.right)


def _gap(first: int, last: int, other_first: int, other_last: int) -> int:
    """The space between two stretches; 0 where they overlap."""
    return max(0, other_first - last, first - other_last)
