"""Disks on their way: out of the bag, from reserve to pool, onto carts and fields, back into the bag."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.motion.bag import COMES, Stop, bag
from game.motion.flight import Flight, Hold
from game.motion.physics.spill import AIR, Spill, Throw
from game.motion.poses import Path, Point, Pose, chance
from game.motion.ways import roll, set_down, slide
from game.rules import events as e
from game.rules.moves import Lay
from game.rules.state import GameState
from game.rules.terms import NO_DISKS, Colour, Disks
from game.table.fields import thing_picture
from game.table.picture import things
from game.table.pieces import DISKS
from game.table.places.pools import PoolPlace

if TYPE_CHECKING:
    from game.motion.courier import Courier

ROLLING, RETURNING, SETTING, SHOVING = 0.62, 0.55, 0.45, 0.35
PUSHED = 0.3  # seconds from the first reserve's start until the bag is tipped
EACH, POOL = 0.036, 0.12  # seconds between two disks out of the bag, and between two pools
CLOSE = 0.028  # seconds between two disks of a crowd
LONGEST = 2.4  # seconds until the last disk of a refill sets off
REVEALED = 0.5  # seconds in which all plans are laid out
Row = list[tuple[int, pygame.Rect]]


def colours(disks: Disks) -> list[Colour]:
    return [colour for colour in Colour for _ in range(disks[colour])]


# -- into the pools -----------------------------------------------------------------------------------


class Refill:
    """What the pools get in one go: everything that lies there in the end, and where it comes from."""

    def __init__(self, events: Sequence[e.Event]) -> None:
        self.moved = {v.pool: v for v in events if isinstance(v, e.ReserveMoved)}
        self.drawn = {(v.pool, v.reserve): v for v in events if isinstance(v, e.DisksDrawn)}

    @property
    def last(self) -> e.Event | None:
        """The event with which all of it is shown."""
        return next(reversed([*self.moved.values(), *self.drawn.values()]), None)

    def flights(self, r: Courier) -> Iterator[Flight]:
        """One spill a pool; no disk is drawn by the state before all of a pool lie still."""
        begin = r.clock
        tipped = begin + (PUSHED if any(any(v.disks) for v in self.moved.values()) else 0.0)
        if self._poured:
            tipped = max(tipped, begin + COMES)
        stops: list[Stop] = []
        for pool, place in enumerate(r.layout.disks.pools):
            yield from self._pool(r, pool, begin, tipped)
            count = sum(sum(self._out_of_bag(pool, reserve)) for reserve in (True, False))
            if count:
                stops.append((tipped, tipped + EACH * count, over(r, place)))
                tipped = stops[-1][1] + POOL
        if stops:
            yield bag(stops, r.layout.disks.pools[0].disk)
        r.clock = tipped

    @property
    def _poured(self) -> bool:
        """Whether anything comes out of the bag."""
        return any(any(v.disks) for v in self.drawn.values())

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
                throws.append(Throw(piece.start, piece.end, 0.0, thrown=False))
        spill = Spill(throws, place.disk, place.reserve.union(place.action), pieces)
        ends = max((begin + throw.at + throw.duration for throw in throws), default=begin)
        for i, (piece, throw) in enumerate(zip(pieces, throws, strict=True)):
            at = begin + throw.at
            flight = Flight(
                DISKS[piece.colour], place.disk, throw.start, piece.end, at, piece.hold, throw.duration,
                rest=ends - at - throw.duration, quiet=piece.event is None, path=spill.path(i),
                touch=(AIR if throw.thrown else 0.3) / throw.duration,
                event=piece.event,
            )  # fmt: skip
            yield flight

    def _into_groups(self, r: Courier, place: PoolPlace, pool: int) -> Iterator[Coming]:
        moved = self.moved.get(pool)
        joined = moved.disks if moved else NO_DISKS
        drawn = self._out_of_bag(pool, False)
        came_from = [(c, spot.center) for c, spot in place.reserve_spots(joined)]
        for colour in range(3):
            fresh = joined[colour] + drawn[colour]
            count = r.state.action[pool][colour] if r.state else fresh
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


def dealt(state: GameState) -> list[e.Event]:
    """The first filling (S3), which no move brings about: all that lies in the pools came out of the bag."""
    pools = range(len(state.action))
    drawn = [e.DisksDrawn(pool, True, state.reserve[pool]) for pool in pools]
    return [*drawn, *(e.DisksDrawn(pool, False, state.action[pool]) for pool in pools)]


class Coming:
    """One disk of a refill: from where (None: the bag) to where."""

    def __init__(
        self, colour: int, start: Point | None, end: Point, hold: Hold, event: e.Event | None
    ) -> None:
        self.colour, self.start, self.end, self.hold, self.event = colour, start, end, hold, event

    def __repr__(self) -> str:
        return f"{self.colour} {self.start} {self.end}"


def mouth(r: Courier, pool: PoolPlace, number: int) -> Point:
    """Where the bag's mouth is while a pool is filled: at the end of its action pool, a little about."""
    luck, (x, y) = chance("mouth", pool.rect.top, number), over(r, pool)
    return x + luck.uniform(-0.3, 0.3) * pool.disk, y


