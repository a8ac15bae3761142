"""The small boards of the other seats: everything that one would see across a real table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame

from game.rules.message import Amount, Message, message
from game.rules.moves import Lay
from game.rules.state import NO_BONUS, Seat
from game.rules.terms import Ability, Marker, Place
from game.table import palette as p
from game.table.canvas import Canvas, PartArea, PartBase
from game.table.fields import thing_picture
from game.table.heap import icon
from game.table.land import draw_small_ground
from game.table.layout import Layout
from game.table.picture import Picture, seat_key, things
from game.table.pieces import (
    BONUS_MARKERS,
    BUILDINGS,
    GOODS,
    SKILLS,
    TOKENS,
    colours,
    count_room,
    counted,
    disk_row,
    draw_coal,
    draw_marker,
    draw_skill,
    draw_there,
    prop_picture,
    token,
)
from game.table.pinge import draw_pit
from game.table.places.board import BoardPlace, Good
from game.table.seasons import Look
from game.table.signs import stitch_frame
from game.table.smallareas import SmallArea, small_area_keys, small_area_of
from game.table.snow import draw_snow_on
from game.table.spots import fields_shown
from game.table.styles import Panel
from game.table.theme import SMALLEST, UNIT, Type
from game.table.timber import draw_bed, draw_plank
from game.table.tunnel import draw_gallery

WIDEST = "88"  # the number that gives all numbers of a row their size, whatever they are
BEYOND, POST, WHEEL = 4, 3, 9
"""How far a board reaches beyond what lies on it, and the width of a post and of a wheel, in design units."""


def draw_small_boards(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw the boards of all seats but the one in focus."""
    others = [number for number in range(len(layout.boards)) if number != layout.focus]
    plates = [(picture.sitters[number].name, _name_room(canvas, layout.boards[number])) for number in others]
    points = [(_points(picture, number), layout.boards[number].button) for number in others]
    size = canvas.alike([*plates, *points], Type.SIGN).size
    for number in others:
        _draw_small(canvas, layout.boards[number], picture, number, size)


def _draw_small(canvas: Canvas, place: BoardPlace, picture: Picture, number: int, size: float) -> None:
    seat, plan = picture.state.seats[number], picture.plan_of(number)
    bonus = picture.bonus_of(number)
    mover = picture.state.to_move == number
    key = (number, seat_key(seat), bonus, plan, picture.sitters[number], mover, picture.land, size)

    def draw_over(part: Canvas) -> None:
        colour = picture.sitters[number].colour
        part.panel(place.rect, Panel.FRAME, edge=p.SEAT_COLOURS[colour], rim=2.5)
        stitch_frame(part, place.rect, colour, 2.5)

    def areas() -> list[PartArea]:
        keys, scale = small_area_keys(seat, place, plan, bonus, mover, size), canvas.theme.scale
        drawn = small_drawings(place, picture, number, size)
        return [PartArea(small_area_of(place, area, scale), keys[area], drawn[area]) for area in SmallArea]

    below = picture.state.box, picture.sitters, picture.land
    ground = partial(draw_small_ground, place=place, look=picture.land)
    land = PartBase(f"meadow {number}", below, ground)
    canvas.part(f"board {number}", place.rect, key, draw_over, land, areas=areas)


def small_drawings(
    place: BoardPlace, picture: Picture, number: int, size: float
) -> dict[SmallArea, Callable[[Canvas], None]]:
    """Return how each area of a seat's small board is drawn; `size` is that of the letters on its sign."""
    seat, land, bonus = picture.state.seats[number], picture.land, picture.bonus_of(number)
    return {
        SmallArea.SIGN: partial(_draw_plate, place=place, picture=picture, number=number, size=size),
        SmallArea.CART: partial(_draw_cart, place=place, seat=seat),
        SmallArea.PLAN: partial(_draw_plan, place=place, seat=seat, plan=picture.plan_of(number)),
        SmallArea.GOODS: partial(_draw_goods, place=place, seat=seat),
        SmallArea.PIECES: partial(_draw_pieces, place=place, seat=seat, bonus=bonus, look=land),
        SmallArea.SKILLS: partial(_draw_skills, place=place, seat=seat),
        SmallArea.MINE: partial(_draw_mine, place=place, seat=seat),
    }


