"""Setup (section 1, variants V1 to V5): what is agreed before a game, checked, and the game it begins."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from game.rules import engine
from game.rules.box import Box
from game.rules.chance import shuffled
from game.rules.events import Tell
from game.rules.phases.refill import deal
from game.rules.ruleset import BASE, LayoutData, Ruleset, digest, load_ruleset
from game.rules.ruleset_files import RulesetError
from game.rules.state import GameState
from game.rules.terms import Ability

SEATS = (2, 3, 4)
_BUILDINGS = (Ability.BARN, Ability.COAL_STORAGE, Ability.CHARCOAL_BURNER, Ability.WATER_MILL)
_DRAWS = 1_000


class SetupError(ValueError):
    """A setup that cannot be played: one line with what, where and what would be right."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before a game.

    `layout` is a name in the data, None the rows for so many seats; `tiles` is "first", "random" or the tile
    numbers level by level in the order of the layout's hexes.
    """

    seats: int = 2
    seed: int = 0
    ruleset: str = BASE
    layout: str | None = None
    tiles: str | tuple[str, ...] = "first"
    modules: frozenset[str] = frozenset()
    tunnel: str = "A"
    new_tiles: tuple[str, ...] = ()
    open_planning: bool = False
    start_buildings: bool = False
    start_improved_farmhand: bool = False


def new_game(setup: Setup, tell: Tell | None = None) -> GameState:
    """A game at its first decision; `tell` hears how it was dealt. Raises SetupError."""
    ruleset = checked_ruleset(setup)
    layout = layout_for(ruleset, setup)
    chance = setup.seed
    if setup.tiles == "random":
        chance, tiles = _drawn(ruleset, setup, layout, chance)
    else:
        tiles = _first(ruleset, layout) if setup.tiles == "first" else _chosen(ruleset, layout, setup.tiles)
    abilities = _start_abilities(ruleset, setup, tiles)
    box = box_for(setup.ruleset, setup.seats, layout.name, tiles, setup.open_planning, abilities)
    state = GameState(box, chance)
    state.chance, order = shuffled(chance, list(range(setup.seats)))
    state.order = tuple(order)
    deal(state, tell)
    engine.begin(state, tell)
    return state


def checked_ruleset(setup: Setup) -> Ruleset:
    """The ruleset of a setup whose plain fields are in order. Raises SetupError."""
    if not isinstance(setup.seats, int) or setup.seats not in SEATS:
        raise SetupError(f"seats: {setup.seats!r}; 2, 3 or 4 can play (S1)")
    if not isinstance(setup.seed, int) or not 0 <= setup.seed < 1 << 64:
        raise SetupError(f"seed: {setup.seed!r}; it is a whole number from 0 to 2^64 - 1 (S8)")
    if setup.modules or setup.new_tiles or setup.tunnel != "A":
        raise SetupError("modules, new_tiles, tunnel: the expansion is not in this edition; leave them out")
    try:
        return load_ruleset(setup.ruleset)
    except RulesetError as error:
        raise SetupError(str(error)) from None


def layouts(ruleset: Ruleset, seats: int) -> tuple[str, ...]:
    """The names of the development boards for so many seats, the rows first."""
    return tuple(layout.name for layout in ruleset.layout if seats in layout.seats)


def layout_for(ruleset: Ruleset, setup: Setup) -> LayoutData:
    """The development board of a setup. Raises SetupError."""
    fitting = layouts(ruleset, setup.seats)
    if not fitting:
        raise SetupError(f"layout: the ruleset has no development board for {setup.seats} seats")
    name = fitting[0] if setup.layout is None else setup.layout
    if name not in fitting:
        raise SetupError(f"layout: {name!r} is not for {setup.seats} seats; choose of {', '.join(fitting)}")
    return next(layout for layout in ruleset.layout if layout.name == name)


def checked_tiles(setup: Setup) -> tuple[str, ...]:
    """The named tiles of a setup, fit for its board. Raises SetupError."""
    ruleset = checked_ruleset(setup)
    return _chosen(ruleset, layout_for(ruleset, setup), setup.tiles)


def _by_level(ruleset: Ruleset, level: int) -> list[str]:
    return sorted(number for number, tile in ruleset.tile.items() if tile.level == level)


def _first(ruleset: Ruleset, layout: LayoutData) -> tuple[str, ...]:
    """S5: the lowest numbers of each level, in numerical order."""
    tiles: list[str] = []
    for level, hexes in enumerate(layout.levels, 1):
        tiles += _enough(_by_level(ruleset, level), level, len(hexes))[: len(hexes)]
    return tuple(tiles)


def _enough(numbers: list[str], level: int, wanted: int) -> list[str]:
    if len(numbers) < wanted:
        raise SetupError(f"tiles: level {level} has {len(numbers)} tiles, the board needs {wanted} (V1)")
    return numbers


def _chosen(ruleset: Ruleset, layout: LayoutData, tiles: str | Iterable[str]) -> tuple[str, ...]:
    """V2: the named tiles, each on the level that its hex has."""
    if isinstance(tiles, str):
        raise SetupError(f"tiles: {tiles!r}; give 'first', 'random' or tile numbers (V2)")
    numbers = tuple(tiles)
    levels = [level for level, hexes in enumerate(layout.levels, 1) for _ in hexes]
    if len(numbers) != len(levels):
        raise SetupError(f"tiles: {len(numbers)} numbers; {layout.name!r} has {len(levels)} places (V2)")
    for number, level in zip(numbers, levels, strict=True):
        if number not in ruleset.tile:
            raise SetupError(f"tiles: there is no tile {number!r} in the ruleset {ruleset.name!r}")
        if ruleset.tile[number].level != level:
            raise SetupError(f"tiles: {number} is of level {ruleset.tile[number].level}, not {level} (V2)")
    if len(set(numbers)) < len(numbers):
        raise SetupError("tiles: a tile is named twice; each is there once (V2)")
    return numbers


def _drawn(ruleset: Ruleset, setup: Setup, layout: LayoutData, chance: int) -> tuple[int, tuple[str, ...]]:
    """V2 to V4: tiles at random, drawn again until there is enough Thaler and a building to start with."""
    improves = Ability.IMPROVED_FARMHAND.label if setup.start_improved_farmhand else "nothing"
    left_out = {number for number, tile in ruleset.tile.items() if tile.ability == improves}
    for _ in range(_DRAWS):
        tiles: list[str] = []
        for level, hexes in enumerate(layout.levels, 1):
            numbers = [number for number in _by_level(ruleset, level) if number not in left_out]
            chance, order = shuffled(chance, list(range(len(_enough(numbers, level, len(hexes))))))
            tiles += [numbers[pick] for pick in order[: len(hexes)]]
        thaler = sum(ruleset.tile[number].thaler for number in tiles)
        starts = not setup.start_buildings or bool(_missing_buildings(ruleset, tiles))
        if thaler >= ruleset.developments.thaler_offered and starts:
            return chance, tuple(tiles)
    asked = "a building to start with (V3)" if setup.start_buildings else "the Thaler that V4 asks for"
    raise SetupError(f"tiles: no board drawn at random leaves {asked}; take another board")


def _missing_buildings(ruleset: Ruleset, tiles: Iterable[str]) -> list[Ability]:
    """The buildings whose tiles are not on the board (V3)."""
    on_board = {ruleset.tile[number].ability for number in tiles}
    return [building for building in _BUILDINGS if building.label not in on_board]


def _start_abilities(ruleset: Ruleset, setup: Setup, tiles: tuple[str, ...]) -> int:
    """V3: buildings and improved farmhand whose tiles are not on the board, as a bit set of abilities."""
    abilities = 0
    if setup.start_buildings:
        missing = _missing_buildings(ruleset, tiles)
        if not missing:
            raise SetupError("start_buildings: every building is on the board; take another board (V3)")
        abilities = sum(building.bit for building in missing)
    if setup.start_improved_farmhand:
        improved = Ability.IMPROVED_FARMHAND
        if any(ruleset.tile[number].ability == improved.label for number in tiles):
            raise SetupError("start_improved_farmhand: the Pickaxe is on the board; take another board (V3)")
        abilities |= improved.bit
    return abilities


def box_for(
    source: str, seats: int, layout: str, tiles: tuple[str, ...], open_planning: bool, abilities: int
) -> Box:
    """The printed matter of a game; all games of one board share it."""
    figures = digest(source)
    return _box(source, figures, seats, layout, tiles, open_planning, abilities)


@lru_cache(maxsize=256)
def _box(
    source: str,
    figures: str,
    seats: int,
    layout: str,
    tiles: tuple[str, ...],
    open_planning: bool,
    abilities: int,
) -> Box:
    """`figures` keeps two versions of a ruleset file apart."""
    ruleset = load_ruleset(source)
    board = next(entry for entry in ruleset.layout if entry.name == layout)
    return Box(ruleset, source, figures, seats, board, tiles, open_planning, abilities)
