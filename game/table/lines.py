"""Breaking a text into lines, and shortening what does not fit."""

from __future__ import annotations

from typing import Protocol

import pygame

SOFT_HYPHEN = "\u00ad"


class Font(Protocol):
    """What tells how wide a text is."""

    def size(self, text: str) -> tuple[int, int]:
        """Width and height of a line, in pixels."""
        ...


def broken(text: str, font: Font, width: int) -> list[str]:
    """The text's lines, broken at spaces to fit the width; a word too long is broken at its soft hyphens."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in _parts(paragraph, font, width):
            longer = f"{line} {word}" if line else word
            if line and font.size(longer)[0] > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def _parts(paragraph: str, font: Font, width: int) -> list[str]:
    """The words of a paragraph, without soft hyphens where a word fits whole."""
    parts: list[str] = []
    for word in paragraph.split(" "):
        whole = word.replace(SOFT_HYPHEN, "")
        if whole == word or font.size(whole)[0] <= width:
            parts.append(whole)
        else:
            first, *rest = word.split(SOFT_HYPHEN)
            parts += [f"{first}-", *rest]
    return parts


def shortened(lines: list[str], font: Font, panel: pygame.Rect, leading: int) -> list[str]:
    """The lines that fit the panel, the last one ending in an ellipsis where something had to go."""
    room = max(1, (panel.height + leading // 4) // leading)
    cut = len(lines) > room
    kept = lines[:room]
    last = kept[-1]
    if cut or font.size(last)[0] > panel.width:
        while last and font.size(last.rstrip() + "…")[0] > panel.width:
            last = last[:-1]
        kept[-1] = last.rstrip() + "…"
    return kept
