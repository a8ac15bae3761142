"""The drawings of the pieces, which differ in shape and sign, not in colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf
from typing import NamedTuple

import pygame

from game.rules.box import TileInfo
from game.rules.disks import Disks
from game.rules.message import Message
from game.rules.state import Seat
from game.rules.terms import BASE_WORKERS, Ability, Bonus, Colour, Field, Marker, Place
from game.table.canvas import Canvas
from game.table.palette import INK, RGB, SEAM, SEAT_COLOUR_NAMES
from game.table.places.board import Good
from game.table.shapes import blurred, rounded_mask, white
from game.table.theme import Type, drawn

DISKS = tuple(f"disk_{colour.label}" for colour in Colour)
COSTS = (*(f"cost_{colour.label}" for colour in Colour), "cost_any")
GOODS = tuple(good.name.lower() for good in Good)
MARKERS = tuple(f"marker_{marker.name.lower()}" for marker in Marker)
TOKENS = tuple(f"token_{name}" for name in SEAT_COLOUR_NAMES)


def _of_worker(id: str) -> str:
    return f"worker_{id.replace('-', '_')}"


WORKERS = {Field.named(id): _of_worker(id) for id in BASE_WORKERS}
ADDED_WORKER = "worker_added"
BUILDINGS = {  # each as on its tile
    Ability.BARN: "development_12",
    Ability.COAL_STORAGE: "development_24",
    Ability.CHARCOAL_BURNER: "development_15",
    Ability.WATER_MILL: "development_35",
}
SKILLS = {
    ability: f"ability_{ability.name.lower()}"
    for ability in (
        Ability.WATER_CHANNEL,  # first, so that its place is always the same
        Ability.BUCKET,
        Ability.HORSE_AND_CART,
        Ability.IMPROVED_FARMHAND,
        Ability.TOWPATH_HORSE,
        Ability.THANKSGIVING,
        Ability.SCHULTHEISS,
        Ability.PIT_CAR_TIPPLE,
        Ability.VILLAGE_SMITHY,
    )
}
FRESH = 170
BONUS_MARKERS = (*(f"bonus_marker_{bonus.name.lower()}" for bonus in Bonus), "bonus_marker_hidden")


class Sitter(NamedTuple):
    """A player: name, colour (0 to 3, which gives the token its shape too), a word on who plays."""

    name: str | Message
    colour: int
    kind: str | Message = ""


def skills_of(seat: Seat) -> list[Ability]:
    """Return the lasting skills on a seat's large board; the improved farmhand is another drawing instead."""
    return [skill for skill in SKILLS if skill != Ability.IMPROVED_FARMHAND and seat.has(skill)]


def colours(disks: Sequence[int]) -> list[int]:
    """Return the colour of every disk, from how many there are of each colour."""
    return [colour for colour, count in enumerate(disks) for _ in range(count)]


def disk_row(
    canvas: Canvas, spots: Sequence[pygame.Rect], disks: Sequence[int], solid: Disks | None = None
) -> None:
    """Draw disks at their places; of each colour those beyond the number in `solid` are ghosts."""
    left = list(solid) if solid is not None else [len(disks)] * 3
    for spot, colour in zip(spots, disks, strict=True):
        draw_there(canvas, DISKS[colour], spot, left[colour] > 0)
        left[colour] -= 1


def token(canvas: Canvas, sitter: Sitter, spot: pygame.Rect) -> None:
    """Draw a seat's token."""
    canvas.svg(TOKENS[sitter.colour], spot)


def counted(
    canvas: Canvas,
    image: str,
    count: int,
    rect: pygame.Rect,
    side: int,
    colour: RGB = INK,
    role: Type = Type.SMALL_STRONG,
    most: float = inf,
) -> None:
    """Draw a small picture with a number at its right, hollow at zero."""
    spot = pygame.Rect(rect.left, rect.centery - side // 2, side, side)
    draw_there(canvas, image, spot, count > 0)
    canvas.text(str(count), role, colour, count_room(rect, side), most=most)


def count_room(rect: pygame.Rect, side: int) -> pygame.Rect:
    """Return the place of a number beside a picture of this size."""
    taken = side + side // 6
    return pygame.Rect(rect.left + taken, rect.top, rect.width - taken, rect.height)


def draw_there(canvas: Canvas, image: str, spot: pygame.Rect, there: bool, light: bool = False) -> None:
    """Draw a thing, or where it is not there its outline: light on dark ground."""
    if there:
        canvas.svg(image, spot)
    else:
        canvas.hollow(image, spot, light)


def draw_marker(canvas: Canvas, marker: Marker, spot: pygame.Rect, ready: bool, fresh: bool) -> None:
    """Draw a marker: one that was gained this year fainter, one that is not there hollow."""
    if fresh and not ready:
        canvas.svg(MARKERS[marker], spot, FRESH)
    else:
        draw_there(canvas, MARKERS[marker], spot, ready)


def draw_coal(canvas: Canvas, spots: Sequence[pygame.Rect], dug: int) -> None:
    """Draw the coal of Pinge or Tunnel in its lit seam; so much has been dug from the left."""
    for spot in spots[dug:]:
        image, margin = canvas.theme.cached(("seam", spot.size), partial(_seam, spot.size))
        canvas.blit(image, (spot.left - margin, spot.top - margin))
    for i, spot in enumerate(spots):
        canvas.svg("coal" if i >= dug else "coal_gone", spot)


def seam_of(spot: pygame.Rect) -> pygame.Rect:
    """Return how far the light on the rock round a coal reaches."""
    return spot.inflate(spot.size)


def _seam(size: tuple[int, int]) -> tuple[pygame.Surface, int]:
    """Return the light on the rock round a coal, and how far it reaches beyond it."""
    width, height = size
    margin = max(3, width // 2)
    ball = white(rounded_mask(width + margin // 2, height + margin // 2, height // 2), margin * 3 // 4)
    return blurred(ball, max(2, margin // 2), (*SEAM, 255)), (ball.get_width() - width) // 2


def prop_picture(seat: Seat, place: Place, index: int) -> str:
    """Return the drawing of a prop or an empty prop field."""
    if place == Place.PINGE:
        return "prop" if index < seat.pinge_props and not seat.exhausted else "prop_field"
    if index < seat.tunnel_props:
        return "prop_iron" if seat.iron_props >> index & 1 else "prop"
    return "prop_field_iron" if seat.board.iron_only >> index & 1 else "prop_field"


def draw_skill(canvas: Canvas, skill: Ability, spot: pygame.Rect, channel: int) -> None:
    """Draw a lasting skill; that of the Water Channel with the water on it."""
    canvas.svg(SKILLS[skill], spot)
    if skill == Ability.WATER_CHANNEL:
        side = spot.width * 9 // 16
        for i in range(channel):
            left = spot.left - side // 8 + i * side * 3 // 4
            canvas.svg("water", pygame.Rect(left, spot.bottom - side * 7 // 8, side, side))


def drawing_of(tile: TileInfo) -> str | None:
    """Return the drawing of a tile; None for a tile that another ruleset adds."""
    name = f"development_{tile.id.lower()}"
    return name if drawn(name) else None


def worker_picture(field: Field, improved: bool, flipped: bool) -> str:
    """Return the drawing of a field's worker, another one once he is improved or she is flipped.

    Workers of another ruleset without a drawing of their own have one in common.
    """
    if field is Field.FARMERS_WIFE and flipped:
        return f"{WORKERS[field]}_flipped"
    if field is Field.FARMHAND and improved:
        return f"{WORKERS[field]}_improved"
    name = _of_worker(field.id)
    return name if drawn(name) else ADDED_WORKER
