"""The rules that a game used, and how often."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from operator import attrgetter
from typing import Any, NamedTuple

from game.playtest.metric import Columns, Handlers, Observer
from game.playtest.metrics.rules_table import MANY, RULES, marker_key, metric, usable
from game.rules import events
from game.rules.disks import Disks
from game.rules.engine import scores
from game.rules.ids import RuleOrTile, TileId
from game.rules.moves import Lay
from game.rules.state import GameState
from game.rules.terms import Ability, Field, Marker, Place, Slot, Step

Keys = tuple[str, ...]
NONE: Keys = ()
_SCORING: tuple[RuleOrTile, ...] = (
    *("M7", "W1", "B3", "B6", "44", "47"),
    *("G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8"),
)
_SCORED = {rule: (rule.lower(),) for rule in _SCORING}
_STORES = {Ability.BARN.label: ("12",), Ability.COAL_STORAGE.label: ("24",)}
_WORKERS = {rule.worker: (rule.key,) for rule in RULES if rule.worker is not None}
_MARKERS = {marker: marker_key(marker) for marker in Marker}


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


_AT_ONCE: Mapping[type[events.Event], Callable[..., Keys]] = {
    events.LeasePaid: _paid,
    events.PropPlaced: _prop,
    events.SeasonBegan: _season,
}
"""The rules that an event uses by what the seats have at that moment."""


def _always(key: str, kind: type[events.Event], state: GameState) -> Keys:
    return (key,)


def _stored(slot: Slot, state: GameState) -> Keys:
    return _STORES.get(state.box.storage.data[slot].since, NONE)


def _drawn(drawn: tuple[bool, Disks], state: GameState) -> Keys:
    reserve, disks = drawn
    return ("r2",) if reserve and sum(disks) < state.box.ruleset.pools.reserve else NONE


def _taken(taken: tuple[int, int], state: GameState) -> Keys:
    cart, amount = taken
    if cart != 1:
        return ("d2",)
    return ("d1", "first") if amount >= MANY else ("first",)


def _laid(lay: Lay, state: GameState) -> Keys:
    if lay.empty:
        return NONE
    if lay.own:
        mixed = sum(map(bool, lay.total)) > 1
        return ("r7", *laid_markers(lay)) if mixed else laid_markers(lay)
    if lay.field > Field.HASPELKNECHT:
        return laid_markers(lay)
    return ("p4_food" if lay.food else "p4_thaler" if lay.thaler else "p4_disk", *laid_markers(lay))


def _activated(activated: tuple[Field, int], state: GameState) -> Keys:
    field, synergy = activated
    return ("e7",) if synergy else _WORKERS.get(field, NONE)


def _acquired(acquired: tuple[TileId, int, Field], state: GameState) -> Keys:
    id, arrival, field = acquired
    tile = state.box.tiles[state.box.index[id]]
    hand = ("13",) if field == Field.FARMHAND else NONE
    if tile.black:
        return hand
    scores = arrival < len(tile.arrival) and tile.arrival[arrival]
    return (f"t6_{arrival + 1}" if scores else "t6_late", *hand)


def _scored(scored: tuple[RuleOrTile, int], state: GameState) -> Keys:
    rule, seat = scored
    if rule == "I5":
        return ("i5", "40E") if state.seats[seat].has(Ability.VILLAGE_SMITHY) else ("i5",)
    return _SCORED.get(rule, NONE)


class Uses(NamedTuple):
    """What of an event tells the rules that it uses, and which these are for its value and the state."""

    of: Callable[[events.Event], Any]
    keys: Callable[..., Keys]


def _uses(keys: Callable[..., Keys], *of: str) -> Uses:
    return Uses(attrgetter(*of), keys)


def _looked_up(of: str, table: Mapping[Any, Keys]) -> Uses:
    return Uses(attrgetter(of), lambda value, state: table.get(value, NONE))


_IN_THE_END: Mapping[type[events.Event], Uses] = {
    **{rule.on: Uses(type, partial(_always, rule.key)) for rule in RULES if rule.on is not None},
    events.CartCounted: _uses(lambda cart, state: ("27",) if cart > 1 else NONE, "cart"),
    events.CoalGiven: _uses(lambda one, state: ("38",) if one == "Community Tunnel" else ("37",), "source"),
    events.DebtReturned: _uses(lambda amount, state: ("debt",) * amount, "amount"),
    events.Declined: _looked_up("step", {Step.SECOND_TAKING: ("r5",), Step.WORKING: ("t7",)}),
    events.DisksDrawn: _uses(_drawn, "reserve", "disks"),
    events.DisksTaken: _uses(_taken, "cart", "amount"),
    events.FieldLaid: _uses(_laid, "lay"),
    events.Gained: _looked_up("rule", {"E8": ("e8",), "15": ("15",)}),
    events.MarkerUsed: _looked_up("marker", {marker: (key,) for marker, key in _MARKERS.items()}),
    events.Scored: _uses(_scored, "rule", "seat"),
    events.Stored: _uses(_stored, "slot"),
    events.TileAcquired: _uses(_acquired, "tile", "arrival", "field"),
    events.WaterTaken: _looked_up("rule", {"D4": ("d4",)}),
    events.WorkerActivated: _uses(_activated, "field", "synergy"),
}
"""The rules used by all other types of event, counted in the end; `first` counts first takings."""
_COLUMNS = tuple((f"rule_{rule.key}", rule.key) for rule in RULES)


class RulesUsed(Observer):
    """Counts the uses of each rule in the table; setting up a game uses none."""

    METRICS = tuple(map(metric, RULES))
    SETUP = False

    def __init__(self) -> None:
        self._used: defaultdict[str, int] = defaultdict(int)
        self._told: dict[type[events.Event], list[events.Event]] = {kind: [] for kind in _IN_THE_END}
        self._turns: list[events.Event] = []
        self._returned: list[events.FieldReturned] = []

    def handlers(self) -> Handlers:
        return {
            **{kind: told.append for kind, told in self._told.items()},
            **dict.fromkeys(_AT_ONCE, self._use),
            events.TurnBegan: self._turns.append,
            events.TileAcquired: self._acquire,
            events.FieldReturned: self._returned.append,
        }

    def _use(self, event: events.Event) -> None:
        for key in _AT_ONCE[type(event)](event, self._state):
            self._used[key] += 1

    def _acquire(self, event: events.TileAcquired) -> None:
        self._told[events.TileAcquired].append(event)
        self._turns.append(event)

    def columns(self, state: GameState) -> Columns:
        used = self._used.copy()
        self._count(used, state)
        used["t2"] = twice(self._turns)
        used.update(_at_the_end(state, used["first"]))
        there = usable(state)
        return {column: used[key] if key in there else None for column, key in _COLUMNS}

    def _count(self, used: dict[str, int], state: GameState) -> None:
        """Count the uses of the events told so far; a returned field takes back those of its markers."""
        for kind, told in self._told.items():
            of, keys = _IN_THE_END[kind]
            for value, times in counted(map(of, told)).items():
                for key in keys(value, state):
                    used[key] += times
        used["r10"] += len(self._returned)
        for event in self._returned:
            for key in laid_markers(event.lay):
                used[key] -= 1


def counted(values: Iterable[Any]) -> dict[Any, int]:
    """Return how often each value comes; so few are counted faster than by a Counter."""
    found: dict[Any, int] = {}
    for value in values:
        found[value] = found.get(value, 0) + 1
    return found


def twice(turns: Sequence[events.Event]) -> int:
    """Return the number of turns in which a second development was acquired, from their beginnings."""
    found = acquired = 0
    for event in turns:
        acquired = 0 if isinstance(event, events.TurnBegan) else acquired + 1
        found += acquired == 2
    return found


def _at_the_end(state: GameState, first_takings: int) -> dict[str, int]:
    """Return the uses that no event tells: takings that did not come, tokens, the tie-break."""
    box, final = state.box, scores(state)
    return {
        "r4": box.seats * box.years * len(box.phases) - first_takings,
        "t9": sum(seat.tiles.bit_count() >= box.tokens for seat in state.seats),
        "g9": int(final.count(max(final)) > 1),
    }
