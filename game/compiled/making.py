"""Make a build: mypyc turns the sources into C, and a C compiler that into extension modules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from game.compiled import builds
from game.compiled.sources import compiled
from game.processes import cores

KEPT: Final = 4
"""Builds that are kept, the newest: a process may still use one, and branches take turns."""
LOG: Final = "last.log"
"""What the compilers printed last, in the folder of builds."""

_LOOK: Final = 0.2
"""Seconds between two looks at how far it is."""


class NotCompiled(Exception):
    """No build was made; the text is the line in which a compiler says why."""


def possible() -> bool:
    """Return True if there seem to be mypyc, a C compiler and the headers of this Python."""
    headers = Path(sysconfig.get_path("include"), "Python.h")
    tools = all(find_spec(name) for name in ("mypyc", "setuptools"))
    return tools and headers.is_file() and _c_compiler() is not None


def _c_compiler() -> str | None:
    """Return the C compiler that setuptools would call, or None."""
    if os.name == "nt":
        return shutil.which("cl")
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(named).split()[0])


def make(root: Path) -> Iterator[tuple[int, int]]:
    """Make a build of the sources as they are; yield how many of how many files are done.

    It appears in its place when it is whole. Raises NotCompiled, or OSError.
    """
    place = builds.folder(root)
    place.mkdir(exist_ok=True)
    name = builds.name(root, metadata.version("mypy"))
    with tempfile.TemporaryDirectory(prefix="making-", dir=place) as work:
        yield from _run(root, Path(work), place / LOG)
        if not place.joinpath(name).exists():
            Path(work, "built").rename(place / name)
    _clear(place)


def _run(root: Path, work: Path, log: Path) -> Iterator[tuple[int, int]]:
    """Run the compilers in a process of their own, and yield their progress."""
    expected = 2 * len(compiled(root))
    command = [sys.executable, "-m", "game.compiled.mypyc_run", str(root), str(work), str(cores())]
    with (
        log.open("w", encoding="utf-8") as file,
        subprocess.Popen(command, cwd=root, stdout=file, stderr=subprocess.STDOUT) as process,
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
    return next((line for line in lines if "error:" in line.lower()), lines[-1] if lines else "")


def _done(work: Path, expected: int) -> tuple[int, int]:
    """Return how many files the C compiler has written, of as many as mypyc has."""
    written, made = (sum(1 for _ in work.rglob(f"*.{ending}")) for ending in ("c", "o"))
    return made, max(written, expected)


def _clear(place: Path) -> None:
    """Remove all builds but the newest."""
    known = sorted((one for one in place.iterdir() if one.is_dir()), key=lambda one: one.stat().st_mtime)
    for old in known[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
