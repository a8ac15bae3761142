"""The places on the board of another seat: four rows in a frame of 376 x 88 that is stretched."""

from __future__ import annotations

import pygame

from game.rules.box import PlayerBoard
from game.rules.terms import Field
from game.table.places.board import BUILDINGS, NOWHERE, BoardPlace, Kit, Span, pinge, sections
from game.table.places.ruler import Ruler

FIELDS_X, RIGHT = 134.0, 372.0
FIELD_WIDTH, FIELD_GAP = 44.0, 2.0
MOST = 5  # fields of the base game
STRIP_X, STRIP_MOST = 208.0, 22.0


def small(ruler: Ruler, rect: pygame.Rect, mine: PlayerBoard, kit: Kit) -> BoardPlace:
    """Return the places of a board in a rectangle."""
    r = ruler.frame(rect, 376.0, 88.0)
    room = min(r.kx, r.ky)  # how much larger the pieces may be than in the smallest board
    cube, disk = 9.0 * min(1.3, room), 13.0 * min(1.45, r.ky)
    coal, props = pinge(r, mine, (10.0, 25.0, 78.0, 19.0), cube, 3)
    slots = {field: r.rect(x, 65, width, 18) for field, (x, width) in _row(kit).items()}
    tunnel = (168.0, 24.0, 200.0, 20.0)
    strip = None if kit.base else _strip(r)
    markers = [r.piece(212 + i * 14.8, 55, 14) for i in range(len(kit.markers))]
    return BoardPlace(
        large=False,
        rect=rect,
        plate=r.rect(8, -1, 230, 25),
        tokens=r.rect(240, -1, 56, 25),
        figures=NOWHERE,
        fields=slots,
        trays={f: slot.inflate(-ruler.px(2), 0) for f, slot in slots.items()},
        farm=r.rect(8, 46, 196, 18),
        goods=kit.goods(r, (8, 46, 195, 18)),
        cart=r.rect(8, 65, 124, 18),
        carts=(r.rect(18, 65, 48, 18), r.rect(80, 65, 48, 18)),
        pinge=r.rect(8, 24, 112, 20),
        pinge_coal=coal,
        pinge_props=props,
        pinge_water=r.rect(91, 24, 26, 20),
        shaft=r.rect(120, 24, 46, 20),
        shaft_coal=r.rect(121, 24, 22, 20),
        shaft_water=r.rect(143, 24, 22, 20),
        tunnel=r.rect(*tunnel),
        sections=sections(r, mine, tunnel, cube, 0),
        shelf=r.rect(206, 46, 92, 18),
        markers=dict.fromkeys(kit.markers, strip) if strip else dict(zip(kit.markers, markers, strict=True)),
        bonus=strip if kit.bonus else None,
        buildings={b: strip or r.piece(304 + i * 18.7, 55, 18) for i, b in enumerate(BUILDINGS)},
        skills=strip or r.piece(230, 11.5, 15, 15),
        skill_step=0 if strip else -r.px(18),
        strip=strip,
        button=r.rect(298, -1, 70, 25),
        disk=r.px(disk),
        cube=r.px(cube),
    )


def _strip(r: Ruler) -> pygame.Rect:
    """Return the row for everything else that a seat owns, no higher than its pieces."""
    row = r.rect(STRIP_X, 46, RIGHT - STRIP_X, 18)
    strip = pygame.Rect(row.left, 0, row.width, min(row.height, r.px(STRIP_MOST)))
    strip.centery = row.centery
    return strip


def _row(kit: Kit) -> dict[Field, Span]:
    """Return the fields from the left; where there are many, only farmer and farmhand keep their width."""
    others, rest = len(kit.fields) - 2, FIELD_WIDTH
    if len(kit.fields) > MOST:
        rest = (RIGHT - FIELDS_X - 2 * (FIELD_WIDTH + FIELD_GAP)) / others - FIELD_GAP
    return kit.spans([FIELD_WIDTH] * 2 + [rest] * others, FIELDS_X, FIELD_GAP)
