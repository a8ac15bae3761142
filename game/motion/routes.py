"""From events to flights: where each piece comes from and where it goes, by the layout's places."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from game.motion import disks, valley
from game.motion.courier import STAGGER, TOUCHES, Courier, Point, centre
from game.motion.drips import drips
from game.motion.flight import Flight, Hold
from game.motion.loads import coming, pour
from game.motion.refill import LONGEST as LONGEST_REFILL
from game.motion.refill import Refill
from game.motion.ways import set_down
from game.rules import events as e
from game.rules.terms import Marker, Place, Resource
from game.table.palette import SEAT_COLOUR_NAMES
from game.table.shaft import bucket_at
from game.table.tokens import load, token_spots

LONGEST = 1.4  # seconds from the first start to the last, however much happens at once
SET_DOWN = 0.6  # seconds of a token
ARRIVAL, YEAR = ("T6", "B3"), "M7"  # the rules that score a development, and the Pinge by the year
LEASE = ("food", "wood", "coal", "thaler", "iron")


class Router(Courier):
    """Turns the events of one decision into flights, in their order."""

    def flights(self, events: Sequence[e.Event]) -> list[Flight]:
        """Every flight of these events; each starts a little after the one before."""
        found: list[Flight] = []
        self.coming = coming(events)
        refill = Refill(events)
        for event, following in zip_longest(events, events[1:]):
            self.event, self.following = event, following
            route = _ROUTES.get(type(event))
            if event is refill.last:
                found += refill.flights(self)
            elif route:
                found += [f if f.quiet else replace(f, event=event) for f in route(self, event)]
            self.before = event
        longest = LONGEST_REFILL if refill.last else LONGEST
        return hastened(found, min(1.0, longest / self.clock) if self.clock else 1.0)


def hastened(flights: Sequence[Flight], pace: float) -> list[Flight]:
    """The same in a shorter time."""
    if pace >= 1:
        return list(flights)
    return [replace(f, at=f.at * pace, duration=f.duration * pace, rest=f.rest * pace) for f in flights]


def _water_in(r: Courier, v: e.WaterTaken) -> Iterator[Flight]:
    if v.seat == r.layout.focus:
        yield from drips(r, v)
        return
    end = centre(r.board(v.seat).water(v.place == Place.TUNNEL))
    yield from r.many(v.amount, "water", r.layout.supply, end, v.seat, "water")


def _water_out(r: Courier, v: e.WaterDrained) -> Iterator[Flight]:
    if isinstance(r.following, e.WaterChannelled):
        return
    start = centre(r.board(v.seat).water(v.place == Place.TUNNEL))
    if v.place == Place.TUNNEL and v.seat == r.layout.focus:
        start = centre(bucket_at(r.layout.board, r.layout.scale))
    yield from r.many(v.amount, "water", start, r.above(v.seat), v.seat, None)


def _water_back(r: Courier, v: e.WaterReturned) -> Iterator[Flight]:
    yield r.send("water", centre(r.board(v.seat).pinge_water), r.above(v.seat), v.seat)


def _activated(r: Courier, v: e.WorkerActivated) -> Iterator[Flight]:
    r.worker = (v.seat, v.field)
    return iter(())


def _gained(r: Courier, v: e.Gained) -> Iterator[Flight]:
    return r.bring(v.what, v.amount, r.source(v.seat, v.rule, v.what), v.seat)


def _spent(r: Courier, v: e.Spent) -> Iterator[Flight]:
    """To the supply; what is put on the Kiepenkerl flies there once it is laden."""
    if v.rule == valley.KIEPENKERL:
        return
    yield from r.leave(v.what, v.seat, v.amount)


def _dug(r: Courier, v: e.CoalDug) -> Iterator[Flight]:
    board = r.board(v.seat)
    if v.place == Place.PINGE:
        yield from pour(r, [centre(board.pinge_coal[v.piece])], v.seat, breaks=True)
        return
    start = board.tunnel_coal[v.piece]
    yield r.send("coal", centre(start), r.good(v.seat, "shaft"), v.seat, Hold("shaft", v.seat))


def _reeled(r: Courier, v: e.CoalReeled) -> Iterator[Flight]:
    board, scale = r.board(v.seat), r.layout.scale
    place = bucket_at(board, scale) if v.seat == r.layout.focus else board.shaft_coal
    return pour(r, [centre(place)], v.seat)


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
        start, end = _scored_at(r, v), centre(r.layout.ribbon.seats[v.seat])
        yield r.send("vp", start, end, r.layout.focus, Hold("score", v.seat, v.vp), True)


def _scored_at(r: Courier, v: e.Scored) -> Point:
    """Return where points come from: the development, the Pinge, the work; else the seat's board."""
    if v.rule in ARRIVAL and r.acquired:
        return r.tile(r.acquired)
    if v.rule == YEAR:
        return centre(r.board(v.seat).pinge)
    start = r.source(v.seat, v.rule)
    return start if start != r.layout.supply else centre(r.board(v.seat).rect)


def _acquired(r: Courier, v: e.TileAcquired) -> Iterator[Flight]:
    """A token is put on the stack of its tile; what that brings comes once it lies there."""
    name, tile = SEAT_COLOUR_NAMES[r.colours[v.seat]], r.box.index[v.tile]
    hexagon, scale = r.layout.developments.hexes[tile], r.layout.scale
    count = max(1, len(r.state.stacks[tile])) if r.state else v.arrival + 1
    laden = r.state is not None and load(r.state, r.box.tiles[tile]) is not None
    spot = token_spots(hexagon, count, scale, laden)[min(v.arrival, count - 1)]
    yield r.send(
        f"token_{name}", centre(r.board(v.seat).tokens), spot.center, r.layout.focus, Hold("stack", tile),
        way=set_down, side=spot.width, duration=SET_DOWN,
    )  # fmt: skip
    r.acquired = v.tile
    r.clock += SET_DOWN * TOUCHES[set_down] - STAGGER


def _paid(r: Courier, v: e.DistantPaid) -> Iterator[Flight]:
    what = Resource(v.resource).label
    return r.bring(what, 1, r.good(v.seat, what), v.owner)


def _marker_in(r: Courier, v: e.MarkerGained) -> Iterator[Flight]:
    tile = next((tile for tile in r.box.tiles if tile.marker == v.marker), None)
    if tile:
        start = r.layout.developments.hexes[tile.index].centre
        spot = r.board(v.seat).marker(v.marker)
        yield r.send(_marker(v.marker), start, spot.center, v.seat, side=spot.height, way=set_down)


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
    yield from r.bring("debt", v.debt, r.layout.supply, v.seat)


def _lost(r: Courier, v: e.Lost) -> Iterator[Flight]:
    return r.leave(Resource(v.resource).label, v.seat, v.amount)


_ROUTES: dict[type[e.Event], Callable[[Courier, Any], Iterator[Flight]]] = {
    **valley.ROUTES,
    e.DisksTaken: disks.taken,
    e.DisksReturned: disks.returned,
    e.PlansRevealed: disks.revealed,
    e.FieldLaid: disks.laid,
    e.DisksSwapped: disks.swapped,
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
