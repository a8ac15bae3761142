"""The places on the board of the seat in focus."""

from __future__ import annotations

import pygame

from game.rules.box import PlayerBoard
from game.rules.terms import Field
from game.table.places.board import BUILDINGS, HORIZON, LARGE, BoardPlace, Kit, Span, pinge, sections
from game.table.places.ruler import Ruler

EDGE, RIGHT, GAP = 8.0, 872.0, 5.0
TOP, HEIGHT = 8.0, 86.0
CUBE, DISK = 26.0, 27.0
FIELD_WIDTH = 122.0  # with room for a figure beside name and tray
OWN_WIDTH = 118.0  # farmer and farmhand, who hold most, where there are too many fields for that
NARROW = 108.0  # narrower fields have the figure beside the tray only
SHELF_ROW = 6
FIGURE, BESIDE = 36.0, 48.0  # the room that a worker takes beside the tray of a narrow and of a wide field


def large(ruler: Ruler, rect: pygame.Rect, mine: PlayerBoard, kit: Kit) -> BoardPlace:
    """Return the places of a board in a rectangle."""
    r = ruler.frame(rect, *LARGE)
    spans, farm_x = _row(kit)
    coal, props = pinge(r, mine, (26.0, 192.0, 226.0, 46.0), CUBE, 11)
    tunnel = (384.0, 206.0, 488.0, 84.0)
    shelf, markers = _shelf(r, kit)
    return BoardPlace(
        large=True,
        rect=rect,
        plate=r.rect(12, 93, 196, 29.5),
        tokens=r.rect(212, 93, 92, 29.5),
        figures=r.rect(308, 98, 134, 36),
        fields={field: r.rect(x, TOP, width, HEIGHT) for field, (x, width) in spans.items()},
        trays={field: _tray(r, *span) for field, span in spans.items()},
        farm=r.rect(farm_x, TOP, RIGHT - farm_x, HEIGHT),
        goods=kit.goods(r, (farm_x + 4, 12, RIGHT - farm_x - 8, 58)),
        cart=r.rect(12, 122, 292, 48),
        carts=(r.rect(20, 139, 130, 28), r.rect(166, 139, 130, 28)),
        pinge=r.rect(12, HORIZON, 292, 92),
        pinge_coal=coal,
        pinge_props=props,
        pinge_water=r.rect(250, 190, 42, 50),
        shaft=r.rect(318, HORIZON, 56, 116),
        shaft_coal=r.rect(322, 182, 48, 46),
        shaft_water=r.rect(322, 230, 48, 56),
        tunnel=r.rect(*tunnel),
        sections=sections(r, mine, tunnel, CUBE, 18),
        shelf=shelf,
        markers=dict(zip(kit.markers, markers, strict=False)),
        bonus=markers[-1] if kit.bonus else None,
        buildings={b: r.rect(446 + i * 60, 114, 60, 90) for i, b in enumerate(BUILDINGS)},
        skills=r.piece(630, 113, 26, 26) if kit.base else r.piece(464, 111, 24, 24),
        skill_step=r.px(30) if kit.base else r.px(28),
        strip=None,
        button=r.rect(688, 155, 184, 42),
        disk=r.px(DISK),
        cube=r.px(CUBE),
    )


def _row(kit: Kit) -> tuple[dict[Field, Span], float]:
    """Return the left edge and the width of each field, and the left edge of the farmyard."""
    slots = len(kit.fields)
    farm_x = EDGE + slots * (FIELD_WIDTH + GAP) + 2
    widths = [FIELD_WIDTH] * slots
    if slots > 5 or kit.iron:
        farm_x = RIGHT - (218.0 if kit.iron else 190.0)
        room = farm_x - GAP - EDGE - GAP * (slots - 1)
        own = max(OWN_WIDTH, room / slots) if room / slots > NARROW else OWN_WIDTH
        widths = [own] * 2 + [(room - 2 * own) / (slots - 2)] * (slots - 2)
    return kit.spans(widths, EDGE, GAP), farm_x


def _tray(r: Ruler, x: float, width: float) -> pygame.Rect:
    if width < NARROW:
        return r.rect(x + FIGURE, TOP + 23, width - FIGURE - 4, 42)
    return r.rect(x + 4, TOP + 36, width - BESIDE, 31)


def _shelf(r: Ruler, kit: Kit) -> tuple[pygame.Rect, list[pygame.Rect]]:
    """Return the shelf and the places on it, in two rows if needed: markers, then the bonus marker."""
    count = len(kit.markers) + kit.bonus
    if count <= SHELF_ROW:
        return r.rect(688, 99, 184, 50), [r.piece(705 + i * 30, 131, 27) for i in range(count)]
    rows = [divmod(i, SHELF_ROW) for i in range(count)]
    return r.rect(688, 98, 184, 54), [r.piece(705 + 30 * i, 112 + 26 * row, 24) for row, i in rows]
