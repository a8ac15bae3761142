"""What differs between the rulesets, in one measure for all: spreads of the single values."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.measures import doubt, whole
from game.playtest.report.dots import Chart, Dot, Row, drawn
from game.playtest.report.drawn import Picture, doubt_legend
from game.playtest.summary import Estimate, Figure
from game.playtest.voice import Voice
from game.rules.message import Message, message

MOST = 14


def differences_picture(voice: Voice, names: Sequence[str], figures: Sequence[Figure]) -> Picture | None:
    """Return the largest differences, if two rulesets were played."""
    known = [figure for figure in figures if _told(figure)]
    found = sorted(known, key=lambda figure: (not figure.real, -_size(figure)))
    if len(names) < 2 or not found:
        return None
    chart = Chart(
        voice,
        title=voice.say("lab-differences-title"),
        about=voice.text(caption(names, figures)),
        rows=tuple(_row(voice, figure) for figure in sorted(found[:MOST], key=_size, reverse=True)),
        axis=voice.say("lab-axis-spreads"),
        line_words=voice.say("lab-axis-as", ruleset=names[1]),
    )
    return Picture(
        "differences",
        chart.title,
        chart.about,
        lambda slug, width: drawn(slug, width, chart),
        doubt_legend(voice),
    )


def caption(names: Sequence[str], figures: Sequence[Figure]) -> Message:
    """Return what to see; what is real counts whether it is drawn or not."""
    real = sum(figure.real for figure in figures)
    return message("lab-differences-caption", real=real, figures=len(figures), ruleset=names[0])


def _told(figure: Figure) -> bool:
    found = figure.difference
    return found is not None and found.low is not None and bool(found.value and _spread(figure))


def _spread(figure: Figure) -> float:
    """Return the spread under the ruleset that the draft is held against, or under the draft."""
    return next((spread for spread in reversed(figure.spread) if spread), 0.0)


def _size(figure: Figure) -> float:
    return abs(figure.difference.value) / _spread(figure) if figure.difference else 0.0


def _row(voice: Voice, figure: Figure) -> Row:
    assert figure.difference is not None
    spread, found = _spread(figure), figure.difference
    scaled = Estimate(found.value / spread, _scaled(found.low, spread), _scaled(found.high, spread))
    label, value = figure.label, whole(found, figure.unit, sign=True)
    words = voice.say("lab-differences-tip", label=label, value=value, doubt=doubt(figure))
    return Row(voice.text(label), (Dot("real" if figure.real else "luck", scaled, words),))


def _scaled(value: float | None, by: float) -> float | None:
    return None if value is None else value / by
