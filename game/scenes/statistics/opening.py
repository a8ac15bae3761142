"""Opens a game of the statistics: one that is over is stepped through, any other gone on with."""

from __future__ import annotations

from game.rules.message import Message
from game.rules.record import RecordError
from game.rules.textfile import FileMissing, Unreadable
from game.scenes.flow import Context, Flow, Push
from game.scenes.saved_games.opening import NOT_NOW, Unopened, look_back
from game.scenes.saving.folders import shelf
from game.scenes.saving.summary import Saved, closed, glanced, wrong_with
from game.statistics.game import Filed


def open_game(context: Context, filed: Filed) -> Flow:
    """Open a game, or say why it cannot be."""
    try:
        saved = glanced(filed.path, context.saves.read(filed.path), filed.changed, shelf())
    except (FileMissing, Unreadable) as error:
        return Push(_refused(context, closed(filed.path, error, filed.changed), wrong_with(error)))
    except RecordError as error:
        known = Saved(filed.path, (), filed.game.finished, filed.changed)
        return Push(_refused(context, known, wrong_with(error)))
    if saved.finished:
        return look_back(context, saved)
    return context.doors.resume(context, saved)


def _refused(context: Context, saved: Saved, said: Message) -> Unopened:
    return Unopened(context, saved, NOT_NOW, said)
