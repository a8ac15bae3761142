"""Names of rulesets, players and members of families."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from game.automa import LEVELS, TEMPERAMENTS
from game.playtest.metric import Metric
from game.playtest.metrics.options import DIG, DRAIN, ways
from game.playtest.metrics.workers import WORKED
from game.playtest.summary import Figure, Summary
from game.rules.effects import ChooseOne, Effect, compiled_effects
from game.rules.ids import AddedTile
from game.rules.message import Message, TileName, Value, automa_said, message
from game.rules.ruleset import Ruleset
from game.rules.sources import SOURCES
from game.rules.terms import Colour, Field, Place, Resource, Season, Slot

TILE = re.compile(r"tile_\*")
"""Families of developments."""
OPTION, SOURCE, WATER, STORED = "option_*", "vp_*", "water_*", "stored_*"
Options = Mapping[str, Message]
"""Texts of options by tile and number, as 34_1."""
_PHASE = re.compile(r"_?y(?P<year>\d)(?:_(?P<season>[a-z]+))?$")
COLOURS = tuple(colour.label for colour in Colour)
SEASONS = {season.label: season for season in Season}
_THINGS: Mapping[str, Value] = {
    **{colour.label: message(f"lab-colour-{colour.label}") for colour in Colour},
    **{place.label: place for place in Place},
    **{resource.label: resource for resource in Resource},
    "thaler": message("good-thaler", count=1),
}
_SOURCES = {source.key: message(f"vp-source-{source.key.replace('_', '-')}") for source in SOURCES}
_SLOTS: Mapping[str, Value] = {slot.id.replace("-", "_"): slot for slot in Slot}
_WATERS = {name: message(f"lab-water-{name}") for name in ("rain", "pools", "tiles")}


def arm_names(summary: Summary) -> tuple[str, ...]:
    """Return the rulesets' names; if they are the same, their sources, or the names numbered."""
    plain = tuple(arm.name or arm.source for arm in summary.arms)
    sources = tuple(arm.source for arm in summary.arms)
    for found in (plain, sources):
        if len(set(found)) == len(found):
            return found
    return tuple(f"{name} ({at})" for at, name in enumerate(plain, start=1))


def player(name: str) -> Message | str:
    """Return a player's name; a message for a level of automas."""
    level, _, temperament = name.partition(":")
    if level not in LEVELS or (temperament and temperament not in TEMPERAMENTS):
        return name
    return automa_said(level, temperament)


def member(figure: Figure) -> str:
    """Return the part of a figure's key in place of the metric's `*`."""
    before, _, after = figure.metric.partition("*")
    key = figure.key.partition("@")[0]
    return key[len(before) : len(key) - len(after)]


def tile_of(figure: Figure) -> str:
    """Return the development of a figure or of its option, in lower case."""
    return member(figure).lower().partition("_")[0]


def options_of(ruleset: Ruleset) -> dict[str, Message]:
    """Return the texts of all developments' options, numbered in their order."""
    return {
        f"{tile}_{number}": said
        for tile, data in ruleset.tile.items()
        for number, said in enumerate(_options(compiled_effects(data.effects)), start=1)
    }


def _options(effects: Sequence[Effect]) -> Iterator[Message]:
    for way in ways(effects):
        if way == DIG:
            yield message("lab-option-dig")
        elif way == DRAIN:
            yield message("lab-option-drain")
        else:
            at, place = way
            effect = effects[at]
            assert isinstance(effect, ChooseOne)
            yield effect.options[place].said


def values_of(metric: Metric, members: Sequence[str], options: Options) -> tuple[Value, ...]:
    """Return the values in place of each `*` of a metric; an option is its tile and its text."""
    if metric.key == OPTION:
        return tuple(value for one in members for value in (_tile(one), options.get(one, _plain(one))))
    if TILE.match(metric.key):
        return tuple(map(_tile, members))
    if metric.key == WORKED:
        return tuple(map(worker_called, members))
    known = {SOURCE: _SOURCES, WATER: _WATERS, STORED: _SLOTS}.get(metric.key, _THINGS)
    return tuple(_value(one, known) for one in members)


def worker_called(member: str) -> Value:
    """Return the worker that a ruleset has brought, else its key."""
    return Field.known(member) or _plain(member)


def _tile(member: str) -> TileName:
    return TileName(AddedTile(member.partition("_")[0].upper()))


def _value(member: str, known: Mapping[str, Value]) -> Value:
    """Return a number, a thing, or a thing with its phase: black_y1_spring is black, year 1, spring."""
    if member.isdigit():
        return int(member)
    phase = _PHASE.search(member)
    if phase is None or phase["season"] not in (None, *SEASONS):
        return known.get(member, _plain(member))
    thing, year = member[: phase.start()], int(phase["year"])
    name = known.get(thing, _plain(thing))
    if phase["season"] is None:
        return message("lab-in-year", thing=name, year=year)
    return message("lab-in-phase", thing=name, year=year, season=SEASONS[phase["season"]])


def source_name(key: str) -> Message:
    """Return the name of a source of VP."""
    return _SOURCES[key]


def without_phase(member: str) -> str:
    """Return a member without its year and season."""
    return _PHASE.sub("", member)


def _plain(member: str) -> str:
    return member.replace("_", " ")
