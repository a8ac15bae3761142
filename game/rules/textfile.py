"""Text files of users and strangers: one way to read them, which neither hangs nor fills the memory."""

from __future__ import annotations

import codecs
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

from game.plain import escaped

_OPENED = (
    os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
)
"""A pipe that nobody writes to opens at once with O_NONBLOCK; without it, opening waits for a writer."""
_KILO = 1024


class Kind(Enum):
    """What a file is read as: its name in messages, and the most bytes that are read of it.

    The longest golden game is a record of 17 kB, the base's own files together have 27 kB, a settings file
    and a playtest's plan less than 1 kB: there is room for much more, and the worst of that size that was
    found is read in two seconds.
    """

    RECORD = ("record", 256 * _KILO)
    RULESET = ("ruleset", 128 * _KILO)
    SETTINGS = ("settings file", 64 * _KILO)
    PLAN = ("plan", 64 * _KILO)

    @property
    def noun(self) -> str:
        return self.value[0]

    @property
    def most(self) -> int:
        return self.value[1]


class FileError(ValueError):
    """A file that gives no text: one line with its path, what is wrong and what would be right."""

    def __init__(self, path: Path | str, reason: str) -> None:
        super().__init__(f"{escaped(str(path))}: {reason}")
        self.reason = reason


class Unreadable(FileError):
    """It cannot be read, for the moment at least, and nothing is known of what is in it."""


class Missing(Unreadable):
    """There is no such file."""


class NoText(FileError):
    """It was read and is not UTF-8 text: what is in it is damaged, or something else.

    `text` is what there is, with � for each byte that is no text.
    """

    def __init__(self, path: Path | str, reason: str, text: str) -> None:
        super().__init__(path, reason)
        self.text = text


def read_text(path: Path | str, kind: Kind) -> str:
    """The text of a file in UTF-8, with or without a byte order mark. Raises FileError."""
    data = read_bytes(path, kind)
    data = data.removeprefix(codecs.BOM_UTF8).replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        reason = f"line {line} is no UTF-8 text, so it is no {kind.noun}; give a text file in UTF-8"
        raise NoText(path, reason, data.decode("utf-8", "replace")) from None


def read_bytes(path: Path | str, kind: Kind) -> bytes:
    """All of a regular file that is not too large for its kind. Raises Unreadable."""
    with _told(path):
        descriptor = os.open(path, _OPENED)
        try:
            _check_regular(path, os.fstat(descriptor))
            return _whole(path, descriptor, kind)
        finally:
            os.close(descriptor)


def stat_of(path: Path | str) -> os.stat_result:
    """What the system says of a regular file. Raises Unreadable."""
    with _told(path):
        found = os.stat(path)
        _check_regular(path, found)
        return found


@contextmanager
def _told(path: Path | str) -> Iterator[None]:
    """What the system refuses, as one line."""
    try:
        yield
    except FileNotFoundError as error:
        raise Missing(path, f"cannot be read: {error.strerror}") from None
    except OSError as error:
        raise Unreadable(path, f"cannot be read: {error.strerror or error}") from None
    except FileError:
        raise
    except ValueError as error:  # a NUL in the path, or a letter that the system cannot write
        raise Unreadable(path, f"is no path: {error}") from None


def _check_regular(path: Path | str, found: os.stat_result) -> None:
    """Reading a pipe may wait for ever, and a device may never end."""
    if stat.S_ISDIR(found.st_mode):
        raise Unreadable(path, "cannot be read: it is a folder; name a file")
    if not stat.S_ISREG(found.st_mode):
        raise Unreadable(path, "cannot be read: it is a pipe or a device; name a regular file")


def _whole(path: Path | str, descriptor: int, kind: Kind) -> bytes:
    """What the system says of a file's size need not be so: what is read counts."""
    parts, left = [], kind.most + 1
    while left and (part := os.read(descriptor, left)):
        parts.append(part)
        left -= len(part)
    if not left:
        raise Unreadable(path, f"is larger than {kind.most // _KILO} kB, the most a {kind.noun} may have")
    return b"".join(parts)
