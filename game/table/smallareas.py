"""The areas of a small board that are drawn each by itself: where they lie, and what changes them."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum, auto

import pygame

from game.rules.moves import Lay
from game.rules.state import Seat
from game.rules.terms import Place
from game.table.pieces import GOODS, SKILLS, prop_picture, seam_of
from game.table.places.board import BoardPlace
from game.table.spots import fields_shown

REACH = 4
"""How far signs, carts and counts reach beyond their places, in design units."""


class SmallArea(Enum):
    """The areas, in the order in which they are drawn; pieces are all that a seat owns besides goods."""

    SIGN = auto()
    CART = auto()
    PLAN = auto()
    GOODS = auto()
    PIECES = auto()
    SKILLS = auto()
    MINE = auto()


def small_area_of(place: BoardPlace, area: SmallArea, scale: float) -> pygame.Rect:
    """Return the place of an area, with all that its drawing reaches; empty where it has no place."""
    reach = round(2 * REACH * scale)
    skills = [] if place.strip is not None else place.skill_spots(len(SKILLS))
    pieces = (
        [place.strip] if place.strip is not None else [*place.markers.values(), *place.buildings.values()]
    )
    whole = {
        SmallArea.SIGN: [place.plate.union(place.button).inflate(reach, reach)],
        SmallArea.CART: [place.cart.inflate(0, reach)],
        SmallArea.PLAN: [*place.fields.values()],
        SmallArea.GOODS: [place.farm],
        SmallArea.PIECES: [rect.inflate(reach, reach) for rect in (place.shelf, *pieces)],
        SmallArea.SKILLS: [skill.inflate(reach, reach) for skill in skills],
        SmallArea.MINE: [
            place.pinge, place.shaft, place.tunnel, *(seam_of(cube) for cube in place.coal(Place.TUNNEL)),
            *(seam_of(cube) for cube in place.pinge_coal),
        ],
    }[area]  # fmt: skip
    return whole[0].unionall(whole[1:]).clip(place.rect) if whole else pygame.Rect(place.rect.topleft, (0, 0))


def small_area_keys(
    seat: Seat, place: BoardPlace, plan: tuple[Lay, ...] | None, bonus: int, mover: bool, size: float
) -> dict[SmallArea, Hashable]:
    """Return all that decides how each area of a seat's small board is drawn, but for the land below it.

    `size` is that of the letters on its sign.
    """
    props = tuple(prop_picture(seat, where, i) for where in Place for i in range(len(place.props(where))))
    owned = seat.abilities, seat.channel
    return {
        SmallArea.SIGN: (seat.score, seat.tiles, seat.abilities, mover, size),
        SmallArea.CART: (seat.cart1, seat.cart2),
        SmallArea.PLAN: (plan, seat.worked, fields_shown(seat)),
        SmallArea.GOODS: tuple(getattr(seat, GOODS[good]) for good in place.goods),
        SmallArea.PIECES: (tuple(seat.markers), tuple(seat.fresh), bonus, owned),
        SmallArea.SKILLS: owned,
        SmallArea.MINE: (seat.pinge_dug, seat.tunnel_dug, props, seat.shaft, seat.water, seat.exhausted),
    }
