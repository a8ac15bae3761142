"""What of a ruleset is a figure: words are none, and some lists say what there is, in whatever order."""

from __future__ import annotations

from typing import Any

WORDS = ("status", "text")
"""How sure a figure is and what an option is called are no figures; nor is the ruleset's name."""
_ORDERS: dict[str, tuple[Any, ...]] = {
    "seasons": ("spring", "summer", "autumn"),
    "distant": ("coal", "wood", "food"),
    "cost": ("black", "brown", "yellow", "any"),
    "bonus": ("wheelbarrow", "oil lamp", "lorry"),
    "seats": (2, 3, 4),
    "iron_only": tuple(range(100)),
}
"""Lists that name what there is, by their keys, in the order that the base has them."""


def ordered(key: object, value: Any) -> Any:
    """A list whose order says nothing in the base's order; anything else as it is."""
    order = _ORDERS.get(key) if isinstance(key, str) else None
    if order is None or not isinstance(value, list):
        return value
    if value and isinstance(value[0], list):
        return [ordered(key, entry) for entry in value]
    return sorted(value, key=order.index) if all(entry in order for entry in value) else value
