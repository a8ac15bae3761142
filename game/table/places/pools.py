"""The Disks panel: one row a pool, its reserve at the left and its three colour groups at the right."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.rules.disks import Disks
from game.table.places.ruler import Ruler, pile

HEADER, TITLE = 28.0, 130.0
SHORT = 100.0  # rows lower than this name the pool at their left, not above


class PoolPlace(NamedTuple):
    """One pool: its name, water symbol, reserve, and the colour groups (by Colour) of the action pool."""

    rect: pygame.Rect
    title: pygame.Rect
    water: pygame.Rect
    reserve: pygame.Rect
    arrow: pygame.Rect
    action: pygame.Rect
    groups: tuple[pygame.Rect, ...]
    disk: int
    caption: int
    rim: int
    """The width of the rim in which a glow lies."""

    def caption_in(self, rect: pygame.Rect) -> pygame.Rect:
        """Return the room of a caption at the lower edge of a rectangle, above the rim."""
        return pygame.Rect(rect.left, rect.bottom - self.caption - self.rim, rect.width, self.caption)

    def group_spots(self, colour: int, count: int) -> list[pygame.Rect]:
        """Return the places of the disks of one colour in the action pool, above their number."""
        group = self.groups[colour].inflate(-self.caption // 2, 0)
        top, bottom = group.top + self.rim, self.caption_in(group).top - self.rim // 3
        room = pygame.Rect(group.left, top, group.width, bottom - top)
        columns = 1 if count <= 2 and room.height > 1.4 * self.disk else 2 if count <= 6 else 3
        if room.height < 1.6 * self.disk:
            columns = max(2, min(3, count))
        return pile(room, count, self.disk, columns)

    def reserve_spots(self, disks: Disks) -> list[tuple[int, pygame.Rect]]:
        """Return the places of the disks of the reserve, each with its colour."""
        colours = [colour for colour in range(3) for _ in range(disks[colour])]
        room = self.reserve.inflate(-6, -6)
        room.height -= self.caption if room.height > 2 * self.disk else 0
        return list(zip(colours, pile(room, len(colours), self.disk), strict=True))


class DisksPlace(NamedTuple):
    """The Disks panel."""

    rect: pygame.Rect
    title: pygame.Rect
    bag: pygame.Rect
    pools: tuple[PoolPlace, ...]

    def reserve_at(self, point: tuple[float, float]) -> int | None:
        """Return the reserve pool under a point."""
        return next((i for i, pool in enumerate(self.pools) if pool.reserve.collidepoint(point)), None)


def disks(ruler: Ruler, pools: int, x: float, y: float, w: float, h: float) -> DisksPlace:
    """Return the panel at x, y with its pools."""
    gap = 5.0 if pools > 2 else 8.0
    row = (h - HEADER - 8 - gap * (pools - 1)) / pools
    return DisksPlace(
        ruler.rect(x, y, w, h),
        ruler.rect(x + 12, y + 4, w / 2, HEADER - 6),
        ruler.rect(x + w / 2, y + 4, w / 2 - 12, HEADER - 6),
        tuple(_pool(ruler, x + 8, y + HEADER + (row + gap) * i, w - 16, row) for i in range(pools)),
    )


def _pool(ruler: Ruler, x: float, y: float, w: float, h: float) -> PoolPlace:
    short = h < SHORT
    head, side = (0.0, 44.0) if short else (24.0, 0.0)
    top, height = y + head + 5, h - head - 10
    left, width = x + side + 6, w - side - 12
    reserve_w, arrow_w = width * (0.30 if short else 0.29), 18.0
    action_x = left + reserve_w + arrow_w
    action_w = width - reserve_w - arrow_w
    group_w = (action_w - 8) / 3
    disk = 26.0 if h > 70 else 24.0
    return PoolPlace(
        ruler.rect(x, y, w, h),
        ruler.rect(x + 8, y + (6 if short else 0), side - 8 if short else TITLE, 23 if short else 27),
        ruler.rect(x + 5, y + 35, 38, 26) if short else ruler.rect(x + 14 + TITLE, y + 3, 60, 21),
        ruler.rect(left, top, reserve_w, height),
        ruler.rect(left + reserve_w + 2, top + height / 2 - 7, arrow_w - 4, 14),
        ruler.rect(action_x, top, action_w, height),
        tuple(ruler.rect(action_x + 4 + group_w * i + 2, top + 3, group_w - 4, height - 6) for i in range(3)),
        ruler.px(disk),
        ruler.px(20 if short else 22),
        ruler.px(3),
    )
