"""Hexes of the development board, coloured by a value."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from game.playtest.report.assets import placed
from game.playtest.report.svg import el, polygon, rect, text, tip, width_of, wrapped

Axial = tuple[int, int]
Point = tuple[float, float]
NAME_SIZE, LINE_SIZE = 12.0, 12.5
FAINTEST, DEEPEST = 0.08, 0.92
STEPS, WIDE = 7, 18.0
_NEARLY = 0.7
"""The least size of a board beside its largest rotation, for its levels to be rows."""
NAME_ROOM = 58.0
ICON = 26.0
ROOMY = 1.62
"""The greatest height of icon and words on a hex, in radii."""
TINY = 20.0
"""Hexes with a smaller radius show their value alone, or nothing."""


class HexCell(NamedTuple):
    """A hex: its level, the depth of its colour (0 to 1), and its texts."""

    level: int
    depth: float | None
    words: str
    """The tooltip."""
    name: str = ""
    """With soft hyphens."""
    value: str = ""
    note: str = ""
    change: str = ""
    """A real difference."""
    drawing: str = ""
    short: str = ""
    """A shorter name, in case the other does not fit."""


class HexSpot(NamedTuple):
    """The position of a hex: its middle, and its horizontal and vertical radius."""

    middle: Point
    rx: float
    ry: float


def hexagon(cell: HexCell, spot: HexSpot) -> str:
    corners = polygon(spot.middle, (spot.rx - 1.5, spot.ry - 1.5), 6)
    opacity = 0.0 if cell.depth is None else _opacity(cell.depth)
    return tip(
        cell.words,
        el("polygon", points=corners, cls="card"),
        el("polygon", points=corners, cls="heat", fill_opacity=opacity),
        el("polygon", points=corners, cls=f"rim level{min(cell.level, 5)}"),
        *(_words(cell, spot) if spot.ry >= TINY else _value_alone(cell, spot)),
    )


def _opacity(depth: float) -> float:
    return FAINTEST + (DEEPEST - FAINTEST) * depth


def _words(cell: HexCell, spot: HexSpot) -> list[str]:
    """Return name, value, note and change, stacked about the middle."""
    (x, y), room = spot.middle, sqrt(3) * spot.rx - 12
    named = _named(cell, room) if room >= NAME_ROOM else []
    more = ((cell.value, "value"), (cell.note, "aside"), (cell.change, "change"))
    lines = [(one, "name", 12.5) for one in named] + [(one, cls, 14.5) for one, cls in more if one]
    high = sum(height for _, _, height in lines)
    drawing = cell.drawing if named and high + ICON <= ROOMY * spot.ry else ""
    top = y - (high + ICON * bool(drawing)) / 2
    parts = [placed(drawing, x, top + ICON / 2 - 2, ICON)]
    top += ICON * bool(drawing)
    for words, cls, height in lines:
        top += height
        parts.append(text(x, top - 2.5, words, cls, "middle"))
    return parts


def _named(cell: HexCell, room: float) -> list[str]:
    """Return a development's name in lines; its short name if the long one would be cut."""
    whole = wrapped(cell.name, NAME_SIZE, room, 2)
    cut = any("…" in line for line in whole)
    return wrapped(cell.short, NAME_SIZE, room, 2) if cut and cell.short else whole


def _value_alone(cell: HexCell, spot: HexSpot) -> list[str]:
    x, y = spot.middle
    return [text(x, y + 3.8, cell.value, "tiny", "middle")] if spot.rx >= 12 else []


def board(
    hexes: Sequence[Axial], levels: Sequence[int], width: float, height: float, largest: float
) -> list[HexSpot]:
    """Return the hexes rotated so that levels are rows if possible, level 1 on top, unless much smaller."""
    turns = [_fitted([turned(one, sixths) for one in hexes], width, height, largest) for sixths in range(6)]
    enough = _NEARLY * max(spots[0].ry for spots in turns)
    large = [spots for spots in turns if spots[0].ry >= enough]
    return min(large, key=lambda one: (_unevenness(one, levels), one[0].middle[1] - one[-1].middle[1]))


def _unevenness(spots: Sequence[HexSpot], levels: Sequence[int]) -> float:
    """Return the deviation of the levels' hexes from straight rows, in radii."""
    heights: dict[int, list[float]] = {}
    for spot, level in zip(spots, levels, strict=True):
        heights.setdefault(level, []).append(spot.middle[1])
    return round(sum(max(ys) - min(ys) for ys in heights.values()) / spots[0].ry, 1)


def turned(axial: Axial, sixths: int) -> Axial:
    """Return an axial coordinate rotated about the origin by so many sixths."""
    q, r = axial
    for _ in range(sixths):
        q, r = -r, q + r
    return q, r


def _fitted(hexes: Sequence[Axial], width: float, height: float, largest: float) -> list[HexSpot]:
    xs, ys = [sqrt(3) * (q + r / 2) for q, r in hexes], [1.5 * r for _, r in hexes]
    wide, high = max(xs) - min(xs) + sqrt(3), max(ys) - min(ys) + 2
    radius = min(width / wide, height / high, largest)
    x0, y0 = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return [
        HexSpot((width / 2 + radius * (x - x0), height / 2 + radius * (y - y0)), radius, radius)
        for x, y in zip(xs, ys, strict=True)
    ]


def comb(rows: Sequence[int], width: float, rx: float, ry: float, top: float) -> list[HexSpot]:
    """Return interlocking rows of hexes, centred."""
    step = sqrt(3) * rx
    widest = max(rows)
    left = (width - step * (widest + (0.5 if len(rows) > 1 else 0.0))) / 2 + step / 2
    return [
        HexSpot((left + step * (column + 0.5 * (row % 2)), top + ry + 1.5 * ry * row), rx, ry)
        for row, many in enumerate(rows)
        for column in range(many)
    ]


def ramp(x: float, y: float, low: str, high: str) -> list[str]:
    """Return a legend of the colours from least to most."""
    start = x + 8 + width_of(low, LINE_SIZE)
    swatches = [_swatch(start + WIDE * at, y, at / (STEPS - 1)) for at in range(STEPS)]
    end = start + WIDE * STEPS
    frame = rect(start, y, WIDE * STEPS, 11, "frame")
    return [text(x, y + 10, low, "tick"), *swatches, frame, text(end + 8, y + 10, high, "tick")]


def _swatch(x: float, y: float, depth: float) -> str:
    return el("rect", x=x, y=y, width=WIDE, height=11, cls="heat", fill_opacity=_opacity(depth))


def depths(values: Sequence[float | None]) -> list[float | None]:
    """Return each value scaled to 0 for the least and 1 for the greatest."""
    known = [value for value in values if value is not None]
    low, high = min(known, default=0.0), max(known, default=0.0)
    return [
        None if value is None else (value - low) / (high - low) if high > low else 0.5 for value in values
    ]
