"""A row of a list of lessons or puzzles, with a seal: its number, or a tick once it is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.rules.message import Message
from game.scenes.flow import Flow
from game.scenes.kit.widget import Clickable, Look, Words, draw_focus
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import Type

TICK = ((0.24, 0.52), (0.43, 0.72), (0.78, 0.28))
ASIDE, WITHIN, APART = 20, 12, 12  # what a row leaves free beside and above its words, and between them


class RowWords(NamedTuple):
    """What a row says: a heading, what it is about, and perhaps a note at its right."""

    heading: Message
    about: Message
    note: Message | None


class SealedRow(Clickable):
    """A row with a seal and two lines of words; the one to go on with, `next`, is lit."""

    def __init__(
        self,
        rect: pygame.Rect,
        number: int,
        done: bool,
        said: RowWords,
        tip: Message,
        act: Callable[[], Flow],
    ) -> None:
        super().__init__(rect, tip=tip)
        self.number, self.done, self.said, self.act = number, done, said, act
        self.next = False

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.panel(self.rect, Panel.FIELD_ON if self.next or look.hot else Panel.FIELD)
        seal, words = self._places(canvas)
        _draw_seal(canvas, seal, self.number, self.done)
        if self.said.note is not None:
            canvas.text(self.said.note, Type.NOTE, p.INK_SOFT, words, "right")
        self.draw_words(canvas, look, (p.INK, p.INK_SOFT), "left")
        draw_focus(canvas, self.rect, look)

    def _places(self, canvas: Canvas) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the places of the seal and of the words beside it."""
        px = canvas.theme.px
        inner = self.rect.inflate(-px(ASIDE), -px(WITHIN))
        seal = pygame.Rect(inner.left, inner.top, inner.height, inner.height)
        left = seal.right + px(APART)
        return seal, pygame.Rect(left, inner.top, inner.right - left, inner.height)

    def words(self, canvas: Canvas) -> Sequence[Words]:
        room = self._places(canvas)[1]
        if self.said.note is not None:
            room.width -= canvas.measure(self.said.note, Type.NOTE)[0] + canvas.theme.px(APART)
        upper = pygame.Rect(room.left, room.top, room.width, room.height // 2)
        lower = upper.move(0, room.height // 2)
        return (
            Words(self.said.heading, upper, Type.HEADING, ellipsis=True),
            Words(self.said.about, lower, Type.BODY, ellipsis=True),
        )


def _draw_seal(canvas: Canvas, seal: pygame.Rect, number: int, done: bool) -> None:
    """Draw a seal into a square."""
    canvas.circle(seal.center, seal.width / 2, p.PRIMARY if done else p.WELL)
    if not done:
        canvas.text(str(number), Type.NUMBER_BIG, p.INK, seal, "center")
        return
    points = [(seal.left + x * seal.width, seal.top + y * seal.height) for x, y in TICK]
    canvas.line(points[0], points[1], p.INK_LIGHT, 3)
    canvas.line(points[1], points[2], p.INK_LIGHT, 3)
