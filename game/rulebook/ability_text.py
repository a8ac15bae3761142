"""Sentences about the abilities and action markers of developments, with the figures of a ruleset."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from game.rulebook.storage_text import storing
from game.rulebook.worker_text import does, joined, tiles_with, until_sentences, work_sentences, workers_with
from game.rules.ids import RuleOrTile
from game.rules.message import Amount, Message, Value, message
from game.rules.ruleset import Amounts, Ruleset
from game.rules.terms import DISK_MARKER, Ability, Colour, Field, Marker, Season

Values = dict[str, Value]
_COLOUR_OF = {marker: colour for colour, marker in DISK_MARKER.items()}


class Sentence(NamedTuple):
    """One sentence, with the id of its rule or ruling in docs/rules.md."""

    said: Message
    rule: RuleOrTile


def whole(sentences: Iterable[Sentence]) -> Message:
    """Return all sentences as one text."""
    return message("does", parts=tuple(sentence.said for sentence in sentences))


def ability_lines(ruleset: Ruleset, ability: Ability) -> Iterator[Message]:
    """Yield a few words about an ability, and about the workers that come or develop with it."""
    if ability in _ABILITIES:
        yield message(f"line-{_key(ruleset, ability)}", **_ABILITIES[ability][1](ruleset))
    if stores := storing(ruleset, ability.label):
        yield message("line-stores", stores=stores)
    for id in workers_with(ruleset, ability.label):
        data = ruleset.worker[id]
        uses = [use for use in data.use.values() if not use.owning] or data.use.values()
        yield message("line-field", does=tuple(does(data, use) for use in uses))
    if named := _developing(ruleset, ability):
        yield message("line-develops", **named)


def ability_sentences(ruleset: Ruleset, ability: Ability) -> Iterator[Sentence]:
    """Yield the sentences about an ability, and about the workers that come or develop with it."""
    if ability in _ABILITIES:
        rule, figures = _ABILITIES[ability]
        yield Sentence(message(f"does-{_key(ruleset, ability)}", **figures(ruleset)), rule)
    if stores := storing(ruleset, ability.label):
        yield Sentence(message("does-stores", stores=stores), "W3")
    for id in workers_with(ruleset, ability.label):
        sentences = (*work_sentences(ruleset, id), *until_sentences(ruleset, id))
        yield Sentence(message("does-field", text=joined(sentences)), ruleset.worker[id].rule)
    if named := _developing(ruleset, ability):
        yield Sentence(message("does-develops", **named), "P7")
    if ability == Ability.WATER_CHANNEL and (buckets := tiles_with(ruleset, Ability.BUCKET.label)):
        flow: Values = {"tiles": buckets, "water": Amount(1, "water"), "seasons": _wet(ruleset)}
        if ruleset.water.ever:
            yield Sentence(message("does-water-channel-and-bucket", **flow), "18")


def _developing(ruleset: Ruleset, ability: Ability) -> Values:
    """Return the workers that develop with an ability, and how many; nothing if there is none."""
    found = tuple(
        message("worker-the", worker=Field.named(id))
        for id, data in ruleset.worker.items()
        if data.develops == ability.label
    )
    return {"workers": found, "count": len(found)} if found else {}


def marker_line(ruleset: Ruleset, marker: Marker) -> Message:
    """Return a few words about the use of a marker."""
    return message(f"line-marker-{_marker_key(marker)}", **_MARKERS[marker][1](ruleset))


def marker_sentences(ruleset: Ruleset, marker: Marker) -> Iterator[Sentence]:
    """Yield the sentences about a marker: its use, when it can be used, and its VP if unused."""
    rule, figures = _MARKERS[marker]
    yield Sentence(message(f"does-marker-{_marker_key(marker)}", **figures(ruleset)), rule)
    yield Sentence(message("does-marker", vp=Amount(ruleset.final.marker, "vp")), "T8")


def _key(ruleset: Ruleset, ability: Ability) -> str:
    """Return the end of the ids of an ability's messages; a gift in autumn needs water in autumn."""
    dry = ability == Ability.THANKSGIVING and Season.AUTUMN.label not in ruleset.water.ever
    return ability.name.lower().replace("_", "-") + ("-dry" if dry else "")


def _marker_key(marker: Marker) -> str:
    return "disk" if marker in _COLOUR_OF else marker.name.lower().replace("_", "-")


def _wet(ruleset: Ruleset) -> tuple[Message, ...]:
    """Return the seasons that begin with water."""
    return tuple(
        message("in-season", season=season) for season in Season if season.label in ruleset.water.ever
    )


def _vp(count: int) -> Values:
    return {"vp": Amount(count, "vp")}


def _no_figures(ruleset: Ruleset) -> Values:
    return {}


def _disk(colour: Colour) -> Callable[[Ruleset], Values]:
    return lambda ruleset: {"disk": Amount(1, colour)}


_ABILITIES: dict[Ability, tuple[RuleOrTile, Callable[[Ruleset], Values]]] = {
    Ability.CHARCOAL_BURNER: (
        "15",
        lambda r: {
            "wood": Amount(r.burner.wood, "wood"),
            "made": Amounts(coal=r.burner.coal, vp=r.burner.vp).said,
        },
    ),
    Ability.BUCKET: ("21", lambda r: {"seasons": _wet(r)}),
    Ability.HORSE_AND_CART: ("44", lambda r: _vp(1)),
    Ability.WATER_CHANNEL: (
        "18",
        lambda r: {"water": Amount(r.valley.channel.water, "water"), **_vp(r.valley.channel.vp)},
    ),
    Ability.TOWPATH_HORSE: ("27", _no_figures),
    Ability.THANKSGIVING: ("29", lambda r: _vp(r.valley.thanksgiving.vp)),
    Ability.SCHULTHEISS: ("46", lambda r: {"lease": r.valley.schultheiss.said, "debt": Amount(1, "debt")}),
    Ability.PIT_CAR_TIPPLE: ("47", lambda r: _vp(r.valley.tipple_vp)),
    Ability.VILLAGE_SMITHY: (
        "I5",
        lambda r: {**_vp(r.iron.smithy_vp), "usual": Amount(r.iron.prop_vp, "vp")},
    ),
}
"""The rule of each ability that does more than bring workers, and the figures in its sentence."""
_MARKERS: dict[Marker, tuple[RuleOrTile, Callable[[Ruleset], Values]]] = {
    Marker.HAULING_CABLE: ("14", lambda r: {"water": Amount(1, "water"), **_vp(r.cable.vp)}),
    **{marker: ("P6", _disk(colour)) for marker, colour in _COLOUR_OF.items()},
    Marker.WINDLASS: ("25", lambda r: {"actions": r.worker["haspelknecht"].actions}),
    Marker.OIL_LAMP: ("32", _no_figures),
    Marker.WICKER_BASKET: ("16", _no_figures),
    Marker.COTTAGE: ("26", lambda r: {"count": r.valley.cottage_disks}),
    Marker.KIEPENKERL: ("28", _no_figures),
    Marker.MARKET: ("36", lambda r: {"pay": r.valley.market.pay.said, "gain": r.valley.market.gain.said}),
    Marker.ABANDONED_FARM: ("I6", lambda r: {"gain": r.valley.abandoned_farm.said}),
}
"""The rule of each action marker, and the figures in its sentence."""
