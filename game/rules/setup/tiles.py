"""The tiles on the board (S5, V2 to V4, sections 12 to 14): named, in order, drawn, or as recommended."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Final

from game.plain import QUOTED, cut
from game.rules.box import shape
from game.rules.chance import shuffled
from game.rules.ids import TileId
from game.rules.message import Amount, BoardName, Message, MessageError, TileName, message
from game.rules.ruleset.checks import Hex
from game.rules.ruleset.loader import called, digest, load_ruleset
from game.rules.ruleset.once import once
from game.rules.ruleset.reach import disks_of, reach
from game.rules.ruleset.records import Ruleset
from game.rules.ruleset.tile_data import LayoutData
from game.rules.setup.choices import Setup
from game.rules.terms import Ability


def board_advice(
    ruleset: Ruleset, setup: Setup, layout: LayoutData, tiles: Sequence[TileId]
) -> tuple[Message, ...]:
    """Return everything the rules advise against in a board with these tiles."""
    checks = (
        _all_at_once(ruleset, tiles),
        _left_over(ruleset, setup, tiles),
        _both(ruleset, tiles, "advice-replaces", "17", "11"),
        _both(ruleset, tiles, "advice-not-beside", "30E", "34"),
        _near(ruleset, setup, layout, tiles),
        _many_iron(ruleset, setup, tiles),
        _few_thaler("advice-few-thaler", ruleset, setup, tiles),
        _beyond_reach(ruleset, setup, tiles),
    )
    return tuple(advice for advice in checks if advice)


def thaler_offered(ruleset: Ruleset, tiles: Sequence[TileId]) -> int:
    """Return the Thaler that the tiles on the board can bring (V4)."""
    return sum(ruleset.tile[number].thaler for number in tiles)


def thaler_asked(ruleset: Ruleset, setup: Setup) -> int:
    """Return the Thaler that V4 asks of a board for two seats, or I1 of any with Iron (R-49)."""
    if "iron" in setup.modules:
        return ruleset.iron.thaler_offered
    return ruleset.developments.thaler_offered if setup.seats == 2 else 0


def numbered(ruleset: Ruleset, number: TileId) -> Message:
    """Return a tile with its number, for a message to name, even one that the ruleset has removed."""
    tile = ruleset.tile.get(number)
    return message("setup-tile", number=number, tile=called(number, tile.name) if tile else TileName(number))


def _all_at_once(ruleset: Ruleset, tiles: Sequence[TileId]) -> Message | None:
    new = {number for number, tile in ruleset.tile.items() if tile.set == "valley"}
    return message("advice-all-at-once") if new and new <= set(tiles) else None


def _left_over(ruleset: Ruleset, setup: Setup, tiles: Sequence[TileId]) -> Message | None:
    if setup.tiles != "first":
        return None
    left = [number for number in setup.new_tiles if number not in tiles]
    return _about("advice-no-room", ruleset, left)


def _about(id: str, ruleset: Ruleset, numbers: Sequence[TileId]) -> Message | None:
    return message(id, tiles=tuple(numbered(ruleset, number) for number in numbers)) if numbers else None


def _both(ruleset: Ruleset, tiles: Sequence[TileId], id: str, one: TileId, other: TileId) -> Message | None:
    if one not in tiles or other not in tiles:
        return None
    return message(id, tile=numbered(ruleset, one), other=numbered(ruleset, other))


def _near(ruleset: Ruleset, setup: Setup, layout: LayoutData, tiles: Sequence[TileId]) -> Message | None:
    """46 far from 45: as far apart as two places of their level can be."""
    if "45" not in tiles or "46" not in tiles:
        return None
    levels = shape(layout, setup.seats, "black" in setup.modules)
    hexes = [place for level in levels for place in level]
    apart = _distance(hexes[tiles.index("45")], hexes[tiles.index("46")])
    level = levels[ruleset.tile["45"].level - 1]
    most = max(_distance(one, other) for one in level for other in level)
    return None if apart == most else _both(ruleset, tiles, "advice-far", "46", "45")


def _many_iron(ruleset: Ruleset, setup: Setup, tiles: Sequence[TileId]) -> Message | None:
    iron = [number for number in tiles if ruleset.tile[number].set == "iron"]
    if setup.seats > 2 or len(iron) < 2:
        return None
    named = tuple(numbered(ruleset, number) for number in iron)
    return message("advice-one-iron", seats=setup.seats, tiles=named)


def _few_thaler(id: str, ruleset: Ruleset, setup: Setup, tiles: Sequence[TileId]) -> Message | None:
    """Return the message of this id about a board that offers too few Thaler, or None (V4, I1)."""
    offered, asked = thaler_offered(ruleset, tiles), thaler_asked(ruleset, setup)
    if offered >= asked:
        return None
    return message(id, offered=Amount(offered, "thaler"), asked=Amount(asked, "thaler"))


def _beyond_reach(ruleset: Ruleset, setup: Setup, tiles: Sequence[TileId]) -> Message | None:
    """Advise against tiles whose disks nobody can lay with so few in play; with more seats somebody could."""
    found = reach(ruleset, setup.seats)
    dead = [number for number in tiles if not found.holds(disks_of(ruleset.tile[number].cost))]
    return _about("advice-beyond-reach", ruleset, dead)


def _distance(one: Hex, other: Hex) -> int:
    across, down = one[0] - other[0], one[1] - other[1]
    return max(abs(across), abs(down), abs(across + down))


_BUILDINGS: Final = (Ability.BARN, Ability.COAL_STORAGE, Ability.CHARCOAL_BURNER, Ability.WATER_MILL)
_DRAWS: Final = 1_000
_WAYS: Final = ("first", "random", "recommended")
NEW_SETS: Final = ("valley", "iron")
Tiles = tuple[TileId, ...]
_MARKET: Final[TileId] = "36"
_MARKET_NEEDS: Final[Tiles] = ("22", "23", "33", "28")


class SetupError(MessageError):
    """A setup that cannot be played: the fault, what would be right, and the field of Setup to blame."""

    def __init__(self, said: Message, field: str = "") -> None:
        super().__init__(said)
        self.field = field


def given(value: object) -> str:
    """Return a value of a setup as an error quotes it."""
    return cut(repr(value), QUOTED)


def first_tiles(ruleset: Ruleset, setup: Setup, layout: LayoutData) -> Tiles:
    """S5: the lowest numbers of each level, in numerical order; new tiles mixed in come before the base's."""
    sizes = tuple(map(len, layout.levels))
    tiles = _lowest(setup.ruleset, digest(setup.ruleset), sizes, tuple(setup.new_tiles))
    _check_board(ruleset, setup, tiles)
    return tiles


