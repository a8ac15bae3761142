"""What a playtest was played with."""

from __future__ import annotations

import hashlib
import platform
from functools import cache
from importlib import metadata, resources
from importlib.resources.abc import Traversable

_PLAYING = ("rules", "automa", "playtest")
_SUFFIXES = (".py", ".toml")


def versions() -> dict[str, str]:
    """Of all that figures depend on, by name."""
    return {
        "code": code(),
        "Python": platform.python_version(),
        **{name: metadata.version(name) for name in ("numpy", "polars")},
    }


@cache
def code() -> str:
    """Eight hex digits that change with the code of rules, automas and lab."""
    found = hashlib.sha256()
    for room in _PLAYING:
        for file in sorted(_files(resources.files("game") / room), key=str):
            found.update(file.read_bytes())
    return found.hexdigest()[:8]


def _files(folder: Traversable) -> list[Traversable]:
    found: list[Traversable] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _files(entry)
        elif entry.name.endswith(_SUFFIXES):
            found.append(entry)
    return found
