"""The first screen: continue, new game, settings, quit."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.message import message
from game.scenes.flow import Flow, Push, Quit
from game.scenes.kit.widget import Act, Widget, buttons
from game.scenes.rulebook.topic import topic_of_base
from game.scenes.saved_games.games_screen import GamesScreen
from game.scenes.settings.screen import SettingsScreen
from game.sound.names import Air
from game.table import palette as p
from game.table.canvas import Canvas, draw_backdrop
from game.table.painter import Layer
from game.table.theme import Type

NAME = "Haspelknecht"


class Title(GamesScreen):
    """Offers to continue the latest game before anything else."""

    air = Air.SPRING

    def widgets(self) -> list[Widget]:
        games = self.listed
        self.games = [saved for saved in games if saved.goes_on]
        acts: list[Act] = []
        if self.games:
            acts.append((message("title-go-on"), self._go_on))
        acts.append((message("title-new-game"), self._new))
        if len(games) > len(self.games[:1]):
            acts.append((message("saved-title"), self._list))
        acts += [
            (message("daily-title"), lambda: Push(self.context.doors.daily(self.context))),
            (message("statistics-title"), lambda: Push(self.context.doors.statistics(self.context))),
            (message("rulebook-title"), self._rules),
            (message("settings-title"), self._settings),
            (message("title-quit"), Quit),
        ]
        return buttons([self.at(976, 40 + 49 * i, 240, 41) for i in range(len(acts))], acts, Type.HEADING)

    def _go_on(self) -> Flow:
        return self.context.doors.resume(self.context, self.games[0]) or self._again()

    def _again(self) -> Flow:
        """Show what is left, as a save has turned out to be damaged."""
        self.resize()
        return None

    def _list(self) -> Push:
        return Push(self.context.doors.saved_games(self.context))

    def _new(self) -> Push:
        return Push(self.context.doors.new_game(self.context))

    def _rules(self) -> Push:
        return Push(self.context.doors.rules(self.context, topic_of_base()))

    def _settings(self) -> Push:
        return Push(SettingsScreen(self.context))

    def handle(self, event: pygame.Event) -> Flow:
        enter = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if enter and self.form.focused is None:
            return self._go_on() if self.games else self._new()
        return super().handle(event)

    def escape(self) -> Flow:
        return None

    def meanwhile(self) -> Sequence[Layer]:
        return [draw_backdrop, self._draw_what_follows]

    def _draw_what_follows(self, canvas: Canvas) -> None:
        """Draw the screens that are a click away."""
        for flow in (self._new(), self._settings()):
            flow.scene.resize()
            flow.scene.draw(canvas)

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas, "title")
        self._draw_name(canvas)
        if self.games:
            game = self.games[0]
            modules = [message("saved-listed", items=game.modules)] if game.modules else []
            for i, said in enumerate((game.title, game.when, *modules)):
                note = self.at(620, 40 + 20 * i, 340, 20)
                canvas.text(said, Type.NOTE, p.INK, note, "right", ellipsis=True)
        self.form.draw(canvas)
        self.draw_notices(canvas, 64, 184, 640)
        canvas.text(message("title-foot"), Type.TINY_NOTE, p.INK_LIGHT_SOFT, self.at(64, 692, 440, 20))

    def _draw_name(self, canvas: Canvas) -> None:
        """Draw the name as if cut in wood: ink with a light edge below it."""
        name = self.at(62, 34, 520, 92)
        step = max(1, canvas.theme.px(1.6))
        Canvas(canvas.surface, canvas.theme).text(NAME, Type.TITLE, p.CARD, name.move(step, step))
        canvas.text(NAME, Type.TITLE, p.INK, name)
        under = self.at(66, 141, 560, 26)
        canvas.text(message("title-under"), Type.HEADING, p.INK, under)
