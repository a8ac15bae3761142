"""From events to flights: where each piece comes from and where it goes, by the layout's places."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from game.motion import valley
from game.motion.courier import MOST, Courier, centre
from game.motion.flight import Flight, Hold
from game.rules import events as e
from game.rules.terms import Colour, Disks, Marker, Place, Resource
from game.table.palette import SEAT_COLOUR_NAMES

LONGEST = 1.4  # seconds from the first start to the last, however much happens at once
LEASE = ("food", "wood", "coal", "thaler", "iron")


class Router(Courier):
    """Turns the events of one decision into flights, in their order."""

    def flights(self, events: Sequence[e.Event]) -> list[Flight]:
        """Every flight of these events; each starts a little after the one before."""
        found: list[Flight] = []
        for event, following in zip_longest(events, events[1:]):
            self.following = following
            route = _ROUTES.get(type(event))
            if route:
                found += [replace(flight, event=event) for flight in route(self, event)]
            self.before = event
        pace = min(1.0, LONGEST / self.clock) if self.clock else 1.0
        return [replace(flight, at=flight.at * pace) for flight in found]


def _colours(disks: Disks) -> list[Colour]:
    return [colour for colour in Colour for _ in range(disks[colour])]


def _taken(r: Courier, v: e.DisksTaken) -> Iterator[Flight]:
    starts = r.layout.disks.pools[v.pool].group_spots(v.colour, v.amount)
    ends = r.board(v.seat).cart_spots(v.cart - 1, v.amount)
    for start, end in zip(starts, ends, strict=True):
        hold = Hold(f"cart{v.cart}", v.seat, 1, v.colour)
        yield r.send(f"disk_{Colour(v.colour).label}", centre(start), centre(end), v.seat, hold, True)


def _returned(r: Courier, v: e.DisksReturned) -> Iterator[Flight]:
    for colour in _colours(v.disks)[:MOST]:
        start = centre(r.board(v.seat).cart)
        yield r.send(f"disk_{colour.label}", start, centre(r.layout.bag), v.seat, None, True)


def _joined(r: Courier, v: e.ReserveMoved) -> Iterator[Flight]:
    pool = r.layout.disks.pools[v.pool]
    for colour in _colours(v.disks):
        hold = Hold("action", v.pool, 1, colour)
        start, end = centre(pool.reserve), centre(pool.groups[colour])
        yield r.send(f"disk_{colour.label}", start, end, r.layout.focus, hold, True)


def _drawn(r: Courier, v: e.DisksDrawn) -> Iterator[Flight]:
    pool = r.layout.disks.pools[v.pool]
    for colour in _colours(v.disks):
        hold = Hold("reserve" if v.reserve else "action", v.pool, 1, colour)
        end = centre(pool.reserve if v.reserve else pool.groups[colour])
        yield r.send(f"disk_{colour.label}", centre(r.layout.bag), end, r.layout.focus, hold, True)


def _swapped(r: Courier, v: e.DisksSwapped) -> Iterator[Flight]:
    pool = r.layout.disks.pools[v.pool]
    inner, outer = centre(pool.reserve), centre(pool.groups[v.reserve])
    yield r.send(f"disk_{Colour(v.reserve).label}", inner, outer, r.layout.focus, None, True)
    start = centre(pool.groups[v.action])
    yield r.send(f"disk_{Colour(v.action).label}", start, inner, r.layout.focus, None, True)


def _water_in(r: Courier, v: e.WaterTaken) -> Iterator[Flight]:
    end = centre(r.board(v.seat).water(v.place == Place.TUNNEL))
    yield from r.many(v.amount, "water", r.layout.supply, end, v.seat, "water")


def _water_out(r: Courier, v: e.WaterDrained) -> Iterator[Flight]:
    if isinstance(r.following, e.WaterChannelled):
        return
    start = centre(r.board(v.seat).water(v.place == Place.TUNNEL))
    yield from r.many(v.amount, "water", start, r.above(v.seat), v.seat, None)


def _water_back(r: Courier, v: e.WaterReturned) -> Iterator[Flight]:
    yield r.send("water", centre(r.board(v.seat).pinge_water), r.above(v.seat), v.seat)


def _activated(r: Courier, v: e.WorkerActivated) -> Iterator[Flight]:
    r.worker = (v.seat, v.field)
    return iter(())


def _gained(r: Courier, v: e.Gained) -> Iterator[Flight]:
    sprite = "coal" if v.what == "shaft" else v.what
    start, end = r.source(v.seat, v.rule), r.good(v.seat, v.what)
    yield from r.many(v.amount, sprite, start, end, v.seat, v.what)


def _spent(r: Courier, v: e.Spent) -> Iterator[Flight]:
    """To the supply; what is put on the Kiepenkerl flies there once it is laden."""
    if v.rule == valley.KIEPENKERL:
        return
    yield from r.leave(v.what, v.seat, v.amount)


def _dug(r: Courier, v: e.CoalDug) -> Iterator[Flight]:
    board = r.board(v.seat)
    if v.place == Place.PINGE:
        start, what = board.pinge_coal[v.piece], "coal"
    else:
        start = board.tunnel_coal[v.piece]
        what = "shaft"
    yield r.send("coal", centre(start), r.good(v.seat, what), v.seat, Hold(what, v.seat))


def _reeled(r: Courier, v: e.CoalReeled) -> Iterator[Flight]:
    start, end = centre(r.board(v.seat).shaft_coal), r.good(v.seat, "coal")
    yield r.send("coal", start, end, v.seat, Hold("coal", v.seat))


def _propped(r: Courier, v: e.PropPlaced) -> Iterator[Flight]:
    board = r.board(v.seat)
    pinge = v.place == Place.PINGE
    end = board.pinge_props[v.index] if pinge else board.sections[v.index].prop
    hold = Hold("pinge_props" if pinge else "tunnel_props", v.seat)
    what = "iron" if v.iron else "wood"
    yield r.send(what, r.good(v.seat, what), centre(end), v.seat, hold)


def _exhausted(r: Courier, v: e.PingeExhausted) -> Iterator[Flight]:
    board = r.board(v.seat)
    start, end = centre(board.pinge_water), centre(board.shaft_water)
    yield from r.many(v.water, "water", start, end, v.seat, "water")
    for prop in board.pinge_props[: v.props]:
        yield r.send("wood", centre(prop), r.above(v.seat), v.seat)


def _scored(r: Courier, v: e.Scored) -> Iterator[Flight]:
    if v.vp > 0:
        start, end = r.source(v.seat, v.rule), centre(r.layout.ribbon.seats[v.seat])
        if start == r.layout.supply:
            start = centre(r.board(v.seat).rect)
        yield r.send("vp", start, end, r.layout.focus, Hold("score", v.seat, v.vp), True)


def _acquired(r: Courier, v: e.TileAcquired) -> Iterator[Flight]:
    name = SEAT_COLOUR_NAMES[r.colours[v.seat]]
    end = r.tile(v.tile)
    yield r.send(f"token_{name}", centre(r.board(v.seat).tokens), end, r.layout.focus, None, True)


def _paid(r: Courier, v: e.DistantPaid) -> Iterator[Flight]:
    what = Resource(v.resource).label
    start, end = r.good(v.seat, what), r.good(v.owner, what)
    yield r.send(what, start, end, r.layout.focus, Hold(what, v.owner))


def _marker_in(r: Courier, v: e.MarkerGained) -> Iterator[Flight]:
    tile = next((tile for tile in r.box.tiles if tile.marker == v.marker), None)
    if tile:
        start = r.layout.developments.hexes[tile.index].centre
        yield r.send(_marker(v.marker), start, centre(r.board(v.seat).marker(v.marker)), v.seat, None, True)


def _marker_out(r: Courier, v: e.MarkerUsed) -> Iterator[Flight]:
    start = centre(r.board(v.seat).marker(v.marker))
    yield r.send(_marker(v.marker), start, r.above(v.seat), v.seat, None, True)


def _marker(marker: Marker) -> str:
    return f"marker_{Marker(marker).name.lower()}"


def _lease(r: Courier, v: e.LeasePaid) -> Iterator[Flight]:
    for what in LEASE:
        amount = getattr(v, what)
        if amount:
            yield from r.leave(what, v.seat, amount)
    yield from r.many(v.debt, "debt", r.layout.supply, r.good(v.seat, "debt"), v.seat, "debt")


def _lost(r: Courier, v: e.Lost) -> Iterator[Flight]:
    return r.leave(Resource(v.resource).label, v.seat, v.amount)


_ROUTES: dict[type[e.Event], Callable[[Courier, Any], Iterator[Flight]]] = {
    **valley.ROUTES,
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
