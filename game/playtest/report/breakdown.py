"""Where the difference of the scores comes from, source by source: on paper and on the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.playtest.measures import NOTHING, doubt, half_of, measured, number
from game.playtest.report.dots import Chart, Dot, Row, drawn
from game.playtest.report.drawn import Picture, doubt_legend
from game.playtest.summary import Estimate, Figure, Part, Summary
from game.playtest.voice import Voice
from game.rules.message import Message, Real, Value, message

TITLE = message("lab-breakdown-title")
TOGETHER = message("lab-breakdown-together")
DIGITS = 2
"""Behind the point, the same in all lines, so that they add up."""


class Line(NamedTuple):
    """A source, or the score that they add up to: its means by ruleset and the difference."""

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


def lines(summary: Summary) -> list[Line]:
    """Return the sources that differ, the largest difference first, and the score in the end."""
    by_key = {figure.key: figure for figure in summary.figures}
    parts = [part for part in summary.breakdown if part.difference.value]
    found = [_line(part, by_key[part.key]) for part in parts if part.key in by_key]
    score = by_key.get("score")
    if not found or score is None or score.difference is None:
        return []
    return [*found, Line(TOGETHER, _means(score), score.difference, score.real, score)]


def _line(part: Part, figure: Figure) -> Line:
    return Line(message("lab-capital", text=part.name), _means(figure), part.difference, part.real, figure)


def _means(figure: Figure) -> tuple[float, ...]:
    return tuple(mean.value if mean else 0.0 for mean in figure.means)


def breakdown_picture(voice: Voice, names: Sequence[str], summary: Summary) -> Picture | None:
    """Return the picture, if scores differ by any source."""
    found = lines(summary)
    if not found:
        return None
    chart = Chart(
        voice,
        title=voice.text(TITLE),
        about=voice.text(caption(found)),
        rows=tuple(_row(voice, line, names) for line in found),
        axis=voice.say("lab-axis-vp-a-seat"),
        line_words=voice.say("lab-axis-as", ruleset=names[1]),
    )
    return Picture(
        "breakdown",
        chart.title,
        chart.about,
        lambda slug, width: drawn(slug, width, chart),
        doubt_legend(voice),
        full=True,
    )


def caption(found: Sequence[Line]) -> Message:
    """Return what to see."""
    *parts, score = found
    real = sum(line.real for line in parts)
    vp = measured(score.told, "VP")
    return message("lab-breakdown-caption", vp=vp, real=real, sources=len(parts))


def _row(voice: Voice, line: Line, names: Sequence[str]) -> Row:
    means = tuple(
        message("lab-with-ruleset", ruleset=name, value=number(mean, DIGITS))
        for name, mean in zip(names, line.means, strict=True)
    )
    words = voice.say(
        "lab-breakdown-tip",
        source=line.name,
        vp=measured(line.around, "VP"),
        doubt=doubt(line.figure),
        means=means,
    )
    dot = Dot("real" if line.real else "luck", line.difference, words)
    return Row(voice.say("lab-breakdown-row", source=line.name, vp=line.told), (dot,))


def cells(line: Line, arms: int) -> tuple[Value, ...]:
    """Return a line as a row, with the means of so many rulesets."""
    shown = [number(mean, DIGITS) if mean else NOTHING for mean in line.means[:arms]]
    return (line.name, *shown, line.around)
