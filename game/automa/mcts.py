"""A baseline: open-loop Monte Carlo tree search. It knows the rules and nothing about this game beyond them.

Every playout fills in by lot what the view hides, walks down the tree of moves by UCT, adds one move to it,
and plays on at random to the end of the game. The tree holds moves, not positions (open loop), so that one
tree serves all the games that the seat may be in. Each seat looks for its own reward there (max^n).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from random import Random
from typing import Final

from game.automa.hidden import guessed, own_chance
from game.rules import legal_moves, play, scores
from game.rules.message import Message, Real, message
from game.rules.moves import Move
from game.rules.player import Decision
from game.rules.state import GameState

EXPLORING: Final = 0.5
"""The constant of UCB1 for rewards from 0 to 1."""
MARGIN: Final = 8.0
"""VP ahead of the best other seat that turn an even 0.5 into a reward of 0.73."""


class Node:
    """A node of the tree: the playouts after a sequence of moves, and the reward of the last mover."""

    __slots__ = ("children", "reward", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.reward = 0.0
        self.children: dict[tuple[int, Move], Node] = {}


Path = list[tuple[int, Node]]
"""The nodes of a playout, each with the seat that moved there."""


class Mcts:
    """Spends the same number of playouts on every decision; the move tried most often is played."""

    def __init__(self, seed: int = 0, playouts: int = 100) -> None:
        self.name = f"mcts:{playouts}"
        self._seed = seed
        self._playouts = playouts

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        """Return the move with the most playouts; ties go to the higher reward."""
        number = view.mover
        if len(moves) == 1:
            return Decision(moves[0], (message("reason-only-move"),))
        root, chance = Node(), own_chance(self._seed, view)
        for _ in range(self._playouts):
            _playout(root, guessed(view, chance), chance)
        tried = [(move, root.children[number, move]) for move in moves if (number, move) in root.children]
        best, node = max(tried, key=lambda found: (found[1].visits, found[1].reward))
        return Decision(best, (_reason(node, self._playouts, len(moves)),))


def rewards(final: Sequence[int]) -> list[float]:
    """Return each seat's reward from 0 to 1 by its margin over the best other seat; a tie is a half."""
    found = []
    for seat, score in enumerate(final):
        best = max(other for number, other in enumerate(final) if number != seat)
        found.append(1 / (1 + exp((best - score) / MARGIN)))
    return found


def _playout(root: Node, state: GameState, chance: Random) -> None:
    """Play one game to its end, and add its rewards to the nodes on its path."""
    path = _descended(root, state, chance.random)
    _finish(state, chance.random)
    won = rewards(scores(state))
    root.visits += 1
    for seat, node in path:
        node.visits += 1
        node.reward += won[seat]


def _descended(root: Node, state: GameState, lot: Callable[[], float]) -> Path:
    """Walk down to the first move that the tree lacks, and add it; moves without a choice are no nodes."""
    node, path = root, Path()
    while (seat := state.to_move) is not None:
        moves = legal_moves(state)
        if len(moves) == 1:
            play(state, moves[0], None)
            continue
        fresh = [move for move in moves if (seat, move) not in node.children]
        move = fresh[int(lot() * len(fresh))] if fresh else _most_promising(node, seat, moves)
        node = node.children.setdefault((seat, move), Node())
        path.append((seat, node))
        play(state, move, None)
        if fresh:
            break
    return path


def _most_promising(node: Node, seat: int, moves: Sequence[Move]) -> Move:
    """Return the move with the highest UCB1: a high mean reward, or few playouts so far."""
    wide, children = EXPLORING * EXPLORING * log(node.visits), node.children
    best, most = moves[0], -1.0
    for move in moves:
        child = children[seat, move]
        bound = child.reward / child.visits + sqrt(wide / child.visits)
        if bound > most:
            best, most = move, bound
    return best


def _finish(state: GameState, lot: Callable[[], float]) -> None:
    while state.to_move is not None:
        moves = legal_moves(state)
        play(state, moves[int(lot() * len(moves))], None)


def _reason(node: Node, playouts: int, moves: int) -> Message:
    mean, even = Real(node.reward / node.visits, places=2), Real(0.5)
    return message("reason-mcts", playouts=playouts, visits=node.visits, moves=moves, mean=mean, even=even)
