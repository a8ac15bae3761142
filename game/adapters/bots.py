"""Bots for the OpenSpiel game: those of OpenSpiel, and the automas as bots."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Protocol

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

from game.adapters.open_spiel_game import HaspelknechtGame, HaspelknechtState
from game.automa import NoAutoma, named
from game.plain import quoted
from game.rules import legal_moves, view
from game.rules.message import message
from game.rules.player import Player

UNIFORM = "uniform"
SEARCHES = ("mcts:N", "ismcts:N")
EXPLORATION = 1.0
"""The constant of UCB1 in both searches; results lie between -1 and 1."""
_SEARCH = re.compile(r"(mcts|ismcts):([1-9][0-9]{0,6})")


class Bot(Protocol):
    """Decides for a seat."""

    def step(self, state: HaspelknechtState) -> int:
        """Return the id of the move that it plays."""


Maker = Callable[[HaspelknechtGame, int, int], Bot]
"""Makes a bot for a game and a seat from a seed."""


def bot_named(name: str) -> Maker:
    """Return what makes a bot: `mcts:N`, `ismcts:N`, `uniform`, or any other automa. Raises NoAutoma."""
    if found := _SEARCH.fullmatch(name):
        search = _Search if found[1] == "mcts" else _InformationSetSearch
        return partial(search, int(found[2]))
    if name == UNIFORM:
        return _uniform
    if name.partition(":")[0] in ("mcts", "ismcts"):
        raise NoAutoma(message("openspiel-simulations", name=quoted(name), example="mcts:100"))
    return partial(_automa, named(name))


def _uniform(game: HaspelknechtGame, seat: int, seed: int) -> Bot:
    bot: Bot = UniformRandomBot(seat, _numbers(seed))
    return bot


def _automa(make: Callable[[int], Player], game: HaspelknechtGame, seat: int, seed: int) -> Bot:
    return AutomaBot(make(seed))


class AutomaBot(pyspiel.Bot):  # type: ignore[misc]
    """An automa as a bot: it is shown the view of its seat and nothing else."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = player

    def step(self, state: HaspelknechtState) -> int:
        """Return the id of the automa's move."""
        seen = view(state.course.state, state.course.state.mover)
        decision = self._player.choose(seen, legal_moves(seen))
        return state.course.frame.numbering.id_of(decision.move)


class _Search:
    """OpenSpiel's MCTSBot. It looks into the state that it is given: so it is given a guess."""

    def __init__(self, simulations: int, game: HaspelknechtGame, seat: int, seed: int) -> None:
        numbers = _numbers(seed)
        playouts = mcts.RandomRolloutEvaluator(1, numbers)
        self._bot = mcts.MCTSBot(game, EXPLORATION, simulations, playouts, solve=False, random_state=numbers)
        self._chance = Random(seed)

    def step(self, state: HaspelknechtState) -> int:
        """Return the id of the move that was tried most often; a move without choice needs no search."""
        forced = only(state)
        return int(self._bot.step(state.guessed(self._chance))) if forced is None else forced


class _InformationSetSearch:
    """OpenSpiel's ISMCTSBot, which makes a guess for each simulation."""

    def __init__(self, simulations: int, game: HaspelknechtGame, seat: int, seed: int) -> None:
        numbers = _numbers(seed)
        playouts = mcts.RandomRolloutEvaluator(1, numbers)
        self._bot = ismcts.ISMCTSBot(game, playouts, EXPLORATION, simulations, random_state=numbers)
        chance = Random(seed)
        self._bot.set_resampler(lambda state, seat: state.guessed(chance))

    def step(self, state: HaspelknechtState) -> int:
        """Return the id of the move that was tried most often; a move without choice needs no search."""
        forced = only(state)
        return int(self._bot.step(state)) if forced is None else forced


def only(state: HaspelknechtState) -> int | None:
    """Return the id of the only legal move; None where there are several."""
    moves = state.legal_actions()
    return moves[0] if len(moves) == 1 else None


def _numbers(seed: int) -> np.random.RandomState:
    return np.random.RandomState(seed % (1 << 32))
