"""The name of a development in a message."""

from __future__ import annotations

from game.rules.message import Tile
from game.rules.ruleset import load_ruleset


def called(number: str, name: str) -> Tile | str:
    """Return the tile, for a language to name; the name itself where a ruleset gives it one of its own."""
    known = load_ruleset().tile.get(number)
    return Tile(number) if known is not None and known.name == name else name
