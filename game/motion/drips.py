"""Water that comes into the mine of the large board: drops gather under the edge and fall into it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.motion.flight import Flight, Hold
from game.motion.poses import Path, Point, Pose, between, chance, eased
from game.rules import events as e
from game.rules.terms import Place
from game.table import pinge, shaft

if TYPE_CHECKING:
    from game.motion.courier import Courier

DRIP, APART = 0.75, 0.13  # seconds of a drop, and between two
HANGS, FALLS = 0.45, 0.9  # shares of its time until it lets go, and until it strikes the water
DROP = 15.0  # its side, in design units
MOST = 6  # drops of one event


def drips(r: Courier, v: e.WaterTaken) -> Iterator[Flight]:
    """One drop after the other; the last brings what is not shown one by one."""
    shown, side = min(v.amount, MOST), round(DROP * r.layout.scale)
    lying = max(0, r.state.seats[v.seat].water - v.amount) if r.state else 0
    for i in range(shown):
        start, end = _way(r, v.place == Place.TUNNEL, lying + i, chance(v, r.count, i).random())
        hold = Hold("water", v.seat, 1 if i < shown - 1 else v.amount - shown + 1)
        yield Flight("water", side, start, end, r.clock, hold, DRIP, touch=FALLS, path=_drop(start, end))
        r.clock += APART
    r.count += shown


def _way(r: Courier, into_shaft: bool, lying: int, luck: float) -> tuple[Point, Point]:
    """From under the edge of the Pinge or out of the shaft's wall down to the water."""
    board, scale = r.board(r.layout.focus), r.layout.scale
    if into_shaft:
        x = board.shaft.left + between(0.3, 0.7, luck) * board.shaft.width
        return (x, board.shaft_coal.bottom), (x, shaft.surface(board, lying, scale))
    x = board.pinge.left + between(0.3, 0.74, luck) * board.pinge.width
    return (x, board.pinge.top + 7 * scale), (x, pinge.surface(board, lying))


def _drop(start: Point, end: Point) -> Path:
    """It swells where it hangs, falls ever faster, and is taken up by the water."""

    def path(k: float) -> Pose:
        if k < HANGS:
            return Pose(*start, scale=between(0.3, 1.0, eased(k / HANGS)))
        if k >= 1:
            return Pose(*end)
        fallen = min(1.0, (k - HANGS) / (FALLS - HANGS))
        spent = max(0.0, (k - FALLS) / (1 - FALLS))
        return Pose(end[0], between(start[1], end[1], fallen * fallen), scale=1 - 0.6 * spent)

    return path
