"""The surface to draw on: text that is measured and recorded, panels, drawings, cached parts."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import ceil, inf
from typing import NamedTuple

import pygame

from game.rules.message import Message
from game.table import shapes
from game.table.lines import broken, shortened
from game.table.palette import GLOW, INK, INK_FAINT, INK_LIGHT_FAINT, RGB
from game.table.styles import Panel, panel_image
from game.table.theme import DESIGN_SIZE, LABELS_KEPT, SHRINK_TO, Theme, Type, load_svg, stretched_svg
from game.words import Spoken

INKED = 128  # of 255: the least opacity that counts as ink
LINE, TRACE = 1.4, 60  # the outline of a hollow drawing in design units, and the opacity of what it encloses
CAP_HEIGHT = 0.66  # of the size of a font; capitals are centred on it
SPARE = 3  # the room beside a text, in design units, that lets it be larger than it must be
BELOW, DESCENDING = 0.25, frozenset("gjpqyJQçÇ,;()")
"""How far letters reach below the line, as a share of the size, and which."""
ABOVE, RISING = 0.22, frozenset("ÄÖÜÉÈÊËÀÂÎÏÔÛ")
"""How far accents reach above a capital, and which."""
Point = tuple[float, float]
Said = str | Message | Spoken
"""A message, or a text that is the same in any language: a number, a person's name."""


class TextMark(NamedTuple):
    """A text on the screen: its ink, the panel it must stay in, its type and size, and if it was cut."""

    text: str
    taken: pygame.Rect
    panel: pygame.Rect
    role: Type
    size: float
    cut: bool = False


