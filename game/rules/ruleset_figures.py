"""What of a ruleset decides a game: words do not, some lists have no order, and a default says nothing."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

WORDS = ("name", "status")
"""What things are called and how sure a figure is decide nothing."""
DIGITS = 32
"""The length of a digest."""
_ORDERS: dict[str, tuple[Any, ...]] = {
    "seasons": ("spring", "summer", "autumn"),
    "distant": ("coal", "wood", "food"),
    "cost": ("black", "brown", "yellow", "any"),
    "bonus": ("wheelbarrow", "oil lamp", "lorry"),
    "seats": (2, 3, 4),
    "iron_only": tuple(range(100)),
}
"""Lists that name what there is, by their keys, in the order that the base has them."""


def deciding(value: Any) -> Any:
    """Return plain tables without words, and with lists whose order says nothing in the base's order."""
    if isinstance(value, dict):
        kept = {key: entry for key, entry in value.items() if key not in WORDS}
        return {key: ordered(key, deciding(entry)) for key, entry in kept.items()}
    return [deciding(entry) for entry in value] if isinstance(value, list) else value


def digest_of(tables: dict[str, Any]) -> str:
    """Return the digest of a ruleset's plain tables, in which what is as usual is left out."""
    text = json.dumps(deciding(tables), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode("ascii")).hexdigest()[:DIGITS]


def ordered(key: object, value: Any) -> Any:
    """Return a list whose order says nothing in the base's order; anything else as it is."""
    order = _ORDERS.get(key) if isinstance(key, str) else None
    if order is None or not isinstance(value, list):
        return value
    if value and isinstance(value[0], list):
        return [ordered(key, entry) for entry in value]
    return sorted(value, key=order.index) if all(entry in order for entry in value) else value
