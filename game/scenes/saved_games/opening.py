"""Opening a saved game, to go on or to step through it, or the question what to do where that cannot be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.message import Message, message
from game.rules.record import Record, RecordError
from game.rules.textfile import Unreadable
from game.scenes.flow import Context, Flow, Pop, Push, Replace
from game.scenes.kit.question import Question
from game.scenes.kit.widget import Act
from game.scenes.replay.history import History
from game.scenes.saving.chairs import Unseated
from game.scenes.saving.claim import InUse
from game.scenes.saving.files import ASIDE, why_of
from game.scenes.saving.notes import Recalled
from game.scenes.saving.summary import Saved, at_move, wrong_with
from game.scenes.session import Session, Stopped, sound

NOT_NOW, STEP_THROUGH = message("stuck-title"), message("stuck-step-through")


class Unopened(Question):
    """Says why a saved game is not gone on with, and asks what to do instead."""

    def __init__(
        self, context: Context, saved: Saved, heading: Message, said: Message, acts: Sequence[Act] = ()
    ) -> None:
        super().__init__(context, heading, said, (*acts, (message("form-back"), Pop)), saved.title)


def resume(context: Context, saved: Saved) -> Flow:
    """Go to the table with a saved game on it, or ask what to do where that cannot be."""
    try:
        return _table(context, saved, lambda: Session.reopen(context, saved))
    except InUse:
        return Push(taken_elsewhere(context, saved))


def look_back(context: Context, saved: Saved) -> Flow:
    """Step through a saved game."""
    return _tried(context, saved, lambda: _stepped_through(context, saved, sound(context, saved)))


def look_with_coach(context: Context, saved: Saved) -> Flow:
    """Have the coach look at a saved game."""
    return _tried(context, saved, lambda: _coached(context, saved, sound(context, saved)))


def _table(context: Context, saved: Saved, session: Callable[[], Session]) -> Flow:
    return _tried(context, saved, lambda: Replace(context.doors.play(context, session())))


def _copied(context: Context, saved: Saved, found: Record | None = None) -> Flow:
    return _table(context, saved, lambda: Session.copy(context, saved, found))


def _stepped_through(context: Context, saved: Saved, found: Record) -> Flow:
    return Push(context.doors.replay(context, _history(saved, found)))


def _coached(context: Context, saved: Saved, found: Record) -> Flow:
    return Push(context.doors.coach(context, _history(saved, found)))


def _history(saved: Saved, found: Record) -> History:
    history = History.of_game(found, saved.when, Recalled.of(saved.path))
    history.path = saved.path
    return history


def _tried(context: Context, saved: Saved, opened: Callable[[], Flow]) -> Flow:
    """Try to open a save. Only what is no record is set aside; else the window says what is wrong."""
    acts: list[Act] = []
    try:
        return opened()
    except Stopped as stopped:
        return Push(_stopped(context, saved, stopped.beginning))
    except RecordError as problem:
        if problem.damaged:
            context.saves.set_aside(saved.path, why_of(problem))
            return None
        error: Exception = problem
    except Unseated as problem:
        acts, error = [(STEP_THROUGH, lambda: look_back(context, saved))], problem
    except (Unreadable, OSError) as problem:
        error = problem
    return Push(Unopened(context, saved, NOT_NOW, wrong_with(error), acts))


def taken_elsewhere(context: Context, saved: Saved) -> Question:
    """Return the question what to do with a game that is on a table in another window."""
    acts: list[Act] = [
        (message("taken-look-on"), lambda: look_back(context, saved)),
        (message("taken-copy"), lambda: _copied(context, saved)),
    ]
    return Unopened(context, saved, message("taken-title"), message("taken"), acts)


def _stopped(context: Context, saved: Saved, found: Record) -> Question:
    """Return the question what to do with a sound beginning."""
    assert found.problem is not None
    damaged, said = found.problem.damaged, wrong_with(found.problem)
    acts: list[Act] = [(STEP_THROUGH, lambda: _stepped_through(context, saved, found))]
    if found.state.to_move is not None:
        acts.insert(0, (message("stuck-go-on", move=at_move(found)), lambda: _copied(context, saved, found)))
        if damaged:
            said = message("stuck-damaged-sound", what=said, file=f"{saved.path.name}{ASIDE}")
        else:
            said = message("stuck-former-sound", what=said)
    return Unopened(context, saved, message("stuck-damaged" if damaged else "stuck-former"), said, acts)
