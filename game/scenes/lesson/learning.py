"""What somebody has learned, one for the whole window."""

from __future__ import annotations

from game.scenes.flow import Context
from game.scenes.lesson.file import LearningFile


def learning(context: Context) -> LearningFile:
    """Return the file of the window, read when it is first asked for."""
    if context.learning is None:
        context.learning = LearningFile()
    return context.learning


def keep(context: Context) -> None:
    """Save what has been learned."""
    learning(context).keep(wait=not context.ahead)
