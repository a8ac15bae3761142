"""What somebody has learned, one for the whole window, and the button that tells how far that is."""

from __future__ import annotations

from game.lessons.bookmarks import ORDER, Progress
from game.rules.message import Message, message
from game.scenes.flow import Context
from game.scenes.saving.progress_file import ProgressFile


def learning(context: Context) -> ProgressFile[Progress]:
    """Return the file of the window, read when it is first asked for."""
    if context.learning is None:
        context.learning = ProgressFile("lessons.json", Progress)
    return context.learning


def keep(context: Context) -> None:
    """Save what has been learned."""
    learning(context).keep(wait=not context.ahead)


def learn_said(context: Context) -> Message:
    """Return the label of the way to the lessons: how many are done, from the first to the last but one."""
    done = len(set(ORDER).intersection(learning(context).progress.done))
    if 0 < done < len(ORDER):
        return message("learn-so-far", done=done, count=len(ORDER))
    return message("learn-title")
