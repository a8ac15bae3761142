"""The places that a move has just changed on the table, for the marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.match import Turn
from game.rules import events as e
from game.rules.box import Box
from game.rules.terms import Place, Resource, Season
from game.table.places.board import Good
from game.table.spots import Kind, Spot

_MINES = {"Pinge": Place.PINGE, "Tunnel": Place.TUNNEL}


def touched(turn: Turn, focus: int) -> frozenset[Spot]:
    """Return the places of a move and its consequences: on the table, and on the large board if it shows who
    made it, else that seat's small board."""
    found = {
        spot for event in turn.events if (of_all := _ON_TABLE.get(type(event))) for spot in of_all(event)
    }
    box = turn.before.box
    for event in _before_winter(turn):
        if getattr(event, "seat", None) == focus and (of_one := _ON_BOARD.get(type(event))):
            found.update(of_one(event))
        if isinstance(event, e.TileAcquired | e.OptionChosen):
            found.update(_tile(event, box))
    if turn.seat != focus:
        found.add(Spot(Kind.SEAT, turn.seat))
    return frozenset(found - {Spot(Kind.SEAT, focus)})


def _before_winter(turn: Turn) -> Iterator[e.Event]:
    """Yield the events up to a winter: the rest stands in its farmyard."""
    for event in turn.events:
        if isinstance(event, e.SeasonBegan) and event.season == Season.WINTER:
            return
        yield event


def _tile(event: e.TileAcquired | e.OptionChosen, box: Box) -> Iterator[Spot]:
    """Yield the development, if it lies on the board: what a seat begins with does not."""
    if event.tile in box.index:
        yield Spot(Kind.TILE, box.index[event.tile])


def _good(name: str) -> Iterator[Spot]:
    """Yield the count of a resource, Thaler, debt or coal in the shaft."""
    if name == "shaft":
        yield Spot(Kind.SHAFT_COAL)
    elif name.upper() in Good.__members__:
        yield Spot(Kind.GOOD, Good[name.upper()])


def _resource(resource: Resource) -> Iterator[Spot]:
    return _good(Resource(resource).label)


def _given(event: e.CoalGiven) -> Iterator[Spot]:
    """Yield the place of a coal that was given away."""
    if event.source in _MINES:
        yield Spot(Kind.DUG, _MINES[event.source], event.piece)
    elif event.source in ("farm", "shaft"):
        yield from _good("coal" if event.source == "farm" else "shaft")


_ON_TABLE: dict[type[e.Event], Callable[[Any], Iterator[Spot]]] = {
    e.DisksTaken: lambda v: iter([Spot(Kind.POOL, v.pool, v.colour)]),
    e.DisksSwapped: lambda v: iter([Spot(Kind.RESERVE, v.pool), Spot(Kind.POOL, v.pool, v.reserve)]),
    e.FoodGiven: lambda v: iter([] if v.to is None else [Spot(Kind.SEAT, v.to)]),
    e.CoalGiven: lambda v: iter([Spot(Kind.SEAT, v.to)]),
    e.DistantPaid: lambda v: iter([Spot(Kind.SEAT, v.owner)]),
}
_ON_BOARD: dict[type[e.Event], Callable[[Any], Iterator[Spot]]] = {
    e.DisksTaken: lambda v: iter([Spot(Kind.CART, v.cart - 1)]),
    e.WaterTaken: lambda v: iter([Spot(Kind.WATER)]),
    e.WaterReturned: lambda v: iter([Spot(Kind.WATER)]),
    e.WaterDrained: lambda v: iter([Spot(Kind.WATER)]),
    e.CartCounted: lambda v: iter([Spot(Kind.CART, v.cart - 1)]),
    e.FoodGiven: lambda v: _good("food"),
    e.FieldLaid: lambda v: iter([Spot(Kind.FIELD, v.lay.field)]),
    e.WorkerActivated: lambda v: iter([Spot(Kind.FIELD, v.field)]),
    e.Gained: lambda v: _good(v.what),
    e.Spent: lambda v: _good(v.what),
    e.TakenAway: lambda v: iter([Spot(Kind.WATER)]) if v.what == "water" else _good(v.what),
    e.CoalDug: lambda v: iter([Spot(Kind.DUG, v.place, v.piece)]),
    e.CoalReeled: lambda v: iter([Spot(Kind.SHAFT_COAL), Spot(Kind.GOOD, Good.COAL)]),
    e.CoalGiven: _given,
    e.PropPlaced: lambda v: iter([Spot(Kind.STANDING, v.place, v.index)]),
    e.TileAcquired: lambda v: iter([Spot(Kind.FIELD, v.field)]),
    e.DistantPaid: lambda v: _resource(v.resource),
    e.MarkerGained: lambda v: iter([Spot(Kind.MARKER, v.marker)]),
    e.MarkerUsed: lambda v: iter([Spot(Kind.MARKER, v.marker)]),
    e.BonusTaken: lambda v: iter([Spot(Kind.BONUS)]),
    e.DebtReturned: lambda v: iter([Spot(Kind.GOOD, Good.DEBT)]),
    e.Stored: lambda v: _resource(v.resource),
    e.Lost: lambda v: _resource(v.resource),
}
