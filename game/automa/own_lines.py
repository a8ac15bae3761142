"""What a taking leads to in its seat's own turn, over the deals in which it was played on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.automa.accounts import deeds
from game.automa.lookahead import Candidate
from game.rules.box import Box
from game.rules.message import Amount, Message, disks


class Line(NamedTuple):
    """The further disks that a seat takes in a deal, and the deeds of its turn there."""

    follow: tuple[Amount, ...]
    deeds: tuple[Message, ...]

    @property
    def claims(self) -> tuple[tuple[Amount, ...] | Message, ...]:
        """Return all that can be said of it."""
        return (*((self.follow,) if self.follow else ()), *self.deeds)


class ToldLine(NamedTuple):
    """What is told of the lines of a taking, and the deals, by number, in which all of it happens."""

    follow: tuple[Amount, ...]
    deeds: tuple[Message, ...]
    deals: tuple[int, ...]


def lines_of(candidate: Candidate, box: Box) -> list[Line]:
    """Return the line of a candidate in each deal."""
    turns = [rollout.turn for rollout in candidate.rollouts]
    return [Line(disks(turn.taken), deeds(turn.events, box)) for turn in turns]


def told_line(lines: Sequence[Line]) -> ToldLine:
    """Return what happens together in more than half of the lines; if nothing does, the most common line."""
    counts = Counter(claim for line in lines for claim in line.claims)
    kept, left = set(), list(range(len(lines)))
    for claim, _ in counts.most_common():
        having = [deal for deal in left if claim in lines[deal].claims]
        if 2 * len(having) > len(lines):
            kept.add(claim)
            left = having
    model = lines[left[0]]
    told = tuple(deed for deed in model.deeds if deed in kept)
    if told:
        return ToldLine(model.follow if model.follow in kept else (), told, tuple(left))
    return _most_common(lines)


def _most_common(lines: Sequence[Line]) -> ToldLine:
    """Return the line with deeds that most deals play; nothing if no line has any."""
    counts = Counter(line for line in lines if line.deeds)
    if not counts:
        return ToldLine((), (), tuple(range(len(lines))))
    model, _ = counts.most_common(1)[0]
    return ToldLine(*model, tuple(deal for deal, line in enumerate(lines) if line == model))
