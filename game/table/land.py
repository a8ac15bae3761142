"""The land on the large board in its four seasons: sky, hills, meadow and the cut through the earth."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import Future
from io import BytesIO

import pygame

from game.rules.terms import Season
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.painter import PAINTER
from game.table.places.board import HORIZON, LARGE, BoardPlace
from game.table.shapes import clear, rounded_mask
from game.table.styles import Panel
from game.table.theme import ASSETS, Theme

HOUSE = 70  # its width
COLOUR = re.compile("#[0-9a-f]{6}")
WHITE_ROOFS = {Season.WINTER: p.WINTER_HOUSE}
Size = tuple[int, int]
Drawing = Callable[[Size], pygame.Surface]


def draw_ground(canvas: Canvas, place: BoardPlace, season: Season) -> None:
    """Sky, hills and the cut through the earth, filling the board to its rounded corners."""
    canvas.blit(_land(canvas.theme, place, season), place.rect.topleft)
    _ahead(canvas.theme, place, Season((season + 1) % len(Season)))


def _land(theme: Theme, place: BoardPlace, season: Season) -> pygame.Surface:
    key = tuple(place.rect), season
    begun: Future[pygame.Surface] | None = theme.cache.get(("ahead", key))
    make = begun.result if begun else lambda: _scenery(theme, place, season)
    land: pygame.Surface = theme.cached(("scenery", key), make)
    return land


def _ahead(theme: Theme, place: BoardPlace, season: Season) -> None:
    """Begin to draw what comes next beside the loop: it takes longer than a frame."""
    key = tuple(place.rect), season
    if ("scenery", key) not in theme.cache:
        theme.cached(("ahead", key), lambda: PAINTER.submit(_scenery, theme, place, season))


def _scenery(theme: Theme, place: BoardPlace, season: Season) -> pygame.Surface:
    rect = place.rect
    image = clear(*rect.size)
    canvas = Canvas(image, theme, origin=rect.topleft)
    horizon = _horizon(place)
    sky = pygame.Rect(rect.left, rect.top, rect.width, horizon - rect.top)
    earth = pygame.Rect(rect.left, horizon, rect.width, rect.bottom - horizon)
    canvas.blit(_covering("sky", sky.size, (1200, 240), True, season), sky.topleft)
    canvas.blit(_covering("ground", earth.size, (1200, 420), False, season), earth.topleft)
    house = house_of(place, theme.scale)
    canvas.blit(dressed("building_farmhouse", house.size, WHITE_ROOFS.get(season, {})), house.topleft)
    mask = rounded_mask(*rect.size, theme.px(Panel.FRAME.value.radius))
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def house_of(place: BoardPlace, scale: float) -> pygame.Rect:
    """Return where the farmhouse stands."""
    width = round(HOUSE * scale)
    house = pygame.Rect(0, 0, width, width * 100 // 120)
    first = min(rect.left for rect in place.buildings.values())
    house.midbottom = (first - width // 2 + round(2 * scale), _horizon(place) + round(5 * scale))
    return house


def _horizon(place: BoardPlace) -> int:
    return place.rect.top + round(place.rect.height * HORIZON / LARGE[1])


def dressed(name: str, size: Size, colours: dict[str, str]) -> pygame.Surface:
    """A drawing with some of its colours changed for others; slow."""
    text = (ASSETS / f"{name}.svg").read_text(encoding="utf-8")
    changed = COLOUR.sub(lambda found: colours.get(found[0], found[0]), text)
    return pygame.image.load_sized_svg(BytesIO(changed.encode()), size)


def _covering(name: str, size: Size, natural: Size, bottom: bool, season: Season) -> pygame.Surface:
    return covering(size, natural, bottom, lambda whole: dressed(name, whole, p.SEASON_LAND[season]))


def covering(size: Size, natural: Size, bottom: bool, draw: Drawing) -> pygame.Surface:
    """A drawing enlarged until it covers `size`; the rest is cut off at the sides and at one end."""
    k = max(size[0] / natural[0], size[1] / natural[1])
    whole = draw((round(natural[0] * k) + 1, round(natural[1] * k) + 1))
    cut = clear(*size)
    y = size[1] - whole.get_height() + 1 if bottom else 0
    cut.blit(whole, ((size[0] - whole.get_width()) // 2, y))
    return cut
