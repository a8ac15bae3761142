"""Where builds lie, and how a process comes to use one. Standard library only.

A build is a folder named after the digest of the sources, the Python that it was made for and the version of
mypy. It holds one extension module a source file, in folders as the sources are, and what they share. In a
checkout builds lie in `.compiled` beside main.py; an installed package may bring one along.
"""

from __future__ import annotations

import os
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.compiled.sources import digest, module_name
from game.locations import BUILDS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

VARIABLE: Final = "HASPELKNECHT_COMPILED"
"""The environment variable with the folder of the build that a program and its processes use."""
_SUFFIX: Final = EXTENSION_SUFFIXES[0]
_FIRST: Final = ("game.rules.box", "game.rules.chance", "game.rules.state", "game.automa.weights")
"""Compiled modules, one of which is imported before or with any other."""


def folder(root: Path) -> Path:
    """Return the folder of all builds."""
    return root / BUILDS


def name(root: Path, compiler: str) -> str:
    """Return the name of a build of the sources as they are, by that version of mypy."""
    return f"{digest(root)}{_of_this_python()}-mypy-{compiler}"


def found(root: Path) -> Path | None:
    """Return the newest build of the sources as they are for this Python, or None."""
    if not folder(root).is_dir():
        return None
    known = folder(root).glob(f"{digest(root)}{_of_this_python()}-mypy-*")
    return max(known, key=lambda build: build.stat().st_mtime, default=None)


def _of_this_python() -> str:
    """Return what in a name stands for the interpreter, its ABI and the system."""
    abi = f"{sys.implementation.cache_tag}{getattr(sys, 'abiflags', '')}"
    return f"-{abi}-{_system()}"


def _system() -> str:
    """Return the system and its processor; of macOS not the version for which this Python was compiled."""
    if sys.platform == "darwin":
        return f"macosx-{os.uname().machine}"
    return sysconfig.get_platform()


def use(build: Path | None) -> None:
    """Import compiled modules from a build, here and in processes started from here; None for pure Python.

    A process that has begun to import the rules stays with what it has: native classes are not to be mixed
    with others.
    """
    if any(name in sys.modules for name in _FIRST):
        return
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, Finder)]
    os.environ.pop(VARIABLE, None)
    if build is not None:
        os.environ[VARIABLE] = str(build)
        sys.meta_path.insert(0, Finder(build))


def lend(build: Path) -> None:
    """Let processes that are started from here use a build, whatever this one has imported."""
    os.environ[VARIABLE] = str(build)


def lent() -> bool:
    """Return True if processes started from here use a build, but not this one."""
    return VARIABLE in os.environ and not used()


def use_of_parent() -> None:
    """Use the build that the program uses which started this process."""
    use(Path(os.environ[VARIABLE]))


def used() -> bool:
    """Return True if this process imports compiled modules."""
    return any(isinstance(finder, Finder) for finder in sys.meta_path)


class Finder:
    """Finds the modules of a build; all others are found as ever."""

    def __init__(self, build: Path) -> None:
        paths = (file.relative_to(build) for file in build.rglob(f"*{_SUFFIX}"))
        self._files = {
            module_name(path.with_name(path.name.removesuffix(_SUFFIX))): build / path for path in paths
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a compiled module, or None."""
        file = self._files.get(name)
        return None if file is None else spec_from_file_location(name, file)
