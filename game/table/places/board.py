"""A player board: the same places on the large one and on the small ones, with other numbers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

import pygame

from game.rules.box import PlayerBoard
from game.rules.terms import Ability, Field, Marker
from game.table.places.ruler import Ruler, queue

LARGE = (880.0, 296.0)
HORIZON = 174.0
SLOTS = {
    Field.FARMER: 0,
    Field.FARMHAND: 1,
    Field.COAL_DIGGER: 2,
    Field.COAL_MINER: 2,
    Field.HASPELKNECHT: 3,
    Field.WATER_MILL: 4,
}
BUILDINGS = (Ability.BARN, Ability.COAL_STORAGE, Ability.CHARCOAL_BURNER, Ability.WATER_MILL)


class Good(IntEnum):
    """What lies in the farmyard; the first three are the resources."""

    FOOD = 0
    WOOD = 1
    COAL = 2
    THALER = 3
    DEBT = 4


@dataclass(frozen=True, slots=True)
class Section:
    """One section of the tunnel, its prop field at the left."""

    rect: pygame.Rect
    prop: pygame.Rect
    coal: tuple[pygame.Rect, ...]
    vp: pygame.Rect
    bonus: tuple[pygame.Rect, ...]


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """Everything on one player board. `disk` and `cube` are the sides of those pieces."""

    rect: pygame.Rect
    plate: pygame.Rect
    tokens: pygame.Rect
    fields: dict[Field, pygame.Rect]
    trays: dict[Field, pygame.Rect]
    farm: pygame.Rect
    goods: tuple[pygame.Rect, ...]
    carts: tuple[pygame.Rect, pygame.Rect]
    cart: pygame.Rect
    pinge: pygame.Rect
    pinge_coal: tuple[pygame.Rect, ...]
    pinge_props: tuple[pygame.Rect, ...]
    pinge_water: pygame.Rect
    shaft: pygame.Rect
    shaft_coal: pygame.Rect
    shaft_water: pygame.Rect
    tunnel: pygame.Rect
    sections: tuple[Section, ...]
    markers: tuple[pygame.Rect, ...]
    shelf: pygame.Rect
    buildings: dict[Ability, pygame.Rect]
    skills: pygame.Rect
    button: pygame.Rect
    disk: int
    cube: int

    def tray_spots(self, field: Field, count: int) -> list[pygame.Rect]:
        """Where the things a plan lays on a field lie, from the left."""
        return queue(self.trays[field].inflate(-self.disk // 4, 0), count, self.disk)

    def cart_spots(self, cart: int, count: int) -> list[pygame.Rect]:
        """Where the disks on cart 0 or 1 lie."""
        return queue(self.carts[cart], count, self.disk)

    def marker(self, marker: Marker) -> pygame.Rect:
        """The place of a marker on the shelf."""
        return self.markers[marker]

    def water(self, exhausted: bool) -> pygame.Rect:
        """Where the water lies (Y3)."""
        return self.shaft_water if exhausted else self.pinge_water


def large(ruler: Ruler, rect: pygame.Rect, mine: PlayerBoard) -> BoardPlace:
    """The board of the seat in focus."""
    r = ruler.frame(rect, *LARGE)
    cube = 26.0
    field_w, gap = 122.0, 5.0
    fields = {f: r.rect(8 + slot * (field_w + gap), 8, field_w, 86) for f, slot in SLOTS.items()}
    trays = {f: r.rect(8 + slot * (field_w + gap) + 6, 8 + 36, field_w - 12, 31) for f, slot in SLOTS.items()}
    farm_x = 8 + 5 * (field_w + gap) + 2
    step = (872 - farm_x - 8) / 5
    coal, props = _pinge(r, mine, (26.0, 192.0, 226.0, 46.0), cube, 11)
    tunnel = (384.0, 206.0, 488.0, 84.0)
    return BoardPlace(
        rect=rect,
        plate=r.rect(12, 98, 196, 22),
        tokens=r.rect(212, 98, 92, 22),
        fields=fields,
        trays=trays,
        farm=r.rect(farm_x, 8, 872 - farm_x, 86),
        goods=tuple(r.rect(farm_x + 4 + i * step, 12, step, 78) for i in range(5)),
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
        sections=_sections(r, mine, tunnel, cube, 18),
        shelf=r.rect(688, 99, 184, 50),
        markers=tuple(r.piece(688 + 17 + i * 30, 131, 27) for i in range(6)),
        buildings={b: r.rect(446 + i * 60, 114, 60, 90) for i, b in enumerate(BUILDINGS)},
        skills=r.piece(630, 113, 26, 26),
        button=r.rect(688, 155, 184, 42),
        disk=r.px(27),
        cube=r.px(cube),
    )


def small(ruler: Ruler, rect: pygame.Rect, mine: PlayerBoard) -> BoardPlace:
    """The board of another seat: four rows in the frame 376 x 88, stretched."""
    r = ruler.frame(rect, 376.0, 88.0)
    room = min(r.kx, r.ky)  # how much larger the pieces may be than in the smallest board
    cube, disk = 9.0 * min(1.3, room), 13.0 * min(1.45, r.ky)
    coal, props = _pinge(r, mine, (10.0, 23.0, 78.0, 20.0), cube, 3)
    slots = {f: r.rect(134 + slot * 46, 66, 44, 19) for f, slot in SLOTS.items()}
    tunnel = (168.0, 22.0, 200.0, 22.0)
    return BoardPlace(
        rect=rect,
        plate=r.rect(8, 2, 240, 18),
        tokens=r.rect(250, 2, 66, 18),
        fields=slots,
        trays={f: slot.inflate(-ruler.px(2), 0) for f, slot in slots.items()},
        farm=r.rect(8, 46, 196, 18),
        goods=tuple(r.rect(8 + i * 39, 46, 39, 18) for i in range(5)),
        cart=r.rect(8, 66, 124, 19),
        carts=(r.rect(18, 66, 48, 19), r.rect(80, 66, 48, 19)),
        pinge=r.rect(8, 22, 112, 22),
        pinge_coal=coal,
        pinge_props=props,
        pinge_water=r.rect(91, 22, 26, 22),
        shaft=r.rect(120, 22, 46, 22),
        shaft_coal=r.rect(121, 22, 22, 22),
        shaft_water=r.rect(143, 22, 22, 22),
        tunnel=r.rect(*tunnel),
        sections=_sections(r, mine, tunnel, cube, 0),
        shelf=r.rect(206, 46, 92, 18),
        markers=tuple(r.piece(212 + i * 14.8, 55, 14) for i in range(6)),
        buildings={b: r.piece(304 + i * 18.7, 55, 18) for i, b in enumerate(BUILDINGS)},
        skills=r.piece(238, 11, 15, 15),
        button=r.rect(318, 2, 50, 18),
        disk=r.px(disk),
        cube=r.px(cube),
    )


Frame = tuple[float, float, float, float]


def _pinge(
    r: Ruler, mine: PlayerBoard, frame: Frame, cube: float, prop: float
) -> tuple[tuple[pygame.Rect, ...], tuple[pygame.Rect, ...]]:
    """Coal cubes and prop fields of the Pinge, evenly spaced from the left."""
    x, y, width, height = frame
    units = len(mine.pinge_coal) - 1
    step = min(cube + 4, (width - units * (prop + 4)) / sum(mine.pinge_coal))
    coal, props, at = [], [], x
    for group, count in enumerate(mine.pinge_coal):
        if group:
            props.append(r.piece(at + prop / 2 + 1, y + height / 2, prop, height - 2))
            at += prop + 4
        for _ in range(count):
            coal.append(r.piece(at + step / 2, y + height / 2, cube))
            at += step
    return tuple(coal), tuple(props)


def _sections(r: Ruler, mine: PlayerBoard, frame: Frame, cube: float, coin: float) -> tuple[Section, ...]:
    """The tunnel's sections; with coin 0 there is no room for VP and bonus symbols above the coal."""
    x, y, width, height = frame
    step = (width - 4) / len(mine.tunnel_coal)
    sections = []
    for i, (count, bonus) in enumerate(zip(mine.tunnel_coal, mine.tunnel_bonus, strict=True)):
        left = x + 2 + i * step
        prop = 11.0 if coin else 3.5
        middle = left + prop + 4 + (step - prop - 4) / 2
        coal_y = y + (height * 0.68 if coin else height / 2)
        span = min(cube + 2, (step - prop - 4 - cube) / max(1, count - 1))
        spots = [r.piece(middle + (k - (count - 1) / 2) * span, coal_y, cube) for k in range(count)]
        symbol = 17.0
        marks = [r.piece(left + prop + 10 + coin + k * symbol, y + 17, symbol) for k in range(len(bonus))]
        sections.append(
            Section(
                r.rect(left, y, step, height),
                r.piece(left + prop / 2 + 2, y + height / 2, prop, height - (10 if coin else 4)),
                tuple(spots),
                r.piece(left + prop + 5 + coin / 2, y + 17, coin or 1),
                tuple(marks),
            )
        )
    return tuple(sections)
