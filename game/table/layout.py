"""The geometry of the whole table, for drawing, for the pointer and for pieces in flight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.rules.box import Box
from game.table.places.board import BoardPlace, kit_of
from game.table.places.hexes import DevelopmentsPlace, developments, growth, packed, panel_width
from game.table.places.large import large
from game.table.places.pools import DisksPlace, disks
from game.table.places.ribbon import HEIGHT, RibbonPlace, ribbon
from game.table.places.ruler import Ruler
from game.table.places.small import small
from game.table.places.wheel import WheelPlace, wheel
from game.table.theme import DESIGN_SIZE, UNIT

EDGE, GAP = UNIT, UNIT
TOP = HEIGHT + 6.0
PROMPT, ASK = 28.0, 92.0
RIGHT = 376.0
UPPER, LOWER, LEAST_LOWER = 342.0, 294.0, 255.0
POOLS, POOLS_SHARE = 296.0, 0.33  # the least width of the pools, and their least share of that of the boards
WHEEL = {2: 330.0, 3: 318.0, 4: 300.0}
SMALL = {2: 148.0, 3: 108.0, 4: 90.0}


@dataclass(frozen=True, slots=True)
class Layout:
    """The places on the table for one size of the window, one game and one seat in focus."""

    size: tuple[int, int]
    scale: float
    focus: int
    ribbon: RibbonPlace
    developments: DevelopmentsPlace
    disks: DisksPlace
    wheel: WheelPlace
    prompt: pygame.Rect
    ask: pygame.Rect  # the button at the question's right
    boards: tuple[BoardPlace, ...]  # by seat: the one in focus is large
    log: pygame.Rect
    foot: pygame.Rect  # below the large board, instead of the prompt; empty where nothing needs it
    supply: tuple[int, int]  # off the table, where food, coal, coins … come from and go to

    @property
    def board(self) -> BoardPlace:
        """The large board."""
        return self.boards[self.focus]

    @property
    def log_tall(self) -> pygame.Rect:
        """The place of the opened log, which covers the small boards as well."""
        return self.log.unionall([place.rect for seat, place in enumerate(self.boards) if seat != self.focus])

    def beside_prompt(self, spot: tuple[float, float]) -> pygame.Rect:
        """Return the part of the window that a spot lies in, above or below the prompt or beside it."""
        window = pygame.Rect((0, 0), self.size)
        if self.foot.height or spot[0] >= self.prompt.right:
            return window
        if spot[1] < self.prompt.top:
            window.height = self.prompt.top
        else:
            window.top, window.height = self.prompt.bottom, window.height - self.prompt.bottom
        return window

    def seat_at(self, point: tuple[float, float]) -> int | None:
        """Return the seat whose chip, or whose small board, is under a point."""
        for seat, board in enumerate(self.boards):
            if self.ribbon.seats[seat].collidepoint(point):
                return seat
            if seat != self.focus and board.rect.collidepoint(point):
                return seat
        return None


@lru_cache(maxsize=16)
def arrange(box: Box, size: tuple[int, int], focus: int = 0, foot: float = 0.0) -> Layout:
    """Return the layout for a game's box, a window's size and the seat whose board is large.

    `foot` is the height kept free below the large board, in design units; then there is no prompt above it.
    Layouts are shared: nobody may change the rectangles of one.
    """
    scale = min(size[0] / DESIGN_SIZE[0], size[1] / DESIGN_SIZE[1])
    ruler = Ruler(scale)
    width, height = size[0] / scale, size[1] / scale
    right = min(520.0, RIGHT + (width - DESIGN_SIZE[0]) * 0.3)
    left = width - right - 2 * EDGE - GAP
    spare = height - DESIGN_SIZE[1]
    between, taken = (6.0, foot - PROMPT + 4.0) if foot else (PROMPT + GAP, 0.0)
    upper, lower = UPPER + spare * 0.45 - taken * 0.2, LOWER + spare * 0.55 - taken * 0.8
    hexes, levels = [tile.hex for tile in box.tiles], max(tile.level for tile in box.tiles)
    widest = left - max(POOLS, left * POOLS_SHARE) - GAP
    more = min(max(0.0, lower - LEAST_LOWER), growth(hexes, levels, box.seats, widest, upper))
    upper, lower = upper + more, lower - more
    board_top = TOP + upper + between
    packing = packed(hexes, levels, box.seats, widest, upper)
    wide = panel_width(packing)
    wheel_place, others, log = _right(ruler, box.seats, EDGE + left + GAP, right, height)
    return Layout(
        size=size,
        scale=scale,
        focus=focus,
        ribbon=ribbon(ruler, width, box.seats),
        developments=developments(ruler, packing, levels, EDGE, TOP, upper),
        disks=disks(ruler, box.seats, EDGE + wide + GAP, TOP, left - wide - GAP, upper),
        wheel=wheel(wheel_place, scale, box.years),
        prompt=ruler.rect(EDGE, TOP + upper + 4, left, PROMPT),
        ask=ruler.rect(EDGE + left - ASK, TOP + upper + 4, ASK, PROMPT),
        boards=_boards(ruler, box, focus, ruler.rect(EDGE, board_top, left, lower), others),
        log=log,
        foot=ruler.rect(EDGE, height - EDGE - foot, left, foot),
        supply=(round(size[0] * 0.5), -ruler.px(40)),
    )


def _right(
    ruler: Ruler, seats: int, x: float, width: float, height: float
) -> tuple[pygame.Rect, list[pygame.Rect], pygame.Rect]:
    """Return the right column: the wheel, the other seats' boards, and the log in what is left."""
    spare = height - DESIGN_SIZE[1]
    side = min(width - 8, WHEEL[seats] + spare * 0.35)
    board = SMALL[seats] + spare * 0.3 / (seats - 1)
    wheel_place = ruler.rect(x + (width - side) / 2, TOP, side, side)
    top = TOP + side + 6
    others = [ruler.rect(x, top + i * (board + 6), width, board) for i in range(seats - 1)]
    log_top = top + (seats - 1) * (board + 6)
    return wheel_place, others, ruler.rect(x, log_top, width, height - log_top - EDGE)


def _boards(
    ruler: Ruler, box: Box, focus: int, main: pygame.Rect, others: Sequence[pygame.Rect]
) -> tuple[BoardPlace, ...]:
    """Return each seat's board; the small ones lie in the order of the seats after the one in focus."""
    kit = kit_of(box)
    places: dict[int, BoardPlace] = {focus: large(ruler, main, box.boards[focus], kit)}
    for i, rect in enumerate(others):
        seat = (focus + 1 + i) % box.seats
        places[seat] = small(ruler, rect, box.boards[seat], kit)
    return tuple(places[seat] for seat in range(box.seats))
