"""The process that makes a build: `python -m game.compiled.mypyc_run ROOT WORK JOBS`.

It writes C files and object files below WORK, the build to WORK/built, and ends when its stdin does.
"""

from __future__ import annotations

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

from game.compiled.sources import compiled
from game.locations import CHECKOUT
from game.processes import when_forsaken

_CHECKED_AS = "pyproject.toml"
_ALONE = ("--follow-imports", "silent")
"""The lab's other modules are no matter of a build: what they import need not be installed."""


def main(root: Path, work: Path, jobs: int) -> None:
    """Compile. Ends the process with what was wrong if that fails."""
    os.chdir(root if CHECKOUT else _copied(root, work))
    c_files = os.path.relpath(work / "c") if CHECKOUT else "c"  # object files repeat the path of their source
    checked_as = _CHECKED_AS if CHECKOUT else ""
    options = [f"--config-file={checked_as}", "--cache-dir", str(work / "types"), *_ALONE]
    paths = [path.as_posix() for path in compiled(root)]
    extensions = mypycify(
        [*options, *paths], opt_level="2", debug_level="0", multi_file=True, target_dir=c_files
    )
    command = ["build_ext", "--build-lib", str(work / "built"), "--build-temp", str(work / "o")]
    setup(
        name="haspelknecht",
        ext_modules=extensions,  # type: ignore[arg-type]
        packages=[],
        py_modules=[],
        cmdclass={"build_ext": type("Build", (InParallel,), {"jobs": jobs})},
        script_args=command,
    )


def _copied(root: Path, work: Path) -> Path:
    """Return a folder with the package alone: mypy would take its neighbours for modules of the program."""
    alone = work / "sources"
    shutil.copytree(root / "game", alone / "game", ignore=shutil.ignore_patterns("assets", "built", "*.pyc"))
    return alone


class InParallel(build_ext):
    """Compiles the C files of an extension side by side: nearly all belong to a single one."""

    jobs = 1

    def build_extensions(self) -> None:
        begin(self.compiler)
        compile_all = self.compiler.compile
        with ThreadPoolExecutor(self.jobs) as pool:

            def compile_each(sources: list[str], **options: Any) -> list[str]:
                done = pool.map(lambda source: compile_all([source], **options), sources)
                return [file for files in done for file in files]

            self.compiler.compile = compile_each
            super().build_extensions()


def begin(compiler: Any) -> None:
    """Look for Visual C++ once, before threads do so side by side; other compilers need no search."""
    if getattr(compiler, "initialized", True) is False:
        compiler.initialize()


if __name__ == "__main__":
    when_forsaken(lambda: os._exit(1))
    main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
