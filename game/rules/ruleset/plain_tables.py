"""Rulesets as plain data: the part that decides a game, its digest, and values in TOML.

Words do not decide a game, nor defaults, nor the order of some lists."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import Any

from game.rules.terms import PHASES

WORDS = ("name", "status", "rule")
"""Keys that decide nothing: names, how sure a figure is, and where the rules tell of a worker."""
DIGITS = 32
"""The length of a digest."""
_SEASONS = tuple(season.label for season in PHASES)
_ORDERS: dict[str, tuple[Any, ...]] = {
    "seasons": _SEASONS,
    "by_year": _SEASONS,
    "distant": ("coal", "wood", "food"),
    "cost": ("black", "brown", "yellow", "any"),
    "bonus": ("wheelbarrow", "oil lamp", "lorry"),
    "seats": (2, 3, 4),
    "iron_only": tuple(range(100)),
}
"""Lists whose order means nothing, by their keys, in the order of the base."""


def deciding(value: Any) -> Any:
    """Return plain tables without words; lists whose order means nothing are in the base's order."""
    if isinstance(value, dict):
        kept = {key: entry for key, entry in value.items() if key not in WORDS}
        return {key: ordered(key, deciding(entry)) for key, entry in kept.items()}
    return [deciding(entry) for entry in value] if isinstance(value, list) else value


def digest_of(tables: dict[str, Any]) -> str:
    """Return the digest of a ruleset's plain tables, from which defaults are left out."""
    text = json.dumps(deciding(tables), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode("ascii")).hexdigest()[:DIGITS]


def ordered(key: object, value: Any) -> Any:
    """Return a list whose order means nothing in the base's order; anything else unchanged."""
    order = _ORDERS.get(key) if isinstance(key, str) else None
    if order is None or not isinstance(value, list):
        return value
    if value and isinstance(value[0], list):
        return [ordered(key, entry) for entry in value]
    return sorted(value, key=order.index) if all(entry in order for entry in value) else value


_BARE = re.compile(r"[A-Za-z0-9_-]+")


def key_name(name: str) -> str:
    """Return a name as a key, in quotes where it needs them."""
    return name if _BARE.fullmatch(name) else toml(name)


def toml(value: Any) -> str:
    """Return a value on one line: a text, number, list or table."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")
    if isinstance(value, dict):
        entries = ", ".join(f"{key_name(key)} = {toml(entry)}" for key, entry in value.items())
        return f"{{ {entries} }}" if entries else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml, value))}]"
    return str(value)
