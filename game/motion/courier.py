"""What carries pieces over the table: the places flights start and end at, and flights one after another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.motion.flight import Flight, Hold
from game.rules.box import Box
from game.rules.events import Event
from game.rules.terms import Field
from game.table.layout import Layout
from game.table.places.board import BoardPlace, Good

STAGGER = 0.07  # seconds between two pieces
MOST = 6  # pieces of one event that are shown one by one
Point = tuple[float, float]
GOODS = {good.name.lower(): good for good in Good}


class Courier:
    """Knows the table, what has happened just before and what comes next."""

    def __init__(self, layout: Layout, box: Box, colours: Sequence[int]) -> None:
        self.layout, self.box, self.colours = layout, box, colours
        self.clock = 0.0
        self.worker: tuple[int, Field] | None = None
        self.before: Event | None = None
        self.following: Event | None = None

    def board(self, seat: int) -> BoardPlace:
        return self.layout.boards[seat]

    def good(self, seat: int, what: str) -> Point:
        """The centre of a count in a farmyard, or of the coal in the shaft."""
        board = self.board(seat)
        return centre(board.shaft_coal if what == "shaft" else board.goods[GOODS[what]])

    def tile(self, number: str) -> Point:
        """The centre of a development in play."""
        return self.layout.developments.hexes[self.box.index[number]].centre

    def source(self, seat: int, rule: str) -> Point:
        """Where a gain comes from: the tile or worker that brings it, else the supply."""
        if rule in self.box.index:
            return self.tile(rule)
        if self.worker and self.worker[0] == seat:
            return centre(self.board(seat).fields[self.worker[1]])
        return self.layout.supply

    def send(
        self, sprite: str, start: Point, end: Point, seat: int, hold: Hold | None = None, big: bool = False
    ) -> Flight:
        """One flight, a little later than the one before."""
        board = self.board(seat)
        side = board.disk if big else board.cube
        flight = Flight(sprite, max(14, round(side * 1.15)), start, end, self.clock, hold)
        self.clock += STAGGER
        return flight

    def many(
        self, count: int, sprite: str, start: Point, end: Point, seat: int, name: str | None
    ) -> Iterator[Flight]:
        """A few equal pieces; the last one holds what is not shown one by one."""
        shown = min(count, MOST)
        for i in range(shown):
            amount = 1 if i < shown - 1 else count - shown + 1
            yield self.send(sprite, start, end, seat, Hold(name, seat, amount) if name else None)

    def above(self, seat: int) -> Point:
        """A point over the board: where things go that leave it."""
        rect = self.board(seat).rect
        return rect.centerx, rect.top - self.board(seat).cube

    def leave(self, what: str, seat: int, amount: int) -> Iterator[Flight]:
        """Goods go from a farm to the supply."""
        return self.many(amount, what, self.good(seat, what), self.above(seat), seat, None)


def centre(rect: pygame.Rect) -> Point:
    return rect.center
