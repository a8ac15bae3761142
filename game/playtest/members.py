"""The members of families of figures, as a reader knows them: a colour, a phase, a development, an option."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from game.playtest.metric import Metric
from game.rules.effects import ChooseOne, Effect, MayDig, MayDrain, compiled_effects
from game.rules.message import Message, Tile, Value, message
from game.rules.ruleset import Ruleset
from game.rules.sources import SOURCES
from game.rules.terms import Colour, Place, Resource, Season

TILE = re.compile(r"tile_\*")
"""Families whose members are developments."""
OPTION, SOURCE, WATER, FIRST = "option_*", "vp_*", "water_*", "first_of_*"
Options = Mapping[str, Message]
"""What options bring, by tile and number: 34_1."""
_PHASE = re.compile(r"_?y(?P<year>\d)(?:_(?P<season>[a-z]+))?$")
_SEASONS = {season.label: season for season in Season}
_THINGS: Mapping[str, Value] = {
    **{colour.label: message(f"lab-colour-{colour.label}") for colour in Colour},
    **{place.label: place for place in Place},
    **{resource.label: resource for resource in Resource},
    "thaler": message("good-thaler", count=1),
}
_SOURCES = {source.key: message(f"vp-source-{source.key.replace('_', '-')}") for source in SOURCES}
_WATERS = {name: message(f"lab-water-{name}") for name in ("rain", "pools", "tiles")}


def options_of(ruleset: Ruleset) -> dict[str, Message]:
    """Return what the options of all developments bring, numbered as they stand there."""
    return {
        f"{tile}_{number}": said
        for tile, data in ruleset.tile.items()
        for number, said in enumerate(_options(compiled_effects(data.effects)), start=1)
    }


def _options(effects: Sequence[Effect]) -> Iterator[Message]:
    for effect in effects:
        if isinstance(effect, ChooseOne):
            yield from (option.said for option in effect.options)
        elif isinstance(effect, MayDig):
            yield message("lab-option-dig")
        elif isinstance(effect, MayDrain):
            yield message("lab-option-drain")


def values_of(metric: Metric, members: Sequence[str], options: Options) -> tuple[Value, ...]:
    """Return what stands for each `*` of a metric; an option is told as its tile and what it brings."""
    if metric.key == OPTION:
        return tuple(value for one in members for value in (_tile(one), options.get(one, _plain(one))))
    if TILE.match(metric.key):
        return tuple(map(_tile, members))
    known = {SOURCE: _SOURCES, WATER: _WATERS}.get(metric.key, _THINGS)
    return tuple(_value(one, known) for one in members)


def _tile(member: str) -> Tile:
    return Tile(member.partition("_")[0].upper())


def _value(member: str, known: Mapping[str, Value]) -> Value:
    """Return a number, a thing, or both with their phase: black_y1_spring is black, year 1, spring."""
    if member.isdigit():
        return int(member)
    phase = _PHASE.search(member)
    if phase is None or phase["season"] not in (None, *_SEASONS):
        return known.get(member, _plain(member))
    thing, year = member[: phase.start()], int(phase["year"])
    name = known.get(thing, _plain(thing))
    if phase["season"] is None:
        return message("lab-in-year", thing=name, year=year)
    return message("lab-in-phase", thing=name, year=year, season=_SEASONS[phase["season"]])


def source_name(key: str) -> Message:
    """Return what a source of VP is called."""
    return _SOURCES[key]


def without_phase(member: str) -> str:
    """Return a member without its year and season."""
    return _PHASE.sub("", member)


def _plain(member: str) -> str:
    return member.replace("_", " ")
