"""The Pinge on the large board: coal, props and water, and the rubble that fills it once it is exhausted."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

import pygame

from game.rules.message import message
from game.rules.ruleset import WaterFigures
from game.rules.state import Seat
from game.rules.terms import Place
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.pieces import draw_coal, draw_there, prop_picture
from game.table.places.board import BoardPlace
from game.table.places.ruler import centred
from game.table.poses import Poses, Ripple
from game.table.shapes import blurred, clear, rounded_mask, white
from game.table.theme import UNIT, Theme, Type
from game.table.water import Basin, draw_pool

FULL = 5  # the water that fills the pit up to its coal
POOL_TOP, POOL_BOTTOM = 0.69, 0.94  # the water's highest and lowest level, as shares of the pit's height
BORDER = 5.0
STONES, FALL = 34, 0.3  # how many stones come down, and the share of the time that each one falls
DUST = 7


class Stone(NamedTuple):
    """A stone of the rubble: its place in the pit (as shares of it), its size, when it begins to fall."""

    x: float
    y: float
    side: float
    begins: float
    flipped: bool


def draw_pinge(canvas: Canvas, place: BoardPlace, seat: Seat, figures: WaterFigures, poses: Poses) -> None:
    """Draw the whole Pinge."""
    px, rect = canvas.theme.px, place.pinge
    draw_pit(canvas, place)
    draw_coal(canvas, place.pinge_coal, seat.pinge_dug)
    for i, spot in enumerate(place.pinge_props):
        dx, dy = poses.props.get((True, i), (0, 0))
        canvas.svg(prop_picture(seat, Place.PINGE, i), spot.move(round(dx), round(dy)))
    if seat.exhausted:
        _draw_rubble(canvas, rect, poses.caving)
    else:
        draw_pit_water(canvas, place, seat.water, poses.ripple)
        draw_water(canvas, place.pinge_water, seat.water, figures.stops_pinge)
    caption = pygame.Rect(rect.left + px(3 * UNIT), rect.top + px(3), rect.width - px(48), px(2 * UNIT))
    caption.bottom = min([caption.bottom, *(prop.top + px(3) for prop in place.pinge_props)])
    said = "board-pinge-exhausted" if seat.exhausted and poses.caving is None else "board-pinge"
    canvas.text(message(said), Type.LABEL, p.INK_LIGHT, caption)


def draw_pit(canvas: Canvas, place: BoardPlace) -> None:
    """Draw the empty pit."""
    canvas.blit(_pit(canvas.theme, place.pinge.size), place.pinge.topleft)


def draw_pit_water(canvas: Canvas, place: BoardPlace, water: int, ripple: Ripple | None) -> None:
    """Draw the water in the pit."""
    pool = basin(place)
    draw_pool(canvas, pool, water, ripple, _room(canvas, place.pinge, pool.zone))


def _pit(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    drawn = theme.svg("pinge", size[0], round(size[0] / 3))
    return theme.cached(("pit", size), lambda: pygame.transform.smoothscale(drawn, size))


def basin(place: BoardPlace) -> Basin:
    """Return the part of the pit that water can fill."""
    rect = place.pinge
    zone = pygame.Rect(rect.left, 0, rect.width, round(rect.height * (POOL_BOTTOM - POOL_TOP)))
    zone.bottom = rect.top + round(rect.height * POOL_BOTTOM)
    return Basin(zone, FULL)


def _room(canvas: Canvas, rect: pygame.Rect, zone: pygame.Rect) -> pygame.Surface:
    """Return a mask, white where the pit has room for water, down to the bottom of the zone."""

    def make() -> pygame.Surface:
        border = canvas.theme.px(BORDER)
        inner = white(_pit(canvas.theme, (rect.width - 2 * border, rect.height - border)))
        room = clear(rect.width, zone.bottom - rect.top)
        room.fill((255, 255, 255, 0))
        room.blit(inner, (border, 0), special_flags=pygame.BLEND_RGBA_MAX)
        return room

    return canvas.theme.cached(("pit room", zone.size), make)


@cache
def stones() -> tuple[Stone, ...]:
    """Return the rubble, always the same; the stones at the back fall first."""
    chance = Random(7)
    found = []
    for i in range(STONES):
        y = 0.66 + 0.24 * i / STONES
        reach = 0.40 - 0.09 * (y - 0.66) / 0.24
        x = 0.5 + reach * (2 * ((i * 0.618) % 1.0) - 1)
        side = chance.uniform(13, 24)
        found.append(Stone(x, y, side, (1 - FALL) * i / STONES, chance.random() < 0.5))
    return tuple(found)


def _draw_rubble(canvas: Canvas, rect: pygame.Rect, caving: float | None) -> None:
    """Draw the stones that lie there; while the Pinge caves in, those that still fall, and dust."""
    for stone in stones():
        fallen = 1.0 if caving is None else (caving - stone.begins) / FALL
        if fallen <= 0:
            continue
        side = canvas.theme.px(stone.side)
        top = rect.top + canvas.theme.px(6)
        x, y = rect.left + stone.x * rect.width, rect.top + stone.y * rect.height
        spot = centred((x, top + (y - top) * min(1.0, fallen) ** 2), side)
        canvas.blit(_stone(canvas.theme, side, stone.flipped), spot.topleft)
    if caving is not None:
        _draw_dust(canvas, rect, caving)


def _stone(theme: Theme, side: int, flipped: bool) -> pygame.Surface:
    stone = theme.svg("rubble", side, side)
    if not flipped:
        return stone
    return theme.cached(("rubble", side), lambda: pygame.transform.flip(stone, flip_x=True, flip_y=False))


def _draw_dust(canvas: Canvas, rect: pygame.Rect, caving: float) -> None:
    """Draw clouds that swell and thin out."""
    for i in range(DUST):
        age = caving * 1.5 - i / DUST * 0.5
        if 0 < age < 1:
            x = rect.left + rect.width * (0.14 + 0.72 * ((i * 3) % DUST) / (DUST - 1))
            y = rect.top + rect.height * (0.82 - 0.3 * age)
            cloud = _cloud(canvas, canvas.theme.px(8 + round(5 * age) * 4), round(6 * (1 - age)) * 26)
            canvas.blit(cloud, (x - cloud.get_width() / 2, y - cloud.get_height() / 2))


def _cloud(canvas: Canvas, radius: int, alpha: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        ball = white(rounded_mask(2 * radius, 2 * radius, radius), radius)
        return blurred(ball, radius, (*p.DUST, alpha))

    return canvas.theme.cached(("cloud", radius, alpha), make)


def draw_water(canvas: Canvas, rect: pygame.Rect, water: int, limit: int) -> None:
    """Draw a drop with the amount of water; red from the limit on."""
    px = canvas.theme.px
    side = min(rect.width, px(30))
    drop = pygame.Rect(rect.centerx - side // 2, rect.top, side, side)
    draw_there(canvas, "water", drop, water > 0, light=True)
    row = pygame.Rect(rect.left, drop.bottom - px(1), rect.width, px(18))
    ink = p.WARNING if water >= limit else p.WATER_LIGHT
    half = pygame.Rect(row.left, row.top, row.width // 2 + px(2), row.height)
    canvas.text(str(water), Type.NUMBER, ink, half, "right")
    rest = pygame.Rect(half.right + px(1), row.top, row.right - half.right, row.height)
    canvas.text(f"/{limit}", Type.TINY, p.INK_LIGHT_SOFT, rest)
