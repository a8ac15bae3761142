"""The year turns: a wind with the season's light goes over the whole table, which behind it is the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from math import ceil, exp, sin, tau
from random import Random
from typing import NamedTuple

import pygame

from game.motion.paths import between, eased
from game.motion.vignettes.vignette import Date, Vignette
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.painter import ahead
from game.table.seasons import Look
from game.table.theme import Theme, converted

SOFT, LEAN = 0.16, 0.2  # the front's width, and how far its foot lags behind its head, by the window's width
PASSES = (0.06, 0.86)  # shares of its time between which the front goes over the table
FINE, FINER = (96, 54), 16  # the points of which the front is made, and the steps in which it leans, of one
BRIGHT, GLEAM = 0.34, 0.75  # of the streak of light: its width by the window's, and its strength
TURNS = 12  # how many ways a piece in the wind lies
SIZES = (15.0, 24.0, 44.0)  # of the pieces, in design units: far, near, quite near
COUNTS = {
    Look.SPRING: (44, 26, 7),
    Look.SUMMER: (38, 16, 5),
    Look.AUTUMN: (44, 30, 9),
    Look.WINTER: (120, 50, 12),
}
BLOWN: dict[Look, tuple[str, ...]] = {
    Look.SPRING: ("season_petal", "season_petal", "season_blossom", "season_leaf_fresh"),
    Look.SUMMER: ("season_seed", "season_seed", "season_butterfly", "season_leaf_fresh"),
    Look.AUTUMN: ("season_maple", "season_oak", "season_gold_leaf", "season_gold_leaf"),
    Look.WINTER: ("season_snow", "season_snow", "season_flake"),
}
"""What the wind brings in each season."""
FALLS = {Look.SPRING: 0.12, Look.SUMMER: -0.1, Look.AUTUMN: 0.2, Look.WINTER: 0.34}
"""How far it comes down on its way, by the window's height."""


class Blown(NamedTuple):
    """A piece in the wind: its drawing and size, when it comes and for how long, its way and its spin."""

    name: str
    size: int
    comes: float
    takes: float
    height: float
    sways: float
    phase: float
    spins: float


class Wind(NamedTuple):
    """All that is alike at each turn to a season: the front as a mask, the light, each piece as it turns."""

    front: pygame.Surface
    light: pygame.Surface
    images: dict[tuple[str, int], list[pygame.Surface]]


@dataclass(slots=True)
class TurnProps:
    """The front as a mask of what is still to be passed, a surface to cut it out on, light, pieces."""

    front: pygame.Surface
    cut: pygame.Surface
    light: pygame.Surface
    pieces: list[Blown]
    images: dict[tuple[str, int], list[pygame.Surface]]


@dataclass(slots=True)
class FormerPicture:
    """The table as it was in the season before, once it has been drawn; and if the present one has been."""

    surface: pygame.Surface | None = None
    followed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnOfYear(Vignette[TurnProps]):
    """Has the former season's table drawn, then the present one; shows the former until the front comes.

    `ends_at` is the time at which the former season ends.
    """

    look: Look
    ends_at: Date
    former: FormerPicture = field(default_factory=FormerPicture, compare=False)

    @property
    def whole(self) -> bool:
        """True once both tables have been drawn."""
        return self.former.followed

    def takes(self, table: pygame.Surface) -> bool:
        if self.former.surface is None:
            self.former.surface = table
            return True
        self.former.followed = True
        return False

    @property
    def date(self) -> Date | None:
        """The time before, until that has been drawn."""
        return self.ends_at if self.former.surface is None else None

    def draw(self, canvas: Canvas, now: float, patient: bool = True) -> None:
        """Draw the former season's table as far as it is still to be seen."""
        self.workshop.begin(lambda: self.prepare(canvas.theme))
        if self.former.surface is None or not self.whole:
            return
        if patient or self.workshop.ready:
            self.perform(canvas, self.workshop.props, self.share(now))
        else:
            canvas.surface.blit(self.former.surface, (0, 0))

    def prepare(self, theme: Theme) -> TurnProps:
        found = wind_of(theme, self.look)
        ahead(wind_of, theme, self.look.following)
        pieces = list(_blown(self.look, self.luck))
        return TurnProps(found.front, found.front.copy(), found.light, pieces, found.images)

    def perform(self, canvas: Canvas, props: TurnProps, k: float) -> None:
        assert self.former.surface is not None
        width, soft = self.rect.width, props.front.get_width()
        beyond = max(0, props.light.get_width() - soft) // 2  # so that the light comes and goes unseen
        way = eased((k - PASSES[0]) / (PASSES[1] - PASSES[0]))
        x = round(between(-soft - beyond, width + beyond, way))
        self._draw_former(canvas, self.former.surface, props, x)
        lit = x + (soft - props.light.get_width()) // 2
        canvas.surface.blit(props.light, (lit, 0), special_flags=pygame.BLEND_RGB_ADD)
        for piece in props.pieces:
            self._draw_piece(canvas, props, piece, k)

    def _draw_former(self, canvas: Canvas, former: pygame.Surface, props: TurnProps, x: int) -> None:
        """Draw the table of the former season to the right of the front, and through it."""
        window, soft = self.rect, props.front.get_width()
        rest = pygame.Rect(x + soft, 0, 2 * window.width, window.height).clip(window)
        canvas.surface.blit(former, rest.topleft, rest)
        part = pygame.Rect(x, 0, soft, window.height).clip(window)
        if part.width:
            inside = part.move(-x, 0)
            props.cut.blit(former, inside.topleft, part)
            props.cut.blit(props.front, inside.topleft, inside, special_flags=pygame.BLEND_RGBA_MULT)
            canvas.surface.blit(props.cut, part.topleft, inside)

    def _draw_piece(self, canvas: Canvas, props: TurnProps, piece: Blown, k: float) -> None:
        """Draw a piece where the wind has carried it."""
        way = (k - piece.comes) / piece.takes
        if not 0 < way < 1:
            return
        (width, height), images = self.rect.size, props.images[piece.name, piece.size]
        wave = sin(piece.phase + way * 7)
        x = width * between(-0.1, 1.1, way + 0.03 * wave)
        y = height * (piece.height + FALLS[self.look] * way + piece.sways * wave)
        image = images[round(piece.phase * TURNS + piece.spins * way * TURNS) % TURNS]
        canvas.surface.blit(image, (x - image.get_width() / 2, y - image.get_height() / 2))


