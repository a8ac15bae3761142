"""The rules that a game used, and how often."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics.rules_table import MANY, RULES, marker_key, metric, usable
from game.rules import events
from game.rules.engine import scores
from game.rules.ids import RuleOrTile
from game.rules.moves import Lay
from game.rules.state import GameState
from game.rules.terms import Ability, Field, Marker, Place, Step

Keys = tuple[str, ...]
NONE: Final[Keys] = ()
_SCORING: Final[tuple[RuleOrTile, ...]] = (
    *("M7", "W1", "B3", "B6", "44", "47"),
    *("G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8"),
)
_SCORED: Final = {rule: (rule.lower(),) for rule in _SCORING}
_STORES: Final = {Ability.BARN.label: ("12",), Ability.COAL_STORAGE.label: ("24",)}
_WORKERS: Final = {rule.worker: (rule.key,) for rule in RULES if rule.worker is not None}
_MARKERS: Final = {marker: marker_key(marker) for marker in Marker}
_OFFERS: Final = {Step.SECOND_TAKING: ("r5",), Step.WORKING: ("t7",)}
_GAINED: Final[Mapping[RuleOrTile, Keys]] = {"E8": ("e8",), "15": ("15",)}
_WATER: Final[Mapping[RuleOrTile, Keys]] = {"D4": ("d4",)}


def laid_markers(lay: Lay) -> Keys:
    """Return the keys of all markers on a field."""
    return tuple([_MARKERS[marker] for marker, count in lay.marked for _ in range(count)])


def _season(event: events.SeasonBegan, state: GameState) -> Keys:
    if not state.box.wet_years[event.year - 1][event.season]:
        return NONE
    return ("21",) * sum(seat.has(Ability.BUCKET) for seat in state.seats)


def _prop(event: events.PropPlaced, state: GameState) -> Keys:
    early = event.place == Place.TUNNEL and not state.seats[event.seat].exhausted
    return (*(("r15",) if early else NONE), *(("i2",) if event.iron else NONE))


def _paid(event: events.LeasePaid, state: GameState) -> Keys:
    schultheiss = state.seats[event.seat].has(Ability.SCHULTHEISS)
    return (*(("46",) if schultheiss else NONE), *(("w2",) if event.debt else NONE))


def _stored(event: events.Stored, state: GameState) -> Keys:
    return _STORES.get(state.box.storage.data[event.slot].since, NONE)


def _drawn(event: events.DisksDrawn, state: GameState) -> Keys:
    short = event.reserve and sum(event.disks) < state.box.ruleset.pools.reserve
    return ("r2",) if short else NONE


def _taken(event: events.DisksTaken, state: GameState) -> Keys:
    if event.cart != 1:
        return ("d2",)
    return ("d1", "first") if event.amount >= MANY else ("first",)


def _laid(event: events.FieldLaid, state: GameState) -> Keys:
    lay = event.lay
    if lay.empty:
        return NONE
    if lay.own:
        mixed = sum(map(bool, lay.total)) > 1
        return ("r7", *laid_markers(lay)) if mixed else laid_markers(lay)
    if lay.field > Field.HASPELKNECHT:
        return laid_markers(lay)
    return ("p4_food" if lay.food else "p4_thaler" if lay.thaler else "p4_disk", *laid_markers(lay))


def _activated(event: events.WorkerActivated, state: GameState) -> Keys:
    return ("e7",) if event.synergy else _WORKERS.get(event.field, NONE)


def _acquired(event: events.TileAcquired, state: GameState) -> Keys:
    tile, arrival = state.box.tiles[state.box.index[event.tile]], event.arrival
    hand = ("13",) if event.field == Field.FARMHAND else NONE
    if tile.black:
        return hand
    scores = arrival < len(tile.arrival) and tile.arrival[arrival]
    return (f"t6_{arrival + 1}" if scores else "t6_late", *hand)


def _scored(event: events.Scored, state: GameState) -> Keys:
    if event.rule == "I5":
        return ("i5", "40E") if state.seats[event.seat].has(Ability.VILLAGE_SMITHY) else ("i5",)
    return _SCORED.get(event.rule, NONE)


def _counted(event: events.CartCounted, state: GameState) -> Keys:
    return ("27",) if event.cart > 1 else NONE


def _given(event: events.CoalGiven, state: GameState) -> Keys:
    return ("38",) if event.source == "Community Tunnel" else ("37",)


def _returned(event: events.DebtReturned, state: GameState) -> Keys:
    return ("debt",) * event.amount


def _declined(event: events.Declined, state: GameState) -> Keys:
    return _OFFERS.get(event.step, NONE)


def _gained(event: events.Gained, state: GameState) -> Keys:
    return _GAINED.get(event.rule, NONE)


def _marked(event: events.MarkerUsed, state: GameState) -> Keys:
    return (_MARKERS[event.marker],)


def _wet(event: events.WaterTaken, state: GameState) -> Keys:
    return _WATER.get(event.rule, NONE)


_ALWAYS: Final[Mapping[type[events.Event], str]] = {
    rule.on: rule.key for rule in RULES if rule.on is not None
}
"""The rules that every event of a type uses."""
_USES: Final[Mapping[type[events.Event], Callable[..., Keys]]] = {
    events.CartCounted: _counted,
    events.CoalGiven: _given,
    events.DebtReturned: _returned,
    events.Declined: _declined,
    events.DisksDrawn: _drawn,
    events.DisksTaken: _taken,
    events.FieldLaid: _laid,
    events.Gained: _gained,
    events.LeasePaid: _paid,
    events.MarkerUsed: _marked,
    events.PropPlaced: _prop,
    events.Scored: _scored,
    events.SeasonBegan: _season,
    events.Stored: _stored,
    events.TileAcquired: _acquired,
    events.WaterTaken: _wet,
    events.WorkerActivated: _activated,
}
"""The rules that other events use by what they say, and the state then; `first` counts first takings."""
_COLUMNS: Final = tuple((f"rule_{rule.key}", rule.key) for rule in RULES)


class RulesUsed(Observer):
    """Counts the uses of each rule in the table; setting up a game uses none."""

    METRICS: ClassVar[tuple[Metric, ...]] = tuple(map(metric, RULES))
    SETUP: ClassVar[bool] = False

    def __init__(self) -> None:
        self._used: defaultdict[str, int] = defaultdict(int)
        self._acquired = 0
        """The developments of the turn under way."""

    def handlers(self) -> Handlers:
        return {
            **dict.fromkeys(_ALWAYS, self._count),
            **dict.fromkeys(_USES, self._use),
            events.TurnBegan: self._turn,
            events.TileAcquired: self._acquire,
            events.FieldReturned: self._return,
        }

    def _count(self, event: events.Event) -> None:
        self._used[_ALWAYS[type(event)]] += 1

    def _use(self, event: events.Event) -> None:
        for key in _USES[type(event)](event, self._state):
            self._used[key] += 1

    def _turn(self, event: events.TurnBegan) -> None:
        self._acquired = 0

    def _acquire(self, event: events.TileAcquired) -> None:
        self._use(event)
        self._acquired += 1
        self._used["t2"] += self._acquired == 2

    def _return(self, event: events.FieldReturned) -> None:
        """A returned field takes back the uses of its markers."""
        self._used["r10"] += 1
        for key in laid_markers(event.lay):
            self._used[key] -= 1

    def columns(self, state: GameState) -> Columns:
        used = self._used.copy()
        used.update(_at_the_end(state, used["first"]))
        there = usable(state)
        return {column: used[key] if key in there else None for column, key in _COLUMNS}


def _at_the_end(state: GameState, first_takings: int) -> dict[str, int]:
    """Return the uses that no event tells: takings that did not come, tokens, the tie-break."""
    box, final = state.box, scores(state)
    return {
        "r4": box.seats * box.years * len(box.phases) - first_takings,
        "t9": sum(seat.tiles.bit_count() >= box.tokens for seat in state.seats),
        "g9": int(final.count(max(final)) > 1),
    }
