"""The card that a teacher lays on the table: a text, what to do, and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.scenes.kit.bubble import hidden
from game.scenes.kit.form import Form
from game.scenes.kit.widget import Act, Button
from game.scenes.stage.pointing import SteeringStop
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.layout import Layout
from game.table.styles import Panel
from game.table.theme import Theme, Type

PAD, HEAD, FOOT, GAP = 14.0, 26.0, 34.0, 7.0
HIGH = 30.0  # a button
MARGIN = 8.0


class CardText(NamedTuple):
    """A paragraph on a card."""

    said: Said
    role: Type = Type.BODY
    colour: p.RGB = p.INK


class Card:
    """A heading with a note at its right, paragraphs, and buttons.

    While nothing else can be done, the last button is `likely` what one wants.
    """

    def __init__(
        self, heading: Said, note: Said, texts: Sequence[CardText], acts: Sequence[Act], likely: bool = True
    ) -> None:
        self.heading, self.note, self.texts, self.acts = heading, note, tuple(texts), tuple(acts)
        self.likely = likely
        self._worded: list[tuple[str, CardText, int]] = []  # each paragraph in words, with its height
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.form = Form()
        self.buttons: list[Button] = []

    def place(self, theme: Theme, layout: Layout, clear: Sequence[pygame.Rect]) -> None:
        """Lie where it hides least of what shall be clear: at the right below the wheel if that can be."""
        px = theme.px
        canvas = Canvas(pygame.Surface((1, 1)), theme)
        wide = layout.log.width
        inner = wide - 2 * px(PAD)
        worded = [(canvas.say(text.said), text) for text in self.texts]
        self._worded = [(said, text, canvas.measure(said, text.role, inner)[1]) for said, text in worded]
        high = sum(taken + px(GAP) for _, _, taken in self._worded)
        box = pygame.Rect(0, 0, wide, max(layout.log.height, high + px(HEAD + FOOT + 2 * PAD)))
        places = [box.copy() for _ in range(4)]
        margin = px(MARGIN)
        places[0].bottomright = layout.log.bottomright
        places[1].topleft = layout.developments.rect.topleft
        places[2].topright = layout.disks.rect.topright
        places[3].bottomleft = layout.board.rect.bottomleft
        window = pygame.Rect((0, 0), layout.size).inflate(-margin, -margin)
        self.rect = min((one.clamp(window) for one in places), key=lambda one: hidden(one, clear))
        self._lay_buttons(canvas)

    def _lay_buttons(self, canvas: Canvas) -> None:
        px = canvas.theme.px
        right, top = self.rect.right - px(PAD), self.rect.bottom - px(PAD + HIGH - 6)
        buttons = list[Button]()
        for number, (said, act) in enumerate(reversed(self.acts)):
            wide = max(px(78), canvas.measure(said, Type.LABEL)[0] + px(26))
            rect = pygame.Rect(right - wide, top, wide, px(HIGH))
            buttons.append(Button(rect, said, act, primary=self.likely and number == 0))
            right = rect.left - px(GAP)
        self.buttons = buttons[::-1]
        self.form.place(self.buttons)

    @property
    def stops(self) -> list[SteeringStop]:
        """Return the places that keys go to, the likeliest first."""
        return [SteeringStop(one.rect, one.rect.center) for one in reversed(self.buttons)]

    def draw(self, canvas: Canvas) -> None:
        """Draw the card."""
        px = canvas.theme.px
        canvas.cover(self.rect)
        canvas.panel(self.rect, Panel.PAPER, edge=p.GOLD_DEEP, rim=2.4)
        inner = self.rect.inflate(-2 * px(PAD), -2 * px(PAD))
        head = pygame.Rect(inner.left, inner.top, inner.width, px(HEAD - 4))
        aside = canvas.measure(self.note, Type.NOTE)[0]
        canvas.text(self.note, Type.NOTE, p.INK_SOFT, head, "right")
        head.width -= aside + px(GAP)
        canvas.text(self.heading, Type.HEADING, p.INK, head, shrink=True, ellipsis=True)
        top = inner.top + px(HEAD)
        for said, text, high in self._worded:
            room = pygame.Rect(inner.left, top, inner.width, high)
            canvas.text(said, text.role, text.colour, room, valign="top", wrap=True)
            top += high + px(GAP)
        self.form.draw(canvas)
