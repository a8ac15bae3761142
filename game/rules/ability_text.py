"""Sentences about the abilities and action markers of developments, with the figures of a ruleset."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from game.rules.figures import Amounts
from game.rules.message import Amount, Message, Value, message
from game.rules.ruleset import called
from game.rules.terms import DISK_MARKER, Ability, Colour, Marker, Season

if TYPE_CHECKING:
    from game.rules.ruleset import Ruleset

Values = dict[str, Value]
_LADDER = "23"
"""The tile that flips the Farmer's Wife (tile 19)."""
_COLOUR_OF = {marker: colour for colour, marker in DISK_MARKER.items()}


class Sentence(NamedTuple):
    """One sentence, with the id of its rule or ruling in docs/rules.md."""

    said: Message
    rule: str


def whole(sentences: Iterable[Sentence]) -> Message:
    """Return all sentences as one text."""
    return message("does", parts=tuple(sentence.said for sentence in sentences))


def ability_line(ruleset: Ruleset, ability: Ability) -> Message:
    """Return a few words about an ability."""
    return message(f"line-{_key(ruleset, ability)}", **_ABILITIES[ability][1](ruleset))


def ability_sentences(ruleset: Ruleset, ability: Ability) -> Iterator[Sentence]:
    """Yield the sentences about an ability."""
    rule, figures = _ABILITIES[ability]
    yield Sentence(message(f"does-{_key(ruleset, ability)}", **figures(ruleset)), rule)
    if ability == Ability.FARMERS_WIFE:
        ladder, made = called(_LADDER, ruleset.tile[_LADDER].name), ruleset.valley.wife.yellow.said
        yield Sentence(message("does-farmers-wife-flipped", tile=ladder, made=made), rule)
    if ability == Ability.WATER_CHANNEL and (buckets := _with_ability(ruleset, Ability.BUCKET)):
        flow: Values = {"tiles": buckets, "water": Amount(1, "water"), "seasons": _wet(ruleset)}
        if ruleset.water.seasons:
            yield Sentence(message("does-water-channel-and-bucket", **flow), rule)


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
    dry = ability == Ability.THANKSGIVING and Season.AUTUMN.label not in ruleset.water.seasons
    return ability.name.lower().replace("_", "-") + ("-dry" if dry else "")


def _marker_key(marker: Marker) -> str:
    return "disk" if marker in _COLOUR_OF else marker.name.lower().replace("_", "-")


def _wet(ruleset: Ruleset) -> tuple[Message, ...]:
    """Return the seasons that begin with water."""
    return tuple(
        message("in-season", season=season) for season in Season if season.label in ruleset.water.seasons
    )


def _with_ability(ruleset: Ruleset, ability: Ability) -> tuple[Value, ...]:
    tiles = ruleset.tile.items()
    return tuple(called(number, tile.name) for number, tile in tiles if tile.ability == ability.label)


def _vp(count: int) -> Values:
    return {"vp": Amount(count, "vp")}


def _no_figures(ruleset: Ruleset) -> Values:
    return {}


def _disk(colour: Colour) -> Callable[[Ruleset], Values]:
    return lambda ruleset: {"disk": Amount(1, colour)}


_ABILITIES: dict[Ability, tuple[str, Callable[[Ruleset], Values]]] = {
    Ability.BARN: ("W3", lambda r: _vp(r.winter.barn_food)),
    Ability.COAL_STORAGE: ("W3", lambda r: _vp(r.winter.coal_store_coal)),
    Ability.CHARCOAL_BURNER: (
        "15",
        lambda r: {
            "wood": Amount(r.burner.wood, "wood"),
            "made": Amounts(coal=r.burner.coal, vp=r.burner.vp).said,
        },
    ),
    Ability.WATER_MILL: (
        "35",
        lambda r: {
            "yellow": Amount(r.mill.disks, Colour.YELLOW),
            "yellow_made": r.mill.yellow.said,
            "black": Amount(r.mill.disks, Colour.BLACK),
            "black_made": r.mill.black.said,
        },
    ),
    Ability.IMPROVED_FARMHAND: ("13", _no_figures),
    Ability.BUCKET: ("21", lambda r: {"seasons": _wet(r)}),
    Ability.HORSE_AND_CART: ("44", lambda r: _vp(1)),
    Ability.WATER_CHANNEL: (
        "18",
        lambda r: {"water": Amount(r.valley.channel.water, "water"), **_vp(r.valley.channel.vp)},
    ),
    Ability.FARMERS_WIFE: (
        "19",
        lambda r: {"actions": r.valley.wife.actions, "water": Amount(r.workers.drain, "water")},
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
"""The rule of each ability that a tile gives, and the figures in its sentence."""
_MARKERS: dict[Marker, tuple[str, Callable[[Ruleset], Values]]] = {
    Marker.HAULING_CABLE: ("14", lambda r: {"water": Amount(1, "water"), **_vp(r.cable.vp)}),
    **{marker: ("P6", _disk(colour)) for marker, colour in _COLOUR_OF.items()},
    Marker.WINDLASS: ("25", lambda r: {"actions": r.workers.haspelknecht}),
    Marker.OIL_LAMP: ("32", _no_figures),
    Marker.WICKER_BASKET: ("16", _no_figures),
    Marker.COTTAGE: ("26", lambda r: {"count": r.valley.cottage_disks}),
    Marker.KIEPENKERL: ("28", _no_figures),
    Marker.MARKET: ("36", lambda r: {"pay": r.valley.market.pay.said, "gain": r.valley.market.gain.said}),
    Marker.ABANDONED_FARM: ("I6", lambda r: {"gain": r.valley.abandoned_farm.said}),
}
"""The rule of each action marker, and the figures in its sentence."""