def over(r: Courier, pool: PoolPlace) -> Point:
    """Where the bag's neck is held."""
    x = pool.action.centerx + pool.action.width * 0.2
    return x, max(r.layout.disks.rect.top, pool.rect.top - 0.4 * pool.disk)


# -- away from the pools ------------------------------------------------------------------------------


def taken(r: Courier, v: e.DisksTaken) -> Iterator[Flight]:
    """A colour group rolls to the cart; what lies there already makes room."""
    starts = r.layout.disks.pools[v.pool].group_spots(v.colour, v.amount)
    board, name = r.board(v.seat), f"cart{v.cart}"
    row = getattr(r.state.seats[v.seat], name) if r.state else _only(v.colour, v.amount)
    places = list(zip(colours(row), board.cart_spots(v.cart - 1, sum(row)), strict=True))
    old = list(row)
    old[v.colour] -= v.amount
    here = board.cart_spots(v.cart - 1, sum(old))
    ends = r.clock + ROLLING + CLOSE * 2 * v.amount
    incoming = iter(starts)
    seen = [0, 0, 0]
    for colour, spot in places:
        hold = Hold(name, v.seat, 1, colour)
        seen[colour] += 1
        if colour == v.colour and seen[colour] > old[colour]:
            start, at = next(incoming).center, r.clock + CLOSE * 2 * (seen[colour] - old[colour] - 1)
            scale = r.layout.disks.pools[v.pool].disk / board.disk
            path = roll(start, spot.center, board.disk, chance(v, seen[colour]), scale)
            rest = ends - at - ROLLING
            yield Flight(
                DISKS[colour], board.disk, start, spot.center, at, hold, ROLLING, rest=rest, path=path
            )
        else:
            start = here.pop(0).center
            path = slide(start, spot.center, chance(v, colour, "aside"))
            at = ends - SHOVING
            yield _still(DISKS[colour], board.disk, start, spot.center, r.clock, at, hold, path)
    r.clock = ends - ROLLING + CLOSE


def _only(colour: int, amount: int) -> Disks:
    row = [0, 0, 0]
    row[colour] = amount
    return row[0], row[1], row[2]


def _still(
    sprite: str, side: int, start: Point, end: Point, begin: float, at: float, hold: Hold, path: Path
) -> Flight:
    """A piece that lies where it lies until it is pushed aside, and is heard by nobody."""
    wait = (at - begin) / (at - begin + SHOVING)

    def waiting(k: float) -> Pose:
        return path(max(0.0, (k - wait) / (1 - wait)))

    return Flight(sprite, side, start, end, begin, hold, at - begin + SHOVING, quiet=True, path=waiting)


