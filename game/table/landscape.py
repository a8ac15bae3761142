"""The landscape of the title and of the result: house, windlass, mine, what was built, and the knecht."""

from __future__ import annotations

from collections.abc import Hashable
from enum import StrEnum
from math import ceil
from typing import NamedTuple

import pygame

from game.rules.ids import TileId
from game.table import palette as p
from game.table.land import dressed
from game.table.pieces import BUILDINGS
from game.table.shapes import clear
from game.table.theme import DESIGN_SIZE, Theme, drawn

PEOPLE = frozenset(
    {"development_19", "development_28", "development_30e", "development_41", "development_46"}
)
HOMES = frozenset(
    {
        *BUILDINGS.values(),
        *(f"development_{tile}" for tile in ("10e", "26", "36", "37", "38", "45", "51", "53", "54", "55")),
    }
)
"""The developments that stand on the land; all others are tools and lean on something."""
SITES = (
    (424, 354, 104),
    (1150, 458, 92),
    (914, 348, 72),
    (350, 320, 62),
    (1236, 452, 84),
    (974, 334, 58),
    (424, 294, 52),
)
LEANING = (
    (88, 436, 62),
    (150, 438, 62),
    (312, 438, 62),
    (250, 438, 60),
    (28, 442, 62),
    (366, 446, 58),
    (508, 452, 58),
    (1160, 684, 84),
    (1258, 684, 66),
)
"""Where a building or a tool stands: the middle of its foot and its width, in design units."""
GLOWING = frozenset({"land_glow", "land_rain"})
SPRITES = 400  # drawings of what moves that are kept
SHAPE = 100 / 120  # the height of a development's drawing by its width


class Knecht(StrEnum):
    """What the Haspelknecht does, by the stem of his drawings' names."""

    CRANKS = "knecht_cranks"
    CHEERS = "knecht_cheers"
    SITS = "knecht_sits"


class Look(NamedTuple):
    """A landscape: what the knecht does, a seat's colour or None for its own, the evening, what was built."""

    knecht: Knecht = Knecht.CRANKS
    colour: int | None = None
    evening: bool = False
    built: tuple[str, ...] = ()


class Frame(NamedTuple):
    """How the drawing covers a window: its scale, and the place of its upper left corner."""

    scale: float
    left: float
    top: float

    @classmethod
    def of(cls, theme: Theme) -> Frame:
        """Return the frame of a window, which is filled, with what is over cut at the sides."""
        width, height = theme.size
        scale = max(width / DESIGN_SIZE[0], height / DESIGN_SIZE[1])
        return cls(scale, (width - DESIGN_SIZE[0] * scale) / 2, (height - DESIGN_SIZE[1] * scale) / 2)

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Return the place of a part of the drawing in the window."""
        spot = round(self.left + x * self.scale), round(self.top + y * self.scale)
        return pygame.Rect(*spot, max(1, round(width * self.scale)), max(1, round(height * self.scale)))


def landscape(theme: Theme, look: Look) -> pygame.Surface:
    """Return the landscape as large as the window, without anything that moves; made once for each look."""
    return theme.cached(land_key(look), lambda: _painted(theme, look))


def land_key(look: Look) -> Hashable:
    """Return the landscape's key in the theme's cache: the knecht, who moves, is not painted."""
    return "landscape", look._replace(knecht=Knecht.CRANKS)


def standing(built: tuple[str, ...]) -> list[tuple[str, tuple[int, int, int]]]:
    """Return the developments that find a place in the landscape, with it, from the back to the front.

    Buildings and people come to sites, tools to walls; what is too many takes places of the other kind.
    """
    land = [name for name in built if name in HOMES | PEOPLE]
    tools = [name for name in built if name not in HOMES | PEOPLE]
    sites, walls = list(SITES), list(LEANING)
    found = list(zip(land, sites, strict=False)) + list(zip(tools, walls, strict=False))
    rest = land[len(sites) :] + tools[len(walls) :]
    found += zip(rest, sites[len(land) :] + walls[len(tools) :], strict=False)
    return sorted(found, key=lambda one: one[1][1])


def colours(look: Look) -> dict[str, str]:
    """Return the colours that are replaced in the drawings for a look."""
    own = p.SEAT_CLOTH[look.colour] if look.colour is not None else {}
    return {**own, **(p.EVENING_LAND if look.evening else {})}


def _painted(theme: Theme, look: Look) -> pygame.Surface:
    frame, replaced = Frame.of(theme), colours(look)
    size = ceil(DESIGN_SIZE[0] * frame.scale), ceil(DESIGN_SIZE[1] * frame.scale)
    image = pygame.Surface(theme.size)
    image.blit(dressed("title", size, replaced), (round(frame.left), round(frame.top)))
    for name, (x, foot, width) in standing(look.built):
        rect = frame.rect(x - width / 2, foot - width * SHAPE, width, width * SHAPE)
        image.blit(dressed(name, rect.size, replaced), rect.topleft)
    if look.evening:
        image.fill(p.EVENING, special_flags=pygame.BLEND_RGB_MULT)
    return image.convert() if pygame.display.get_surface() is not None else image


def sprite(theme: Theme, name: str, size: tuple[int, int], alpha: int, look: Look) -> pygame.Surface:
    """Return the drawing of something that moves, so faint, in the colours and the light of a look."""
    dress = look.colour if name.startswith(str(look.knecht)) else None

    def make() -> pygame.Surface:
        image = clear(*size)
        image.blit(
            dressed(name, size, colours(look)) if dress is not None else theme.svg(name, *size), (0, 0)
        )
        light = p.EVENING if look.evening and name not in GLOWING else p.DAY
        image.fill((*light, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return image

    return theme.kept("sprites", SPRITES, (name, size, alpha, look.evening, dress), make)


def developed(tiles: tuple[TileId, ...]) -> tuple[str, ...]:
    """Return the drawings of developments, by their ids; those without a drawing are left out."""
    names = (f"development_{tile.lower()}" for tile in tiles)
    return tuple(name for name in names if drawn(name))
