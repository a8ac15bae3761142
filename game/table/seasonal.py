"""The table in its four seasons: its wood, the light on it, and what lies on its panels' corners."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from random import Random
from typing import NamedTuple

import pygame

from game.table import palette as p
from game.table.canvas import Canvas
from game.table.land import dressed
from game.table.layout import EDGE, GAP, Layout
from game.table.seasons import Look
from game.table.snow import draw_snow_edge, draw_snow_round
from game.table.styles import Panel
from game.table.theme import DESIGN_SIZE, Theme, converted

FEW = 4  # the points of the light along each side: it has no edges
SPRAY = (112, 82)  # the size of the largest of the branches round the wheel, in design units
PIECES: tuple[tuple[str, ...], ...] = (
    ("season_blossom", "season_petal", "season_leaf_fresh", "season_blossom"),
    ("season_cornflower", "season_leaf_fresh", "season_poppy", "season_cornflower"),
    ("season_oak", "season_maple", "season_gold_leaf", "season_maple"),
    (),
)
"""What lies on the corners of the panels."""
SPRAYS = ("season_spray_spring", "season_spray_summer", "season_spray_autumn", "season_spray_winter")
SOURCES = (0.25, 0.75, 1.0, 0.5)  # where the light falls in, across the window
LEAST, MOST = 12.0, 17.0  # the side of a piece, in design units
HALF, REACH = 0.62, 5.5  # of its side to its farthest tip; how far it may reach beyond its panel
BESIDE = 11.0  # the distance of two pieces
LEAST_HIGH, LARGE_HIGH = 140.0, 220.0  # of a panel on which something lies, and of one with room for two
BAND = 24  # rows of the wood that are laid at once: the loop waits for as long as that takes
OFTEN = 0.62  # how likely something lies on a corner


WOODS: dict[tuple[int, int], dict[Look, pygame.Surface]] = {}
"""The wood of a window's size, of seasons beside one another: no language, type or table changes it."""


def draw_wood(canvas: Canvas, look: Look) -> None:
    """Fill the window with the wood of the table in a season's light."""
    size = canvas.surface.get_size()
    if size not in WOODS:
        WOODS.clear()
    woods = WOODS.setdefault(size, {})
    wood = woods.get(look)
    if wood is None:
        wood = woods[look] = _wood(look, size)
        woods.pop(look.following.following, None)
    canvas.surface.blit(wood, (0, 0))


