"""A player board: the same places on the large one and on the small ones, with other numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import reduce
from operator import or_
from typing import NamedTuple

import pygame

from game.rules.box import Box, PlayerBoard
from game.rules.terms import BASE_WORKERS, Ability, Field, Marker, Place
from game.table.places.ruler import Ruler, queue

LARGE = (880.0, 296.0)
HORIZON = 174.0
BUILDINGS = (Ability.BARN, Ability.COAL_STORAGE, Ability.CHARCOAL_BURNER, Ability.WATER_MILL)
BASE_MARKERS = tuple(Marker)[: Marker.WICKER_BASKET]
NOWHERE = pygame.Rect(0, 0, 0, 0)
SYMBOL = 17.0
FEW = 7  # sections of the base game's tunnel; its coal is drawn as large as the Pinge's
CLOSE, CLOSE_SMALL = 0.78, 0.88  # of that size in the narrower sections of a longer tunnel

Frame = tuple[float, float, float, float]
Span = tuple[float, float]


class Good(IntEnum):
    """The goods in the farmyard; the first four are the resources, with the numbers of `Resource`."""

    FOOD = 0
    WOOD = 1
    COAL = 2
    IRON = 3
    THALER = 4
    DEBT = 5


@dataclass(frozen=True, slots=True)
class TunnelSection:
    """One section of the tunnel, its prop field at the left."""

    rect: pygame.Rect
    prop: pygame.Rect
    coal: tuple[pygame.Rect, ...]
    vp: pygame.Rect
    bonus: tuple[pygame.Rect, ...]


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """The places on one player board. `disk` and `cube` are the sides of those pieces.

    `goods` and `markers` hold only what is in play. `figures` lies on the large board alone. On the small
    boards of the expansion, `strip` is the row of everything else that a seat owns; elsewhere it is None.
    """

    large: bool
    rect: pygame.Rect
    plate: pygame.Rect
    tokens: pygame.Rect
    figures: pygame.Rect
    fields: dict[Field, pygame.Rect]
    trays: dict[Field, pygame.Rect]
    farm: pygame.Rect
    goods: dict[Good, pygame.Rect]
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
    sections: tuple[TunnelSection, ...]
    markers: dict[Marker, pygame.Rect]
    bonus: pygame.Rect | None
    shelf: pygame.Rect
    buildings: dict[Ability, pygame.Rect]
    skills: pygame.Rect
    skill_step: int
    strip: pygame.Rect | None
    button: pygame.Rect
    disk: int
    cube: int

    def coal(self, place: Place) -> Sequence[pygame.Rect]:
        """Return the places of the coal in Pinge or Tunnel, from the left."""
        if place == Place.PINGE:
            return self.pinge_coal
        return [cube for section in self.sections for cube in section.coal]

    def props(self, place: Place) -> Sequence[pygame.Rect]:
        """Return the prop fields of Pinge or Tunnel, from the left."""
        return self.pinge_props if place == Place.PINGE else [section.prop for section in self.sections]

    def tray_spots(self, field: Field, count: int) -> list[pygame.Rect]:
        """Return the places of the things that a plan lays on a field, from the left."""
        return queue(self.trays[field].inflate(-self.disk // 4, 0), count, self.disk)

    def cart_area(self, cart: int) -> pygame.Rect:
        """Return the place of cart 0 or 1 with its name."""
        area, between = self.cart.copy(), (self.carts[0].right + self.carts[1].left) // 2
        area.width = between - area.left
        if cart:
            area.left, area.width = between, self.cart.right - between
        return area

    def good_area(self, good: Good) -> pygame.Rect:
        """Return the place of a good with its name."""
        rect = self.goods[good]
        return pygame.Rect(rect.left, self.farm.top, rect.width, self.farm.height)

    def cart_spots(self, cart: int, count: int) -> list[pygame.Rect]:
        """Return the places of the disks on cart 0 or 1."""
        return queue(self.carts[cart], count, self.disk)

    def skill_spots(self, count: int) -> list[pygame.Rect]:
        """Return the places of the lasting skills, from the first one."""
        return [self.skills.move(i * self.skill_step, 0) for i in range(count)]

    def strip_spots(self, count: int) -> list[pygame.Rect]:
        """Return the places on the strip of a small board, from the left."""
        return queue(self.strip, count, self.strip.height) if self.strip else []

    def good(self, good: int) -> pygame.Rect:
        """Return the place of a good or resource; NOWHERE if it is not in play."""
        return self.goods.get(Good(good), NOWHERE)

    def marker(self, marker: Marker) -> pygame.Rect:
        """Return the place of a marker on the shelf; NOWHERE if it is not in play."""
        return self.markers.get(marker, NOWHERE)

    def water(self, exhausted: bool) -> pygame.Rect:
        """Return the place of the seat's water: the shaft once the Pinge is exhausted (Y3)."""
        return self.shaft_water if exhausted else self.pinge_water


