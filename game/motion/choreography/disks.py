"""Events of the disks: they come into the pools, onto carts and fields, and back into the bag."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.motion import refill
from game.motion.choreography.entry import Choreography, Entries
from game.motion.courier import Courier
from game.motion.flight import Flight, Hold
from game.motion.paths import Path, chance, delayed, roll, set_down, slide
from game.rules import events as e
from game.rules.moves import Lay
from game.rules.terms import Colour
from game.table.fields import thing_picture
from game.table.picture import things
from game.table.pieces import DISKS, colours
from game.table.poses import Point

ROLLING, SETTING, SHOVING = 0.62, 0.45, 0.35
CLOSE = 0.028  # seconds between two disks of a crowd
REVEALED = 0.5  # seconds in which all plans are laid out


def _taken(r: Courier, v: e.DisksTaken) -> Iterator[Flight]:
    """A colour group rolls to the cart; what lies there already makes room."""
    starts = r.layout.disks.pools[v.pool].group_spots(v.colour, v.amount)
    board, name = r.board(v.seat), f"cart{v.cart}"
    row = getattr(r.state.seats[v.seat], name)
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
                DISKS[colour], board.disk, start, spot.center, at, hold, ROLLING,
                rest=rest, lies=True, path=path,
            )  # fmt: skip
        else:
            start = here.pop(0).center
            path = slide(start, spot.center, chance(v, Colour(colour), "aside"))
            at = ends - SHOVING
            yield _still(DISKS[colour], board.disk, start, spot.center, r.clock, at, hold, path)
    r.clock = ends - ROLLING + CLOSE


def _still(
    sprite: str, side: int, start: Point, end: Point, begin: float, at: float, hold: Hold, path: Path
) -> Flight:
    """Return a piece that lies still until it is pushed aside, and is heard by nobody."""
    lasts = at - begin + SHOVING
    waiting = delayed(path, (at - begin) / lasts)
    return Flight(sprite, side, start, end, begin, hold, lasts, quiet=True, lies=True, path=waiting)


def _returned(r: Courier, v: e.DisksReturned) -> Iterator[Flight]:
    """A seat's disks go back into the bag."""
    bag, board = r.layout.disks.bag.center, r.board(v.seat)
    side = r.layout.disks.pools[0].disk
    row = colours(v.disks)
    if row and r.returning is None:
        r.returning = r.clock
    for i, (colour, spot) in enumerate(zip(row, board.cart_spots(0, len(row)), strict=True)):
        path = set_down(spot.center, bag, side, chance(v, i), board.disk / side)
        yield Flight(
            DISKS[colour], side, spot.center, bag, r.clock, None, refill.RETURNING, lies=True, path=path
        )
        r.clock += CLOSE
    r.count += len(row)


def _swapped(r: Courier, v: e.DisksSwapped) -> Iterator[Flight]:
    """The Oil Lamp: one goes out of the reserve, one into it."""
    pool = r.layout.disks.pools[v.pool]
    action = r.state.action[v.pool]
    outer = pool.group_spots(v.reserve, max(1, action[v.reserve]))[-1].center
    reserve = pool.reserve_spots(r.state.reserve[v.pool])
    inner = next((spot.center for colour, spot in reserve if colour == v.action), pool.reserve.center)
    out, back = Hold("action", v.pool, 1, v.reserve), Hold("reserve", v.pool, 1, v.action)
    for colour, start, end, hold in ((v.reserve, inner, outer, out), (v.action, outer, inner, back)):
        flight = r.send(
            DISKS[colour], start, end, r.layout.focus, hold, way=set_down, side=pool.disk, duration=SETTING
        )
        yield replace(flight, lies=True)


# -- onto the fields ----------------------------------------------------------------------------------


def _revealed(r: Courier, v: e.PlansRevealed) -> Iterator[Flight]:
    """All plans lie open: what was laid in secret is set on its fields."""
    if _seen_at_once(r):
        return
    plans = [(seat, there.plan) for seat, there in enumerate(r.state.seats) if seat != r.viewer]
    yield from _together(r, [_set(r, seat, plan) for seat, plan in plans])


def _laid(r: Courier, v: e.FieldLaid) -> Iterator[Flight]:
    """A field is laid where everybody may look on."""
    if _seen_at_once(r) and v.seat != r.viewer:
        yield from _together(r, [_set(r, v.seat, (v.lay,))])


def _seen_at_once(r: Courier) -> bool:
    """Return True if the onlooker sees every plan while it is laid."""
    return r.box.open_planning or r.viewer is None


def _together(r: Courier, plans: Sequence[Sequence[Flight]]) -> Iterator[Flight]:
    """Yield one piece after another; the plans are drawn once all of them lie there."""
    found = [flight for plan in plans for flight in plan]
    step = min(CLOSE * 2, REVEALED / max(1, len(found)))
    ends = r.clock + step * len(found) + SETTING
    for i, flight in enumerate(found):
        at = r.clock + step * i
        yield replace(flight, at=at, rest=ends - at - SETTING)
    r.clock += step * len(found)


def _set(r: Courier, seat: int, plan: Sequence[Lay]) -> list[Flight]:
    """Return the flights of a plan from cart, farm or shelf onto its fields; the first holds all of it."""
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


DISKS_MOVED: Entries = {
    e.ReserveMoved: Choreography(refill.filled),
    e.DisksDrawn: Choreography(refill.filled),
    e.DisksTaken: Choreography(_taken),
    e.DisksReturned: Choreography(_returned),
    e.DisksSwapped: Choreography(_swapped),
    e.PlansRevealed: Choreography(_revealed),
    e.FieldLaid: Choreography(_laid),
}
