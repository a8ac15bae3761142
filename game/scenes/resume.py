"""Saved games: the latest is gone on with from the title, any from a list; finished ones are looked at."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.record import Beginning, Record, RecordError
from game.rules.textfile import Unreadable
from game.scenes.appraisal import at_move, in_words
from game.scenes.claim import InUse
from game.scenes.flow import Context, Flow, Pop, Push, Replace
from game.scenes.home import ASIDE
from game.scenes.kit.choices import Choice, ChoiceRow
from game.scenes.kit.place import place
from game.scenes.kit.scroll import Row, ScrollList
from game.scenes.kit.widget import Button
from game.scenes.listing import Listing
from game.scenes.saves import Saved, Unseated
from game.scenes.stuck import Act, Stuck, Taken
from game.table import palette as p
from game.table.backdrop import draw_backdrop
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import Type
from game.words import words_of

NOT_NOW = "Not to be gone on with now"
KINDS = (
    (False, "To go on with", "No game waits to be gone on with."),
    (True, "Finished: step through", "No saved game is finished."),
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
    from game.scenes.replay.reel import Reel
    from game.scenes.replay.scene import Replay

    record = Record(found.setup, found.moves, found.state, found.players)
    return Push(Replay(context, Reel.of_record(record, saved.when)))


def _tried(context: Context, saved: Saved, opened: Callable[[], Flow]) -> Flow:
    """What opening a save leads to. Only what is no record is set aside; else what is wrong is said."""
    from game.scenes.session import Stopped

    try:
        return opened()
    except Stopped as stopped:
        return Push(_stopped(context, saved, stopped.beginning))
    except RecordError as error:
        if error.damaged:
            context.saves.set_aside(saved.path, words_of("en").error(error))
            return None
        return Push(Stuck(context, saved, NOT_NOW, in_words(error)))
    except Unseated as error:
        look = lambda: look_back(context, saved)  # noqa: E731
        return Push(Stuck(context, saved, NOT_NOW, in_words(error), [("Step through it", look)]))
    except (Unreadable, OSError) as error:
        return Push(Stuck(context, saved, NOT_NOW, in_words(error)))


def _stopped(context: Context, saved: Saved, found: Beginning) -> Stuck:
    """What can be done with a sound beginning."""
    from game.scenes.play.scene import Play
    from game.scenes.session import Session

    def go_on() -> Flow:
        return _tried(context, saved, lambda: Replace(Play(context, Session.branch(context, saved, found))))

    assert found.problem is not None
    damaged, said = found.problem.damaged, in_words(found.problem)
    acts: list[Act] = [("Step through it", lambda: _shown(context, saved, found))]
    if found.state.to_move is not None:
        acts.insert(0, (f"Go on {at_move(found)}", go_on))
        kept = f"is kept as {saved.path.name}{ASIDE}" if damaged else "stays as it is"
        said += f" What comes before is sound and can be gone on with, as a new game; the former file {kept}."
    return Stuck(context, saved, "A damaged game" if damaged else "A game of former rules", said, acts)


class SavedGames(Listing):
    """Every saved game, the latest first: those to go on with, or those that are finished."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.finished = all(saved.finished for saved in self.listed)

    def lay_out(self) -> None:
        theme, games = self.context.theme, self.listed
        self.games = [game for game in games if game.finished == self.finished]
        rows = [Row(game.title, game.why or game.about, bool(game.why), game.shut) for game in self.games]
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
        self.draw_notices(canvas, 300, 650, 680)
