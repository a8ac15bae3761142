"""Which modules are compiled, and the digest that tells one state of the sources from another."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

_SEEN: Final = ("game/rules", "game/rulebook", "game/automa")
"""The rooms of the compiled modules, and those that these import."""
_COMPILED: Final = (
    "game/rules/engine/*.py",
    "game/rules/engine/phases/*.py",
    "game/rules/events/*.py",
    *(
        f"game/rules/{name}.py"
        for name in (
            "box",
            "chance",
            "crew",
            "disks",
            "fixed",
            "moves",
            "naming",
            "standing",
            "state",
            "storage",
            "views",
        )
    ),
    "game/rules/setup/*.py",
    "game/automa/*.py",
    "game/playtest/dispatcher.py",
    "game/playtest/metric.py",
    "game/playtest/metrics/*.py",
    "game/playtest/phase_watch.py",
)
_INTERPRETED: Final = frozenset(
    ["__init__", "choices", "data_files", "described", "lazy"]
    + ["on_trial", "oversights", "process_player", "sight"]
)
"""Doors, readers of data, and what is sent to other processes: nothing in them is done often.

What is native inherits from nothing interpreted: mypyc would take its list of weak references for an object
of its own, and the first weak reference to it would free what others hold.
"""


def compiled(root: Path) -> list[Path]:
    """Return the files that are compiled, relative to the folder of main.py, in a fixed order."""
    found = {path for pattern in _COMPILED for path in root.glob(pattern) if _counts(path)}
    return sorted(path.relative_to(root) for path in found if path.stem not in _INTERPRETED)


def _counts(path: Path) -> bool:
    """Return True for a source; editors leave hidden files beside it, some of which lead nowhere."""
    return not path.name.startswith(".")


def is_compiled(name: str) -> bool:
    """Return True if a build has the module of this name."""
    path = PurePosixPath(*name.split(".")).with_suffix(".py")
    return path.stem not in _INTERPRETED and any(path.match(pattern) for pattern in _COMPILED)


def module_name(path: Path) -> str:
    """Return the dotted name of the module in a file, given relative to the folder of main.py."""
    return ".".join(path.with_suffix("").parts)


def digest(root: Path) -> str:
    """Return the digest of all that a build depends on here: what is compiled, and what that refers to."""
    hashed = hashlib.blake2b(digest_size=10)
    for path in _read(root):
        text = path.read_bytes()
        hashed.update(f"{path.relative_to(root).as_posix()} {len(text)}\n".encode())
        hashed.update(text)
    return hashed.hexdigest()


def _read(root: Path) -> Iterator[Path]:
    """Yield every module that a compiled one may have taken a constant or a class from."""
    rooms = [root / room for room in _SEEN]
    seen = [root.glob("game/*.py"), root.glob("game/compiled/*.py"), *(room.rglob("*.py") for room in rooms)]
    for found in seen:
        yield from sorted(filter(_counts, found))
    for path in compiled(root):
        if not any(room in (root / path).parents for room in rooms):
            yield root / path
