"""The playthrough that is kept: a game as OpenSpiel tells it, with all that each seat sees on the way.

`python -m tests.adapters.playthrough` plays it anew, after a change that is meant to show in it.
"""

from __future__ import annotations

import gzip
from pathlib import Path

FILE = Path(__file__).parent / "playthrough.txt.gz"
"""Packed, as two megabytes of it are zeros."""
GAME, SEED = "haspelknecht", 1


def kept() -> str:
    """Return the playthrough as it was."""
    return gzip.decompress(FILE.read_bytes()).decode()


def again() -> str:
    """Return the playthrough as it is now: the same game by the same lots."""
    from open_spiel.python.algorithms import generate_playthrough

    import game.adapters.open_spiel_game  # noqa: F401  # which makes the game known

    told: str = generate_playthrough.playthrough(GAME, None, seed=SEED)
    return told


if __name__ == "__main__":
    FILE.write_bytes(gzip.compress(again().encode(), mtime=0))