def draw_beforehand(canvas: Canvas, look: Look) -> None:
    """Make what the turn to the season after one is drawn with."""
    wind_of(canvas.theme, look.following)


def wind_of(theme: Theme, look: Look) -> Wind:
    """Return the wind that brings a season; that of this one and of the last are kept."""
    kept: dict[Look, Wind] = theme.cached("winds", dict[Look, Wind])
    if look not in kept:
        former = kept.get(look.before)
        kept[look] = _wind(theme, look, former.front if former else _front(_size(theme, SOFT)))
        for other in [one for one in list(kept) if one not in (look, look.before)]:
            kept.pop(other, None)
    return kept[look]


def _wind(theme: Theme, look: Look, front: pygame.Surface) -> Wind:
    sides = enumerate(theme.px(size) for size in SIZES)
    kinds = product(dict.fromkeys(BLOWN[look]), sides)
    return Wind(
        front,
        _streak(look, _size(theme, BRIGHT)),
        {(name, size): _turned(theme, name, side) for name, (size, side) in kinds},
    )


def _size(theme: Theme, width: float) -> tuple[int, int]:
    """Return the size of something that goes over the window, leaning, by its width."""
    return round((width + LEAN) * theme.size[0]), theme.size[1]


def _blown(look: Look, luck: Random) -> Iterator[Blown]:
    """Yield all that the wind brings, what is far first."""
    for size, count in enumerate(COUNTS[look]):
        for i in range(count):
            comes = 0.3 * (i + luck.random()) / count
            yield Blown(
                luck.choice(BLOWN[look]), size, comes, luck.uniform(0.66, 0.7) - 0.04 * size,
                luck.uniform(-0.25, 1.1), luck.uniform(0.01, 0.07), luck.uniform(0, tau),
                luck.uniform(-1.6, 1.6),
            )  # fmt: skip


def _turned(theme: Theme, name: str, side: int) -> list[pygame.Surface]:
    """Return a piece as it lies in the wind, turned step by step."""
    upright = theme.svg(name, side, side)
    return [converted(pygame.transform.rotozoom(upright, 360 / TURNS * i, 1.0)) for i in range(TURNS)]


def _edge_at(y: float) -> float:
    """Return how far the front has got ahead of its foot at a height, both from 0 to 1."""
    return 1 - y + 0.06 * sin(y * 11) + 0.03 * sin(y * 23 + 1)


def _slanted(profile: Callable[[float], float], slant: float) -> bytes:
    """Return a byte for each point of a front: its profile, row by row as far on as its edge has got."""
    across, far = FINER * (FINE[0] - 1), ceil(2 * abs(slant) * FINER * (FINE[0] - 1))
    whole = bytes(round(255 * profile(i / across)) for i in range(-far, across + far + 1))
    firsts = [far - round(_edge_at(y / (FINE[1] - 1)) * slant * across) for y in range(FINE[1])]
    return b"".join(whole[first : first + across + 1 : FINER] for first in firsts)


def _front(size: tuple[int, int]) -> pygame.Surface:
    """Return the mask of the front: nothing where it has passed, white where it is still to come."""
    soft = SOFT / (SOFT + LEAN)
    points = bytearray(b"\xff" * (4 * FINE[0] * FINE[1]))
    points[3::4] = _slanted(lambda x: eased(x / soft), (1 - soft) * 0.9)
    return converted(pygame.transform.smoothscale(pygame.image.frombuffer(points, FINE, "RGBA"), size))


def _streak(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """Return the light that goes over the table with the front, to be added to it."""
    lean = LEAN / (BRIGHT + LEAN)
    light = _slanted(lambda x: GLEAM * exp(-(((x - 0.5 * (1 - lean)) * 7) ** 2)), lean)
    points = bytearray(4 * len(light))
    for i, part in enumerate(p.SEASON_GLEAM[look]):
        points[i::4] = light.translate(bytes(round(part * step / 255) for step in range(256)))
    image = pygame.transform.smoothscale(pygame.image.frombuffer(points, FINE, "RGBX"), size)
    return image.convert() if pygame.display.get_surface() is not None else image
