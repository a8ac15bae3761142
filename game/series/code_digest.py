"""By what code games were played: whoever goes on with them must play by the same."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

PLAYING: Final = ("rules", "automa", "series", "match.py", "seeds.py")
"""The rooms and modules by which a game comes out."""
PLAYING_AND_COUNTING: Final = (*PLAYING, "playtest")
"""Those, and the room that counts what happens in a game."""
_SUFFIXES = (".py", ".toml")


@cache
def code(*rooms: str) -> str:
    """Return eight hex digits that change with the code and data of these rooms and modules."""
    found = hashlib.sha256()
    for room in rooms:
        for file in sorted(_files(resources.files("game") / room), key=_place):
            found.update(file.read_bytes())
    return found.hexdigest()[:8]


def _place(file: Traversable) -> str:
    """Return where a file lies, spelled so that the order is the same on every system."""
    return str(file).replace("\\", "/")


def _files(place: Traversable) -> list[Traversable]:
    if not place.is_dir():
        return [place] if place.name.endswith(_SUFFIXES) else []
    return [file for entry in place.iterdir() for file in _files(entry)]
