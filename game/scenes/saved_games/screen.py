"""The list of saved games: unfinished ones are gone on with, finished ones are stepped through."""

from __future__ import annotations

from game.rules.message import message
from game.scenes.coaching import COACH
from game.scenes.flow import Context, Flow, Pop
from game.scenes.kit.choices import Choice, ChoiceRow
from game.scenes.kit.scroll import ScrollList, ScrollRow
from game.scenes.kit.widget import Act, Button, Widget
from game.scenes.saved_games.games_screen import GamesScreen
from game.scenes.saved_games.opening import look_back, look_with_coach, resume
from game.scenes.saving.summary import Saved
from game.table import palette as p
from game.table.canvas import Canvas, draw_backdrop
from game.table.styles import Panel
from game.table.theme import Type

KINDS = (
    (False, message("saved-unfinished"), message("saved-no-unfinished")),
    (True, message("saved-finished"), message("saved-no-finished")),
)


class SavedGames(GamesScreen):
    """Every saved game, the latest first: those to go on with, or those that are finished."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.finished = all(saved.finished for saved in self.listed)

    def widgets(self) -> list[Widget]:
        listed = self.listed
        self.games = [game for game in listed if game.finished == self.finished]
        rows = [
            ScrollRow(game.title, game.why or game.about, bool(game.why), game.shut, self._beside(game))
            for game in self.games
        ]
        kinds = [
            Choice(finished, text, "" if any(game.finished == finished for game in listed) else why)
            for finished, text, why in KINDS
        ]
        tip = message("saved-finished-tip" if self.finished else "saved-unfinished-tip")
        return [
            ChoiceRow(self.at(340, 184, 600, 32), kinds, self.finished, self._choose),
            ScrollList(self.at(340, 226, 600, 330), rows, self._open, self.context.theme.px(66), tip),
            Button(self.at(540, 574, 200, 44), message("form-back"), Pop),
        ]

    def _beside(self, game: Saved) -> Act | None:
        """Return the way to the coach, for a game that has come to a sound end."""
        if self.context.start_review is None or not game.finished or game.why:
            return None
        return COACH, lambda: self._gone_to(look_with_coach(self.context, game))

    def _choose(self, finished: object) -> Flow:
        self.finished = bool(finished)
        self.resize()
        return None

    def _open(self, index: int) -> Flow:
        return self._gone_to((look_back if self.finished else resume)(self.context, self.games[index]))

    def _gone_to(self, flow: Flow) -> Flow:
        """Look at the list again where a game turned out to be gone or damaged."""
        if flow is None:
            self.resize()
        return flow

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        canvas.panel(self.at(300, 110, 680, 530), Panel.PAPER)
        canvas.text(message("saved-title"), Type.DISPLAY, p.INK, self.at(340, 130, 600, 50))
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
        self.draw_notices(canvas, 300, 650, 680)
