"""The areas of the large board that are drawn each by itself: where they lie, and what changes them."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum

import pygame

from game.rules.terms import Ability, Place
from game.table.fields import fields_key
from game.table.picture import Picture
from game.table.pieces import BUILDINGS, GOODS, SKILLS, prop_picture, seam_of, skills_of
from game.table.places.board import BoardPlace
from game.table.shaft import drum_at

EAVES, WHEEL, REACH = 6, 4, 4
"""How far the roof of the farm reaches up, it to the sides and a cart's wheel down, and names and counts
beyond their places, in design units."""


class BoardArea(Enum):
    """The areas, in the order in which they are drawn; those of the mine bear the names of its parts."""

    PLATE = "plate"
    FIGURES = "figures"
    FIELDS = "fields"
    FARM = "farm"
    CART = "cart"
    SHELF = "shelf"
    BUILDINGS = "buildings"
    PINGE = "pinge"
    TUNNEL = "tunnel"
    SHAFT = "shaft"


def area_of(place: BoardPlace, area: BoardArea, scale: float) -> pygame.Rect:
    """Return the place of an area, with all that its drawing reaches."""
    wide, eaves, reach = (round(2 * far * scale) for far in (WHEEL, EAVES, REACH))
    whole = {
        BoardArea.PLATE: [place.plate, place.tokens],
        BoardArea.FIGURES: [place.figures],
        BoardArea.FIELDS: [*place.fields.values()],
        BoardArea.FARM: [place.farm.inflate(wide, eaves)],
        BoardArea.CART: [place.cart.inflate(0, wide)],
        BoardArea.SHELF: [place.shelf.inflate(reach, reach)],
        BoardArea.BUILDINGS: [*_belongings(place, scale, reach)],
        BoardArea.PINGE: [place.pinge],
        BoardArea.TUNNEL: [place.tunnel, *(seam_of(cube) for cube in place.coal(Place.TUNNEL))],
        BoardArea.SHAFT: [place.shaft, drum_at(place, scale)],
    }[area]
    return whole[0].unionall(whole[1:]).clip(place.rect)


def building_at(place: BoardPlace, ability: Ability, scale: float) -> pygame.Rect:
    """Return the place of a building on the meadow."""
    width = round(66 * scale)
    house = pygame.Rect(0, 0, width, width * 100 // 120)
    house.midbottom = (place.buildings[ability].centerx, place.pinge.top + round(5 * scale))
    return house


def _belongings(place: BoardPlace, scale: float, reach: int) -> list[pygame.Rect]:
    """Return the places of all buildings with their names, and of all skills."""
    houses = [building_at(place, ability, scale) for ability in place.buildings]
    labels = [rect.inflate(reach, reach) for rect in place.buildings.values()]
    return [*houses, *labels, *place.skill_spots(len(SKILLS))]


def area_keys(
    picture: Picture, place: BoardPlace, hidden: bool, loose: frozenset[str]
) -> dict[BoardArea, Hashable]:
    """Return all that decides how each area is drawn, but for the land below it.

    `loose` are the parts of the mine that move, and are drawn over the board.
    """
    seat, given = picture.seat, picture.given
    carts = seat.cart1, seat.cart2, picture.left, picture.plan is None, seat.has(Ability.TOWPATH_HORSE)
    keys: dict[BoardArea, Hashable] = {
        BoardArea.PLATE: (seat.score, seat.tiles),
        BoardArea.FIGURES: picture.prospects,
        BoardArea.FIELDS: fields_key(picture, hidden),
        BoardArea.FARM: (tuple(getattr(seat, GOODS[good]) for good in place.goods), given),
        BoardArea.CART: carts,
        BoardArea.SHELF: (tuple(seat.markers), tuple(seat.fresh), given, picture.bonus_of(picture.focus)),
        BoardArea.BUILDINGS: (
            tuple(ability for ability in BUILDINGS if seat.has(ability)),
            tuple(skills_of(seat)),
            seat.channel,
        ),
    }
    mine: dict[BoardArea, Hashable] = {
        BoardArea.PINGE: (_props(picture, Place.PINGE), seat.pinge_dug, seat.exhausted, seat.water),
        BoardArea.TUNNEL: (_props(picture, Place.TUNNEL), seat.tunnel_dug, seat.exhausted),
        BoardArea.SHAFT: (seat.exhausted, seat.water, seat.shaft),
    }
    return keys | {area: None if area.value in loose else key for area, key in mine.items()}


def _props(picture: Picture, where: Place) -> tuple[str, ...]:
    """Return the drawings of the props of Pinge or Tunnel."""
    seat = picture.seat
    count = len(seat.board.pinge_coal) - 1 if where is Place.PINGE else len(seat.board.tunnel_coal)
    return tuple(prop_picture(seat, where, i) for i in range(count))
