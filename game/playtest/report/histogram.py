"""Histograms of scores and margins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.playtest.measures import SHARE_UNIT, measured, number, share_of, shortest
from game.playtest.report.axis import Scale, step_of, ticks
from game.playtest.report.drawing import Drawing, arms_legend
from game.playtest.report.svg import line, path, picture, rect, text, tip, width_of
from game.playtest.voice import Voice
from game.rules.message import Message, Value, message

Counts = Mapping[int, int]
TOP, FOOT, LEFT = 40.0, 42.0, 40.0
THINNEST, FEWEST = 7.0, 15
ONLY, ENOUGH = 1, 20
HALF_WAY = 420.0


class Bins(NamedTuple):
    """Binned counts: the start of the first bin, the bins' width, the share in each by ruleset."""

    first: int
    width: int
    shares: tuple[tuple[float, ...], ...]

    @property
    def last(self) -> int:
        return self.first + self.width * len(self.shares[0])


class Histogram(NamedTuple):
    """Counts by ruleset, and the texts of the picture."""

    voice: Voice
    title: str
    names: Sequence[str]
    counts: Sequence[Counts]
    axis: str


def histogram(slug: str, of: Histogram, about: Sequence[Message]) -> Drawing | None:
    """Return the drawing, unless there are no counts."""
    if not any(of.counts):
        return None
    caption = " ".join(map(of.voice.text, (*about, *middle_half(of.names, of.counts))))
    legend = arms_legend(of.names)
    return Drawing(slug, of.title, caption, lambda name, width: _drawn(name, width, of), legend)


def middle_half(names: Sequence[str], counts: Sequence[Counts]) -> list[Message]:
    """Return the middle half of the values of each ruleset."""
    parts: list[Message] = []
    for name, found in zip(names, counts, strict=True):
        if sum(found.values()) >= ENOUGH:
            low, high = quantile(found, 0.25), quantile(found, 0.75)
            between = message("lab-middle-between", low=low, high=high)
            if low == high:
                between = message("lab-middle-at", vp=low)
            several = len(names) > 1
            parts.append(message("lab-middle-with", between=between, ruleset=name) if several else between)
    return [message("lab-middle-half", parts=tuple(parts))] if parts else []


def quantile(counts: Counts, share: float) -> int:
    """Return the value below which such a share lies."""
    total, seen = sum(counts.values()), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= share * total:
            return value
    return max(counts)


def mean_of(counts: Counts) -> float:
    """Return the mean of counted values."""
    return sum(value * count for value, count in counts.items()) / max(1, sum(counts.values()))


def binned(counts: Sequence[Counts], most: int) -> Bins:
    """Return at most so many bins of a round width; a small range is extended on both sides."""
    values = [value for found in counts for value in found]
    low, high = min(values), max(values)
    spare = max(0, FEWEST - (high - low + 1)) // 2
    low, high = (low - spare if low < 0 else max(0, low - spare)), high + spare
    width = max(1, round(step_of(high - low + 1, most)))
    first = low // width * width
    many = (high - first) // width + 1
    return Bins(first, width, tuple(_shares(found, first, width, many) for found in counts))


