"""Advice of the rules against setups that are not forbidden (sections 12 and 14, V4, I1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.box import shape
from game.rules.message import Amount, Message, message
from game.rules.ruleset import Ruleset, called
from game.rules.ruleset_checks import Hex
from game.rules.ruleset_reach import disks_of, reach
from game.rules.tile_data import LayoutData

if TYPE_CHECKING:
    from game.rules.setup import Setup


def board_advice(
    ruleset: Ruleset, setup: Setup, layout: LayoutData, tiles: Sequence[str]
) -> tuple[Message, ...]:
    """Return everything the rules advise against in a board with these tiles."""
    checks = (
        _all_at_once(ruleset, tiles),
        _left_over(ruleset, setup, tiles),
        _both(ruleset, tiles, "advice-replaces", "17", "11"),
        _both(ruleset, tiles, "advice-not-beside", "30E", "34"),
        _near(ruleset, setup, layout, tiles),
        _many_iron(ruleset, setup, tiles),
        _few_thaler(ruleset, setup, tiles),
        _beyond_reach(ruleset, setup, tiles),
    )
    return tuple(advice for advice in checks if advice)


def thaler_offered(ruleset: Ruleset, tiles: Sequence[str]) -> int:
    """Return the Thaler that the tiles on the board can bring (V4)."""
    return sum(ruleset.tile[number].thaler for number in tiles)


def thaler_asked(ruleset: Ruleset, setup: Setup) -> int:
    """Return the Thaler that V4 asks of a board for two seats, or I1 of any with Iron (R-49)."""
    if "iron" in setup.modules:
        return ruleset.iron.thaler_offered
    return ruleset.developments.thaler_offered if setup.seats == 2 else 0


def numbered(ruleset: Ruleset, number: str) -> Message:
    """Return a tile of a ruleset with its number, for a message to name."""
    return message("setup-tile", number=number, tile=called(number, ruleset.tile[number].name))


def _all_at_once(ruleset: Ruleset, tiles: Sequence[str]) -> Message | None:
    new = {number for number, tile in ruleset.tile.items() if tile.set == "valley"}
    return message("advice-all-at-once") if new and new <= set(tiles) else None


def _left_over(ruleset: Ruleset, setup: Setup, tiles: Sequence[str]) -> Message | None:
    if setup.tiles != "first":
        return None
    left = [number for number in setup.new_tiles if number not in tiles]
    return _about("advice-no-room", ruleset, left)


def _about(id: str, ruleset: Ruleset, numbers: Sequence[str]) -> Message | None:
    return message(id, tiles=tuple(numbered(ruleset, number) for number in numbers)) if numbers else None


def _both(ruleset: Ruleset, tiles: Sequence[str], id: str, one: str, other: str) -> Message | None:
    if one not in tiles or other not in tiles:
        return None
    return message(id, tile=numbered(ruleset, one), other=numbered(ruleset, other))


def _near(ruleset: Ruleset, setup: Setup, layout: LayoutData, tiles: Sequence[str]) -> Message | None:
    """46 far from 45: as far apart as two places of their level can be."""
    if "45" not in tiles or "46" not in tiles:
        return None
    levels = shape(layout, setup.seats, "black" in setup.modules)
    hexes = [place for level in levels for place in level]
    apart = _distance(hexes[tiles.index("45")], hexes[tiles.index("46")])
    level = levels[ruleset.tile["45"].level - 1]
    most = max(_distance(one, other) for one in level for other in level)
    return None if apart == most else _both(ruleset, tiles, "advice-far", "46", "45")


def _many_iron(ruleset: Ruleset, setup: Setup, tiles: Sequence[str]) -> Message | None:
    iron = [number for number in tiles if ruleset.tile[number].set == "iron"]
    if setup.seats > 2 or len(iron) < 2:
        return None
    named = tuple(numbered(ruleset, number) for number in iron)
    return message("advice-one-iron", seats=setup.seats, tiles=named)


def _few_thaler(ruleset: Ruleset, setup: Setup, tiles: Sequence[str]) -> Message | None:
    offered, asked = thaler_offered(ruleset, tiles), thaler_asked(ruleset, setup)
    if offered >= asked:
        return None
    return message("advice-few-thaler", offered=Amount(offered, "thaler"), asked=Amount(asked, "thaler"))


def _beyond_reach(ruleset: Ruleset, setup: Setup, tiles: Sequence[str]) -> Message | None:
    """Advise against tiles whose disks nobody can lay with so few in play; with more seats somebody could."""
    found = reach(ruleset, setup.seats)
    dead = [number for number in tiles if not found.holds(disks_of(ruleset.tile[number].cost))]
    return _about("advice-beyond-reach", ruleset, dead)


def _distance(one: Hex, other: Hex) -> int:
    across, down = one[0] - other[0], one[1] - other[1]
    return max(abs(across), abs(down), abs(across + down))
