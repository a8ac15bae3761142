"""The figures that a key of a ruleset concerns, where a draft's change should show first.

Keys are looked up without numbers and names of entries (`year.food` for the food of any year), by their
longest known beginning. The table holds columns of the games with `*` as in file names, or stands for
everything that is counted of the developments with an ability, a marker or a number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import NamedTuple

from game.playtest.columns import Column
from game.playtest.metrics.rules_table import RULES
from game.playtest.metrics.workers import WORKED
from game.rules.ids import TileId, is_tile
from game.rules.ruleset import Difference, Key, Ruleset
from game.rules.terms import BASE_WORKERS

TILE, WORKER, DISKS, STORAGE = "tile", "worker", "disks", "storage"
_NAMED = (TILE, "layout", "enhanced_tunnel", DISKS, STORAGE)
"""Sections with named entries: the second step of their keys is a name."""
_BONUS = ("black", "bonus")
"""The same for the third step."""
_DEBTS = ("debts", "debts_end", "leases_full", "vp_debt", "rule_w2", "rule_g7")
_LEASE = ("paid_*", *_DEBTS)
_ARRIVAL = ("vp_arrival", "rule_t6_*")


class _Tiles(NamedTuple):
    """Developments with an ability, a marker or a number, and further columns."""

    having: str
    columns: tuple[str, ...] = ()


GENERAL: tuple[str, ...] = ()
"""For a key that changes a little of everything, so that no figure is more about it than another."""
CONCERNS: Mapping[str, tuple[str, ...] | _Tiles] = {
    "start.food": ("paid_food", "lost_food", "rule_p4_food", *_DEBTS),
    "start.wood": ("paid_wood", "lost_wood", "props_*", "vp_storage"),
    "start.coal": ("paid_coal", "lost_coal", "vp_coal", "rule_w1"),
    "start.thaler": ("paid_thaler", "vp_thaler", "rule_p4_thaler", "rule_g6", *_DEBTS),
    "start.by_turn.food": ("won@start*", "score@start*", "paid_food", "lost_food", "rule_p4_food", *_DEBTS),
    "start.by_turn.wood": ("won@start*", "score@start*", "paid_wood", "lost_wood", "props_*", "vp_storage"),
    "start.by_turn.coal": ("won@start*", "score@start*", "paid_coal", "lost_coal", "vp_coal", "rule_w1"),
    "start.by_turn.thaler": ("won@start*", "score@start*", "paid_thaler", "vp_thaler", "rule_g6", *_DEBTS),
    "disks": ("disks_*", "taken_*", "unused_*"),
    "disks.black": ("disks_black", "taken_black_*", "unused_black"),
    "disks.brown": ("disks_brown", "taken_brown_*", "unused_brown"),
    "disks.yellow": ("disks_yellow", "taken_yellow_*", "unused_yellow"),
    "pools.reserve": ("first_size", "second_size", "first_of_*", "rule_r2", "rule_d1", "rule_r4", "disks_*"),
    "pools.action": ("first_size", "second_size", "first_of_*", "rule_r2", "rule_d1", "rule_r4", "disks_*"),
    "pools.water": ("water_pools", "tempted", "avoided", "rule_d4", "blocked", "reel_blocked"),
    "taking.limit": ("second_size", "declined", "rule_d2", "rule_r5"),
    "taking.value": ("won@start*", "score@start*", "margin@start*", "first_size", "first_of_*", "disks_*"),
    "water.seasons": ("water_rain", "drained", "blocked", "reel_blocked", "rule_21", "vp_water"),
    "water.by_year": ("water_rain", "drained", "blocked", "reel_blocked", "rule_21", "vp_water"),
    "water.stops_pinge": ("blocked", "drained", "coal_pinge_*", "pinge_phase"),
    "water.stops_reeling": ("reel_blocked", "drained", "reeled", "rule_m4"),
    "water.stops_tunnel": ("blocked", "drained", "coal_tunnel_*", "sections"),
    "pinge.coal": ("coal_pinge_*", "pinge_phase", "props_pinge", "rule_m6", "rule_m7"),
    "pinge.bonus": ("vp_pinge", "pinge_phase", "rule_m7"),
    "tunnel.coal": ("coal_tunnel_*", "sections", "props_tunnel", "rule_m8"),
    "tunnel.vp": ("vp_tunnel", "sections", "rule_g1"),
    "tunnel.bonus": ("vp_tunnel_bonus", "rule_g2"),
    "workers.drain": ("drained", "blocked", "reel_blocked", "vp_water", "rule_g8"),
    "workers.synergy": ("rule_e7",),
    "worker": ("gained_*", "paid_*", "coal_*", "drained", "reeled", "vp_effects"),
    "worker.farmer": ("gained_*", "coal_*", "drained"),
    "worker.farmer.use.yellow.more": ("rule_e8", "gained_food"),
    "worker.farmhand": ("gained_*", "coal_*", "drained"),
    "worker.coal-digger": ("rule_e9", "coal", "coal_*"),
    "worker.coal-miner": ("rule_e10", "coal", "coal_*"),
    "worker.haspelknecht": ("rule_e11", "rule_m4", "reeled"),
    "worker.water-mill": _Tiles("Water Mill"),
    "worker.farmers-wife": _Tiles("Farmer's Wife"),
    "worker.workshop": ("rule_i3", "gained_*"),
    "burner": _Tiles("charcoal burner"),
    "cable": _Tiles("hauling cable"),
    "year": (*_LEASE, "vp_year*", "decisions", "minutes"),
    "year.food": ("paid_food", "rule_p4_food", *_DEBTS),
    "year.thaler": ("paid_thaler", "rule_p4_thaler", *_DEBTS),
    "year.wood": ("paid_wood", *_DEBTS),
    "year.coal": ("paid_coal", *_DEBTS),
    "year.iron": ("paid_iron", *_DEBTS),
    "end": ("vp_year*", "decisions", "minutes", "score@*", "margin@*"),
    "winter.coal": _Tiles("horse and cart", ("vp_coal", "rule_w1")),
    "winter.coal_more": _Tiles("horse and cart", ("vp_coal", "rule_w1")),
    "storage": ("vp_storage", "lost_*"),
    "developments.tokens": ("developments", "rule_t9"),
    "developments.tokens_with_module": ("developments", "rule_t9"),
    "developments.thaler_offered": ("tile_*_in_play", "gained_thaler"),
    "developments.level": ("developments", "distant", "rule_t5", "tile_*_distant", *_ARRIVAL),
    "developments.level.arrival": (*_ARRIVAL, "tile_*_vp"),
    "developments.level.distant": ("distant", "rule_t5", "tile_*_distant"),
    "final.buildings": ("vp_buildings", "buildings", "rule_g4"),
    "final.marker": ("vp_markers", "rule_g5", "rule_t8_*"),
    "final.thaler": ("vp_thaler", "gained_thaler", "rule_g6"),
    "final.thaler_more": ("vp_thaler", "gained_thaler", "rule_g6"),
    "final.debt_first": _DEBTS,
    "final.debt_more": _DEBTS,
    "final.water_free": ("vp_water", "drained", "rule_g8"),
    "final.water_more": ("vp_water", "drained", "rule_g8"),
    "enhanced_tunnel": ("coal_tunnel_*", "sections", "vp_tunnel", "vp_tunnel_bonus"),
    "enhanced_tunnel.coal": ("coal_tunnel_*", "sections", "props_tunnel", "rule_m8"),
    "enhanced_tunnel.vp": ("vp_tunnel", "sections", "rule_g1"),
    "enhanced_tunnel.bonus": ("vp_tunnel_bonus", "rule_g2"),
    "enhanced_tunnel.iron_only": ("props_iron", "rule_i2", "coal_tunnel_*", "sections"),
    "black.arrival": ("vp_arrival", "black", "rule_b3"),
    "black.bonus": ("vp_bonus_marker", "rule_b6"),
    "iron.lease": _LEASE,
    "iron.thaler_offered": ("tile_*_in_play", "gained_thaler"),
    "iron.prop_vp": ("vp_iron_props", "props_iron", "rule_i2", "rule_i5"),
    "iron.smithy_vp": _Tiles("village smithy", ("vp_iron_props", "rule_i5")),
    "valley.channel": _Tiles("water channel"),
    "valley.thanksgiving": _Tiles("thanksgiving"),
    "valley.market": _Tiles("market"),
    "valley.abandoned_farm": _Tiles("abandoned farm"),
    "valley.schultheiss": _Tiles("Schultheiss"),
    "valley.tipple_vp": _Tiles("pit car tipple"),
    "valley.cottage_disks": _Tiles("cottage"),
    "valley.community_coal": _Tiles("38"),
    "layout": GENERAL,
}
"""All keys except those of tiles, each of which concerns its tile."""


def concerned(
    changes: Sequence[Difference], rulesets: Sequence[Ruleset], columns: Sequence[Column], seats: int
) -> frozenset[str]:
    """Return the keys of the figures that the changes concern, at a table of so many seats."""
    patterns = {pattern for one in changes for pattern in patterns_of(one.way, rulesets, seats)}
    return frozenset(one.key for one in columns if _of_one(one, patterns))


def _of_one(column: Column, patterns: set[str]) -> bool:
    """Return True if a pattern matches the column, or the whole that it is a part of."""
    names = (column.key, column.source)
    return any(fnmatchcase(name.lower(), pattern) for name in names for pattern in patterns)


def patterns_of(way: Key, rulesets: Sequence[Ruleset], seats: int) -> Iterator[str]:
    """Yield the columns that a key concerns, in lower case; `*` stands for anything."""
    if way[0] == TILE and is_tile(number := str(way[1])):
        yield from _of_tile(number, rulesets)
        return
    if way[0] == WORKER and way[1:2] and way[1] not in BASE_WORKERS:
        yield WORKED.replace("*", str(way[1]))
    if way[0] != DISKS or str(seats) in way:
        found = CONCERNS[listed_as(way)]
        if way[0] == STORAGE and len(way) > 1:
            yield f"stored_{str(way[1]).replace('-', '_')}"
            for tile in _opening(str(way[1]), rulesets):
                yield from _of_tile(tile, rulesets)
        if isinstance(found, _Tiles):
            for tile in _having(found.having, rulesets):
                yield from _of_tile(tile, rulesets)
            yield from found.columns
        else:
            yield from found


def listed_as(way: Key) -> str:
    """Return the table's entry for a key: the key without names, or its longest beginning that is listed."""
    steps = [step for at, step in enumerate(way) if isinstance(step, str) and not _is_name(way, at)]
    while ".".join(steps) not in CONCERNS:
        steps.pop()
    return ".".join(steps)


def _is_name(way: Key, at: int) -> bool:
    return (at == 1 and way[0] in _NAMED) or (at == len(_BONUS) and way[:at] == _BONUS)


def _opening(place: str, rulesets: Sequence[Ruleset]) -> Iterator[TileId]:
    """Yield the developments that open a storage place."""
    for ruleset in rulesets:
        if found := ruleset.storage.get(place):
            yield from _having(found.since, [ruleset])


def _having(what: str, rulesets: Sequence[Ruleset]) -> list[TileId]:
    return [
        key
        for ruleset in rulesets
        for key, tile in ruleset.tile.items()
        if what in (key, tile.ability, tile.marker)
    ]


def _of_tile(key: TileId, rulesets: Sequence[Ruleset]) -> Iterator[str]:
    """Yield what is counted of a tile: its own figures, its options, the rules that need it."""
    yield from (f"{family}_{key.lower()}_*" for family in ("tile", "option"))
    tiles = [ruleset.tile[key] for ruleset in rulesets if key in ruleset.tile]
    needs = {key, *(tile.ability for tile in tiles), *(tile.marker for tile in tiles)}
    yield from (f"rule_{rule.key}".lower() for rule in RULES if rule.needs in needs)
