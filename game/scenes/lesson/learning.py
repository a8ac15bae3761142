"""What somebody has learned, one for the whole window."""

from __future__ import annotations

from game.lessons.bookmarks import Progress
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
