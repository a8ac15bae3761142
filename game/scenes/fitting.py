"""The automa that fits the results so far: a stronger one after a win, a gentler one after a clear loss."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.scenes.opponents import LEVELS, level_of
from game.scenes.saving.summary import Saved

CLEAR = 10
"""A loss by so many VP or more is a clear one."""


class Outcome(NamedTuple):
    """How a finished game of one person ended: the strongest automa there, and the person's lead in VP."""

    level: str
    lead: int


def fitting(levels: Sequence[str], outcomes: Sequence[Outcome]) -> str:
    """Return the level that fits whoever played these games, the latest first: the gentlest before any.

    `levels` are those on offer. An equal score is no win.
    """
    ladder = gentlest_first(levels)
    last = next((one for one in outcomes if one.level in ladder), None)
    if last is None:
        return ladder[0] if ladder else ""
    step = 1 if last.lead > 0 else -1 if last.lead <= -CLEAR else 0
    return ladder[min(len(ladder) - 1, max(0, ladder.index(last.level) + step))]


def gentlest_first(levels: Sequence[str]) -> list[str]:
    """Return the levels by strength; names that are none come only where nothing else is on offer."""
    return [level for level in LEVELS if level in levels] or list(reversed(levels))


def outcomes(listed: Iterable[Saved], levels: Sequence[str]) -> list[Outcome]:
    """Return how the games of a list ended that tell of one person's play against automas alone."""
    ladder = gentlest_first(levels)
    found = (_outcome(saved, ladder) for saved in listed)
    return [one for one in found if one is not None]


def _outcome(saved: Saved, ladder: Sequence[str]) -> Outcome | None:
    people = [seat for seat, chair in enumerate(saved.chairs) if not chair.automa]
    against = [ladder.index(level) for level in _levels(saved) if level in ladder]
    told = len(saved.scores) == len(saved.chairs)
    if not told or saved.why or saved.practice or len(people) != 1 or not against:
        return None
    others = [vp for seat, vp in enumerate(saved.scores) if seat not in people]
    return Outcome(ladder[max(against)], saved.scores[people[0]] - max(others))


def _levels(saved: Saved) -> list[str]:
    return [level_of(chair.automa) for chair in saved.chairs if chair.automa]
