"""Where the program's own files lie, and how it is started: from a checkout, installed, or from a bundle.

Like install.py this must stay readable for old Pythons.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final


def is_checkout(root: Path) -> bool:
    """Return True if that is the folder of a checkout, and not one of installed packages."""
    return (root / "main.py").is_file() and (root / "assets").is_dir()


_PACKAGE: Final = Path(__file__).resolve().parent
ROOT: Final = _PACKAGE.parent
"""The folder of the package `game`; in a checkout that of main.py."""
CHECKOUT: Final = is_checkout(ROOT)
"""Whether this is a checkout, and no installed package."""
BUNDLE: Final = bool(getattr(sys, "frozen", False))
"""Whether program and Python are one bundle."""
ASSETS: Final = (ROOT if CHECKOUT else _PACKAGE) / "assets"
BUILDS: Final = ".compiled" if CHECKOUT else "game/built"
"""The folder of builds in the root: an installed package may bring one along."""
PROGRAM: Final = "main.py" if CHECKOUT else "haspelknecht"
COMMAND: Final = "python main.py" if CHECKOUT else "haspelknecht"
"""What a person types to start the program."""
DISTRIBUTION: Final = "haspelknecht"
VARIABLE: Final = "HASPELKNECHT_HOME"
"""The environment variable that names another folder for settings, saved games and caches."""


def start(*arguments: str) -> list[str]:
    """Return the command line by which a process starts the program with these arguments."""
    if BUNDLE:
        return [sys.executable, *arguments]
    return [sys.executable, *([str(ROOT / "main.py")] if CHECKOUT else ["-m", "game.program"]), *arguments]
