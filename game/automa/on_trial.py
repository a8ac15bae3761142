"""Weights on trial: those that `tune` may change, their bounds, and the players that use them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import partial

from game.automa.bauer import Bauer
from game.automa.data_files import LARGEST, WEIGHTS_FILE, changed, read_weights, text_of
from game.automa.meister import Meister
from game.automa.steiger import Steiger
from game.automa.weights import PLAIN, Weights
from game.rules.player import Player

LEVELS: dict[str, Callable[[int, Weights], Player]] = {"bauer": Bauer, "steiger": Steiger, "meister": Meister}
"""The players that take weights, the quickest first."""
SHARES = frozenset({"second", "tunnel_coal", "building", "iron_prop"})
"""Weights that are a share of something, so that more than 1 makes no sense."""
OF_THE_VALLEY = frozenset(
    {
        *("iron", "iron_more", "iron_prop", "workshop", "wife", "towpath", "tipple", "channel", "channelled"),
        *("thanksgiving", "schultheiss", "basket", "cottage", "kiepenkerl", "market", "abandoned_farm"),
        *("bonus", "token", "trade", "gift"),
    }
)
"""Weights without effect outside the Ruhr Valley."""


def weight_sets() -> dict[str, dict[str, float]]:
    """Return every weight that is an amount, by set: the plain ones, and those of the file."""
    return {
        name: _amounts(found)
        for name, found in {"plain": PLAIN, **read_weights(text_of(WEIGHTS_FILE))}.items()
    }


def bounds() -> dict[str, float]:
    """Return the upper bound of each weight."""
    return {name: 1.0 if name in SHARES else float(LARGEST) for name in _amounts(PLAIN)}


def player_with(level: str, numbers: Mapping[str, float]) -> Callable[[int], Player]:
    """Return a function that makes players of a level with these weights."""
    return partial(_player, level, changed("weights on trial", level, PLAIN, numbers))


def _player(level: str, weights: Weights, seed: int) -> Player:
    return LEVELS[level](seed, weights)


def _amounts(weights: Weights) -> dict[str, float]:
    found = {field.name: getattr(weights, field.name) for field in fields(weights)}
    return {name: value for name, value in found.items() if isinstance(value, float)}
