"""A chart of means with their intervals, as an SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.series.estimates import Estimate

WIDTH, HEIGHT, EDGE = 640, 320, 48
STEP = 10
"""VP between two lines."""


def chart(found: Sequence[Estimate], games: int) -> str:
    """Return the chart of a mean for each so many games, in VP."""
    lows = [one.value if one.low is None else one.low for one in found]
    highs = [one.value if one.high is None else one.high for one in found]
    least, most = _floor(min(lows, default=0)), _floor(max(highs, default=0)) + STEP

    def x(at: float) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * at / max(len(found), 1)

    def y(vp: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (vp - least) / (most - least)

    centres = [x(at + 0.5) for at in range(len(found))]
    bars = [_line(at, y(low), at, y(high)) for at, low, high in zip(centres, lows, highs, strict=True)]
    points = " ".join(f"{at:.1f},{y(one.value):.1f}" for at, one in zip(centres, found, strict=True))
    curve = f'<polyline points="{points}" fill="none" stroke="#8a2d1b" stroke-width="2"/>'
    grid = [_line(EDGE, y(vp), WIDTH - EDGE, y(vp), "#d8d0c0") for vp in range(least, most + 1, STEP)]
    words = [_text(EDGE - 6, y(vp) + 4, f"{vp:+d}", "end") for vp in range(least, most + 1, STEP)]
    words += [_text(x(at), HEIGHT - EDGE + 18, str(at * games), "middle") for at in _ticks(len(found))]
    words += [_text(EDGE, EDGE - 16, "VP ahead", "start"), _text(WIDTH / 2, HEIGHT - 8, "games", "middle")]
    return "\n".join((_HEAD, *grid, *bars, curve, *words, "</svg>\n"))


_HEAD = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
    f'font-size="12"><rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf6"/>'
)


def _floor(vp: float) -> int:
    return int(vp // STEP) * STEP


def _ticks(count: int) -> Iterator[int]:
    """Yield where numbers stand below: at most six of them, the first and steps that are alike."""
    yield from range(0, count + 1, max(1, -(-count // 5)))


def _line(x: float, y: float, to_x: float, to_y: float, ink: str = "#c9a88f") -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{ink}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#3a2f25">{text}</text>'