@lru_cache(maxsize=256)
def _lowest(source: str, figures: str, sizes: tuple[int, ...], mixed: Tiles) -> Tiles:
    """Return the lowest tiles; `figures` keeps two versions of a ruleset file apart."""
    ruleset, tiles = load_ruleset(source), list[TileId]()
    for level, size in enumerate(sizes, 1):
        new = [number for number in _by_level(ruleset, level, mixed) if number in mixed]
        base = [number for number in _by_level(ruleset, level, ()) if number not in mixed]
        tiles += in_order(_enough([*new, *base], level, size)[:size])
    return tuple(tiles)


def chosen_tiles(ruleset: Ruleset, setup: Setup, layout: LayoutData) -> Tiles:
    """V2: the named tiles, each on the level that its hex has. Raises SetupError."""
    if isinstance(setup.tiles, str):
        raise SetupError(message("setup-no-way", given=given(setup.tiles), ways=_WAYS), "tiles")
    numbers = tuple(setup.tiles)
    levels = _hex_levels(setup, layout, numbers)
    for number, level in zip(numbers, levels, strict=True):
        if number not in ruleset.tile:
            raise SetupError(message("setup-no-tile", given=given(number), ruleset=ruleset.name), "tiles")
        tile = ruleset.tile[number]
        if tile.level != level:
            said = message("setup-tile-level", tile=numbered(ruleset, number), level=tile.level, wanted=level)
            raise SetupError(said, "tiles")
        if tile.set == "iron" and "iron" not in setup.modules:
            raise SetupError(message("setup-iron-tile", tile=numbered(ruleset, number)), "tiles")
    if len(set(numbers)) < len(numbers):
        raise SetupError(message("setup-tile-twice"), "tiles")
    _check_board(ruleset, setup, numbers)
    return numbers


def drawn_tiles(ruleset: Ruleset, setup: Setup, layout: LayoutData, chance: int) -> tuple[int, Tiles]:
    """V2 to V4, section 12: draw each level from base and mixed tiles until the board will do.

    "recommended" draws until the rules advise against nothing; if no new tiles are named, all are mixed in.
    """
    recommended = setup.tiles == "recommended"
    mixed = setup.new_tiles or (new_tiles(ruleset, setup.modules) if recommended else ())
    improves = Ability.IMPROVED_FARMHAND.label if setup.start_improved_farmhand else "nothing"
    left_out = {number for number, tile in ruleset.tile.items() if tile.ability == improves}
    levels = shape(layout, setup.seats, False)
    pools = [
        [n for n in _by_level(ruleset, at, mixed) if n not in left_out] for at in range(1, len(levels) + 1)
    ]
    for _ in range(_DRAWS):
        chance, tiles = _draw(pools, [len(hexes) for hexes in levels], chance)
        starts = not setup.start_buildings or bool(missing_buildings(ruleset, tiles))
        enough = thaler_offered(ruleset, tiles) >= thaler_asked(ruleset, setup)
        advised = not recommended or not board_advice(ruleset, setup, layout, tiles)
        if starts and enough and advised and market_allowed(tiles):
            return chance, tiles
    raise SetupError(_none_drawn(ruleset, setup), "tiles")


