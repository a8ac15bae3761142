"""Start and result against the same opponent, where nothing was tuned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.cli.ladder.figures import Line, Played, line_of
from game.cli.ladder.intervals import Estimate, mean
from game.cli.ladder.schedule import Game, Lineup
from game.cli.tune.matches import Players, margins, mirrored
from game.cli.tune.plan import SEATS, Plan
from game.cli.tune.seam import Numbers
from game.rules import Setup
from game.rules.message import Message, Real, message

START, FOUND = "start", "found"


class Measured(NamedTuple):
    """What the held-out games come to."""

    seeds: tuple[int, ...]
    lines: tuple[Line, Line]
    """Of the start, and of the weights found."""
    gain: Estimate
    """By how many VP a game the weights found are further ahead than the start, on the same seeds."""


def held_out_games(plan: Plan, found: Numbers, setups: Sequence[Setup]) -> tuple[list[Game], Players]:
    """Each setup with both seatings for the start, then for the weights found; and who plays them."""
    makers = {START: plan.maker({}), FOUND: plan.maker(found), plan.opponent: plan.opponent_maker()}
    return mirrored(setups, _tables(plan)), Players(makers)


def measured(plan: Plan, played: Sequence[Played]) -> Measured | None:
    """The figures from the seeds that were played to the end; none without such a seed."""
    before, after = margins(played, 0), margins(played, 1)
    whole = before.keys() & after.keys()
    if not whole:
        return None
    seeds = sorted(whole)
    kept = sorted((pair for pair in played if pair[0].setup.seed in whole), key=lambda pair: pair[0].number)
    lines = [
        line_of(table, [pair for pair in kept if pair[0].lineup == at])
        for at, table in enumerate(_tables(plan))
    ]
    gains = [[new - old for new, old in zip(after[seed], before[seed], strict=True)] for seed in seeds]
    return Measured(tuple(seeds), (lines[0], lines[1]), mean(gains))


def verdict(gain: Estimate) -> Message:
    """Return what the gain says."""
    value = _signed(gain.value)
    if gain.low is None or gain.high is None:
        return message("tune-gain-one-seed", gain=value)
    told = message("tune-gain", gain=value, low=_signed(gain.low), high=_signed(gain.high))
    if gain.low <= 0 <= gain.high:
        return message("tune-verdict-none", gain=told)
    return message("tune-verdict-better" if gain.value > 0 else "tune-verdict-worse", gain=told)


def _signed(vp: float) -> Real:
    return Real(vp, 2, signed=True, exact=True)


def _tables(plan: Plan) -> list[Lineup]:
    return [Lineup(SEATS, name, plan.opponent) for name in (START, FOUND)]