class Kit(NamedTuple):
    """The parts of a game's boards; those of the base game have room for nothing more."""

    fields: tuple[tuple[Field, ...], ...]  # from the left; who leaves with the Pinge shares his place
    markers: tuple[Marker, ...]
    iron: bool
    bonus: bool
    base: bool

    def spans(self, widths: Sequence[float], left: float, gap: float) -> dict[Field, Span]:
        """Return the left edge and the width of each field in a row."""
        found: dict[Field, Span] = {}
        for fields, width in zip(self.fields, widths, strict=True):
            found |= dict.fromkeys(fields, (left, width))
            left += width + gap
        return found

    def goods(self, r: Ruler, frame: Frame) -> dict[Good, pygame.Rect]:
        """Return the places of the goods, side by side in a frame."""
        x, y, width, height = frame
        kinds = [good for good in Good if self.iron or good is not Good.IRON]
        step = width / len(kinds)
        return {good: r.rect(x + i * step, y, step, height) for i, good in enumerate(kinds)}


def kit_of(box: Box) -> Kit:
    """Return the kit of a game's boards."""
    base = not box.black and not box.iron and all(tile.set == "base" for tile in box.tiles)
    if base and len(box.crew.workers) == len(BASE_WORKERS):
        return Kit(_places(box, Ability.WATER_MILL.bit), BASE_MARKERS, False, False, True)
    gained = {tile.marker for tile in box.tiles}
    markers = tuple(marker for marker in Marker if marker in gained)
    workshop = Ability.WORKSHOP.bit if box.iron else 0
    return Kit(_places(box, box.start_abilities | workshop), markers, box.iron, box.black, False)


def _places(box: Box, more: int) -> tuple[tuple[Field, ...], ...]:
    """Return the fields at each place, with what the tiles open, and these abilities besides."""
    able = reduce(or_, box.enables, more)
    workers = [worker for worker in box.crew.workers.values() if not worker.since or worker.since & able]
    leaving = [worker.field for worker in workers if worker.with_pinge]
    places = []
    for worker in workers:
        if not worker.with_pinge:
            places.append((worker.field, *leaving[:1]) if worker.after_pinge else (worker.field,))
            leaving = leaving[1:] if worker.after_pinge else leaving
    return (*places, *((field,) for field in leaving))


def pinge(
    r: Ruler, mine: PlayerBoard, frame: Frame, cube: float, prop: float
) -> tuple[tuple[pygame.Rect, ...], tuple[pygame.Rect, ...]]:
    """Return the coal cubes and the prop fields of the Pinge, evenly spaced from the left."""
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


def sections(
    r: Ruler, mine: PlayerBoard, frame: Frame, cube: float, coin: float
) -> tuple[TunnelSection, ...]:
    """Return the tunnel's sections; with `coin` 0 they have no room for VP and bonus symbols."""
    x, y, width, height = frame
    step = (width - 4) / len(mine.tunnel_coal)
    if len(mine.tunnel_coal) > FEW:
        cube *= CLOSE if coin else CLOSE_SMALL
    found = []
    for i, (count, bonus) in enumerate(zip(mine.tunnel_coal, mine.tunnel_bonus, strict=True)):
        left = x + 2 + i * step
        prop = 11.0 if coin else 3.5
        middle = left + prop + 4 + (step - prop - 4) / 2
        coal_y = y + (height * 0.68 if coin else height / 2)
        span = min(cube + 2, (step - prop - 4 - cube) / max(1, count - 1))
        spots = (r.piece(middle + (k - (count - 1) / 2) * span, coal_y, cube) for k in range(count))
        marks = (r.piece(left + prop + 10 + coin + k * SYMBOL, y + 17, SYMBOL) for k in range(len(bonus)))
        found.append(
            TunnelSection(
                rect=r.rect(left, y, step, height),
                prop=r.piece(left + prop / 2 + 2, y + height / 2, prop, height - (10 if coin else 4)),
                coal=tuple(spots),
                vp=r.piece(left + prop + 5 + coin / 2, y + 17, coin or 1),
                bonus=tuple(marks),
            )
        )
    return tuple(found)
