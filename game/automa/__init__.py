"""Opponents: each sees a view and the legal moves, and returns a move with its reasons."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol

from game.automa.baselines import Greedy, RandomPlayer
from game.automa.bauer import Bauer
from game.automa.beginners import Einlieger, Lehrling
from game.automa.data_files import levels, temperaments
from game.automa.former import FormerMeister, FormerSteiger
from game.automa.knappe import Knappe
from game.automa.knecht import Knecht
from game.automa.mcts import Mcts
from game.automa.meister import Meister
from game.automa.oversights import weights_of
from game.automa.steiger import Steiger
from game.automa.weights import NO_TASTES, Tastes
from game.plain import quoted
from game.rules.ids import AddedTile, TileId
from game.rules.message import Message, MessageError, message
from game.rules.player import Player


class Tempered(Protocol):
    """Makes a player of a level from a seed and the tastes of a temperament."""

    def __call__(self, seed: int, *, tastes: Tastes = NO_TASTES) -> Player: ...


def _overlooking(level: str, seed: int, *, tastes: Tastes = NO_TASTES) -> Player:
    """Return a player of a level that thinks as the bauer does but for what it overlooks."""
    player = Bauer(seed, weights_of(level), tastes)
    player.name = level
    return player


TEMPERED: dict[str, Tempered] = {
    "meister": Meister,
    "steiger": Steiger,
    "knappe": Knappe,
    "bauer": Bauer,
    **{name: partial(_overlooking, name) for name, level in levels().items() if level.overlooks},
}
"""The levels that take a temperament, the strongest first."""
AUTOMAS: dict[str, Callable[[int], Player]] = {
    **TEMPERED,
    "einlieger": Einlieger,
    "knecht": Knecht,
    "lehrling": Lehrling,
}
"""The levels, each with a function that makes a plain automa from a seed, the strongest first."""
LEVELS = tuple(AUTOMAS)
TEMPERAMENTS = tuple(temperaments())
"""The names of the temperaments, plain first."""
BASELINES: dict[str, Callable[[int], Player]] = {
    "former-meister": FormerMeister,
    "former-steiger": FormerSteiger,
    "greedy": Greedy,
    "random": RandomPlayer,
}
"""Players to measure others by, beside `mcts:N`; the window does not offer them."""
_MCTS = re.compile(r"mcts:([1-9][0-9]{0,6})")
_BOUND = re.compile(r"(?P<name>.+)(?P<sign>[+-])(?P<tile>[0-9]{1,3}[A-Z]?)")
_MOST_PLAYOUTS = 9_999_999
_MCTS_EXAMPLE = "mcts:200"
_AT_ANY_PRICE = 50.0
"""VP that a development is worth to a player that must have it, or must not."""


class NoAutoma(MessageError):
    """A name that no automa has."""


def named(name: str) -> Callable[[int], Player]:
    """Return a function that makes the player of a name, such as `bauer` or `bauer:miner`, from a seed.

    `bauer+23` acquires development 23 whenever it can, `bauer-23` never: for the lab, to learn its price.
    Raises NoAutoma.
    """
    if found := _BOUND.fullmatch(name):
        return _bound(found["name"], found["sign"], AddedTile(found["tile"]))
    return _free(name)


def _free(name: str) -> Callable[[int], Player]:
    """Return a function that makes players not bound to a development."""
    if found := _MCTS.fullmatch(name):
        return partial(Mcts, playouts=int(found[1]))
    players = {**AUTOMAS, **BASELINES}
    if name in players:
        return players[name]
    level, _, temperament = name.partition(":")
    if level == "mcts":
        bounds = {"least": "1", "most": str(_MOST_PLAYOUTS)}
        raise NoAutoma(message("player-needs-playouts", name=quoted(name), example=_MCTS_EXAMPLE, **bounds))
    if level not in players:
        raise NoAutoma(message("player-unknown", name=quoted(level), names=(*players, "mcts:N")))
    if level not in TEMPERED:
        raise NoAutoma(_of_level("player-no-temperament", quoted(name), level))
    if temperament not in TEMPERAMENTS:
        raise NoAutoma(message("player-unknown-temperament", name=quoted(name), names=TEMPERAMENTS))
    return partial(_tempered, level, temperament)


def _bound(name: str, sign: str, tile: TileId) -> Callable[[int], Player]:
    """Return a function that makes players that must have a development, or must not."""
    level, _, temperament = name.partition(":")
    _free(name)
    if level not in TEMPERED:
        raise NoAutoma(_of_level("player-unbound", f"{name}{sign}{tile}", level))
    tastes = temperaments()[temperament or "plain"]
    liking = (tile, _AT_ANY_PRICE if sign == "+" else -_AT_ANY_PRICE)
    return partial(_tasting, level, replace(tastes, tiles=(liking,)), f"{name}{sign}{tile}")


def _of_level(id: str, name: str, level: str) -> Message:
    """Return a message that a level cannot do what others can."""
    return message(id, name=name, level=level, names=tuple(TEMPERED))


def _tempered(level: str, temperament: str, seed: int) -> Player:
    """Return a player of a level with a temperament, under the name of both."""
    return _tasting(level, temperaments()[temperament], f"{level}:{temperament}", seed)


def _tasting(level: str, tastes: Tastes, name: str, seed: int) -> Player:
    player = TEMPERED[level](seed, tastes=tastes)
    player.name = name
    return player
