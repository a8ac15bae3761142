"""The pools are filled: reserves slide over, the bag is tipped, disks tumble out and lie in groups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.motion.bag import COMES, Stop, bag
from game.motion.courier import Courier
from game.motion.flight import Flight, Hold
from game.motion.paths import chance, delayed
from game.motion.physics.spill import AIR, Spill, Throw
from game.rules import events as e
from game.rules.disks import NO_DISKS, Disks
from game.rules.state import GameState
from game.table.pieces import DISKS
from game.table.places.pools import PoolPlace
from game.table.poses import Point

LONGEST = 2.4  # seconds until the last disk sets off
RETURNING = 0.55  # seconds of a disk back into the bag
TURNS = 0.18  # seconds from the last disk that came back into the bag until it is tipped
PUSHED = 0.3  # seconds from the first reserve's start until the bag is tipped
EACH, POOL = 0.036, 0.12  # seconds between two disks out of the bag, and between two pools
APART = 0.034  # seconds between the pushes of two pools, which spreads their simulation over frames


def filled(r: Courier, v: e.ReserveMoved | e.DisksDrawn) -> Iterator[Flight]:
    """Yield all that the pools get in one go with the last of its events."""
    refill, r.longest = Refill(r.events), LONGEST
    if v is refill.last:
        yield from refill.flights(r)


class Refill:
    """All that the pools get in one go, and where it comes from."""

    def __init__(self, events: Sequence[e.Event]) -> None:
        self.moved = {v.pool: v for v in events if isinstance(v, e.ReserveMoved)}
        self.drawn = {(v.pool, v.reserve): v for v in events if isinstance(v, e.DisksDrawn)}

    @property
    def last(self) -> e.Event | None:
        """The event with which all of it is shown."""
        return next(reversed([*self.moved.values(), *self.drawn.values()]), None)

    def flights(self, r: Courier) -> Iterator[Flight]:
        """Yield one spill a pool; no disk is drawn by the state before all of a pool lie still."""
        begin = r.clock
        tipped = begin + (PUSHED if any(any(v.disks) for v in self.moved.values()) else 0.0)
        if any(any(v.disks) for v in self.drawn.values()):  # something comes out of the bag
            tipped = max(tipped, begin + (COMES if r.returning is None else RETURNING + TURNS))
        stops: list[Stop] = []
        for pool, place in enumerate(r.layout.disks.pools):
            yield from self._pool(r, pool, begin, tipped)
            count = sum(sum(self._out_of_bag(pool, reserve)) for reserve in (True, False))
            if count:
                stops.append((tipped, tipped + EACH * count, over(r, place)))
                tipped = stops[-1][1] + POOL
        if stops:
            yield bag(stops, r.layout.disks.pools[0].disk, _taking(r, begin))
        r.clock = tipped

    def _pool(self, r: Courier, pool: int, begin: float, tipped: float) -> Iterator[Flight]:
        place = r.layout.disks.pools[pool]
        pieces = [*self._into_groups(r, place, pool), *self._into_reserve(r, place, pool)]
        luck, bag = chance("order", pool, pieces), 0
        drawn = [i for i, piece in enumerate(pieces) if piece.start is None]
        luck.shuffle(drawn)
        throws = []
        for i, piece in enumerate(pieces):
            if piece.start is None:
                at = tipped - begin + EACH * drawn.index(i)
                throws.append(Throw(mouth(r, place, bag), piece.end, at))
                bag += 1
            else:
                throws.append(Throw(piece.start, piece.end, APART * pool, thrown=False))
        spill = Spill(throws, place.disk, place.reserve.union(place.action), pieces)
        ends = max((begin + throw.at + throw.duration for throw in throws), default=begin)
        for i, (piece, throw) in enumerate(zip(pieces, throws, strict=True)):
            wait = 0.0 if throw.thrown else throw.at  # what is pushed lies there before
            at, lasts = begin + throw.at - wait, throw.duration + wait
            yield Flight(
                DISKS[piece.colour], place.disk, throw.start, piece.end, at, piece.hold, lasts,
                rest=ends - at - lasts, quiet=piece.event is None, lies=not throw.thrown, event=piece.event,
                touch=(AIR if throw.thrown else wait + 0.2) / lasts,
                path=delayed(spill.path(i), wait / lasts),
            )  # fmt: skip

    def _into_groups(self, r: Courier, place: PoolPlace, pool: int) -> Iterator[Coming]:
        moved = self.moved.get(pool)
        joined = moved.disks if moved else NO_DISKS
        drawn = self._out_of_bag(pool, False)
        came_from = [(c, spot.center) for c, spot in place.reserve_spots(joined)]
        for colour in range(3):
            fresh = joined[colour] + drawn[colour]
            count = r.state.action[pool][colour]
            before = max(0, count - fresh)
            ends = [spot.center for spot in place.group_spots(colour, count)]
            starts: list[Point | None] = [spot.center for spot in place.group_spots(colour, before)]
            starts += [spot for c, spot in came_from if c == colour]
            starts += [None] * drawn[colour]
            hold = Hold("action", pool, 1, colour)
            for i, (start, end) in enumerate(zip(starts, ends, strict=False)):
                event = moved if start is not None else self.drawn.get((pool, False))
                yield Coming(colour, start, end, hold, event if i >= before else None)

    def _into_reserve(self, r: Courier, place: PoolPlace, pool: int) -> Iterator[Coming]:
        event, hold = self.drawn.get((pool, True)), Hold("reserve", pool, 1, 0)
        for colour, spot in place.reserve_spots(self._out_of_bag(pool, True)):
            yield Coming(colour, None, spot.center, replace(hold, colour=colour), event)

    def _out_of_bag(self, pool: int, reserve: bool) -> Disks:
        event = self.drawn.get((pool, reserve))
        return event.disks if event else NO_DISKS


def _taking(r: Courier, begin: float) -> Stop | None:
    """Return the time and place at which the bag takes disks in, the last of which has just set off."""
    if r.returning is None:
        return None
    return r.returning + COMES, begin + RETURNING, r.layout.disks.bag.center


def dealt(state: GameState) -> list[e.Event]:
    """Return the events of the first filling (S3): no move brings about what lies in the pools."""
    pools = range(len(state.action))
    drawn = [e.DisksDrawn(pool, True, state.reserve[pool]) for pool in pools]
    return [*drawn, *(e.DisksDrawn(pool, False, state.action[pool]) for pool in pools)]


class Coming(NamedTuple):
    """One disk of a refill: from where (None: the bag) to where."""

    colour: int
    start: Point | None
    end: Point
    hold: Hold
    event: e.Event | None

    def __repr__(self) -> str:
        return f"{self.colour} {self.start} {self.end}"


def mouth(r: Courier, pool: PoolPlace, number: int) -> Point:
    """Return the place a disk leaves the bag over a pool: near the end of its action pool."""
    luck, (x, y) = chance("mouth", pool.rect.top, number), over(r, pool)
    return x + luck.uniform(-0.3, 0.3) * pool.disk, y


def over(r: Courier, pool: PoolPlace) -> Point:
    """Return the place of the bag's neck over a pool."""
    x = pool.action.centerx + pool.action.width * 0.2
    return x, max(r.layout.disks.rect.top, pool.rect.top - 0.4 * pool.disk)
