"""A list longer than its panel: wheel, drag of the bar, arrow keys; a click chooses a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.scenes.flow import Flow
from game.scenes.kit.widget import Look, Widget, draw_focus
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.styles import Panel
from game.table.theme import UNIT, Type


class ScrollRow(NamedTuple):
    """A title and a note; `wrong`: the note says what is wrong; `off`: the title stands back too."""

    title: Said
    note: Said
    wrong: bool = False
    off: bool = False


class ScrollList(Widget):
    """Rows, as many as there are. `act` gets the number of the row that is clicked."""

    def __init__(
        self, rect: pygame.Rect, rows: Sequence[ScrollRow], act: Callable[[int], Flow], row_height: int
    ) -> None:
        super().__init__(rect)
        self.rows, self.act, self.row_height = list(rows), act, row_height
        self.first, self.chosen = 0, 0

    @property
    def shown(self) -> int:
        """Return how many rows there is room for."""
        return max(1, self.rect.height // self.row_height)

    def cell(self, index: int) -> pygame.Rect:
        """Return where a row is drawn."""
        top = self.rect.top + (index - self.first) * self.row_height
        return pygame.Rect(self.rect.left, top, self.rect.width - self.row_height // 4, self.row_height)

    def wheel(self, steps: int) -> None:
        self.first = max(0, min(len(self.rows) - self.shown, self.first - steps))

    def drag(self, spot: tuple[int, int]) -> None:
        if spot[0] >= self.rect.right - self.row_height // 4:
            share = (spot[1] - self.rect.top) / self.rect.height
            wanted = round(share * len(self.rows) - self.shown / 2)
            self.first = max(0, min(len(self.rows) - self.shown, wanted))

    def release(self, spot: tuple[int, int]) -> Flow:
        for index in range(self.first, min(len(self.rows), self.first + self.shown)):
            if self.cell(index).collidepoint(spot):
                return self.act(index)
        return None

    def takes(self, event: pygame.Event) -> bool:
        return event.key in (pygame.K_UP, pygame.K_DOWN)

    def key(self, event: pygame.Event) -> Flow:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.rows:
            return self.act(self.chosen)
        step = {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(event.key, 0)
        self.chosen = max(0, min(len(self.rows) - 1, self.chosen + step))
        self.first = max(self.chosen - self.shown + 1, min(self.first, self.chosen))
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        px = canvas.theme.px
        for index in range(self.first, min(len(self.rows), self.first + self.shown)):
            self._draw_row(canvas, index, index == self.chosen and look.focus)
        if len(self.rows) > self.shown:
            bar = pygame.Rect(self.rect.right - px(UNIT), self.rect.top, px(6), self.rect.height)
            canvas.box(bar, p.WELL, 3)
            bar.height = self.rect.height * self.shown // len(self.rows)
            bar.top += self.rect.height * self.first // len(self.rows)
            canvas.box(bar, p.WOOD_LIGHT, 3)
        draw_focus(canvas, self.rect, look)

    def _draw_row(self, canvas: Canvas, index: int, on: bool) -> None:
        px, row = canvas.theme.px, self.rows[index]
        cell = self.cell(index).inflate(0, -px(6))
        canvas.panel(cell, Panel.FIELD_ON if on else Panel.FIELD)
        upper, lower = cell.inflate(-px(20), -px(UNIT)), cell.inflate(-px(20), -px(UNIT))
        upper.height = canvas.leading(Type.LABEL)
        lower.top, lower.height = upper.bottom, lower.height - upper.height
        canvas.text(row.title, Type.LABEL, p.INK_FAINT if row.off else p.INK, upper, ellipsis=True)
        canvas.text(
            row.note, Type.SMALL, p.INK_BAD if row.wrong else p.INK_SOFT, lower, wrap=True, ellipsis=True
        )
