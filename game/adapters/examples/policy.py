"""A linear softmax policy over the legal moves, which REINFORCE improves."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
SCALE = 5.0
"""Observations are in pieces; this brings most of them between -1 and 1."""


class Choice(NamedTuple):
    """A decision: what was seen, the legal moves, how likely each was, and which was made."""

    seen: Floats
    legal: NDArray[np.intp]
    chances: Floats
    place: int


class Policy:
    """Each move's weight is a sum over what is seen; moves are drawn by the softmax of their weights."""

    def __init__(self, features: int, moves: int, seed: int) -> None:
        self.weights: Floats = np.zeros((moves, features + 1))
        self._random = np.random.default_rng(seed)

    def choose(self, observation: NDArray[np.float32], mask: NDArray[np.int8]) -> Choice:
        """Return a decision by lot, the likelier the more its move weighs."""
        seen = np.append(np.clip(observation / SCALE, -1, 1), 1.0)
        legal = np.flatnonzero(mask)
        logits = self.weights[legal] @ seen
        chances = np.exp(logits - logits.max())
        chances /= chances.sum()
        return Choice(seen, legal, chances, int(self._random.choice(len(legal), p=chances)))

    def learn(self, choices: list[Choice], advantage: float, rate: float) -> None:
        """Make a game's decisions likelier if it went better than usual, else less likely (REINFORCE)."""
        for seen, legal, chances, place in choices:
            slope = -chances
            slope[place] += 1
            self.weights[legal] += rate * advantage * np.outer(slope, seen)
