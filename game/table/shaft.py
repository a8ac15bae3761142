"""The shaft under its windlass: rope and bucket, the coal to be reeled up, the water with its two limits."""

from __future__ import annotations

from math import cos, pi

import pygame

from game.rules.ruleset import WaterFigures
from game.rules.state import Seat
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.pieces import draw_there
from game.table.places.board import BoardPlace
from game.table.poses import Bucket, Poses
from game.table.theme import UNIT, Type
from game.table.water import Basin, draw_pool

SHAFT_FULL = 8  # the water that fills the drawn shaft; beyond that only the number grows
AT_REST = Bucket(0.0)
WINDLASS = 104  # the width of its drawing, in whose units the moving parts are measured here
DRUM_TOP, DRUM, AXLE, CRANK = 19, 15, 26, 14
GRAINS = 3


def draw_shaft(canvas: Canvas, place: BoardPlace, seat: Seat, figures: WaterFigures, poses: Poses) -> None:
    """Draw the whole shaft."""
    px = canvas.theme.px
    canvas.stretched("shaft", place.shaft)
    pool = basin(place, canvas.theme.scale)
    zone = pool.zone
    water = seat.water if seat.exhausted else 0
    bucket = poses.bucket or AT_REST
    _draw_bucket(canvas, place, bucket)
    if seat.exhausted:
        draw_pool(canvas, pool, water, poses.ripple)
    _draw_windlass(canvas, place, poses.bucket)
    _draw_shaft_coal(canvas, place.shaft_coal, seat.shaft)
    for limit, stopped in ((figures.stops_reeling, "bucket"), (figures.stops_tunnel, "symbol_mining_light")):
        _draw_limit(canvas, pool, limit, stopped, water >= limit)
    drop = pygame.Rect(zone.left + px(3), zone.top + px(4), px(2 * UNIT), px(2 * UNIT))
    draw_there(canvas, "water", drop, water > 0, light=True)
    number = pygame.Rect(zone.left, drop.bottom, px(22), px(18))
    ink = p.WARNING if water >= figures.stops_reeling else p.INK_LIGHT
    canvas.edged(str(water), Type.NUMBER, ink, p.WOOD_DEEPEST, number)


def basin(place: BoardPlace, scale: float) -> Basin:
    """Return the part of the shaft that water can fill."""
    return Basin(place.shaft_water.inflate(0, round(4 * scale)), SHAFT_FULL)


def bucket_at(place: BoardPlace, scale: float, depth: float = 0.0) -> pygame.Rect:
    """Return the place of the bucket: at rest below the windlass, at a depth of 1 on the ground."""
    top = place.shaft_coal.top
    side = min(round(30 * scale), place.shaft_coal.height - round(2 * UNIT * scale))
    rect = pygame.Rect(0, 0, side, side)
    ground = place.shaft.bottom - round(4 * scale) - side
    rect.midtop = (place.shaft.centerx, top + round(depth * (ground - top)))
    return rect


def _draw_limit(canvas: Canvas, pool: Basin, limit: int, stopped: str, reached: bool) -> None:
    """Mark a height of the water, with a picture of the work that stops when it is reached."""
    px, zone = canvas.theme.px, pool.zone
    y = zone.bottom - round(pool.height(limit))
    ink = p.WARNING if reached else p.GOLD
    canvas.line((zone.centerx, y), (zone.right, y), ink, 1.5)
    picture = pygame.Rect(zone.right - px(13), y - px(13), px(12), px(12))
    canvas.svg(stopped, picture)
    number = pygame.Rect(zone.centerx, picture.top, picture.left - zone.centerx - px(2), px(13))
    canvas.edged(str(limit), Type.TINY, ink, p.WOOD_DEEPEST, number, "right")


def drum_at(place: BoardPlace, scale: float) -> pygame.Rect:
    """Return the place of the windlass above the shaft."""
    drum = pygame.Rect(0, 0, round(74 * scale), round(50 * scale))
    drum.midbottom = (place.shaft.centerx, place.shaft.top + round(5 * scale))
    return drum


def _draw_bucket(canvas: Canvas, place: BoardPlace, bucket: Bucket) -> None:
    """Draw the rope with the bucket."""
    px, shaft = canvas.theme.px, place.shaft
    rect = bucket_at(place, canvas.theme.scale, bucket.depth)
    side = rect.width
    rope_top = drum_at(place, canvas.theme.scale).top + px(3 * UNIT)
    canvas.line((shaft.centerx, rope_top), (shaft.centerx, rect.top + px(5)), p.ROPE, 2)
    if bucket.load == "coal":
        cube = pygame.Rect(0, 0, side * 2 // 3, side * 2 // 3)
        cube.midbottom = (rect.centerx, rect.top + side * 3 // 5)
        canvas.svg("coal", cube)
    canvas.svg("bucket_water" if bucket.load == "water" else "bucket", rect)


def _draw_windlass(canvas: Canvas, place: BoardPlace, bucket: Bucket | None) -> None:
    """Draw the drum in its trestles; while it turns, cranks and grain go round."""
    drum = drum_at(place, canvas.theme.scale)
    if bucket is None:
        canvas.svg("windlass", drum)
        return
    canvas.svg("windlass_turning", drum)
    k = drum.width / WINDLASS

    def line(x0: float, y0: float, x1: float, y1: float, colour: p.RGB, width: float) -> None:
        start, end = (drum.left + x0 * k, drum.top + y0 * k), (drum.left + x1 * k, drum.top + y1 * k)
        canvas.line(start, end, colour, width)

    for i in range(GRAINS):
        turned = (i / GRAINS + bucket.turn / (2 * pi)) % 1.0
        y = DRUM_TOP + DRUM * (1 - cos(turned * pi)) / 2
        line(14, y, 40, y, p.DRUM_GRAIN, 0.8)
        line(60, y, 86, y, p.DRUM_GRAIN, 0.8)
    arm = CRANK * cos(bucket.turn)
    cranks: tuple[tuple[float, float, float, float], ...] = (
        (4, AXLE, 4, AXLE + arm), (4, AXLE, 10, AXLE), (96, AXLE, 96, AXLE - arm), (90, AXLE, 96, AXLE),
        (96, AXLE - arm, WINDLASS, AXLE - arm),
    )  # fmt: skip
    for colour, width in ((p.INK, 3.6), (p.IRON, 1.7)):
        for crank in cranks:
            line(*crank, colour, width)


def _draw_shaft_coal(canvas: Canvas, zone: pygame.Rect, coal: int) -> None:
    """Draw the coal that waits to be reeled up: a cube and a number."""
    px = canvas.theme.px
    side = px(17)
    y = zone.bottom - px(9)
    spot = pygame.Rect(zone.left + px(5), y - side // 2, side, side)
    draw_there(canvas, "coal", spot, coal > 0, light=True)
    room = pygame.Rect(spot.right + px(2), y - px(9), zone.right - spot.right - px(2), px(18))
    canvas.text(str(coal), Type.NUMBER, p.INK_LIGHT if coal else p.INK_LIGHT_FAINT, room)
