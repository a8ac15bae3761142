"""Events of the mine: coal is dug and reeled up, props are set, water comes and goes, the Pinge ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.motion.choreography.entry import Choreography, Entries, Scenery, Walk, on_large
from game.motion.choreography.mine_shown import collapsing, emptied, reeled_up
from game.motion.courier import Courier
from game.motion.flight import Flight, Hold, late
from game.motion.loads import pour
from game.motion.paths import Path, Pose, between, chance, eased
from game.motion.scenery.actor import Actor
from game.motion.scenery.machines import BarrowPush, CaveIn, Hammering, Loosening, Ride, WaterLevel
from game.motion.scenery.people import Arrival
from game.rules import events as e
from game.rules.terms import Field, Place
from game.table import pinge, shaft
from game.table.fields import figure_of
from game.table.pieces import WORKERS
from game.table.poses import Point

RIDE, POURED = 0.9, (0.7, 1.0, 1.3)  # seconds of the bucket with coal; with water, by its rides
PICK = 0.32  # seconds until a coal of the Pinge breaks loose
SCOOP = 0.34  # seconds until water leaves the Pinge
RISE, DRAIN = 0.9, 1.1
DRIVE, CAVE = 0.45, 1.5
AWAY = 1.05  # seconds until whoever dug the last coal is out of the Pinge
PUSH, FAR = 0.65, 0.55  # seconds of the shortest way with the barrow, and how much longer the longest is
ARRIVE, BETWEEN = 1.2, 0.35  # seconds of a worker's way, and between two workers
DRIP, APART = 0.75, 0.13  # seconds of a drop, and between two
HANGS, FALLS = 0.45, 0.9  # shares of its time until it lets go, and until it strikes the water
DROP = 15.0  # its side, in design units
DROPS = 6  # at most, of one event


# -- coal and props -----------------------------------------------------------------------------------


def _coal_dug(r: Courier, v: e.CoalDug) -> Iterator[Flight]:
    start = r.board(v.seat).coal(v.place)[v.piece].center
    if v.place == Place.PINGE:
        yield from late(pour(r, [start], v.seat, breaks=True), PICK if r.large(v.seat) else 0.0)
    else:
        yield r.send("coal", start, r.good(v.seat, "shaft"), v.seat, Hold("shaft", v.seat))


def _digging(s: Scenery, v: e.CoalDug) -> Iterator[Actor]:
    """In the Pinge the coal is loosened first; in the Tunnel it goes by barrow."""
    spot, flights, tunnel = s.board.coal(v.place)[v.piece], s.of(v), s.board.tunnel
    side = spot.width
    if v.place == Place.PINGE:
        for flight in flights:
            yield Loosening(at=flight.begins, length=PICK, spot=spot.center, side=side)
        return
    s.take(flights)
    for flight in flights:
        length = PUSH + FAR * (flight.start[0] - tunnel.left) / tunnel.width
        yield BarrowPush(at=flight.at, length=length, carried=flight, side=side, shaft=tunnel.left + side)


def _digger(s: Scenery, v: e.CoalDug) -> Walk:
    coal = s.board.coal(v.place)[v.piece]
    x = coal.left - s.aside * 0.2 if v.place == Place.PINGE else coal.right + s.aside * 0.9
    return s.walk_below(v.place, x, coal.bottom)


def _coal_reeled(r: Courier, v: e.CoalReeled) -> Iterator[Flight]:
    board = r.board(v.seat)
    if r.large(v.seat):
        return late(pour(r, [shaft.bucket_at(r.layout.board, r.layout.scale).center], v.seat), RIDE)
    return pour(r, [board.shaft_coal.center], v.seat)


def _reeling(s: Scenery, v: e.CoalReeled) -> Iterator[Actor]:
    if s.of(v):
        yield Ride(at=s.begins(v), length=RIDE, load="coal")


def _at_windlass(s: Scenery) -> Walk:
    shaft = s.board.shaft
    return s.walk_from_house(shaft.right + s.aside * 0.8, shaft.top + 2 * s.scale)


def _prop_placed(r: Courier, v: e.PropPlaced) -> Iterator[Flight]:
    end, what = r.board(v.seat).props(v.place)[v.index].center, "iron" if v.iron else "wood"
    hold = Hold("pinge_props" if v.place == Place.PINGE else "tunnel_props", v.seat)
    yield r.send(what, r.good(v.seat, what), end, v.seat, hold)


def _hammering(s: Scenery, v: e.PropPlaced) -> Iterator[Actor]:
    yield Hammering(at=s.gone(v), length=DRIVE, prop=(v.place == Place.PINGE, v.index), high=6 * s.scale)


def _propper(s: Scenery, v: e.PropPlaced) -> Walk:
    prop = s.board.props(v.place)[v.index]
    return s.walk_below(v.place, prop.right + s.aside, prop.bottom)


# -- water --------------------------------------------------------------------------------------------


def _water_taken(r: Courier, v: e.WaterTaken) -> Iterator[Flight]:
    if r.large(v.seat):
        return _drips(r, v)
    end = r.board(v.seat).water(v.place == Place.TUNNEL).center
    return r.many(v.amount, "water", r.layout.supply, end, v.seat, "water")


def _drips(r: Courier, v: e.WaterTaken) -> Iterator[Flight]:
    """Drops gather under an edge and fall, one after the other; the last brings what is not shown."""
    shown, side = min(v.amount, DROPS), round(DROP * r.layout.scale)
    lying = max(0, r.state.seats[v.seat].water - v.amount)
    for i in range(shown):
        start, end = _fall(r, v.place == Place.TUNNEL, lying + i, chance(v, r.count, i).random())
        hold = Hold("water", v.seat, 1 if i < shown - 1 else v.amount - shown + 1)
        yield Flight("water", side, start, end, r.clock, hold, DRIP, touch=FALLS, path=_drop(start, end))
        r.clock += APART
    r.count += shown


def _fall(r: Courier, into_shaft: bool, lying: int, luck: float) -> tuple[Point, Point]:
    """Return the way from under the edge of the Pinge or out of the shaft's wall down to the water."""
    board, scale = r.layout.board, r.layout.scale
    if into_shaft:
        x = board.shaft.left + between(0.3, 0.7, luck) * board.shaft.width
        return (x, board.shaft_coal.bottom), (x, shaft.basin(board, scale).surface(lying))
    x = board.pinge.left + between(0.3, 0.74, luck) * board.pinge.width
    return (x, board.pinge.top + 7 * scale), (x, pinge.basin(board).surface(lying))


