"""Charts of values with intervals in rows, as dots or as bars, against a reference line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.playtest.measures import shortest
from game.playtest.report.assets import placed
from game.playtest.report.axis import Scale, ends, reach, ticks
from game.playtest.report.drawing import Drawing, Key
from game.playtest.report.svg import cut, el, line, picture, polygon, rect, text, tip, width_of
from game.playtest.summary import Estimate
from game.playtest.voice import Voice

SIZE = 13.0
HEAD, FOOT = 10.0, 40.0
ROW, STACKED, SECOND, TITLE, LABEL = 24.0, 33.0, 11.0, 30.0, 13.0
WIDEST = 0.42
"""The largest share of the width for labels; longer ones stand above their dots."""
RADIUS = 4.6
ICON = 20.0
ASIDE, WORDS = 14.0, 92.0
"""The space behind the values, without words there and with them."""


class Dot(NamedTuple):
    """A value: its CSS class, and its tooltip."""

    cls: str
    estimate: Estimate
    words: str


class DotRow(NamedTuple):
    """A row of dots; a heading if it has none."""

    label: str
    dots: tuple[Dot, ...] = ()
    drawing: str = ""
    value: str = ""
    """Words behind the dots, and a real change behind them."""
    change: str = ""


class Chart(NamedTuple):
    """Rows, their scale and its reference line."""

    voice: Voice
    title: str
    about: str
    rows: tuple[DotRow, ...]
    axis: str
    line: float = 0.0
    line_words: str = ""
    by: float = 1.0
    bars: bool = False
    """True for bars from the line in place of dots."""


def chart_drawing(slug: str, chart: Chart, legend: tuple[Key, ...], full: bool = False) -> Drawing:
    """Return a chart as a drawing of the page."""
    return Drawing(
        slug, chart.title, chart.about, lambda name, width: _drawn(name, width, chart), legend, full
    )


def _drawn(slug: str, width: float, chart: Chart) -> str:
    labels = _labels_width(chart.rows, width)
    heights = [_height(row, labels) for row in chart.rows]
    head = HEAD + (16 if chart.line_words else 0)
    height = head + sum(heights) + FOOT
    behind = WORDS if any(row.value for row in chart.rows) else ASIDE
    across = _scale(chart, labels + 12, width - behind)
    parts, top = _grid(chart, across, head, height - FOOT), head
    for row, room in zip(chart.rows, heights, strict=True):
        parts += _row(chart, row, across, top, room, labels)
        top += room
    parts.append(text(across.end, height - 5, chart.axis, "note", "end"))
    return picture(slug, width, height, chart.title, chart.about, *parts)


def _labels_width(rows: Sequence[DotRow], width: float) -> float:
    """Return the width left of the dots for labels; 0 if they stand above them."""
    widest = max((width_of(row.label, SIZE) for row in rows if row.dots), default=0) + _aside(rows) + 4
    return widest if widest <= WIDEST * width else 0.0


def _aside(rows: Sequence[DotRow]) -> float:
    """Return the width for icons: of all rows, so that their labels end or begin below one another."""
    return ICON + 7 if any(row.drawing for row in rows) else 0.0


def _height(row: DotRow, labels: float) -> float:
    if not row.dots:
        return TITLE
    return (ROW if labels else STACKED) + SECOND * (len(row.dots) - 1)


def _scale(chart: Chart, start: float, end: float) -> Scale:
    values = [chart.by * edge for row in chart.rows for dot in row.dots for edge in ends(dot.estimate)]
    low, high = reach([*values, chart.by * chart.line], with_zero=False)
    spare = 0.04 * (high - low)
    return Scale(low - spare, high + spare, start, end)


def _grid(chart: Chart, across: Scale, top: float, foot: float) -> list[str]:
    parts = []
    for value in ticks(across.low, across.high, max(2, int((across.end - across.start) / 62))):
        x = across(value)
        parts.append(line(x, top, x, foot, "grid"))
        parts.append(text(x, foot + 17, chart.voice.text(shortest(value)), "tick", "middle"))
    x = across(chart.by * chart.line)
    parts.append(line(x, top - 3, x, foot, "zero"))
    if chart.line_words:
        half = width_of(chart.line_words, 12) / 2
        middle = min(max(x, across.start + half - 10), across.end - half + 10)
        parts.append(text(middle, top - 8, chart.line_words, "note", "middle"))
    return parts


def _row(chart: Chart, row: DotRow, across: Scale, top: float, room: float, labels: float) -> list[str]:
    if not row.dots:
        return [text(0, top + room - 9, row.label, "heading")]
    middle = top + (room if labels else room + LABEL) / 2
    words = _label(row, _aside(chart.rows), labels, across.end, middle if labels else top + 10)
    first = middle - SECOND * (len(row.dots) - 1) / 2
    dots = [_dot(chart, dot, across, first + SECOND * at) for at, dot in enumerate(row.dots)]
    furthest = max(chart.by * ends(dot.estimate)[1] for dot in row.dots)
    return [words, *dots, *_value(row, across(max(chart.line, furthest)) + 7, middle + 4.5)]


def _value(row: DotRow, x: float, y: float) -> list[str]:
    """Return the words behind the dots."""
    change = text(x + width_of(row.value, SIZE) + 9, y, row.change, "change") if row.change else ""
    return [text(x, y, row.value, "value"), change] if row.value else []


def _label(row: DotRow, aside: float, labels: float, end: float, y: float) -> str:
    """Return a label left of its dots with its icon on the right, or above them with its icon before it."""
    if labels:
        words = text(labels - aside, y + 4.5, row.label, "label", "end")
        return words + placed(row.drawing, labels - ICON / 2, y, ICON)
    words = text(aside, y + 4.5, cut(row.label, SIZE, end - aside), "label")
    return tip(row.label, placed(row.drawing, ICON / 2, y, ICON), words)


def _dot(chart: Chart, dot: Dot, across: Scale, y: float) -> str:
    x, left, right = (across(chart.by * value) for value in (dot.estimate.value, *ends(dot.estimate)))
    if chart.bars:
        start = across(chart.line)
        bar = rect(start, y - SECOND / 2 + 0.5, x - start, SECOND - 1, f"{dot.cls} fill")
        return tip(dot.words, bar, line(left, y, right, y, "whisker thin"))
    return tip(
        dot.words,
        rect(across.start, y - SECOND / 2, across.end - across.start, SECOND, "hit"),
        line(left, y, right, y, f"{dot.cls} stroke whisker"),
        mark(dot.cls, x, y),
    )


def mark(cls: str, x: float, y: float, radius: float = RADIUS) -> str:
    """Return a dot; its shape too shows what it stands for."""
    corners = MARKS.get(cls.split()[0])
    if corners is None:
        return el("circle", cx=x, cy=y, r=radius, cls=f"{cls} fill")
    count, turn, by = corners
    points = polygon((x, y), (by * radius, by * radius), count, turn)
    return el("polygon", points=points, cls=f"{cls} fill")


MARKS = {"arm1": (4, 0.5, 1.25), "forced": (4, 0.0, 1.35), "brown": (8, 0.5, 1.08), "luck": (4, 0.0, 1.2)}
"""Corners, turn and size of the dots that are not round."""
