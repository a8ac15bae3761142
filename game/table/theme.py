"""One scale for the whole window: pixel sizes, the type scale, drawings at the size needed; all cached."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from enum import Enum
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pygame

from game.locations import ASSETS
from game.table.letters import Letters
from game.table.palette import RGB
from game.words import LANGUAGES, Words, words_of

DESIGN_SIZE = (1280, 720)
UNIT = 8  # spacing, in design units
LABELS_KEPT = 6000
SMALL_STEP, MEDIUM_STEP, LARGE_STEP = range(3)
"""The three steps of type; only headings of menus are set in other sizes."""
STEPS = {"normal": (15.0, 18.0, 22.0), "large": (17.0, 20.0, 23.5), "largest": (19.5, 22.0, 25.0)}
"""The steps in design units, which are pixels in a window of that size, by the setting of the text size.

From two metres, capitals of the large step can be read at 1920×1080: they have 21 pixels, 10 arc minutes.
"""
SMALLEST = 13.0  # where a drawing leaves no room for the small step
USUAL = "normal"

SERIF, SANS = ("font_source_serif_pro", "SourceSerifPro"), ("font_source_sans_pro", "SourceSansPro")
Made = TypeVar("Made")


class TypeStep(NamedTuple):
    """A kind of type: the font, its step or, of a heading, its size; the leading as a share of the size.

    `least` is the size it may be set in where a larger one does not fit; 0 is that of the step as usual.
    """

    family: tuple[str, str]
    cut: str
    size: float
    leading: float = 1.17
    least: float = 0.0


class Type(Enum):
    """The type scale. Nothing on the screen is set in any other way, and nothing smaller than SMALLEST."""

    __hash__ = object.__hash__  # by identity: an Enum's own hash looks its name up every time

    TITLE = TypeStep(SERIF, "Bold", 78)
    DISPLAY = TypeStep(SERIF, "Semibold", 30)
    SIGN = TypeStep(SERIF, "Semibold", LARGE_STEP)
    NUMBER_BIG = TypeStep(SERIF, "Bold", LARGE_STEP)
    HEADING = TypeStep(SERIF, "Semibold", MEDIUM_STEP)
    NUMBER = TypeStep(SERIF, "Bold", MEDIUM_STEP, least=16)
    LABEL = TypeStep(SERIF, "Semibold", SMALL_STEP)
    NAME = TypeStep(SERIF, "Semibold", SMALL_STEP, least=SMALLEST)
    BODY = TypeStep(SERIF, "Regular", SMALL_STEP, least=14)
    NOTE = TypeStep(SERIF, "It", SMALL_STEP, least=14)
    TILE = TypeStep(SANS, "Semibold", SMALL_STEP, 1.0, SMALLEST)
    SMALL = TypeStep(SANS, "Regular", SMALL_STEP, least=SMALLEST)
    SMALL_STRONG = TypeStep(SANS, "Semibold", SMALL_STEP, least=SMALLEST)
    TINY = TypeStep(SANS, "Semibold", SMALL_STEP, 1.1, SMALLEST)
    TINY_BODY = TypeStep(SANS, "Regular", SMALL_STEP, 1.06, SMALLEST)
    TINY_NOTE = TypeStep(SERIF, "It", SMALL_STEP, 1.14, SMALLEST)


TIGHT = {Type.NAME, Type.TILE, Type.TINY, Type.TINY_BODY, Type.TINY_NOTE}
"""Type on drawings: measured in its least size, by which they decide how much is written."""


SHRINK_TO: dict[Type, Type] = {
    Type.TITLE: Type.DISPLAY,
    Type.DISPLAY: Type.SIGN,
    Type.SIGN: Type.HEADING,
    Type.HEADING: Type.LABEL,
    Type.LABEL: Type.NAME,
    Type.NAME: Type.SMALL_STRONG,
    Type.BODY: Type.SMALL,
    Type.NOTE: Type.TINY_NOTE,
    Type.SMALL: Type.TINY_BODY,
    Type.SMALL_STRONG: Type.TINY,
    Type.TINY: Type.TINY_BODY,
    Type.TINY_NOTE: Type.TINY_BODY,
    Type.NUMBER_BIG: Type.NUMBER,
    Type.NUMBER: Type.TINY,
}


def ladder(step: TypeStep, text: str) -> tuple[float, ...]:
    """Return the sizes of a kind of type for a setting of the text size, the largest first."""
    if step.size not in (SMALL_STEP, MEDIUM_STEP, LARGE_STEP):
        return (step.size,)
    names = list(STEPS)
    steps = [STEPS[name][int(step.size)] for name in names[: names.index(text) + 1]]
    least = step.least or steps[0]
    between = [size for size in (16.0, 14.0) if least < size < steps[0]]
    return tuple(sorted({*steps, *between, least}, reverse=True))


@lru_cache(maxsize=32)
def font_file(package: str, name: str) -> Path | None:
    """Return the file of a font package's font; None where it is missing (pygame's own font then serves)."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    folder = Path(next(iter(spec.submodule_search_locations))) / "files"
    found = [folder / f"{name}.{kind}" for kind in ("ttf", "otf")]
    return next((path for path in found if path.is_file()), None)


