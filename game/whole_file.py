"""Files written whole or not at all, with errors that name the file. Standard library only."""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

PAUSES: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4) if os.name == "nt" else ()
"""Seconds between two tries to put a file in another's place: Windows refuses that as long as another window,
or a virus scanner, has that one open."""


def write_whole(path: Path, data: str | bytes) -> None:
    """Write a file in one step, so that nobody reads half of it. Raises OSError with its name."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        _write(part, data)
        put_in_place(part, path)
    except BaseException as problem:
        with suppress(OSError):
            part.unlink()
        _raise_named(problem, path)


def put_in_place(new: Path, path: Path) -> None:
    """Give a file or a folder its name, in place of the file that had it. Raises OSError."""
    for pause in PAUSES:
        try:
            os.replace(new, path)
            return
        except PermissionError:
            time.sleep(pause)
    os.replace(new, path)


def put_on_disk(folder: Path) -> None:
    """Have all files of a folder written to the disk, so that a power cut leaves none of them empty."""
    for path in folder.rglob("*"):
        if path.is_file():
            with path.open("rb+") as file:
                os.fsync(file.fileno())


def write_new(path: Path, text: str) -> None:
    """Write a file that must not exist yet, or nothing. Raises FileExistsError, or OSError with its name."""
    with path.open("x", encoding="utf-8"):
        pass
    try:
        _write(path, text)
    except BaseException as problem:
        with suppress(OSError):
            path.unlink()
        _raise_named(problem, path)


def check_folder(folder: Path) -> None:
    """Check that a file can be created in a folder, and create the folder. Raises OSError with its name."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"?")
    except OSError as problem:
        _raise_named(problem, folder)


def _write(path: Path, data: str | bytes) -> None:
    path.write_bytes(data.encode("utf-8") if isinstance(data, str) else data)


def _raise_named(problem: BaseException, path: Path) -> None:
    """Raise the error with the file's name, which a full disk does not give."""
    if isinstance(problem, OSError):
        raise OSError(problem.errno, problem.strerror or str(problem), str(path)) from problem
    raise problem
