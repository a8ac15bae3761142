"""What the rules advise against without forbidding it (sections 12 and 14, V4, I1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.box import shape
from game.rules.ruleset import Ruleset
from game.rules.ruleset_checks import Hex
from game.rules.ruleset_reach import disks_of, reach
from game.rules.tile_data import LayoutData

if TYPE_CHECKING:
    from game.rules.setup import Setup


def board_advice(ruleset: Ruleset, setup: Setup, layout: LayoutData, tiles: Sequence[str]) -> tuple[str, ...]:
    """What the rules advise against in a board with these tiles, one sentence each."""
    checks = (
        _all_at_once(ruleset, tiles),
        _left_over(ruleset, setup, tiles),
        _both(tiles, "17", "11", "17 Pick & Shovel is meant to replace 11 Carrying Pole"),
        _both(tiles, "30E", "34", "30E Peddler is better not beside 34 Coal Sacks"),
        _near(ruleset, setup, layout, tiles),
        _many_iron(ruleset, setup, tiles),
        _few_thaler(ruleset, setup, tiles),
        _beyond_reach(ruleset, setup, tiles),
    )
    return tuple(advice for advice in checks if advice)


def thaler_offered(ruleset: Ruleset, tiles: Sequence[str]) -> int:
    """The Thaler that the tiles on the board can bring (V4)."""
    return sum(ruleset.tile[number].thaler for number in tiles)


def thaler_asked(ruleset: Ruleset, setup: Setup) -> int:
    """The Thaler that V4 asks of a board for two seats, I1 of any with Iron (R-49)."""
    if "iron" in setup.modules:
        return ruleset.iron.thaler_offered
    return ruleset.developments.thaler_offered if setup.seats == 2 else 0


def _all_at_once(ruleset: Ruleset, tiles: Sequence[str]) -> str:
    new = {number for number, tile in ruleset.tile.items() if tile.set == "valley"}
    return "all new developments at once are too many" if new and new <= set(tiles) else ""


def _left_over(ruleset: Ruleset, setup: Setup, tiles: Sequence[str]) -> str:
    if setup.tiles != "first":
        return ""
    left = [number for number in setup.new_tiles if number not in tiles]
    return f"the board has no room for {', '.join(left)}" if left else ""


def _both(tiles: Sequence[str], one: str, other: str, advice: str) -> str:
    return advice if one in tiles and other in tiles else ""


def _near(ruleset: Ruleset, setup: Setup, layout: LayoutData, tiles: Sequence[str]) -> str:
    """46 far from 45: as far apart as two places of their level are."""
    if "45" not in tiles or "46" not in tiles:
        return ""
    levels = shape(layout, setup.seats, "black" in setup.modules)
    hexes = [place for level in levels for place in level]
    apart = _distance(hexes[tiles.index("45")], hexes[tiles.index("46")])
    level = levels[ruleset.tile["45"].level - 1]
    most = max(_distance(one, other) for one in level for other in level)
    return "" if apart == most else "46 Schultheiss is meant to lie far from 45 Small Coal Mine"


def _many_iron(ruleset: Ruleset, setup: Setup, tiles: Sequence[str]) -> str:
    iron = [number for number in tiles if ruleset.tile[number].set == "iron"]
    return "with 2 seats one of 10E, 30E, 40E is enough" if setup.seats == 2 and len(iron) > 1 else ""


def _few_thaler(ruleset: Ruleset, setup: Setup, tiles: Sequence[str]) -> str:
    offered, asked = thaler_offered(ruleset, tiles), thaler_asked(ruleset, setup)
    return f"the board offers {offered} Thaler, at least {asked} are advised (V4)" if offered < asked else ""


def _beyond_reach(ruleset: Ruleset, setup: Setup, tiles: Sequence[str]) -> str:
    """Tiles whose disks nobody can lay with so few in play; with other numbers of seats somebody could."""
    found = reach(ruleset, setup.seats)
    dead = [number for number in tiles if not found.holds(disks_of(ruleset.tile[number].cost))]
    disks = "with so few seats nobody can lay the disks for"
    return f"{disks} {', '.join(f'{number} {ruleset.tile[number].name}' for number in dead)}" if dead else ""


def _distance(one: Hex, other: Hex) -> int:
    """Steps from hex to hex."""
    across, down = one[0] - other[0], one[1] - other[1]
    return max(abs(across), abs(down), abs(across + down))
