"""Where the difference of the scores comes from, source by source: on paper and on the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.playtest.report.dots import Chart, Dot, Row, drawn
from game.playtest.report.drawn import Key, Picture
from game.playtest.summary import Estimate, Figure, Part, Summary
from game.playtest.words import NOTHING, doubt, half_of, number

TITLE = "Where the difference of the scores comes from"
TOGETHER = "All together: the score"
DIGITS = 2
"""Behind the point, the same in all lines, so that they add up."""
LEGEND = (Key("real", "real"), Key("luck", "can be luck, or too few games to tell"))


class Line(NamedTuple):
    """A source, or the score that they add up to: its means by ruleset and the difference."""

    name: str
    means: tuple[float, ...]
    difference: Estimate
    real: bool
    figure: Figure

    @property
    def told(self) -> str:
        return number(self.difference.value, DIGITS, sign=True)

    @property
    def around(self) -> str:
        """The difference and half its interval."""
        half = half_of(self.difference)
        return f"{self.told} ± {number(half, DIGITS)}" if half else self.told


def lines(summary: Summary) -> list[Line]:
    """The sources that differ, the largest difference first, and the score in the end."""
    by_key = {figure.key: figure for figure in summary.figures}
    parts = [part for part in summary.breakdown if part.difference.value]
    found = [_line(part, by_key[part.key]) for part in parts if part.key in by_key]
    score = by_key.get("score")
    if not found or score is None or score.difference is None:
        return []
    return [*found, Line(TOGETHER, _means(score), score.difference, score.real, score)]


def _line(part: Part, figure: Figure) -> Line:
    name = part.name[:1].upper() + part.name[1:]
    return Line(name, _means(figure), part.difference, part.real, figure)


def _means(figure: Figure) -> tuple[float, ...]:
    return tuple(mean.value if mean else 0.0 for mean in figure.means)


def breakdown_picture(names: Sequence[str], summary: Summary) -> Picture | None:
    """The picture, if scores differ by any source."""
    found = lines(summary)
    if not found:
        return None
    rows = tuple(_row(line, names) for line in found)
    chart = Chart(TITLE, caption(found), rows, "VP a seat, with 95 % intervals", 0.0, f"as {names[1]}")
    return Picture(
        "breakdown", TITLE, chart.about, lambda slug, width: drawn(slug, width, chart), LEGEND, full=True
    )


def caption(found: Sequence[Line]) -> str:
    """What to see."""
    *parts, score = found
    real = sum(line.real for line in parts)
    differ = f"{real} of {len(parts)} {'differ' if real > 1 else 'differs'}" if real else "No source differs"
    return (
        f"What each source of VP adds to the difference of the mean scores, {score.told} VP; together they"
        f" are just that. {differ} by more than luck may bring about, all figures together."
    )


def _row(line: Line, names: Sequence[str]) -> Row:
    means = ", ".join(f"{name} {number(mean, DIGITS)}" for name, mean in zip(names, line.means, strict=True))
    words = f"{line.name}: {line.around} VP, {doubt(line.figure)} ({means})"
    dot = Dot("real" if line.real else "luck", line.difference, words)
    return Row(f"{line.name} {line.told}", (dot,))


def cells(line: Line, arms: int) -> tuple[str, ...]:
    """A line as a row of words, with the means of so many rulesets."""
    shown = [number(mean, DIGITS) if mean else NOTHING for mean in line.means[:arms]]
    return (line.name, *shown, line.around)
