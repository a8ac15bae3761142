"""What a user gave that cannot be used."""

from __future__ import annotations

from game.rules.message import Message, MessageError, Value, at_place, message, said_by


class UserError(MessageError):
    """Something a user gave cannot be used: what, where, and what would be right."""


def wrong(option: str, id: str, /, **values: Value) -> UserError:
    """Return the error for an option, a file or a folder that cannot be used."""
    return UserError(at_place(option, message(id, **values)))


def told_by(problem: Exception) -> Message:
    """Return what an error tells as a message; one that carries none, as a library's, in its own words."""
    said = said_by(problem)
    return said if isinstance(said, Message) else message("system-other", reason=said)
