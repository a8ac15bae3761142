"""What a taking leads to in its seat's own turn, over the deals in which it was played on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.automa.accounts import deeds
from game.automa.lookahead import Candidate
from game.rules.box import Box
from game.rules.message import Amount, Message, Value, disks


class Line(NamedTuple):
    """The further disks that a seat takes in a deal, and the deeds of its turn there."""

    follow: tuple[Amount, ...]
    deeds: tuple[Message, ...]

    @property
    def colours(self) -> tuple[Value, ...]:
        """Return the colours of the further disks."""
        return tuple(amount.what for amount in self.follow)

    @property
    def claims(self) -> tuple[tuple[Value, ...] | Message, ...]:
        """Return all that can be said of it; of further disks the colours, as the deals differ in number."""
        return (*((self.colours,) if self.colours else ()), *self.deeds)


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
        follow = _fewest([lines[deal].follow for deal in left]) if model.colours in kept else ()
        return ToldLine(follow, told, tuple(left))
    return _most_common(lines)


def _fewest(follows: Sequence[tuple[Amount, ...]]) -> tuple[Amount, ...]:
    """Return the fewest further disks of each colour, with which the deeds happen too."""
    return tuple(min(amounts, key=lambda amount: amount.number) for amounts in zip(*follows, strict=True))


def _most_common(lines: Sequence[Line]) -> ToldLine:
    """Return the line with deeds that most deals play; nothing if no line has any."""
    counts = Counter(line for line in lines if line.deeds)
    if not counts:
        return ToldLine((), (), tuple(range(len(lines))))
    model, _ = counts.most_common(1)[0]
    return ToldLine(*model, tuple(deal for deal, line in enumerate(lines) if line == model))
