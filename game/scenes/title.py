"""The first screen: play, and ways to everything else."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.rules.message import Message, message
from game.rules.ruleset import BASE
from game.scenes.drafts import draft_name
from game.scenes.fitting import fitting, has_finished, outcomes
from game.scenes.flow import Flow, Push, Quit
from game.scenes.kit.livingscene import LivingScene
from game.scenes.kit.widget import Widget
from game.scenes.lesson.learning import learn_said
from game.scenes.opponents import called, level_name
from game.scenes.rulebook.topic import topic_of_base
from game.scenes.saved_games.games_screen import GamesScreen
from game.scenes.settings.screen import SettingsScreen
from game.scenes.titlesign import Entry, PlayButton, Rank, sign
from game.sound.names import Air
from game.sound.score import Piece, Tune
from game.table import palette as p
from game.table.canvas import Canvas, draw_backdrop
from game.table.painter import Layer
from game.table.theme import Type

NAME = "Haspelknecht"
NOTHING_SAVED = message("title-nothing-saved")


class Title(GamesScreen, LivingScene):
    """Offers to play before anything else: the latest game, or a new one against a fitting automa.

    With a draft on the table, only a game of that is gone on with, and a new one is begun by it.
    """

    air = Air.SPRING
    tune = Tune(Piece.TITLE)

    def widgets(self) -> list[Widget]:
        played_by = self.context.ruleset
        self.games = [one for one in self.listed if one.goes_on and played_by in (BASE, one.ruleset)]
        nothing = self.context.saves.known and not self.listed
        entries = [
            Entry(Rank.SECOND, message("title-new-game"), self._new),
            Entry(Rank.SECOND, learn_said(self.context), self._learn),
            Entry(Rank.SMALL, message("daily-title"), self._daily),
            Entry(Rank.SMALL, message("saved-title"), self._list, NOTHING_SAVED if nothing else ""),
            Entry(Rank.SMALL, message("statistics-title"), self._statistics),
            Entry(Rank.SMALL, message("rulebook-title"), self._rules),
            Entry(Rank.SMALL, message("settings-title"), self._settings),
            Entry(Rank.SMALL, message("title-quit"), Quit),
        ]
        play = PlayButton(self.at(0, 0, 0, 0), message("title-play"), self._what_follows(), self._play)
        return sign(self.at, play, entries)

    @property
    def _looks(self) -> bool:
        """Return True while a game that goes on may still be found."""
        return not self.games and not self.context.saves.known

    def _what_follows(self) -> Message:
        """Return a line on what the large button will do."""
        if self._looks:
            return message("title-looks")
        if self.games:
            game = self.games[0]
            if game.moment is None:
                return message("title-goes-on", players=game.title)
            return message("title-goes-on-at", players=game.title, moment=game.moment)
        levels = self.context.opponents.levels
        level = fitting(levels, outcomes(self.listed, levels))
        opponent = called(level_name(level), level)
        if self.context.ruleset != BASE:
            return message("title-begins-draft", opponent=opponent, name=draft_name(self.context.ruleset))
        known = has_finished(self.listed)
        return message("title-begins" if known else "title-begins-first", opponent=opponent)

    def _play(self) -> Flow:
        """Go on with the latest game that goes on; where there is none, begin one."""
        if self._looks:
            self.context.saves.look(None)
            self._again()
        return self._go_on() if self.games else self.context.doors.begin(self.context)

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

    def _learn(self) -> Push:
        return Push(self.context.doors.learn(self.context))

    def _daily(self) -> Push:
        return Push(self.context.doors.daily(self.context))

    def _statistics(self) -> Push:
        return Push(self.context.doors.statistics(self.context))

    def _rules(self) -> Push:
        return Push(self.context.doors.rules(self.context, topic_of_base()))

    def _settings(self) -> Push:
        return Push(SettingsScreen(self.context))

    def handle(self, event: pygame.Event) -> Flow:
        enter = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if enter and self.form.focused is None:
            return self._play()
        if event.type == pygame.DROPFILE:
            return Push(self.context.doors.drafts(self.context, self._again, Path(event.file)))
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

    def covered(self) -> Sequence[pygame.Rect]:
        notices = [self.at(64, 184, 640, 80)] if self.notices else []
        return [self.at(60, 26, 520, 144), self.at(64, 692, 440, 20), *notices]

    def draw_over(self, canvas: Canvas) -> None:
        self._draw_name(canvas)
        self.form.draw(canvas)
        self.draw_notices(canvas, 64, 184, 640)
        canvas.text(message("title-foot"), Type.TINY_NOTE, p.INK_LIGHT_SOFT, self.at(64, 692, 440, 20))

    def _draw_name(self, canvas: Canvas) -> None:
        """Draw the name as if cut in wood: ink with a light edge below it."""
        name = self.at(62, 34, 520, 92)
        step = max(1, canvas.theme.px(1.6))
        Canvas(canvas.surface, canvas.theme).text(NAME, Type.TITLE, p.CARD, name.move(step, step))
        canvas.text(NAME, Type.TITLE, p.INK, name)
        canvas.svg("title_rule", self.at(60, 120, 510, 24))
        under = self.at(66, 141, 560, 26)
        canvas.text(message("title-under"), Type.HEADING, p.INK, under)