def _drop(start: Point, end: Point) -> Path:
    """A drop swells where it hangs, falls ever faster, and is taken up by the water."""

    def path(k: float) -> Pose:
        if k < HANGS:
            return Pose(*start, scale=between(0.3, 1.0, eased(k / HANGS)))
        if k >= 1:
            return Pose(*end)
        fallen = min(1.0, (k - HANGS) / (FALLS - HANGS))
        spent = max(0.0, (k - FALLS) / (1 - FALLS))
        return Pose(end[0], between(start[1], end[1], fallen * fallen), scale=1 - 0.6 * spent)

    return path


def _rising(s: Scenery, v: e.WaterTaken | e.PingeExhausted) -> Iterator[Actor]:
    for flight in s.of(v):
        if flight.hold is not None and flight.hold.name == "water":
            yield WaterLevel(at=flight.gone, length=RISE, above=-flight.hold.amount)


def _water_drained(r: Courier, v: e.WaterDrained) -> Iterator[Flight]:
    """On the board in large the bucket brings it up the shaft; out of the Pinge it is scooped."""
    if isinstance(r.following, e.WaterChannelled):
        return
    in_tunnel, large = v.place == Place.TUNNEL, r.large(v.seat)
    start = r.board(v.seat).water(in_tunnel)
    if in_tunnel and large:
        start = shaft.bucket_at(r.layout.board, r.layout.scale)
    flights = list(r.many(v.amount, "water", start.center, r.above(v.seat), v.seat, None))
    if not large:
        yield from flights
        return
    rides, each = _rides(len(flights))
    for i, flight in enumerate(flights):
        lead = each * (1 + i * rides // len(flights)) if in_tunnel else SCOOP
        yield from late([replace(flight, sprite="bucket_water", path=None)], lead)


def _rides(pieces: int) -> tuple[int, float]:
    """Return the number of the bucket's rides for so many pieces of water, and the seconds of each."""
    rides = max(1, min(pieces, len(POURED)))
    return rides, POURED[rides - 1] / rides


def _draining(s: Scenery, v: e.WaterDrained) -> Iterator[Actor]:
    """Out of the shaft by the windlass; out of the Pinge by hand."""
    at = s.begins(v)
    if v.place == Place.PINGE:
        yield WaterLevel(at=at + SCOOP, length=DRAIN, above=v.amount, early=True)
        return
    rides, each = _rides(len(s.of(v)))
    yield WaterLevel(at=at + each * 0.4, length=max(DRAIN, each * rides), above=v.amount, early=True)
    yield from (Ride(at=at + each * i, length=each, load="water") for i in range(rides))


def _drainer(s: Scenery, v: e.WaterDrained) -> Walk:
    if v.place == Place.PINGE:
        water = s.board.pinge_water
        return s.walk_below(v.place, water.left - s.aside * 0.4, water.bottom)
    return _at_windlass(s)


def _water_returned(r: Courier, v: e.WaterReturned) -> Iterator[Flight]:
    yield r.send("water", r.board(v.seat).pinge_water.center, r.above(v.seat), v.seat)


def _water_channelled(r: Courier, v: e.WaterChannelled) -> Iterator[Flight]:
    """From the mine if it was removed there, else from the supply (tile 18 with the Bucket)."""
    board, drained = r.board(v.seat), r.before
    start: Point = r.layout.supply
    if isinstance(drained, e.WaterDrained):
        start = board.water(drained.place == Place.TUNNEL).center
    return r.many(v.amount, "water", start, board.skills.center, v.seat, "channel")


# -- the end of the Pinge -----------------------------------------------------------------------------


def _pinge_exhausted(r: Courier, v: e.PingeExhausted) -> Iterator[Flight]:
    board = r.board(v.seat)
    start, end = board.pinge_water.center, board.shaft_water.center
    yield from r.many(v.water, "water", start, end, v.seat, "water")
    for prop in board.pinge_props[: v.props]:
        yield r.send("wood", prop.center, r.above(v.seat), v.seat)


def _caving_in(s: Scenery, v: e.PingeExhausted) -> Iterator[Actor]:
    """The Pinge caves in, and its props with it; then come those who work in the Tunnel."""
    shown, props = s.vignette_of(v), s.board.pinge_props[: v.props]
    if shown is not None:
        yield CaveIn(at=shown.at, length=shown.length, props=props)
        yield from _arriving(s, shown.ends)
        return
    yield from _rising(s, v)
    wood = [flight for flight in s.of(v) if flight.hold is None]
    s.take(wood)
    yield CaveIn(at=AWAY, length=CAVE, carried=wood[0] if wood else None, props=props)
    yield from _arriving(s, AWAY + CAVE * 0.6)


def _arriving(s: Scenery, at: float) -> Iterator[Arrival]:
    for i, field in enumerate((Field.COAL_MINER, Field.HASPELKNECHT)):
        goal = figure_of(s.board, field, s.scale)
        yield Arrival(
            at=at + i * BETWEEN, length=ARRIVE, field=field, picture=WORKERS[field],
            start=s.path, bend=s.hill, end=goal.midbottom, height=goal.height,
        )  # fmt: skip


MINE: Entries = {
    e.CoalDug: Choreography(_coal_dug, on_large(_digging), _digger),
    e.CoalReeled: Choreography(
        _coal_reeled, on_large(_reeling), lambda s, v: _at_windlass(s), vignette=on_large(reeled_up)
    ),
    e.SectionEmptied: Choreography(vignette=on_large(emptied)),
    e.PropPlaced: Choreography(_prop_placed, on_large(_hammering), _propper),
    e.WaterTaken: Choreography(_water_taken, on_large(_rising)),
    e.WaterDrained: Choreography(_water_drained, on_large(_draining), _drainer),
    e.WaterReturned: Choreography(_water_returned),
    e.WaterChannelled: Choreography(_water_channelled),
    e.PingeExhausted: Choreography(_pinge_exhausted, on_large(_caving_in), vignette=collapsing),
}
