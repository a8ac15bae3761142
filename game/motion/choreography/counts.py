"""Which development counts in which event, and which in a line of the end: that is seen to work."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from game.motion.choreography.entry import Scenery
from game.rules import events as e
from game.rules.engine import ScoreLine
from game.rules.ids import NoId, RuleId, TileId, is_tile
from game.rules.ruleset import Ruleset
from game.rules.state import Seat, TileEffect
from game.rules.terms import Ability, Field, Marker
from game.table.picture import things
from game.table.pieces import BUILDINGS


class Use(NamedTuple):
    """A development that counts for a seat, and which of its pieces works: ability, marker, else the tile.

    A marker on a `field` works there.
    """

    seat: int
    tile: TileId | NoId
    ability: Ability | None = None
    marker: Marker | None = None
    field: Field | None = None


class Onlooker:
    """Goes through some events in order and knows what is behind those that do not say it."""

    def __init__(self, scenery: Scenery) -> None:
        self.scenery = scenery
        self.box, self.ruleset = scenery.before.box, scenery.before.box.ruleset
        self.gained: set[tuple[int, Ability]] = set()
        self.behind: TileId | NoId = self._pending()

    def _pending(self) -> TileId | NoId:
        """Return the development whose effect was asked about before."""
        pending = self.scenery.before.pending
        top = pending[-1] if pending else None
        return self.box.tiles[top.tile].id if isinstance(top, TileEffect) else ""

    def uses(self, event: e.Event) -> Iterator[Use]:
        """Yield the developments that count in an event."""
        if isinstance(event, e.TileAcquired):
            self._acquired(event)
        elif isinstance(event, e.MarkerUsed):
            self.behind = self.of_marker(event.seat, event.marker).tile
        elif isinstance(event, e.WorkerActivated | e.TurnBegan):
            self.behind = ""
        yield from COUNTS.get(type(event), nothing)(self, event)

    def _acquired(self, event: e.TileAcquired) -> None:
        self.behind = event.tile
        ability = self.box.tiles[self.box.index[event.tile]].ability
        if ability is not None:
            self.gained.add((event.seat, ability))

    def at_the_end(self, seat: int, line: ScoreLine) -> Iterable[Use]:
        """Return the developments that count in a seat's line of the final scoring."""
        return AT_THE_END[line.rule](self, seat, line) if line.rule in AT_THE_END else ()

    def seat(self, number: int) -> Seat:
        """Return a seat with all abilities that it has by now."""
        seat = self.scenery.before.seats[number].copy()
        for owner, ability in self.gained:
            seat.abilities |= ability.bit if owner == number else 0
        return seat

    def of_tile(self, seat: int, tile: TileId) -> Use:
        """Return the work of a development: where it has given an ability, that of its piece."""
        label = self.ruleset.tile[tile].ability
        ability = next((one for one in Ability if one.label == label), None)
        has = ability is not None and self.seat(seat).has(ability)
        return Use(seat, tile, ability if has else None)

    def of_ability(self, seat: int, ability: Ability) -> Iterator[Use]:
        """Yield the work of an ability, if the seat has it."""
        if self.seat(seat).has(ability):
            yield Use(seat, _with(self.ruleset, "ability", ability.label), ability)

    def of_marker(self, seat: int, marker: Marker, field: Field | None = None) -> Use:
        """Return the work of a marker on the shelf, or on a field."""
        return Use(seat, _with(self.ruleset, "marker", marker.label), None, Marker(marker), field)

    def laid(self, seat: int, field: Field) -> Iterator[Use]:
        """Yield the work of the markers that lie on a field."""
        lay = self.scenery.before.seats[seat].lay_on(field)
        for kind, which in dict.fromkeys(things(lay)):
            if kind == "marker":
                yield self.of_marker(seat, Marker(which), field)


STARTED = {Field.WATER_MILL: Ability.WATER_MILL, Field.FARMERS_WIFE: Ability.FARMERS_WIFE}


def _with(ruleset: Ruleset, what: str, label: str) -> TileId | NoId:
    """Return the development that gives an ability or a marker; empty where none does."""
    return next((number for number, tile in ruleset.tile.items() if getattr(tile, what) == label), "")


# -- which one counts -----------------------------------------------------------------------------------


def nothing(o: Onlooker, v: e.Event) -> Iterable[Use]:
    return ()


