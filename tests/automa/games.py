"""Whole games between automas, as the tests of the automas play them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.automa import named
from game.rules import Setup, legal_moves, new_game, play, view
from game.rules.engine import ranking
from game.rules.moves import Move
from game.rules.player import Decision, Player
from game.rules.ruleset import BASE, load_ruleset
from game.rules.setup import layouts
from game.rules.state import GameState
from game.rules.terms import Step
from game.seeds import player_seed
from tests.english import english
from tests.rules.options import text_of

LAYOUTS = {seats: layouts(load_ruleset(BASE), seats) for seats in (2, 3, 4)}
VALLEY = ("16", "17", "18", "19", "26", "27", "28", "29", "36", "37", "38", "46", "47")
IRON_TILES = ("10E", "30E", "40E")
MODULES: tuple[frozenset[str], ...] = (
    frozenset(),
    frozenset({"black"}),
    frozenset({"iron"}),
    frozenset({"black", "iron"}),
)
Seen = tuple[GameState, Sequence[Move], Decision]


def players(*names: str, seed: int = 1) -> list[Player]:
    """A player of each name, with the seeds of a game of this seed."""
    return [named(name)(player_seed(seed, seat)) for seat, name in enumerate(names)]


def decisions(state: GameState, table: Sequence[Player]) -> Iterator[Seen]:
    """Play a game on, in place; yields each view, its legal moves and the decision before it is played."""
    while state.to_move is not None:
        seen, moves = view(state, state.to_move), legal_moves(state)
        decision = table[state.to_move].choose(seen, moves)
        yield seen, moves, decision
        play(state, decision.move, None)


def played(setup: Setup, *names: str) -> tuple[GameState, list[Move]]:
    """A whole game: its last state and its moves."""
    state = new_game(setup)
    table = players(*names, seed=setup.seed)
    return state, [decision.move for _, _, decision in decisions(state, table)]


def choice(level: str, state: GameState) -> str:
    """The move of a level here."""
    return text_of(state, _decided(level, state).move)


def reason(level: str, state: GameState) -> str:
    """The one sentence that a level says here."""
    (said,) = _decided(level, state).reasons
    return english(said)


def its_turn(level: str, state: GameState) -> list[str]:
    """Every move of a level until somebody else decides, as text; played in place."""
    seat, moves = state.to_move, []
    while state.to_move == seat and state.step in (Step.PLANNING, Step.WORKING):
        move = _decided(level, state).move
        moves.append(text_of(state, move))
        play(state, move, None)
    return moves


def _decided(level: str, state: GameState) -> Decision:
    return named(level)(1).choose(view(state, state.to_move), legal_moves(state))


def wins(one: str, other: str, games: int) -> int:
    """How many of so many games for two the one wins, first and second in turn."""
    found = 0
    for number in range(games):
        names = (one, other) if number % 2 == 0 else (other, one)
        found += ranking(played(board(2, number), *names)[0])[0] == number % 2
    return found


def board(seats: int, number: int) -> Setup:
    """One board of many: every layout in its turn, tiles in numerical order or drawn."""
    names = LAYOUTS[seats]
    tiles = "first" if number % 4 == 0 else "random"
    return Setup(seats=seats, seed=number, layout=names[number % len(names)], tiles=tiles)


def mix(seats: int, number: int) -> Setup:
    """One mix of many: modules, sides of the Tunnel, layouts; all new tiles or every other one."""
    names, modules = LAYOUTS[seats], MODULES[number % len(MODULES)]
    new = (*VALLEY, *IRON_TILES) if "iron" in modules else VALLEY
    return Setup(
        seats=seats,
        seed=number,
        layout=names[number % len(names)],
        tiles="recommended" if number % 5 == 4 else "random",
        modules=modules,
        tunnel="B" if "iron" in modules and number % 3 else "A",
        new_tiles=new[number % 2 :: 1 + number % 2],
    )
