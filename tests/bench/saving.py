"""How long a game in play waits for its file: written anew after each decision."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from game.scenes.saving.played_order import PlayedOrder
from game.scenes.saving.savefile import SaveFile

WRITES, LINES = 100, 400


def measure() -> list[tuple[str, str]]:
    """Figures by name."""
    with tempfile.TemporaryDirectory() as folder:
        file = SaveFile(Path(folder), PlayedOrder(Path(folder)))
        text = "1 take black from 2\n" * LINES
        taken = [_seconds(file, f"{text}{number}") for number in range(WRITES)]
        file.close()
    return [
        (f"a game of {LINES} lines written, median", f"{median(taken) * 1e3:.1f} ms"),
        (f"a game of {LINES} lines written, longest of {WRITES}", f"{max(taken) * 1e3:.1f} ms"),
    ]


def _seconds(file: SaveFile, text: str) -> float:
    begin = perf_counter()
    file.write(text)
    return perf_counter() - begin
