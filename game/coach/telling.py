"""The telling of a finding, in messages: when, what was played and what instead, its VP by source, why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.coach.findings import Finding
from game.coach.shares import shares
from game.coach.why import why
from game.rules import play, refusal
from game.rules.events import Event
from game.rules.message import Message, Real, Value, message
from game.rules.moves import Lay, Move, Store
from game.rules.state import GameState
from game.rules.terms import Season, Step
from game.telling import told

METHOD = (message("coach-method", level=message("automa-bauer")), message("coach-method-figures"))
"""How findings are found, and what their figures are."""


class Deeds(NamedTuple):
    """The moves of a choice under a heading, a message each."""

    head: Message
    lines: tuple[Message, ...]

    def up_to(self, most: int) -> tuple[Message, ...]:
        """Return so many lines, and how many moves there are besides."""
        more = len(self.lines) - most
        return (*self.lines[:most], *([message("coach-more", count=more)] if more > 0 else []))


class FindingTold(NamedTuple):
    """A finding in messages, a line each."""

    costs: bool
    """The other choice would have been better."""
    when: Message
    step: Step
    worth: Real
    """The VP without a sign, like the two ends of their interval."""
    low: Real
    high: Real
    played: Deeds
    other: Deeds
    shares: Message
    """What was played against the other, by source."""
    why: Message | None
    deals: int

    @property
    def always(self) -> bool:
        """Return True if the VP were the same in every deal, so that their interval has no width."""
        return self.low == self.high

    def valued(self, id: str, **values: Value) -> Message:
        """Return a message on the worth: that of the id with the interval, or that for every deal."""
        if self.always:
            return message(f"{id}-always", worth=Real(self.worth.number), **values)
        return message(f"{id}-said", worth=self.worth, low=self.low, high=self.high, **values)


def tell_finding(found: Finding, before: GameState) -> FindingTold:
    """Return a finding in messages; `before` is the position of the choice."""
    begin = common(found.moves, found.other)
    low, high = sorted((abs(found.low), abs(found.high)))
    other = "coach-better" if found.worth > 0 else "coach-worse"
    return FindingTold(
        found.worth > 0,
        message("coach-season", year=before.year, season=Season(before.season)),
        Step(before.step),
        Real(abs(found.worth), exact=True),
        Real(low, exact=True),
        Real(high, exact=True),
        Deeds(message("coach-played"), _deeds(before, found.moves, begin, found.other)),
        Deeds(message(other), _deeds(before, found.other, begin, found.moves)),
        shares(found),
        why(found),
        found.deals,
    )


def _deeds(
    before: GameState, moves: Sequence[Move], begin: int, others: Sequence[Move]
) -> tuple[Message, ...]:
    """Return what these moves do, without those that both choices begin with, or lay and store alike.

    What was possible from what the seat could see may not have been in this game: there the telling ends.
    """
    state, lines = before.copy(), list[Message]()
    for at, move in enumerate(moves):
        if refusal(state, move) is not None:
            break
        events: list[Event] = []
        play(state, move, events.append)
        if at >= begin and not (isinstance(move, Lay | Store) and move in others):
            lines += [line for line in map(told, events) if line][:1]
    return tuple(lines)


def common(one: Sequence[Move], other: Sequence[Move]) -> int:
    """Return the number of moves with which both begin."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))
