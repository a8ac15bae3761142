"""The winter's farmyard as it is drawn: snowy land, buildings with open doors, goods, the lease."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from math import pi, sin
from random import Random

import pygame

from game.rules.message import message
from game.rules.terms import Resource, Slot
from game.scenes.stage.yard.farm import Door, Farm
from game.scenes.stage.yard.landlord import draw_landlord
from game.scenes.stage.yard.ledger import SeatLine, draw_line
from game.scenes.stage.yard.places import STORED, WinterYard
from game.scenes.stage.yard.rod import draw_rod
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.land import covering
from game.table.pieces import draw_there
from game.table.places.ruler import centred
from game.table.seasons import Look
from game.table.shapes import Point, rounded_mask
from game.table.signs import stitch_frame
from game.table.styles import Panel
from game.table.theme import Theme, Type

BUILDINGS = {slot: f"yard_{slot.name.lower()}" for slot in Slot}
SKY = (1200, 240)  # the size of the sky's drawing
PURSE, EMPTY, NOTE = "yard_purse", "yard_purse_empty", "yard_debt"
PURSE_SIDE, SIDE = 38.0, 28.0  # the sides of the purse and of a good, in design units
PILE: Sequence[Point] = ((-0.2, 0.0), (0.26, 0.06), (0.02, -0.42))
"""The places of the goods of a pile, in their sides."""
WRITTEN = (0.08, 0.28, 0.84, 0.48)  # on the note: where the number stands, by its size
RIM = 2.5  # the width of the frame in the colour of its seat, in design units
SNOWMAN, LEAST = (240, 110), 54  # the size of his drawing, and the least height at which he is drawn
DRIFTS = ((0.04, 0.62, 0.30), (0.42, 0.66, 0.34), (0.70, 0.92, 0.26), (0.02, 0.90, 0.40), (0.34, 0.97, 0.3))
"""Lines of drifting snow: left and height by the land's size, and length."""


def draw_farm(canvas: Canvas, yard: WinterYard, farm: Farm, landlord: bool, colour: int) -> None:
    """Draw a farm in winter in a seat's colour, with the `landlord` behind his board while he collects."""
    standing = (farm.doors, farm.lease, farm.paid, farm.debt, farm.debts, landlord, colour)
    lying = (farm.outside, farm.thaler, farm.scale, farm.scored, farm.counting, farm.most, len(farm.doors))

    def draw_standing(part: Canvas) -> None:
        draw_land(part, yard)
        _draw_snowman(part, yard.free)
        draw_landlord(part, yard, farm, landlord)
        count = len(farm.doors)
        for i, door in enumerate(farm.doors):
            _draw_building(part, yard, door, i, count)
        if farm.debts:
            _draw_debts(part, yard.debt(count), farm.debts)
        _draw_frame(part, yard, colour)

    def draw_lying(part: Canvas) -> None:
        _draw_pile(part, yard.purse, PURSE if farm.thaler else EMPTY, farm.thaler, 1)
        for kind in yard.goods:
            _draw_pile(part, yard.good(kind), kind.label, farm.outside[kind])
        draw_rod(part, yard.rod(farm.most), farm)

    canvas.part("winter", yard.rect, standing, draw_standing)
    canvas.part("winter-strip", yard.strip, lying, draw_lying)
    for kinds, light in ((farm.fitting, p.GLOW), (farm.advised, p.ADVISED)):
        for kind in kinds:
            canvas.glow(_lit(yard, farm, kind), light)


def draw_beforehand(canvas: Canvas, yard: WinterYard, farm: Farm, slots: Iterable[Slot]) -> None:
    """Draw all that any farm with these slots may show, on a surface that is never shown: that loads it."""
    draw_land(canvas, yard)
    _draw_snowman(canvas, yard.free)
    doors = tuple(Door(slot, None, None, False) for slot in slots)
    for count in range(1, len(doors) + 1):
        draw_landlord(canvas, yard, farm._replace(doors=doors[:count]), True)
        for at, door in product(range(count), doors):
            _draw_building(canvas, yard, door, at, count)
        _draw_debts(canvas, yard.debt(count), 1)
    for count in range(2):
        _draw_pile(canvas, yard.purse, PURSE if count else EMPTY, count, 1)
        for kind in yard.goods:
            _draw_pile(canvas, yard.good(kind), kind.label, count)
    draw_rod(canvas, yard.rod(farm.most), farm)
    for colour in range(len(p.SEAT_COLOURS)):
        _draw_frame(canvas, yard, colour)
        for place, stored in product(yard.lines, ((), (BUILDINGS[Slot.BARN],))):
            draw_line(canvas, yard, place, SeatLine("", colour, 0, 0, 0, (), 0, stored, 0, ()))


def _lit(yard: WinterYard, farm: Farm, kind: Resource) -> pygame.Rect:
    """Return what is lit of a resource outside: all of it."""
    return yard.outside(kind, farm.most, farm.outside[kind])


def draw_land(canvas: Canvas, yard: WinterYard) -> None:
    """Draw the snowy land, without anything that stands on it."""
    land = canvas.theme.cached(("winter", "land", tuple(yard.rect)), lambda: _land(canvas.theme, yard))
    canvas.blit(land, yard.rect.topleft)


def _land(theme: Theme, yard: WinterYard) -> pygame.Surface:
    """Return the snowy land: sky and hills, and the trodden snow of the yard before them."""
    rect = yard.rect
    image = covering("sky", rect.size, SKY, Look.WINTER)
    image.fill(p.YARD_SNOW)
    horizon = yard.horizon - rect.top
    image.blit(covering("sky", (rect.width, horizon), SKY, Look.WINTER), (0, 0))
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


def _draw_frame(canvas: Canvas, yard: WinterYard, colour: int) -> None:
    """Draw the frame in the colour of the seat whose farm is seen."""
    canvas.panel(yard.rect, Panel.FRAME, edge=p.SEAT_COLOURS[colour], rim=RIM)
    stitch_frame(canvas, yard.rect, colour, RIM)


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


def _draw_debts(canvas: Canvas, note: pygame.Rect, debts: int) -> None:
    """Draw the note on the farm's door with the number of debts."""
    canvas.svg(NOTE, note)
    left, top, wide, high = WRITTEN
    room = pygame.Rect(0, 0, round(wide * note.width), round(high * note.height))
    room.topleft = note.left + round(left * note.width), note.top + round(top * note.height)
    canvas.text(str(debts), Type.NUMBER, p.INK_BAD, room, "center", shrink=True)


def _draw_pile(canvas: Canvas, place: pygame.Rect, what: str, count: int, most: int = len(PILE)) -> None:
    """Draw some of what lies outside on one another, at `most` so many, and the number of all."""
    px, side = canvas.theme.px, canvas.theme.px(SIDE if most > 1 else PURSE_SIDE)
    foot = place.bottom - px(24)
    if not count:
        draw_there(canvas, what, centred((place.centerx, foot - side // 2), side), False)
    spots = PILE[:count] if min(count, most) > 1 else [(0.0, 0.0)] * min(count, 1)
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        canvas.svg(what, centred((place.centerx + x * side, foot - side / 2 + y * side), side))
    number = pygame.Rect(0, 0, px(26), px(19))
    number.midtop = place.centerx, foot + px(3)
    canvas.panel(number, Panel.CARD_FLAT)
    canvas.text(str(count), Type.SMALL_STRONG, p.INK if count else p.INK_SOFT, number, "center")
