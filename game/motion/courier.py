"""The places flights start and end at, and the making of flights one after another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

import pygame

from game.motion.flight import Flight, Hold
from game.motion.paths import LANDS, Path, chance, coin, flutter, set_down, toss
from game.rules.box import Box
from game.rules.events import Event
from game.rules.ids import NoId, RuleOrTile, TileId, is_tile
from game.rules.state import GameState
from game.rules.terms import Field
from game.table.heap import icon
from game.table.layout import Layout
from game.table.places.board import LARGE, BoardPlace, Good
from game.table.poses import Point

LONGEST = 1.4  # seconds from the first start to the last, however much happens at once
STAGGER = 0.07  # seconds between two pieces
MOST = 6  # pieces of one event that are shown one by one
Way = Callable[..., Path]
GOODS = {good.name.lower(): good for good in Good}
TIMES: dict[Way, float] = {toss: 0.5, coin: 0.75, flutter: 0.7}
TOUCHES: dict[Way, float] = {toss: LANDS, coin: 0.62, set_down: 0.88}
WAYS: dict[str, Way] = {"thaler": coin, "debt": flutter}
"""The ways of goods; all others are tossed."""
MEADOW = {"food": (596.0, 172.0), "wood": (500.0, 166.0), "coal": (540.0, 176.0), "iron": (470.0, 174.0)}
"""The places on the large board's land where goods are won by work above ground."""


@dataclass(slots=True)
class Courier:
    """Knows the table, what has happened just before and what comes next.

    `state` is what the flights end in, `viewer` the seat whose plan is known already where it is laid.
    """

    layout: Layout
    colours: Sequence[int]
    state: GameState
    viewer: int | None = None
    clock: float = 0.0
    longest: float = LONGEST
    count: int = 0  # pieces sent so far: no two have the same chance
    coming: Counter[int] = field(default_factory=Counter)  # by seat: the coal that comes to its farm
    poured: Counter[int] = field(default_factory=Counter)  # and how much of it is on its way already
    worker: tuple[int, Field] | None = None
    returning: float | None = None  # when the first disk sets off back into the bag
    acquired: TileId | NoId = ""  # the development that was acquired last
    events: Sequence[Event] = ()
    event: Event | None = None
    before: Event | None = None
    following: Event | None = None

    @property
    def box(self) -> Box:
        return self.state.box

    def large(self, seat: int) -> bool:
        """Return True if the seat's board is the one in large."""
        return seat == self.layout.focus

    def board(self, seat: int) -> BoardPlace:
        return self.layout.boards[seat]

    def good_rect(self, seat: int, what: str) -> pygame.Rect:
        """Return the place of a good's drawing in a farmyard, or of the coal in the shaft."""
        board = self.board(seat)
        return board.shaft_coal if what == "shaft" else icon(board, GOODS[what], self.layout.scale)

    def good(self, seat: int, what: str) -> Point:
        """Return the centre of a good in a farmyard, or of the coal in the shaft."""
        return self.good_rect(seat, what).center

    def tile(self, number: TileId) -> Point:
        """Return the centre of a development in play."""
        return self.layout.developments.hexes[self.box.index[number]].centre

    def source(self, seat: int, rule: RuleOrTile, what: str = "") -> Point:
        """Return the place a gain comes from: the tile or work that brings it, else the supply."""
        if is_tile(rule) and rule in self.box.index:
            return self.tile(rule)
        if self.worker and self.worker[0] == seat:
            board = self.board(seat)
            won = won_at(board, what) if self.large(seat) else None
            return won or board.fields[self.worker[1]].center
        return self.layout.supply

    def above(self, seat: int) -> Point:
        """Return a point over the board: there things go that leave it."""
        rect = self.board(seat).rect
        return rect.centerx, rect.top - self.board(seat).cube

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
    ) -> Flight:
        """Return one flight, a little later than the one before; `side` is that of the piece at its end."""
        board = self.board(seat)
        side = side or max(14, round((board.disk if big else board.cube) * 1.15))
        way = way or WAYS.get(sprite, toss)
        path = way(start, end, side, chance(self.event, self.count))
        lasts, touch = duration or TIMES.get(way, 0.5), TOUCHES.get(way, 1.0)
        flight = Flight(sprite, side, start, end, self.clock, hold, lasts, touch=touch, path=path)
        self.clock += STAGGER
        self.count += 1
        return flight

    def many(
        self, count: int, sprite: str, start: Point, end: Point, seat: int, name: str | None, side: int = 0
    ) -> Iterator[Flight]:
        """Yield a few equal pieces; the last one holds what is not shown one by one.

        The state takes over once all lie there: a board is drawn anew but once.
        """
        shown = min(count, MOST)
        for i in range(shown):
            amount = 1 if i < shown - 1 else count - shown + 1
            hold = Hold(name, seat, amount) if name else None
            flight = self.send(sprite, start, end, seat, hold, side=side)
            yield replace(flight, rest=(shown - 1 - i) * STAGGER if name else 0.0)

    def leave(self, what: str, seat: int, amount: int) -> Iterator[Flight]:
        """Yield goods on their way from a farm to the supply."""
        return self.many(amount, what, self.good(seat, what), self.above(seat), seat, None)


def on_board(board: BoardPlace, x: float, y: float) -> Point:
    """Return a point of the board, told as on a board of its design size."""
    rect = board.rect
    return rect.left + x * rect.width / LARGE[0], rect.top + y * rect.height / LARGE[1]


def won_at(board: BoardPlace, what: str) -> Point | None:
    """Return the place where a worker stands who wins this; None if it is not won above ground."""
    return on_board(board, *MEADOW[what]) if what in MEADOW else None
