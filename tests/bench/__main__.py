"""Measure and print: `python main.py bench`. Figures only; nothing passes or fails here."""

from __future__ import annotations

import os
import sys

from tests.bench import (
    automas,
    course,
    figures,
    film,
    living,
    music,
    pieces,
    rules,
    saving,
    sounds,
    start,
    statistics,
    vignettes,
    waydown,
    window,
)


def main() -> None:
    """Print every figure of every part; windows are drawn into memory unless a driver is named."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    parts = (
        rules,
        start,
        saving,
        statistics,
        figures,
        window,
        living,
        pieces,
        course,
        film,
        vignettes,
        waydown,
        sounds,
        music,
        automas,
    )
    for part in parts:
        print(f"measuring {part.__name__.rpartition('.')[2]} …", file=sys.stderr)
        for name, figure in part.measure():
            print(f"{name:<48} {figure}")


if __name__ == "__main__":
    main()
