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
from game.scenes.newgame.people import called_by_seat
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
    """How a finished game of one person ended: the strongest level there, and the lead over all in VP."""

    level: str
    lead: int
    leads: tuple[tuple[str, int], ...]
    """The leads over each automa, with its level."""
    won: bool
    """Seats that are equal in VP may still be first or second (G9)."""
    person: str = ""
    """Who played; empty for who goes by the seat."""


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
    if not outcomes or outcomes[0].level not in ladder or not outcomes[0].won:
        return ""
    return fits if ladder.index(fits) > ladder.index(outcomes[0].level) else ""


def record_said(level: str, outcomes: Sequence[Outcome]) -> Message | None:
    """Return a sentence on how many of the latest games against a level were won; None if there are none.

    Others may have played as well.
    """
    won = [one.won for one in outcomes[:COUNTED] if level in dict(one.leads)]
    if not won:
        return None
    opponent = called(level_name(level), level)
    return message("newgame-level-record", opponent=opponent, won=sum(won), games=len(won))


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


def has_finished(listed: Iterable[Saved]) -> bool:
    """Return True if a game of a list was finished: no other is a first one any more."""
    return any(one.finished for one in listed)


def outcomes(listed: Iterable[Saved], levels: Sequence[str], people: Iterable[str] = ()) -> list[Outcome]:
    """Return how the games of a list ended that tell of one person's own play against automas alone.

    That person is one of these people; where none is named, whoever played the latest of these games.
    """
    told = (one for one in listed if not one.why and _tells(one))
    found = (outcome(one.chairs, one.scores, one.winner, levels) for one in told)
    every = [one for one in found if one is not None]
    names = set(map(_known_as, people)) or {one.person for one in every[:1]}
    return [one for one in every if one.person in names]


def _tells(saved: Saved) -> bool:
    return counts(saved.practice, saved.advised, saved.handed, saved.daily)


def counts(practice: bool, advised: bool, handed: bool, daily: str) -> bool:
    """Return True for a game without practice, advice and new players, of a deal that was not seen before."""
    attempt = attempt_of(daily)
    return not (practice or advised or handed or (attempt is not None and attempt.again))


def outcome(
    chairs: Sequence[Chair], scores: Sequence[int], winner: int | None, levels: Sequence[str]
) -> Outcome | None:
    """Return how a game ended; None if it goes on, or no or several people, or no level took part."""
    ladder = gentlest_first(levels)
    people = [seat for seat, chair in enumerate(chairs) if not chair.automa]
    if winner is None or len(scores) != len(chairs) or len(people) != 1:
        return None
    own = scores[people[0]]
    seated = [(level_of(chair.automa), own - vp) for chair, vp in zip(chairs, scores, strict=True)]
    leads = tuple((level, lead) for level, lead in seated if level in ladder)
    if not leads:
        return None
    strongest = max((level for level, _ in leads), key=ladder.index)
    lead, person = min(lead for level, lead in seated if level), _known_as(chairs[people[0]].name)
    return Outcome(strongest, lead, leads, winner == people[0], person)


def _known_as(name: str) -> str:
    """Return the name that tells who played; empty where the seat gave it."""
    return "" if called_by_seat(name) else name
