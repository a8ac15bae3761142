"""Saved games that cannot simply be gone on with: what is wrong, and what can be done instead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from game.scenes.flow import Context, Flow, Pop
from game.scenes.kit.place import place
from game.scenes.kit.screen import FormScene, draw_veil
from game.scenes.kit.widget import Button
from game.scenes.saves import Saved
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import Type

Act = tuple[str, Callable[[], Flow]]
TAKEN = (
    "It is being played in another window. You can step through it as far as it has come, "
    "or play on a copy; the game in the other window stays as it is."
)
TOP, LINE, STEP = 150.0, 18.0, 54.0
LETTERS = 60  # of a line, at least


class Stuck(FormScene):
    """Says what is wrong with a saved game, and asks what to do."""

    overlay = True

    def __init__(
        self, context: Context, saved: Saved, heading: str, said: str, acts: Sequence[Act] = ()
    ) -> None:
        super().__init__(context)
        self.saved, self.heading, self.said = saved, heading, said
        self.acts = (*acts, ("Back", Pop))

    @property
    def _words(self) -> float:
        """The height of what is said."""
        return LINE * (1 + ceil(len(self.said) / LETTERS))

    def resize(self) -> None:
        self.dirty = True
        theme = self.context.theme
        top = TOP + 104 + self._words
        rects = [place(theme, 500, top + STEP * i, 280, 44) for i in range(len(self.acts))]
        pairs = zip(rects, self.acts, strict=True)
        self.form.place([Button(rect, *act, primary=rect is rects[0]) for rect, act in pairs])

    def draw(self, canvas: Canvas) -> None:
        draw_veil(canvas)
        theme = self.context.theme
        sheet = place(theme, 380, TOP, 520, 118 + self._words + STEP * len(self.acts))
        canvas.cover(sheet)
        canvas.panel(sheet, Panel.PAPER)
        heading = place(theme, 410, TOP + 18, 460, 44)
        canvas.text(self.heading, Type.DISPLAY, p.INK, heading, "center", shrink=True)
        title = place(theme, 410, TOP + 66, 460, 24)
        canvas.text(self.saved.title, Type.LABEL, p.INK, title, "center", ellipsis=True)
        words = place(theme, 410, TOP + 96, 460, self._words)
        canvas.text(self.said, Type.BODY, p.INK, words, "center", "top", wrap=True, ellipsis=True)
        self.form.draw(canvas)


class Taken(Stuck):
    """A game that lies on a table already, in another window."""

    def __init__(
        self, context: Context, saved: Saved, look_on: Callable[[], Flow], play_copy: Callable[[], Flow]
    ) -> None:
        acts = [("Look on", look_on), ("Play on a copy", play_copy)]
        super().__init__(context, saved, "Open in another window", TAKEN, acts)
