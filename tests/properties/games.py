"""Whole games by chance, for the properties: setups and moves drawn by hypothesis."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from game.rules import Setup, legal_moves, new_game, play
from game.rules.engine import acquisitions, may_develop
from game.rules.moves import (
    Acquire,
    Activate,
    Burn,
    Choose,
    CountCart,
    Decline,
    Dig,
    Drain,
    EndTurn,
    GiveCoal,
    GiveFood,
    Lay,
    Move,
    Prop,
    Reel,
    ReturnWater,
    Stop,
    Store,
    Swap,
    Take,
    TakeBonus,
    TakeMarker,
    UseMarker,
)
from game.rules.ruleset import load_ruleset
from game.rules.setup import SetupError, layouts
from game.rules.setup import tiles as setup_tiles
from game.rules.state import GameState
from game.rules.terms import Bonus, Colour, Field, Marker, Place, Resource, Slot

MIXES = (
    frozenset[str](),
    frozenset({"black"}),
    frozenset({"iron"}),
    frozenset({"black", "iron"}),
)
NUMBERS = st.integers(min_value=0, max_value=(1 << 64) - 1)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Every seat count, board, way to lay the tiles, module and variant that can be played together."""
    seats = draw(st.sampled_from((2, 3, 4)))
    modules = draw(st.sampled_from(MIXES))
    tiles = draw(st.sampled_from(("first", "random", "recommended") if modules else ("first", "random")))
    setup = Setup(
        seats=seats,
        seed=draw(NUMBERS),
        layout=draw(st.sampled_from(layouts(load_ruleset(), seats))),
        tiles=tiles,
        modules=modules,
        tunnel=draw(st.sampled_from(("A", "B"))) if "iron" in modules else "A",
        new_tiles=draw(new_tiles("iron" in modules)),
        open_planning=draw(st.booleans()),
        start_buildings=draw(st.booleans()),
        start_improved_farmhand=draw(st.booleans()),
    )
    try:
        new_game(setup)
    except SetupError:
        return Setup(seats=seats, seed=setup.seed, layout=setup.layout, modules=modules, tunnel=setup.tunnel)
    return setup


def new_tiles(iron: bool) -> st.SearchStrategy[tuple[str, ...]]:
    """None, some or all of the tiles of section 12, with Iron of I6 too."""
    numbers = setup_tiles.new_tiles(load_ruleset(), ("iron",) if iron else ())
    some = st.lists(st.sampled_from(numbers), unique=True).map(tuple)
    return st.one_of(st.just(()), st.just(numbers), some)


def eager(random: Random, state: GameState) -> Move:
    """A random move that seldom ends a turn or declines, so that games reach the tunnel and the tiles."""
    moves = list(legal_moves(state))
    busy = [move for move in moves if not isinstance(move, EndTurn | Decline | Stop)]
    laid = [move for move in busy if not (isinstance(move, Lay) and move.empty)]
    tiles = [move for move in laid if isinstance(move, Acquire)]
    if tiles and random.random() < 0.7:
        return random.choice(tiles)
    return random.choice(laid if laid and random.random() < 0.9 else moves)


def developing(random: Random, state: GameState) -> Move:
    """As `eager`, but plans and acquires the deepest developments within reach: all levels are played."""
    moves = [move for move in legal_moves(state) if isinstance(move, Acquire | Lay)]
    deep = [(level, move) for move in moves if (level := _level(state, move))]
    if not deep or random.random() < 0.1:
        return eager(random, state)
    most = max(level for level, _ in deep)
    return random.choice([move for level, move in deep if level == most])


def lively(random: Random, state: GameState) -> Move:
    """Now one, now the other, so that games reach both the tunnel and the deep tiles."""
    return (developing if random.random() < 0.5 else eager)(random, state)


def _level(state: GameState, move: Acquire | Lay) -> int:
    """The level of the tile that a move acquires, or that what it lays could acquire next."""
    assert state.to_move is not None
    seat, tiles = state.seats[state.to_move], state.box.tiles
    if isinstance(move, Acquire):
        return tiles[state.box.index[move.tile]].level
    if move.field > Field.FARMHAND or not may_develop(seat, move.field):
        return 0
    found = [m for m in acquisitions(state, seat, move) if isinstance(m, Acquire)]
    return max((tiles[state.box.index[m.tile]].level for m in found), default=0)


def played(setup: Setup, number: int, length: int) -> tuple[GameState, list[Move]]:
    """A game after so many lively moves, or at its end if that comes first."""
    state, random, moves = new_game(setup), Random(number), []
    while state.to_move is not None and len(moves) < length:
        moves.append(lively(random, state))
        play(state, moves[-1], None)
    return state, moves


def _triples(most: int) -> st.SearchStrategy[tuple[int, int, int]]:
    return st.tuples(*[st.integers(-1, most)] * 3)


def any_moves() -> st.SearchStrategy[Move]:
    """Moves of every family, sensible or not."""
    fields, colours = st.sampled_from([*Field]), st.sampled_from(Colour)
    pools, resources = st.integers(-1, 5), st.sampled_from(Resource)
    tiles = st.sampled_from([*load_ruleset().tile, "99"])
    seats = st.integers(0, 3)
    return st.one_of(
        st.builds(Take, pools, colours),
        st.builds(Swap, pools, colours, colours),
        st.sampled_from([Decline(), ReturnWater(), Dig(), Reel(), Burn(), Stop(), EndTurn()]),
        st.builds(Lay, fields, _triples(4), _triples(1), st.integers(-1, 2), st.integers(-1, 2)),
        st.builds(Lay, fields, _triples(3), _triples(1), *[st.integers(-1, 1)] * 5),
        st.builds(Activate, fields, st.none() | colours),
        st.builds(GiveFood, st.none() | seats, st.booleans()),
        st.builds(GiveCoal, seats),
        st.builds(CountCart, st.integers(1, 2)),
        st.builds(TakeMarker, st.sampled_from(Marker)),
        st.builds(TakeBonus, st.sampled_from(Bonus)),
        st.builds(Acquire, fields, tiles, st.none() | resources),
        st.builds(Drain, st.integers(-1, 3)),
        st.builds(Prop, st.sampled_from(Place), st.booleans()),
        st.builds(UseMarker, st.sampled_from(Marker)),
        st.builds(Choose, st.integers(0, 12)),
        st.builds(Store, st.sampled_from(Slot), st.none() | resources),
    )
