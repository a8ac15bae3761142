"""Why something failed: what users meet now and then has a message, all else speaks for itself."""

from __future__ import annotations

import errno
from typing import Final, TypeAlias

from game.rules.message import Message, MessageError, message
from game.rules.textfile import FileError

Why: TypeAlias = str | Message
"""Why something failed; empty where it did not. A str is what the system says, in its own words."""

_KNOWN: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ENOENT: "missing",
    errno.EIO: "failing",
}


def why_of(error: Exception) -> Why:
    """Return what an error says."""
    if isinstance(error, MessageError):
        return error.said
    if isinstance(error, FileError):
        return error.reason
    if isinstance(error, OSError):
        known = _KNOWN.get(error.errno or 0)
        return message(f"trouble-{known}") if known else error.strerror or str(error)
    return str(error) or type(error).__name__
