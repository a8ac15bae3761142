"""Why something failed: a message, where there is one for it."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.message import Message, said_by
from game.rules.system import system_said
from game.rules.textfile import FileError

Why: TypeAlias = str | Message
"""The reason why something failed; empty where it did not."""


def why_of(error: Exception) -> Why:
    """Return the reason that an error gives, without the file it is about."""
    if isinstance(error, FileError):
        return error.reason
    if isinstance(error, OSError):
        return system_said(error)
    return said_by(error) or type(error).__name__
