"""Going on with a saved game: the latest from the title, any from a list."""

from __future__ import annotations

import pygame

from game.scenes.backdrop import draw_backdrop
from game.scenes.flow import Context, Flow, Pop, Replace, Scene
from game.scenes.kit.form import Form
from game.scenes.kit.place import place
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


class SavedGames(Scene):
    """Every unfinished game, the latest first."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.form = Form()

    def resize(self) -> None:
        self.dirty = True
        theme = self.context.theme
        self.games = self.context.saves.unfinished()
        rows = [(game.title, game.when) for game in self.games]
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

    def handle(self, event: pygame.Event) -> Flow:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return Pop()
        flow = self.form.handle(event)
        self.dirty = self.dirty or self.form.dirty
        return flow

    def draw(self, canvas: Canvas) -> None:
        theme = self.context.theme
        draw_backdrop(canvas)
        canvas.panel(place(theme, 300, 110, 680, 530), Panel.PAPER)
        canvas.text("Saved games", Type.DISPLAY, p.INK, place(theme, 340, 130, 600, 50))
        self.form.draw(canvas)
