"""A list longer than its panel, scrolled by the wheel, the bar and the arrow keys; a click chooses a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.scenes.flow import Flow
from game.scenes.kit.labels import tip_of
from game.scenes.kit.widget import SIDEWAYS, Act, Look, Widget, button_panel, draw_focus, draw_ring
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.styles import Panel
from game.table.theme import UNIT, Type

UP_DOWN = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class ScrollRow(NamedTuple):
    """A title and a note; `wrong` if the note tells of something wrong, `off` if the title is faint, too.

    `beside` is what else can be done with it than what a click on it does; `more` is a line below a note
    that has one line as well.
    """

    title: Said
    note: Said
    wrong: bool = False
    off: bool = False
    beside: Act | None = None
    more: Said = ""


class ScrollList(Widget):
    """Any number of rows. `act` gets the index of the row that is clicked."""

    arrows = (*UP_DOWN, *SIDEWAYS)

    def __init__(
        self,
        rect: pygame.Rect,
        rows: Sequence[ScrollRow],
        act: Callable[[int], Flow],
        row_height: int,
        tip: Said = "",
    ) -> None:
        """`tip` tells what a click on a row does."""
        super().__init__(rect, tip=tip)
        self.rows, self.act, self.row_height = list(rows), act, row_height
        self.first, self.chosen = 0, 0
        self.aside = False
        """The keys are at what stands beside the chosen row."""

    @property
    def shown(self) -> int:
        """The number of rows that there is room for."""
        return max(1, self.rect.height // self.row_height)

    def cell(self, index: int) -> pygame.Rect:
        """Return the place of a row; beside it is the bar, where there are more than are seen."""
        top = self.rect.top + (index - self.first) * self.row_height
        bar = self.row_height // 4 if len(self.rows) > self.shown else 0
        return pygame.Rect(self.rect.left, top, self.rect.width - bar, self.row_height)

    def side(self, index: int) -> pygame.Rect:
        """Return the place of what stands beside a row."""
        cell, high = self.cell(index), self.row_height
        return pygame.Rect(cell.right - high * 2, cell.centery - high // 4, high * 7 // 4, high // 2)

    def _at(self, spot: tuple[int, int]) -> int | None:
        """Return the number of the row at a spot."""
        seen = range(self.first, min(len(self.rows), self.first + self.shown))
        return next((i for i in seen if self.cell(i).collidepoint(spot)), None)

    @property
    def reading(self) -> tuple[int, int]:
        """The middle of the chosen row, or of what stands beside it."""
        return (self.side if self.aside else self.cell)(self.chosen).center

    def part(self, spot: tuple[int, int]) -> pygame.Rect:
        index = self._at(spot)
        return self.rect if index is None else self.cell(index)

    def told(self, spot: tuple[int, int]) -> Said:
        index = self._at(spot)
        if index is None:
            return ""
        beside = self.rows[index].beside
        return tip_of(beside[0]) if beside and self.side(index).collidepoint(spot) else self.tip

    def wheel(self, steps: int) -> None:
        self.first = max(0, min(len(self.rows) - self.shown, self.first - steps))

    def drag(self, spot: tuple[int, int]) -> None:
        if spot[0] >= self.rect.right - self.row_height // 4:
            share = (spot[1] - self.rect.top) / self.rect.height
            wanted = round(share * len(self.rows) - self.shown / 2)
            self.first = max(0, min(len(self.rows) - self.shown, wanted))

    def release(self, spot: tuple[int, int]) -> Flow:
        for index in range(self.first, min(len(self.rows), self.first + self.shown)):
            beside = self.rows[index].beside
            if beside is not None and self.side(index).collidepoint(spot):
                return beside[1]()
            if self.cell(index).collidepoint(spot):
                return self.act(index)
        return None

    def key(self, event: pygame.Event) -> Flow:
        beside = self.rows[self.chosen].beside if self.rows else None
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.rows:
            return beside[1]() if beside is not None and self.aside else self.act(self.chosen)
        if event.key in SIDEWAYS:
            self.aside = beside is not None and event.key == pygame.K_RIGHT
            return None
        self.chosen = max(0, min(len(self.rows) - 1, self.chosen + UP_DOWN.get(event.key, 0)))
        self.first = max(self.chosen - self.shown + 1, min(self.first, self.chosen))
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        px = canvas.theme.px
        for index in range(self.first, min(len(self.rows), self.first + self.shown)):
            self._draw_row(canvas, index, index == self.chosen and look.focus, look)
        if len(self.rows) > self.shown:
            bar = pygame.Rect(self.rect.right - px(UNIT), self.rect.top, px(6), self.rect.height)
            canvas.box(bar, p.WELL, 3)
            bar.height = self.rect.height * self.shown // len(self.rows)
            bar.top += self.rect.height * self.first // len(self.rows)
            canvas.box(bar, p.WOOD_LIGHT, 3)
        draw_focus(canvas, self.rect, look)

    def _draw_row(self, canvas: Canvas, index: int, on: bool, look: Look) -> None:
        px, row = canvas.theme.px, self.rows[index]
        cell = self.cell(index).inflate(0, -px(6))
        canvas.panel(cell, Panel.FIELD_ON if on else Panel.FIELD)
        inner, line = cell.inflate(-px(20), -px(UNIT)), canvas.leading(Type.LABEL)
        if row.beside is not None:
            side = self.side(index)
            inner.width = side.left - inner.left - px(UNIT)
            canvas.panel(side, button_panel(False, Look(down=on and self.aside), False))
            text = side.inflate(-px(UNIT), 0)
            canvas.text(row.beside[0], Type.SMALL_STRONG, p.INK_LIGHT, text, "center", shrink=True)
            if on and self.aside and look.ring:
                draw_ring(canvas, side)
        upper = pygame.Rect(inner.left, inner.top, inner.width, line)
        lower = pygame.Rect(inner.left, upper.bottom, inner.width, inner.height - line)
        canvas.text(row.title, Type.LABEL, p.INK_FAINT if row.off else p.INK, upper, ellipsis=True)
        ink = p.INK_BAD if row.wrong else p.INK_SOFT
        if not row.more:
            canvas.text(row.note, Type.SMALL, ink, lower, wrap=True, ellipsis=True)
            return
        lower.height //= 2
        canvas.text(row.note, Type.SMALL, ink, lower, ellipsis=True)
        canvas.text(row.more, Type.SMALL, p.INK_SOFT, lower.move(0, lower.height), ellipsis=True)
