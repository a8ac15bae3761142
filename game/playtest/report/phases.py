"""Demand for each colour of disk, phase by phase."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from game.playtest.measures import shortest, with_interval
from game.playtest.naming import COLOURS, SEASONS, member
from game.playtest.report.assets import DISKS
from game.playtest.report.axis import Scale, ends, reach, ticks
from game.playtest.report.dots import mark
from game.playtest.report.drawing import Drawing, Key
from game.playtest.report.svg import line, path, picture, rect, text, tip
from game.playtest.summary import Figure
from game.playtest.voice import Voice
from game.rules.message import Message, message
from game.rules.terms import Season

YEARS = ("", "I", "II", "III", "IV", "V", "VI")
"""Roman numbers, also of levels."""
LEFT, TOP, FOOT = 34.0, 10.0, 54.0
BESIDE = 3.0
"""Horizontal distance between colours, so that their intervals do not hide one another."""
_MEMBER = re.compile(r"(?P<colour>[a-z]+)_y(?P<year>\d)_(?P<season>[a-z]+)$")


class Phase(NamedTuple):
    year: int
    season: Season

    @property
    def said(self) -> Message:
        return message("lab-demand-phase", year=YEARS[self.year], season=self.season)


Demand = Mapping[str, Mapping[Phase, Figure]]


def demand_picture(voice: Voice, names: Sequence[str], figures: Sequence[Figure]) -> Drawing | None:
    """Return the drawing, if there are figures for more than one phase."""
    found = demand(figures)
    if len(phases_of(found)) < 2:
        return None
    about, draw = voice.text(caption(found)), partial(_drawn, voice, names, found)
    return Drawing("demand", voice.say("lab-demand-title"), about, draw, _legend(voice, names, found))


def demand(figures: Sequence[Figure]) -> Demand:
    """Return the figures of disks taken by colour and phase."""
    found: dict[str, dict[Phase, Figure]] = {}
    for figure in figures:
        parsed = _MEMBER.match(member(figure)) if figure.metric == "taken_*" else None
        if parsed and parsed["season"] in SEASONS and parsed["colour"] in COLOURS and "@" not in figure.key:
            phase = Phase(int(parsed["year"]), SEASONS[parsed["season"]])
            found.setdefault(parsed["colour"], {})[phase] = figure
    return {colour: found[colour] for colour in COLOURS if colour in found}


def phases_of(found: Demand) -> list[Phase]:
    return sorted({phase for by_phase in found.values() for phase in by_phase})


def caption(found: Demand) -> Message:
    """Return the caption: when each colour is in most demand, and how many figures differ."""
    most = []
    for colour, by_phase in found.items():
        values = {phase: mean.value for phase, one in by_phase.items() if (mean := one.means[0])}
        if values:
            phase = max(values, key=lambda phase: values[phase])
            most.append(message("lab-demand-most", colour=_colour(colour), phase=phase.said))
    real = sum(one.real for by_phase in found.values() for one in by_phase.values())
    return message("lab-demand-caption", most=tuple(most), real=real)


def _colour(colour: str) -> Message:
    return message(f"lab-colour-{colour}")


def _legend(voice: Voice, names: Sequence[str], found: Demand) -> tuple[Key, ...]:
    colours = tuple(Key(colour, voice.text(_colour(colour)), DISKS[colour]) for colour in found)
    lines = (Key("solid", names[0]), Key("dashed", names[1])) if len(names) > 1 else ()
    return (*colours, *lines)


def _drawn(voice: Voice, names: Sequence[str], found: Demand, slug: str, width: float) -> str:
    height = 380.0 if width > 420 else 290.0
    phases = phases_of(found)
    places = _places(phases, LEFT + 16, width - 14)
    figures = [figure for by_phase in found.values() for figure in by_phase.values()]
    values = [end for figure in figures for mean in figure.means if mean for end in ends(mean)]
    up = Scale(0, 1.05 * reach(values)[1], height - FOOT, TOP)
    parts = [*_disks_axis(voice, up, width), *_phases_axis(voice, phases, places, height)]
    for arm in reversed(range(len(names))):
        for at, (colour, by_phase) in enumerate(found.items()):
            aside = BESIDE * (at - (len(found) - 1) / 2)
            own = {phase: x + aside for phase, x in places.items()}
            parts += _series(voice, colour, by_phase, arm, names, own, up)
    return picture(slug, width, height, voice.say("lab-demand-title"), voice.text(caption(found)), *parts)


def _places(phases: Sequence[Phase], start: float, end: float) -> dict[Phase, float]:
    """Return the x coordinate of each phase; years stand a little apart."""
    steps = [0.0]
    for before, after in pairwise(phases):
        steps.append(steps[-1] + (1.0 if before.year == after.year else 1.35))
    scale = Scale(0, steps[-1], start, end)
    return {phase: scale(step) for phase, step in zip(phases, steps, strict=True)}


def _disks_axis(voice: Voice, up: Scale, width: float) -> list[str]:
    parts = []
    for value in ticks(0, up.high, 5):
        y = up(value)
        parts.append(line(LEFT, y, width, y, "grid"))
        parts.append(text(LEFT - 7, y + 4, voice.text(shortest(value)), "tick", "end"))
    return parts


def _phases_axis(
    voice: Voice, phases: Sequence[Phase], places: Mapping[Phase, float], height: float
) -> list[str]:
    foot = height - FOOT
    parts = [
        text(places[phase], foot + 18, voice.say(f"lab-demand-{phase.season.label}"), "tick", "middle")
        for phase in phases
    ]
    for year in sorted({phase.year for phase in phases}):
        own = [places[phase] for phase in phases if phase.year == year]
        parts.append(line(own[0] - 12, foot + 25, own[-1] + 12, foot + 25, "axis"))
        name = voice.say("lab-demand-year", year=YEARS[year])
        parts.append(text((own[0] + own[-1]) / 2, foot + 42, name, "label", "middle"))
    return parts


def _series(
    voice: Voice,
    colour: str,
    by_phase: Mapping[Phase, Figure],
    arm: int,
    names: Sequence[str],
    places: Mapping[Phase, float],
    up: Scale,
) -> Iterator[str]:
    means = {phase: mean for phase in sorted(by_phase) if (mean := by_phase[phase].means[arm])}
    if len(means) > 1:
        points = [(places[phase], up(mean.value)) for phase, mean in means.items()]
        yield path(points, f"{colour} stroke{' dashed' if arm else ''}")
    for phase, mean in means.items():
        x, (low, high) = places[phase], ends(mean)
        taken = {"colour": _colour(colour), "phase": phase.said, "disks": with_interval(mean, "disks")}
        yield tip(
            voice.say("lab-demand-tip", ruleset=names[arm], **taken),
            line(x, up(low), x, up(high), f"{colour} stroke whisker"),
            mark(f"{colour}{' hollow' if arm else ''}", x, up(mean.value), 4.2),
            rect(x - 7, up(mean.value) - 7, 14, 14, "hit"),
        )
