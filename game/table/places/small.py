"""The places on the board of another seat: four rows in a frame of 376 x 88 that is stretched.

They follow the large board from its sign down to the mine.
"""

from __future__ import annotations

import pygame

from game.rules.box import PlayerBoard
from game.rules.terms import Field
from game.table.places.board import BUILDINGS, NOWHERE, BoardPlace, Kit, Span, pinge, sections
from game.table.places.ruler import Ruler

FIELDS_X, RIGHT = 134.0, 370.0
FIELD_WIDTH, FIELD_GAP = 44.0, 2.0
MOST = 5  # fields of the base game
STRIP_X, STRIP_MOST = 210.0, 22.0
SIGN, LAND, FARM, EARTH = (1.0, 25.0), (27.0, 18.0), (46.0, 18.0), (66.0, 19.0)
"""The top and height of the rows: the sign, cart and fields, farm and shelf, the mine."""


def small(ruler: Ruler, rect: pygame.Rect, mine: PlayerBoard, kit: Kit) -> BoardPlace:
    """Return the places of a board in a rectangle."""
    r = ruler.frame(rect, 376.0, 88.0)
    room = min(r.kx, r.ky)  # how much larger the pieces may be than in the smallest board
    cube, disk = 9.0 * min(1.3, room), 13.0 * min(1.45, r.ky)
    coal, props = pinge(r, mine, (12.0, EARTH[0], 76.0, EARTH[1]), cube, 3)
    slots = {field: r.rect(x, LAND[0], width, LAND[1]) for field, (x, width) in _row(kit).items()}
    tunnel = (168.0, EARTH[0], 200.0, EARTH[1])
    strip = None if kit.base else _strip(r)
    middle = FARM[0] + FARM[1] / 2
    markers = [r.piece(214.5 + i * 14.8, middle, 14) for i in range(len(kit.markers))]
    return BoardPlace(
        large=False,
        rect=rect,
        plate=r.rect(8, SIGN[0], 230, SIGN[1]),
        tokens=r.rect(240, SIGN[0], 56, SIGN[1]),
        figures=NOWHERE,
        fields=slots,
        trays={f: slot.inflate(-ruler.px(2), 0) for f, slot in slots.items()},
        farm=r.rect(6, FARM[0], 197, FARM[1]),
        goods=kit.goods(r, (10, FARM[0], 193, FARM[1])),
        cart=r.rect(6, LAND[0], 126, LAND[1]),
        carts=(r.rect(18, LAND[0], 46, LAND[1]), r.rect(83, LAND[0], 44, LAND[1])),
        pinge=r.rect(6, EARTH[0], 114, EARTH[1]),
        pinge_coal=coal,
        pinge_props=props,
        pinge_water=r.rect(89, EARTH[0], 26, EARTH[1]),
        shaft=r.rect(120, EARTH[0], 48, EARTH[1]),
        shaft_coal=r.rect(123, EARTH[0], 21, EARTH[1]),
        shaft_water=r.rect(144, EARTH[0], 21, EARTH[1]),
        tunnel=r.rect(*tunnel),
        sections=sections(r, mine, tunnel, cube, 0),
        shelf=r.rect(205, FARM[0], 94, FARM[1]),
        markers=dict.fromkeys(kit.markers, strip) if strip else dict(zip(kit.markers, markers, strict=True)),
        bonus=strip if kit.bonus else None,
        buildings={b: strip or r.piece(308 + i * 18.4, middle, 18) for i, b in enumerate(BUILDINGS)},
        skills=strip or r.piece(230, SIGN[0] + SIGN[1] / 2, 15, 15),
        skill_step=0 if strip else -r.px(18),
        strip=strip,
        button=r.rect(298, SIGN[0], 67, SIGN[1]),
        disk=r.px(disk),
        cube=r.px(cube),
    )


def _strip(r: Ruler) -> pygame.Rect:
    """Return the row for everything else that a seat owns, no higher than its pieces."""
    row = r.rect(STRIP_X, FARM[0], RIGHT - STRIP_X, FARM[1])
    strip = pygame.Rect(row.left, 0, row.width, min(row.height, r.px(STRIP_MOST)))
    strip.centery = row.centery
    return strip


def _row(kit: Kit) -> dict[Field, Span]:
    """Return the fields from the left; where there are many, only farmer and farmhand keep their width."""
    others, rest = len(kit.fields) - 2, FIELD_WIDTH
    if len(kit.fields) > MOST:
        rest = (RIGHT - FIELDS_X - 2 * (FIELD_WIDTH + FIELD_GAP)) / others - FIELD_GAP
    return kit.spans([FIELD_WIDTH] * 2 + [rest] * others, FIELDS_X, FIELD_GAP)
