"""The places of the winter's farmyard: over developments and pools, where nothing happens in winter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.rules.box import Box
from game.rules.terms import Resource
from game.table.layout import Layout

SHAPE = 140 / 150  # the height of a building by its width
DOORWAY = (47, 70, 56, 62)  # in a building's drawing, 150 by 140
STORED = 0.86  # the side of what is stored, by the width of the doorway
WIDEST = 172.0  # a building's width in design units
LEAST = 116.0  # the least width of one with the landlord's board beside it; else that stands on a hill
BOARD, POST = (150.0, 66.0), 14.0  # the size of his board, and the height of its posts
LANDLORD = (62.0, 78.0)  # his size; he stands behind the board, on the hill beside it
HORIZON = 0.55  # the height at which the snow of the yard begins, by that of the land
CREST = 92.0  # the height from the top of the land down to the hill's top
DEBT = (30.0, 36.0)  # the size of the note on the door
COLUMN = 46.0  # the width of what lies beside the rod
FREE = 14.0  # the height that is free above what lies in the strip
LEDGER = 306.0  # the width of the seats' lines
LINE = 76.0  # the most height of one
STRIP, SIGN = 82.0, 38.0  # the heights of goods and rod, and of a building's name
SUNK = 6.0  # so deep the landlord stands behind his board or the hill
GAP, NARROW = 8.0, 4.0  # from one building to the next in one row, and in two
ROW = 5  # the most buildings in one row, as many as the base has
BEAM = 34.0  # the height of the rod below the coal
NOTE = 40.0  # the height of what is said below the lines
CELL, CELLS = 36.0, 9  # the least width of a cell of the rod, and so many of them if they fit
NEXT = 2  # so many cells of the rod follow the present coal
COLUMNS = {
    "coal": (0, 0.44, 0.25),
    "lease": (0, 0.69, 0.19),
    "debt": (0, 0.88, 0.12),
    "stored": (1, 0.09, 0.55),
    "lost": (1, 0.64, 0.36),
}
"""What a seat's line tells, by the ends of the messages' ids: in its upper or lower half, left and width."""


class Rod(NamedTuple):
    """The cells of the coal's scale: that of `first` pieces, and those that follow."""

    first: int
    cells: tuple[pygame.Rect, ...]
    beam: float  # the height of the rod itself, at their foot

    def cell(self, coal: int) -> pygame.Rect:
        """Return the cell of so much coal; the nearest where the rod has none."""
        return self.cells[max(0, min(len(self.cells) - 1, coal - self.first))]

    def row(self, coal: int) -> pygame.Rect:
        """Return the place of so much coal on the rod; empty where there is none."""
        if not coal:
            return pygame.Rect(self.cells[0].topleft, (0, 0))
        first = self.cells[0] if self.first else self.lump(1)
        return first.union(self.lump(coal))

    def lump(self, coal: int) -> pygame.Rect:
        """Return the place of the last of so much coal, above its cell."""
        cell = self.cell(coal)
        return pygame.Rect(cell.left, cell.top, cell.width, cell.height - round(self.beam))


