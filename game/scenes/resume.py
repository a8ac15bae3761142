"""Going on with a saved game: the latest from the title, any from a list."""

from __future__ import annotations

from game.scenes.backdrop import draw_backdrop
from game.scenes.flow import Context, Flow, Pop, Replace
from game.scenes.kit.place import place
from game.scenes.kit.screen import FormScene
from game.scenes.kit.scroll import ScrollList
from game.scenes.kit.widget import Button
from game.scenes.saves import Damaged, Saved
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import Type


def resume(context: Context, saved: Saved) -> Flow:
    """The table with the saved game on it; a damaged one is set aside, and nothing happens."""
    from game.scenes.play.scene import Play
    from game.scenes.session import Session

    try:
        session = Session.reopen(context, saved)
    except Damaged as error:
        context.saves.set_aside(saved.path, str(error))
        return None
    return Replace(Play(context, session))


class SavedGames(FormScene):
    """Every unfinished game, the latest first."""

    def resize(self) -> None:
        self.dirty = True
        theme = self.context.theme
        self.games = self.context.saves.unfinished()
        rows = [(game.title, game.about) for game in self.games]
        rect = place(theme, 340, 190, 600, 366)
        self.form.place(
            [
                ScrollList(rect, rows, self._open, theme.px(61)),
                Button(place(theme, 540, 574, 200, 44), "Back", Pop),
            ]
        )

    def _open(self, index: int) -> Flow:
        flow = resume(self.context, self.games[index])
        if flow is None:
            self.resize()
        return flow

    def draw(self, canvas: Canvas) -> None:
        theme = self.context.theme
        draw_backdrop(canvas)
        canvas.panel(place(theme, 300, 110, 680, 530), Panel.PAPER)
        canvas.text("Saved games", Type.DISPLAY, p.INK, place(theme, 340, 130, 600, 50))
        self.form.draw(canvas)