class Theme:
    """Everything that depends on the window's size and language; for another size there is another Theme.

    Two threads may use it: what both make at once is made twice.
    """

    def __init__(self, size: tuple[int, int], words: Words | None = None, text: str = USUAL) -> None:
        self.size, self.text = size, text
        self.words = words or words_of(LANGUAGES[0])
        self.scale = min(size[0] / DESIGN_SIZE[0], size[1] / DESIGN_SIZE[1])
        self.cache: dict[Hashable, Any] = {}
        self._fonts: dict[tuple[Type, float], Letters] = {}
        self._svgs: dict[tuple[str, int, int], pygame.Surface] = {}

    def speaking(self, words: Words) -> Theme:
        """Return a theme of the same size for another language, which shares the drawings of this one."""
        other = Theme(self.size, words, self.text)
        other._fonts, other._svgs = self._fonts, self._svgs
        other.cache["labels"] = self.cached("labels", dict[Hashable, pygame.Surface])
        return other

    def px(self, units: float) -> int:
        """Return design units in whole pixels, never 0 for what has a size."""
        pixels = round(units * self.scale)
        return pixels if pixels or not units else (1 if units > 0 else -1)

    def sizes(self, role: Type) -> tuple[float, ...]:
        """Return the sizes in which a role may be set, in design units: the first of these that fits."""
        return self.cached(("sizes", role), lambda: ladder(role.value, self.text))

    def measured(self, role: Type) -> float:
        """Return the size in which a role is measured, in design units."""
        return self.sizes(role)[-1 if role in TIGHT else 0]

    def font(self, role: Type, size: float = 0.0) -> Letters:
        """Return the font of a role at this scale, in a size in design units; else as it is measured."""
        key = role, size or self.measured(role)
        if key not in self._fonts:
            package, stem = role.value.family
            pygame.font.init()
            path = font_file(package, f"{stem}-{role.value.cut}")
            self._fonts[key] = Letters(path, max(8, key[1] * self.scale))
        return self._fonts[key]

    def leading(self, role: Type, size: float = 0.0) -> int:
        """Return the distance from one line to the next, in pixels."""
        return round((size or self.measured(role)) * role.value.leading * self.scale)

    def width(self, text: str, role: Type, size: float = 0.0) -> int:
        """Return the width of a text in one line, in pixels."""
        key = text, role, size
        return self.kept("widths", LABELS_KEPT, key, lambda: self.font(role, size).size(text)[0])

    def label(self, text: str, role: Type, colour: RGB, size: float = 0.0) -> pygame.Surface:
        """Return one line of text as a surface; it is shared, so never draw on it."""
        key = (text, role, colour, size or self.measured(role))
        return self.kept("labels", LABELS_KEPT, key, lambda: self.font(role, size).render(text, colour))

    def svg(self, name: str, width: int, height: int) -> pygame.Surface:
        """Return assets/NAME.svg at exactly this size in pixels; it is shared, so never draw on it."""
        key = (name, width, height)
        if key not in self._svgs:
            self._svgs[key] = load_svg(name, max(1, width), max(1, height))
        return self._svgs[key]

    def cached(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """Return the value of `make`, made once for this theme."""
        if key not in self.cache:
            self.cache[key] = make()
        found: Made = self.cache[key]
        return found

    def kept(self, shelf: str, most: int, key: Hashable, make: Callable[[], Made]) -> Made:
        """Return the value of `make` from the cache of this name, which is cleared when it is full."""
        kept = self.cached(shelf, dict[Hashable, Made])
        found = kept.get(key)
        if found is None:
            if len(kept) >= most:
                kept.clear()
            found = kept[key] = make()
        return found


@lru_cache(maxsize=256)
def drawn(name: str) -> bool:
    """Return True if there is a drawing of this name."""
    return (ASSETS / f"{name}.svg").is_file()


def converted(image: pygame.Surface) -> pygame.Surface:
    """Return an image in the window's format, which is quicker to draw; as it is without a window."""
    return image.convert_alpha() if pygame.display.get_surface() is not None else image


def load_svg(name: str, width: int, height: int) -> pygame.Surface:
    """Return a drawing scaled to fit width x height, centred on a transparent surface of that size."""
    path = ASSETS / f"{name}.svg"
    drawn = pygame.image.load_sized_svg(str(path), (width, height))
    if drawn.get_size() == (width, height):
        return converted(drawn)
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    surface.blit(drawn, drawn.get_rect(center=(width // 2, height // 2)))
    return converted(surface)


def stretched_svg(name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a drawing stretched to exactly this size, whatever its proportions."""
    large = max(size)
    drawn = pygame.image.load_sized_svg(str(ASSETS / f"{name}.svg"), (large, large))
    return pygame.transform.smoothscale(converted(drawn), size)
