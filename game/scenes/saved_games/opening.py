"""Saved games: the latest is gone on with from the title, any from a list; finished ones are looked at."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.message import message
from game.rules.record import Beginning, RecordError
from game.rules.textfile import Unreadable
from game.scenes.flow import Context, Flow, Pop, Push, Replace
from game.scenes.kit.choices import Choice, ChoiceRow
from game.scenes.kit.place import place
from game.scenes.kit.question import Act
from game.scenes.kit.scroll import ScrollList, ScrollRow
from game.scenes.kit.widget import Button
from game.scenes.saved_games.games_screen import Listing
from game.scenes.saved_games.stuck import Stuck, Taken
from game.scenes.saving.chairs import Unseated
from game.scenes.saving.claim import InUse
from game.scenes.saving.files import ASIDE, why_of
from game.scenes.saving.notes import Recalled
from game.scenes.saving.summary import Saved, at_move, wrong_with
from game.table import palette as p
from game.table.backdrop import draw_backdrop
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import Type

NOT_NOW = message("stuck-title")
STEP_THROUGH = message("stuck-step-through")
KINDS = (
    (False, message("saved-unfinished"), message("saved-no-unfinished")),
    (True, message("saved-finished"), message("saved-no-finished")),
)


def resume(context: Context, saved: Saved) -> Flow:
    """The table with the saved game on it, or the question what to do where that cannot be."""
    from game.scenes.play.scene import Play
    from game.scenes.session import Session

    def opened(make: Callable[[Context, Saved], Session]) -> Flow:
        return _tried(context, saved, lambda: Replace(Play(context, make(context, saved))))

    try:
        return opened(Session.reopen)
    except InUse:
        return Push(Taken(context, saved, lambda: look_back(context, saved), lambda: opened(Session.copy)))


def look_back(context: Context, saved: Saved) -> Flow:
    """A game to be stepped through."""
    from game.scenes.session import sound

    return _tried(context, saved, lambda: _shown(context, saved, sound(context, saved)))


def _shown(context: Context, saved: Saved, found: Beginning) -> Flow:
    from game.scenes.replay.history import History
    from game.scenes.replay.scene import Replay

    history = History.of_record(found.record, saved.when, Recalled.of(saved.path))
    return Push(Replay(context, history))


def _tried(context: Context, saved: Saved, opened: Callable[[], Flow]) -> Flow:
    """Try to open a save. Only what is no record is set aside; else the window says what is wrong."""
    from game.scenes.session import Stopped

    try:
        return opened()
    except Stopped as stopped:
        return Push(_stopped(context, saved, stopped.beginning))
    except RecordError as error:
        if error.damaged:
            context.saves.set_aside(saved.path, why_of(error))
            return None
        return Push(Stuck(context, saved, NOT_NOW, wrong_with(error)))
    except Unseated as error:
        look = lambda: look_back(context, saved)  # noqa: E731
        return Push(Stuck(context, saved, NOT_NOW, wrong_with(error), [(STEP_THROUGH, look)]))
    except (Unreadable, OSError) as error:
        return Push(Stuck(context, saved, NOT_NOW, wrong_with(error)))


def _stopped(context: Context, saved: Saved, found: Beginning) -> Stuck:
    """Return the question what to do with a sound beginning."""
    from game.scenes.play.scene import Play
    from game.scenes.session import Session

    def go_on() -> Flow:
        return _tried(context, saved, lambda: Replace(Play(context, Session.branch(context, saved, found))))

    assert found.problem is not None
    damaged, said = found.problem.damaged, wrong_with(found.problem)
    acts: list[Act] = [(STEP_THROUGH, lambda: _shown(context, saved, found))]
    if found.state.to_move is not None:
        acts.insert(0, (message("stuck-go-on", move=at_move(found)), go_on))
        if damaged:
            said = message("stuck-damaged-sound", what=said, file=f"{saved.path.name}{ASIDE}")
        else:
            said = message("stuck-former-sound", what=said)
    return Stuck(context, saved, message("stuck-damaged" if damaged else "stuck-former"), said, acts)


class SavedGames(Listing):
    """Every saved game, the latest first: those to go on with, or those that are finished."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.finished = all(saved.finished for saved in self.listed)

    def lay_out(self) -> None:
        theme, games = self.context.theme, self.listed
        self.games = [game for game in games if game.finished == self.finished]
        rows = [
            ScrollRow(game.title, game.why or game.about, bool(game.why), game.shut) for game in self.games
        ]
        kinds = [
            Choice(finished, text, "" if any(game.finished == finished for game in games) else why)
            for finished, text, why in KINDS
        ]
        self.form.place(
            [
                ChoiceRow(place(theme, 340, 184, 600, 32), kinds, self.finished, self._choose),
                ScrollList(place(theme, 340, 226, 600, 330), rows, self._open, theme.px(66)),
                Button(place(theme, 540, 574, 200, 44), message("form-back"), Pop),
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
        canvas.text(message("saved-title"), Type.DISPLAY, p.INK, place(theme, 340, 130, 600, 50))
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
        self.draw_notices(canvas, 300, 650, 680)
