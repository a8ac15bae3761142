"""Rules that a game may not use: what is counted for each, and what must be in play for it."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from game.playtest.metric import Metric
from game.rules import events
from game.rules.box import Box, TileInfo
from game.rules.effects import ReturnDebt, with_further
from game.rules.ids import RuleOrTile, TileId
from game.rules.message import TileName, Value
from game.rules.ruleset import Lease
from game.rules.setup import SEATS
from game.rules.state import GameState
from game.rules.terms import Ability, Field, Marker, Season

BLACK, IRON = "black", "iron"
DEBT: Final = "debt"
"""Needs a tile that returns debt."""
MANY: Final = 6
"""A first taking of so many disks counts as large."""


class Rule(NamedTuple):
    """A row of the table; its column is rule_ and the key."""

    key: str
    rule: RuleOrTile
    needs: str = ""
    """The label of an ability or a marker, the number of a tile, or DEBT: what somebody must have; or a
    module in play."""
    text: str = ""
    """The id of its label, if not the key."""
    counts: str = ""
    """The id of the text that says what is counted, if not the key."""
    values: tuple[tuple[str, Value], ...] = ()
    """The values in its texts."""
    also: tuple[RuleOrTile, ...] = ()
    """The further rules that it rests on."""
    on: type[events.Event] | None = None
    """An event that is always one use of it."""
    worker: Field | None = None
    """A worker who uses it when he is activated."""


def marker_key(marker: Marker) -> str:
    return f"t8_{marker.label.lower().replace(' ', '_')}"


def _of_tile(
    tile: TileId,
    needs: str,
    text: str = "",
    counts: str = "",
    on: type[events.Event] | None = None,
    worker: Field | None = None,
) -> Rule:
    values = (("tile", TileName(tile)),)
    return Rule(tile, tile, needs, text, counts, values, on=on, worker=worker)


_TILES: Final = (
    _of_tile("12", Ability.BARN.label, "rule-tile-used", "stored"),
    _of_tile("13", Ability.IMPROVED_FARMHAND.label),
    _of_tile("15", Ability.CHARCOAL_BURNER.label, counts="times"),
    _of_tile("18", Ability.WATER_CHANNEL.label, "rule-tile-used", "rule-18", events.WaterChannelled),
    _of_tile("19", Ability.FARMERS_WIFE.label, "rule-tile-at-work", "started", worker=Field.FARMERS_WIFE),
    _of_tile("21", Ability.BUCKET.label),
    _of_tile("24", Ability.COAL_STORAGE.label, "rule-tile-used", "stored"),
    _of_tile("27", Ability.TOWPATH_HORSE.label, "rule-tile-used", "rule-27"),
    _of_tile("29", Ability.THANKSGIVING.label, "rule-tile", "rule-29", events.FoodGiven),
    _of_tile("35", Ability.WATER_MILL.label, "rule-tile-at-work", "started", worker=Field.WATER_MILL),
    _of_tile("40E", Ability.VILLAGE_SMITHY.label),
    _of_tile("44", Ability.HORSE_AND_CART.label, "rule-tile-scored", "rule-44"),
    _of_tile("46", Ability.SCHULTHEISS.label),
    _of_tile("47", Ability.PIT_CAR_TIPPLE.label, "rule-tile-scored", "rule-47"),
    _of_tile("37", "37", "rule-tile-gave-coal", "coal-given"),
    _of_tile("38", "38", "rule-tile-gave-coal", "coal-given"),
    _of_tile("28", "28", counts="times", on=events.KiepenkerlLaden),
)
RULES: Final[tuple[Rule, ...]] = (
    Rule("r2", "R-2"),
    Rule("d1", "D1", values=(("disks", MANY),)),
    Rule("r4", "R-4"),
    Rule("d2", "D2"),
    Rule("r5", "R-5", counts="times"),
    Rule("d4", "D4", counts="times"),
    Rule("d5", "D5", on=events.WaterReturned),
    Rule("r7", "R-7"),
    Rule("p4_disk", "P4"),
    Rule("p4_food", "P4", counts="fields"),
    Rule("p4_thaler", "P4", counts="fields"),
    Rule("r10", "R-10", also=("16", "26")),
    Rule("r10_paid", "R-10", on=events.PaidForNothing),
    Rule("e7", "E7"),
    Rule("e8", "E8", counts="times"),
    Rule("e9", "E9", counts="started", worker=Field.COAL_DIGGER),
    Rule("e10", "E10", counts="started", worker=Field.COAL_MINER),
    Rule("e11", "E11", worker=Field.HASPELKNECHT),
    Rule("r15", "R-15"),
    Rule("m4", "M4", on=events.CoalReeled),
    Rule("m6", "M6", counts="seats", on=events.PingeExhausted),
    Rule("m7", "M7"),
    Rule("m8", "M8", on=events.SectionEmptied),
    Rule("w1", "W1", counts="seats-winters"),
    Rule("w2", "W2", counts="seats-winters"),
    Rule("w3", "W3", on=events.Lost),
    Rule("t2", "T2"),
    Rule("t5", "T5", on=events.DistantPaid),
    *(
        Rule(f"t6_{place}", "T6", "", "rule-t6", "tiles-acquired", (("place", place),))
        for place in range(1, max(SEATS) + 1)
    ),
    Rule("t6_late", "T6"),
    Rule("t7", "T7", counts="times"),
    Rule("t9", "T9", counts="seats"),
    Rule("debt", "38", DEBT, also=("B5",)),
    Rule("g1", "G1", counts="seats"),
    Rule("g2", "G2", counts="tiles-seats"),
    Rule("g3", "G3", counts="tiles-seats"),
    Rule("g4", "G4", counts="seats"),
    Rule("g5", "G5", counts="seats"),
    Rule("g6", "G6", counts="seats"),
    Rule("g7", "G7", counts="seats"),
    Rule("g8", "G8", counts="seats"),
    Rule("g9", "G9"),
    *_TILES,
    *(
        Rule(marker_key(marker), "T8", marker.label, "rule-marker", values=(("marker", marker),))
        for marker in Marker
    ),
    Rule("b3", "B3", BLACK, counts="tiles-acquired"),
    Rule("b6", "B6", BLACK),
    Rule("i2", "I2", IRON),
    Rule("i3", "I3", IRON, counts="started", worker=Field.WORKSHOP),
    Rule("i5", "I5", IRON, counts="seats"),
)
_BY_NEED: Final = {
    need: [rule.key for rule in RULES if rule.needs == need] for need in {rule.needs for rule in RULES}
}
"""The keys of the rules that need something."""


def metric(rule: Rule) -> Metric:
    """Return the metric of a row."""
    key = f"rule_{rule.key}"
    source = ", ".join((rule.rule, *rule.also))
    return Metric(key, "", "rules", source, "game", rule.text, rule.counts or rule.text, rule.values)


def usable(state: GameState) -> frozenset[str]:
    """Return the keys of the rules that a finished game could have used: what they need was in play."""
    box, there, idle = state.box, {"", *_modules(state.box)}, _idle(state.box)
    for tile in acquired(state):
        there.add(tile.id)
        there.update([part.label for part in (tile.ability, tile.marker) if part is not None])
        if any(isinstance(effect, ReturnDebt) for effect in with_further(tile.effects)):
            there.add(DEBT)
    if box.start_abilities:
        there.update([ability.label for ability in Ability if box.start_abilities >> ability & 1])
    return frozenset([key for need in there for key in _BY_NEED.get(need, ()) if key not in idle])


def _modules(box: Box) -> list[str]:
    return [name for name, found in ((BLACK, box.black), (IRON, box.iron)) if found]


def acquired(state: GameState) -> list[TileInfo]:
    """Return the developments that any seat acquired."""
    return state.box.owned(reduce(or_, (seat.tiles for seat in state.seats)))


def _idle(box: Box) -> set[str]:
    """Return the rules that cannot be used with so many seats and these figures."""
    figures = box.ruleset
    printed = {tile.arrival for tile in box.tiles if not tile.black}
    by_place = list(zip(*(_arrivals(one, box.seats) for one in printed), strict=True))
    possible = {
        **{f"t6_{place}": any(vp) for place, vp in enumerate(by_place, 1)},
        "t6_late": not all(map(all, by_place)),
        "e7": figures.workers.synergy > 0,
        "e8": figures.worker["farmer"].bonus("yellow", Season.SUMMER).food > 0,
        "m7": any(figures.pinge.bonus),
        "d4": any(box.wet_pools),
        "w2": any(year != Lease() for year in figures.year),
        "g5": figures.final.marker > 0,
    }
    beyond = {f"t6_{place}" for place in range(box.seats + 1, max(SEATS) + 1)}
    return beyond | {key for key, can_be in possible.items() if not can_be}


def _arrivals(printed: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """Return the VP that are printed on a tile for each place of arrival at a table of so many seats."""
    return (*printed, *(0,) * seats)[:seats]