def _by_rule(
    o: Onlooker, v: e.Gained | e.Spent | e.TakenAway | e.Scored | e.WaterTaken | e.DebtReturned
) -> Iterator[Use]:
    """Its rule is that of a development."""
    if is_tile(v.rule) and v.rule in o.ruleset.tile:
        yield o.of_tile(v.seat, v.rule)


def _by_effect(o: Onlooker, v: Any) -> Iterator[Use]:
    """It is part of what a development does when it is acquired, or a marker when it is used."""
    if o.behind and o.behind in o.box.index:
        yield o.of_tile(v.seat, o.behind)


def _marker_gained(o: Onlooker, v: e.MarkerGained) -> Iterator[Use]:
    """A development gives the marker of another one."""
    if o.of_marker(v.seat, v.marker).tile != o.behind:
        yield from _by_effect(o, v)


def _dry_season(o: Onlooker, v: e.SeasonBegan) -> Iterator[Use]:
    """The Bucket keeps out the water of the season: it is to be seen in nothing that happens."""
    if o.box.wet_years[v.year - 1][v.season]:
        for number in range(len(o.scenery.before.seats)):
            yield from o.of_ability(number, Ability.BUCKET)


def _activated(o: Onlooker, v: e.WorkerActivated) -> Iterator[Use]:
    if v.field in STARTED:
        yield from o.of_ability(v.seat, STARTED[v.field])
    yield from o.laid(v.seat, v.field)


def _developed(o: Onlooker, v: e.TileAcquired) -> Iterator[Use]:
    """The farmhand develops with the Pickaxe alone."""
    if v.field == Field.FARMHAND:
        yield from o.of_ability(v.seat, Ability.IMPROVED_FARMHAND)
    yield from o.laid(v.seat, v.field)


def _stored(o: Onlooker, v: e.Stored) -> Iterator[Use]:
    place = o.box.storage.data[v.slot]
    if is_tile(place.since):
        yield o.of_tile(v.seat, place.since)
    for ability in Ability:
        if ability.label == place.since and ability != Ability.WORKSHOP:
            yield from o.of_ability(v.seat, ability)


def _ability(ability: Ability) -> Callable[[Onlooker, Any], Iterator[Use]]:
    return lambda o, v: o.of_ability(v.seat, ability)


COUNTS: dict[type[e.Event], Callable[[Onlooker, Any], Iterable[Use]]] = {
    e.Gained: _by_rule,
    e.Spent: _by_rule,
    e.TakenAway: _by_rule,
    e.Scored: _by_rule,
    e.WaterTaken: _by_rule,
    e.DebtReturned: _by_rule,
    e.CoalDug: _by_effect,
    e.WaterDrained: _by_effect,
    e.CoalGiven: _by_effect,
    e.BonusTaken: _by_effect,
    e.KiepenkerlLaden: _by_effect,
    e.MarkerGained: _marker_gained,
    e.MarkerUsed: lambda o, v: [o.of_marker(v.seat, v.marker)],
    e.PaymentSpent: lambda o, v: o.laid(v.seat, v.lay.field),
    e.WorkerActivated: _activated,
    e.TileAcquired: _developed,
    e.SeasonBegan: _dry_season,
    e.Stored: _stored,
    e.CartCounted: _ability(Ability.TOWPATH_HORSE),
    e.FoodGiven: _ability(Ability.THANKSGIVING),
    e.WaterChannelled: _ability(Ability.WATER_CHANNEL),
    e.LeasePaid: _ability(Ability.SCHULTHEISS),
}
"""The developments that count in an event, by its kind."""


def _markers(o: Onlooker, number: int, line: ScoreLine) -> Iterator[Use]:
    seat = o.seat(number)
    return (o.of_marker(number, one) for one in Marker if seat.markers[one] or seat.fresh[one])


AT_THE_END: dict[RuleId, Callable[[Onlooker, int, ScoreLine], Iterable[Use]]] = {
    "G2": lambda o, seat, line: [o.of_tile(seat, line.tile)] if line.tile else [],
    "G3": lambda o, seat, line: [o.of_tile(seat, line.tile)] if line.tile else [],
    "G4": lambda o, seat, line: (use for one in BUILDINGS for use in o.of_ability(seat, one)),
    "G5": _markers,
    "I5": lambda o, seat, line: o.of_ability(seat, Ability.VILLAGE_SMITHY),
}
"""The developments that count in the final scoring, by the rule of a line."""
