"""The picture of a result as a file: in the folder of one's pictures, or where this game keeps its own."""

from __future__ import annotations

import os
from datetime import datetime
from io import BytesIO
from pathlib import Path

import platformdirs
import pygame

from game.locations import VARIABLE
from game.scenes.saving.files import written_beside
from game.scenes.saving.folders import NAME, home
from game.whole_file import put_in_place


def folder() -> Path:
    """Return the folder for pictures; a home that the variable names has one of its own."""
    pictures = Path(platformdirs.user_pictures_dir())
    if os.environ.get(VARIABLE) or not pictures.is_dir():
        return home() / "pictures"
    return pictures / NAME


def save_picture(image: pygame.Surface) -> Path:
    """Save a picture under a new name, and return its file. Raises OSError."""
    data = BytesIO()
    pygame.image.save(image, data, "picture.png")
    path = _free(folder(), f"{NAME} {datetime.now():%Y-%m-%d %H.%M.%S}")
    path.parent.mkdir(parents=True, exist_ok=True)
    with written_beside(path, data.getvalue()) as new:
        put_in_place(new, path)
    return path


def _free(where: Path, name: str) -> Path:
    """Return the first name that no file has yet."""
    path, number = where / f"{name}.png", 2
    while path.exists():
        path, number = where / f"{name} ({number}).png", number + 1
    return path
