"""Makes a bundle of program and Python for this system: `python .ci/bundle [FOLDER]`, by default `dist`.

It makes an environment of its own, in which nothing but the game's packages and PyInstaller lie, compiles
rules and automas, writes FOLDER/haspelknecht, one folder to copy anywhere, and prints its size.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
NAME = "haspelknecht"
TOOLS = ("pyinstaller", "pillow")
BESIDE = {
    "linux": ("register.sh", "haspelknecht.desktop", "haspelknecht.xml"),
    "win32": ("register.cmd",),
    "darwin": (),
}
"""Files that lie beside the program, by system: with them its desktop learns of it."""


def main(folder: Path) -> None:
    """Make the bundle."""
    with tempfile.TemporaryDirectory() as place:
        room = Path(place)
        python = environment(room / "venv")
        prepared = room / "prepared"
        prepared.mkdir()
        run(python, HERE / "prepare.py", prepared, cwd=ROOT)
        makes = (python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN")
        folders = ("--distpath", room / "dist", "--workpath", room / "work", HERE / f"{NAME}.spec")
        run(*makes, *folders, PREPARED=str(prepared))
        made = handed_out(room / "dist")
        strip_debugging(made)
        for name in ("VERSION", "icon.png", "licences"):
            moved = shutil.copytree if (prepared / name).is_dir() else shutil.copy
            moved(prepared / name, made / name)
        for name in BESIDE.get(sys.platform, ()):
            shutil.copy(HERE / name, made)
        shutil.copy(ROOT / "LICENSE", made)
        shutil.rmtree(folder / NAME, ignore_errors=True)
        folder.mkdir(parents=True, exist_ok=True)
        shutil.move(made, folder / NAME)
    size = sum(path.lstat().st_size for path in (folder / NAME).rglob("*"))
    print(f"{folder / NAME}: {size / 1e6:.0f} MB")


def handed_out(dist: Path) -> Path:
    """Return the folder to hand out: on macOS the program lies in it as an application."""
    application = dist / "Haspelknecht.app"
    if not application.is_dir():
        return dist / NAME
    folder = dist / "macos"
    folder.mkdir()
    application.rename(folder / application.name)
    return folder


def environment(place: Path) -> Path:
    """Make a virtual environment with all that goes into the bundle, and what makes it; return its Python."""
    venv.create(place, with_pip=True)
    python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    compilers = project["optional-dependencies"]["compile"]
    run(python, "-m", "pip", "install", "--quiet", ROOT, *compilers, *TOOLS)
    return python


def strip_debugging(made: Path) -> None:
    """Take what only a debugger reads out of Python's own libraries, if Python was built here."""
    strip = shutil.which("strip")
    if sys.platform == "linux" and strip is not None:
        found = {*made.rglob("libpython*.so*"), *made.rglob("lib-dynload/*.so")}
        run(strip, "--strip-unneeded", *(library for library in found if not library.is_symlink()))


def run(*command: object, cwd: Path | None = None, **variables: str) -> None:
    """Run a command; end with its code where it fails."""
    done = subprocess.run(list(map(str, command)), cwd=cwd, env={**os.environ, **variables})
    if done.returncode != 0:
        sys.exit(done.returncode)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "dist").resolve())
