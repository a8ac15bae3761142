"""The rules that a game can do without: what is counted of each, and what it needs to be in play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from game.playtest.metric import Metric
from game.rules.box import Box, TileInfo
from game.rules.effects import ReturnDebt, with_further
from game.rules.figures import Lease
from game.rules.setup import SEATS
from game.rules.state import GameState
from game.rules.terms import Ability, Marker

BLACK, IRON = "black", "iron"
DEBT = "debt"
"""Needs a tile that returns debt."""


class Rule(NamedTuple):
    """One line of the table; `key` stands in its column behind rule_."""

    key: str
    label: str
    rules: str
    about: str
    needs: str = ""
    """The label of an ability or a marker, the number of a tile, a module, or DEBT: what somebody must have,
    a module what the game must be played with."""


def marker_key(marker: Marker) -> str:
    return f"t8_{marker.label.lower().replace(' ', '_')}"


_ABILITIES = (
    Rule("12", "Barn used", "12", "Resources stored in it.", Ability.BARN.label),
    Rule("13", "Farmhand develops", "13", "Developments by the farmhand.", Ability.IMPROVED_FARMHAND.label),
    Rule("15", "Charcoal burnt", "15", "Times.", Ability.CHARCOAL_BURNER.label),
    Rule(
        "18", "Water Channel used", "18", "Times that water came to lie on it.", Ability.WATER_CHANNEL.label
    ),
    Rule("19", "Farmer's Wife at work", "19", "Times she started.", Ability.FARMERS_WIFE.label),
    Rule(
        "21", "Bucket kept water away", "21", "Spring and autumn waters of its owners.", Ability.BUCKET.label
    ),
    Rule("24", "Coal Storage used", "24", "Resources stored in it.", Ability.COAL_STORAGE.label),
    Rule("27", "Towpath Horse used", "27", "Times that cart 2 counted.", Ability.TOWPATH_HORSE.label),
    Rule("29", "Thanksgiving", "29", "Food given.", Ability.THANKSGIVING.label),
    Rule("35", "Water Mill at work", "35", "Times it started.", Ability.WATER_MILL.label),
    Rule(
        "40E",
        "Village Smithy's props",
        "40E",
        "Owners whose iron props it scored.",
        Ability.VILLAGE_SMITHY.label,
    ),
    Rule("44", "Horse and Cart scored", "44", "Winters in which it did.", Ability.HORSE_AND_CART.label),
    Rule("46", "Schultheiss paid", "46", "Payments by its owners.", Ability.SCHULTHEISS.label),
    Rule("47", "Pit Car Tipple scored", "47", "Developments that scored more.", Ability.PIT_CAR_TIPPLE.label),
)
_EFFECTS = (
    Rule("37", "Coal given by the Church", "37", "Coal given away by its effect.", "37"),
    Rule("38", "Coal given by the Community Tunnel", "38", "Coal given away by its effect.", "38"),
    Rule("28", "Kiepenkerl laden", "28", "Times.", "28"),
)
_MARKERS = tuple(
    Rule(
        marker_key(marker),
        f"Marker used: {marker.label}",
        "T8",
        "Times; where it lies on a field, times that it did not return.",
        marker.label,
    )
    for marker in Marker
)
RULES: tuple[Rule, ...] = (
    Rule("r2", "Reserve pool filled short", "R-2", "Reserve pools that drew fewer disks than they should."),
    Rule("d1", "Six or more disks at once", "D1", "First takings of so many."),
    Rule("r4", "First taking skipped", "R-4", "Seats and phases in which no first taking was possible."),
    Rule("d2", "Second taking", "D2", "Second takings."),
    Rule("r5", "Second taking declined", "R-5", "Times."),
    Rule("d4", "Water with a first taking", "D4", "Times."),
    Rule("d5", "Water returned", "D5", "Water returned in the first spring."),
    Rule("r7", "Several colours laid", "R-7", "Fields of farmer or farmhand with several colours."),
    Rule("p4_disk", "Contract worker paid a disk", "P4", "Fields laid, markers too."),
    Rule("p4_food", "Contract worker paid food", "P4", "Fields laid."),
    Rule("p4_thaler", "Contract worker paid a Thaler", "P4", "Fields laid."),
    Rule("r10", "Markers returned", "R-10, 16, 26", "Fields from which markers returned."),
    Rule(
        "r10_paid",
        "Paid for nothing",
        "R-10",
        "Contract workers who did nothing for food, a Thaler or a marker.",
    ),
    Rule("e7", "Synergy", "E7", "Workers with one more disk."),
    Rule("e8", "Summer food", "E8", "Times."),
    Rule("e9", "Coal-digger at work", "E9", "Times he started."),
    Rule("e10", "Coal-miner at work", "E10", "Times he started."),
    Rule("e11", "Haspelknecht at work", "E11", "Times he started, by the Windlass too."),
    Rule("r15", "Tunnel propped early", "R-15", "Props in the Tunnel before the Pinge was exhausted."),
    Rule("m4", "Coal reeled up", "M4", "Coal."),
    Rule("m6", "Pinge exhausted", "M6", "Seats."),
    Rule("m7", "Pinge exhausted for VP", "M7", "Seats that scored for it."),
    Rule("m8", "Section emptied", "M8", "Sections."),
    Rule("w1", "Coal scored in winter", "W1", "Seats and winters."),
    Rule("w2", "Payment not in full", "W2", "Seats and winters."),
    Rule("w3", "Resources lost", "W3", "Seats, winters and kinds of resource."),
    Rule("t2", "Two developments in a phase", "T2", "Times that farmer and farmhand both developed."),
    Rule("t5", "Distant development", "T5", "Resources paid."),
    Rule("t6_1", "First to acquire", "T6", "Developments."),
    Rule("t6_2", "Second to acquire, for VP", "T6", "Developments."),
    Rule("t6_3", "Third to acquire, for VP", "T6", "Developments."),
    Rule("t6_4", "Fourth to acquire, for VP", "T6", "Developments."),
    Rule("t6_late", "Too late for VP", "T6", "Developments acquired when no VP by arrival were left."),
    Rule("t7", "Effect declined", "T7", "Times."),
    Rule("t9", "Every token used", "T9", "Seats."),
    Rule("debt", "Debt returned", "38, B5", "Debt.", DEBT),
    Rule("g1", "Tunnel scored", "G1", "Seats."),
    Rule("g2", "Tunnel bonus scored", "G2", "Tiles and seats."),
    Rule("g3", "Development bonus scored", "G3", "Tiles and seats."),
    Rule("g4", "Buildings scored", "G4", "Seats."),
    Rule("g5", "Unused markers scored", "G5", "Seats."),
    Rule("g6", "Thaler scored", "G6", "Seats."),
    Rule("g7", "Debt scored", "G7", "Seats."),
    Rule("g8", "Water scored", "G8", "Seats."),
    Rule("g9", "Tie-break", "G9", "1 if several have the best score."),
    *_ABILITIES,
    *_EFFECTS,
    *_MARKERS,
    Rule("b3", "Black development", "B3", "Acquired.", BLACK),
    Rule("b6", "Bonus marker scored", "B6", "Seats to whom it brought VP by itself.", BLACK),
    Rule("i2", "Iron prop", "I2", "Props.", IRON),
    Rule("i3", "Workshop at work", "I3", "Times it started.", IRON),
    Rule("i5", "Iron props scored", "I5", "Seats.", IRON),
)


def metric(rule: Rule) -> Metric:
    """The metric that a line of the table is."""
    return Metric(f"rule_{rule.key}", rule.label, "", "rules", rule.about, rule.rules, "game")


def usable(state: GameState) -> frozenset[str]:
    """The keys of the rules that somebody could use in a finished game: what they need was on the table, of
    developments what a seat acquired, and the ruleset leaves room for them."""
    box, owned = state.box, acquired(state)
    there = {"", *(tile.id for tile in owned)}
    there |= {tile.ability.label for tile in owned if tile.ability is not None}
    there |= {tile.marker.label for tile in owned if tile.marker is not None}
    there |= {ability.label for ability in Ability if box.start_abilities >> ability & 1}
    there |= {name for name, found in _modules(box, owned).items() if found}
    idle = _idle(box)
    return frozenset(rule.key for rule in RULES if rule.needs in there and rule.key not in idle)


def acquired(state: GameState) -> list[TileInfo]:
    """The developments that any seat acquired."""
    by_anyone = reduce(or_, (seat.tiles for seat in state.seats))
    return [tile for tile in state.box.tiles if by_anyone >> tile.index & 1]


def _modules(box: Box, owned: Sequence[TileInfo]) -> dict[str, bool]:
    return {BLACK: box.black, IRON: box.iron, DEBT: _returns_debt(owned)}


def _returns_debt(tiles: Sequence[TileInfo]) -> bool:
    return any(isinstance(effect, ReturnDebt) for tile in tiles for effect in with_further(tile.effects))


def _idle(box: Box) -> set[str]:
    """What no game with so many seats, by these figures, can come to."""
    figures = box.ruleset
    by_place = list(zip(*(_arrivals(tile, box.seats) for tile in box.tiles if not tile.black), strict=True))
    possible = {
        **{f"t6_{place}": any(vp) for place, vp in enumerate(by_place, 1)},
        "t6_late": not all(map(all, by_place)),
        "e7": figures.workers.synergy > 0,
        "e8": figures.workers.summer_food > 0,
        "m7": any(figures.pinge.bonus),
        "d4": any(box.wet_pools),
        "w2": any(year != Lease() for year in figures.year),
        "g5": figures.final.marker > 0,
    }
    beyond = {f"t6_{place}" for place in range(box.seats + 1, max(SEATS) + 1)}
    return beyond | {key for key, can_be in possible.items() if not can_be}


def _arrivals(tile: TileInfo, seats: int) -> tuple[int, ...]:
    """The VP of a tile for each place of arrival that there is at a table of so many."""
    return (*tile.arrival, *(0,) * seats)[:seats]
