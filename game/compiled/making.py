"""Make a build: mypyc turns the sources into C, and a C compiler that into extension modules."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from game.compiled import builds
from game.compiled.sources import compiled
from game.file_lock import lock
from game.processes import cores
from game.whole_file import put_in_place, put_on_disk

KEPT: Final = 4
"""Builds that are kept, the newest, with all of the last day: a process may still use one, and branches take
turns."""
LOG: Final = "last.log"
"""What the compilers printed last, in the folder of builds."""
LOCK: Final = "making.lock"
"""The file there that is locked while a build is being made."""
TRIED: Final = "tried-"
"""How the files there begin that count the failures of a window (`background_run`)."""
_FORGOTTEN: Final = 86_400.0
"""Seconds after which a folder in which a build was being made belongs to nobody, and an old build either."""
_LOOK: Final = 0.2
"""Seconds between two looks at how far it is."""
_OBJECTS: Final = ("o", "obj")
"""The endings of what a C compiler writes: Visual C++ has one of its own."""
_ERROR: Final = re.compile(r"\berror(?::| [a-z]+[0-9]+:)", re.IGNORECASE)
"""What mypy, gcc and clang say of an error, and Visual C++: `error C2065:`."""


class NotCompiled(Exception):
    """No build was made; the text is the line in which a compiler says why."""


def possible() -> bool:
    """Return True if there seem to be mypyc, a C compiler and the headers of this Python."""
    return all(find_spec(name) for name in ("mypyc", "setuptools")) and compiles_c()


def compiles_c() -> bool:
    """Return True if there seem to be what pip does not install: a C compiler and this Python's headers."""
    return Path(sysconfig.get_path("include"), "Python.h").is_file() and _c_compiler() is not None


def _c_compiler() -> str | None:
    """Return the C compiler that setuptools would call, or None."""
    if os.name == "nt":
        return shutil.which("cl") or _visual_c()
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(named).split()[0])


def _visual_c() -> str | None:
    """Return the script of Visual C++ that names its programs; it puts none of them where all are found."""
    for variable in ("ProgramFiles", "ProgramFiles(x86)"):
        programs = Path(os.environ.get(variable) or os.devnull)
        for script in programs.glob("Microsoft*Studio/*/*/VC/Auxiliary/Build/vcvarsall.bat"):
            return str(script)
    return None


def make(root: Path, jobs: int | None = None) -> Iterator[tuple[int, int]]:
    """Make a build of the sources as they are; yield how many of how many files are done.

    It takes so many cores, by default all. It appears in its place when it is whole, unless the sources have
    changed meanwhile: nobody knows of which it is then. Meanwhile no window begins one, but whoever asks for
    one waits for nobody. Raises NotCompiled, or OSError.
    """
    place = builds.folder(root)
    place.mkdir(parents=True, exist_ok=True)
    name = builds.name(root, metadata.version("mypy"))
    work = tempfile.TemporaryDirectory(prefix=builds.NO_BUILD, dir=place, ignore_cleanup_errors=True)
    with place.joinpath(LOCK).open("a", encoding="utf-8") as held, work:
        lock(held, wait=False)
        yield from _run(root, Path(work.name), place / LOG, jobs or cores())
        if builds.name(root, metadata.version("mypy")) == name and not place.joinpath(name).exists():
            put_on_disk(Path(work.name, "built"))
            put_in_place(Path(work.name, "built"), place / name)
    _clear(place)


def _run(root: Path, work: Path, log: Path, jobs: int) -> Iterator[tuple[int, int]]:
    """Run the compilers in a process of their own, and yield their progress."""
    expected = 2 * len(compiled(root))
    command = [sys.executable, "-m", "game.compiled.mypyc_run", str(root), str(work), str(jobs)]
    with (
        log.open("w", encoding="utf-8") as file,
        subprocess.Popen(
            command, cwd=root, stdin=subprocess.PIPE, stdout=file, stderr=subprocess.STDOUT
        ) as process,
    ):
        try:
            while process.poll() is None:
                yield _done(work, expected)
                with suppress(subprocess.TimeoutExpired):
                    process.wait(_LOOK)
        finally:
            process.kill()
    if process.returncode != 0:
        raise NotCompiled(
            _what_was_wrong(log.read_text("utf-8", errors="replace")) or str(process.returncode)
        )


def _what_was_wrong(printed: str) -> str:
    """Return the first line about an error, else the last line."""
    lines = [line for line in printed.splitlines() if line.strip()]
    return next(filter(_ERROR.search, lines), lines[-1] if lines else "")


def _done(work: Path, expected: int) -> tuple[int, int]:
    """Return how many files the C compiler has written, of as many as mypyc has."""
    made = sum(_count(work, ending) for ending in _OBJECTS)
    return made, max(_count(work, "c"), expected)


def _count(work: Path, ending: str) -> int:
    return sum(1 for _ in work.rglob(f"*.{ending}"))


def _clear(place: Path) -> None:
    """Remove all builds but the newest, what killed processes have left, and notes of what has failed."""
    found = sorted((one for one in place.iterdir() if one.is_dir()), key=lambda one: one.stat().st_mtime)
    known = [one for one in found if not one.name.startswith(builds.NO_BUILD)]
    former = [one for one in found if time.time() - one.stat().st_mtime > _FORGOTTEN]
    left = [one for one in former if one not in known]
    for build in known[:-KEPT]:
        if build in former:
            builds.remove(build)
    for old in left:
        shutil.rmtree(old, ignore_errors=True)
    for note in place.glob(f"{TRIED}*"):
        note.unlink(missing_ok=True)