def with_black(ruleset: Ruleset, setup: Setup, tiles: Tiles, chance: int) -> tuple[int, Tiles]:
    """B1: add the black tiles behind the others, drawn unless the setup names them."""
    if "black" not in setup.modules or any(ruleset.tile[number].set == "black" for number in tiles):
        return chance, tiles
    black = in_order(number for number, tile in ruleset.tile.items() if tile.set == "black")
    wanted = setup.seats + 1
    chance, order = shuffled(chance, list(range(len(_enough(black, ruleset.tile[black[0]].level, wanted)))))
    return chance, (*tiles, *(black[pick] for pick in order[:wanted]))


def new_tiles(ruleset: Ruleset, modules: Collection[str]) -> Tiles:
    """Return the tiles that can be mixed in: those of section 12, with Iron also those of I6."""
    sets = NEW_SETS if "iron" in modules else NEW_SETS[:1]
    return tuple(in_order(number for number, tile in ruleset.tile.items() if tile.set in sets))


def missing_buildings(ruleset: Ruleset, tiles: Iterable[TileId]) -> list[Ability]:
    """Return the buildings whose tiles are not on the board (V3)."""
    on_board = {ruleset.tile[number].ability for number in tiles}
    return [building for building in _BUILDINGS if building.label not in on_board]


def market_allowed(tiles: Iterable[TileId]) -> bool:
    """Return True if tile 36 is not in play, or beside a marker that can pay for it."""
    numbers = set(tiles)
    return _MARKET not in numbers or bool(numbers.intersection(_MARKET_NEEDS))


def _check_board(ruleset: Ruleset, setup: Setup, tiles: Sequence[TileId]) -> None:
    """Check a board that is not drawn: tile 36's condition, with Iron the Thaler of I1. Raises SetupError."""
    if not market_allowed(tiles):
        others = tuple(numbered(ruleset, number) for number in _MARKET_NEEDS)
        raise SetupError(message("setup-market", tile=numbered(ruleset, _MARKET), others=others), "tiles")
    few = _few_thaler("setup-iron-thaler", ruleset, setup, tiles) if "iron" in setup.modules else None
    if few is not None:
        raise SetupError(few, "tiles")


def _draw(pools: list[list[TileId]], sizes: list[int], chance: int) -> tuple[int, Tiles]:
    tiles: list[TileId] = []
    for level, (numbers, size) in enumerate(zip(pools, sizes, strict=True), 1):
        chance, order = shuffled(chance, list(range(len(_enough(numbers, level, size)))))
        tiles += [numbers[pick] for pick in order[:size]]
    return chance, tuple(tiles)


def _none_drawn(ruleset: Ruleset, setup: Setup) -> Message:
    """Return the message for a setup for which no board could be drawn."""
    if setup.start_buildings:
        return message("setup-none-drawn-building")
    if setup.tiles == "recommended":
        return message("setup-none-drawn-advised")
    if asked := thaler_asked(ruleset, setup):
        return message("setup-none-drawn-thaler", asked=Amount(asked, "thaler"))
    return message("setup-none-drawn-market", tile=numbered(ruleset, _MARKET))


@once
def _by_level(ruleset: Ruleset, level: int, mixed: tuple[TileId, ...]) -> list[TileId]:
    """Return the tiles of a level: those of the base, and those mixed in."""
    return in_order(
        number
        for number, tile in ruleset.tile.items()
        if tile.level == level and (tile.set == "base" or number in mixed)
    )


def in_order(numbers: Iterable[TileId]) -> list[TileId]:
    """Return tiles in numerical order (S5): 9 before 10E, and that before 11."""
    return sorted(numbers, key=lambda number: (int(number.rstrip("E")), number))


def _enough(numbers: list[TileId], level: int, wanted: int) -> list[TileId]:
    if len(numbers) < wanted:
        said = message("setup-few-tiles", level=level, count=len(numbers), wanted=wanted)
        raise SetupError(said, "tiles")
    return numbers


def _hex_levels(setup: Setup, layout: LayoutData, numbers: Tiles) -> list[int]:
    """Return the level of each named tile's place; the black level may be left to the seed."""
    black = "black" in setup.modules
    levels = [level for level, hexes in enumerate(shape(layout, setup.seats, black), 1) for _ in hexes]
    without = len(levels) - (setup.seats + 1 if black else 0)
    if len(numbers) not in (without, len(levels)):
        board = BoardName(layout.id, layout.name)
        said = message("setup-tile-count", count=len(numbers), board=board, places=len(levels))
        raise SetupError(said, "tiles")
    return levels[: len(numbers)]
