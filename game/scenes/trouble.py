"""Why something failed, as the window says it: without the file it is about."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.message import Message
from game.rules.system import said_of, system_said
from game.rules.textfile import FileError

Why: TypeAlias = str | Message
"""The reason why something failed; empty where it did not."""


def why_of(error: Exception) -> Message:
    """Return the reason that an error gives, without the file it is about."""
    if isinstance(error, FileError):
        return error.reason
    return system_said(error) if isinstance(error, OSError) else said_of(error)
