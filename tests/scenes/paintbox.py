"""Windows of the tests share what they draw: else most of a frame would go into drawings made before."""

from __future__ import annotations

from functools import lru_cache

import pygame
import pytest

from game.rules.terms import Season
from game.table import canvas, seasonal
from game.table.palette import RGB
from game.table.styles import Panel, panel_image
from game.table.theme import USUAL, Theme
from game.words import Words

MOST = 4000  # drawings that are kept
PANELS, WOODS = 400, 8
"""The panels and the woods that are kept."""
Size = tuple[int, int]
_former: dict[tuple[Size, str, Words], Theme] = {}
_wood = seasonal._wood


@pytest.fixture(autouse=True)
def drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows of one size and language share what they draw, and all tables their panels and wood."""
    monkeypatch.setattr("game.scenes.app.loop.Theme", sharing)
    monkeypatch.setattr(canvas, "panel_image", panel_of)
    monkeypatch.setattr(seasonal, "_wood", wood_of)


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


def wood_of(season: Season, size: Size) -> pygame.Surface:
    """Return the wood of the table, in the format of the window if there is one."""
    return _wood_shown(season, size, pygame.display.get_surface() is not None)


@lru_cache(WOODS)
def _wood_shown(season: Season, size: Size, _: bool) -> pygame.Surface:
    return _wood(season, size)


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
    _former[size, text, words] = theme
    return theme


def _lives(theme: Theme) -> bool:
    """Return True unless pygame was quit since, or too much is kept."""
    try:
        oldest = next(iter(theme._fonts.values()), None)
        return (oldest is None or bool(oldest.size("x"))) and len(theme.cache) < MOST
    except pygame.error:
        return False


def _is_drawing(made: object) -> bool:
    return isinstance(made[0] if isinstance(made, tuple) and made else made, pygame.Surface)