def returned(r: Courier, v: e.DisksReturned) -> Iterator[Flight]:
    """A seat's disks go back into the bag."""
    bag, board = r.layout.bag.center, r.board(v.seat)
    side = r.layout.disks.pools[0].disk
    row = colours(v.disks)
    for i, (colour, spot) in enumerate(zip(row, board.cart_spots(0, len(row)), strict=True)):
        path = set_down(spot.center, bag, side, chance(v, i), board.disk / side)
        yield Flight(f"disk_{colour.label}", side, spot.center, bag, r.clock, None, RETURNING, path=path)
        r.clock += CLOSE
    r.count += len(row)


def swapped(r: Courier, v: e.DisksSwapped) -> Iterator[Flight]:
    """The Oil Lamp: one goes out of the reserve, one into it."""
    pool = r.layout.disks.pools[v.pool]
    action = r.state.action[v.pool] if r.state else (1, 1, 1)
    outer = pool.group_spots(v.reserve, max(1, action[v.reserve]))[-1].center
    reserve = r.state.reserve[v.pool] if r.state else _only(v.action, 1)
    inner = next((s.center for c, s in pool.reserve_spots(reserve) if c == v.action), pool.reserve.center)
    out, back = Hold("action", v.pool, 1, v.reserve), Hold("reserve", v.pool, 1, v.action)
    for colour, start, end, hold in ((v.reserve, inner, outer, out), (v.action, outer, inner, back)):
        yield r.send(
            DISKS[colour], start, end, r.layout.focus, hold, way=set_down, side=pool.disk, duration=SETTING
        )


# -- onto the fields ----------------------------------------------------------------------------------


def revealed(r: Courier, v: e.PlansRevealed) -> Iterator[Flight]:
    """All plans lie open: what was laid in secret is set on its fields."""
    if r.state is None or _seen_at_once(r):
        return
    plans = [(seat, there.plan) for seat, there in enumerate(r.state.seats) if seat != r.viewer]
    yield from _together(r, [_set(r, seat, plan) for seat, plan in plans])


def laid(r: Courier, v: e.FieldLaid) -> Iterator[Flight]:
    """A field is laid where everybody may look on."""
    if _seen_at_once(r) and v.seat != r.viewer:
        yield from _together(r, [_set(r, v.seat, (v.lay,))])


def _seen_at_once(r: Courier) -> bool:
    """Whether who looks on sees every plan while it is laid."""
    return r.box.open_planning or r.viewer is None


def _together(r: Courier, plans: Sequence[Sequence[Flight]]) -> Iterator[Flight]:
    """One piece after another; the plans are drawn once all of them lie there."""
    found = [flight for plan in plans for flight in plan]
    step = min(CLOSE * 2, REVEALED / max(1, len(found)))
    ends = r.clock + step * len(found) + SETTING
    for i, flight in enumerate(found):
        at = r.clock + step * i
        yield replace(flight, at=at, rest=ends - at - SETTING)
    r.clock += step * len(found)


def _set(r: Courier, seat: int, plan: Sequence[Lay]) -> list[Flight]:
    """What a plan lays, from cart, farm or shelf onto its fields; the first piece holds all of it."""
    board, side = r.board(seat), r.board(seat).disk
    found: list[Flight] = []
    for lay in plan:
        laid = things(lay)
        for i, (kind, which) in enumerate(laid):
            spot = board.tray_spots(lay.field, len(laid))[i].center
            start = board.cart.center if kind in ("disk", "marker") else r.good(seat, kind)
            path = set_down(start, spot, side, chance(seat, lay, i))
            hold = None if found else Hold("plan", seat, len(plan))
            found.append(
                Flight(thing_picture(kind, which), side, start, spot, r.clock, hold, SETTING, path=path)
            )
    return found
