"""The menu over the table: on with the game, settings, or away without losing it."""

from __future__ import annotations

from game.scenes.flow import Flow, Pop, Push, Quit, Replace
from game.scenes.kit.place import place
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Button
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import Type


class Menu(FormScene):
    """Lies over the table; the game below is saved as it stands."""

    overlay = True

    def resize(self) -> None:
        self.dirty = True
        acts = [
            ("On with the game", Pop),
            ("Settings", self._settings),
            ("Leave to the title", self._title),
            ("Quit", Quit),
        ]
        self.form.place(
            [
                Button(place(self.context.theme, 510, 276 + 56 * i, 260, 44), text, act, primary=i == 0)
                for i, (text, act) in enumerate(acts)
            ]
        )

    def _settings(self) -> Flow:
        from game.scenes.options import Options

        return Push(Options(self.context))

    def _title(self) -> Flow:
        from game.scenes.title import Title

        return Replace(Title(self.context))

    def draw(self, canvas: Canvas) -> None:
        draw_veil(canvas)
        theme = self.context.theme
        canvas.panel(place(theme, 460, 180, 360, 342), Panel.PAPER)
        canvas.text("Menu", Type.DISPLAY, p.INK, place(theme, 510, 196, 260, 44), "center")
        note = "The game is saved after every move."
        canvas.text(note, Type.NOTE, p.INK_SOFT, place(theme, 480, 240, 320, 24), "center")
        self.form.draw(canvas)


def draw_veil(canvas: Canvas) -> None:
    """Darken everything below."""
    canvas.box(canvas.surface.get_rect(), p.VEIL)
