"""From events to flights: where each piece comes from and where it goes, by the layout's places."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.motion.flight import Flight, Hold
from game.rules import events as e
from game.rules.box import Box
from game.rules.terms import Colour, Disks, Field, Marker, Place, Resource
from game.table.layout import Layout
from game.table.palette import SEAT_COLOUR_NAMES
from game.table.places.board import BoardPlace, Good

STAGGER = 0.07  # seconds between two pieces
MOST = 6  # pieces of one event that are shown one by one
LONGEST = 1.4  # seconds from the first start to the last, however much happens at once
Point = tuple[float, float]
GOODS = {good.name.lower(): good for good in Good}


class Router:
    """Turns the events of one decision into flights, in their order."""

    def __init__(self, layout: Layout, box: Box, colours: Sequence[int]) -> None:
        self.layout, self.box, self.colours = layout, box, colours
        self.clock = 0.0
        self.worker: tuple[int, Field] | None = None

    def flights(self, events: Sequence[e.Event]) -> list[Flight]:
        """Every flight of these events; each starts a little after the one before."""
        found: list[Flight] = []
        for event in events:
            route = _ROUTES.get(type(event))
            if route:
                found += route(self, event)
        pace = min(1.0, LONGEST / self.clock) if self.clock else 1.0
        return [replace(flight, at=flight.at * pace) for flight in found]

    def board(self, seat: int) -> BoardPlace:
        return self.layout.boards[seat]

    def good(self, seat: int, what: str) -> Point:
        """The centre of a count in a farmyard, or of the coal in the shaft."""
        board = self.board(seat)
        return centre(board.shaft_coal if what == "shaft" else board.goods[GOODS[what]])

    def source(self, seat: int, rule: str) -> Point:
        """Where a gain comes from: the tile or worker that brings it, else the supply."""
        if rule in self.box.index:
            return self.layout.developments.hexes[self.box.index[rule]].centre
        if self.worker and self.worker[0] == seat:
            return centre(self.board(seat).fields[self.worker[1]])
        return self.layout.supply

    def send(
        self, sprite: str, start: Point, end: Point, seat: int, hold: Hold | None = None, big: bool = False
    ) -> Flight:
        """One flight, a little later than the one before."""
        board = self.board(seat)
        side = board.disk if big else board.cube
        flight = Flight(sprite, max(14, round(side * 1.15)), start, end, self.clock, hold)
        self.clock += STAGGER
        return flight

    def many(
        self, count: int, sprite: str, start: Point, end: Point, seat: int, name: str | None
    ) -> Iterator[Flight]:
        """A few equal pieces; the last one holds what is not shown one by one."""
        shown = min(count, MOST)
        for i in range(shown):
            amount = 1 if i < shown - 1 else count - shown + 1
            yield self.send(sprite, start, end, seat, Hold(name, seat, amount) if name else None)


def centre(rect: pygame.Rect) -> Point:
    return rect.center


def _colours(disks: Disks) -> list[Colour]:
    return [colour for colour in Colour for _ in range(disks[colour])]


def _taken(r: Router, v: e.DisksTaken) -> Iterator[Flight]:
    starts = r.layout.disks.pools[v.pool].group_spots(v.colour, v.amount)
    ends = r.board(v.seat).cart_spots(v.cart - 1, v.amount)
    for start, end in zip(starts, ends, strict=True):
        hold = Hold(f"cart{v.cart}", v.seat, 1, v.colour)
        yield r.send(f"disk_{Colour(v.colour).label}", centre(start), centre(end), v.seat, hold, True)


def _returned(r: Router, v: e.DisksReturned) -> Iterator[Flight]:
    for colour in _colours(v.disks)[:MOST]:
        start = centre(r.board(v.seat).cart)
        yield r.send(f"disk_{colour.label}", start, centre(r.layout.bag), v.seat, None, True)


def _joined(r: Router, v: e.ReserveMoved) -> Iterator[Flight]:
    pool = r.layout.disks.pools[v.pool]
    for colour in _colours(v.disks):
        hold = Hold("action", v.pool, 1, colour)
        start, end = centre(pool.reserve), centre(pool.groups[colour])
        yield r.send(f"disk_{colour.label}", start, end, r.layout.focus, hold, True)


def _drawn(r: Router, v: e.DisksDrawn) -> Iterator[Flight]:
    pool = r.layout.disks.pools[v.pool]
    for colour in _colours(v.disks):
        hold = Hold("reserve" if v.reserve else "action", v.pool, 1, colour)
        end = centre(pool.reserve if v.reserve else pool.groups[colour])
        yield r.send(f"disk_{colour.label}", centre(r.layout.bag), end, r.layout.focus, hold, True)


def _swapped(r: Router, v: e.DisksSwapped) -> Iterator[Flight]:
    pool = r.layout.disks.pools[v.pool]
    inner, outer = centre(pool.reserve), centre(pool.groups[v.reserve])
    yield r.send(f"disk_{Colour(v.reserve).label}", inner, outer, r.layout.focus, None, True)
    start = centre(pool.groups[v.action])
    yield r.send(f"disk_{Colour(v.action).label}", start, inner, r.layout.focus, None, True)


def _water_in(r: Router, v: e.WaterTaken) -> Iterator[Flight]:
    end = centre(r.board(v.seat).water(v.place == Place.TUNNEL))
    yield from r.many(v.amount, "water", r.layout.supply, end, v.seat, "water")


def _water_out(r: Router, v: e.WaterDrained) -> Iterator[Flight]:
    start = centre(r.board(v.seat).water(v.place == Place.TUNNEL))
    yield from r.many(v.amount, "water", start, _above(r, v.seat), v.seat, None)


def _water_back(r: Router, v: e.WaterReturned) -> Iterator[Flight]:
    yield r.send("water", centre(r.board(v.seat).pinge_water), _above(r, v.seat), v.seat)


def _above(r: Router, seat: int) -> Point:
    """A point over the board: where things go that leave it."""
    rect = r.board(seat).rect
    return rect.centerx, rect.top - r.board(seat).cube


def _activated(r: Router, v: e.WorkerActivated) -> Iterator[Flight]:
    r.worker = (v.seat, v.field)
    return iter(())


def _gained(r: Router, v: e.Gained) -> Iterator[Flight]:
    sprite = "coal" if v.what == "shaft" else v.what
    start, end = r.source(v.seat, v.rule), r.good(v.seat, v.what)
    yield from r.many(v.amount, sprite, start, end, v.seat, v.what)


def _spent(r: Router, v: e.Spent) -> Iterator[Flight]:
    yield from r.many(v.amount, v.what, r.good(v.seat, v.what), _above(r, v.seat), v.seat, None)


def _dug(r: Router, v: e.CoalDug) -> Iterator[Flight]:
    board = r.board(v.seat)
    if v.place == Place.PINGE:
        start, what = board.pinge_coal[v.piece], "coal"
    else:
        start = [cube for section in board.sections for cube in section.coal][v.piece]
        what = "shaft"
    yield r.send("coal", centre(start), r.good(v.seat, what), v.seat, Hold(what, v.seat))


def _reeled(r: Router, v: e.CoalReeled) -> Iterator[Flight]:
    start, end = centre(r.board(v.seat).shaft_coal), r.good(v.seat, "coal")
    yield r.send("coal", start, end, v.seat, Hold("coal", v.seat))


def _propped(r: Router, v: e.PropPlaced) -> Iterator[Flight]:
    board = r.board(v.seat)
    pinge = v.place == Place.PINGE
    end = board.pinge_props[v.index] if pinge else board.sections[v.index].prop
    hold = Hold("pinge_props" if pinge else "tunnel_props", v.seat)
    yield r.send("wood", r.good(v.seat, "wood"), centre(end), v.seat, hold)


def _exhausted(r: Router, v: e.PingeExhausted) -> Iterator[Flight]:
    board = r.board(v.seat)
    start, end = centre(board.pinge_water), centre(board.shaft_water)
    yield from r.many(v.water, "water", start, end, v.seat, "water")
    for prop in board.pinge_props[: v.props]:
        yield r.send("wood", centre(prop), _above(r, v.seat), v.seat)


def _scored(r: Router, v: e.Scored) -> Iterator[Flight]:
    if v.vp > 0:
        start, end = r.source(v.seat, v.rule), centre(r.layout.ribbon.seats[v.seat])
        if start == r.layout.supply:
            start = centre(r.board(v.seat).rect)
        yield r.send("vp", start, end, r.layout.focus, Hold("score", v.seat, v.vp), True)


def _acquired(r: Router, v: e.TileAcquired) -> Iterator[Flight]:
    name = SEAT_COLOUR_NAMES[r.colours[v.seat]]
    end = r.layout.developments.hexes[r.box.index[v.tile]].centre
    yield r.send(f"token_{name}", centre(r.board(v.seat).tokens), end, r.layout.focus, None, True)


def _paid(r: Router, v: e.DistantPaid) -> Iterator[Flight]:
    what = Resource(v.resource).label
    start, end = r.good(v.seat, what), r.good(v.owner, what)
    yield r.send(what, start, end, r.layout.focus, Hold(what, v.owner))


def _marker_in(r: Router, v: e.MarkerGained) -> Iterator[Flight]:
    tile = next((tile for tile in r.box.tiles if tile.marker == v.marker), None)
    if tile:
        start = r.layout.developments.hexes[tile.index].centre
        yield r.send(_marker(v.marker), start, centre(r.board(v.seat).marker(v.marker)), v.seat, None, True)


def _marker_out(r: Router, v: e.MarkerUsed) -> Iterator[Flight]:
    start = centre(r.board(v.seat).marker(v.marker))
    yield r.send(_marker(v.marker), start, _above(r, v.seat), v.seat, None, True)


def _marker(marker: Marker) -> str:
    return f"marker_{Marker(marker).name.lower()}"


def _lease(r: Router, v: e.LeasePaid) -> Iterator[Flight]:
    yield from r.many(v.food, "food", r.good(v.seat, "food"), _above(r, v.seat), v.seat, None)
    yield from r.many(v.thaler, "thaler", r.good(v.seat, "thaler"), _above(r, v.seat), v.seat, None)
    yield from r.many(v.debt, "debt", r.layout.supply, r.good(v.seat, "debt"), v.seat, "debt")


def _lost(r: Router, v: e.Lost) -> Iterator[Flight]:
    what = Resource(v.resource).label
    yield from r.many(v.amount, what, r.good(v.seat, what), _above(r, v.seat), v.seat, None)


_ROUTES: dict[type[e.Event], Callable[[Router, Any], Iterator[Flight]]] = {
    e.DisksTaken: _taken,
    e.DisksReturned: _returned,
    e.ReserveMoved: _joined,
    e.DisksDrawn: _drawn,
    e.DisksSwapped: _swapped,
    e.WaterTaken: _water_in,
    e.WaterDrained: _water_out,
    e.WaterReturned: _water_back,
    e.WorkerActivated: _activated,
    e.Gained: _gained,
    e.Spent: _spent,
    e.CoalDug: _dug,
    e.CoalReeled: _reeled,
    e.PropPlaced: _propped,
    e.PingeExhausted: _exhausted,
    e.Scored: _scored,
    e.TileAcquired: _acquired,
    e.DistantPaid: _paid,
    e.MarkerGained: _marker_in,
    e.MarkerUsed: _marker_out,
    e.LeasePaid: _lease,
    e.Lost: _lost,
}
