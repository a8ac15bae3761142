"""Prepares what goes into a bundle beside the program, in the environment that it is made of.

`python prepare.py FOLDER` writes a build of rules and automas where one can be made, the icon, the version,
and the licences of Python and of every package.
"""

from __future__ import annotations

import os
import shutil
import sys
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ICON = 256
TOOLS = {
    "altgraph",
    "mypy",
    "mypy-extensions",
    "pathspec",
    "pillow",
    "pip",
    "pyinstaller",
    "pyinstaller-hooks-contrib",
    "setuptools",
}
"""Packages that make the bundle and are not in it."""
LICENCES = ("licen", "copying", "notice", "authors", "copyright")


def main(folder: Path) -> None:
    """Write all of it."""
    (folder / "VERSION").write_text(f"{metadata.version('haspelknecht')}\n", "utf-8")
    write_icon(folder / "icon.png")
    write_licences(folder / "licences")
    copy_build(folder / "built")


def write_icon(file: Path) -> None:
    """Draw the icon."""
    os.environ.update(SDL_VIDEODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    import pygame

    pygame.image.save(pygame.image.load_sized_svg(str(ROOT / "assets" / "icon.svg"), (ICON, ICON)), str(file))


def write_licences(folder: Path) -> None:
    """Write the licence of each package in a folder of its own, and a list of them all."""
    told = []
    for package in sorted(metadata.distributions(), key=lambda one: one.name.lower()):
        if package.name.lower() in TOOLS:
            continue
        about = package.metadata
        named = about.get("License-Expression") or about.get("License") or ""
        told.append(
            f"{package.name} {package.version}: {named.splitlines()[0] if named else 'see its files'}"
        )
        for file in package.files or ():
            if file.name.lower().startswith(LICENCES) and file.suffix not in (".py", ".pyc"):
                kept = folder / package.name / file.name
                kept.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(Path(str(file.locate())), kept)
    for place in (Path(os.__file__).parent, Path(sys.base_prefix)):  # beside Lib on Windows
        if (place / "LICENSE.txt").is_file():
            shutil.copy(place / "LICENSE.txt", folder / "Python.txt")
    version = "{}.{}.{}".format(*sys.version_info)
    (folder / "README.txt").write_text("\n".join((f"Python {version}: PSF-2.0", *told)) + "\n", "utf-8")


def copy_build(folder: Path) -> None:
    """Compile rules and automas, and put the build there; without a compiler the bundle plays without."""
    sys.path.insert(0, str(ROOT))
    from game.compiled import builds, making

    if not making.possible():
        print("no C compiler: the bundle will play in pure Python", file=sys.stderr)
        return
    if builds.found(ROOT) is None:
        for _ in making.make(ROOT):
            pass
    build = builds.found(ROOT)
    if build is not None:
        shutil.copytree(build, folder / build.name)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
