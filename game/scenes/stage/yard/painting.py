"""The winter's farmyard as it is drawn: snowy land, buildings with open doors, goods, the lease."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import pi, sin
from random import Random

import pygame

from game.rules.message import message
from game.rules.terms import Resource, Season, Slot
from game.scenes.stage.yard.farm import Door, Farm, Piece
from game.scenes.stage.yard.places import STORED, WinterYard
from game.scenes.stage.yard.rod import draw_rod
from game.table import palette as p
from game.table.canvas import Canvas, Point
from game.table.land import covering
from game.table.pieces import draw_there
from game.table.places.ruler import centred
from game.table.shapes import rounded_mask
from game.table.signs import stitch_frame
from game.table.styles import Panel
from game.table.theme import Theme, Type

BUILDINGS = {slot: f"yard_{slot.name.lower()}" for slot in Slot}
HORIZON = 0.55  # the height at which the snow of the yard begins, by that of the land
SKY = (1200, 240)  # the size of the sky's drawing
FEW = 6  # so many pieces of the lease are drawn one by one, more are counted
LANDLORD = (0.8, 78.0)  # his width by his height, and his height in design units
SNOWMAN, LEAST = (240, 110), 54  # the size of his drawing, and the least height at which he is drawn
DRIFTS = ((0.04, 0.62, 0.30), (0.42, 0.66, 0.34), (0.70, 0.92, 0.26), (0.02, 0.90, 0.40), (0.34, 0.97, 0.3))
"""Lines of drifting snow: left and height by the land's size, and length."""


def draw_farm(canvas: Canvas, yard: WinterYard, farm: Farm, landlord: bool, colour: int) -> None:
    """Draw a farm in winter in a seat's colour, with the `landlord` behind his board while he collects."""
    standing = (farm.doors, farm.lease, farm.paid, farm.debt, landlord, colour)
    lying = (farm.outside, farm.scale, farm.scored, farm.counting, farm.most, len(farm.doors))

    def draw_standing(part: Canvas) -> None:
        draw_land(part, yard)
        _draw_snowman(part, yard.free)
        count = len(farm.doors)
        for i, door in enumerate(farm.doors):
            _draw_building(part, yard, door, i, count)
        _draw_lease(part, yard.lease(count), farm, landlord)
        part.panel(yard.rect, Panel.FRAME, edge=p.SEAT_COLOURS[colour], rim=2.5)
        stitch_frame(part, yard.rect, colour, 2.5)

    def draw_lying(part: Canvas) -> None:
        for kind in yard.goods:
            _draw_pile(part, yard.good(kind), kind, farm.outside[kind])
        draw_rod(part, yard.rod(farm.most), farm)

    canvas.part("winter", yard.rect, standing, draw_standing)
    canvas.part("winter-strip", yard.strip, lying, draw_lying)


def draw_land(canvas: Canvas, yard: WinterYard) -> None:
    """Draw the snowy land, without anything that stands on it."""
    land = canvas.theme.cached(("winter", "land", tuple(yard.rect)), lambda: _land(canvas.theme, yard.rect))
    canvas.blit(land, yard.rect.topleft)