def _shares(counts: Counts, first: int, width: int, many: int) -> tuple[float, ...]:
    found, total = [0] * many, max(1, sum(counts.values()))
    for value, count in counts.items():
        found[(value - first) // width] += count
    return tuple(count / total for count in found)


def _drawn(slug: str, width: float, of: Histogram) -> str:
    voice, counts = of.voice, of.counts
    bins = binned(counts, int((width - LEFT) / THINNEST))
    height = 250.0 if width < HALF_WAY else 290.0
    across = Scale(bins.first, bins.last, LEFT, width - 6)
    up = Scale(0, 1.06 * max(map(max, bins.shares)), height - FOOT, TOP)
    about = "; ".join(
        voice.say("lab-histogram-about", ruleset=name, mean=mean, low=min(found), high=max(found))
        for name, found in zip(of.names, counts, strict=True)
        if found
        for mean in [number(mean_of(found), 1)]
    )
    parts = (
        *_shares_axis(voice, up, width),
        *_bars(bins, across, up),
        *_outline(bins, across, up),
        *_values_axis(voice, bins, across, height, of.axis),
        *_means(voice, counts, across, bins.width, height),
        *_tips(voice, bins, of.names, across, up),
    )
    return picture(slug, width, height, of.title, about, *parts)


def _shares_axis(voice: Voice, up: Scale, width: float) -> list[str]:
    parts = []
    for share in ticks(0, 100 * up.high, 6):
        y = up(share / 100)
        parts.append(line(LEFT, y, width - 6, y, "grid"))
        parts.append(text(LEFT - 6, y + 4, voice.say(SHARE_UNIT, value=shortest(share)), "tick", "end"))
    return parts


def _values_axis(voice: Voice, bins: Bins, across: Scale, height: float, axis: str) -> list[str]:
    foot, most = height - FOOT, int((across.end - across.start) / 46)
    parts = [line(across.start, foot, across.end, foot, "axis")]
    step = max(1.0, step_of(bins.last - bins.first, most))
    marks = [value for value in ticks(bins.first, bins.last - 1, most) if value % step == 0]
    for value in marks:
        x = across(value + (0.5 if bins.width == 1 else 0))
        parts.append(line(x, foot, x, foot + 4, "axis"))
        parts.append(text(x, foot + 18, voice.text(shortest(value)), "tick", "middle"))
    return [*parts, text(across.end, height - 5, axis, "note", "end")]


def _bars(bins: Bins, across: Scale, up: Scale) -> list[str]:
    gap = 1.0 if across(bins.first + bins.width) - across.start > 5 else 0.4
    return [
        rect(x + gap / 2, up(share), across(start + bins.width) - x - gap, up(0) - up(share), "arm0 fill")
        for at, share in enumerate(bins.shares[0])
        if share
        for start in [bins.first + at * bins.width]
        for x in [across(start)]
    ]


def _outline(bins: Bins, across: Scale, up: Scale) -> list[str]:
    """Return the steps of the ruleset that the draft is compared with."""
    if len(bins.shares) == ONLY:
        return []
    points = [(across.start, up(0))]
    for at, share in enumerate(bins.shares[1]):
        left = across(bins.first + at * bins.width)
        points += [(left, up(share)), (across(bins.first + (at + 1) * bins.width), up(share))]
    return [path([*points, (across.end, up(0))], "arm1 stroke")]


def _means(voice: Voice, counts: Sequence[Counts], across: Scale, bin_width: int, height: float) -> list[str]:
    """Return the means' lines, with labels at the top that do not overlap."""
    half = 0.5 if bin_width == 1 else 0.0
    found = [(at, mean_of(one)) for at, one in enumerate(counts) if one]
    greatest = max(value for _, value in found)
    parts = []
    for at, value in found:
        x, words = across(value + half), voice.say("lab-histogram-mean", mean=number(value, 1))
        right = value == greatest if len(found) > 1 else x < (across.start + across.end) / 2
        right = right if width_of(words, 13) < (across.end - x if right else x) - 8 else not right
        parts.append(line(x, 16, x, height - FOOT, f"arm{at} stroke mean"))
        parts.append(text(x + (5 if right else -5), 26, words, f"arm{at} ink", "start" if right else "end"))
    return parts


def _tips(voice: Voice, bins: Bins, names: Sequence[str], across: Scale, up: Scale) -> list[str]:
    parts = []
    for at in range(len(bins.shares[0])):
        start = bins.first + at * bins.width
        end = start + bins.width - 1
        values: Value = start if start == end else message("lab-interval", low=start, high=end)
        shares = tuple(
            message("lab-with-ruleset", ruleset=name, value=share_of(share[at], 1))
            for name, share in zip(names, bins.shares, strict=True)
        )
        x = across(start)
        hit = rect(x, TOP, across(start + bins.width) - x, up.start - TOP, "hit")
        parts.append(tip(voice.say("lab-histogram-tip", vp=measured(values, "VP"), shares=shares), hit))
    return parts
