"""The reasons of failures, as the window tells them: without the name of the file."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.message import Message
from game.rules.system import said_of, system_said
from game.rules.textfile import FileError

Why: TypeAlias = str | Message
"""The reason of a failure; empty if there was none."""


def why_of(error: Exception) -> Message:
    """Return the reason that an error gives, without the name of the file."""
    if isinstance(error, FileError):
        return error.reason
    return system_said(error) if isinstance(error, OSError) else said_of(error)
