"""The figures of the seats before they count: worked out once a position, for the card and for the sheet."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar, cast

import pygame

from game.rules.moves import Lay
from game.rules.standing import Prospects, coal_step, prospects, with_plan
from game.rules.state import GameState
from game.rules.terms import Step
from game.scenes.stage.figuresheet import Account, account, draw_sheet
from game.scenes.stage.moving import MovingTable
from game.scenes.stage.pointing import REST
from game.table.canvas import Canvas
from game.table.picture import seat_key

Found = TypeVar("Found")


class FigureDesk:
    """Works out figures from what the viewer of a table may know, and keeps them until that changes."""

    def __init__(self, table: MovingTable) -> None:
        self.table = table
        self.left_alone: tuple[int, int] | None = None  # where a pointer that was not moved asks for no sheet
        self._kept: dict[str, tuple[Hashable, object]] = {}

    @property
    def in_sight(self) -> bool:
        """True if the figures of the seat looked at are on its board; not while the final scoring counts."""
        over = self.table.state.step == Step.OVER
        return self.table.context.settings.figures != "none" and not (over and self.table.count.active)

    @property
    def pinned(self) -> bool:
        """True while the sheet of all figures stays on the table."""
        return self.in_sight and self.table.context.settings.figures == "whole"

    @property
    def card(self) -> pygame.Rect:
        """The place of the figures on the board of the seat looked at."""
        return self.table.layout.board.figures

    @property
    def sheet(self) -> pygame.Rect:
        """The place of the sheet: over the wheel, where it hides nothing that is decided on."""
        wheel, log = self.table.layout.wheel.rect, self.table.layout.log
        return pygame.Rect(log.left, wheel.top, log.width, wheel.height)

    def at(self, spot: tuple[int, int]) -> bool:
        """Return True if the card, or the sheet while it is pinned, is at a spot."""
        return self.in_sight and (self.card.collidepoint(spot) or self.covers(spot))

    def covers(self, spot: tuple[int, int]) -> bool:
        """Return True if the pinned sheet lies over a spot."""
        return self.pinned and self.sheet.collidepoint(spot)

    def of_seat(self, laid: tuple[Lay, ...] = (), coal: int | None = None) -> Prospects | None:
        """Return the figures of the seat looked at, once what is `laid` is used up; None if not in sight.

        `coal` is the most that what is laid can lead to.
        """
        if not self.in_sight:
            return None
        focus = self.table.focus
        found = self._known("seat", laid, lambda state: prospects(state, focus))
        if coal is None or found.coal is None or coal <= found.coal.coal:
            return found
        return found._replace(planned=coal_step(self.table.reckoned, focus, coal))

    def account(self, laid: tuple[Lay, ...] = ()) -> Account:
        """Return the figures of all seats, once what the seat looked at has `laid` is used up."""
        focus = self.table.focus
        return self._known("all", laid, lambda state: account(state, focus))

    def draw(self, canvas: Canvas, spot: tuple[int, int], rested: float, laid: tuple[Lay, ...]) -> None:
        """Draw the sheet while it is pinned, or the pointer has rested on the card."""
        on_card = self.card.collidepoint(spot) and spot != self.left_alone
        pointed = self.in_sight and on_card and rested >= REST
        if self.pinned or pointed:
            draw_sheet(canvas, self.sheet, self.account(laid), self.table.sitters)

    def _known(self, name: str, laid: tuple[Lay, ...], find: Callable[[GameState], Found]) -> Found:
        """Return what is known by a name of the position as it is, or find it out."""
        state, focus = self.table.reckoned, self.table.focus
        key, known = (focus, laid, _key(state)), self._kept.get(name)
        if known is None or known[0] != key:
            known = self._kept[name] = (key, find(with_plan(state, focus, laid)))
        return cast(Found, known[1])


def _key(state: GameState) -> Hashable:
    """Return all of a position that figures depend on."""
    seats = tuple(seat_key(seat) for seat in state.seats)
    now = (state.year, state.season, state.step, state.order, state.turn, state.to_move, state.pending)
    return state.box, now, seats
