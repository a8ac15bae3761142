"""Sentences about the abilities and action markers of developments, with the figures of a ruleset."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
_ABILITY_RULES = {
    Ability.BARN: "W3",
    Ability.COAL_STORAGE: "W3",
    Ability.CHARCOAL_BURNER: "15",
    Ability.WATER_MILL: "35",
    Ability.IMPROVED_FARMHAND: "13",
    Ability.BUCKET: "21",
    Ability.HORSE_AND_CART: "44",
    Ability.WATER_CHANNEL: "18",
    Ability.FARMERS_WIFE: "19",
    Ability.TOWPATH_HORSE: "27",
    Ability.THANKSGIVING: "29",
    Ability.SCHULTHEISS: "46",
    Ability.PIT_CAR_TIPPLE: "47",
    Ability.VILLAGE_SMITHY: "I5",
}
_MARKER_RULES = {
    Marker.HAULING_CABLE: "14",
    Marker.WHEELBARROW: "P6",
    Marker.LADDER: "P6",
    Marker.WINDLASS: "25",
    Marker.OIL_LAMP: "32",
    Marker.HAMMER_AND_PICK: "P6",
    Marker.WICKER_BASKET: "16",
    Marker.COTTAGE: "26",
    Marker.KIEPENKERL: "28",
    Marker.MARKET: "36",
    Marker.ABANDONED_FARM: "I6",
}


class Sentence(NamedTuple):
    """One sentence, with the id of its rule or ruling in docs/rules.md."""

    said: Message
    rule: str


def whole(sentences: Iterable[Sentence]) -> Message:
    """Return all sentences as one text."""
    return message("does", parts=tuple(sentence.said for sentence in sentences))


def ability_line(ruleset: Ruleset, ability: Ability) -> Message:
    """Return a few words about an ability."""
    return message(f"line-{_key(ruleset, ability)}", **_ability_figures(ruleset, ability))


def ability_passages(ruleset: Ruleset, ability: Ability) -> Iterator[Sentence]:
    """Yield the sentences about an ability."""
    rule = _ABILITY_RULES[ability]
    yield Sentence(message(f"does-{_key(ruleset, ability)}", **_ability_figures(ruleset, ability)), rule)
    if ability == Ability.FARMERS_WIFE:
        ladder, made = called(_LADDER, ruleset.tile[_LADDER].name), ruleset.valley.wife.yellow.said
        yield Sentence(message("does-farmers-wife-flipped", tile=ladder, made=made), rule)
    if ability == Ability.WATER_CHANNEL and (buckets := _with_ability(ruleset, Ability.BUCKET)):
        figures: Values = {"tiles": buckets, "water": Amount(1, "water"), "seasons": _wet(ruleset)}
        if ruleset.water.seasons:
            yield Sentence(message("does-water-channel-and-bucket", **figures), rule)


def marker_line(ruleset: Ruleset, marker: Marker) -> Message:
    """Return a few words about the use of a marker."""
    return message(f"line-marker-{_marker_key(marker)}", **_marker_figures(ruleset, marker))


def marker_passages(ruleset: Ruleset, marker: Marker) -> Iterator[Sentence]:
    """Yield the sentences about a marker: its use, when it can be used, and its VP if unused."""
    figures = _marker_figures(ruleset, marker)
    yield Sentence(message(f"does-marker-{_marker_key(marker)}", **figures), _MARKER_RULES[marker])
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


def _ability_figures(ruleset: Ruleset, ability: Ability) -> Values:
    winter, valley, mill, burner = ruleset.winter, ruleset.valley, ruleset.mill, ruleset.burner
    match ability:
        case Ability.BARN:
            return {"vp": Amount(winter.barn_food, "vp")}
        case Ability.COAL_STORAGE:
            return {"vp": Amount(winter.coal_store_coal, "vp")}
        case Ability.CHARCOAL_BURNER:
            made = Amounts(coal=burner.coal, vp=burner.vp)
            return {"wood": Amount(burner.wood, "wood"), "made": made.said}
        case Ability.WATER_MILL:
            return {
                "yellow": Amount(mill.disks, Colour.YELLOW),
                "yellow_made": mill.yellow.said,
                "black": Amount(mill.disks, Colour.BLACK),
                "black_made": mill.black.said,
            }
        case Ability.BUCKET:
            return {"seasons": _wet(ruleset)}
        case Ability.HORSE_AND_CART:
            return {"vp": Amount(1, "vp")}
        case Ability.WATER_CHANNEL:
            return {"water": Amount(valley.channel.water, "water"), "vp": Amount(valley.channel.vp, "vp")}
        case Ability.FARMERS_WIFE:
            return {"actions": valley.wife.actions, "water": Amount(ruleset.workers.drain, "water")}
        case Ability.THANKSGIVING:
            return {"vp": Amount(valley.thanksgiving.vp, "vp")}
        case Ability.SCHULTHEISS:
            return {"lease": valley.schultheiss.said, "debt": Amount(1, "debt")}
        case Ability.PIT_CAR_TIPPLE:
            return {"vp": Amount(valley.tipple_vp, "vp")}
        case Ability.VILLAGE_SMITHY:
            iron = ruleset.iron
            return {"vp": Amount(iron.smithy_vp, "vp"), "usual": Amount(iron.prop_vp, "vp")}
    return {}


def _marker_figures(ruleset: Ruleset, marker: Marker) -> Values:
    valley = ruleset.valley
    match marker:
        case Marker.HAULING_CABLE:
            return {"water": Amount(1, "water"), "vp": Amount(ruleset.cable.vp, "vp")}
        case Marker.WINDLASS:
            return {"actions": ruleset.workers.haspelknecht}
        case Marker.COTTAGE:
            return {"count": valley.cottage_disks}
        case Marker.MARKET:
            return {"pay": valley.market.pay.said, "gain": valley.market.gain.said}
        case Marker.ABANDONED_FARM:
            return {"gain": valley.abandoned_farm.said}
    return {"disk": Amount(1, _COLOUR_OF[marker])} if marker in _COLOUR_OF else {}
