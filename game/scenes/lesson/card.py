"""The card that a teacher lays on the table: a text, what to do, and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
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

PAD, HEAD, FOOT, GAP = 14.0, 26.0, 32.0, 7.0
HIGH = 30.0  # a button
MARGIN = 8.0
LEAST = 180.0  # a place is chosen as if a card were this high, so that it does not move with each text


class CardText(NamedTuple):
    """A paragraph on a card; a `spare` one is left out where the card would be higher than the log."""

    said: Said
    role: Type = Type.BODY
    colour: p.RGB = p.INK
    spare: bool = False


_Worded = tuple[str, CardText, int]
"""A paragraph in words, with its height."""


class _Where(NamedTuple):
    """Where a card can lie: one of its corners at a spot, and how wide it is there."""

    corner: str
    spot: tuple[int, int]
    width: int


class Card:
    """A heading with a note at its right, paragraphs, and buttons.

    While nothing else can be done, the last button is `likely` what one wants.
    """

    def __init__(
        self, heading: Said, note: Said, texts: Sequence[CardText], acts: Sequence[Act], likely: bool = True
    ) -> None:
        self.heading, self.note, self.texts, self.acts = heading, note, tuple(texts), tuple(acts)
        self.likely = likely
        self._worded: list[_Worded] = []
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.form = Form()
        self.buttons: list[Button] = []

    def place(self, theme: Theme, layout: Layout, clear: Sequence[pygame.Rect]) -> None:
        """Lie where it hides least of what shall be clear: at the right below the wheel if that can be."""
        canvas = Canvas(pygame.Surface((1, 1)), theme)
        log, board, disks = layout.log, layout.board.rect, layout.disks.rect
        texts = self._texts_for(canvas, log)
        worded = partial(self._measured, canvas, texts, log.height)
        window = pygame.Rect((0, 0), layout.size).inflate(-theme.px(MARGIN), -theme.px(MARGIN))

        def box(where: _Where, least: float = 0) -> pygame.Rect:
            high = max(log.height, theme.px(least), self._height(theme, worded(where.width)))
            rect = pygame.Rect(0, 0, where.width, high)
            setattr(rect, where.corner, where.spot)
            return rect.clamp(window)

        places = (
            _Where("bottomright", log.bottomright, log.width),
            _Where("topleft", layout.developments.rect.topleft, log.width),
            _Where("bottomright", disks.bottomright, min(log.width, disks.width)),
            _Where("bottomleft", board.bottomleft, log.width),
        )
        best = min(places, key=lambda where: hidden(box(where, LEAST), clear))
        self.rect, self._worded = box(best), worded(best.width)
        self._lay_buttons(canvas)

    def _texts_for(self, canvas: Canvas, log: pygame.Rect) -> list[CardText]:
        """Return the texts, without the spare ones where all together would be higher than the log."""
        texts = list(self.texts)
        high = self._height(canvas.theme, self._measured(canvas, texts, log.height, log.width))
        return texts if high <= log.height else [text for text in texts if not text.spare]

    def _measured(self, canvas: Canvas, texts: Sequence[CardText], high: int, wide: int) -> list[_Worded]:
        """Return texts in words, with the height of each on a card of a width.

        They are set in their usual size, or in the least where the card would else be higher than `high`.
        """
        usual, least = (self._sized(canvas, texts, wide, which) for which in (0, -1))
        return usual if self._height(canvas.theme, usual) <= high else least

    def _sized(self, canvas: Canvas, texts: Sequence[CardText], wide: int, which: int) -> list[_Worded]:
        """Return texts in words, with the height of each in one of the sizes it may have."""
        inner, sizes = wide - 2 * canvas.theme.px(PAD), canvas.theme.sizes
        worded = [(canvas.say(text.said), text) for text in texts]
        return [
            (said, text, canvas.measure(said, text.role, inner, sizes(text.role)[which])[1])
            for said, text in worded
        ]

    def _height(self, theme: Theme, worded: Sequence[_Worded]) -> int:
        px = theme.px
        return sum(taken + px(GAP) for _, _, taken in worded) + px(HEAD + FOOT + 2 * PAD)

    def _lay_buttons(self, canvas: Canvas) -> None:
        """Lay the buttons side by side, with less room around their words where they have too little."""
        px = canvas.theme.px
        right, top = self.rect.right - px(PAD), self.rect.bottom - px(PAD + HIGH - 6)
        usual = [max(px(78), canvas.measure(said, Type.LABEL)[0] + px(26)) for said, _ in self.acts]
        missing = sum(usual) + px(GAP) * (len(usual) - 1) - (self.rect.width - 2 * px(PAD))
        less = -(-max(0, missing) // max(1, len(usual)))
        buttons = list[Button]()
        for number, ((said, act), wide) in enumerate(zip(reversed(self.acts), reversed(usual), strict=True)):
            wide -= less
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
