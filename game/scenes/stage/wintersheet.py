"""The winter on one sheet: what each step brought each seat, and the slots of the seat that stores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.rules.message import Amount, Message, TileName, message
from game.rules.state import GameState, Seat
from game.rules.terms import Ability
from game.scenes.kit.place import row
from game.scenes.saving.chairs import Chair
from game.scenes.stage.winterbook import WinterBook, WinterPage
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.developments import ROMAN
from game.table.layout import Layout
from game.table.pieces import counted
from game.table.styles import Panel
from game.table.theme import Type
from game.telling import lease, renamed_tiles
from game.words import Names

COLUMNS = (
    ("", 0.15),
    ("farm", 0.23),
    ("coal", 0.14),
    ("lease", 0.13),
    ("debt", 0.10),
    ("stored", 0.13),
    ("lost", 0.12),
)
"""The ends of the headings' ids, and the shares of the width."""


def sheet_over(layout: Layout) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return the place of a sheet over developments and disks: all of it, what is written on, its title."""
    rect, k = layout.developments.rect.union(layout.disks.rect), layout.scale
    inner = rect.inflate(-round(32 * k), -round(24 * k))
    return rect, inner, pygame.Rect(inner.left, inner.top, inner.width, round(38 * k))


@dataclass(frozen=True)
class WinterSheet:
    """The places of the sheet and its parts: over developments and disks, where nothing happens in winter."""

    rect: pygame.Rect
    title: pygame.Rect
    rows: tuple[pygame.Rect, ...]  # the heading and one row a seat
    slots: pygame.Rect
    button: pygame.Rect
    unit: float

    @classmethod
    def over(cls, layout: Layout, seats: int) -> WinterSheet:
        """Return the sheet for a layout."""
        rect, inner, title = sheet_over(layout)
        k = layout.scale
        height = round((34 if seats > 2 else 42) * k)
        rows = tuple(
            pygame.Rect(inner.left, title.bottom + round(2 * k) + i * height, inner.width, height)
            for i in range(seats + 1)
        )
        top = rows[-1].bottom + round(8 * k)
        high = min(round(110 * k), inner.bottom - top)
        slots = pygame.Rect(inner.left, inner.bottom - high, inner.width, high)
        button = pygame.Rect(0, 0, round(230 * k), round(42 * k))
        button.bottomright = inner.bottomright
        return cls(rect, title, rows, slots, button, k)

    def cell(self, row: pygame.Rect, column: int) -> pygame.Rect:
        """Return a column's place in a row, without its rim."""
        return _cells(row)[column].inflate(0, -round(8 * self.unit))

    def slot(self, index: int, count: int) -> pygame.Rect:
        """Return the place of one of the storage slots."""
        width, gap = round((150 if count < 5 else 126) * self.unit), round(12 * self.unit)
        wide = pygame.Rect(self.slots.left, self.slots.top, count * (width + gap), self.slots.height)
        return row(wide, count, gap)[index]


def draw_sheet(
    canvas: Canvas, sheet: WinterSheet, book: WinterBook, state: GameState, chairs: Sequence[Chair]
) -> None:
    """Draw the heading, and a row for each seat in turn order."""
    canvas.cover(sheet.rect)
    canvas.panel(sheet.rect, Panel.PAPER)
    title = message("winter-title", year=ROMAN[book.year - 1])
    canvas.text(title, Type.DISPLAY, p.INK, sheet.title)
    note = _after(sheet.title, canvas.measure(title, Type.DISPLAY)[0] + canvas.theme.px(16))
    names = Names((), renamed_tiles(state))
    lines = [canvas.theme.words.text(said, names) for said in lease_said(state, book.year)]
    note.height //= len(lines)
    for i, line in enumerate(lines):
        canvas.text(line, Type.NOTE, p.INK_SOFT, note.move(0, i * note.height), "right", shrink=True)
    for (name, _), cell in zip(COLUMNS, _cells(sheet.rows[0]), strict=True):
        if name:
            canvas.text(message(f"winter-column-{name}"), Type.SMALL_STRONG, p.INK_SOFT, cell, shrink=True)
    for seat, rect in zip(state.order, sheet.rows[1:], strict=False):
        _draw_row(canvas, rect, book.pages[seat], chairs[seat], state.seats[seat])


