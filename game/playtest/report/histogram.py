"""How often each score, or each margin, came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.playtest.report.axis import Scale, short, step_of, ticks
from game.playtest.report.drawn import Picture, arms_legend
from game.playtest.report.svg import line, path, picture, rect, text, tip, width_of
from game.playtest.words import number

Counts = Mapping[int, int]
TOP, FOOT, LEFT = 40.0, 42.0, 40.0
THINNEST, FEWEST = 7.0, 15
ONLY, ENOUGH = 1, 20
HALF_WAY = 420.0


class Bins(NamedTuple):
    """Counts put together: where the first bin begins, how wide each is, the share in each by ruleset."""

    first: int
    width: int
    shares: tuple[tuple[float, ...], ...]

    @property
    def last(self) -> int:
        return self.first + self.width * len(self.shares[0])


def histogram(
    slug: str, title: str, names: Sequence[str], counts: Sequence[Counts], of_what: str, about: str
) -> Picture | None:
    """The picture, if there is anything in it."""
    if not any(counts):
        return None

    def draw(name: str, width: float) -> str:
        return _drawn(name, width, title, names, counts, of_what)

    caption = f"{about} {middle_half(names, counts)}".strip()
    return Picture(slug, title, caption, draw, arms_legend(names))


def middle_half(names: Sequence[str], counts: Sequence[Counts]) -> str:
    """Between what half of all values lie."""
    parts = []
    for name, found in zip(names, counts, strict=True):
        if sum(found.values()) >= ENOUGH:
            low, high = quantile(found, 0.25), quantile(found, 0.75)
            between = (
                f"at {number(low)} VP" if low == high else f"between {number(low)} and {number(high)} VP"
            )
            parts.append(between if len(names) == 1 else f"{between} with {name}")
    return f"The middle half lies {', '.join(parts)}." if parts else ""


def quantile(counts: Counts, share: float) -> int:
    """The value below which such a share lies."""
    total, seen = sum(counts.values()), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= share * total:
            return value
    return max(counts)


def mean(counts: Counts) -> float:
    return sum(value * count for value, count in counts.items()) / max(1, sum(counts.values()))


def binned(counts: Sequence[Counts], most: int) -> Bins:
    """At most so many bins of a round width; few values are given room on both sides."""
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


def _drawn(
    slug: str, width: float, title: str, names: Sequence[str], counts: Sequence[Counts], of_what: str
) -> str:
    bins = binned(counts, int((width - LEFT) / THINNEST))
    height = 250.0 if width < HALF_WAY else 290.0
    across = Scale(bins.first, bins.last, LEFT, width - 6)
    up = Scale(0, 1.06 * max(map(max, bins.shares)), height - FOOT, TOP)
    about = "; ".join(
        f"{name}: mean {number(mean(found), 1)}, from {number(min(found))} to {number(max(found))} VP"
        for name, found in zip(names, counts, strict=True)
        if found
    )
    parts = (
        *_shares_axis(up, width),
        *_bars(bins, across, up),
        *_outline(bins, across, up),
        *_values_axis(bins, across, height, of_what),
        *_means(counts, across, bins.width, height),
        *_tips(bins, names, across, up),
    )
    return picture(slug, width, height, title, about, *parts)


def _shares_axis(up: Scale, width: float) -> list[str]:
    parts = []
    for share in ticks(0, 100 * up.high, 6):
        y = up(share / 100)
        parts += [
            line(LEFT, y, width - 6, y, "grid"),
            text(LEFT - 6, y + 4, f"{short(share)} %", "tick", "end"),
        ]
    return parts


def _values_axis(bins: Bins, across: Scale, height: float, of_what: str) -> list[str]:
    foot, most = height - FOOT, int((across.end - across.start) / 46)
    parts = [line(across.start, foot, across.end, foot, "axis")]
    step = max(1.0, step_of(bins.last - bins.first, most))
    marks = [value for value in ticks(bins.first, bins.last - 1, most) if value % step == 0]
    for value in marks:
        x = across(value + (0.5 if bins.width == 1 else 0))
        parts += [line(x, foot, x, foot + 4, "axis"), text(x, foot + 18, short(value), "tick", "middle")]
    return [*parts, text(across.end, height - 5, of_what, "note", "end")]


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
    """The ruleset that the draft is held against, as steps."""
    if len(bins.shares) == ONLY:
        return []
    points = [(across.start, up(0))]
    for at, share in enumerate(bins.shares[1]):
        left = across(bins.first + at * bins.width)
        points += [(left, up(share)), (across(bins.first + (at + 1) * bins.width), up(share))]
    return [path([*points, (across.end, up(0))], "arm1 stroke")]


def _means(counts: Sequence[Counts], across: Scale, bin_width: int, height: float) -> list[str]:
    """Where the means are, told at the head so that two do not run into each other."""
    half = 0.5 if bin_width == 1 else 0.0
    found = [(at, mean(one)) for at, one in enumerate(counts) if one]
    greatest = max(value for _, value in found)
    parts = []
    for at, value in found:
        x, words = across(value + half), f"mean {number(value, 1)}"
        right = value == greatest if len(found) > 1 else x < (across.start + across.end) / 2
        right = right if width_of(words, 13) < (across.end - x if right else x) - 8 else not right
        parts.append(line(x, 16, x, height - FOOT, f"arm{at} stroke mean"))
        parts.append(text(x + (5 if right else -5), 26, words, f"arm{at} ink", "start" if right else "end"))
    return parts


def _tips(bins: Bins, names: Sequence[str], across: Scale, up: Scale) -> list[str]:
    parts = []
    for at in range(len(bins.shares[0])):
        start = bins.first + at * bins.width
        end = start + bins.width - 1
        values = number(start) if start == end else f"{number(start)} to {number(end)}"
        shares = ", ".join(
            f"{name} {number(100 * share[at], 1)} %" for name, share in zip(names, bins.shares, strict=True)
        )
        x = across(start)
        hit = rect(x, TOP, across(start + bins.width) - x, up.start - TOP, "hit")
        parts.append(tip(f"{values} VP: {shares}", hit))
    return parts
