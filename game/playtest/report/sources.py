"""VP by source: where a seat's score comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.playtest.report.axis import Scale, ends, reach, short, ticks
from game.playtest.report.drawings import of_figure, placed
from game.playtest.report.drawn import Picture, arms_legend
from game.playtest.report.svg import cut, line, picture, rect, text, tip, width_of
from game.playtest.summary import Estimate, Figure
from game.playtest.words import listed, number, shortened, told, whole

TITLE = "VP by source"
SIZE, BAR, GAP, FOOT = 13.0, 11.0, 11.0, 38.0
VALUE = 92.0
ICON = 16.0


class Source(NamedTuple):
    """A source: its name, what a seat has of it under each ruleset, and the difference."""

    name: str
    means: tuple[Estimate | None, ...]
    figure: Figure

    @property
    def first(self) -> float:
        """By what the sources are ordered."""
        return next((mean.value for mean in self.means if mean is not None), 0.0)

    @property
    def drawing(self) -> str:
        return of_figure(self.figure.key)


def sources_picture(names: Sequence[str], figures: Sequence[Figure]) -> Picture | None:
    """The picture, if there are any sources."""
    found = sources(figures)
    if not found:
        return None

    def draw(slug: str, width: float) -> str:
        return _drawn(slug, width, names, found)

    return Picture("sources", TITLE, caption(found, len(names) > 1), draw, arms_legend(names))


def sources(figures: Sequence[Figure]) -> list[Source]:
    """The figures of sources that ever gave anything, the greatest first."""
    family = [figure for figure in figures if figure.metric == "vp_*" and "@" not in figure.key]
    found = [
        Source(name, figure.means, figure)
        for name, figure in zip(shortened([figure.label for figure in family]), family, strict=True)
        if any(mean is not None and mean.value for mean in figure.means)
    ]
    return sorted(found, key=lambda source: -source.first)


def caption(found: Sequence[Source], compared: bool) -> str:
    """What to see."""
    gained = sum(max(0.0, source.first) for source in found)
    best = found[0]
    parts = ["Each bar is what a seat has of a source in the mean."]
    if gained:
        parts.append(f"{best.name}: {number(100 * best.first / gained)} % of all VP gained.")
    return " ".join([*parts, _differing(found)] if compared else parts)


def _differing(found: Sequence[Source]) -> str:
    """Which sources differ for real."""
    real = [source for source in found if source.figure.real]
    changes = [f"{one.name} ({told(one.figure.difference, 'VP', sign=True)})" for one in real]
    others = [source.figure.difference for source in found if not source.figure.real]
    rest = any(difference is not None and difference.value for difference in others)
    does = "differs by more than luck may bring about" if rest else "differs"
    return f"The rulesets differ in {listed(changes)}; no other {does}." if real else f"No source {does}."


def _drawn(slug: str, width: float, names: Sequence[str], found: Sequence[Source]) -> str:
    room = len(names) * BAR + GAP
    labels = min(max(width_of(source.name, SIZE) for source in found) + 4, 0.36 * width)
    values = [end for source in found for mean in source.means if mean for end in ends(mean)]
    height = 6 + room * len(found) + FOOT
    across = Scale(*reach(values), labels + ICON + 13, width - VALUE)
    parts = _grid(across, height - FOOT)
    for at, source in enumerate(found):
        parts += _source(source, names, across, 6 + at * room, labels, width)
    parts.append(text(across.end, height - 4, "VP a seat, with 95 % intervals", "note", "end"))
    about = "; ".join(f"{source.name}: {told(source.means[0], 'VP')}" for source in found)
    return picture(slug, width, height, TITLE, about, *parts)


def _grid(across: Scale, foot: float) -> list[str]:
    parts = []
    for value in ticks(across.low, across.high, max(2, int((across.end - across.start) / 60))):
        x = across(value)
        parts += [
            line(x, 2, x, foot, "grid" if value else "zero"),
            text(x, foot + 16, short(value), "tick", "middle"),
        ]
    return parts


def _source(
    source: Source, names: Sequence[str], across: Scale, top: float, labels: float, width: float
) -> list[str]:
    middle = top + (len(names) * BAR + GAP) / 2
    parts = [
        text(labels, middle + 4.5, cut(source.name, SIZE, labels), "label", "end"),
        placed(source.drawing, labels + 5 + ICON / 2, middle, ICON),
    ]
    for at, (name, mean) in enumerate(zip(names, source.means, strict=True)):
        if mean is not None:
            parts.append(_bar(source, name, mean, at, across, top + GAP / 2 + at * BAR))
    furthest = max((end for mean in source.means if mean for end in ends(mean)), default=0.0)
    return [*parts, *_value(source, across(max(0.0, furthest)) + 7, middle + 4.5, width)]


def _bar(source: Source, name: str, mean: Estimate, arm: int, across: Scale, top: float) -> str:
    low, high = ends(mean)
    y = top + BAR / 2
    return tip(
        f"{source.name}, {name}: {whole(mean, 'VP')}",
        rect(across(0), top + 0.5, across(mean.value) - across(0), BAR - 1, f"arm{arm} fill"),
        line(across(low), y, across(high), y, "whisker thin"),
    )


def _value(source: Source, x: float, y: float, width: float) -> list[str]:
    first = next((mean for mean in source.means if mean is not None), None)
    words = told(first, "")
    parts = [text(x, y, words, "value")]
    difference = source.figure.difference
    if difference is not None and source.figure.real:
        parts.append(text(x + width_of(words, SIZE) + 9, y, told(difference, "", sign=True), "change"))
    return parts
