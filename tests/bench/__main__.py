"""Measure and print: `python main.py bench`. Figures only; nothing passes or fails here."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from tests.bench import (
    automas,
    course,
    figures,
    film,
    listening,
    living,
    music,
    pieces,
    playtest,
    rules,
    saving,
    sounds,
    start,
    statistics,
    vignettes,
    waydown,
    window,
)

PARTS = {
    part.__name__.rpartition(".")[2]: part
    for part in (
        rules,
        start,
        saving,
        statistics,
        figures,
        playtest,
        window,
        living,
        pieces,
        course,
        film,
        vignettes,
        waydown,
        sounds,
        listening,
        music,
        automas,
    )
}


def main(names: Sequence[str] = ()) -> None:
    """Print the figures of these parts, or of all; windows are drawn into memory unless a driver is named."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    for name in names or PARTS:
        print(f"measuring {name} …", file=sys.stderr)
        for what, figure in PARTS[name].measure():
            print(f"{what:<48} {figure}")


if __name__ == "__main__":
    main(sys.argv[1:])