class Canvas:
    """Draws on a surface in window coordinates; `origin` is the surface's top left corner in the window.

    A `ledger` records every text, for whoever checks that none leaves its panel.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        theme: Theme,
        ledger: list[TextMark] | None = None,
        origin: tuple[int, int] = (0, 0),
    ) -> None:
        self.surface, self.theme, self.ledger, self.origin = surface, theme, ledger, origin

    # -- text ---------------------------------------------------------------------------------------

    def say(self, said: Said) -> str:
        """Return the text of a message in the window's language; a plain text as it is."""
        if isinstance(said, str):
            return said
        return self.theme.words.text(*said) if isinstance(said, Spoken) else self.theme.words.text(said)

    def text(
        self,
        said: Said,
        role: Type,
        colour: RGB = INK,
        rect: pygame.Rect | None = None,
        align: str = "left",
        valign: str = "middle",
        wrap: bool = False,
        ellipsis: bool = False,
        shrink: bool = False,
        most: float = inf,
    ) -> pygame.Rect:
        """Draw a text inside `rect`, the panel it must stay in, and return the rectangle of its ink.

        `align` is left, center or right; `valign` is top, middle or bottom. `wrap` breaks lines at spaces;
        `shrink` steps down the type scale until the text fits; `ellipsis` shortens what still does not fit;
        `most` is the largest size that it may have, in design units.
        """
        panel = pygame.Rect(rect) if rect is not None else self.surface.get_rect().move(self.origin)
        text = self.say(said)
        role, size = self._face(text, role, panel, wrap, shrink, most)
        font = self.theme.font(role, size)
        whole = lines = broken(text, font, panel.width) if wrap else [text]
        if ellipsis:
            lines = shortened(whole, font, panel, self.leading(role, size))
        taken = self._lines(lines, role, size, colour, panel, align, valign)
        if self.ledger is not None and text.strip():
            cut = lines != whole and not isinstance(said, str)
            self.ledger.append(TextMark(text, taken, panel, role, size, cut))
        return taken

    def edged(
        self, said: Said, role: Type, colour: RGB, edge: RGB, rect: pygame.Rect, align: str = "center"
    ) -> None:
        """Draw a line of text with an outline in another colour, which keeps it legible on a drawing."""
        quiet, reach = Canvas(self.surface, self.theme, None, self.origin), self.theme.px(1.2)
        text = self.say(said)
        for dx, dy in ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)):
            quiet.text(text, role, edge, rect.move(dx * reach, dy * reach), align)
        self.text(text, role, colour, rect, align)

    def leading(self, role: Type, size: float = 0.0) -> int:
        """Return the distance from one line to the next, in pixels."""
        return self.theme.leading(role, size)

    def measure(self, said: Said, role: Type, width: int | None = None, size: float = 0.0) -> tuple[int, int]:
        """Return width and height of a text, wrapped at `width` if given, in its usual size or another."""
        return self._measure(self.say(said), role, size or self.theme.measured(role), width)

    def _measure(self, text: str, role: Type, size: float, width: int | None) -> tuple[int, int]:
        if width is None:
            return self.theme.width(text, role, size), self.leading(role, size)
        lines = broken(text, self.theme.font(role, size), width)
        most = max(self.theme.width(line, role, size) for line in lines)
        return most, self.leading(role, size) * len(lines)

    def fits(self, said: Said, role: Type, panel: pygame.Rect) -> bool:
        """Return True if the panel has room for a text broken at its spaces."""
        return self._fits(self.say(said), role, self.theme.sizes(role)[-1], panel.size, wrap=True)

    def alike(self, texts: Iterable[tuple[Said, pygame.Rect]], role: Type) -> float:
        """Return the largest size in which each of these texts fits its panel, for what belongs together."""
        return min(self._face(self.say(said), role, room, False, False, inf)[1] for said, room in texts)

    def _face(
        self, text: str, role: Type, panel: pygame.Rect, wrap: bool, shrink: bool, most: float
    ) -> tuple[Type, float]:
        """Return the largest type in which a text fits its panel, else the smallest it may be set in."""
        key = text, role, panel.size, wrap, shrink, most
        return self.theme.kept("faces", LABELS_KEPT, key, lambda: self._largest(*key))

    def _largest(
        self, text: str, role: Type, panel: tuple[int, int], wrap: bool, shrink: bool, most: float
    ) -> tuple[Type, float]:
        while True:
            for size in self.theme.sizes(role):
                if size <= most and self._fits(text, role, size, panel, wrap):
                    return role, size
            if not shrink or role not in SHRINK_TO:
                return role, self.theme.sizes(role)[-1]
            role = SHRINK_TO[role]

    def _fits(self, text: str, role: Type, size: float, panel: tuple[int, int], wrap: bool) -> bool:
        width, height = self._measure(text, role, size, panel[0] if wrap else None)
        leading = self.leading(role, size)
        if size == self.theme.sizes(role)[-1]:
            return width <= panel[0] and height <= panel[1] + leading // 4
        deep = role.value.cut == "It" or DESCENDING & set(text)
        reach = CAP_HEIGHT + 2 * (BELOW if deep else ABOVE if RISING & set(text) else BELOW / 3)
        high = height - leading + reach * size * self.theme.scale
        return width <= panel[0] - self.theme.px(SPARE) and high <= panel[1]

    def _lines(
        self,
        lines: list[str],
        role: Type,
        size: float,
        colour: RGB,
        panel: pygame.Rect,
        align: str,
        valign: str,
    ) -> pygame.Rect:
        leading, font = self.leading(role, size), self.theme.font(role, size)
        cap = size * self.theme.scale * CAP_HEIGHT
        height = leading * len(lines)
        top = {"top": panel.top, "bottom": panel.bottom - height}.get(valign, panel.centery - height / 2)
        taken: pygame.Rect | None = None
        for i, line in enumerate(lines):
            label = self.theme.label(line, role, colour, size)
            y = round(top + leading * (i + 0.5) + cap / 2 - font.ascent)
            slack = panel.width - label.get_width()
            x = panel.left + {"center": slack // 2, "right": slack}.get(align, 0)
            self.surface.blit(label, (x - self.origin[0], y - self.origin[1]))
            if self.ledger is not None:
                ink = label.get_bounding_rect(INKED).move(x, y)
                taken = ink if taken is None else taken.union(ink)
        return taken or pygame.Rect(panel.left, round(top), panel.width, height)

    # -- drawings and panels ------------------------------------------------------------------------

    def blit(self, image: pygame.Surface, spot: tuple[float, float]) -> None:
        """Draw an image with its top left corner at `spot`."""
        self.surface.blit(image, (round(spot[0]) - self.origin[0], round(spot[1]) - self.origin[1]))

    def svg(self, name: str, rect: pygame.Rect, alpha: int = 255) -> None:
        """Draw assets/NAME.svg in `rect`, keeping its proportions."""
        image = self.theme.svg(name, rect.width, rect.height)
        if alpha < 255:
            image = self.theme.cached(("faint", name, rect.size, alpha), lambda: faint(image, alpha))
        self.blit(image, rect.topleft)

    def hollow(self, name: str, rect: pygame.Rect, light: bool = False) -> None:
        """Draw the outline of assets/NAME.svg, of what is wanted or used up; `light` on dark ground."""
        key, ink = ("hollow", name, rect.size, light), INK_LIGHT_FAINT if light else INK_FAINT
        make = lambda: hollow_image(self.theme, name, rect.size, ink)  # noqa: E731
        self.svg(name, rect, TRACE)
        self.blit(self.theme.cached(key, make), rect.topleft)

    def stretched(self, name: str, rect: pygame.Rect) -> None:
        """Draw assets/NAME.svg over the whole of `rect`, whatever its proportions."""
        make = lambda: stretched_svg(name, rect.size)  # noqa: E731
        self.blit(self.theme.cached(("stretched", name, rect.size), make), rect.topleft)

    def panel(
        self, rect: pygame.Rect, style: Panel, edge: RGB | None = None, rim: float | None = None
    ) -> None:
        """Draw a rounded panel with its shadow; `edge` and `rim` (design units) replace the style's rim."""
        key = ("panel", style, rect.size, edge, rim)
        image, margin = self.theme.cached(key, lambda: panel_image(self.theme, rect.size, style, edge, rim))
        self.blit(image, (rect.left - margin, rect.top - margin))

    def polygon(self, points: Sequence[Point], fill: Sequence[int]) -> None:
        """Draw a filled polygon with smooth edges."""
        box, local = boxed(points)
        self._fill(("polygon", local), lambda: shapes.polygon_mask(local, *box.size), fill, box.topleft)

    def circle(self, centre: Point, radius: float, fill: Sequence[int]) -> None:
        """Draw a filled circle with a smooth edge."""
        side = max(2, round(radius * 2))
        corner = centre[0] - side / 2, centre[1] - side / 2
        self._fill(("circle", side), lambda: shapes.rounded_mask(side, side, side // 2), fill, corner)

    def box(self, rect: pygame.Rect, fill: Sequence[int], radius: float = 0) -> None:
        """Draw a plain rectangle, its corners' radius in design units; `fill` may be translucent."""
        corner = self.theme.px(radius)
        key = ("box", rect.size, corner)
        self._fill(key, lambda: shapes.rounded_mask(*rect.size, corner), fill, rect.topleft)

    def _fill(
        self, shape: Hashable, mask: Callable[[], pygame.Surface], fill: Sequence[int], spot: Point
    ) -> None:
        """Draw a shape, made as a mask, in a colour."""
        make = lambda: shapes.tint(mask(), fill)  # noqa: E731
        self.blit(self.theme.cached((shape, tuple(fill)), make), spot)

    def line(self, start: Point, end: Point, colour: RGB, width: float = 1) -> None:
        """Draw a straight line; `width` is in design units."""
        ox, oy = self.origin
        a, b = (start[0] - ox, start[1] - oy), (end[0] - ox, end[1] - oy)
        draw = pygame.draw.line if a[0] == b[0] or a[1] == b[1] else pygame.draw.aaline
        draw(self.surface, colour, a, b, max(1, self.theme.px(width)))

    def glow(
        self, shape: pygame.Rect | Sequence[Point], colour: RGB = GLOW, alpha: int = 255, radius: float = 6
    ) -> None:
        """Draw a bright rim with a soft halo round a rectangle or a convex polygon.

        `radius` is that of the rectangle's corners, in design units.
        """
        box, local = (shape, None) if isinstance(shape, pygame.Rect) else boxed(shape)
        key = ("glow", box.size, local, colour, radius)
        make = lambda: glow_image(self.theme, box.size, local, colour, radius)  # noqa: E731
        image, margin = self.theme.cached(key, make)
        if alpha < 255:
            image = self.theme.cached((*key, alpha // 8), lambda: faint(image, alpha))
        self.blit(image, (box.left - margin, box.top - margin))

    # -- parts --------------------------------------------------------------------------------------

    def part(self, name: str, rect: pygame.Rect, key: Hashable, draw: Callable[[Canvas], None]) -> None:
        """Draw a part of the picture, which is made again only when its key changes.

        `draw` gets a canvas of the part's own, in window coordinates. What lies below the part when it is
        made becomes its ground, so a part must not lie on something that changes more often than its key.
        """
        kept = self.theme.cache.get(("part", name))
        if kept is None or kept[0] != (key, tuple(rect)):
            ground = pygame.Surface(rect.size, 0, self.surface)
            ground.blit(self.surface, (self.origin[0] - rect.left, self.origin[1] - rect.top))
            marks: list[TextMark] = []
            draw(Canvas(ground, self.theme, marks, rect.topleft))
            kept = ((key, tuple(rect)), ground, marks)
            self.theme.cache["part", name] = kept
        self.blit(kept[1], rect.topleft)
        if self.ledger is not None:
            self.ledger.extend(kept[2])

    def cover(self, rect: pygame.Rect) -> None:
        """Remove the texts in `rect` from the ledger, as a dialogue or a bubble is about to cover them."""
        if self.ledger is not None:
            self.ledger[:] = [mark for mark in self.ledger if not rect.colliderect(mark.taken)]


def boxed(points: Sequence[Point]) -> tuple[pygame.Rect, tuple[Point, ...]]:
    """Return the rectangle round some points, and the points relative to its corner."""
    left, top = int(min(x for x, _ in points)), int(min(y for _, y in points))
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    box = pygame.Rect(left, top, int(right - left) + 2, int(bottom - top) + 2)
    return box, tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)


def draw_backdrop(canvas: Canvas, name: str = "table") -> None:
    """Fill the window with assets/NAME.svg, keeping the drawing's proportions and cutting what is over."""
    window = canvas.surface.get_rect()
    scale = max(window.width / DESIGN_SIZE[0], window.height / DESIGN_SIZE[1])
    size = ceil(DESIGN_SIZE[0] * scale), ceil(DESIGN_SIZE[1] * scale)
    make = lambda: load_svg(name, *size).convert(canvas.surface)  # noqa: E731
    image = canvas.theme.cached(("backdrop", name, size), make)
    canvas.surface.blit(image, ((window.width - size[0]) // 2, (window.height - size[1]) // 2))


def faint(image: pygame.Surface, alpha: int) -> pygame.Surface:
    """Return a copy with its opacity reduced."""
    copy = image.copy()
    copy.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def hollow_image(theme: Theme, name: str, size: tuple[int, int], ink: RGB) -> pygame.Surface:
    """Return the outline of a drawing in an ink."""
    finer = shapes.OVERSAMPLE
    large = pygame.mask.from_surface(load_svg(name, size[0] * finer, size[1] * finer), INKED)
    line = round(theme.px(LINE) * finer)
    inner = large.copy()
    for dx, dy in ((line, 0), (-line, 0), (0, line), (0, -line)):
        inner = inner.overlap_mask(large, (dx, dy))
    large.erase(inner, (0, 0))
    outline = large.to_surface(setcolor=(*ink, 255), unsetcolor=(*ink, 0))
    return pygame.transform.smoothscale(outline, size)


def glow_image(
    theme: Theme, size: tuple[int, int], local: tuple[Point, ...] | None, colour: RGB, radius: float
) -> tuple[pygame.Surface, int]:
    """Return a rim of light for a rectangle or a polygon, and how far it reaches beyond it."""
    margin, border = theme.px(10), theme.px(2)
    width, height = size
    if local is None:
        corner = theme.px(radius)
        mask = shapes.rounded_mask(width, height, corner)
        inner = shapes.rounded_mask(width - 2 * border, height - 2 * border, max(0, corner - border))
        line = shapes.ring(mask, inner, border)
    else:
        mask = shapes.polygon_mask(local, width, height)
        smaller = shapes.polygon_mask(shapes.outline(local, -border * 1.15), width, height)
        line = shapes.ring(mask, smaller, 0)
    halo = shapes.blurred(shapes.white(line, margin), margin // 2, (*colour, 255))
    image = halo.copy()
    image.blit(halo, (0, 0))
    image.blit(shapes.tint(line, (*colour, 255)), (margin, margin))
    return image, margin
