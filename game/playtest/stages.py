"""How many games to play: all that were asked for, or until an interval is narrow enough.

Where it stops depends on whole stages alone, never on which game ended first: it is the same every time.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec

from game.playtest.plan import Job, Plan, jobs, seatings

_FIRST = 200
"""Games of each ruleset before the interval is looked at for the first time."""
_GROWTH = 1.25


def stages(plan: Plan) -> Iterator[int]:
    """Games of each ruleset after which to look, up to those of the plan."""
    games = float(_FIRST)
    while games < plan.games:
        yield round(games)
        games *= _GROWTH
    yield plan.games


def between(plan: Plan, before: int, now: int) -> Iterator[Job]:
    """The jobs of a stage: those of so many games of each ruleset that were not among fewer."""
    each = len(seatings(plan.seats)) * len(plan.rulesets)
    start, end = (-(-games // len(seatings(plan.seats))) * each for games in (before, now))
    return islice(jobs(msgspec.structs.replace(plan, games=now)), start, end)
