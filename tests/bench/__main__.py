"""Measure and print: `python main.py bench`. Figures only; nothing passes or fails here."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from typing import Any

from game.compiled import builds
from tests.bench import (
    automas,
    course,
    environments,
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
        environments,
    )
}


def main(names: Sequence[str] = (), as_json: bool = False) -> None:
    """Print the figures of these parts, or of all; windows are drawn into memory unless a driver is named."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    found = {}
    for name in names or PARTS:
        print(f"measuring {name} …", file=sys.stderr, flush=True)
        if as_json:
            found[name] = rows(name)
            continue
        for what, figure in PARTS[name].measure():
            print(f"{what:<48} {figure}")
    if as_json:
        print(json.dumps({"compiled": bool(builds.used()), "parts": found}, indent=1, ensure_ascii=False))


def rows(name: str) -> list[dict[str, Any]]:
    """A part's figures as records: numbers where it has them, else as they are printed."""
    part = PARTS[name]
    if hasattr(part, "rows"):
        return list(part.rows())
    return [{"what": what, "figure": figure} for what, figure in part.measure()]


if __name__ == "__main__":
    main(sys.argv[1:])
