"""A question over what lies below: what it is about, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.message import Message
from game.scenes.flow import Context
from game.scenes.kit.screen import FormScene, draw_sheet
from game.scenes.kit.widget import Act, Widget, buttons
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.lines import broken
from game.table.theme import Type

TOP, LINE, STEP = 150.0, 18.0, 54.0
WIDE = 460.0


class Question(FormScene):
    """Says what there is to decide, and offers a button for each answer; the likeliest comes first."""

    overlay = True

    def __init__(
        self, context: Context, heading: Message, said: Message, acts: Sequence[Act], about: Said = ""
    ) -> None:
        """`about` is the name of what is asked about."""
        super().__init__(context)
        self.heading, self.said, self.acts, self.about = heading, said, tuple(acts), about

    @property
    def _words(self) -> float:
        """The height of what is said, and half a line."""
        theme = self.context.theme
        lines = broken(theme.words.text(self.said), theme.font(Type.BODY), theme.px(WIDE))
        return LINE * (len(lines) + 0.5)

    def widgets(self) -> list[Widget]:
        top = TOP + 104 + self._words
        rects = [self.at(500, top + STEP * i, 280, 44) for i in range(len(self.acts))]
        return buttons(rects, self.acts)

    def draw(self, canvas: Canvas) -> None:
        draw_sheet(canvas, self.at(380, TOP, 520, 118 + self._words + STEP * len(self.acts)))
        heading, title = self.at(410, TOP + 18, WIDE, 44), self.at(410, TOP + 66, WIDE, 24)
        canvas.text(self.heading, Type.DISPLAY, p.INK, heading, "center", shrink=True)
        canvas.text(self.about, Type.LABEL, p.INK, title, "center", ellipsis=True)
        words = self.at(410, TOP + 96, WIDE, self._words)
        canvas.text(self.said, Type.BODY, p.INK, words, "center", "top", wrap=True, ellipsis=True)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
