"""VP by source: where a seat's score comes from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.playtest.measures import share_of, shortest, with_interval, with_unit
from game.playtest.naming import SOURCE, member, source_name
from game.playtest.report.assets import of_figure, placed
from game.playtest.report.axis import Scale, ends, reach, ticks
from game.playtest.report.drawing import Drawing, arms_legend
from game.playtest.report.svg import line, picture, rect, text, tip, width_of
from game.playtest.summary import Estimate, Figure
from game.playtest.voice import Voice
from game.rules.message import Message, message

SIZE, BAR, GAP, FOOT = 13.0, 11.0, 11.0, 38.0
VALUE = 92.0
ICON = 16.0
HEAD = 14.0
"""Space for labels above the bars."""
WIDEST = 0.36
"""The largest share of the width for labels; longer ones stand above their bars."""


class ScoreSource(NamedTuple):
    """A source: its name, its means by ruleset, and its figure."""

    said: Message
    name: str
    means: tuple[Estimate | None, ...]
    figure: Figure

    @property
    def first(self) -> float:
        """The first mean; the sources are sorted by it."""
        return next((mean.value for mean in self.means if mean is not None), 0.0)

    @property
    def drawing(self) -> str:
        return of_figure(self.figure.key)


def sources_picture(voice: Voice, names: Sequence[str], figures: Sequence[Figure]) -> Drawing | None:
    """Return the drawing, if there are any sources."""
    found = sources(voice, figures)
    if not found:
        return None
    about = " ".join(map(voice.text, caption(found, len(names) > 1)))
    draw = partial(_drawn, voice, names, found)
    return Drawing("sources", voice.say("lab-group-vp"), about, draw, arms_legend(names))


def sources(voice: Voice, figures: Sequence[Figure]) -> list[ScoreSource]:
    """Return the sources with a value other than 0, the greatest first."""
    family = [figure for figure in figures if figure.metric == SOURCE and "@" not in figure.key]
    found = [
        ScoreSource(said, voice.text(said), figure.means, figure)
        for figure in family
        for said in [message("lab-capital", text=source_name(member(figure)))]
        if any(mean is not None and mean.value for mean in figure.means)
    ]
    return sorted(found, key=lambda source: -source.first)


def caption(found: Sequence[ScoreSource], compared: bool) -> list[Message]:
    gained = sum(max(0.0, source.first) for source in found)
    parts = [message("lab-sources-caption")]
    if gained:
        share = share_of(found[0].first / gained)
        parts.append(message("lab-sources-most", source=found[0].said, share=share))
    return [*parts, _differing(found)] if compared else parts


def _differing(found: Sequence[ScoreSource]) -> Message:
    changes = tuple(
        message(
            "lab-sources-change", source=one.said, difference=with_unit(one.figure.difference, "VP", True)
        )
        for one in found
        if one.figure.real
    )
    others = [source.figure.difference for source in found if not source.figure.real]
    rest = any(difference is not None and difference.value for difference in others)
    if changes:
        return message("lab-sources-differ-luck" if rest else "lab-sources-differ", changes=changes)
    return message("lab-sources-none-luck" if rest else "lab-sources-none")


def _drawn(voice: Voice, names: Sequence[str], found: Sequence[ScoreSource], slug: str, width: float) -> str:
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
    each = (voice.say("lab-pair", label=one.said, value=with_unit(one.means[0], "VP")) for one in found)
    return picture(slug, width, height, voice.say("lab-group-vp"), "; ".join(each), *parts)


def _labels_width(found: Sequence[ScoreSource], width: float) -> float:
    """Return the width left of the bars for labels; 0 if they stand above them."""
    widest = max(width_of(source.name, SIZE) for source in found) + 4
    return widest if widest <= WIDEST * width else 0.0


def _label(source: ScoreSource, labels: float, y: float) -> list[str]:
    """Return a source's label left of its bars, centred at a height; or above them, below a height."""
    if labels:
        icon = placed(source.drawing, labels + 5 + ICON / 2, y, ICON)
        return [text(labels, y + 4.5, source.name, "label", "end"), icon]
    aside = ICON + 5 if source.drawing else 0.0
    return [placed(source.drawing, ICON / 2, y + 8, ICON), text(aside, y + 12.5, source.name, "label")]


def _grid(voice: Voice, across: Scale, foot: float) -> list[str]:
    parts = []
    for value in ticks(across.low, across.high, max(2, int((across.end - across.start) / 60))):
        x = across(value)
        parts.append(line(x, 2, x, foot, "grid" if value else "zero"))
        parts.append(text(x, foot + 16, voice.text(shortest(value)), "tick", "middle"))
    return parts


def _bars(voice: Voice, source: ScoreSource, names: Sequence[str], across: Scale, top: float) -> list[str]:
    parts = [
        _bar(voice, source, name, mean, at, across, top + GAP / 2 + at * BAR)
        for at, (name, mean) in enumerate(zip(names, source.means, strict=True))
        if mean is not None
    ]
    furthest = max((end for mean in source.means if mean for end in ends(mean)), default=0.0)
    middle = top + (len(names) * BAR + GAP) / 2
    return [*parts, *_value(voice, source, across(max(0.0, furthest)) + 7, middle + 4.5)]


def _bar(
    voice: Voice, source: ScoreSource, name: str, mean: Estimate, arm: int, across: Scale, top: float
) -> str:
    low, high = ends(mean)
    y = top + BAR / 2
    return tip(
        voice.say("lab-sources-tip", source=source.said, ruleset=name, value=with_interval(mean, "VP")),
        rect(across(0), top + 0.5, across(mean.value) - across(0), BAR - 1, f"arm{arm} fill"),
        line(across(low), y, across(high), y, "whisker thin"),
    )


def _value(voice: Voice, source: ScoreSource, x: float, y: float) -> list[str]:
    first = next((mean for mean in source.means if mean is not None), None)
    words = voice.text(with_unit(first, ""))
    parts = [text(x, y, words, "value")]
    difference = source.figure.difference
    if difference is not None and source.figure.real:
        change = voice.text(with_unit(difference, "", sign=True))
        parts.append(text(x + width_of(words, SIZE) + 9, y, change, "change"))
    return parts
