"""The surface to draw on: text that is measured and recorded, panels, drawings, cached parts."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import ceil, inf
from typing import NamedTuple

import pygame

from game.rules.message import Message
from game.table import shapes
from game.table.areas import KeptArea, mended
from game.table.images import boxed, faint, filled, glow_image, hollow_image, polygon_image
from game.table.palette import GLOW, INK, INK_FAINT, INK_LIGHT_FAINT, RGB
from game.table.shapes import Point
from game.table.styles import Panel, panel_image
from game.table.theme import DESIGN_SIZE, Theme, Type, load_svg, stretched_svg
from game.table.typeset import Face, Setting, face_of_all, fits, measured, set_text
from game.words import Spoken

TRACE = 60  # the opacity of what the outline of a hollow drawing encloses
LONGEST_WAIT = 4  # frames
Said = str | Message | Spoken
"""A message, or a text that is the same in any language: a number, a person's name."""


class TextMark(NamedTuple):
    """A text on the screen: its ink, the panel it must stay in, its type and size, and if it was cut.

    `asked` is the type it was to have where there is room.
    """

    text: str
    taken: pygame.Rect
    panel: pygame.Rect
    role: Type
    size: float
    asked: Type
    cut: bool = False


class KeptPart(NamedTuple):
    """A part of the picture as it was made: its key and place, its image, and the texts on it.

    Of one that is drawn in areas also these, and the key of what lies below them.
    """

    key: tuple[Hashable, tuple[int, ...]]
    image: pygame.Surface
    marks: list[TextMark]
    areas: tuple[KeptArea[TextMark], ...] = ()
    below: Hashable = None


class PartBase(NamedTuple):
    """What changes least often in a part, and is drawn first: its name, its key, and how it is drawn."""

    name: str
    key: Hashable
    draw: Callable[[Canvas], None]


class PartArea(NamedTuple):
    """A place in a part that all of a drawing lies in, its key, and how it is drawn."""

    rect: pygame.Rect
    key: Hashable
    draw: Callable[[Canvas], None]


