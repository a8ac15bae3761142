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
from game.rules.message import Message, MessageError, Value, at_place, message
from game.rules.system import system_said

_OPENED = (
    os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
)
"""A pipe that nobody writes to opens at once with O_NONBLOCK; without it, opening waits for a writer."""
_KILO = 1024


class FileKind(Enum):
    """The kinds of files: the name of each in messages, and the most bytes that are read of it.

    The longest golden game is a record of 17 kB, the base's own files together have 27 kB, a settings file
    and a playtest's plan less than 1 kB, the notes beside a game of four automas 270 kB: there is room for
    more, and the worst of that size that was found is read in two seconds. A ladder may have a million games
    of 240 bytes; nobody but its own command reads it.
    """

    RECORD = ("file-kind-record", 256 * _KILO)
    RULESET = ("file-kind-ruleset", 128 * _KILO)
    SETTINGS = ("file-kind-settings", 64 * _KILO)
    PLAN = ("file-kind-plan", 64 * _KILO)
    NOTES = ("file-kind-notes", 512 * _KILO)
    SUMMARY = ("file-kind-summary", 4096 * _KILO)
    LADDER = ("file-kind-ladder", 262_144 * _KILO)

    @property
    def said(self) -> Message:
        return message(self.value[0])

    @property
    def most(self) -> int:
        return self.value[1]


class FileError(MessageError):
    """A file that gives no text: its path, the fault and what would be right."""

    def __init__(self, path: Path | str, reason: Message) -> None:
        super().__init__(at_place(escaped(str(path)), reason))
        self.reason = reason


class Unreadable(FileError):
    """It cannot be read, at least for the moment, and its contents are unknown."""


class FileMissing(Unreadable):
    """There is no such file."""


class NoText(FileError):
    """It was read and is not UTF-8 text: it is damaged, or something else.

    `text` is the text, with � for each byte that is none.
    """

    def __init__(self, path: Path | str, reason: Message, text: str) -> None:
        super().__init__(path, reason)
        self.text = text


def read_text(path: Path | str, kind: FileKind) -> str:
    """Return the text of a file in UTF-8, with or without a byte order mark. Raises FileError."""
    data = read_bytes(path, kind)
    data = data.removeprefix(codecs.BOM_UTF8).replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        reason = message("file-no-text", line=line, kind=kind.said)
        raise NoText(path, reason, data.decode("utf-8", "replace")) from None


def read_bytes(path: Path | str, kind: FileKind) -> bytes:
    """Return all of a regular file that is not too large for its kind. Raises Unreadable."""
    with _told(path):
        descriptor = os.open(path, _OPENED)
        try:
            _check_regular(path, os.fstat(descriptor))
            return _whole(path, descriptor, kind)
        finally:
            os.close(descriptor)


def stat_of(path: Path | str) -> os.stat_result:
    """Return the system's data on a regular file. Raises Unreadable."""
    with _told(path):
        found = os.stat(path)
        _check_regular(path, found)
        return found


@contextmanager
def _told(path: Path | str) -> Iterator[None]:
    """Turn errors of the system into a FileError."""
    try:
        yield
    except FileNotFoundError as error:
        raise FileMissing(path, _unreadable(system_said(error))) from None
    except OSError as error:
        raise Unreadable(path, _unreadable(system_said(error))) from None
    except FileError:
        raise
    except ValueError as error:  # a NUL in the path, or a letter that the system cannot write
        raise Unreadable(path, message("file-no-path", reason=str(error))) from None


def _unreadable(reason: Value) -> Message:
    return message("file-unreadable", reason=reason)


def _check_regular(path: Path | str, found: os.stat_result) -> None:
    """Refuse folders and devices: reading a pipe may wait for ever, and a device may never end."""
    if stat.S_ISDIR(found.st_mode):
        raise Unreadable(path, _unreadable(message("file-is-folder")))
    if not stat.S_ISREG(found.st_mode):
        raise Unreadable(path, _unreadable(message("file-is-device")))


def _whole(path: Path | str, descriptor: int, kind: FileKind) -> bytes:
    """Return all bytes, whatever size the system reports."""
    parts, left = [], kind.most + 1
    while left and (part := os.read(descriptor, left)):
        parts.append(part)
        left -= len(part)
    if not left:
        raise Unreadable(path, message("file-too-large", most=kind.most // _KILO, kind=kind.said))
    return b"".join(parts)
