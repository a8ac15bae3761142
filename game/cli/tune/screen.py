"""Which weights matter: margins of players with disturbed weights, regressed on the differences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from statistics import stdev
from typing import NamedTuple

from game.cli.games import Maker
from game.cli.ladder.figures import Played
from game.cli.ladder.schedule import Game, Lineup
from game.cli.ladder.tables import Head, Shown, head
from game.cli.saying import decimal, said
from game.cli.tune.matches import margins, numbered
from game.cli.tune.plan import SEATS, Plan
from game.rules import Setup
from game.rules.message import Real

SIGMA = 0.4
"""How far each weight is disturbed: a factor whose logarithm is normal with this deviation."""


@dataclass(frozen=True)
class Disturbed:
    """Finds the maker of a name: its weights are drawn by a generator seeded with the name."""

    plan: Plan

    def __call__(self, name: str) -> Maker:
        return self.plan.maker(self.numbers(name))

    def numbers(self, name: str) -> dict[str, float]:
        """The disturbed weights, within their bounds."""
        lot, plan = Random(name), self.plan
        return {
            weight: min(plan.start[weight] * exp(lot.gauss(0.0, SIGMA)), plan.largest[weight])
            for weight in plan.weights
        }


class Effect(NamedTuple):
    """VP of margin for a weight that is e times as large, with its standard error."""

    weight: str
    slope: float
    error: float

    @property
    def sureness(self) -> float:
        return self.slope / self.error


def screen_games(setups: Sequence[Setup]) -> list[Game]:
    """Two players of their own for each setup, who play it with both seatings."""
    return numbered((setup, 0, Lineup(SEATS, f"{setup.seed} a", f"{setup.seed} b")) for setup in setups)


def effects(disturbed: Disturbed, played: Sequence[Played]) -> list[Effect]:
    """The surest first. The games of a seed share their luck, so their mean is one observation."""
    import numpy as np

    found = margins(played, 0)
    differences = np.array([_difference(disturbed, seed) for seed in found])
    means = np.array([sum(both) / len(both) for both in found.values()])
    inverse = np.linalg.inv(differences.T @ differences)
    slopes = inverse @ differences.T @ means
    left = means - differences @ slopes
    variance = left @ left / (len(means) - len(slopes))
    errors = np.sqrt(variance * np.diag(inverse))
    rows = zip(disturbed.plan.weights, slopes, errors, strict=True)
    return sorted(
        (Effect(name, float(slope), float(error)) for name, slope, error in rows),
        key=lambda effect: -abs(effect.sureness),
    )


def least_games(weights: int) -> int:
    """So many games leave the regression as many observations to spare as it has weights, and more."""
    return SEATS * (2 * weights + 2)


def enough(plan: Plan, played: Sequence[Played]) -> bool:
    """Return whether so many games were played with both seatings."""
    return SEATS * len(margins(played, 0)) >= least_games(len(plan.weights))


def shown(plan: Plan, found: Sequence[Effect], played: Sequence[Played]) -> Shown:
    """Return the table of effects."""
    single = [margin for both in margins(played, 0).values() for margin in both]
    title = said("tune-screen-title", games=len(single), deviation=Real(stdev(single), exact=True))
    heads = (
        head("tune-head-weight", left=True),
        Head(said("tune-head-in", name=plan.options.start)),
        *map(head, ("tune-head-slope", "tune-head-error", "tune-head-ratio")),
    )
    rows = [
        [
            effect.weight,
            f"{plan.start[effect.weight]:g}",
            decimal(effect.slope, 2, signed=True),
            decimal(effect.error, 2),
            decimal(effect.sureness, signed=True),
        ]
        for effect in found
    ]
    return Shown(title, heads, rows)


def _difference(disturbed: Disturbed, seed: int) -> list[float]:
    ones, others = (disturbed.numbers(f"{seed} {letter}") for letter in "ab")
    return [log(ones[weight] / others[weight]) for weight in disturbed.plan.weights]