@dataclass(frozen=True)
class WinterYard:
    """The places of the farmyard and its parts."""

    rect: pygame.Rect
    scene: pygame.Rect  # all but the seats' lines
    strip: pygame.Rect  # what lies outside: goods at the left, coal on its rod
    lines: tuple[pygame.Rect, ...]  # one a seat
    note: pygame.Rect  # below them, what is lost
    button: pygame.Rect
    unit: float
    goods: tuple[Resource, ...]  # those that lie beside the rod

    @classmethod
    def over(cls, layout: Layout, box: Box) -> WinterYard:
        """Return the farmyard of a layout."""
        rect, k = layout.developments.rect.union(layout.disks.rect), layout.scale
        pad = round(12 * k)
        left = rect.right - pad - round(LEDGER * k)
        scene = pygame.Rect(rect.left + pad, rect.top, left - rect.left - 2 * pad, rect.height)
        strip = pygame.Rect(scene.left, rect.bottom - round((STRIP + 8) * k), scene.width, round(STRIP * k))
        button = pygame.Rect(0, 0, round(230 * k), round(42 * k))
        button.bottomright = rect.right - pad, rect.bottom - pad
        high = min(round(LINE * k), (button.top - rect.top - round((NOTE + 18) * k)) // box.seats)
        lines = tuple(
            pygame.Rect(left, rect.top + round(10 * k) + i * high, rect.right - pad - left, high)
            for i in range(box.seats)
        )
        note = pygame.Rect(left, lines[-1].bottom + round(8 * k), lines[0].width, 0)
        note.height = rect.bottom - pad - note.top
        goods = tuple(kind for kind in box.resources if kind is not Resource.COAL)
        return cls(rect, scene, strip, lines, note, button, k, goods)

    @property
    def free(self) -> pygame.Rect:
        """The place between what is said below the lines and the button; of no height where there is none."""
        top = self.note.top + self.px(NOTE)
        return pygame.Rect(self.note.left, top, self.note.width, max(0, self.button.top - self.px(6) - top))

    @property
    def horizon(self) -> int:
        """The height at which the snow of the yard begins."""
        return self.rect.top + round(self.rect.height * HORIZON)

    def px(self, units: float) -> int:
        """Return design units in pixels."""
        return round(units * self.unit)

    def slot(self, index: int, count: int) -> pygame.Rect:
        """Return the place of one of so many slots: the building, with its name below it."""
        if count > ROW:
            return self._in_rows(index, (count + 1) // 2)
        room, gap = self.scene.copy(), self.px(GAP)
        beside = self.beside(count)
        if beside:
            room.width -= self.px(BOARD[0]) + gap
        top = self.scene.top + self.px(14 if beside else CREST)
        foot = self.strip.top - self.px(SIGN + 4)
        width = min(self.px(WIDEST), (room.width - gap * (count - 1)) // count, round((foot - top) / SHAPE))
        taken = count * width + (count - 1) * gap
        left = room.left + (room.width - taken) // 2 + index * (width + gap)
        return pygame.Rect(left, foot - round(width * SHAPE), width, round(width * SHAPE) + self.px(SIGN))

    def _in_rows(self, index: int, columns: int) -> pygame.Rect:
        """Return the place of one of the slots in two rows, beside the landlord's board."""
        gap, (row, column) = self.px(NARROW), divmod(index, columns)
        room, top = self.scene.width - self.px(BOARD[0] + GAP), self.scene.top + self.px(GAP)
        wide = min(self.px(WIDEST), (room - gap * (columns - 1)) // columns)
        high = min((self.strip.top - self.px(4) - gap - top) // 2, round(wide * SHAPE) + self.px(SIGN))
        left = self.scene.left + (room - columns * wide - gap * (columns - 1)) // 2
        foot = self.strip.top - self.px(4) - (1 - row) * (high + gap)
        return pygame.Rect(left + column * (wide + gap), foot - high, wide, high)

    def building(self, index: int, count: int) -> pygame.Rect:
        """Return the place of a building without its name."""
        whole = self.slot(index, count)
        place = pygame.Rect(whole.left, whole.top, whole.width, whole.height - self.px(SIGN))
        if count > ROW and round(place.height / SHAPE) < place.width:
            place = pygame.Rect(0, place.top, round(place.height / SHAPE), place.height)
            place.centerx = whole.centerx
        return place

    def sign(self, index: int, count: int) -> pygame.Rect:
        """Return the place of a building's name, below it."""
        whole, gap = self.slot(index, count), self.px(2)
        high = self.px(SIGN) - gap
        return pygame.Rect(whole.left, whole.bottom - high, whole.width, high)

    def doorway(self, index: int, count: int) -> pygame.Rect:
        """Return the place of what is stored: in the doorway of a building."""
        building = self.building(index, count)
        left, top, width, height = (round(part * building.width / 150) for part in DOORWAY)
        return pygame.Rect(building.left + left, building.top + top, width, height)

    def debt(self, count: int) -> pygame.Rect:
        """Return the place of the note on the farm's door, beside what is stored there."""
        doorway = self.doorway(0, count)
        left, top = doorway.right + self.px(1), doorway.top + self.px(3)
        return pygame.Rect(left, top, self.px(DEBT[0]), self.px(DEBT[1]))

    def beside(self, count: int) -> bool:
        """Return True if so many buildings leave room for the landlord's board beside them; two rows do."""
        room = self.scene.width - self.px(BOARD[0]) - self.px(GAP) * count
        return count > ROW or room // count >= self.px(LEAST)

    def crest(self, count: int) -> int:
        """Return the height at which the top of the hill behind the buildings is seen."""
        return self.building(0, count).top - self.px(4)

    def lease(self, count: int) -> pygame.Rect:
        """Return the place of the landlord's board, beside so many buildings or on the hill behind them."""
        foot = self.strip.top if self.beside(count) else self.crest(count)
        board = pygame.Rect(0, 0, self.px(BOARD[0]), self.px(BOARD[1]))
        board.bottomright = self.scene.right, foot - self.px(POST)
        return board

    def landlord(self, count: int) -> pygame.Rect:
        """Return the place of the landlord: behind his board, or on the hill beside it."""
        board, man = self.lease(count), pygame.Rect(0, 0, self.px(LANDLORD[0]), self.px(LANDLORD[1]))
        if self.beside(count):
            man.midbottom = board.centerx, board.top + self.px(SUNK)
        else:
            man.bottomright = board.left - self.px(GAP), self.crest(count) + self.px(SUNK)
        return man

    @property
    def purse(self) -> pygame.Rect:
        """The place of the Thaler, before the goods."""
        return self._column(0)

    def good(self, kind: Resource) -> pygame.Rect:
        """Return the place of a resource outside; coal lies on the rod."""
        return self._column(1 + self.goods.index(kind))

    def outside(self, kind: Resource, most: int, count: int) -> pygame.Rect:
        """Return the place of so much of a resource outside, on a rod made for `most` coal."""
        if kind is Resource.COAL:
            return self._coal(self.rod(most), count)
        lies, free = self.good(kind), self.px(FREE)
        return pygame.Rect(lies.left, lies.top + free, lies.width, lies.height - free)

    def _coal(self, rod: Rod, count: int) -> pygame.Rect:
        """Return the place of so much coal above its rod, higher where its first lumps lie on one another."""
        row = rod.row(count)
        if not row.width:
            return row
        free, high = 0 if rod.first else self.px(FREE), rod.lump(count).height
        return pygame.Rect(row.left, row.top + free, row.width, high - free)

    def _column(self, index: int) -> pygame.Rect:
        """Return one of the places beside the rod."""
        wide = self.px(COLUMN)
        return pygame.Rect(
            self.strip.left + index * wide, self.strip.top, wide - self.px(4), self.strip.height
        )

    def rod(self, coal: int) -> Rod:
        """Return the rod that has a cell for so much coal, and for some more."""
        room = self.strip.copy()
        room.left = self._column(1 + len(self.goods)).left + self.px(4)
        room.width = self.strip.right - room.left
        fit = room.width // self.px(CELL)
        count = min(fit, max(CELLS, coal + 1 + NEXT))
        first = max(0, coal + 1 + NEXT - count)
        wide = room.width / count
        cells = tuple(
            pygame.Rect(round(room.left + i * wide), room.top, round(wide), room.height) for i in range(count)
        )
        return Rod(first, cells, BEAM * self.unit)

    def cell(self, line: pygame.Rect, column: str) -> pygame.Rect:
        """Return the place of what a seat's line tells in a column."""
        half, left, width = COLUMNS[column]
        inner = line.inflate(-self.px(16), -self.px(10))
        high = inner.height // 2
        return pygame.Rect(
            inner.left + round(left * inner.width),
            inner.top + half * high,
            round(width * inner.width) - self.px(2),
            high,
        )

    def name(self, line: pygame.Rect) -> pygame.Rect:
        """Return the place of the name in a seat's line."""
        coal = self.cell(line, "coal")
        left = line.left + self.px(8)
        return pygame.Rect(left, coal.top, coal.left - self.px(6) - left, coal.height)
