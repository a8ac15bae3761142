"""Where builds lie, and how a process comes to use one. Standard library only.

A build is a folder named after the digest of the sources, the Python that it was made for and the version of
mypy. It holds one extension module a source file, in folders as the sources are, and what they share. In a
checkout builds lie in `.compiled` beside main.py; an installed package may bring one along.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from contextlib import suppress
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.compiled.sources import digest, is_compiled, module_name
from game.locations import BUILDS, ROOT

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

VARIABLE: Final = "HASPELKNECHT_COMPILED"
"""The environment variable with the folder of the build that a program and its processes use."""
_SUFFIX: Final = EXTENSION_SUFFIXES[0]
_WHOLE: Final = f"*__mypyc{_SUFFIX}"
"""The file of a build that all its modules share; without one it is for another Python, or damaged."""
_PROBE: Final = "game.rules.disks"
"""A compiled module that imports nothing: whether a build can be loaded shows in it."""
NO_BUILD: Final = "making-"
"""How the folders there begin that are no builds: one is being made in them, or thrown away."""


def folder(root: Path) -> Path:
    """Return the folder of all builds."""
    return root / BUILDS


def name(root: Path, compiler: str) -> str:
    """Return the name of a build of the sources as they are, by that version of mypy."""
    return f"{_begins(root)}-mypy-{compiler}"


def found(root: Path) -> Path | None:
    """Return the newest build of the sources as they are for this Python, or None."""
    if not folder(root).is_dir():
        return None
    known = folder(root).glob(f"{_begins(root)}-mypy-*")
    whole = (build for build in known if any(build.glob(_WHOLE)))
    return max(whole, key=lambda build: build.stat().st_mtime, default=None)


def _begins(root: Path) -> str:
    """Return how the names of builds begin that are of the sources as they are, and for this Python."""
    return f"{digest(root)}{_of_this_python()}"


def _of_this_python() -> str:
    """Return what in a name stands for the interpreter, its ABI and the system with its C library."""
    abi = f"{sys.implementation.cache_tag}{getattr(sys, 'abiflags', '')}"
    return f"-{abi}-{_system()}{_SUFFIX.rpartition('.')[0].replace('.', '-')}"


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
    if any(name.startswith("game.") and is_compiled(name) for name in tuple(sys.modules)):
        return
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, Finder)]
    os.environ.pop(VARIABLE, None)
    if build is not None:
        os.environ[VARIABLE] = str(build)
        sys.meta_path.insert(0, Finder(build))


def use_if_sound(build: Path) -> bool:
    """Use a build; if its modules cannot be loaded, throw it away, stay with pure Python and return False.

    So it is after a power cut, and with a C library older than that for which it was made.
    """
    use(build)
    try:
        import_module(_PROBE)
    except ImportError:
        use(None)
        remove(build)
        return False
    return True


def remove(build: Path) -> None:
    """Remove a build; where it is in use and cannot be removed, it stays whole."""
    gone = build.with_name(f"{NO_BUILD}{build.name}")
    with suppress(OSError):
        build.rename(gone)
        shutil.rmtree(gone, ignore_errors=True)


def lend(build: Path) -> None:
    """Let processes that are started from here use a build, whatever this one has imported."""
    os.environ[VARIABLE] = str(build)


def lent() -> bool:
    """Return True if processes started from here use a build, but not this one."""
    return VARIABLE in os.environ and not used()


def use_of_parent() -> None:
    """Use the build of the program that started this process, unless the sources have changed since."""
    build = Path(os.environ[VARIABLE])
    use(build if build.name.startswith(_begins(ROOT)) else None)


def used() -> bool:
    """Return True if this process imports compiled modules."""
    return any(isinstance(finder, Finder) for finder in sys.meta_path)


def plays_compiled() -> bool:
    """Return True if the rules that this process has imported are compiled."""
    rules = sys.modules.get("game.rules.state")
    return rules is not None and str(rules.__file__).endswith(_SUFFIX)


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
