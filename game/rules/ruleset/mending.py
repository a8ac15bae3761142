"""Mends a faulty ruleset so that the rest can be checked: misfits are replaced by the base's figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.rules.ruleset.faults import BOARDS, Problem
from game.rules.ruleset.files import base_tables, value_at
from game.rules.ruleset.lines import Key

_UNITS = {"tile": 3, BOARDS: 3, "enhanced_tunnel": 2, "storage": 3}
"""The unit that is replaced: a key of a tile, board or storage place, an Enhanced Tunnel, else a section."""
_DEEPEST = max(_UNITS.values())
Tables = dict[str, Any]


def mended(plain: Tables, misfits: Callable[[Tables], Iterable[Problem]]) -> Tables:
    """Return the tables without misfits; more is replaced as long as something does not fit."""
    base = base_tables()
    sound: Tables = _copied(plain, _DEEPEST)
    for size in range(_DEEPEST, 0, -1):
        for problem in [*misfits(sound)]:
            _give_way(sound, base, _unit(problem.key, size))
        if isinstance(sound.get(BOARDS), list):
            sound[BOARDS] = [board for board in sound[BOARDS] if board is not None]
    return sound


def levels_described(plain: Tables) -> int | None:
    """Return the number of levels that a file describes, even misfits; None if they are no list."""
    levels = value_at(plain, ("developments", "level"))
    return len(levels) if isinstance(levels, list) else None


def _unit(key: Key, size: int) -> Key:
    """Return the key to be replaced; a tile's set decides its other keys, so the whole tile goes with it."""
    return key[: 2 if key[2:3] == ("set",) else min(size, _UNITS.get(str(key[0]), 1))]


def _give_way(sound: Tables, base: Tables, unit: Key) -> None:
    """Replace a value by the base's, or remove it if the base has none."""
    *around, last = unit
    node, theirs = value_at(sound, around), value_at(base, around)
    if isinstance(node, list) and isinstance(last, int):
        node[last] = None
    elif isinstance(node, dict) and isinstance(theirs, dict) and last in theirs:
        node[last] = theirs[last]
    elif isinstance(node, dict):
        node.pop(last, None)


def _copied(node: Any, depth: int) -> Any:
    if depth and isinstance(node, dict):
        return {key: _copied(entry, depth - 1) for key, entry in node.items()}
    return [_copied(entry, depth - 1) for entry in node] if depth and isinstance(node, list) else node
