"""VP by source: where a seat's score comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.playtest.measures import share_of, shortest, told, whole
from game.playtest.members import SOURCE, source_name
from game.playtest.naming import member
from game.playtest.report.axis import Scale, ends, reach, ticks
from game.playtest.report.drawings import of_figure, placed
from game.playtest.report.drawn import Picture, arms_legend
from game.playtest.report.svg import line, picture, rect, text, tip, width_of
from game.playtest.summary import Estimate, Figure
from game.playtest.voice import Voice
from game.rules.message import Message, message

SIZE, BAR, GAP, FOOT = 13.0, 11.0, 11.0, 38.0
VALUE = 92.0
ICON = 16.0
HEAD = 14.0
"""Above the bars, where labels stand there."""
WIDEST = 0.36
"""The share of the width that labels may take; longer ones stand above their bars."""


class Source(NamedTuple):
    """A source: what it is called, what a seat has of it under each ruleset, and the difference."""

    said: Message
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


def sources_picture(voice: Voice, names: Sequence[str], figures: Sequence[Figure]) -> Picture | None:
    """Return the picture, if there are any sources."""
    found = sources(voice, figures)
    if not found:
        return None

    def draw(slug: str, width: float) -> str:
        return _drawn(voice, slug, width, names, found)

    about = " ".join(map(voice.text, caption(found, len(names) > 1)))
    return Picture("sources", voice.say("lab-group-vp"), about, draw, arms_legend(names))


def sources(voice: Voice, figures: Sequence[Figure]) -> list[Source]:
    """Return the figures of sources that ever gave anything, the greatest first."""
    family = [figure for figure in figures if figure.metric == SOURCE and "@" not in figure.key]
    found = [
        Source(said, voice.text(said), figure.means, figure)
        for figure in family
        for said in [message("lab-capital", text=source_name(member(figure)))]
        if any(mean is not None and mean.value for mean in figure.means)
    ]
    return sorted(found, key=lambda source: -source.first)


def caption(found: Sequence[Source], compared: bool) -> list[Message]:
    """Return what to see."""
    gained = sum(max(0.0, source.first) for source in found)
    parts = [message("lab-sources-caption")]
    if gained:
        parts.append(
            message("lab-sources-most", source=found[0].said, share=share_of(found[0].first / gained))
        )
    return [*parts, _differing(found)] if compared else parts


def _differing(found: Sequence[Source]) -> Message:
    """Return which sources differ for real."""
    real = [source for source in found if source.figure.real]
    changes = tuple(
        message(
            "lab-sources-change", source=one.said, difference=told(one.figure.difference, "VP", sign=True)
        )
        for one in real
    )
    others = [source.figure.difference for source in found if not source.figure.real]
    rest = any(difference is not None and difference.value for difference in others)
    if real:
        return message("lab-sources-differ-luck" if rest else "lab-sources-differ", changes=changes)
    return message("lab-sources-none-luck" if rest else "lab-sources-none")


def _drawn(voice: Voice, slug: str, width: float, names: Sequence[str], found: Sequence[Source]) -> str:
    labels = _labels_width(found, width)
    head = 0.0 if labels else HEAD
    room = len(names) * BAR + GAP + head
    values = [end for source in found for mean in source.means if mean for end in ends(mean)]
    height = 6 + room * len(found) + FOOT
    across = Scale(*reach(values), labels + ICON + 13 if labels else 8.0, width - VALUE)
    parts = _grid(voice, across, height - FOOT)
    for at, source in enumerate(found):
        top = 6 + at * room
        parts += _label(source, labels, top if head else top + room / 2)
        parts += _bars(voice, source, names, across, top + head)
    parts.append(text(across.end, height - 4, voice.say("lab-axis-vp-a-seat"), "note", "end"))
    each = (voice.say("lab-pair", label=one.said, value=told(one.means[0], "VP")) for one in found)
    return picture(slug, width, height, voice.say("lab-group-vp"), "; ".join(each), *parts)


def _labels_width(found: Sequence[Source], width: float) -> float:
    """Return the room left of the bars; none where labels stand above them."""
    widest = max(width_of(source.name, SIZE) for source in found) + 4
    return widest if widest <= WIDEST * width else 0.0


def _label(source: Source, labels: float, y: float) -> list[str]:
    """Return a source's name left of its bars, beside the middle; or above them, below a height."""
    if labels:
        icon = placed(source.drawing, labels + 5 + ICON / 2, y, ICON)
        return [text(labels, y + 4.5, source.name, "label", "end"), icon]
    aside = ICON + 5 if source.drawing else 0.0
    return [placed(source.drawing, ICON / 2, y + 8, ICON), text(aside, y + 12.5, source.name, "label")]


def _grid(voice: Voice, across: Scale, foot: float) -> list[str]:
    parts = []
    for value in ticks(across.low, across.high, max(2, int((across.end - across.start) / 60))):
        x = across(value)
        parts += [
            line(x, 2, x, foot, "grid" if value else "zero"),
            text(x, foot + 16, voice.text(shortest(value)), "tick", "middle"),
        ]
    return parts


def _bars(voice: Voice, source: Source, names: Sequence[str], across: Scale, top: float) -> list[str]:
    """Return a source's bars, with their value behind them."""
    parts = []
    for at, (name, mean) in enumerate(zip(names, source.means, strict=True)):
        if mean is not None:
            parts.append(_bar(voice, source, name, mean, at, across, top + GAP / 2 + at * BAR))
    furthest = max((end for mean in source.means if mean for end in ends(mean)), default=0.0)
    middle = top + (len(names) * BAR + GAP) / 2
    return [*parts, *_value(voice, source, across(max(0.0, furthest)) + 7, middle + 4.5)]


def _bar(voice: Voice, source: Source, name: str, mean: Estimate, arm: int, across: Scale, top: float) -> str:
    low, high = ends(mean)
    y = top + BAR / 2
    return tip(
        voice.say("lab-sources-tip", source=source.said, ruleset=name, value=whole(mean, "VP")),
        rect(across(0), top + 0.5, across(mean.value) - across(0), BAR - 1, f"arm{arm} fill"),
        line(across(low), y, across(high), y, "whisker thin"),
    )


def _value(voice: Voice, source: Source, x: float, y: float) -> list[str]:
    first = next((mean for mean in source.means if mean is not None), None)
    words = voice.text(told(first, ""))
    parts = [text(x, y, words, "value")]
    difference = source.figure.difference
    if difference is not None and source.figure.real:
        parts.append(
            text(x + width_of(words, SIZE) + 9, y, voice.text(told(difference, "", sign=True)), "change")
        )
    return parts
