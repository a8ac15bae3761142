"""Demand for each colour of disk, phase by phase."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.playtest.report.axis import Scale, ends, reach, short, ticks
from game.playtest.report.dots import mark
from game.playtest.report.drawings import DISKS
from game.playtest.report.drawn import Key, Picture
from game.playtest.report.svg import line, path, picture, rect, text, tip
from game.playtest.summary import Figure
from game.playtest.words import member, whole

TITLE = "Demand for disks by phase"
COLOURS = ("black", "brown", "yellow")
SEASONS = ("spring", "summer", "autumn", "winter")
YEARS = ("", "I", "II", "III", "IV", "V", "VI")
LEFT, TOP, FOOT = 34.0, 10.0, 54.0
BESIDE = 3.0
"""So far the colours keep from each other, that their intervals do not hide one another."""
_MEMBER = re.compile(r"(?P<colour>[a-z]+)_y(?P<year>\d)_(?P<season>[a-z]+)$")


class Phase(NamedTuple):
    year: int
    season: int

    @property
    def name(self) -> str:
        return f"year {YEARS[self.year]}, {SEASONS[self.season]}"


Demand = Mapping[str, Mapping[Phase, Figure]]


def demand_picture(names: Sequence[str], figures: Sequence[Figure]) -> Picture | None:
    """The picture, if more than one phase is told of."""
    found = demand(figures)
    if len(phases_of(found)) < 2:
        return None

    def draw(slug: str, width: float) -> str:
        return _drawn(slug, width, names, found)

    return Picture("demand", TITLE, caption(found), draw, _legend(names, found))


def demand(figures: Sequence[Figure]) -> Demand:
    """The figures of takings by colour and phase."""
    found: dict[str, dict[Phase, Figure]] = {}
    for figure in figures:
        parsed = _MEMBER.match(member(figure)) if figure.metric == "taken_*" else None
        if parsed and parsed["season"] in SEASONS and parsed["colour"] in COLOURS and "@" not in figure.key:
            phase = Phase(int(parsed["year"]), SEASONS.index(parsed["season"]))
            found.setdefault(parsed["colour"], {})[phase] = figure
    return {colour: found[colour] for colour in COLOURS if colour in found}


def phases_of(found: Demand) -> list[Phase]:
    return sorted({phase for by_phase in found.values() for phase in by_phase})


def caption(found: Demand) -> str:
    """What to see: when each colour is asked for most, and what differs."""
    parts = []
    for colour, by_phase in found.items():
        values = {phase: mean.value for phase, one in by_phase.items() if (mean := one.means[0])}
        if values:
            parts.append(f"{colour} in {max(values, key=lambda phase: values[phase]).name}")
    real = [one for by_phase in found.values() for one in by_phase.values() if one.real]
    tail = f" {len(real)} of the differences are real." if real else ""
    return f"Disks that a seat takes, by colour. Most asked for: {'; '.join(parts)}.{tail}"


def _legend(names: Sequence[str], found: Demand) -> tuple[Key, ...]:
    colours = tuple(Key(colour, colour, DISKS[colour]) for colour in found)
    lines = (Key("solid", names[0]), Key("dashed", names[1])) if len(names) > 1 else ()
    return (*colours, *lines)


def _drawn(slug: str, width: float, names: Sequence[str], found: Demand) -> str:
    height = 380.0 if width > 420 else 290.0
    phases = phases_of(found)
    places = _places(phases, LEFT + 16, width - 14)
    values = [
        end
        for one in found.values()
        for figure in one.values()
        for mean in figure.means
        if mean
        for end in ends(mean)
    ]
    up = Scale(0, 1.05 * reach(values)[1], height - FOOT, TOP)
    parts = [*_disks_axis(up, width), *_phases_axis(phases, places, height)]
    for arm in reversed(range(len(names))):
        for at, (colour, by_phase) in enumerate(found.items()):
            aside = BESIDE * (at - (len(found) - 1) / 2)
            own = {phase: x + aside for phase, x in places.items()}
            parts += _series(colour, by_phase, arm, names, own, up)
    return picture(slug, width, height, TITLE, caption(found), *parts)


def _places(phases: Sequence[Phase], start: float, end: float) -> dict[Phase, float]:
    """Where each phase stands; years keep a little apart."""
    steps = [0.0]
    for before, after in pairwise(phases):
        steps.append(steps[-1] + (1.0 if before.year == after.year else 1.35))
    scale = Scale(0, steps[-1], start, end)
    return {phase: scale(step) for phase, step in zip(phases, steps, strict=True)}


def _disks_axis(up: Scale, width: float) -> list[str]:
    parts = []
    for value in ticks(0, up.high, 5):
        y = up(value)
        parts += [line(LEFT, y, width, y, "grid"), text(LEFT - 7, y + 4, short(value), "tick", "end")]
    return parts


def _phases_axis(phases: Sequence[Phase], places: Mapping[Phase, float], height: float) -> list[str]:
    foot = height - FOOT
    parts = [
        text(places[phase], foot + 18, SEASONS[phase.season][:2].capitalize(), "tick", "middle")
        for phase in phases
    ]
    for year in sorted({phase.year for phase in phases}):
        own = [places[phase] for phase in phases if phase.year == year]
        parts.append(line(own[0] - 12, foot + 25, own[-1] + 12, foot + 25, "axis"))
        parts.append(text((own[0] + own[-1]) / 2, foot + 42, f"Year {YEARS[year]}", "label", "middle"))
    return parts


def _series(
    colour: str,
    by_phase: Mapping[Phase, Figure],
    arm: int,
    names: Sequence[str],
    places: Mapping[Phase, float],
    up: Scale,
) -> Iterator[str]:
    phases = [phase for phase in sorted(by_phase) if by_phase[phase].means[arm] is not None]
    dashed = " dashed" if arm else ""
    means = {phase: mean for phase in phases if (mean := by_phase[phase].means[arm])}
    if len(means) > 1:
        yield path(
            [(places[phase], up(mean.value)) for phase, mean in means.items()], f"{colour} stroke{dashed}"
        )
    for phase, mean in means.items():
        x, (low, high) = places[phase], ends(mean)
        yield tip(
            f"{names[arm]}, {colour}, {phase.name}: {whole(mean, 'disks')}",
            line(x, up(low), x, up(high), f"{colour} stroke whisker"),
            mark(f"{colour}{' hollow' if arm else ''}", x, up(mean.value), 4.2),
            rect(x - 7, up(mean.value) - 7, 14, 14, "hit"),
        )