def _land(theme: Theme, rect: pygame.Rect) -> pygame.Surface:
    """Return the snowy land: sky and hills, and the trodden snow of the yard before them."""
    image = covering("sky", rect.size, SKY, Season.WINTER)
    image.fill(p.YARD_SNOW)
    horizon = round(rect.height * HORIZON)
    image.blit(covering("sky", (rect.width, horizon), SKY, Season.WINTER), (0, 0))
    canvas, luck = Canvas(image, theme), Random(rect.height)
    edge = [(x, horizon + round(theme.px(4) * sin(x / rect.width * 5 * pi))) for x in _steps(rect.width)]
    canvas.polygon([*edge, (rect.width, rect.height), (0, rect.height)], (*p.YARD_SNOW, 255))
    pygame.draw.aalines(image, p.YARD_INK, False, edge)
    for x, y, length in DRIFTS:
        left, top, wide = x * rect.width, y * rect.height, length * rect.width
        for row in range(3):
            start = left + luck.uniform(0.0, 0.25) * wide
            line = [
                (start + share * wide * 0.7, top + theme.px(3 * row) + theme.px(2) * sin(share * pi))
                for share in (0.0, 0.25, 0.5, 0.75, 1.0)
            ]
            pygame.draw.aalines(image, p.YARD_SHADE, False, line)
    mask = rounded_mask(*rect.size, theme.px(Panel.PAPER.value.radius))
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def _draw_snowman(canvas: Canvas, room: pygame.Rect) -> None:
    """Draw a snowman between firs, where the seats' lines leave room for him."""
    high = min(room.height, round(room.width * SNOWMAN[1] / SNOWMAN[0]), canvas.theme.px(SNOWMAN[1]))
    if high >= canvas.theme.px(LEAST):
        wide = round(high * SNOWMAN[0] / SNOWMAN[1])
        canvas.svg("yard_snowman", pygame.Rect(room.centerx - wide // 2, room.bottom - high, wide, high))


def _steps(width: int) -> list[int]:
    return [width * i // 24 for i in range(25)]


def _draw_building(canvas: Canvas, yard: WinterYard, door: Door, index: int, count: int) -> None:
    """Draw a building with what is stored in its doorway, and its name on a board below."""
    building, doorway = yard.building(index, count), yard.doorway(index, count)
    canvas.svg(BUILDINGS[door.slot], building)
    if door.lit:
        canvas.glow(doorway.inflate(canvas.theme.px(8), canvas.theme.px(4)))
    if door.kept is not None:
        side = round(doorway.width * STORED)
        canvas.svg(door.kept.label, centred(doorway.center, side))
    px, sign = canvas.theme.px, yard.sign(index, count)
    canvas.panel(sign, Panel.CARD_FLAT)
    upper = pygame.Rect(sign.left, sign.top + px(1), sign.width, sign.height // 2)
    lower = pygame.Rect(sign.left, upper.bottom - px(1), sign.width, sign.bottom - upper.bottom)
    name = message("winter-slot", slot=door.slot)
    if door.worth is None:
        canvas.text(name, Type.SMALL_STRONG, p.INK, sign.inflate(-px(6), 0), "center", shrink=True)
        return
    canvas.text(name, Type.SMALL_STRONG, p.INK, upper.inflate(-px(6), 0), "center", shrink=True)
    ink = p.INK_GOOD if door.kept is not None else p.INK_SOFT
    canvas.text(door.worth, Type.TINY_NOTE, ink, lower.inflate(-px(4), 0), "center", shrink=True)


def _draw_lease(canvas: Canvas, board: pygame.Rect, farm: Farm, landlord: bool) -> None:
    """Draw the landlord's board: what is due, hollow what is missing, and the debt for it."""
    px, tall = canvas.theme.px, board.height > canvas.theme.px(50)
    if tall:
        if landlord:
            high = px(LANDLORD[1])
            man = pygame.Rect(0, 0, round(high * LANDLORD[0]), high)
            man.midbottom = board.centerx, board.top + px(6)
            canvas.svg("landlord", man)
        for x in (board.left + px(18), board.right - px(24)):
            post = pygame.Rect(x, board.bottom - px(4), px(7), px(14))
            pygame.draw.rect(canvas.surface, p.BEAM, post.move(-canvas.origin[0], -canvas.origin[1]))
            canvas.line(post.topleft, post.bottomleft, p.INK, 1.5)
            canvas.line(post.topright, post.bottomright, p.INK, 1.5)
    canvas.panel(board, Panel.CARD, edge=p.INK, rim=1.6)
    inner = board.inflate(-px(14), -px(8))
    title = pygame.Rect(
        inner.left, inner.top, inner.width if tall else px(62), inner.height // (2 if tall else 1)
    )
    canvas.text(message("wheel-lease"), Type.LABEL, p.INK, title, "center" if tall else "left", shrink=True)
    top = title.bottom if tall else inner.top
    left = inner.left if tall else title.right + px(4)
    _draw_pieces(canvas, pygame.Rect(left, top, inner.right - left, inner.bottom - top), farm)


def _draw_pieces(canvas: Canvas, row: pygame.Rect, farm: Farm) -> None:
    """Draw the pieces of the lease, then the debt that was taken for what was missing."""
    side, gap = min(canvas.theme.px(22), row.height), canvas.theme.px(3)
    shown = _groups(farm.lease)
    if farm.debt:
        shown.append(("debt", True, f"+{farm.debt}"))
    elif farm.paid:
        shown.append(("check_ink", True, ""))
    widths = [side + gap + (canvas.measure(text, Type.NUMBER)[0] + gap if text else 0) for *_, text in shown]
    left = row.left + max(0, row.width - sum(widths)) // 2
    for (what, there, text), width in zip(shown, widths, strict=True):
        spot = pygame.Rect(left, row.centery - side // 2, side, side)
        small = spot.inflate(-side // 4, -side // 4) if what == "check_ink" else spot
        draw_there(canvas, what, small, there)
        ink = p.INK_BAD if what == "debt" else p.INK
        if text:
            room = pygame.Rect(spot.right + gap, row.top, width - side - gap, row.height)
            canvas.text(text, Type.NUMBER, ink, room)
        left += width


def _groups(pieces: Sequence[Piece]) -> list[tuple[str, bool, str]]:
    """Return what is drawn of the lease: each piece, or where they are many each kind with a count."""
    if len(pieces) <= FEW:
        return [(piece.what, piece.there, "") for piece in pieces]
    found = []
    for what, group in groupby(pieces, lambda piece: piece.what):
        kind = list(group)
        there = sum(piece.there for piece in kind)
        found.append((what, there > 0, f"{there}/{len(kind)}"))
    return found


def _draw_pile(canvas: Canvas, place: pygame.Rect, kind: Resource, count: int) -> None:
    """Draw what lies outside of a good: a few pieces on one another, and their number."""
    px, side = canvas.theme.px, canvas.theme.px(30)
    foot = place.bottom - px(24)
    spots: list[Point] = [(-0.2, 0.0), (0.26, 0.06), (0.02, -0.42)]
    if not count:
        draw_there(canvas, kind.label, centred((place.centerx, foot - side // 2), side), False)
    if count == 1:
        spots = [(0.0, 0.0)]
    for x, y in sorted(spots[:count], key=lambda spot: spot[1]):
        centre = place.centerx + x * side, foot - side / 2 + y * side
        canvas.svg(kind.label, centred(centre, side))
    number = pygame.Rect(0, 0, px(26), px(19))
    number.midtop = place.centerx, foot + px(3)
    canvas.panel(number, Panel.CARD_FLAT)
    canvas.text(str(count), Type.SMALL_STRONG, p.INK if count else p.INK_SOFT, number, "center")
