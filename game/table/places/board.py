"""A player board: the same places on the large one and on the small ones, with other numbers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

import pygame

from game.rules.terms import Ability, Field, Marker
from game.table.places.ruler import queue

LARGE = (880.0, 296.0)
HORIZON = 174.0
BUILDINGS = (Ability.BARN, Ability.COAL_STORAGE, Ability.CHARCOAL_BURNER, Ability.WATER_MILL)
NOWHERE = pygame.Rect(0, 0, 0, 0)


class Good(IntEnum):
    """What lies in the farmyard; the first four are the resources, numbered as `Resource` numbers them."""

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
    """Everything on one player board. `disk` and `cube` are the sides of those pieces.

    What is not in play has no place: `goods` and `markers` hold only what a seat may come to have. `strip`
    is where the small boards of the expansion line up what else a seat owns; it is None elsewhere.
    """

    rect: pygame.Rect
    plate: pygame.Rect
    tokens: pygame.Rect
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

    @property
    def tunnel_coal(self) -> list[pygame.Rect]:
        """The places of the Tunnel's coal, from the left."""
        return [cube for section in self.sections for cube in section.coal]

    def tray_spots(self, field: Field, count: int) -> list[pygame.Rect]:
        """Return where the things a plan lays on a field lie, from the left."""
        return queue(self.trays[field].inflate(-self.disk // 4, 0), count, self.disk)

    def cart_spots(self, cart: int, count: int) -> list[pygame.Rect]:
        """Return where the disks on cart 0 or 1 lie."""
        return queue(self.carts[cart], count, self.disk)

    def skill_spots(self, count: int) -> list[pygame.Rect]:
        """Return where the lasting skills lie, from the first one."""
        return [self.skills.move(i * self.skill_step, 0) for i in range(count)]

    def strip_spots(self, count: int) -> list[pygame.Rect]:
        """Return where what a seat owns lies on the strip of a small board."""
        return queue(self.strip, count, self.strip.height) if self.strip else []

    def good(self, good: int) -> pygame.Rect:
        """The place of a good or resource; nowhere if it is not in play."""
        return self.goods.get(Good(good), NOWHERE)

    def marker(self, marker: Marker) -> pygame.Rect:
        """The place of a marker on the shelf; nowhere if it is not in play."""
        return self.markers.get(marker, NOWHERE)

    def water(self, exhausted: bool) -> pygame.Rect:
        """Return where the water lies (Y3)."""
        return self.shaft_water if exhausted else self.pinge_water
