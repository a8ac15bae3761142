"""The places flights start and end at, and the making of flights one after another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pygame

from game.motion.flight import Flight, Hold
from game.motion.loads import pour
from game.motion.meadow import won_at
from game.motion.poses import Path, chance
from game.motion.ways import LANDS, coin, flutter, set_down, toss
from game.rules.box import Box
from game.rules.events import Event
from game.rules.state import GameState
from game.rules.terms import Field
from game.table.heap import icon
from game.table.layout import Layout
from game.table.places.board import BoardPlace, Good

STAGGER = 0.07  # seconds between two pieces
MOST = 6  # pieces of one event that are shown one by one
Point = tuple[float, float]
Way = Callable[..., Path]
GOODS = {good.name.lower(): good for good in Good}
TIMES: dict[Way, float] = {toss: 0.5, coin: 0.75, flutter: 0.7}
TOUCHES: dict[Way, float] = {toss: LANDS, coin: 0.62, set_down: 0.88}
WAYS: dict[str, Way] = {"thaler": coin, "debt": flutter}
"""How goods travel; what is not named is tossed."""


class Courier:
    """Knows the table, what has happened just before and what comes next.

    `state` is what the flights end in; without it, their ends are only about right. `viewer` is the seat
    whose plan is known already where it is laid.
    """

    def __init__(
        self,
        layout: Layout,
        box: Box,
        colours: Sequence[int],
        state: GameState | None = None,
        viewer: int | None = None,
    ) -> None:
        self.layout, self.box, self.colours = layout, box, colours
        self.state, self.viewer = state, viewer
        self.clock = 0.0
        self.count = 0  # pieces sent so far: no two have the same chance
        self.coming: Counter[int] = Counter()  # by seat: the coal that all of this brings to its farm
        self.poured: Counter[int] = Counter()  # and how much of it is on its way already
        self.worker: tuple[int, Field] | None = None
        self.returning: float | None = None  # when the first disk sets off back into the bag
        self.acquired = ""  # the development that was acquired last
        self.event: Event | None = None
        self.before: Event | None = None
        self.following: Event | None = None

    def board(self, seat: int) -> BoardPlace:
        return self.layout.boards[seat]

    def good_rect(self, seat: int, what: str) -> pygame.Rect:
        """Return the place of a good's drawing in a farmyard, or of the coal in the shaft."""
        board = self.board(seat)
        return board.shaft_coal if what == "shaft" else icon(board, GOODS[what], self.layout.scale)

    def good(self, seat: int, what: str) -> Point:
        """The centre of a good in a farmyard, or of the coal in the shaft."""
        return centre(self.good_rect(seat, what))

    def tile(self, number: str) -> Point:
        """The centre of a development in play."""
        return self.layout.developments.hexes[self.box.index[number]].centre

    def source(self, seat: int, rule: str, what: str = "") -> Point:
        """Return where a gain comes from: the tile or work that brings it, else the supply."""
        if rule in self.box.index:
            return self.tile(rule)
        if self.worker and self.worker[0] == seat:
            won = won_at(self.board(seat), what) if seat == self.layout.focus else None
            return won or centre(self.board(seat).fields[self.worker[1]])
        return self.layout.supply

    def send(
        self,
        sprite: str,
        start: Point,
        end: Point,
        seat: int,
        hold: Hold | None = None,
        big: bool = False,
        way: Way | None = None,
        side: int = 0,
        duration: float = 0.0,
        scale: float = 1.0,
    ) -> Flight:
        """One flight, a little later than the one before. `side` is that of the piece where it ends."""
        board = self.board(seat)
        side = side or max(14, round((board.disk if big else board.cube) * 1.15))
        way = way or WAYS.get(sprite, toss)
        path = way(start, end, side, chance(self.event, self.count), scale=scale)
        lasts, touch = duration or TIMES.get(way, 0.5), TOUCHES.get(way, 1.0)
        flight = Flight(sprite, side, start, end, self.clock, hold, lasts, touch=touch, path=path)
        self.clock += STAGGER
        self.count += 1
        return flight

    def many(
        self, count: int, sprite: str, start: Point, end: Point, seat: int, name: str | None, side: int = 0
    ) -> Iterator[Flight]:
        """A few equal pieces; the last one holds what is not shown one by one.

        The state takes over once all lie there: a board is drawn anew but once.
        """
        shown = min(count, MOST)
        for i in range(shown):
            amount = 1 if i < shown - 1 else count - shown + 1
            hold = Hold(name, seat, amount) if name else None
            flight = self.send(sprite, start, end, seat, hold, side=side)
            yield replace(flight, rest=(shown - 1 - i) * STAGGER if name else 0.0)

    def bring(self, what: str, amount: int, start: Point, seat: int) -> Iterator[Flight]:
        """Goods come to a farm, coal onto its heap."""
        if what == "coal":
            return pour(self, [start] * amount, seat)
        side = 0 if what == "shaft" else self.good_rect(seat, what).height
        sprite = "coal" if what == "shaft" else what
        return self.many(amount, sprite, start, self.good(seat, what), seat, what, side)

    def above(self, seat: int) -> Point:
        """A point over the board: where things go that leave it."""
        rect = self.board(seat).rect
        return rect.centerx, rect.top - self.board(seat).cube

    def leave(self, what: str, seat: int, amount: int) -> Iterator[Flight]:
        """Goods go from a farm to the supply."""
        return self.many(amount, what, self.good(seat, what), self.above(seat), seat, None)


def centre(rect: pygame.Rect) -> Point:
    return rect.center
