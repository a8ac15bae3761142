"""Errors as messages: those that carry one, those of the system, and those of libraries."""

from __future__ import annotations

import errno

from game.plain import one_line
from game.rules.message import Message, MessageError, at_place, message

_KNOWN = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.ENOSPC: "system-full",
    errno.EDQUOT: "system-full",
    errno.EIO: "system-failing",
    errno.EISDIR: "system-is-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-there",
    errno.EROFS: "system-read-only",
    errno.ENAMETOOLONG: "system-long-name",
    errno.EMFILE: "system-too-many",
}


def system_said(problem: OSError) -> Message:
    """Return the reason of an error of the system; in the system's own words if it is rare."""
    known = _KNOWN.get(problem.errno or 0)
    return message(known) if known else message("system-other", reason=problem.strerror or str(problem))


def refused_by_system(problem: OSError) -> Message:
    """Return an error of the system, with the file if it is about one."""
    reason = system_said(problem)
    return at_place(str(problem.filename), reason) if problem.filename else reason


def said_of(problem: Exception) -> Message:
    """Return the message of an error; one without a message is told in its own words."""
    if isinstance(problem, MessageError):
        return problem.said
    if isinstance(problem, OSError):
        return refused_by_system(problem)
    return message("system-other", reason=one_line(problem) or type(problem).__name__)