def _wood(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """Return the wood with the light on it; slow."""
    scale = max(size[0] / DESIGN_SIZE[0], size[1] / DESIGN_SIZE[1])
    large = ceil(DESIGN_SIZE[0] * scale), ceil(DESIGN_SIZE[1] * scale)
    image = pygame.Surface(size)
    if pygame.display.get_surface() is not None:
        image = image.convert()
    drawn = dressed("table", large, p.SEASON_WOOD[look])
    left, top = (size[0] - large[0]) // 2, (size[1] - large[1]) // 2
    for row in range(0, large[1], BAND):
        image.blit(drawn, (left, top + row), (0, row, large[0], BAND))
    image.blit(_light(look, size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return image


def _light(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """Return the light of a season: from the upper left in spring, on to the right with the year."""
    small = pygame.Surface((4 * FEW, 3 * FEW), depth=32)
    width, height = small.get_size()
    source = SOURCES[look]
    for x in range(width):
        for y in range(height):
            across, down = x / (width - 1) - source, y / (height - 1)
            if look is Look.WINTER:  # frost comes from the edges
                far = max(abs(x / (width - 1) - 0.5) * 2, abs(down - 0.5) * 2)
                near = far**4
            else:
                near = max(0.0, 1 - (across * across * 1.1 + down * down) ** 0.5)
            small.set_at((x, y), tuple(round(part * near) for part in p.SEASON_LIGHT[look]))
    return pygame.transform.smoothscale(small, size)


def tone_paper(canvas: Canvas, rect: pygame.Rect, look: Look) -> None:
    """Let the light of a season fall on a panel of paper."""
    rim = canvas.theme.px(Panel.PAPER.value.rim + 1)
    canvas.box(rect.inflate(-2 * rim, -2 * rim), p.SEASON_PAPER[look], Panel.PAPER.value.radius - 2)


class Lying(NamedTuple):
    """Something that lies on the table: its drawing, its middle and side, how it is turned."""

    name: str
    centre: tuple[float, float]
    side: int
    turned: int


def draw_dressing(canvas: Canvas, layout: Layout, look: Look) -> None:
    """Draw what the season has left on the table: branches round the wheel, and something on each panel."""
    _draw_sprays(canvas, layout, look)
    if look is Look.WINTER:
        draw_snow_round(canvas, layout.wheel.centre, layout.wheel.radius)
    for rect in panels(layout):
        dress_panel(canvas, rect, look)


def panels(layout: Layout) -> list[pygame.Rect]:
    """Return the panels that the season lies on."""
    return [
        layout.developments.rect, layout.disks.rect, layout.log, *(board.rect for board in layout.boards)
    ]  # fmt: skip


def dress_panel(canvas: Canvas, rect: pygame.Rect, look: Look) -> None:
    """Draw what lies on the corners of a panel, or snow on its upper edge."""
    if look is Look.WINTER:
        draw_snow_edge(canvas, rect)
        return
    if rect.height < canvas.theme.px(LEAST_HIGH):
        return  # its corners are full
    for piece in _on_corners(rect, look, canvas.theme.scale):
        image = _turned(canvas.theme, piece)
        x, y = piece.centre
        canvas.blit(image, (x - image.get_width() / 2, y - image.get_height() / 2))


def _on_corners(rect: pygame.Rect, look: Look, scale: float) -> Iterator[Lying]:
    """Yield what lies on the corners of a panel: always the same."""
    luck, names = Random(f"{look} {rect.left / scale:.0f} {rect.top / scale:.0f}"), PIECES[look]
    for x, inward, y, down in (
        (rect.left, 1, rect.top, 1),
        (rect.right, -1, rect.top, 1),
        (rect.left, 1, rect.bottom, -1),
        (rect.right, -1, rect.bottom, -1),
    ):
        if luck.random() > OFTEN:
            continue
        few = down > 0 or rect.height < LARGE_HIGH * scale  # beside a title or a line of text
        for along in (0.0,) if few else (0.0, BESIDE):
            side, angle = luck.uniform(LEAST, MOST), luck.randrange(0, 360, 15)
            inset = side * HALF - REACH  # nothing reaches a neighbour, which is drawn apart
            centre = x + inward * (inset + along) * scale, y + down * inset * scale
            yield Lying(luck.choice(names), centre, round(side * scale), angle)


def _turned(theme: Theme, piece: Lying) -> pygame.Surface:
    def made() -> pygame.Surface:
        upright = theme.svg(piece.name, piece.side, piece.side)
        return converted(pygame.transform.rotozoom(upright, piece.turned, 1.0))

    return theme.cached(("lying", piece.name, piece.side, piece.turned), made)


def _draw_sprays(canvas: Canvas, layout: Layout, look: Look) -> None:
    """Draw branches that reach from the corners of the wheel's place towards it."""
    px, name = canvas.theme.px, SPRAYS[look]
    room = wheel_room(layout)
    corners = (("topleft", 0.85), ("topright", 1.0), ("bottomleft", 0.7), ("bottomright", 0.8))
    for corner, share in corners[: 2 if look is Look.WINTER else 4]:
        rect = pygame.Rect(0, 0, px(SPRAY[0] * share), px(SPRAY[1] * share))
        setattr(rect, corner, getattr(room, corner))
        flips = "right" in corner, "bottom" in corner

        def made(size: tuple[int, int] = rect.size, flips: tuple[bool, bool] = flips) -> pygame.Surface:
            return converted(pygame.transform.flip(canvas.theme.svg(name, *size), *flips))

        canvas.blit(canvas.theme.cached(("spray", name, rect.size, flips), made), rect.topleft)


def wheel_room(layout: Layout) -> pygame.Rect:
    """Return the bare wood round the wheel."""
    gap, edge = round(GAP * layout.scale), round(EDGE * layout.scale)
    left, top = layout.disks.rect.right + gap // 2, layout.ribbon.rect.bottom
    below = min(
        [board.rect.top for seat, board in enumerate(layout.boards) if seat != layout.focus]
        + [layout.log.top]
    )
    return pygame.Rect(left, top, layout.size[0] - edge // 2 - left, below - gap // 4 - top)
