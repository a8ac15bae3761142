"""The land on the large board in its four seasons: sky, hills, meadow and the cut through the earth."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable
from concurrent.futures import Future
from io import BytesIO
from typing import NamedTuple

import pygame

from game.locations import ASSETS
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.painter import ahead, fetched, hasten
from game.table.places.board import HORIZON, LARGE, BoardPlace
from game.table.seasons import Look
from game.table.shapes import clear, rounded_mask
from game.table.styles import Panel
from game.table.theme import Theme

VALLEY, FIELD = 108.0, 64.0  # where the valley ends, and where the field before it begins
SOIL = 2.0  # from the meadow of a small board down to its mine
HOUSE = 70  # the width of the farmhouse, in design units
COLOUR = re.compile("#[0-9a-f]{6}")
CLOUDS = re.compile('<g id="clouds">.*?</g>', re.DOTALL)
SKY, NEAR, GROUND = (1200, 240), (1200, 152), (1200, 420)  # the natural sizes of the drawings
WHITE_ROOFS = {Look.WINTER: p.WINTER_HOUSE}
Size = tuple[int, int]
Draw = Callable[[Theme, BoardPlace, Look], pygame.Surface]


def draw_ground(canvas: Canvas, place: BoardPlace, look: Look) -> None:
    """Draw sky, hills and the cut through the earth over the whole board, up to its rounded corners."""
    canvas.blit(_of_season(canvas.theme, place, look), place.rect.topleft)


def draw_small_ground(canvas: Canvas, place: BoardPlace, look: Look) -> None:
    """Draw the meadow above the cut through the earth over the whole of a small board."""
    canvas.blit(_of_season(canvas.theme, place, look), place.rect.topleft)


def is_coming(theme: Theme, places: Iterable[BoardPlace], look: Look) -> bool:
    """Return True while a board's land is still to be made beside the loop; it then is, soon."""
    keys = [(draw.__name__, key, look) for draw, key in (_kind(theme, place) for place in places)]
    begun = [
        theme.cache[("ahead", key)]
        for key in keys
        if key not in theme.cache and ("ahead", key) in theme.cache
    ]
    for one in begun:
        hasten(one)
    return not all(one.done() for one in begun)


def _kind(theme: Theme, place: BoardPlace) -> tuple[Draw, Hashable]:
    """Return how the land of a board is drawn, and on what of its place that depends."""
    if place.large:
        return _scenery, tuple(place.rect)
    return _small_land, (place.rect.size, _meadow(theme, place))


def _of_season(theme: Theme, place: BoardPlace, look: Look) -> pygame.Surface:
    """Return a board's land; the next season's, which takes longer than a frame, is begun beside the loop."""
    draw, key = _kind(theme, place)
    now, then = ((draw.__name__, key, one) for one in (look, look.following))
    begun: Future[pygame.Surface] | None = theme.cache.get(("ahead", now))
    image = theme.cached(now, lambda: fetched(begun, lambda: draw(theme, place, look)))
    if then not in theme.cache:
        theme.cached(("ahead", then), lambda: ahead(draw, theme, place, then[2]))
    return image


def _meadow(theme: Theme, place: BoardPlace) -> int:
    """Return the height of the meadow on a small board."""
    return place.pinge.top - place.rect.top - theme.px(SOIL)


def _small_land(theme: Theme, place: BoardPlace, look: Look) -> pygame.Surface:
    board, high = place.rect, _meadow(theme, place)
    image = clear(*board.size)
    for name, top, deep, natural in (
        ("field", 0, high, NEAR),
        ("ground", high, board.height - high, GROUND),
    ):
        image.blit(covering(name, (board.width, deep), natural, look), (0, top))
    mask = rounded_mask(*board.size, theme.px(Panel.FRAME.value.radius))
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def _scenery(theme: Theme, place: BoardPlace, look: Look) -> pygame.Surface:
    board = place.rect
    image = clear(*board.size)
    canvas = Canvas(image, theme, origin=board.topleft)
    horizon = _horizon(place)
    sky = pygame.Rect(board.left, board.top, board.width, _valley(place) - board.top)
    near = _from_top(place, FIELD)
    field = pygame.Rect(board.left, near, board.width, horizon - near)
    earth = pygame.Rect(board.left, horizon, board.width, board.bottom - horizon)
    for name, rect, natural in (("sky", sky, SKY), ("field", field, NEAR), ("ground", earth, GROUND)):
        canvas.blit(covering(name, rect.size, natural, look, clouds=False), rect.topleft)
    house = house_of(place, theme.scale)
    canvas.blit(dressed("building_farmhouse", house.size, WHITE_ROOFS.get(look, {})), house.topleft)
    mask = rounded_mask(*board.size, theme.px(Panel.FRAME.value.radius))
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def house_of(place: BoardPlace, scale: float) -> pygame.Rect:
    """Return the place of the farmhouse."""
    width = round(HOUSE * scale)
    house = pygame.Rect(0, 0, width, width * 100 // 120)
    first = min(rect.left for rect in place.buildings.values())
    house.midbottom = (first - width // 2 + round(2 * scale), _horizon(place) + round(5 * scale))
    return house


class SkyFrame(NamedTuple):
    """Where the drawing of the sky lies on a board: pixels for a unit of it, its left edge, and its foot."""

    unit: float
    left: float
    foot: int

    @classmethod
    def of(cls, place: BoardPlace) -> SkyFrame:
        """Return the frame of the sky on a large board."""
        board, foot = place.rect, _from_top(place, VALLEY)
        unit = _covers((board.width, foot - board.top), SKY)
        return cls(unit, board.left + (board.width - SKY[0] * unit) / 2, foot)

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """Return the place of a spot of the drawing."""
        return self.left + x * self.unit, self.foot + (y - SKY[1]) * self.unit


def _covers(size: Size, natural: Size) -> float:
    """Return the scale at which a drawing covers a size."""
    return max(size[0] / natural[0], size[1] / natural[1])


def _horizon(place: BoardPlace) -> int:
    return _from_top(place, HORIZON)


def _valley(place: BoardPlace) -> int:
    """Return the foot of the drawing of the sky, which ends in the valley behind the near field."""
    return _from_top(place, VALLEY)


def _from_top(place: BoardPlace, y: float) -> int:
    """Return a height on the board, given as on the whole large one, in pixels."""
    return place.rect.top + round(place.rect.height * y / LARGE[1])


def dressed(name: str, size: Size, colours: dict[str, str], clouds: bool = True) -> pygame.Surface:
    """Return a drawing with some of its colours replaced, and maybe without its clouds; slow."""
    text = (ASSETS / f"{name}.svg").read_text(encoding="utf-8")
    if not clouds:
        text = CLOUDS.sub("", text)
    changed = COLOUR.sub(lambda found: colours.get(found[0], found[0]), text)
    return pygame.image.load_sized_svg(BytesIO(changed.encode()), size)


def covering(name: str, size: Size, natural: Size, look: Look, clouds: bool = True) -> pygame.Surface:
    """Return a drawing enlarged to cover `size` and cut at the sides; the sky is cut at its top, too."""
    k = _covers(size, natural)
    large = round(natural[0] * k) + 1, round(natural[1] * k) + 1
    whole = dressed(name, large, p.SEASON_LAND[look], clouds)
    cut = clear(*size)
    y = size[1] - whole.get_height() + 1 if name == "sky" else 0
    cut.blit(whole, ((size[0] - whole.get_width()) // 2, y))
    return cut
