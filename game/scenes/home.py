"""The folders where settings and saved games live, where what was made is kept, and how a file is written."""

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
from game.scenes.trouble import Why, why_of

VARIABLE = "HASPELKNECHT_HOME"
NAME = "Haspelknecht"
ASIDE = ".damaged"
NEW = ".new"  # how the names of files that are being written end
_NO_PROMISE = {
    errno.EINVAL,
    errno.ENOTSUP,
    errno.ENOSYS,
    errno.EBADF,
    errno.EACCES,
    errno.EPERM,
    errno.EISDIR,
}
"""The answers of systems that cannot open a folder, or never promise to keep what it lists."""


def home() -> Path:
    """The user's own folder for this game; the variable HASPELKNECHT_HOME names another."""
    chosen = os.environ.get(VARIABLE)
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("haspelknecht", appauthor=False))


def shelf() -> Shelf:
    """Return where the rulesets of records are: the base, the archive, and the user's own folder."""
    return Shelf(home() / "rulesets")


def keep_ruleset(source: str) -> None:
    """Keep a whole ruleset among the user's own if the archive has it not, for games that are saved by it."""
    found = to_keep(source, home() / "rulesets")
    if found is not None:
        with suppress(OSError):
            write_safely(*found)


def check_home() -> None:
    """Raise NotADirectoryError where a file is in the home's place, as when the variable names one."""
    if home().exists() and not home().is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(home()))


def cache() -> Path:
    """The folder for what can be made again at any time."""
    chosen = os.environ.get(VARIABLE)
    return (
        Path(chosen, "cache")
        if chosen
        else Path(platformdirs.user_cache_dir("haspelknecht", appauthor=False))
    )


def elsewhere() -> dict[str, Path]:
    """Return the folders for games that the home cannot hold, each by the end of its message's id.

    They are the same at every start, so that a game saved there is found again without a note of it. A home
    that the variable names has folders of its own: two homes never mix their games.
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
    """Return whether no other user has made a folder of this name, as anybody may in a temporary one."""
    try:
        return not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()
    except FileNotFoundError:
        return True
    except OSError:
        return False


def write_safely(path: Path, text: str) -> None:
    """Write a file so that at every moment the old or the new text stands there whole, on the disk too."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with written_beside(path, text.encode("utf-8"), secure=True) as new:
        os.replace(new, path)
    secure_folder(path.parent)


@contextmanager
def written_beside(path: Path, data: bytes, secure: bool = False) -> Iterator[Path]:
    """Write a file beside another, for whoever takes it to the other's place; it is gone afterwards.

    No two writers ever share its name. `secure`: the disk has promised to keep it.
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
    """Return once the disk has promised to keep a file and its name."""
    with path.open("rb+") as file:
        try:
            os.fsync(file.fileno())
        except OSError as error:
            if error.errno not in _NO_PROMISE:
                raise
    secure_folder(path.parent)


def secure_folder(folder: Path) -> None:
    """Return once the disk has promised to keep the names in a folder, where the system can be asked to."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError as error:
        if error.errno in _NO_PROMISE:
            return
        raise
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _NO_PROMISE:
            raise
    finally:
        os.close(handle)


def set_aside(path: Path) -> Path:
    """Give a damaged file another name that no file has, and return it. Raises OSError."""
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
        except OSError:  # no file can have two names here
            path.rename(aside)
        return aside
    raise AssertionError


def holds(folder: Path, size: int) -> Why:
    """Return why so many bytes cannot be written in a folder; empty if they can. The try leaves nothing."""
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
