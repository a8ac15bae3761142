"""One scale for the whole window: pixel sizes, the type scale, drawings at the size needed; all cached."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from enum import Enum
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pygame

from game.table.letters import Letters
from game.table.palette import RGB
from game.words import LANGUAGES, Words, words_of

DESIGN_SIZE = (1280, 720)
UNIT = 8  # spacing, in design units
ASSETS = Path(__file__).resolve().parents[2] / "assets"
LABELS_KEPT = 6000
SMALLEST = 13  # the smallest type, in design units: so many pixels in a window of that size
LARGE = 22  # whose turn, what to do, scores, pools: capitals of 10 arc minutes from 2 m at 1920×1080

SERIF, SANS = ("font_source_serif_pro", "SourceSerifPro"), ("font_source_sans_pro", "SourceSansPro")
Made = TypeVar("Made")


class TypeStep(NamedTuple):
    """One step of the type scale: the font, its size in design units, and the leading as a share of it."""

    family: tuple[str, str]
    cut: str
    size: float
    leading: float = 1.17


class Type(Enum):
    """The type scale. Nothing on the screen is set in any other way, and nothing smaller than SMALLEST."""

    __hash__ = object.__hash__  # by identity: an Enum's own hash looks its name up every time

    TITLE = TypeStep(SERIF, "Bold", 78)
    DISPLAY = TypeStep(SERIF, "Semibold", 30)
    SIGN = TypeStep(SERIF, "Semibold", LARGE)
    HEADING = TypeStep(SERIF, "Semibold", 18)
    LABEL = TypeStep(SERIF, "Semibold", 15)
    NAME = TypeStep(SERIF, "Semibold", SMALLEST)
    BODY = TypeStep(SERIF, "Regular", 14)
    NOTE = TypeStep(SERIF, "It", 14)
    TILE = TypeStep(SANS, "Semibold", SMALLEST, 1.0)
    SMALL = TypeStep(SANS, "Regular", SMALLEST)
    SMALL_STRONG = TypeStep(SANS, "Semibold", SMALLEST)
    TINY = TypeStep(SANS, "Semibold", SMALLEST, 1.1)
    TINY_BODY = TypeStep(SANS, "Regular", SMALLEST, 1.06)
    TINY_NOTE = TypeStep(SERIF, "It", SMALLEST, 1.14)
    NUMBER = TypeStep(SERIF, "Bold", 16)
    NUMBER_BIG = TypeStep(SERIF, "Bold", 22)


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

    def __init__(self, size: tuple[int, int], words: Words | None = None) -> None:
        self.size = size
        self.words = words or words_of(LANGUAGES[0])
        self.scale = min(size[0] / DESIGN_SIZE[0], size[1] / DESIGN_SIZE[1])
        self.cache: dict[Hashable, Any] = {}
        self._fonts: dict[Type, Letters] = {}
        self._svgs: dict[tuple[str, int, int], pygame.Surface] = {}

    def speaking(self, words: Words) -> Theme:
        """Return a theme of the same size for another language, which shares the drawings of this one."""
        other = Theme(self.size, words)
        other._fonts, other._svgs = self._fonts, self._svgs
        other.cache["labels"] = self.cached("labels", dict[Hashable, pygame.Surface])
        return other

    def px(self, units: float) -> int:
        """Return design units in whole pixels, never 0 for what has a size."""
        pixels = round(units * self.scale)
        return pixels if pixels or not units else (1 if units > 0 else -1)

    def font(self, role: Type) -> Letters:
        """Return the font of a role at this scale."""
        if role not in self._fonts:
            step = role.value
            package, stem = step.family
            pygame.font.init()
            path = font_file(package, f"{stem}-{step.cut}")
            self._fonts[role] = Letters(path, max(8, step.size * self.scale))
        return self._fonts[role]

    def leading(self, role: Type) -> int:
        """Return the distance from one line to the next, in pixels."""
        return round(role.value.size * role.value.leading * self.scale)

    def width(self, text: str, role: Type) -> int:
        """Return the width of a text in one line, in pixels."""
        return self.kept("widths", LABELS_KEPT, (text, role), lambda: self.font(role).size(text)[0])

    def label(self, text: str, role: Type, colour: RGB) -> pygame.Surface:
        """Return one line of text as a surface; it is shared, so never draw on it."""
        key = (text, role, colour)
        return self.kept("labels", LABELS_KEPT, key, lambda: self.font(role).render(text, colour))

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
