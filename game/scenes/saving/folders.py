"""The folders for settings, saved games and caches."""

from __future__ import annotations

import errno
import os
import tempfile
import zlib
from pathlib import Path

import platformdirs

from game.locations import DISTRIBUTION, VARIABLE
from game.rules.record import Shelf

NAME = "Haspelknecht"


def home() -> Path:
    """Return the user's own folder for this game, or the one that HASPELKNECHT_HOME names."""
    chosen = os.environ.get(VARIABLE)
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir(DISTRIBUTION, appauthor=False))


def shelf() -> Shelf:
    """Return the rulesets for records: the base, the archive, and the user's own folder."""
    return Shelf(home() / "rulesets")


def check_home() -> None:
    """Raise NotADirectoryError if the home is a file, as when the variable names one."""
    if home().exists() and not home().is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(home()))


def cache() -> Path:
    """Return the folder for files that can be made again at any time."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen, "cache")
    return Path(platformdirs.user_cache_dir(DISTRIBUTION, appauthor=False))


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
    known = dict[str, str]()  # the folders by what they truly are: two names may lead to the same
    for what, place in places.items():
        if os.path.isdir(place):
            known.setdefault(os.path.realpath(place), what)
    found = {what: Path(places[what], name) for what in known.values()}
    return {what: folder for what, folder in found.items() if _ours(folder)}


def _ours(folder: Path) -> bool:
    """Return True unless another user has made a folder of this name, as anybody may in a temporary one."""
    try:
        return not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()
    except FileNotFoundError:
        return True
    except OSError:
        return False
