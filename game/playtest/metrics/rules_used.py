"""The rules that a game used, and how often."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from game.playtest.metric import Columns, Handlers, Observer
from game.playtest.metrics.rules_table import MANY, RULES, marker_key, metric, usable
from game.rules import events
from game.rules.engine import scores
from game.rules.ids import RuleOrTile
from game.rules.moves import Lay
from game.rules.state import GameState
from game.rules.terms import DISK_MARKER, SPECIAL_MARKERS, Ability, Colour, Field, Place, Step

Keys = tuple[str, ...]
Uses = Callable[..., Keys]
"""Returns the keys of the rules that an event uses, given the state."""
NONE: Keys = ()
_SCORING: tuple[RuleOrTile, ...] = (
    *("M7", "W1", "B3", "B6", "44", "47"),
    *("G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8"),
)
_SCORED = {rule: (rule.lower(),) for rule in _SCORING}
_GAINED: dict[RuleOrTile, Keys] = {"E8": ("e8",), "15": ("15",)}
_DECLINED = {Step.SECOND_TAKING: ("r5",), Step.WORKING: ("t7",)}
_STORES = {Ability.BARN.label: ("12",), Ability.COAL_STORAGE.label: ("24",)}
_WORKERS = {rule.worker: (rule.key,) for rule in RULES if rule.worker is not None}
_LAID = tuple(map(marker_key, (*(DISK_MARKER[colour] for colour in Colour), *SPECIAL_MARKERS)))


def laid_markers(lay: Lay) -> Keys:
    """Return the keys of all markers on a field."""
    if not lay.special and not any(lay.markers):
        return NONE
    counts = (*lay.markers, lay.wild, lay.basket, lay.cottage)
    return tuple(key for key, count in zip(_LAID, counts, strict=True) for _ in range(count))


def _always(key: str) -> Uses:
    keys = (key,)
    return lambda event, state: keys


def _season(event: events.SeasonBegan, state: GameState) -> Keys:
    if not state.box.wet_years[event.year - 1][event.season]:
        return NONE
    return ("21",) * sum(seat.has(Ability.BUCKET) for seat in state.seats)


def _stored(event: events.Stored, state: GameState) -> Keys:
    return _STORES.get(state.box.storage.data[event.slot].since, NONE)


def _drawn(event: events.DisksDrawn, state: GameState) -> Keys:
    return ("r2",) if event.reserve and sum(event.disks) < state.box.ruleset.pools.reserve else NONE


def _taken(event: events.DisksTaken, state: GameState) -> Keys:
    if event.cart != 1:
        return ("d2",)
    return ("d1", "first") if event.amount >= MANY else ("first",)


def _field(event: events.FieldLaid, state: GameState) -> Keys:
    lay = event.lay
    if lay.empty:
        return NONE
    if lay.field <= Field.FARMHAND:
        mixed = sum(map(bool, lay.total)) > 1
        return ("r7", *laid_markers(lay)) if mixed else laid_markers(lay)
    if lay.field > Field.HASPELKNECHT:
        return laid_markers(lay)
    return ("p4_food" if lay.food else "p4_thaler" if lay.thaler else "p4_disk", *laid_markers(lay))


def _activated(event: events.WorkerActivated, state: GameState) -> Keys:
    return ("e7",) if event.synergy else _WORKERS.get(event.field, NONE)


def _prop(event: events.PropPlaced, state: GameState) -> Keys:
    early = event.place == Place.TUNNEL and not state.seats[event.seat].exhausted
    return (*(("r15",) if early else NONE), *(("i2",) if event.iron else NONE))


def _acquired(event: events.TileAcquired, state: GameState) -> Keys:
    tile = state.box.tiles[state.box.index[event.tile]]
    hand = ("13",) if event.field == Field.FARMHAND else NONE
    if tile.black:
        return hand
    scores = event.arrival < len(tile.arrival) and tile.arrival[event.arrival]
    return (f"t6_{event.arrival + 1}" if scores else "t6_late", *hand)


def _scored(event: events.Scored, state: GameState) -> Keys:
    if event.rule == "I5":
        return ("i5", "40E") if state.seats[event.seat].has(Ability.VILLAGE_SMITHY) else ("i5",)
    return _SCORED.get(event.rule, NONE)


def _paid(event: events.LeasePaid, state: GameState) -> Keys:
    schultheiss = state.seats[event.seat].has(Ability.SCHULTHEISS)
    return (*(("46",) if schultheiss else NONE), *(("w2",) if event.debt else NONE))


USES: dict[type[events.Event], Uses] = {
    **{rule.on: _always(rule.key) for rule in RULES if rule.on is not None},
    events.CartCounted: lambda event, state: ("27",) if event.cart > 1 else NONE,
    events.CoalGiven: lambda event, state: ("38",) if event.source == "Community Tunnel" else ("37",),
    events.DebtReturned: lambda event, state: ("debt",) * event.amount,
    events.Declined: lambda event, state: _DECLINED.get(event.step, NONE),
    events.DisksDrawn: _drawn,
    events.DisksTaken: _taken,
    events.FieldLaid: _field,
    events.Gained: lambda event, state: _GAINED.get(event.rule, NONE),
    events.LeasePaid: _paid,
    events.MarkerUsed: lambda event, state: (marker_key(event.marker),),
    events.PropPlaced: _prop,
    events.Scored: _scored,
    events.SeasonBegan: _season,
    events.Stored: _stored,
    events.TileAcquired: _acquired,
    events.WaterTaken: lambda event, state: ("d4",) if event.rule == "D4" else NONE,
    events.WorkerActivated: _activated,
}
"""The rules used by each type of event; `first` counts first takings."""


class RulesUsed(Observer):
    """Counts the uses of each rule in the table."""

    METRICS = tuple(map(metric, RULES))

    def __init__(self) -> None:
        self._used: defaultdict[str, int] = defaultdict(int)
        self._acquired = 0
        """Developments acquired in the present turn."""

    def handlers(self) -> Handlers:
        plain = {kind: self._ear(uses) for kind, uses in USES.items() if kind is not events.TileAcquired}
        return {
            **plain,
            events.TileAcquired: self._acquire,
            events.FieldReturned: self._return,
            events.TurnBegan: self._turn,
        }

    def _ear(self, uses: Uses) -> Callable[[events.Event], None]:
        """Return a handler that counts uses; setting up a game uses no rule."""
        used = self._used

        def hear(event: events.Event) -> None:
            if self.begun:
                for key in uses(event, self._state):
                    used[key] += 1

        return hear

    def _turn(self, event: events.TurnBegan) -> None:
        self._acquired = 0

    def _acquire(self, event: events.TileAcquired) -> None:
        for key in USES[events.TileAcquired](event, self._state):
            self._used[key] += 1
        self._acquired += 1
        if self._acquired == 2:
            self._used["t2"] += 1

    def _return(self, event: events.FieldReturned) -> None:
        """Take back the uses of a returned field's markers."""
        self._used["r10"] += 1
        for key in laid_markers(event.lay):
            self._used[key] -= 1

    def columns(self, state: GameState) -> Columns:
        self._used.update(_at_the_end(state, self._used["first"]))
        there = usable(state)
        return {f"rule_{rule.key}": self._used[rule.key] if rule.key in there else None for rule in RULES}


def _at_the_end(state: GameState, first_takings: int) -> dict[str, int]:
    """Return the uses that no event tells: takings that did not come, tokens, the tie-break."""
    box, final = state.box, scores(state)
    return {
        "r4": box.seats * box.years * len(box.phases) - first_takings,
        "t9": sum(seat.tiles.bit_count() >= box.tokens for seat in state.seats),
        "g9": int(final.count(max(final)) > 1),
    }
