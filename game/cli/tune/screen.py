"""Screening for weights that matter: margins of perturbed players, regressed on the differences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from statistics import stdev
from typing import NamedTuple

from msgspec.structs import replace

from game.cli.games import Played
from game.cli.ladder.schedule import Lineup
from game.cli.saying import decimal, said
from game.cli.tables import Head, Shown, head
from game.cli.tune.plan import SEATS, TuningPlan, margins
from game.rules.message import Real
from game.series.playing import Maker
from game.series.schedule import Job, schedule

SIGMA = 0.4
"""Standard deviation of the logarithm of a weight's random factor."""


@dataclass(frozen=True)
class Disturbed:
    """Finds a player's maker by name: the name seeds the generator that perturbs its weights."""

    plan: TuningPlan

    def __call__(self, name: str) -> Maker:
        return self.plan.maker(self.numbers(name))

    def numbers(self, name: str) -> dict[str, float]:
        """Return the perturbed weights, within their bounds."""
        lot, plan = Random(name), self.plan
        return {
            weight: min(plan.start[weight] * exp(lot.gauss(0.0, SIGMA)), plan.automas.largest[weight])
            for weight in plan.weights
        }


class MainEffect(NamedTuple):
    """VP of margin for a weight e times as large, with its standard error."""

    weight: str
    slope: float
    error: float

    @property
    def sureness(self) -> float:
        """Return the slope in standard errors; 0 for a weight that changes nothing in these games."""
        return self.slope / self.error if self.error else 0.0


def screen_games(plan: TuningPlan) -> list[Job]:
    """Return the games of a screening: each seed has two players of its own."""
    games = schedule([plan.table(Lineup(SEATS, "a", "b"), plan.options.seed, plan.options.screen)])
    return [replace(job, names=tuple(f"{job.setup.seed} {name}" for name in job.names)) for job in games]


def effects(disturbed: Disturbed, played: Sequence[Played]) -> list[MainEffect]:
    """Return the main effects, the surest first; the mean of a seed's games is one observation."""
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
        (MainEffect(name, float(slope), float(error)) for name, slope, error in rows),
        key=lambda effect: -abs(effect.sureness),
    )


def least_games(weights: int) -> int:
    """Return the number of games that gives the regression at least twice as many observations as weights."""
    return SEATS * (2 * weights + 2)


def enough(plan: TuningPlan, played: Sequence[Played]) -> bool:
    """Return True if enough games were played with both seatings."""
    return SEATS * len(margins(played, 0)) >= least_games(len(plan.weights))


def shown(plan: TuningPlan, found: Sequence[MainEffect], played: Sequence[Played]) -> Shown:
    """Return the table of main effects."""
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
