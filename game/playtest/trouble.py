"""What went wrong, as a message."""

from __future__ import annotations

from game.plain import one_line
from game.rules.message import Message, MessageError, message
from game.rules.system import refused_by_system


def said_of(problem: Exception) -> Message:
    """Return what an error tells; one that carries no message speaks for itself."""
    if isinstance(problem, MessageError):
        return problem.said
    if isinstance(problem, OSError):
        return refused_by_system(problem)
    return message("lab-text", text=one_line(problem))


class HandsError(MessageError, OSError):
    """Nobody is left to play."""
