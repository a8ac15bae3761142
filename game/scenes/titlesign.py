"""The buttons of the title: Play, large, with what it will do; two beside each other; the rest, small."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import NamedTuple

import pygame

from game.rules.message import Message
from game.scenes.flow import Flow
from game.scenes.kit.widget import Button, Look, Widget, button_panel, draw_focus
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.theme import UNIT, Type

LEFT, TOP, WIDTH = 928.0, 26.0, 312.0  # of the block, in design units
PLAY_HEIGHT, GAP = 84.0, 7.0
NOTE_SHARE = 0.5  # of the large button, for the lines below its word


class Rank(Enum):
    """How much a button of the title stands out."""

    SECOND = (42.0, Type.HEADING)
    SMALL = (30.0, Type.LABEL)

    @property
    def height(self) -> float:
        return self.value[0]

    @property
    def role(self) -> Type:
        return self.value[1]


class Entry(NamedTuple):
    """A button of the title, which is one line of its list."""

    rank: Rank
    said: Message
    act: Callable[[], Flow]
    why: Said = ""  # why it cannot be clicked
    tip: Said = ""


class PlayButton(Button):
    """The large button: its word, and below it what a click will do."""

    def __init__(self, rect: pygame.Rect, said: Message, note: Said, act: Callable[[], Flow]) -> None:
        super().__init__(rect, said, act, primary=True, role=Type.DISPLAY)
        self.note = note

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.panel(self.rect, button_panel(True, look, bool(self.why)))
        px = canvas.theme.px
        inner = self.rect.inflate(-px(3 * UNIT), -px(UNIT))
        inner.y += px(1) if look.down else 0
        foot = inner.copy()
        foot.height = round(inner.height * NOTE_SHARE) if self.note else 0
        foot.bottom = inner.bottom
        head = pygame.Rect(inner.left, inner.top, inner.width, inner.height - foot.height)
        canvas.text(self.text, self.role, p.INK_LIGHT, head, "center", shrink=True)
        if self.note:
            canvas.text(
                self.note, Type.NOTE, p.INK_LIGHT, foot, "center", wrap=True, shrink=True, ellipsis=True
            )
        draw_focus(canvas, self.rect, look)


def sign(
    place: Callable[[float, float, float, float], pygame.Rect], play: PlayButton, entries: Sequence[Entry]
) -> list[Widget]:
    """Return the buttons in the order of the keyboard: two in a row, of an odd number the last alone."""
    play.rect = place(LEFT, TOP, WIDTH, PLAY_HEIGHT)
    widgets: list[Widget] = [play]
    y = TOP + PLAY_HEIGHT + GAP
    for rank in Rank:
        ranked = [entry for entry in entries if entry.rank is rank]
        for at in range(0, len(ranked), 2):
            pair = ranked[at : at + 2]
            width = (WIDTH + GAP) / len(pair) - GAP
            for column, entry in enumerate(pair):
                rect = place(LEFT + column * (width + GAP), y, width, rank.height)
                widgets.append(
                    Button(rect, entry.said, entry.act, role=rank.role, why=entry.why, tip=entry.tip)
                )
            y += rank.height + GAP
    return widgets