Areas = Callable[[], Sequence[PartArea]]


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
        self.ground = surface  # where parts find what lies below them
        self.reuses = False  # a part is made where it was made before: nobody else draws, or looks at it
        self.puts_off = False  # what can wait is made in one of the next frames
        self.rehearses = False  # what is made beside the loop is waited for: another frame draws it
        self.made = 0  # parts that this frame had to make
        self.late = False  # something waits for the next frame

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
        odd = panel.top % 2
        left, top, inked = panel.left, panel.top - odd, self.ledger is not None
        laid = set_text(
            self.theme,
            Setting(text, role, colour, panel.size, odd, align, valign, wrap, ellipsis, shrink, most, inked),
        )
        x, y = left - self.origin[0], top - self.origin[1]
        for label, across, down in laid.lines:
            self.surface.blit(label, (x + across, y + down))
        taken = laid.taken.move(left, top)
        if self.ledger is not None and text.strip():
            cut = laid.cut and not isinstance(said, str)
            self.ledger.append(TextMark(text, taken, panel, laid.role, laid.size, role, cut))
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
        return measured(self.theme, self.say(said), role, size or self.theme.measured(role), width)

    def fits(self, said: Said, role: Type, panel: pygame.Rect) -> bool:
        """Return True if the panel has room for a text broken at its spaces."""
        return fits(self.theme, self.say(said), role, self.theme.sizes(role)[-1], panel.size, wrap=True)

    def alike(
        self,
        texts: Iterable[tuple[Said, pygame.Rect]],
        role: Type,
        wrap: bool = False,
        shrink: bool = False,
        least: Type | None = None,
    ) -> Face:
        """Return the largest face in which each of these texts fits its panel, for what belongs together.

        With `shrink` it may be one further down the type scale, but not below `least`.
        """
        rooms = ((self.say(said), room.size) for said, room in texts)
        return face_of_all(self.theme, rooms, role, wrap, shrink, least)

    def row(
        self,
        texts: Sequence[tuple[Said, pygame.Rect]],
        role: Type,
        colour: RGB = INK,
        align: str = "left",
        wrap: bool = False,
        shrink: bool = False,
        least: Type | None = None,
        ellipsis: bool = False,
    ) -> None:
        """Draw texts that stand beside one another, all in one face."""
        face = self.alike(texts, role, wrap, shrink, least)
        for said, room in texts:
            self.text(said, face.role, colour, room, align, wrap=wrap, ellipsis=ellipsis, most=face.size)

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
        spot = (rect.left - margin, rect.top - margin)
        if style is Panel.FRAME:
            self._blit_rim(image, spot, margin + self.theme.px(style.value.radius) + self.theme.px(rim or 0))
        else:
            self.blit(image, spot)

    def _blit_rim(self, image: pygame.Surface, spot: tuple[int, int], rim: int) -> None:
        """Draw an image that is transparent but for a rim so wide; to blend the rest takes far longer."""
        width, height = image.get_size()
        if min(width, height) <= 2 * rim:
            self.blit(image, spot)
            return
        x, y = spot[0] - self.origin[0], spot[1] - self.origin[1]
        for left, top, wide, high in (
            (0, 0, width, rim),
            (0, height - rim, width, rim),
            (0, rim, rim, height - 2 * rim),
            (width - rim, rim, rim, height - 2 * rim),
        ):
            self.surface.blit(image, (x + left, y + top), (left, top, wide, high))

    def polygon(self, points: Sequence[Point], fill: Sequence[int]) -> None:
        """Draw a filled polygon with smooth edges."""
        self.blit(*polygon_image(self.theme, points, fill))

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
        self.blit(filled(self.theme, shape, mask, fill), spot)

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

    def part(
        self,
        name: str,
        rect: pygame.Rect,
        key: Hashable,
        draw: Callable[[Canvas], None],
        base: PartBase | None = None,
        waits: bool = False,
        areas: Areas | None = None,
    ) -> None:
        """Draw a part of the picture, which is made again only when its key changes.

        `draw` gets a canvas of the part's own, in window coordinates. What lies below the part when it is
        made becomes its ground, so a part must not lie on something that changes more often than its key.
        A `base` is what changes least often in it, drawn first and kept. A part that `waits` is shown as it
        was for a few frames, where these have to make others. Of one with `areas` on its base, only those
        are drawn anew whose own key changed, with all that reaches there; `draw` is for what lies over them,
        and changes with the base alone.
        """
        kept = self._as_it_was(name, rect, key) if waits else None
        kept = kept or self.kept_part(name, rect, key, draw, base, areas=areas)
        self.blit(kept.image, rect.topleft)
        if self.ledger is not None:
            self.ledger.extend(kept.marks)

    def _as_it_was(self, name: str, rect: pygame.Rect, key: Hashable) -> KeptPart | None:
        """Return a part as it was shown before, if that must do for this frame."""
        kept: KeptPart | None = self.theme.cache.get(("part", name))
        changed = kept is not None and kept.key[0] != key and kept.key[1] == tuple(rect)
        return kept if self.put_off(name, changed) else None

    def put_off(self, name: str, changed: bool) -> bool:
        """Return True if what has changed is to be shown as it was, as this frame had to make other parts."""
        waited: int = self.theme.cache.get(("waited", name), 0)
        waits = changed and self.puts_off and self.made > 0 and waited < LONGEST_WAIT
        self.theme.cache["waited", name] = waited + 1 if waits else 0
        self.late = self.late or waits
        return waits

    def kept_part(
        self,
        name: str,
        rect: pygame.Rect,
        key: Hashable,
        draw: Callable[[Canvas], None],
        base: PartBase | None = None,
        covers: bool = False,
        areas: Areas | None = None,
    ) -> KeptPart:
        """Return a part of the picture as it is kept, or made anew; what `covers` all needs no ground."""
        kept: KeptPart | None = self.theme.cache.get(("part", name))
        if kept is not None and kept.key == (key, tuple(rect)):
            return kept
        self.made += 1
        marks: list[TextMark] = []
        again = self.reuses and kept is not None and kept.image.get_size() == rect.size
        ground = kept.image if again and kept is not None else pygame.Surface(rect.size, 0, self.surface)
        self.theme.cache.pop(("part", name), None)
        if base is not None and areas is not None:
            drawn = [*areas(), PartArea(rect, base.key, draw)]
            kept = self._in_areas((key, tuple(rect)), ground, drawn, base, kept)
            self.theme.cache["part", name] = kept
            return kept
        if base is not None:
            below = self.kept_part(base.name, rect, base.key, base.draw)
            ground.blit(below.image, (0, 0))
            marks += below.marks
        elif not covers:
            ground.blit(self.ground, (self.origin[0] - rect.left, self.origin[1] - rect.top))
        draw(Canvas(ground, self.theme, marks, rect.topleft))
        kept = KeptPart((key, tuple(rect)), ground, marks)
        self.theme.cache["part", name] = kept
        return kept

    def _in_areas(
        self,
        key: tuple[Hashable, tuple[int, ...]],
        image: pygame.Surface,
        areas: Sequence[PartArea],
        base: PartBase,
        kept: KeptPart | None,
    ) -> KeptPart:
        """Return a part that is drawn in areas: as it was kept, but where that has changed."""
        whole = pygame.Rect(key[1])
        below = self.kept_part(base.name, whole, base.key, base.draw)
        again = kept is not None and kept.below == base.key and kept.key[1] == key[1]
        if again and kept is not None and kept.image is not image:
            image.blit(kept.image, (0, 0))

        def drawn(number: int, marks: list[TextMark]) -> None:
            areas[number].draw(Canvas(image, self.theme, marks, whole.topleft))

        keys = [(area.key, tuple(area.rect)) for area in areas]
        now = mended(image, below.image, whole, keys, kept.areas if again and kept else (), drawn)
        marks = [mark for marks in (below.marks, *(one.marks for one in now)) for mark in marks]
        return KeptPart(key, image, marks, now, base.key)

    def cover(self, rect: pygame.Rect) -> None:
        """Remove the texts in `rect` from the ledger, as a dialogue or a bubble is about to cover them."""
        if self.ledger is not None:
            self.ledger[:] = [mark for mark in self.ledger if not rect.colliderect(mark.taken)]


def draw_backdrop(canvas: Canvas, name: str = "table") -> None:
    """Fill the window with assets/NAME.svg, keeping the drawing's proportions and cutting what is over."""
    window = canvas.surface.get_rect()
    scale = max(window.width / DESIGN_SIZE[0], window.height / DESIGN_SIZE[1])
    size = ceil(DESIGN_SIZE[0] * scale), ceil(DESIGN_SIZE[1] * scale)
    make = lambda: load_svg(name, *size).convert(canvas.surface)  # noqa: E731
    image = canvas.theme.cached(("backdrop", name, size), make)
    canvas.surface.blit(image, ((window.width - size[0]) // 2, (window.height - size[1]) // 2))
