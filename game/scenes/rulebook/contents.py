"""The list of chapters at the left of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.rules.message import message
from game.scenes.flow import Flow
from game.scenes.kit.widget import Clickable, Look, draw_focus
from game.scenes.rulebook.book import Book, BookChapter
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.styles import Panel
from game.table.theme import UNIT, Theme, Type

PAD, GAP = 8.0, 2.0


class ChapterRow(Clickable):
    """A chapter in the list, as high as its title needs; `on` if it is the one that is read."""

    quiet = True

    def __init__(
        self, rect: pygame.Rect, chapter: BookChapter, text: Said, on: bool, go: Callable[[str], Flow]
    ) -> None:
        tip = "rulebook-chapter-more-tip" if chapter.more else "rulebook-chapter-tip"
        super().__init__(rect, tip=message(tip, count=len(chapter.entries)))
        self.chapter, self.text, self.on = chapter, text, on
        self.act = lambda: go(chapter.key)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.on or look.hot:
            canvas.panel(self.rect, Panel.CHIP_ON if self.on else Panel.FIELD)
        inner = self.rect.inflate(-canvas.theme.px(2 * UNIT), 0)
        canvas.text(self.text, Type.SMALL_STRONG, p.INK, inner, wrap=True)
        draw_focus(canvas, self.rect, look)


def chapter_rows(
    theme: Theme,
    book: Book,
    chapters: Sequence[BookChapter],
    column: pygame.Rect,
    read: BookChapter | None,
    go: Callable[[str], Flow],
) -> list[ChapterRow]:
    """Return the rows of some chapters, one below the other from the top of a column."""
    canvas, top = Canvas(pygame.Surface((1, 1)), theme), column.top
    rows = []
    for chapter in chapters:
        text = book.title(chapter)
        lines = canvas.measure(text, Type.SMALL_STRONG, column.width - 2 * theme.px(UNIT))[1]
        rect = pygame.Rect(column.left, top, column.width, lines + theme.px(PAD))
        rows.append(ChapterRow(rect, chapter, text, chapter is read, go))
        top = rect.bottom + theme.px(GAP)
    return rows
