"""The background of every screen: a drawing that fills the window, cut where the proportions differ."""

from __future__ import annotations

from math import ceil

from game.table.canvas import Canvas
from game.table.theme import DESIGN_SIZE, load_svg


def draw_backdrop(canvas: Canvas, name: str = "table") -> None:
    """Fill the window with assets/NAME.svg, keeping the drawing's proportions."""
    width, height = canvas.surface.get_size()
    scale = max(width / DESIGN_SIZE[0], height / DESIGN_SIZE[1])
    size = ceil(DESIGN_SIZE[0] * scale), ceil(DESIGN_SIZE[1] * scale)
    image = canvas.cached_image(
        ("backdrop", name, size), lambda: load_svg(name, *size).convert(canvas.surface)
    )
    canvas.surface.blit(image, ((width - size[0]) // 2, (height - size[1]) // 2))
