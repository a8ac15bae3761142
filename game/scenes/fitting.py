"""The level that fits one's results so far, which is recommended, and when the next one is offered.

Each level wins about 70 % of its games against the one below (docs/automa.md), so results against any of them
place whoever had these on the ladder: where half of the games would be won. Late games count more. With more
seats each automa tells something, but less than in a game of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from statistics import median_low
from typing import Final, NamedTuple

from game.daily import attempt_of
from game.rules.message import Message, message
from game.scenes.opponents import LEVELS, called, level_name, level_of
from game.scenes.saving.chairs import Chair
from game.scenes.saving.summary import Saved

CLEAR: Final = 10
"""VP between two seats from which on a result is as clear as can be."""
NARROW_WIN, NARROW_LOSS = 0.75, 0.4
"""What the narrowest results count: a win is one, and a narrow loss says that the level is about right."""
COUNTED: Final = 20
"""The latest games that count."""
FADES: Final = 0.85
"""The weight of a game beside the one after it."""
_STEP: Final = log(0.7 / 0.3)
_WIDE: Final = 2.1
"""Levels: the standard deviation of what is supposed beforehand, around the level that is played lately."""
_LATELY: Final = 3
"""The latest games, whose levels say what one plays."""
_HALVINGS: Final = 40


class Outcome(NamedTuple):
    """How a finished game of one person ended: the strongest level there, and the lead over all in VP.

    `leads` are the leads over each automa, with its level.
    """

    level: str
    lead: int
    leads: tuple[tuple[str, int], ...]

    @classmethod
    def between_two(cls, level: str, lead: int) -> Outcome:
        """Return how a game against one automa ended."""
        return cls(level, lead, ((level, lead),))


def fitting(levels: Sequence[str], outcomes: Sequence[Outcome]) -> str:
    """Return the level that fits whoever played these games, the latest first: the gentlest before any.

    `levels` are those on offer. The level of the latest game fits as long as 30 to 70 % of the games against
    it would be won; no other is further than one step from those that were played.
    """
    ladder = gentlest_first(levels)
    told = [one for one in outcomes if one.level in ladder][:COUNTED]
    if not told:
        return ladder[0] if ladder else ""
    played, place = [ladder.index(one.level) for one in told], _place(ladder, told)
    if abs(place - played[0]) <= 1:
        return told[0].level
    lowest, highest = max(0, min(played) - 1), min(len(ladder) - 1, max(played) + 1)
    return ladder[max(lowest, min(highest, round(place)))]


def next_level(levels: Sequence[str], outcomes: Sequence[Outcome]) -> str:
    """Return the stronger level that it is time for after the latest game; empty unless that was won."""
    ladder, fits = gentlest_first(levels), fitting(levels, outcomes)
    if not outcomes or outcomes[0].level not in ladder or outcomes[0].lead <= 0:
        return ""
    return fits if ladder.index(fits) > ladder.index(outcomes[0].level) else ""


def record_said(level: str, outcomes: Sequence[Outcome]) -> Message | None:
    """Return a sentence on how many of the latest games against a level were won; None if there are none."""
    leads = [one.lead for one in outcomes[:COUNTED] if one.level == level]
    if not leads:
        return None
    opponent, won = called(level_name(level), level), sum(lead > 0 for lead in leads)
    return message("newgame-level-record", opponent=opponent, won=won, games=len(leads))


def gentlest_first(levels: Sequence[str]) -> list[str]:
    """Return the levels by strength; names that are none come only where nothing else is on offer."""
    return [level for level in LEVELS if level in levels] or list(reversed(levels))


def _place(ladder: Sequence[str], told: Sequence[Outcome]) -> float:
    """Return where on the ladder half of the games would be won: the most probable place by these games."""
    found = [
        (FADES**at / sqrt(len(one.leads)), ladder.index(level), _share(lead))
        for at, one in enumerate(told)
        for level, lead in one.leads
        if level in ladder
    ]

    usual = median_low(ladder.index(one.level) for one in told[:_LATELY])

    def slope(place: float) -> float:
        lacks = (weight * (share - _expected(place - rung)) for weight, rung, share in found)
        return _STEP * sum(lacks) - (place - usual) / _WIDE**2

    low, high = -float(len(ladder)), 2.0 * len(ladder)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if slope(middle) > 0 else (low, middle)
    return low


def _expected(steps: float) -> float:
    """Return the share of games that somebody wins who is so many levels above the other."""
    return 1 / (1 + exp(-_STEP * steps))


def _share(lead: int) -> float:
    """Return how much of a win a result is."""
    clear = min(abs(lead), CLEAR) / CLEAR
    if lead > 0:
        return NARROW_WIN + (1 - NARROW_WIN) * clear
    return NARROW_LOSS * (1 - clear) if lead else 0.5


def outcomes(listed: Iterable[Saved], levels: Sequence[str]) -> list[Outcome]:
    """Return how the games of a list ended that tell of one person's own play against automas alone."""
    found = (outcome(one.chairs, one.scores, levels) for one in listed if not one.why and _tells(one))
    return [one for one in found if one is not None]


def _tells(saved: Saved) -> bool:
    return counts(saved.practice, saved.advised, saved.daily)


def counts(practice: bool, advised: bool, daily: str) -> bool:
    """Return True for a game without practice and advice, of a deal that was not seen before."""
    attempt = attempt_of(daily)
    return not practice and not advised and not (attempt is not None and attempt.again)


def outcome(chairs: Sequence[Chair], scores: Sequence[int], levels: Sequence[str]) -> Outcome | None:
    """Return how a game ended; None if it goes on, or no or several people, or no level took part."""
    ladder = gentlest_first(levels)
    people = [seat for seat, chair in enumerate(chairs) if not chair.automa]
    if len(scores) != len(chairs) or len(people) != 1:
        return None
    own = scores[people[0]]
    seated = [(level_of(chair.automa), own - vp) for chair, vp in zip(chairs, scores, strict=True)]
    leads = tuple((level, lead) for level, lead in seated if level in ladder)
    if not leads:
        return None
    strongest = max((level for level, _ in leads), key=ladder.index)
    return Outcome(strongest, min(lead for level, lead in seated if level), leads)
