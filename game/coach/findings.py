"""The findings about a seat's game: plain values, which a file keeps and another process sends."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.moves import Move


class Finding(NamedTuple):
    """A choice, and another that would have been better or worse: the difference in VP, with its interval."""

    at: int
    """The number of moves played before it."""
    moves: tuple[Move, ...]
    """The choice as it was played."""
    other: tuple[Move, ...]
    worth: float
    """The VP of lead over the best of the others that the other choice brings, averaged over the deals."""
    low: float
    high: float
    sources: tuple[tuple[str, float], ...]
    """The seat's own VP of it by source, the largest first."""
    theirs: float
    """The VP that the best of the others has more with the other choice."""
    deals: int
    """The deals in which both were played on."""
    course: tuple[tuple[str, float, float], ...] = ()
    """What went otherwise by more than luck (`course.py`): its name, and the mean as played and instead."""


class Review(NamedTuple):
    """The findings so far, when so many of all deals are played; the weightiest first."""

    done: int
    total: int
    costs: tuple[Finding, ...] = ()
    gains: tuple[Finding, ...] = ()

    @property
    def complete(self) -> bool:
        """Return True if nothing is added any more."""
        return 0 < self.total == self.done

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Return what cost, then what was good."""
        return self.costs + self.gains
