"""Who will play a new game, standing on the land in the seats' colours, and what lies beside the tiles."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, sin, tau

import pygame

from game.scenes.newgame.draft import Draft
from game.scenes.opponents import level_of
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.land import dressed
from game.table.pieces import TOKENS
from game.table.places.hexagon import Hexagon
from game.table.theme import Theme

PERSON = "worker_farmer"
AUTOMAS = ("worker_farmhand", "worker_coal_digger", "worker_coal_miner", "worker_haspelknecht")
"""Who stands for an automa, the weakest first."""
COATS = {
    "worker_farmer": ("#83944f",),
    "worker_farmhand": ("#d3a569",),
    "worker_coal_digger": ("#7c8790",),
    "worker_coal_miner": ("#4b515c",),
    "worker_haspelknecht": ("#b5603c", "#ad4330"),
}
"""The colours of a drawing that become those of the seat."""
BODY = 0.64  # the width of a person by the height
TALLEST, TOKEN = 210.0, 26.0
CORNERS = 24  # of the polygon that is an ellipse
PIECE = 30.0  # the side of a piece of a heap; all that lies or stands on the land is measured by it
HEAPS: dict[str, tuple[tuple[float, float], ...]] = {
    "coal": ((0.0, 1.4), (1.0, 1.4), (2.0, 1.4), (0.5, 0.75), (1.5, 0.75), (1.0, 0.1)),
    "iron": ((0.1, 1.4), (1.1, 1.4), (2.0, 1.4), (0.6, 0.85), (1.6, 0.85), (1.1, 0.3)),
    "wood": ((0.0, 1.4), (0.95, 1.4), (1.9, 1.4), (0.5, 0.8), (1.4, 0.8)),
}
"""The pieces of a heap, from its left and top."""
HEAP_SIZE = (3.0, 2.4)
STANDING = {"building_farmhouse": (3.7, 3.08), "windlass": (2.8, 1.75)}
"""What stands on the land in every game: its width and height."""


def draw_people(canvas: Canvas, rect: pygame.Rect, draft: Draft, levels: Sequence[str]) -> None:
    """Draw who sits on each seat, in its colour, side by side; people are farmers, `levels` the automas'."""
    px, count = canvas.theme.px, len(draft.seats)
    step = rect.width / count
    high = min(px(TALLEST), rect.height - px(TOKEN) // 2, round(step / BODY))
    for i, seat in enumerate(draft.seats):
        name, x = person(seat.automa, levels), round(rect.left + step * (i + 0.5))
        body = pygame.Rect(0, 0, round(high * BODY), high)
        body.midbottom = (x, rect.bottom - px(TOKEN) // 2 - (i % 2) * px(6))
        _draw_shade(canvas, body)
        canvas.blit(_dressed(canvas.theme, name, body.size, seat.colour), body.topleft)
        token = pygame.Rect(0, 0, px(TOKEN), px(TOKEN))
        token.midbottom = (x, body.bottom + px(TOKEN) // 2)
        canvas.svg(TOKENS[seat.colour], token)


def person(automa: str, levels: Sequence[str]) -> str:
    """Return the drawing of who sits on a seat; levels that are near each other share one."""
    if not automa:
        return PERSON
    ranked = levels[::-1]
    level = level_of(automa)
    rank = ranked.index(level) if level in ranked else 0
    return AUTOMAS[rank * len(AUTOMAS) // max(len(ranked), 1)]


def _dressed(theme: Theme, name: str, size: tuple[int, int], colour: int) -> pygame.Surface:
    """Return a person in the clothes of a seat's colour."""
    coat = "#{:02x}{:02x}{:02x}".format(*p.SEAT_COLOURS[colour])
    make = lambda: dressed(name, size, dict.fromkeys(COATS[name], coat))  # noqa: E731
    return theme.kept("dressed", 40, (name, size, colour), make)


def _draw_shade(canvas: Canvas, body: pygame.Rect) -> None:
    """Draw the shade on the ground under somebody or something."""
    wide, high = body.width * 0.5, max(2.0, body.width * 0.07)
    angles = (tau * i / CORNERS for i in range(CORNERS))
    x, y = body.centerx + body.width * 0.04, body.bottom - high * 0.6
    canvas.polygon([(x + wide * cos(angle), y + high * sin(angle)) for angle in angles], p.VEIL_SOFT)


def draw_goods(canvas: Canvas, rect: pygame.Rect, tiles: Sequence[Hexagon], draft: Draft) -> None:
    """Draw the farm, the windlass and what the modules bring, each where no tile lies."""
    side, taken = canvas.theme.px(PIECE), [part for tile in tiles for part in _parts(tile)]
    heaps = [name for name, there in (("coal", draft.black), ("iron", draft.iron)) if there]
    heaps.append("wood")
    for name in (*heaps, *STANDING):
        wide, high = STANDING.get(name, HEAP_SIZE)
        spot = free_spot(rect, (round(wide * side), round(high * side)), taken, upper=name in STANDING)
        if spot is None:
            continue
        taken.append(spot)
        _draw_shade(canvas, spot)
        if name in STANDING:
            canvas.svg(name, spot)
        for across, down in HEAPS.get(name, ()):
            piece = pygame.Rect(round(spot.left + across * side), round(spot.top + down * side), side, side)
            canvas.svg(name, piece)


def _parts(tile: Hexagon) -> tuple[pygame.Rect, pygame.Rect]:
    """Return two rectangles that cover a hex but for little at its corners."""
    box = tile.rect
    return box.inflate(0, -box.height // 3), box.inflate(-box.width // 3, 0)


def free_spot(
    rect: pygame.Rect, size: tuple[int, int], taken: Sequence[pygame.Rect], upper: bool
) -> pygame.Rect | None:
    """Return a place of this size where nothing lies; None where there is none.

    It is the lowest and of these the leftmost, or the `upper` and rightmost.
    """
    step, (width, height) = max(1, size[0] // 8), size
    tops = list(range(rect.bottom - height, rect.top - 1, -step))
    lefts = list(range(rect.left, rect.right - width + 1, step))
    if upper:
        tops, lefts = tops[::-1], lefts[::-1]
    spots = (pygame.Rect(left, top, width, height) for top in tops for left in lefts)
    return next((spot for spot in spots if spot.collidelist(taken) < 0), None)
