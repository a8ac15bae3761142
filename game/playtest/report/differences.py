"""Differences between two rulesets as charts: of the scores by source, and the largest of all figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.playtest.measures import NOTHING, doubt, half_of, measured, number, with_interval
from game.playtest.report.dots import Chart, Dot, DotRow, chart_drawing
from game.playtest.report.drawing import Drawing, doubt_legend
from game.playtest.summary import Contribution, Estimate, Figure, Summary
from game.playtest.voice import Voice
from game.rules.message import Message, Real, Value, message

BREAKDOWN = message("lab-breakdown-title")
TOGETHER = message("lab-breakdown-together")
DIGITS = 2
"""Decimals, the same in all rows, so that they add up."""
MOST = 14


class BreakdownRow(NamedTuple):
    """A source, or the score as their sum: its means by ruleset and the difference."""

    name: Message
    means: tuple[float, ...]
    difference: Estimate
    real: bool
    figure: Figure

    @property
    def told(self) -> Real:
        """The difference."""
        return number(self.difference.value, DIGITS, sign=True)

    @property
    def around(self) -> Value:
        """The difference and half its interval."""
        half = half_of(self.difference)
        return message("lab-around", value=self.told, half=number(half, DIGITS)) if half else self.told


def breakdown_rows(summary: Summary) -> list[BreakdownRow]:
    """Return the sources that differ, the largest difference first, and the score as the last row."""
    parts = [part for part in summary.breakdown if part.difference.value]
    found = [_line(part, figure) for part in parts if (figure := summary.figure(part.key))]
    score = summary.figure("score")
    if not found or score is None or score.difference is None:
        return []
    return [*found, BreakdownRow(TOGETHER, _means(score), score.difference, score.real, score)]


def _line(part: Contribution, figure: Figure) -> BreakdownRow:
    name = message("lab-capital", text=part.name)
    return BreakdownRow(name, _means(figure), part.difference, part.real, figure)


def _means(figure: Figure) -> tuple[float, ...]:
    return tuple(mean.value if mean else 0.0 for mean in figure.means)


def breakdown_picture(voice: Voice, names: Sequence[str], summary: Summary) -> Drawing | None:
    """Return the drawing if any source differs."""
    found = breakdown_rows(summary)
    if not found:
        return None
    chart = Chart(
        voice,
        title=voice.text(BREAKDOWN),
        about=voice.text(breakdown_caption(found)),
        rows=tuple(_breakdown_row(voice, line, names) for line in found),
        axis=voice.say("lab-axis-vp-a-seat"),
        line_words=voice.say("lab-axis-as", ruleset=names[1]),
    )
    return chart_drawing("breakdown", chart, doubt_legend(voice), full=True)


def breakdown_caption(found: Sequence[BreakdownRow]) -> Message:
    *parts, score = found
    real = sum(line.real for line in parts)
    vp = measured(score.told, "VP")
    return message("lab-breakdown-caption", vp=vp, real=real, sources=len(parts))


def _breakdown_row(voice: Voice, line: BreakdownRow, names: Sequence[str]) -> DotRow:
    means = tuple(
        message("lab-with-ruleset", ruleset=name, value=number(mean, DIGITS))
        for name, mean in zip(names, line.means, strict=True)
    )
    vp = measured(line.around, "VP")
    words = voice.say("lab-breakdown-tip", source=line.name, vp=vp, doubt=doubt(line.figure), means=means)
    dot = Dot("real" if line.real else "luck", line.difference, words)
    return DotRow(voice.say("lab-breakdown-row", source=line.name, vp=line.told), (dot,))


def breakdown_cells(line: BreakdownRow, arms: int) -> tuple[Value, ...]:
    """Return a row's cells, with the means of so many rulesets."""
    shown = [number(mean, DIGITS) if mean else NOTHING for mean in line.means[:arms]]
    return (line.name, *shown, line.around)


def differences_picture(voice: Voice, names: Sequence[str], figures: Sequence[Figure]) -> Drawing | None:
    """Return a drawing of the largest differences in standard deviations, if two rulesets were played."""
    known = [figure for figure in figures if _told(figure)]
    found = sorted(known, key=lambda figure: (not figure.real, -_size(figure)))
    if len(names) < 2 or not found:
        return None
    chart = Chart(
        voice,
        title=voice.say("lab-differences-title"),
        about=voice.text(differences_caption(names, figures)),
        rows=tuple(_difference_row(voice, one) for one in sorted(found[:MOST], key=_size, reverse=True)),
        axis=voice.say("lab-axis-spreads"),
        line_words=voice.say("lab-axis-as", ruleset=names[1]),
    )
    return chart_drawing("differences", chart, doubt_legend(voice))


def differences_caption(names: Sequence[str], figures: Sequence[Figure]) -> Message:
    """Return the caption; it counts real differences whether they are drawn or not."""
    real = sum(figure.real for figure in figures)
    return message("lab-differences-caption", real=real, figures=len(figures), ruleset=names[0])


def _told(figure: Figure) -> bool:
    found = figure.difference
    return found is not None and found.low is not None and bool(found.value and _spread(figure))


def _spread(figure: Figure) -> float:
    """Return the spread under the ruleset compared with, or else under the draft."""
    return next((spread for spread in reversed(figure.spread) if spread), 0.0)


def _size(figure: Figure) -> float:
    return abs(figure.difference.value) / _spread(figure) if figure.difference else 0.0


def _difference_row(voice: Voice, figure: Figure) -> DotRow:
    assert figure.difference is not None
    spread, found = _spread(figure), figure.difference
    scaled = Estimate(found.value / spread, _scaled(found.low, spread), _scaled(found.high, spread))
    label, value = figure.label, with_interval(found, figure.unit, sign=True)
    words = voice.say("lab-differences-tip", label=label, value=value, doubt=doubt(figure))
    return DotRow(voice.text(label), (Dot("real" if figure.real else "luck", scaled, words),))


def _scaled(value: float | None, by: float) -> float | None:
    return None if value is None else value / by
