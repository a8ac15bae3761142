"""What the tests of tuning share: what main.py hands over, and games that a planted weight decides."""

from __future__ import annotations

from argparse import Namespace
from functools import partial
from math import log

from game.automa import on_trial
from game.cli.arguments import parse
from game.cli.games import Played
from game.cli.tune.options import MATTERING
from game.cli.tune.plan import Automas, Made, TuningPlan, plan_of
from game.series.playing import Finished
from game.series.schedule import Job


def automas(made: Made = on_trial.player_with) -> Automas:
    """What main.py hands over."""
    return Automas(
        levels=tuple(on_trial.LEVELS),
        sets=on_trial.weight_sets(),
        largest=on_trial.bounds(),
        of_the_valley=on_trial.OF_THE_VALLEY,
        made=made,
    )


def plan(*arguments: str) -> TuningPlan:
    """What these arguments ask for."""
    return plan_of(options(*arguments), automas(), MATTERING)


def options(*arguments: str) -> Namespace:
    """These arguments as they are read."""
    return parse(["tune", *arguments])


def planted(play: partial[Finished], job: Job) -> Played:
    """A game that log second decides, 6 VP a unit, beside the luck of its seed and of the first seat."""
    named = play.keywords["named"]
    strength = [log(named(name)(0).weights.second) for name in job.names]
    luck = (job.setup.seed * 7919) % 11 - 5
    points = (round(40 + 6 * strength[0]) + luck + 2, round(40 + 6 * strength[1]))
    return job, Finished(points, (0, 1) if points[0] > points[1] else (1, 0))
