"""The sheet for a saved game that cannot be continued: what is wrong, and what can be done instead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.message import Message, message
from game.scenes.flow import Context, Flow, Pop
from game.scenes.kit.screen import FormScene, draw_veil
from game.scenes.kit.widget import Button
from game.scenes.saves import Saved
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.lines import broken
from game.table.styles import Panel
from game.table.theme import Type

Act = tuple[Message, Callable[[], Flow]]
TOP, LINE, STEP = 150.0, 18.0, 54.0
WIDE = 460.0


class Stuck(FormScene):
    """Tells what is wrong with a saved game, and asks what to do."""

    overlay = True

    def __init__(
        self, context: Context, saved: Saved, heading: Message, said: Message, acts: Sequence[Act] = ()
    ) -> None:
        super().__init__(context)
        self.saved, self.heading, self.said = saved, heading, said
        self.acts = (*acts, (message("form-back"), Pop))

    @property
    def _words(self) -> float:
        """The height of the sentence, and half a line more."""
        theme = self.context.theme
        font = theme.font(Type.BODY)
        lines = broken(theme.words.text(self.said), font, theme.px(WIDE))
        return LINE * (len(lines) + 0.5)

    def resize(self) -> None:
        self.dirty = True
        top = TOP + 104 + self._words
        rects = [self.at(500, top + STEP * i, 280, 44) for i in range(len(self.acts))]
        pairs = zip(rects, self.acts, strict=True)
        self.form.place([Button(rect, *act, primary=rect is rects[0]) for rect, act in pairs])

    def draw(self, canvas: Canvas) -> None:
        draw_veil(canvas)
        sheet = self.at(380, TOP, 520, 118 + self._words + STEP * len(self.acts))
        canvas.cover(sheet)
        canvas.panel(sheet, Panel.PAPER)
        heading = self.at(410, TOP + 18, WIDE, 44)
        canvas.text(self.heading, Type.DISPLAY, p.INK, heading, "center", shrink=True)
        title = self.at(410, TOP + 66, WIDE, 24)
        canvas.text(self.saved.title, Type.LABEL, p.INK, title, "center", ellipsis=True)
        words = self.at(410, TOP + 96, WIDE, self._words)
        canvas.text(self.said, Type.BODY, p.INK, words, "center", "top", wrap=True, ellipsis=True)
        self.form.draw(canvas)


class Taken(Stuck):
    """A game that is on a table in another window."""

    def __init__(
        self, context: Context, saved: Saved, look_on: Callable[[], Flow], play_copy: Callable[[], Flow]
    ) -> None:
        acts = [(message("taken-look-on"), look_on), (message("taken-copy"), play_copy)]
        super().__init__(context, saved, message("taken-title"), message("taken"), acts)
