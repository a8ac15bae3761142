"""Breaking a text into lines, and shortening what does not fit."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Protocol

import pygame

SOFT_HYPHEN = "\u00ad"


_SYLLABLE = re.compile(r"(?:sch|[cpst]h|[^\W\d_aeiouyäöüéèê])[aeiouyäöüéèê]", re.IGNORECASE)
_LEAST = 3
"""Letters of a word before and behind the place where it is broken."""


def breakable(name: str) -> str:
    """Return a name with soft hyphens before its syllables, as far as these can be told in any language."""
    return re.sub(r"\w+", lambda word: _parted(word[0]), name)


def _parted(word: str) -> str:
    starts = [found.start() for found in _SYLLABLE.finditer(word)]
    cuts = [0, *(at for at in starts if _LEAST <= at <= len(word) - _LEAST), len(word)]
    return SOFT_HYPHEN.join(word[one:other] for one, other in pairwise(cuts))


class Font(Protocol):
    """Anything that can measure a text."""

    def size(self, text: str) -> tuple[int, int]:
        """Return the width and height of a line, in pixels."""
        ...


def broken(text: str, font: Font, width: int) -> list[str]:
    """Return the text's lines, broken at spaces to fit; a word too long is broken at its soft hyphens."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines.append("")
        for word in paragraph.split(" "):
            parts = [part for part in word.split(SOFT_HYPHEN) if part]
            lines[-1:] = _with_word(lines[-1], parts, font, width)
    return lines


def _with_word(line: str, parts: list[str], font: Font, width: int) -> list[str]:
    """Return the lines that a line becomes with one more word, given in the parts between its hyphens."""
    before, whole = f"{line} " if line else "", "".join(parts)
    if font.size(before + whole)[0] <= width:
        return [before + whole]
    if len(parts) < 2 or font.size(whole)[0] <= width:
        return [line, whole] if line else [whole]
    some = _fitting(before, parts, font, width)
    if some:
        return [f"{before}{''.join(parts[:some])}-", *_with_word("", parts[some:], font, width)]
    return [line, *_with_word("", parts, font, width)]


def _fitting(before: str, parts: list[str], font: Font, width: int) -> int:
    """Return the number of parts of a word that fit behind `before`; at the start of a line at least one."""
    for some in range(len(parts) - 1, 0, -1):
        if font.size(f"{before}{''.join(parts[:some])}-")[0] <= width:
            return some
    return 0 if before else 1


def shortened(lines: list[str], font: Font, panel: pygame.Rect, leading: int) -> list[str]:
    """Return the lines that fit the panel, the last one with an ellipsis where something was left out."""
    kept = lines[: max(1, (panel.height + leading // 4) // leading)]
    last = kept[-1]
    if len(kept) < len(lines) or font.size(last)[0] > panel.width:
        while last and font.size(last.rstrip() + "…")[0] > panel.width:
            last = last[:-1]
        kept[-1] = last.rstrip() + "…"
    return kept
