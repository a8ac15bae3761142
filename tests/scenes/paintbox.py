"""Windows of the tests share what they draw: else most of a frame would go into drawings made before."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from pathlib import Path

import pygame
import pytest

from game.table import canvas, images, seasonal
from game.table.letters import Letters
from game.table.palette import RGB
from game.table.seasons import Look
from game.table.styles import Panel, panel_image
from game.table.theme import USUAL, Theme
from game.words import Words

MOST = 4000  # drawings that a theme keeps
THEMES, SHAPES, TEXTS = 4, 3000, 20_000
"""The themes, the shapes in a colour, and the texts of a font that are kept."""
PANELS, WOODS = 400, 8
"""The panels and the woods that are kept."""
Size = tuple[int, int]
_former: dict[tuple[Size, str, Words], Theme] = {}
_shapes: dict[Hashable, pygame.Surface] = {}
_letters: dict[tuple[Path | None, float], Letters] = {}
_wood, _filled = seasonal._wood, images.filled


class Measured(Letters):
    """A font that remembers how large a text is."""

    def __init__(self, path: Path | None, size: float) -> None:
        super().__init__(path, size)
        self._known: dict[str, tuple[int, int]] = {}

    def size(self, text: str) -> tuple[int, int]:
        found = self._known.get(text)
        if found is None:
            if len(self._known) >= TEXTS:
                self._known.clear()
            found = self._known[text] = super().size(text)
        return found


@pytest.fixture(autouse=True)
def drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows of one size and language share what they draw, and all themes fonts, shapes, panels, wood.

    Before a table is shown, none looks for garbage in what a run of thousands of tests holds.
    """
    monkeypatch.setattr("game.scenes.app.loading.tidy", lambda: None)
    monkeypatch.setattr("game.scenes.app.loop.Theme", sharing)
    monkeypatch.setattr("game.table.theme.Letters", letters_of)
    for module in (images, canvas):
        monkeypatch.setattr(module, "filled", filled_once)
    monkeypatch.setattr(canvas, "panel_image", panel_of)
    monkeypatch.setattr(seasonal, "_wood", wood_of)


def letters_of(path: Path | None, size: float) -> Letters:
    """Return the font of this file and size."""
    found = _letters.get((path, size))
    if found is None or not serves(found):
        found = _letters[path, size] = Measured(path, size)
    return found


def filled_once(
    theme: Theme, shape: Hashable, mask: Callable[[], pygame.Surface], fill: Sequence[int]
) -> pygame.Surface:
    """Return a shape in a colour, which is the same in every theme."""
    key = shape, tuple(fill)
    found = theme.cache[key] = _shapes.get(key) or _filled(theme, shape, mask, fill)
    if len(_shapes) >= SHAPES:
        _shapes.clear()
    _shapes[key] = found
    return found


def panel_of(
    theme: Theme, size: Size, style: Panel, edge: RGB | None, rim: float | None
) -> tuple[pygame.Surface, int]:
    """Return a panel with its shadow: of the theme, only the window's size matters."""
    return _panel(theme.size, size, style, edge, rim)


@lru_cache(PANELS)
def _panel(
    window: Size, size: Size, style: Panel, edge: RGB | None, rim: float | None
) -> tuple[pygame.Surface, int]:
    return panel_image(Theme(window), size, style, edge, rim)


def wood_of(look: Look, size: Size) -> pygame.Surface:
    """Return the wood of the table, in the format of the window if there is one."""
    return _wood_shown(look, size, pygame.display.get_surface() is not None)


@lru_cache(WOODS)
def _wood_shown(look: Look, size: Size, _: bool) -> pygame.Surface:
    return _wood(look, size)


def sharing(size: Size, words: Words, text: str = USUAL) -> Theme:
    """Return a theme with the fonts, texts and drawings of the last one of these sizes and language.

    Parts of a picture are not among them: those belong to one game. In a language that is new, fonts and
    drawings without words are those of another one, as in a window that changes its language.
    """
    others = (one for (*known, _), one in _former.items() if known == [size, text] and _lives(one))
    theme = Theme(size, words, text) if (other := next(others, None)) is None else other.speaking(words)
    former = _former.get((size, text, words))
    if former is not None and _lives(former):
        theme._fonts, theme._svgs = former._fonts, former._svgs
        kept = ((name, former.cache[name]) for name in ("labels", "widths") if name in former.cache)
        theme.cache.update(kept)
        theme.cache.update(item for item in list(former.cache.items()) if _is_drawing(item[1]))
    _former.pop((size, text, words), None)
    _former[size, text, words] = theme
    if len(_former) > THEMES:
        del _former[next(iter(_former))]
    return theme


def _lives(theme: Theme) -> bool:
    """Return True unless pygame was quit since, or too much is kept."""
    oldest = next(iter(theme._fonts.values()), None)
    return (oldest is None or serves(oldest)) and len(theme.cache) < MOST


def serves(font: Letters) -> bool:
    """Return True unless pygame was quit since the font was made."""
    try:
        return bool(font._large.size("x"))
    except pygame.error:
        return False


def _is_drawing(made: object) -> bool:
    return isinstance(made[0] if isinstance(made, tuple) and made else made, pygame.Surface)
