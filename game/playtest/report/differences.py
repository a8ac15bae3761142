"""What differs between the rulesets, in one measure for all: spreads of the single values."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.report.dots import Chart, Dot, Row, drawn
from game.playtest.report.drawn import Key, Picture
from game.playtest.summary import Estimate, Figure
from game.playtest.words import doubt, whole

TITLE = "What differs most"
AXIS = "difference in spreads of the single values"
MOST = 14
LEGEND = (Key("real", "real"), Key("luck", "can be luck, or too few games to tell"))


def differences_picture(names: Sequence[str], figures: Sequence[Figure]) -> Picture | None:
    """The largest differences, if two rulesets were played."""
    known = [figure for figure in figures if _told(figure)]
    found = sorted(known, key=lambda figure: (not figure.real, -_size(figure)))
    if len(names) < 2 or not found:
        return None
    rows = tuple(_row(figure) for figure in sorted(found[:MOST], key=_size, reverse=True))
    chart = Chart(TITLE, caption(names, figures), rows, AXIS, 0.0, f"as {names[1]}")
    return Picture("differences", TITLE, chart.about, lambda slug, width: drawn(slug, width, chart), LEGEND)


def caption(names: Sequence[str], figures: Sequence[Figure]) -> str:
    """What to see; what is real counts whether it is drawn or not."""
    real = sum(figure.real for figure in figures)
    told_of = f"{real} of {len(figures)} figures differ for real" if real else "No figure differs for real"
    return (
        f"{told_of}, all being looked at together. Right of the line there is more with {names[0]};"
        " a difference of one is as large as one game or seat commonly differs from the next."
    )


def _told(figure: Figure) -> bool:
    found = figure.difference
    return found is not None and found.low is not None and bool(found.value and _spread(figure))


def _spread(figure: Figure) -> float:
    """The spread under the ruleset that the draft is held against, or under the draft."""
    return next((spread for spread in reversed(figure.spread) if spread), 0.0)


def _size(figure: Figure) -> float:
    return abs(figure.difference.value) / _spread(figure) if figure.difference else 0.0


def _row(figure: Figure) -> Row:
    assert figure.difference is not None
    spread, found = _spread(figure), figure.difference
    scaled = Estimate(found.value / spread, _scaled(found.low, spread), _scaled(found.high, spread))
    words = f"{figure.label}: {whole(found, figure.unit, sign=True)}, {doubt(figure)}"
    return Row(figure.label, (Dot("real" if figure.real else "luck", scaled, words),))


def _scaled(value: float | None, by: float) -> float | None:
    return None if value is None else value / by