def _points(picture: Picture, number: int) -> Message:
    return message("vp", vp=Amount(picture.state.seats[number].score, "vp"))


def _token_spot(canvas: Canvas, place: BoardPlace) -> pygame.Rect:
    """Return the place of the seat's token on its sign."""
    side = canvas.theme.px(2 * UNIT)
    return pygame.Rect(place.plate.left, place.plate.centery - side // 2, side, side)


def _name_room(canvas: Canvas, place: BoardPlace) -> pygame.Rect:
    """Return the place of the name on the sign where there are no skills beside it."""
    left = _token_spot(canvas, place).right + canvas.theme.px(5)
    return pygame.Rect(left, place.plate.top, place.plate.right - left, place.plate.height)


def _draw_plate(canvas: Canvas, place: BoardPlace, picture: Picture, number: int, size: float) -> None:
    """Draw the sign with name and VP, which are as large as on the others, and the tokens left."""
    sitter, seat, px = picture.sitters[number], picture.state.seats[number], canvas.theme.px
    sign = place.plate.union(place.button)
    draw_plank(canvas, sign.inflate(2 * px(BEYOND), -px(2)))
    spot = _token_spot(canvas, place)
    token(canvas, sitter, spot)
    room = _name_room(canvas, place)
    if place.strip is None:
        skills = sum(seat.has(ability) for ability in SKILLS)
        room.width = min(room.right, place.skills.right - px(18) * skills) - room.left
    used = canvas.text(sitter.name, Type.SIGN, p.INK, room, ellipsis=True, most=size)
    width = min(room.width, canvas.measure(sitter.name, Type.SIGN, size=size)[0])
    start = room.left + width + px(UNIT)
    rest = pygame.Rect(start, room.top, max(0, room.right - start), room.height)
    if sitter.kind and rest.width > canvas.measure(sitter.kind, Type.TINY_NOTE)[0]:
        canvas.text(sitter.kind, Type.TINY_NOTE, p.INK_SOFT, rest)
    left = picture.state.box.tokens - seat.tiles.bit_count()
    counted(canvas, TOKENS[sitter.colour], left, place.tokens, px(13), p.INK_SOFT, Type.TINY)
    canvas.text(_points(picture, number), Type.SIGN, p.INK, place.button, "right", most=size)
    if picture.state.to_move == number:
        bar = pygame.Rect(spot.right + px(5), used.bottom + px(1), width, max(1, px(1.5)))
        canvas.box(bar, (*p.SEAT_COLOURS[sitter.colour], 255))


def _draw_mine(canvas: Canvas, place: BoardPlace, seat: Seat) -> None:
    """Draw Pinge, shaft and tunnel in a strip."""
    draw_gallery(canvas, place, lit=False)
    draw_pit(canvas, place)
    canvas.box(place.pinge_water, (*p.WOOD_DEEPEST, 150), 3)
    _draw_shaft(canvas, place.shaft)
    for where, dug in ((Place.PINGE, seat.pinge_dug), (Place.TUNNEL, seat.tunnel_dug)):
        draw_coal(canvas, place.coal(where), dug)
        for i, spot in enumerate(place.props(where)):
            canvas.svg(prop_picture(seat, where, i), spot)
    rooms = (place.shaft_coal, place.shaft_water, place.pinge_water)
    size = canvas.alike([(WIDEST, _number_spots(canvas, room)[1]) for room in rooms], Type.TINY).size
    _draw_number(canvas, "coal", seat.shaft, place.shaft_coal, size)
    _draw_number(canvas, "water", seat.water, place.water(seat.exhausted), size)


def _draw_shaft(canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw the dark shaft between its two posts."""
    canvas.box(rect, (*p.WOOD_DEEPEST, 255))
    post = pygame.Rect(rect.left, rect.top, canvas.theme.px(POST), rect.height)
    for left in (rect.left, rect.right - post.width):
        canvas.box(post.move(left - rect.left, 0), (*p.BOARD_GRAIN, 255), 1)


def _draw_number(canvas: Canvas, image: str, count: int, rect: pygame.Rect, size: float) -> None:
    """Draw a number of this size on the dark ground, with its picture."""
    spot, room = _number_spots(canvas, rect)
    draw_there(canvas, image, spot, count > 0, light=True)
    ink = p.INK_LIGHT if count else p.INK_LIGHT_SOFT
    canvas.text(str(count), Type.TINY, ink, room, "center", most=size)


def _number_spots(canvas: Canvas, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the places of a picture and of the number below it or at its right, as the place allows."""
    px = canvas.theme.px
    side = px(10)
    if rect.height > px(28):
        spot = pygame.Rect(rect.centerx - side // 2, rect.centery - side - px(1), side, side)
        room = pygame.Rect(rect.left, rect.centery, rect.width, px(14))
    else:
        spot = pygame.Rect(rect.left, rect.centery - side // 2, side, side)
        room = pygame.Rect(spot.right - px(1), rect.top, rect.right - spot.right + px(1), rect.height)
    return spot, room


def _draw_goods(canvas: Canvas, place: BoardPlace, seat: Seat) -> None:
    """Draw the resources in a row."""
    draw_plank(canvas, place.farm, nails=False)
    side = icon(place, Good.FOOD, canvas.theme.scale).height
    rooms = [(WIDEST, count_room(rect, side)) for rect in place.goods.values()]
    size = canvas.alike(rooms, Type.SMALL_STRONG).size
    for good, rect in place.goods.items():
        count = getattr(seat, GOODS[good])
        counted(canvas, GOODS[good], count, rect, side, p.INK if count else p.INK_FAINT, most=size)


def _draw_pieces(canvas: Canvas, place: BoardPlace, seat: Seat, bonus: int, look: Look) -> None:
    """Draw markers and buildings, in the row of the goods."""
    if place.strip is not None:
        _draw_strip(canvas, place, seat, bonus, look)
        return
    draw_plank(canvas, place.shelf, nails=False)
    for marker, spot in place.markers.items():
        _draw_marker(canvas, marker, spot, seat.markers[marker], seat.fresh[marker])
    for ability, name in BUILDINGS.items():
        if seat.has(ability):
            _draw_house(canvas, name, place.buildings[ability], look)


def _draw_skills(canvas: Canvas, place: BoardPlace, seat: Seat) -> None:
    """Draw the skills on the sign, where they do not lie on the strip."""
    if place.strip is not None:
        return
    skills = [skill for skill in SKILLS if seat.has(skill)]
    for skill, spot in zip(skills, place.skill_spots(len(skills)), strict=True):
        draw_skill(canvas, skill, spot, seat.channel)


class StripPieces(NamedTuple):
    """The pieces on the strip of a small board, each with its place."""

    markers: dict[Marker, pygame.Rect]
    bonus: pygame.Rect | None
    skills: dict[Ability, pygame.Rect]
    houses: dict[Ability, pygame.Rect]

    def spots(self) -> list[pygame.Rect]:
        """Return the places of all of them."""
        alone = [] if self.bonus is None else [self.bonus]
        return [*self.markers.values(), *alone, *self.skills.values(), *self.houses.values()]


def strip_pieces(place: BoardPlace, seat: Seat, bonus: int) -> StripPieces:
    """Return all that a seat owns besides goods, side by side on the strip of its small board."""
    markers = [marker for marker in place.markers if seat.markers[marker] or seat.fresh[marker]]
    skills = [skill for skill in SKILLS if seat.has(skill)]
    houses = [ability for ability in BUILDINGS if seat.has(ability)]
    has_bonus = bonus != NO_BONUS
    spots = iter(place.strip_spots(len(markers) + has_bonus + len(skills) + len(houses)))
    return StripPieces(
        {marker: next(spots) for marker in markers},
        next(spots) if has_bonus else None,
        {skill: next(spots) for skill in skills},
        {house: next(spots) for house in houses},
    )


def _draw_strip(canvas: Canvas, place: BoardPlace, seat: Seat, bonus: int, look: Look) -> None:
    """Draw the rest of what the seat owns: markers, the bonus marker, skills, buildings."""
    pieces = strip_pieces(place, seat, bonus)
    last = max((spot.right for spot in pieces.spots()), default=0)
    if last:
        shelf = pygame.Rect(place.shelf)
        shelf.width = last + canvas.theme.px(BEYOND) - shelf.left
        draw_plank(canvas, shelf, nails=False)
    for marker, spot in pieces.markers.items():
        _draw_marker(canvas, marker, spot, seat.markers[marker], seat.fresh[marker])
    if pieces.bonus is not None:
        canvas.svg(BONUS_MARKERS[bonus], pieces.bonus)
    for skill, spot in pieces.skills.items():
        draw_skill(canvas, skill, spot, seat.channel)
    for house, spot in pieces.houses.items():
        _draw_house(canvas, BUILDINGS[house], spot, look)


def _draw_house(canvas: Canvas, name: str, spot: pygame.Rect, look: Look) -> None:
    """Draw a building, in winter with snow on its roof."""
    canvas.svg(name, spot)
    draw_snow_on(canvas, look, name, spot)


def _draw_marker(canvas: Canvas, marker: Marker, spot: pygame.Rect, ready: int, fresh: int) -> None:
    draw_marker(canvas, marker, spot, ready > 0, fresh > 0)
    if ready + fresh > 1:
        px = canvas.theme.px
        badge = spot.inflate(-spot.width // 6, -spot.height // 6).move(spot.width // 4, spot.height // 4)
        if spot.width > px(15):
            badge = pygame.Rect(spot.right - px(10), spot.bottom - px(11), px(11), px(11))
        canvas.box(badge, (*p.GOLD, 235), 4)
        canvas.text(str(ready + fresh), Type.TINY, p.INK, badge, "center", most=SMALLEST)


def _draw_cart(canvas: Canvas, place: BoardPlace, seat: Seat) -> None:
    for i, disks in enumerate((seat.cart1, seat.cart2)):
        draw_bed(canvas, place.cart_area(i), WHEEL)
        spot = place.carts[i]
        number = pygame.Rect(spot.left - canvas.theme.px(9), spot.top, canvas.theme.px(UNIT), spot.height)
        canvas.text(str(i + 1), Type.TINY, p.INK_SOFT, number)
        row = colours(disks)
        disk_row(canvas, place.cart_spots(i, len(row)), row)


def _draw_plan(canvas: Canvas, place: BoardPlace, seat: Seat, plan: tuple[Lay, ...] | None) -> None:
    """Draw the plan on the fields, or that it is hidden."""
    px = canvas.theme.px
    for field in fields_shown(seat):
        rect = place.fields[field]
        draw_plank(canvas, rect, nails=False)
        canvas.panel(rect.inflate(-px(3), -px(3)), Panel.SLOT)
        if plan is None:
            canvas.svg("hidden_plan", rect.inflate(-px(3), -px(2)))
            continue
        items = things(next((lay for lay in plan if lay.field == field), None))
        spent = bool(seat.worked >> field & 1)
        for spot, (kind, colour) in zip(place.tray_spots(field, len(items)), items, strict=True):
            canvas.svg(thing_picture(kind, colour), spot, 110 if spent else 255)
