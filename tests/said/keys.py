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
    "tile.*.set": "where a development comes from",
    "layout.**": "boards are drawn",
    "start.**": "what lies on the farms is drawn",
    "disks.**": "disks in play are drawn",
    "pools.**": "pools are drawn",
    "tunnel.**": "the Tunnel is drawn",
    "enhanced_tunnel.**": "the Tunnel is drawn",
    "pinge.coal": "the Pinge is drawn",
}
"""Never said in words."""
ELSEWHERE = {
    "taking.**": "questions and tips",
    "water.stops_*": "tips",
    "pinge.bonus": "rules",
    "workers.synergy": "tips",
    "workers.summer_food": "tips",
    "winter.coal": "rules",
    "winter.coal_more": "rules",
    "winter.farm_wood": "the storing in winter",
    "winter.workshop_iron": "the storing in winter, tips",
    "developments.tokens*": "tips",
    "developments.thaler_offered": "the new-game screen",
    "iron.thaler_offered": "the new-game screen",
    "tile.*.thaler": "the new-game screen",
    "final.buildings": "rules",
    "final.thaler*": "rules",
    "final.debt_*": "tips",
    "final.water_*": "rules",
}
"""Said in texts that registry.py does not know yet."""


def is_silent(key: Key) -> bool:
    """Return whether nothing that the registry knows is said about a key."""
    return any(matches(pattern, key) for pattern in (*SILENT, *ELSEWHERE))


def matches(pattern: str, key: Key) -> bool:
    """Return whether a pattern stands for a key."""
    parts = pattern.split(".")
    if parts[-1] == "**":
        parts, key = parts[:-1], key[: len(parts) - 1]
    elif parts[0] == "**":
        parts, key = parts[1:], key[-len(parts) + 1 :]
    return len(parts) == len(key) and all(map(fnmatchcase, key, parts))
