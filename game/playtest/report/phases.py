"""Demand for each colour of disk, phase by phase."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.playtest.measures import shortest, whole
from game.playtest.naming import member
from game.playtest.report.axis import Scale, ends, reach, ticks
from game.playtest.report.dots import mark
from game.playtest.report.drawings import DISKS
from game.playtest.report.drawn import Key, Picture
from game.playtest.report.svg import line, path, picture, rect, text, tip
from game.playtest.summary import Figure
from game.playtest.voice import Voice
from game.rules.message import Message, message
from game.rules.terms import Colour, Season

COLOURS = tuple(colour.label for colour in Colour)
SEASONS = {season.label: season for season in Season}
YEARS = ("", "I", "II", "III", "IV", "V", "VI")
LEFT, TOP, FOOT = 34.0, 10.0, 54.0
BESIDE = 3.0
"""So far the colours keep from each other, that their intervals do not hide one another."""
_MEMBER = re.compile(r"(?P<colour>[a-z]+)_y(?P<year>\d)_(?P<season>[a-z]+)$")


class Phase(NamedTuple):
    year: int
    season: Season

    @property
    def said(self) -> Message:
        """Its year and season."""
        return message("lab-demand-phase", year=YEARS[self.year], season=self.season)


Demand = Mapping[str, Mapping[Phase, Figure]]


def demand_picture(voice: Voice, names: Sequence[str], figures: Sequence[Figure]) -> Picture | None:
    """Return the picture, if more than one phase is told of."""
    found = demand(figures)
    if len(phases_of(found)) < 2:
        return None

    def draw(slug: str, width: float) -> str:
        return _drawn(voice, slug, width, names, found)

    about = voice.text(caption(found))
    return Picture("demand", voice.say("lab-demand-title"), about, draw, _legend(voice, names, found))


def demand(figures: Sequence[Figure]) -> Demand:
    """Return the figures of takings by colour and phase."""
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
    """Return what to see: when each colour is asked for most, and what differs."""
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


def _drawn(voice: Voice, slug: str, width: float, names: Sequence[str], found: Demand) -> str:
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
    parts = [*_disks_axis(voice, up, width), *_phases_axis(voice, phases, places, height)]
    for arm in reversed(range(len(names))):
        for at, (colour, by_phase) in enumerate(found.items()):
            aside = BESIDE * (at - (len(found) - 1) / 2)
            own = {phase: x + aside for phase, x in places.items()}
            parts += _series(voice, colour, by_phase, arm, names, own, up)
    return picture(slug, width, height, voice.say("lab-demand-title"), voice.text(caption(found)), *parts)


def _places(phases: Sequence[Phase], start: float, end: float) -> dict[Phase, float]:
    """Return where each phase stands; years keep a little apart."""
    steps = [0.0]
    for before, after in pairwise(phases):
        steps.append(steps[-1] + (1.0 if before.year == after.year else 1.35))
    scale = Scale(0, steps[-1], start, end)
    return {phase: scale(step) for phase, step in zip(phases, steps, strict=True)}


def _disks_axis(voice: Voice, up: Scale, width: float) -> list[str]:
    parts = []
    for value in ticks(0, up.high, 5):
        y = up(value)
        parts += [
            line(LEFT, y, width, y, "grid"),
            text(LEFT - 7, y + 4, voice.text(shortest(value)), "tick", "end"),
        ]
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
        parts.append(
            text(
                (own[0] + own[-1]) / 2,
                foot + 42,
                voice.say("lab-demand-year", year=YEARS[year]),
                "label",
                "middle",
            )
        )
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
            voice.say(
                "lab-demand-tip",
                ruleset=names[arm],
                colour=_colour(colour),
                phase=phase.said,
                disks=whole(mean, "disks"),
            ),
            line(x, up(low), x, up(high), f"{colour} stroke whisker"),
            mark(f"{colour}{' hollow' if arm else ''}", x, up(mean.value), 4.2),
            rect(x - 7, up(mean.value) - 7, 14, 14, "hit"),
        )
