"""A draft in which every figure that a ruleset can change differs from the base, and which can be played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.rules.ruleset import load_ruleset
from game.rules.ruleset.archive import plain_tables
from tests.schema import Way, written

NO_FIGURES = frozenset({"set", "level", "ability", "marker", "symbol", "optional", "needed"}) | {
    "reel",
    "drains_first",
}
"""Keys that say what something is, or how boards are laid: nothing that anybody counts."""
MORE = 10
"""So much is added to a figure that stands for itself: few figures of the base are as large."""
CHOSEN: dict[str, Any] = {
    "start": {"food": 1, "wood": 2, "coal": 3, "thaler": 4},
    "disks": {str(seats): dict.fromkeys(("black", "brown", "yellow"), 20 + seats) for seats in (2, 3, 4)},
    "pools": {"reserve": 4, "action": 7, "water": [True, False, True, False]},
    "taking": {"limit": 6, "value": {"black": 7, "brown": 8, "yellow": 9}},
    "water": {"seasons": ["summer"], "stops_pinge": 3, "stops_reeling": 4, "stops_tunnel": 7},
    "pinge": {"coal": [4, 3, 1], "bonus": [12, 11]},
    "workers": {"drain": 3, "synergy": 2},
    "worker": {
        "farmer": {"use": {"yellow": {"more": {"summer": {"food": 3}}}}},
        "coal-digger": {"use": {"paid": {"actions": 4}}},
        "coal-miner": {"use": {"paid": {"actions": 5}}},
        "haspelknecht": {"use": {"paid": {"actions": 6}}},
        "water-mill": {"use": {"yellow": {"pay": [{"yellow": 3}]}, "black": {"pay": [{"black": 3}]}}},
        "farmers-wife": {
            "use": {"black": {"pay": [{"black": 4}], "actions": 7}, "yellow": {"pay": [{"yellow": 4}]}}
        },
        "workshop": {"use": {"yellow": {"pay": [{"yellow": 5}]}}},
    },
    "burner": {"wood": 1, "coal": 3},
    "year": [{"food": 1, "wood": 1}, {"food": 3}, {"coal": 1, "food": 4}, {"coal": 2}],
    "winter": {"coal": [0, 11, 13, 17]},
    "storage": {
        "farm": {"food": 21, "coal": 22},
        "barn": {"wood": 23, "coal": 24},
        "wood-store": {"wood": 25},
    },
    "developments": {
        "tokens": 8,
        "tokens_with_module": 11,
        "thaler_offered": 2,
        "level": [
            {"arrival": [11, 12], "distant": []},
            {"arrival": [14, 13, 12], "distant": ["wood"]},
            {"arrival": [16, 15], "distant": ["food", "coal"]},
            {"arrival": [18, 17, 16], "distant": ["coal", "wood"]},
        ],
    },
    "final": {"debt_first": -3, "debt_more": -4, "water_free": 2, "water_more": -5},
    "valley": {
        "channel": {"water": 2},
        "cottage_disks": 3,
        "community_coal": 3,
        "schultheiss": {"coal": 0, "wood": 2, "food": 2},
        "market": {"pay": {"food": 2, "wood": 0, "coal": 2}},
        "abandoned_farm": {"wood": 2, "iron": 2},
    },
    "black": {"bonus": {"wheelbarrow": {"section": "lorry"}, "lorry": {"section": "oil lamp"},
                        "oil lamp": {"section": "wheelbarrow"}, "debt": {"dry": False}}},
    "iron": {"lease": {"food": 2, "thaler": 0, "iron": 2}, "thaler_offered": 3},
}  # fmt: skip
"""Figures that must stay small, or fit one another, for the draft to be sound and its games to go on."""


def draft() -> dict[str, Any]:
    """Return the tables of the draft."""
    changed: dict[str, Any] = _other(_base(), ())
    for key, value in CHOSEN.items():
        changed[key] = _laid_over(changed.get(key), value)
    return {**changed, "name": "other figures"}


def draft_file(folder: Path) -> str:
    """Write the draft, and return its path."""
    return written(folder / "other-figures.toml", draft())


def figures(node: Any, way: Way = ()) -> Iterator[tuple[Way, Any]]:
    """Yield every figure of some tables with its place: numbers, and lists of words."""
    if isinstance(node, dict):
        for key, value in node.items():
            if not _is_word(key, value):
                yield from figures(value, (*way, key))
    elif isinstance(node, list) and any(isinstance(entry, dict) for entry in node):
        for at, entry in enumerate(node):
            yield from figures(entry, (*way, at))
    elif not isinstance(node, str):
        yield way, node


def _is_word(key: str, value: Any) -> bool:
    """Return whether a value says what something is, as a tile's `marker` does; the scoring's is a figure."""
    return key in NO_FIGURES and (isinstance(value, str | bool) or (key == "level" and value in range(1, 6)))


def _base() -> dict[str, Any]:
    """Return what the base says and is not as usual; its boards and its name are no figures."""
    tables = plain_tables(load_ruleset())
    return {key: value for key, value in tables.items() if key not in ("layout", "name")}


def _other(node: Any, way: Way) -> Any:
    if isinstance(node, dict):
        other = {
            key: value if _is_word(key, value) else _other(value, (*way, key)) for key, value in node.items()
        }
        return {**other, "most": other.get("most", 2)} if other.get("may") == "drain" else other
    if isinstance(node, list):
        return _other_list(node, way)
    if isinstance(node, int) and not isinstance(node, bool):
        return _other_number(node, way)
    return node


def _other_list(node: list[Any], way: Way) -> list[Any]:
    if way[-1] == "cost":
        return [*node[:-1], "yellow" if node[-1] != "yellow" else "brown"]
    if way[-1] == "bonus" and isinstance(node[0], list):
        return [*node[1:], node[0]]
    return [_other(entry, (*way, at)) for at, entry in enumerate(node)]


def _other_number(number: int, way: Way) -> int:
    if "iron_only" in way:
        return (number - 2) % 7 + 3
    if way[-1] == "pick":
        return 4 if number == 3 else 1
    few = "pay" in way or way[-1] in ("most", "blacks", "debt", "thaler") or "coal" in way
    return number + (1 if few else MORE)


def _laid_over(node: Any, other: Any) -> Any:
    if isinstance(node, dict) and isinstance(other, dict):
        return {**node, **{key: _laid_over(node.get(key), value) for key, value in other.items()}}
    return other
