"""The lines of the seats beside the winter's farmyard: in brief, what each step brought each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.rules.message import Amount, message
from game.scenes.stage.winterbook import WinterPage
from game.scenes.stage.yard.places import WinterYard
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.pieces import TOKENS
from game.table.signs import stitch_frame
from game.table.styles import Panel
from game.table.theme import Type

ICON = 18.0  # the side of a drawing, in design units
WORTH = 42.0  # the width that the VP of what is stored have at least, in design units
BARN = "yard_barn"
GONE = 120  # the opacity of what is lost
MOST = 3  # so many lost pieces are drawn, more are counted


class SeatLine(NamedTuple):
    """A seat's line: its name and colour, and its winter; None where a step has not been reached."""

    name: Said
    colour: int
    waiting: int  # coal on the farm, which is told until it is scored
    coal: int | None
    coal_vp: int
    paid: tuple[str, ...] | None
    debt: int
    stored: tuple[str, ...]
    stored_vp: int
    lost: tuple[str, ...]


def line_of(page: WinterPage, name: Said, colour: int, waiting: int) -> SeatLine:
    """Return the line of a seat, from its page of the book; `waiting`: the coal on its farm."""
    paid = None if page.paid is None else tuple(k for k, count in page.paid.items() for _ in range(count))
    stored = tuple(resource.label for _, resource in page.stored)
    lost = tuple(resource.label for resource, amount in page.lost for _ in range(amount))
    waiting = waiting if page.coal is None else 0
    scored = page.coal, page.coal_vp
    return SeatLine(name, colour, waiting, *scored, paid, page.debt, stored, page.stored_vp, lost)


def draw_line(canvas: Canvas, yard: WinterYard, place: pygame.Rect, line: SeatLine) -> None:
    """Draw a seat's line on a card in its colour, which grows once there is a second row."""
    px, coal = canvas.theme.px, yard.cell(place, "coal")
    card = place.inflate(0, -px(4))
    if not line.stored and not line.lost:
        card.height = coal.bottom + px(3) - card.top
    canvas.panel(card, Panel.CARD_FLAT, edge=p.SEAT_COLOURS[line.colour], rim=2)
    stitch_frame(canvas, card, line.colour, 2)
    room = yard.name(place)
    end = _pictures(canvas, room, [TOKENS[line.colour]])
    canvas.text(line.name, Type.LABEL, p.INK, _after(room, end), ellipsis=True, shrink=True)
    if line.coal is not None:
        _draw_coal(canvas, coal, line.coal, line.coal_vp)
    elif line.waiting:
        end = _pictures(canvas, coal, ["coal"])
        canvas.text(str(line.waiting), Type.SMALL_STRONG, p.INK, _after(coal, end))
    if line.paid is not None:
        _draw_lease(canvas, yard.cell(place, "lease"), line.paid)
        _draw_debt(canvas, yard.cell(place, "debt"), line.debt)
    if line.stored:
        _draw_stored(canvas, yard.cell(place, "stored"), line)
    if line.lost:
        _draw_lost(canvas, yard.cell(place, "lost"), line.lost)


def draw_note(canvas: Canvas, place: pygame.Rect, said: Said, ink: p.RGB) -> None:
    """Draw a card below the lines, as high as what it says needs."""
    room = place.inflate(-canvas.theme.px(16), 0)
    high = canvas.measure(said, Type.NOTE, room.width)[1]
    card = pygame.Rect(place.left, place.top, place.width, min(place.height, high + canvas.theme.px(14)))
    canvas.panel(card, Panel.CARD_FLAT)
    canvas.text(said, Type.NOTE, ink, card.inflate(room.width - place.width, 0), wrap=True, shrink=True)


def _draw_coal(canvas: Canvas, cell: pygame.Rect, coal: int, vp: int) -> None:
    end = _pictures(canvas, cell, ["coal"] if coal else [])
    ink = p.INK_GOOD if vp else p.INK_SOFT
    said = message("winter-coal-vp", coal=coal, vp=Amount(vp, "vp")) if coal else message("winter-no-coal")
    canvas.text(said, Type.SMALL_STRONG, ink, _after(cell, end), shrink=True)


def _draw_lease(canvas: Canvas, cell: pygame.Rect, paid: Sequence[str]) -> None:
    if paid:
        _pictures(canvas, cell, paid)
    else:
        canvas.text(message("winter-paid-nothing"), Type.SMALL, p.INK_SOFT, cell, shrink=True)


def _draw_debt(canvas: Canvas, cell: pygame.Rect, debt: int) -> None:
    if not debt:
        side = canvas.theme.px(12)
        canvas.svg("check_ink", pygame.Rect(cell.left, cell.centery - side // 2, side, side))
        return
    end = _pictures(canvas, cell, ["debt"])
    canvas.text(f"+{debt}", Type.SMALL_STRONG, p.INK_BAD, _after(cell, end - canvas.theme.px(3)))


def _draw_stored(canvas: Canvas, cell: pygame.Rect, line: SeatLine) -> None:
    """Draw a barn, and what is stored in it and elsewhere; its VP have their room however much that is."""
    room = pygame.Rect(cell.topleft, (cell.width - canvas.theme.px(WORTH), cell.height))
    end = _pictures(canvas, room, [BARN, *line.stored])
    if line.stored_vp:
        vp = message("vp", vp=Amount(line.stored_vp, "vp"))
        canvas.text(vp, Type.SMALL_STRONG, p.INK_GOOD, _after(cell, end))


def _draw_lost(canvas: Canvas, cell: pygame.Rect, gone: Sequence[str]) -> None:
    """Draw what is lost, struck through."""
    end = _pictures(canvas, cell, gone[:MOST], GONE)
    reach = canvas.theme.px(ICON * min(MOST, len(gone)))
    canvas.line((cell.left, cell.centery), (cell.left + reach, cell.centery), p.INK_BAD, 2)
    if len(gone) > MOST:
        canvas.text(f"+{len(gone) - MOST}", Type.SMALL_STRONG, p.INK_BAD, _after(cell, end))


def _after(rect: pygame.Rect, used: int) -> pygame.Rect:
    return pygame.Rect(rect.left + used, rect.top, max(1, rect.width - used), rect.height)


def _pictures(canvas: Canvas, cell: pygame.Rect, names: Sequence[str], alpha: int = 255) -> int:
    """Draw small pictures from the left, closer where they are many; return the width they took."""
    side, gap = canvas.theme.px(ICON), canvas.theme.px(4)
    step = min(side + 1, (cell.width - side) / max(1, len(names) - 1))
    for i, name in enumerate(names):
        canvas.svg(
            name, pygame.Rect(round(cell.left + i * step), cell.centery - side // 2, side, side), alpha
        )
    return round((len(names) - 1) * step) + side + gap if names else 0
