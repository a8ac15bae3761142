"""Windows of the tests share what they draw: else most of a frame would go into drawings made before."""

from __future__ import annotations

import pygame
import pytest

from game.table.theme import USUAL, Theme
from game.words import Words

MOST = 4000  # drawings that are kept
_former: dict[tuple[tuple[int, int], str, Words], Theme] = {}


@pytest.fixture(autouse=True)
def drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows of one size and language share what they draw."""
    monkeypatch.setattr("game.scenes.app.loop.Theme", sharing)


def sharing(size: tuple[int, int], words: Words, text: str = USUAL) -> Theme:
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
        return all(font.size("x") for font in theme._fonts.values()) and len(theme.cache) < MOST
    except pygame.error:
        return False


def _is_drawing(made: object) -> bool:
    return isinstance(made[0] if isinstance(made, tuple) and made else made, pygame.Surface)
