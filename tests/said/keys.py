"""The keys of a ruleset about which nothing is said, each with the reason.

A pattern's parts are those of a key, joined by dots; `**` at its beginning or end stands for any parts.
"""

from __future__ import annotations

from fnmatch import fnmatchcase

Key = tuple[str, ...]
SILENT = {
    "name": "the ruleset's own name",
    "**.status": "how sure a figure is",
    "**.pay.vp": "VP cannot be paid",
    "**.pay.shaft": "coal in the shaft cannot be paid",
    "**.pay.water": "water cannot be paid",
    "**.spend.vp": "VP cannot be paid",
    "**.spend.shaft": "coal in the shaft cannot be paid",
    "**.spend.water": "water cannot be paid",
    "worker.*.rule": "where the rules tell of a worker",
    "tile.*.set": "where a development comes from",
    "tile.*.removed": "what is removed is nowhere",
    "storage.*.removed": "what is removed is nowhere",
    "layout.**": "boards are drawn",
    "tunnel.vp": "the Tunnel is drawn",
    "tunnel.bonus": "the Tunnel is drawn",
    "enhanced_tunnel.*.vp": "the Tunnel is drawn",
    "enhanced_tunnel.*.bonus": "the Tunnel is drawn",
    "enhanced_tunnel.*.iron_only": "the Tunnel is drawn",
}
"""Never said in words."""


def is_silent(key: Key) -> bool:
    """Return whether nothing is said about a key."""
    return any(matches(pattern, key) for pattern in SILENT)


def matches(pattern: str, key: Key) -> bool:
    """Return whether a pattern stands for a key."""
    parts = pattern.split(".")
    if parts[-1] == "**":
        parts, key = parts[:-1], key[: len(parts) - 1]
    elif parts[0] == "**":
        parts, key = parts[1:], key[-len(parts) + 1 :]
    return len(parts) == len(key) and all(map(fnmatchcase, key, parts))
