"""The list of what is found: while more may come in, nothing in it changes its number or place."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import NamedTuple

from game.coach import Finding, Review

MOST = 3
"""Findings of a kind that are shown."""


class Listed(NamedTuple):
    """A finding with its number, from 1, and its place among those of its kind, from 0."""

    number: int
    place: int
    finding: Finding

    @property
    def costs(self) -> bool:
        """Return True if the other choice would have been better."""
        return self.finding.worth > 0


class Listing:
    """The findings of one review, which comes bit by bit."""

    def __init__(self) -> None:
        self.listed: list[Listed] = []
        """What cost, then what was good, by places."""

    def take(self, review: Review, last: bool) -> None:
        """List what a review says: a new finding gets what is free, and one that is no longer said leaves.

        The `last` review leaves no holes: by its own order all are numbered anew.
        """
        told = [*review.costs[:MOST], *review.gains[:MOST]]
        former = {} if last else {_kind_of(one.finding): one for one in self.listed}
        found = [former[_kind_of(one)]._replace(finding=one) for one in told if _kind_of(one) in former]
        for finding in told:
            if _kind_of(finding) not in former:
                number = _free(1, (one.number for one in found))
                costs = finding.worth > 0
                found.append(
                    Listed(number, _free(0, (one.place for one in found if one.costs == costs)), finding)
                )
        self.listed = sorted(found, key=lambda one: (not one.costs, one.place))

    def numbered(self, number: int | None) -> Finding | None:
        """Return the finding with a number; None if there is none."""
        return next((one.finding for one in self.listed if one.number == number), None)

    def number_of(self, finding: Finding) -> int | None:
        """Return the number of a finding, whatever it is worth by now; None if it has left."""
        return next((one.number for one in self.listed if same(one.finding, finding)), None)


def same(one: Finding, other: Finding) -> bool:
    """Return True if two findings are of the same choice, and both say that it cost, or that it was good."""
    return _kind_of(one) == _kind_of(other)


def _kind_of(finding: Finding) -> tuple[int, bool]:
    return finding.at, finding.worth > 0


def _free(first: int, taken: Iterable[int]) -> int:
    """Return the lowest number from the first on that is not taken."""
    gone = set(taken)
    return next(number for number in count(first) if number not in gone)
