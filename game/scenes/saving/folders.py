"""The folders for settings, saved games and caches, and the safe writing of files."""

from __future__ import annotations

import errno
import itertools
import os
import secrets
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import platformdirs

from game.rules.message import message
from game.rules.shelf import Shelf, to_keep
from game.scenes.saving.failures import Why, why_of

VARIABLE = "HASPELKNECHT_HOME"
NAME = "Haspelknecht"
ASIDE = ".damaged"
NEW = ".new"  # the ending of files that are being written
_NO_PROMISE = {
    errno.EINVAL, errno.ENOTSUP, errno.ENOSYS, errno.EBADF, errno.EACCES, errno.EPERM, errno.EISDIR,
}  # fmt: skip
"""The errors of systems that cannot open a folder or sync it."""


def home() -> Path:
    """Return the user's own folder for this game, or the one that HASPELKNECHT_HOME names."""
    chosen = os.environ.get(VARIABLE)
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("haspelknecht", appauthor=False))


def shelf() -> Shelf:
    """Return the rulesets for records: the base, the archive, and the user's own folder."""
    return Shelf(home() / "rulesets")


def keep_ruleset(source: str) -> None:
    """Keep a ruleset in the user's folder unless the archive has it, for the games that are saved with it."""
    found = to_keep(source, home() / "rulesets")
    if found is not None:
        with suppress(OSError):
            write_safely(*found)


def check_home() -> None:
    """Raise NotADirectoryError if the home is a file, as when the variable names one."""
    if home().exists() and not home().is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(home()))


def cache() -> Path:
    """Return the folder for files that can be made again at any time."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen, "cache")
    return Path(platformdirs.user_cache_dir("haspelknecht", appauthor=False))


def elsewhere() -> dict[str, Path]:
    """Return the folders for games that the home cannot hold, each by the last part of its message's id.

    They are the same at every start, so that a game saved there is found again. A home that the variable
    names has folders of its own: two homes never mix their games.
    """
    chosen = os.environ.get(VARIABLE)
    name = f"{NAME} {zlib.crc32(os.fsencode(Path(chosen).absolute())):08x}" if chosen else NAME
    places = {
        "documents": platformdirs.user_documents_dir(),
        "desktop": platformdirs.user_desktop_dir(),
        "own": os.path.expanduser("~"),
        "temporary": tempfile.gettempdir(),
    }
    found = {what: Path(place, name) for what, place in places.items() if os.path.isdir(place)}
    return {what: folder for what, folder in found.items() if _ours(folder)}


def _ours(folder: Path) -> bool:
    """Return True unless another user has made a folder of this name, as anybody may in a temporary one."""
    try:
        return not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()
    except FileNotFoundError:
        return True
    except OSError:
        return False


def write_safely(path: Path, text: str) -> None:
    """Write a file atomically, and sync it: at every moment it holds the old or the new text, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with written_beside(path, text.encode("utf-8"), secure=True) as new:
        os.replace(new, path)
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
