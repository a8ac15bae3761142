"""The search: CMA-ES over the logarithms of weights."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from math import exp, log
from typing import Any

from game.cli.tune.seam import Numbers

SIGMA = 0.3
"""How far the first candidates are disturbed: a weight times or by 1.35."""
_SEEDS = 2**32 - 1
"""As many as there are: numpy's generator takes 32 bits, and cma takes 0 for the clock's time."""


class Search:
    """Asked for candidates, told their margins, and asked where it stands."""

    def __init__(
        self, weights: Sequence[str], start: Numbers, largest: Numbers, seed: int, population: int | None
    ) -> None:
        """Start from these weights. The same seed and the same margins give the same candidates."""
        self._weights = tuple(weights)
        self._largest = [largest[name] for name in weights]
        options = {
            "seed": 1 + seed % _SEEDS,
            "bounds": [None, [log(most) for most in self._largest]],
            "verbose": -9,
            "verb_log": 0,
        }
        if population is not None:
            options["popsize"] = population
        self._cma = _strategy([log(start[name]) for name in weights], options)
        self._asked: list[Any] = []

    @property
    def population(self) -> int:
        """Return how many candidates a generation has."""
        return int(self._cma.popsize)

    def ask(self) -> list[dict[str, float]]:
        """The candidates of the next generation."""
        self._asked = self._cma.ask()
        return [self._numbers(point) for point in self._asked]

    def tell(self, margins: Sequence[float]) -> None:
        """What the candidates asked for achieved."""
        self._cma.tell(self._asked, [-margin for margin in margins])

    def standing(self) -> dict[str, float]:
        """The mean of where the next candidates would be drawn."""
        return self._numbers(self._cma.result.xfavorite)

    def _numbers(self, point: Sequence[float]) -> dict[str, float]:
        return {
            name: min(exp(float(at)), most)
            for name, at, most in zip(self._weights, point, self._largest, strict=True)
        }


def _strategy(start: list[float], options: dict[str, Any]) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # cma remarks on packages for plotting, which are not wanted here
        import cma
    return cma.CMAEvolutionStrategy(start, SIGMA, options)
