"""Which rules of the table an event is a use of."""

from __future__ import annotations

from collections.abc import Callable

from game.playtest.metrics.rules_table import MANY, marker_key
from game.rules.events import (
    CartCounted,
    CoalGiven,
    CoalReeled,
    DebtReturned,
    Declined,
    DisksDrawn,
    DisksTaken,
    DistantPaid,
    Event,
    FieldLaid,
    FoodGiven,
    Gained,
    KiepenkerlLaden,
    LeasePaid,
    Lost,
    MarkerUsed,
    PaidForNothing,
    PingeExhausted,
    PropPlaced,
    Scored,
    SeasonBegan,
    SectionEmptied,
    Stored,
    TileAcquired,
    WaterChannelled,
    WaterReturned,
    WaterTaken,
    WorkerActivated,
)
from game.rules.moves import Lay
from game.rules.state import GameState
from game.rules.terms import DISK_MARKER, SPECIAL_MARKERS, Ability, Colour, Field, Place, Slot, Step

Keys = tuple[str, ...]
Uses = Callable[..., Keys]
"""The keys of what an event, on the table where it happened, is a use of."""
NONE: Keys = ()
_SCORED = {rule.upper(): (rule,) for rule in ("m7", "w1", "b3", "b6", "44", "47")} | {
    f"G{line}": (f"g{line}",) for line in range(1, 9)
}
_GAINED = {"E8": ("e8",), "15": ("15",)}
_DECLINED = {Step.SECOND_TAKING: ("r5",), Step.WORKING: ("t7",)}
_STORES = {Slot.BARN: ("12",), Slot.COAL_STORE: ("24",), Slot.WOOD_STORE: ("24",)}
_WORKERS = {
    Field.COAL_DIGGER: ("e9",),
    Field.COAL_MINER: ("e10",),
    Field.HASPELKNECHT: ("e11",),
    Field.WATER_MILL: ("35",),
    Field.FARMERS_WIFE: ("19",),
    Field.WORKSHOP: ("i3",),
}
_LAID = tuple(
    marker_key(marker) for marker in (*(DISK_MARKER[colour] for colour in Colour), *SPECIAL_MARKERS)
)
_ONCE: dict[type[Event], str] = {
    CoalReeled: "m4",
    DistantPaid: "t5",
    FoodGiven: "29",
    KiepenkerlLaden: "28",
    Lost: "w3",
    PaidForNothing: "r10_paid",
    PingeExhausted: "m6",
    SectionEmptied: "m8",
    WaterChannelled: "18",
    WaterReturned: "d5",
}
"""Events that are always one use of a rule."""


def laid_markers(lay: Lay) -> Keys:
    """The keys of all markers that lie on a field."""
    if not lay.special and not any(lay.markers):
        return NONE
    counts = (*lay.markers, lay.wild, lay.basket, lay.cottage)
    return tuple(key for key, count in zip(_LAID, counts, strict=True) for _ in range(count))


def _always(key: str) -> Uses:
    keys = (key,)
    return lambda event, state: keys


def _season(event: SeasonBegan, state: GameState) -> Keys:
    if not state.box.wet_seasons[event.season]:
        return NONE
    return ("21",) * sum(seat.has(Ability.BUCKET) for seat in state.seats)


def _drawn(event: DisksDrawn, state: GameState) -> Keys:
    return ("r2",) if event.reserve and sum(event.disks) < state.box.ruleset.pools.reserve else NONE


def _taken(event: DisksTaken, state: GameState) -> Keys:
    if event.cart != 1:
        return ("d2",)
    return ("d1", "first") if event.amount >= MANY else ("first",)


def _field(event: FieldLaid, state: GameState) -> Keys:
    lay = event.lay
    if lay.empty:
        return NONE
    if lay.field <= Field.FARMHAND:
        mixed = sum(map(bool, lay.total)) > 1
        return ("r7", *laid_markers(lay)) if mixed else laid_markers(lay)
    if lay.field > Field.HASPELKNECHT:
        return laid_markers(lay)
    return ("p4_food" if lay.food else "p4_thaler" if lay.thaler else "p4_disk", *laid_markers(lay))


def _activated(event: WorkerActivated, state: GameState) -> Keys:
    return ("e7",) if event.synergy else _WORKERS.get(event.field, NONE)


def _prop(event: PropPlaced, state: GameState) -> Keys:
    early = event.place == Place.TUNNEL and not state.seats[event.seat].exhausted
    return (*(("r15",) if early else NONE), *(("i2",) if event.iron else NONE))


def _acquired(event: TileAcquired, state: GameState) -> Keys:
    tile = state.box.tiles[state.box.index[event.tile]]
    hand = ("13",) if event.field == Field.FARMHAND else NONE
    if tile.black:
        return hand
    scores = event.arrival < len(tile.arrival) and tile.arrival[event.arrival]
    return (f"t6_{event.arrival + 1}" if scores else "t6_late", *hand)


def _scored(event: Scored, state: GameState) -> Keys:
    if event.rule == "I5":
        return ("i5", "40E") if state.seats[event.seat].has(Ability.VILLAGE_SMITHY) else ("i5",)
    return _SCORED.get(event.rule, NONE)


def _paid(event: LeasePaid, state: GameState) -> Keys:
    schultheiss = state.seats[event.seat].has(Ability.SCHULTHEISS)
    return (*(("46",) if schultheiss else NONE), *(("w2",) if event.debt else NONE))


USES: dict[type[Event], Uses] = {
    **{kind: _always(key) for kind, key in _ONCE.items()},
    CartCounted: lambda event, state: ("27",) if event.cart > 1 else NONE,
    CoalGiven: lambda event, state: ("38",) if event.source == "Community Tunnel" else ("37",),
    DebtReturned: lambda event, state: ("debt",) * event.amount,
    Declined: lambda event, state: _DECLINED.get(event.step, NONE),
    DisksDrawn: _drawn,
    DisksTaken: _taken,
    FieldLaid: _field,
    Gained: lambda event, state: _GAINED.get(event.rule, NONE),
    LeasePaid: _paid,
    MarkerUsed: lambda event, state: (marker_key(event.marker),),
    PropPlaced: _prop,
    Scored: _scored,
    SeasonBegan: _season,
    Stored: lambda event, state: _STORES.get(event.slot, NONE),
    TileAcquired: _acquired,
    WaterTaken: lambda event, state: ("d4",) if event.rule == "D4" else NONE,
    WorkerActivated: _activated,
}
"""What is used, by the kind of event; `first` counts first takings."""
