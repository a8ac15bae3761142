"""All developments, level by level, coloured by value."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby
from math import sqrt

from game.playtest.measures import share_of
from game.playtest.report.drawing import Drawing
from game.playtest.report.hexes import HexCell, HexSpot, comb, depths, hexagon, ramp
from game.playtest.report.phases import YEARS
from game.playtest.report.readings import Reading, Readings, tile_cell
from game.playtest.report.svg import picture, text
from game.playtest.voice import Voice
from game.rules.message import Message, TileName, message

GUTTER, WIDEST, TALLEST, FOOT = 76.0, 78.0, 56.0, 44.0
Levels = list[tuple[int, list[Reading]]]
MARGIN = 22.0
"""Space above each level for its name."""


def tilemap_picture(voice: Voice, found: Readings | None) -> Drawing | None:
    """Return the drawing, if developments were measured."""
    if found is None:
        return None
    about = " ".join(map(voice.text, caption(found)))
    draw = partial(_drawn, voice, found)
    return Drawing("developments", voice.say("lab-tilemap-title"), about, draw, full=True)


def caption(found: Readings) -> list[Message]:
    valued = [one for one in found.each.values() if one.value is not None]
    ranked = sorted(valued, key=lambda one: -(one.value or 0))
    shares = sorted((one for one in found.each.values() if one.acquired), key=_share)
    parts = [message("lab-reading-deeper", what=found.what)]
    if len(ranked) > 1:
        parts.append(message("lab-tilemap-most", most=_named(ranked[0]), least=_named(ranked[-1])))
    if len(shares) > 1 and found.unit != "share":
        most, least = _acquired(shares[-1]), _acquired(shares[0])
        parts.append(message("lab-tilemap-acquired", most=most, least=least))
    changed = tuple(TileName(one.id) for one in found.each.values() if one.cell.change)
    return [*parts, *([message("lab-tilemap-real", tiles=changed)] if changed else [])]


def _named(one: Reading) -> Message:
    return message("lab-tilemap-tile", tile=TileName(one.id), value=one.cell.value)


def _acquired(one: Reading) -> Message:
    return message("lab-tilemap-tile", tile=TileName(one.id), value=share_of(_share(one)))


def _share(one: Reading) -> float:
    return one.acquired.value if one.acquired else 0.0


def _levels(found: Readings) -> Levels:
    """Return the developments of each level, the most valuable first."""
    ordered = sorted(found.each.values(), key=lambda one: (one.cell.level, -(one.value or 0.0), one.name))
    return [(level, list(group)) for level, group in groupby(ordered, key=lambda one: one.cell.level)]


def _drawn(voice: Voice, found: Readings, slug: str, width: float) -> str:
    gutter = GUTTER if width > 600 else 0.0
    levels = _levels(found)
    most = max(len(tiles) for _, tiles in levels)
    columns = min(most, max(1, int((width - 2 * gutter) / (sqrt(3) * 50) - 0.5)))
    rx = min(WIDEST, (width - 2 * gutter) / (sqrt(3) * (columns + 0.5)))
    ry = min(TALLEST, rx)
    rows, labels = _rows(voice, levels, columns)
    spots, height = _spots(rows, labels, width, gutter, rx, ry)
    cells = _cells(voice, [one for _, tiles in levels for one in tiles], found)
    parts = [hexagon(cell, spot) for cell, spot in zip(cells, spots, strict=True)]
    first = 0
    for many, label in zip(rows, labels, strict=True):
        parts += _label(label, spots[first], min(spot.middle[0] for spot in spots), gutter) if label else []
        first += many
    left = min(spot.middle[0] - 0.87 * spot.rx for spot in spots)
    parts += ramp(left, height - 24, *found.ends)
    about = " ".join(map(voice.text, caption(found)))
    return picture(slug, width, height, voice.say("lab-tilemap-title"), about, *parts)


def _rows(voice: Voice, levels: Levels, columns: int) -> tuple[list[int], list[str]]:
    """Return the number of hexes in each row, and the label of each row that begins a level."""
    rows, labels = [], []
    for level, tiles in levels:
        for start in range(0, len(tiles), columns):
            rows.append(min(columns, len(tiles) - start))
            labels.append(voice.say("lab-tilemap-level", level=YEARS[min(level, 5)]) if start == 0 else "")
    return rows, labels


def _spots(
    rows: Sequence[int], labels: Sequence[str], width: float, gutter: float, rx: float, ry: float
) -> tuple[list[HexSpot], float]:
    """Return the positions of the hexes and the height; without a gutter names stand between levels."""
    if gutter:
        spots = comb(rows, width - 2 * gutter, rx, ry, 4)
        moved = [HexSpot((spot.middle[0] + gutter, spot.middle[1]), rx, ry) for spot in spots]
        return moved, 4 + 1.5 * ry * len(rows) + 0.5 * ry + FOOT
    found: list[HexSpot] = []
    shift = 0.0
    numbers = [row for row, many in enumerate(rows) for _ in range(many)]
    for spot, row in zip(comb(rows, width, rx, ry, 0), numbers, strict=True):
        shift = sum(MARGIN + 0.5 * ry * (at > 0) for at, label in enumerate(labels[: row + 1]) if label)
        found.append(HexSpot((spot.middle[0], spot.middle[1] + shift), rx, ry))
    return found, 1.5 * ry * len(rows) + 0.5 * ry + shift + FOOT


def _label(label: str, spot: HexSpot, leftmost: float, gutter: float) -> list[str]:
    if gutter:
        return [text(leftmost - spot.rx - 8, spot.middle[1] + 5, label, "heading", "end")]
    return [text(leftmost - 0.87 * spot.rx, spot.middle[1] - spot.ry - 6, label, "heading")]


def _cells(voice: Voice, tiles: Sequence[Reading], found: Readings) -> list[HexCell]:
    beside = found.unit != "share"
    shares = [voice.share(one.acquired.value) if beside and one.acquired else "" for one in tiles]
    shades = depths([one.value for one in tiles])
    return [tile_cell(*each) for each in zip(tiles, shades, shares, strict=True)]
