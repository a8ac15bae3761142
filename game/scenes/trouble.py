"""Why something failed, as the window says it."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.message import Message, MessageError
from game.rules.system import system_said
from game.rules.textfile import FileError

Why: TypeAlias = str | Message
"""Why something failed; empty where it did not. A str is a library's own words."""


def why_of(error: Exception) -> Why:
    """Return what an error says; of a file, without its path."""
    if isinstance(error, FileError):
        return error.reason
    if isinstance(error, MessageError):
        return error.said
    if isinstance(error, OSError):
        return system_said(error)
    return str(error) or type(error).__name__