def lease_said(state: GameState, year: int) -> list[Message]:
    """Return the lease of a year's winter, and that with the Schultheiss if somebody has it (W2, 46)."""
    said = [message("winter-lease", lease=lease(state.box.leases[year - 1]), debt=Amount(1, "debt"))]
    if any(seat.has(Ability.SCHULTHEISS) for seat in state.seats):
        due = lease(state.box.ruleset.valley.schultheiss)
        said.append(message("winter-lease-schultheiss", tile=TileName("46"), lease=due))
    return said


def _cells(rect: pygame.Rect) -> list[pygame.Rect]:
    cells, x = [], float(rect.left)
    for _, share in COLUMNS:
        cells.append(pygame.Rect(round(x), rect.top, round(rect.width * share) - 8, rect.height))
        x += rect.width * share
    return cells


def _draw_row(canvas: Canvas, rect: pygame.Rect, page: WinterPage, chair: Chair, seat: Seat) -> None:
    px = canvas.theme.px
    canvas.line(rect.topleft, rect.topright, p.WELL_EDGE, 1)
    name, farm, coal, lease, debt, stored, lost = _cells(rect)
    used = _pictures(canvas, name, [f"token_{p.SEAT_COLOUR_NAMES[chair.colour]}"])
    canvas.text(chair.plate, Type.LABEL, p.INK, _after(name, used + px(2)), ellipsis=True, shrink=True)
    _draw_farm(canvas, farm, seat, iron=seat.board.tunnel is not None)
    if page.coal is not None:
        _draw_coal(canvas, coal, page.coal, page.coal_vp)
    if page.paid is not None:
        _draw_lease(canvas, lease, debt, page)
    if page.stored:
        end = _pictures(canvas, stored, [resource.label for _, resource in page.stored])
        if page.stored_vp:
            vp = message("vp", vp=Amount(page.stored_vp, "vp"))
            canvas.text(vp, Type.SMALL_STRONG, p.INK_GOOD, _after(stored, end))
    _draw_lost(canvas, lost, page)


def _draw_farm(canvas: Canvas, cell: pygame.Rect, seat: Seat, iron: bool) -> None:
    """Draw what lies on the farm, counted."""
    counts = [("food", seat.food), ("wood", seat.wood), ("coal", seat.coal), ("thaler", seat.thaler)]
    if iron:
        counts.insert(3, ("iron", seat.iron))
    for (name, count), part in zip(counts, row(cell, len(counts), 4), strict=True):
        counted(canvas, name, count, part, canvas.theme.px(19))


def _draw_coal(canvas: Canvas, cell: pygame.Rect, coal: int, vp: int) -> None:
    end = _pictures(canvas, cell, ["coal"] if coal else [])
    ink = p.INK_GOOD if vp else p.INK_SOFT
    said = message("winter-coal-vp", coal=coal, vp=Amount(vp, "vp")) if coal else message("winter-no-coal")
    canvas.text(said, Type.SMALL_STRONG, ink, _after(cell, end), shrink=True)


def _draw_lease(canvas: Canvas, lease: pygame.Rect, debt: pygame.Rect, page: WinterPage) -> None:
    paid = [what for what, count in (page.paid or {}).items() for _ in range(count)]
    _pictures(canvas, lease, paid)
    if not paid:
        canvas.text(message("winter-paid-nothing"), Type.SMALL, p.INK_SOFT, lease)
    if page.debt:
        end = _pictures(canvas, debt, ["debt"])
        canvas.text(f"+{page.debt}", Type.SMALL_STRONG, p.INK_BAD, _after(debt, end))
    else:
        canvas.text(message("winter-no-debt"), Type.SMALL, p.INK_SOFT, debt)


def _draw_lost(canvas: Canvas, cell: pygame.Rect, page: WinterPage) -> None:
    gone = [resource.label for resource, amount in page.lost for _ in range(amount)]
    end = _pictures(canvas, cell, gone[:3])
    if len(gone) > 3:
        canvas.text(f"+{len(gone) - 3}", Type.SMALL, p.INK_SOFT, _after(cell, end))


def _after(rect: pygame.Rect, used: int) -> pygame.Rect:
    return pygame.Rect(rect.left + used, rect.top, max(1, rect.width - used), rect.height)


def _pictures(canvas: Canvas, cell: pygame.Rect, names: Sequence[str]) -> int:
    """Draw small pictures from the left; return the width they took."""
    side = canvas.theme.px(19)
    for i, name in enumerate(names):
        canvas.svg(name, pygame.Rect(cell.left + i * (side + 2), cell.centery - side // 2, side, side))
    return len(names) * (side + 2) + (canvas.theme.px(4) if names else 0)
