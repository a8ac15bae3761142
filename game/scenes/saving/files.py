"""The safe writing of files, and the reasons why it fails."""

from __future__ import annotations

import errno
import itertools
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeAlias

from game.rules.message import Message, message
from game.rules.system import said_of, system_said
from game.rules.textfile import FileError
from game.whole_file import put_in_place

Why: TypeAlias = str | Message
"""The reason of a failure; empty if there was none."""

ASIDE = ".damaged"
REVIEWS = ".coach"  # the ending of the file beside a game that keeps what the coach has found
NEW = ".new"  # the ending of files that are being written
_NO_PROMISE = {
    errno.EINVAL, errno.ENOTSUP, errno.ENOSYS, errno.EBADF, errno.EACCES, errno.EPERM, errno.EISDIR,
}  # fmt: skip
"""The errors of systems that cannot open a folder or sync it."""


def why_of(error: Exception) -> Message:
    """Return the reason that an error gives, without the name of the file."""
    if isinstance(error, FileError):
        return error.reason
    return system_said(error) if isinstance(error, OSError) else said_of(error)


def reviews_of(path: Path) -> Path:
    """Return the file beside a game that keeps what the coach has found."""
    return path.with_name(f".{path.name}{REVIEWS}")


def write_safely(path: Path, text: str) -> None:
    """Write a file atomically, and sync it: at every moment it holds the old or the new text, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with written_beside(path, text.encode("utf-8"), secure=True) as new:
        put_in_place(new, path)
    secure_folder(path.parent)


@contextmanager
def written_beside(path: Path, data: bytes, secure: bool = False) -> Iterator[Path]:
    """Write a temporary file beside another one, which the caller may move to that one's place.

    No two writers ever share its name. With `secure` it is synced.
    """
    new = path.with_name(f".{path.name}.{secrets.token_hex(6)}{NEW}")
    try:
        with new.open("xb") as file:
            file.write(data)
            if secure:
                file.flush()
                os.fsync(file.fileno())
        yield new
    finally:
        with suppress(OSError):
            new.unlink()


def secure_file(path: Path) -> None:
    """Sync a file and its name in the folder."""
    with path.open("rb+") as file:
        _sync(file.fileno())
    secure_folder(path.parent)


def _sync(handle: int) -> None:
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _NO_PROMISE:
            raise


def secure_folder(folder: Path) -> None:
    """Sync the names in a folder, where the system can do that."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError as error:
        if error.errno in _NO_PROMISE:
            return
        raise
    try:
        _sync(handle)
    finally:
        os.close(handle)


def set_aside(path: Path) -> Path:
    """Give a damaged file a new name that no other file has, and return that. Raises OSError."""
    for count in itertools.count(1):
        aside = path.with_name(f"{path.name}.{count}{ASIDE}" if count > 1 else path.name + ASIDE)
        if os.path.lexists(aside):
            continue
        try:
            os.link(path, aside)
            path.unlink()
        except FileExistsError:
            continue
        except FileNotFoundError:
            raise
        except OSError:  # there are no hard links here
            path.rename(aside)
        return aside
    raise AssertionError


def holds(folder: Path, size: int) -> Why:
    """Return why so many bytes cannot be written in a folder; empty if they can. The try leaves no trace."""
    made = [one for one in (folder, *folder.parents) if not one.exists()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with written_beside(folder / "room.hasp", bytes(size), secure=True):
            return ""
    except OSError as error:
        return message("trouble-in", folder=str(folder), why=why_of(error))
    finally:
        with suppress(OSError):
            for one in made:
                one.rmdir()
