"""Saved games: the latest is gone on with from the title, any from a list; finished ones are looked at."""

from __future__ import annotations

from game.rules.record import RecordError, read_record
from game.scenes.flow import Context, Flow, Pop, Push, Replace
from game.scenes.kit.choices import Choice, ChoiceRow
from game.scenes.kit.place import place
from game.scenes.kit.screen import FormScene
from game.scenes.kit.scroll import ScrollList
from game.scenes.kit.widget import Button
from game.scenes.saves import Damaged, Saved
from game.table import palette as p
from game.table.backdrop import draw_backdrop
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import Type

KINDS = (
    (False, "To go on with", "No game waits to be gone on with."),
    (True, "Finished: step through", "No saved game is finished."),
)


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


def look_back(context: Context, saved: Saved) -> Flow:
    """A finished game, to be stepped through; a damaged one is set aside, and nothing happens."""
    from game.scenes.replay.reel import Reel
    from game.scenes.replay.scene import Replay

    try:
        record = read_record(context.saves.read(saved.path)[1])
    except (Damaged, RecordError) as error:
        context.saves.set_aside(saved.path, str(error))
        return None
    return Push(Replay(context, Reel.of_record(record, saved.when)))


class SavedGames(FormScene):
    """Every saved game, the latest first: those to go on with, or those that are finished."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.finished = not context.saves.unfinished()

    def resize(self) -> None:
        self.dirty = True
        theme, games = self.context.theme, self.context.saves.games()
        self.games = [game for game in games if game.finished == self.finished]
        rows = [(game.title, game.about) for game in self.games]
        kinds = [
            Choice(finished, text, "" if any(game.finished == finished for game in games) else why)
            for finished, text, why in KINDS
        ]
        self.form.place(
            [
                ChoiceRow(place(theme, 340, 184, 600, 32), kinds, self.finished, self._choose),
                ScrollList(place(theme, 340, 226, 600, 330), rows, self._open, theme.px(66)),
                Button(place(theme, 540, 574, 200, 44), "Back", Pop),
            ]
        )

    def _choose(self, finished: object) -> Flow:
        self.finished = bool(finished)
        self.resize()
        return None

    def _open(self, index: int) -> Flow:
        flow = (look_back if self.finished else resume)(self.context, self.games[index])
        if flow is None:
            self.resize()
        return flow

    def draw(self, canvas: Canvas) -> None:
        theme = self.context.theme
        draw_backdrop(canvas)
        canvas.panel(place(theme, 300, 110, 680, 530), Panel.PAPER)
        canvas.text("Saved games", Type.DISPLAY, p.INK, place(theme, 340, 130, 600, 50))
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
