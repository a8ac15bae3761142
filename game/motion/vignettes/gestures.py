"""How the drawing of a development moves while it shows what it does, by its kind of work."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import NamedTuple

from game.rules.box import TileInfo
from game.rules.ids import TileId
from game.table.pieces import BUILDINGS

STROKES = 3  # of a tool, rides and swings in the time it is shown


class Gesture(NamedTuple):
    """How far a drawing is from its place, in its heights, its lean in degrees, how high it is drawn."""

    x: float = 0.0
    y: float = 0.0
    lean: float = 0.0
    high: float = 1.0
    strikes: bool = False  # it has just struck something


Way = Callable[[float, float], Gesture]
"""From a share of the time and a bias (-1 to 1, of this time) to a gesture; at 0 and 1 it rests."""


def _calm(k: float) -> float:
    """Return a weight that makes a gesture begin and end at rest."""
    return min(1.0, 6 * k, 6 * (1 - k))


def striking(k: float, bias: float) -> Gesture:
    """A tool is raised slowly and struck down."""
    round_ = k * STROKES % 1.0
    up = sin(round_ / 0.7 * pi / 2) if round_ < 0.7 else cos((round_ - 0.7) / 0.3 * pi / 2) ** 2
    weight = _calm(k)
    return Gesture(0.0, -0.10 * up * weight, (30 + 6 * bias) * up * weight, strikes=round_ > 0.94)


def rolling(k: float, bias: float) -> Gesture:
    """A cart comes along, jolting over the stones, and rolls on to its place."""
    side = 1 if bias >= 0 else -1
    away = side * 0.34 * cos(k * pi) * (1 - k) * _calm(k)
    jolt = abs(sin(k * 13 * pi)) * 0.025 * (1 - k) * _calm(k)
    return Gesture(away, -jolt, 2.5 * sin(k * 13 * pi) * (1 - k))


def swinging(k: float, bias: float) -> Gesture:
    """What hangs swings, and comes to rest."""
    swing = sin(k * STROKES * 2 * pi + bias) * (1 - k) * _calm(k)
    return Gesture(0.05 * swing, -0.03 * abs(swing), 14 * swing)


def rising(k: float, bias: float) -> Gesture:
    """A building grows out of the ground, and settles."""
    up = min(1.0, k / 0.45)
    over = 0.07 * sin(min(1.0, max(0.0, (k - 0.45) / 0.3)) * pi)
    return Gesture(high=max(0.04, up * up * (3 - 2 * up) + over), strikes=0.4 < k < 0.5)


def walking(k: float, bias: float) -> Gesture:
    """Somebody comes along step by step."""
    side = 1 if bias >= 0 else -1
    step = k * 5
    return Gesture(
        side * 0.3 * (1 - min(1.0, k * 1.35)) * _calm(k), -0.045 * abs(sin(step * pi)) * _calm(k),
        5 * sin(step * pi) * (1 - k) * _calm(k),
    )  # fmt: skip


def flickering(k: float, bias: float) -> Gesture:
    """Something burns or shines: it hardly moves."""
    return Gesture(0.0, 0.012 * sin(k * 17 + bias) * _calm(k), 1.6 * sin(k * 11 + bias) * _calm(k))


_BY_TILE: dict[Way, tuple[TileId, ...]] = {
    striking: ("13", "17", "33", "40E"),
    rolling: ("22", "42", "43", "44", "27", "47", "51", "55"),
    swinging: ("11", "14", "16", "21", "23", "25", "18", "45"),
    walking: ("19", "28", "30E", "41", "46", "54"),
    flickering: ("29", "31", "32", "34", "52"),
    rising: ("10E", "12", "15", "24", "26", "35", "36", "37", "38", "53"),
}
GESTURES = {tile: way for way, tiles in _BY_TILE.items() for tile in tiles}


def gesture_of(tile: TileInfo) -> Way:
    """Return how a tile's drawing moves; one that another ruleset adds by what it is."""
    return GESTURES.get(tile.id, rising if tile.ability in BUILDINGS else swinging)
