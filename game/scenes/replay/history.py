"""A game that has been played, to be looked at from any of its moves: nothing here ever changes."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from itertools import groupby, islice
from pathlib import Path
from typing import NamedTuple, TypeVar

from game.match import Match, Turn
from game.rules.message import Message
from game.rules.moves import Lay
from game.rules.record import Record, seated_at
from game.rules.state import GameState
from game.rules.terms import Season, Step
from game.scenes.opponents import Called
from game.scenes.replay.chairs import chairs_in, seats_of_people
from game.scenes.saving.chairs import Chair
from game.scenes.saving.notes import Recalled, traces

Value = TypeVar("Value")


class Span(NamedTuple):
    """A phase or a winter: from one position to the one where the next begins, or to the last."""

    year: int
    season: Season
    start: int
    stop: int


class Lead(NamedTuple):
    """A seat is ahead of all others from one position to another."""

    seat: int
    start: int
    stop: int


class History:
    """Every position of a game: number 0 before the first move, number n after the n-th."""

    def __init__(
        self,
        match: Match,
        record: Record,
        chairs: Sequence[Chair],
        title: Called,
        path: Path | None = None,
    ) -> None:
        """`record` is that of the match, and `path` the saved game beside which more about it is kept."""
        self.path = path
        self.match, self.record, self.chairs, self.title = match, record, tuple(chairs), title
        self.last = len(match.turns)
        self.first_shown = 0
        """The position at which it is opened."""
        self.moment: Message | None = None
        """What happens from there, where it is opened for that."""
        self.has_secrets = False
        """People play it and it goes on: bonus markers and this season's plans are secret (P2, R-26)."""
        states = [self.state(at) for at in range(self.last + 1)]
        self.scores = [tuple(seat.score for seat in state.seats) for state in states]
        self.aheads = [_aheads(scores) for scores in self.scores]
        self.leads = _leads([_leader(scores) for scores in self.scores])
        self.spans = _spans(states)

    @classmethod
    def of_record(cls, record: Record, title: Called, recalled: Recalled | None = None) -> History:
        """A record that has been read, and so can be played; `recalled` is what lay beside it."""
        match, trace = Match(record.setup, [None] * record.setup.seats), traces(record.setup, record.moves)
        match.practice, match.advised, match.daily = record.practice, record.advised, record.daily
        match.feedback = record.feedback
        recalled = recalled or Recalled("")
        for move, led_to in zip(record.moves, islice(trace, 1, None), strict=True):
            decision = recalled.why(led_to, move, match.state)
            match.submit(move, decision.reasons, decision.options)
        chairs = chairs_in(seated_at(record, len(record.moves)), record.setup.seats)
        return cls(match, record, chairs, title)

    @classmethod
    def of_game(cls, record: Record, title: Called, recalled: Recalled | None = None) -> History:
        """A game that may still go on: if people play, as much of it as is open to all."""
        state = record.state
        if state.to_move is None or not seats_of_people(record):
            return cls.of_record(record, title, recalled)
        moves = record.moves
        while (
            moves
            and isinstance(moves[-1], Lay)
            and state.step == Step.PLANNING
            and not state.box.open_planning
        ):
            moves = moves[:-1]
        seatings = tuple(seating for seating in record.seatings if seating.move <= len(moves))
        found = cls.of_record(record._replace(moves=moves, seatings=seatings), title, recalled)
        found.record = found.record._replace(state=found.match.state)
        found.has_secrets = True
        return found

    def begin_at(self, at: int, moment: Message | None = None) -> History:
        """Return it, to be opened at a position; beyond its end at the last. `moment` is told there."""
        self.first_shown, self.moment = min(at, self.last), moment
        return self

    def seated(self, at: int) -> tuple[Chair, ...]:
        """Return the chairs at a position."""
        if not self.record.seatings:
            return self.chairs
        return chairs_in(seated_at(self.record, at), len(self.chairs))

    @property
    def over(self) -> bool:
        """Return True if the game was played to its end."""
        return self.match.over

    def state(self, at: int) -> GameState:
        """Return the game after so many moves, to be looked at only."""
        return self.match.position(at)

    def turn(self, at: int) -> Turn | None:
        """Return the move that led to a position; none to the first."""
        return self.match.turns[at - 1] if at else None

    def actor(self, at: int) -> int:
        """Return the seat that made the move that led to a position; at first the one to move."""
        turn = self.turn(at)
        return turn.seat if turn else self.state(0).to_move or 0

    def span(self, at: int) -> Span:
        """Return the phase or winter of a position."""
        return self.spans[bisect_right(self.spans, at, key=lambda span: span.start) - 1]

    def phase(self, at: int, by: int) -> int:
        """Return the position where the next phase begins (`by` is 1), or this one or the one before (-1)."""
        return self._stop([span.start for span in self.spans], at, by)

    def year(self, at: int, by: int) -> int:
        """Return the position where the next year begins, or this one or the one before."""
        years = groupby(self.spans, key=lambda span: span.year)
        return self._stop([next(spans).start for _, spans in years], at, by)

    def _stop(self, starts: list[int], at: int, by: int) -> int:
        if by > 0:
            return next((start for start in starts if start > at), self.last)
        return starts[max(0, bisect_left(starts, at) - 1)]


def _aheads(scores: Sequence[int]) -> tuple[float, ...]:
    """Return the VP by which each seat is ahead of the mean of all."""
    mean = sum(scores) / len(scores)
    return tuple(score - mean for score in scores)


def _leader(scores: Sequence[int]) -> int | None:
    """Return the seat ahead of all others; none while two are equal."""
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else None


def _leads(leaders: Sequence[int | None]) -> tuple[Lead, ...]:
    """Return the leading seat by stretches of positions."""
    return tuple(Lead(seat, *ends) for seat, *ends in _stretches(leaders) if seat is not None)


def _spans(states: Sequence[GameState]) -> tuple[Span, ...]:
    seasons = [(state.year, Season(state.season)) for state in states]
    return tuple(Span(*season, *ends) for season, *ends in _stretches(seasons))


def _stretches(values: Sequence[Value]) -> Iterator[tuple[Value, int, int]]:
    """Yield each value that positions in a row have, the first of them, and where the next value begins."""
    for value, run in groupby(range(len(values)), key=values.__getitem__):
        positions = list(run)
        yield value, positions[0], min(positions[-1] + 1, len(values) - 1)
