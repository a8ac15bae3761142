"""Goods on their way to a farm; coal falls onto the heap that lies there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.motion.courier import Courier
from game.motion.flight import Flight, Hold
from game.motion.paths import chance, drop
from game.motion.physics.coal import LOOSE, FallingCoal, Heap
from game.rules import events as e
from game.rules.terms import Place, Resource
from game.table import heap
from game.table.poses import Point

APART = 0.035  # seconds between two lumps
CRUMBS, CRUMBLE = 4, 0.42  # pieces, and seconds of each
FEW = 6  # lumps that are seen to come to a small board


def coming(events: Sequence[e.Event]) -> Counter[int]:
    """Return by seat how much coal these events bring to its farm."""
    found: Counter[int] = Counter()
    for event in events:
        match event:
            case e.Gained(seat=seat, what="coal", amount=amount):
                found[seat] += amount
            case e.CoalDug(seat=seat, place=Place.PINGE) | e.CoalReeled(seat=seat) | e.CoalGiven(to=seat):
                found[seat] += 1
            case e.DistantPaid(owner=seat, resource=Resource.COAL):
                found[seat] += 1
    return found


def bring(r: Courier, what: str, amount: int, start: Point, seat: int) -> Iterator[Flight]:
    """Yield goods that come to a farm, coal onto its heap."""
    if what == "coal":
        return pour(r, [start] * amount, seat)
    side = 0 if what == "shaft" else r.good_rect(seat, what).height
    sprite = "coal" if what == "shaft" else what
    return r.many(amount, sprite, start, r.good(seat, what), seat, what, side)


def pour(r: Courier, starts: Sequence[Point], seat: int, breaks: bool = False) -> Iterator[Flight]:
    """Yield lumps that fall onto a large board's heap, or to a small board; `breaks`: out of the rock."""
    if r.large(seat):
        yield from _onto_heap(r, starts, seat, breaks)
        return
    spot = r.good_rect(seat, "coal")
    for i, start in enumerate(starts[:FEW]):
        amount = 1 if i < min(FEW, len(starts)) - 1 else len(starts) - i
        yield r.send("coal", start, spot.center, seat, Hold("coal", seat, amount), side=spot.height)


def _onto_heap(r: Courier, starts: Sequence[Point], seat: int, breaks: bool) -> Iterator[Flight]:
    board, scale = r.board(seat), r.layout.scale
    places, lying = heap.lump_places(board, scale), _lying(r, seat)
    side = round(heap.LUMP * scale)
    lumps = []
    for i, start in enumerate(starts[: heap.MOST]):
        place = places[min(lying + i, heap.MOST - 1)]
        larger = board.cube / side if breaks else 1.0
        lumps.append(FallingCoal(start, place.centre, place.angle, i * APART, breaks, larger))
    below = [place.centre for place in places[:lying]]
    falling = Heap(lumps, below, side, heap.yard(board, scale), (r.event, r.count))
    for i, lump in enumerate(lumps):
        hold = Hold("coal", seat, 1 if i < len(lumps) - 1 else len(starts) - i)
        at, rest, path = r.clock + lump.at, lumps[-1].at - lump.at, falling.path(i)
        yield Flight(
            "coal", side, lump.start, lump.end, at, hold, lump.duration,
            rest=rest, touch=lump.touch, path=path,
        )  # fmt: skip
    if breaks:
        yield from _crumbs(r, starts[0], board.cube)
    r.poured[seat] += len(starts)
    r.clock += len(lumps) * APART
    r.count += len(lumps)


def _crumbs(r: Courier, start: Point, cube: int) -> Iterator[Flight]:
    """Yield the crumbs where a coal breaks loose: they drop and are gone."""
    for i in range(CRUMBS):
        luck = chance(r.event, "crumb", i)
        side = max(3, round(cube * luck.uniform(0.18, 0.32)))
        begin = start[0] + luck.uniform(-0.35, 0.35) * cube, start[1] + 0.1 * cube
        end = begin[0] + luck.uniform(-0.5, 0.5) * cube, start[1] + luck.uniform(0.35, 0.5) * cube
        at = r.clock + LOOSE * luck.uniform(0.3, 1.2)
        yield Flight("coal", side, begin, end, at, None, CRUMBLE, quiet=True, path=drop(begin, end, luck))


def _lying(r: Courier, seat: int) -> int:
    """Return the coal on a farm just before this event."""
    return max(0, r.state.seats[seat].coal - r.coming[seat] + r.poured[seat])
