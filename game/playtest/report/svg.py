"""Pictures as text: SVG elements whose colours and letters the style sheet of the page gives."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from math import cos, pi, sin

from game.plain_words import SOFT_HYPHEN

Attribute = str | float
_NARROW, _WIDE = frozenset("iIjlftr.,:;'!|()[] "), frozenset("mwMW%@")


def el(name: str, *children: str, **attributes: Attribute) -> str:
    """Return an element; `cls` is its class, and underscores in names become hyphens."""
    told = "".join(f' {_named(key)}="{_valued(value)}"' for key, value in attributes.items())
    return f"<{name}{told}>{''.join(children)}</{name}>" if children else f"<{name}{told}/>"


def text(x: float, y: float, words: str, cls: str = "", anchor: str = "start") -> str:
    return el("text", escape(words), x=x, y=y, cls=cls, text_anchor=anchor)


def line(x1: float, y1: float, x2: float, y2: float, cls: str) -> str:
    return el("line", x1=x1, y1=y1, x2=x2, y2=y2, cls=cls)


def rect(x: float, y: float, width: float, height: float, cls: str) -> str:
    """Return a rectangle; a negative width extends to the left."""
    return el("rect", x=min(x, x + width), y=y, width=abs(width), height=height, cls=cls)


def path(points: Sequence[tuple[float, float]], cls: str) -> str:
    """Return a polyline."""
    steps = " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return el("path", d=f"M{steps}", cls=cls)


def polygon(centre: tuple[float, float], radii: tuple[float, float], corners: int, turn: float = 0.0) -> str:
    """Return the corners of a regular polygon, the first at the top."""
    (x, y), (rx, ry) = centre, radii
    angles = [2 * pi * (corner + turn) / corners for corner in range(corners)]
    return " ".join(f"{x + rx * sin(angle):.1f},{y - ry * cos(angle):.1f}" for angle in angles)


def tip(words: str, *children: str) -> str:
    """Return a group of elements with a tooltip."""
    return el("g", el("title", escape(words)), *children)


def picture(slug: str, width: float, height: float, title: str, about: str, *children: str) -> str:
    """Return a whole picture, with title and description for screen readers."""
    named, told = f"{slug}-title", f"{slug}-about"
    return el(
        "svg",
        el("title", escape(title), id=named),
        el("desc", escape(about), id=told),
        *children,
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        width=round(width),
        height=round(height),
        role="img",
        aria_labelledby=f"{named} {told}",
    )


def width_of(words: str, size: float) -> float:
    """Return the approximate width of words in the page's sans."""
    ems = sum(
        0.27 if one in _NARROW else 0.8 if one in _WIDE else 0.6 if one.isupper() else 0.5 for one in words
    )
    return ems * size


def wrapped(words: str, size: float, width: float, most: int = 3) -> list[str]:
    """Return words in lines, broken at spaces and soft hyphens; what does not fit ends in an ellipsis."""
    lines: list[str] = []
    for word in filter(None, words.split(" ")):
        plain = word.replace(SOFT_HYPHEN, "")
        if lines and width_of(f"{lines[-1]} {plain}", size) <= width:
            lines[-1] += f" {plain}"
        else:
            lines += [plain] if width_of(plain, size) <= width else _broken(word, size, width)
    kept = [cut(one, size, width) for one in lines[:most]]
    return kept if len(lines) <= most else [*kept[:-1], cut(f"{kept[-1]}…", size, width)]


def _broken(word: str, size: float, width: float) -> list[str]:
    """Return a word in lines, as long as its hyphens allow."""
    first, *parts = word.split(SOFT_HYPHEN)
    lines = [first]
    for at, part in enumerate(parts, start=1):
        hyphen = "-" if at < len(parts) else ""
        if width_of(f"{lines[-1]}{part}{hyphen}", size) <= width:
            lines[-1] += part
        else:
            lines[-1] += "-"
            lines.append(part)
    return lines


def cut(words: str, size: float, width: float) -> str:
    """Return words cut to a width, with an ellipsis."""
    if width_of(words, size) <= width:
        return words
    kept = words.rstrip("…")
    while kept and width_of(f"{kept}…", size) > width:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def _named(key: str) -> str:
    return "class" if key == "cls" else key.replace("_", "-")


def _valued(value: Attribute) -> str:
    if isinstance(value, float):
        return re.sub(r"\.?0+$", "", f"{value:.2f}") if value % 1 else str(int(value))
    return escape(str(value))
