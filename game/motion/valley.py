"""Routes for the events of the Ruhr Valley."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.motion.courier import Courier, Point, centre
from game.motion.flight import Flight
from game.motion.loads import pour
from game.motion.ways import set_down
from game.rules import events as e
from game.rules.terms import Field, Place, Resource

COMMUNITY_TUNNEL, KIEPENKERL = "38", "28"


def _channelled(r: Courier, v: e.WaterChannelled) -> Iterator[Flight]:
    """From the mine if it was removed there, else from the supply (tile 18 with the Bucket)."""
    board, drained = r.board(v.seat), r.before
    start: Point = r.layout.supply
    if isinstance(drained, e.WaterDrained):
        start = centre(board.water(drained.place == Place.TUNNEL))
    yield from r.many(v.amount, "water", start, centre(board.skills), v.seat, "channel")


def _food_given(r: Courier, v: e.FoodGiven) -> Iterator[Flight]:
    start = r.good(v.seat, "food")
    if v.to is None:
        yield r.send("food", start, r.above(v.seat), v.seat)
    else:
        yield from r.bring("food", 1, start, v.to)


def _coal_given(r: Courier, v: e.CoalGiven) -> Iterator[Flight]:
    board = r.board(v.seat)
    if v.source == "Community Tunnel":
        start = r.tile(COMMUNITY_TUNNEL)
    elif v.source == "Pinge":
        start = centre(board.pinge_coal[v.piece])
    elif v.source == "Tunnel":
        start = centre(board.tunnel_coal[v.piece])
    else:
        start = r.good(v.seat, "shaft" if v.source == "shaft" else "coal")
    yield from pour(r, [start], v.to, breaks=v.source in ("Pinge", "Tunnel"))


def _workshop(r: Courier, v: e.WorkshopGained) -> Iterator[Flight]:
    end = centre(r.board(v.seat).fields[Field.WORKSHOP])
    yield r.send("worker_workshop", r.layout.supply, end, v.seat, None, True)


def _laden(r: Courier, v: e.KiepenkerlLaden) -> Iterator[Flight]:
    what = Resource(v.resource).label
    yield r.send(what, r.good(v.seat, what), r.tile(KIEPENKERL), v.seat)


def _bonus(r: Courier, v: e.BonusTaken) -> Iterator[Flight]:
    """Face down, whoever looks on (R-26)."""
    end = r.board(v.seat).bonus
    if end is not None:
        start = centre(r.layout.developments.levels[-1])
        yield r.send("bonus_marker_hidden", start, end.center, v.seat, side=end.height, way=set_down)


def _debt_back(r: Courier, v: e.DebtReturned) -> Iterator[Flight]:
    return r.leave("debt", v.seat, v.amount)


ROUTES: dict[type[e.Event], Callable[[Courier, Any], Iterator[Flight]]] = {
    e.WaterChannelled: _channelled,
    e.FoodGiven: _food_given,
    e.CoalGiven: _coal_given,
    e.WorkshopGained: _workshop,
    e.KiepenkerlLaden: _laden,
    e.BonusTaken: _bonus,
    e.DebtReturned: _debt_back,
}
