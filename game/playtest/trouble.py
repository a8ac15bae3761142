"""What went wrong, as a message."""

from __future__ import annotations

from game.plain import one_line
from game.rules.message import Message, MessageError, message
from game.whole_file import told


def said_of(problem: Exception) -> Message:
    """Return what an error tells; one that carries no message speaks for itself."""
    if isinstance(problem, MessageError):
        return problem.said
    return message("lab-text", text=told(problem) if isinstance(problem, OSError) else one_line(problem))


class HandsError(MessageError, OSError):
    """Nobody is left to play."""
