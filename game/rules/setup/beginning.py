"""Setup (section 1, V1 to V5, sections 12 to 14): choices, checks, and the new game."""

from __future__ import annotations

from typing import Final

from game.rules.box import Contents, box_for
from game.rules.chance import shuffled
from game.rules.engine import steps as engine
from game.rules.engine.phases.refill import deal
from game.rules.engine.supply import gain
from game.rules.events import Tell
from game.rules.ids import TileId
from game.rules.message import BoardName, Message, message
from game.rules.ruleset.checks import KEPT_SECTIONS
from game.rules.ruleset.files import RulesetError
from game.rules.ruleset.loader import load_ruleset, placed
from game.rules.ruleset.reach import needs_iron
from game.rules.ruleset.records import Ruleset
from game.rules.ruleset.tile_data import LayoutData
from game.rules.setup.choices import Setup
from game.rules.setup.tiles import (
    NEW_SETS,
    SetupError,
    board_advice,
    chosen_tiles,
    drawn_tiles,
    first_tiles,
    given,
    missing_buildings,
    numbered,
    with_black,
)
from game.rules.state import GameState
from game.rules.terms import Ability

SEATS: Final = (2, 3, 4)
MODULES: Final = ("black", "iron")
TUNNELS: Final = ("A", "B")
RULES: Final = 2
"""The version of the rules: a record is played again as long as it stays."""
_B_BOARDS: Final = ("B1", "B2", "B3", "B4")


def new_game(setup: Setup, tell: Tell | None = None) -> GameState:
    """Return a game at its first decision; `tell` hears how it was dealt. Raises SetupError."""
    chance, contents = dealt(setup)
    state = GameState.of(box_for(contents), chance)
    state.chance, order = shuffled(chance, list(range(setup.seats)))
    state.order = tuple(order)
    deal(state, tell)
    for seat, amounts in enumerate(state.box.start):
        gain(state, seat, amounts, "S6", tell)
    for seat, amounts in zip(order, state.box.start_by_turn, strict=False):
        gain(state, seat, amounts, "S6", tell)
    engine.begin(state, tell)
    return state


def dealt(setup: Setup) -> tuple[int, Contents]:
    """Return the contents of the box, and the state of chance after the draws. Raises SetupError."""
    ruleset = checked_ruleset(setup)
    layout = layout_for(ruleset, setup)
    chance, tiles = _tiles(ruleset, setup, layout)
    chance, tunnels = _tunnels(setup, chance)
    return chance, Contents(
        source=setup.ruleset,
        seats=setup.seats,
        layout=layout.id,
        tiles=tiles,
        open_planning=setup.open_planning,
        start_abilities=_start_abilities(ruleset, setup, tiles),
        modules=frozenset(setup.modules),
        tunnels=tunnels,
    )


def advice(setup: Setup) -> tuple[Message, ...]:
    """Return everything the rules advise against in a setup without forbidding it. Raises SetupError."""
    ruleset = checked_ruleset(setup)
    _, contents = dealt(setup)
    return board_advice(ruleset, setup, layout_for(ruleset, setup), contents.tiles)


def checked_ruleset(setup: Setup) -> Ruleset:
    """Return the ruleset of a setup whose plain fields are in order. Raises SetupError."""
    if not isinstance(setup.seats, int) or setup.seats not in SEATS:
        raise SetupError(message("setup-seats", given=given(setup.seats), seats=SEATS), "seats")
    if not isinstance(setup.seed, int) or not 0 <= setup.seed < 1 << 64:
        raise SetupError(message("setup-seed", given=given(setup.seed)), "seed")
    _check_modules(setup)
    try:
        ruleset = load_ruleset(setup.ruleset)
    except RulesetError as error:
        raise SetupError(message("setup-ruleset", why=error.said)) from None
    if "iron" in setup.modules and len(ruleset.tunnel.coal) < KEPT_SECTIONS:
        raise SetupError(message("setup-iron-sections", sections=KEPT_SECTIONS), "modules")
    if "iron" not in setup.modules and (key := needs_iron(ruleset)):
        raise SetupError(placed(setup.ruleset, key, "setup-iron-needed"), "modules")
    _check_new_tiles(ruleset, setup)
    return ruleset


def check_contents(contents: Contents) -> None:
    """Refuse tiles, modules and tunnels that no setup puts on the table together. Raises SetupError."""
    side = contents.tunnels[0][0] if contents.tunnels else "A"
    setup = Setup(
        seats=contents.seats,
        ruleset=contents.source,
        layout=contents.layout,
        tiles=contents.tiles,
        modules=contents.modules,
        tunnel=side,
    )
    ruleset = checked_ruleset(setup)
    chosen_tiles(ruleset, setup, layout_for(ruleset, setup))
    _check_start(ruleset, contents)
    wanted = contents.seats if "iron" in contents.modules else 0
    known = ("A",) if side == "A" else _B_BOARDS
    twice = side == "B" and len(set(contents.tunnels)) < wanted
    if len(contents.tunnels) != wanted or twice or not set(contents.tunnels) <= set(known):
        raise SetupError(message("setup-tunnels", given=given(contents.tunnels), count=wanted), "tunnels")


