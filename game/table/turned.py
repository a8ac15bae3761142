"""Pieces that are turned or tilted, of any size. The images used last are kept."""

from __future__ import annotations

from collections import OrderedDict
from math import cos, sin

import pygame

from game.table.canvas import Canvas
from game.table.places.ruler import centred
from game.table.shapes import clear
from game.table.theme import Theme, converted

TURNS = 40  # steps of a whole turn
TILTS = 6  # steps from lying flat to standing on the edge
THICK = 0.2  # of its side: how thick a piece is
THIN = {"thaler": 0.1, "debt": 0.03}  # the same of those that are not of wood
EDGE = (128, 112, 96)  # the brightness of its edge, in 255ths of that of its face
KEPT = 900
Key = tuple[str, int, int, int]


def draw_turned(
    canvas: Canvas, name: str, side: float, centre: tuple[float, float], angle: float, tilt: float = 0.0
) -> None:
    """Draw assets/NAME.svg round its centre; `angle` in degrees, `tilt` in radians round its long axis."""
    pixels = round(side)
    turn, lean = round(angle / 360 * TURNS) % TURNS, tilt_step(tilt)
    if not turn and not lean:
        canvas.svg(name, centred(centre, pixels))
        return
    image = turned(canvas.theme, (name, pixels, turn, lean))
    width, height = image.get_size()
    canvas.blit(image, (centre[0] - width / 2, centre[1] - height / 2))


def tilt_step(tilt: float) -> int:
    """Return the tilt of a piece in steps from lying flat; both faces look the same."""
    return min(TILTS, round(abs(sin(tilt)) * TILTS))


def turned(theme: Theme, key: Key) -> pygame.Surface:
    """Return a drawing turned and tilted; it is shared, so never draw on it."""
    kept = theme.cached("turned", OrderedDict[Key, pygame.Surface])
    if key in kept:
        kept.move_to_end(key)
        return kept[key]
    kept[key] = image = _made(theme, *key)
    if len(kept) > KEPT:
        kept.popitem(last=False)
    return image


def _made(theme: Theme, name: str, side: int, turn: int, lean: int) -> pygame.Surface:
    flat = theme.svg(name, side, side)
    if turn:
        flat = pygame.transform.rotozoom(flat, turn / TURNS * 360, 1.0)
    return _tilted(flat, THIN.get(name, THICK) * side, lean / TILTS) if lean else flat


def _tilted(flat: pygame.Surface, thickness: float, lean: float) -> pygame.Surface:
    """Return a face foreshortened, with its edge below it."""
    width, height = flat.get_size()
    face = pygame.transform.smoothscale(flat, (width, max(2, round(height * cos(lean * 1.35)))))
    edge = face.copy()
    edge.fill((*EDGE, 255), special_flags=pygame.BLEND_RGBA_MULT)
    thick = round(thickness * lean)
    image = clear(width, face.get_height() + thick)
    for y in range(thick, 0, -1):
        image.blit(edge, (0, y))
    image.blit(face, (0, 0))
    return converted(image)
