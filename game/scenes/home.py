"""The folders where settings and saved games live, and where what was made is kept."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

VARIABLE = "HASPELKNECHT_HOME"


def home() -> Path:
    """The user's own folder for this game; the variable HASPELKNECHT_HOME names another."""
    chosen = os.environ.get(VARIABLE)
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("haspelknecht", appauthor=False))


def cache() -> Path:
    """The folder for what can be made again at any time."""
    chosen = os.environ.get(VARIABLE)
    return (
        Path(chosen, "cache")
        if chosen
        else Path(platformdirs.user_cache_dir("haspelknecht", appauthor=False))
    )


def write_safely(path: Path, text: str) -> None:
    """Write a file so that at every moment either the old or the new text stands there whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    with beside.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)