def layouts(ruleset: Ruleset, seats: int) -> tuple[str, ...]:
    """Return the ids of the development boards for so many seats, the rows first."""
    return tuple(layout.id for layout in ruleset.layout if seats in layout.seats)


def layout_for(ruleset: Ruleset, setup: Setup) -> LayoutData:
    """Return the development board of a setup. Raises SetupError."""
    fitting = layouts(ruleset, setup.seats)
    if not fitting:
        raise SetupError(message("setup-no-board", seats=setup.seats), "layout")
    id = fitting[0] if setup.layout is None else setup.layout
    if id not in fitting:
        said = message("setup-wrong-board", given=given(id), seats=setup.seats, boards=fitting)
        raise SetupError(said, "layout")
    layout = next(layout for layout in ruleset.layout if layout.id == id)
    if "black" in setup.modules and not layout.black:
        board = BoardName(layout.id, layout.name)
        raise SetupError(message("setup-board-without-black", board=board), "layout")
    return layout


def _check_modules(setup: Setup) -> None:
    if isinstance(setup.modules, str) or not set(setup.modules) <= set(MODULES):
        asked = (
            setup.modules if isinstance(setup.modules, str) else ", ".join(sorted(map(str, setup.modules)))
        )
        raise SetupError(message("setup-modules", given=given(asked), modules=MODULES), "modules")
    if setup.tunnel not in TUNNELS:
        raise SetupError(message("setup-tunnel-side", given=given(setup.tunnel), sides=TUNNELS), "tunnel")
    if setup.tunnel != "A" and "iron" not in setup.modules:
        raise SetupError(message("setup-tunnel-without-iron", side=setup.tunnel), "tunnel")


def _check_new_tiles(ruleset: Ruleset, setup: Setup) -> None:
    for number in setup.new_tiles:
        tile = ruleset.tile.get(number)
        if tile is None or tile.set not in NEW_SETS:
            raise SetupError(message("setup-no-new-tile", given=given(number)), "new_tiles")
        if tile.set == "iron" and "iron" not in setup.modules:
            raise SetupError(message("setup-iron-tile", tile=numbered(ruleset, number)), "new_tiles")
    if len(set(setup.new_tiles)) < len(setup.new_tiles):
        raise SetupError(message("setup-tile-twice"), "new_tiles")


def _tiles(ruleset: Ruleset, setup: Setup, layout: LayoutData) -> tuple[int, tuple[TileId, ...]]:
    """Return the tiles in the order of the board's hexes, drawn where the setup leaves them to the seed."""
    chance = setup.seed
    if setup.tiles in ("random", "recommended"):
        chance, tiles = drawn_tiles(ruleset, setup, layout, chance)
    elif setup.tiles == "first":
        tiles = first_tiles(ruleset, setup, layout)
    else:
        tiles = chosen_tiles(ruleset, setup, layout)
    return with_black(ruleset, setup, tiles, chance)


def _tunnels(setup: Setup, chance: int) -> tuple[int, tuple[str, ...]]:
    """I4: side A for everybody, or the boards of side B dealt."""
    if "iron" not in setup.modules:
        return chance, ()
    if setup.tunnel == "A":
        return chance, ("A",) * setup.seats
    chance, order = shuffled(chance, list(range(len(_B_BOARDS))))
    return chance, tuple(_B_BOARDS[pick] for pick in order[: setup.seats])


def _start_abilities(ruleset: Ruleset, setup: Setup, tiles: tuple[TileId, ...]) -> int:
    """V3: return the abilities of buildings and farmhand whose tiles are not on the board, as a bit set."""
    abilities = 0
    if setup.start_buildings:
        missing = missing_buildings(ruleset, tiles)
        if not missing:
            raise SetupError(message("setup-every-building"), "start_buildings")
        abilities = sum(building.bit for building in missing)
    if setup.start_improved_farmhand:
        if improving := _improving(ruleset, tiles):
            said = message("setup-improved", tile=numbered(ruleset, improving[0]))
            raise SetupError(said, "start_improved_farmhand")
        abilities |= Ability.IMPROVED_FARMHAND.bit
    return abilities


def _improving(ruleset: Ruleset, tiles: tuple[TileId, ...]) -> list[TileId]:
    return [number for number in tiles if ruleset.tile[number].ability == Ability.IMPROVED_FARMHAND.label]


def _check_start(ruleset: Ruleset, contents: Contents) -> None:
    """V3, R-33: a seat begins with all missing buildings or none, and with an improved farmhand or not."""
    buildings = sum(building.bit for building in missing_buildings(ruleset, contents.tiles))
    improved = 0 if _improving(ruleset, contents.tiles) else Ability.IMPROVED_FARMHAND.bit
    if contents.start_abilities not in (0, buildings, improved, buildings | improved):
        raise SetupError(message("setup-start-abilities"))
