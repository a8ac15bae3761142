"""What a user gave that cannot be used."""

from __future__ import annotations

from game.rules.message import MessageError, Value, at_place, message


class UserError(MessageError):
    """Something a user gave cannot be used: what, where, and what would be right."""


def wrong(option: str, id: str, /, **values: Value) -> UserError:
    """Return the error for an option, a file or a folder that cannot be used."""
    return UserError(at_place(option, message(id, **values)))
