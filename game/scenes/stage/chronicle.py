"""The log's lines, from the match's turns: what happened in sentences, and an automa's weightiest reason."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from game.match import Decision, Match, Turn
from game.rules import events as e
from game.rules.message import Message
from game.rules.record import Record
from game.scenes.saving.chairs import Chair
from game.table.canvas import Said
from game.table.picture import LogLine
from game.telling import renamed_tiles, told
from game.words import Names, Spoken

QUIET = (
    e.DisksReturned,
    e.ReserveMoved,
    e.DisksDrawn,
    e.PaymentSpent,
    e.TurnEnded,
    e.WorkerStopped,
    e.FieldReturned,
    e.LampKept,
)
"""Events that the eye follows on the table; a line for each would bury the rest."""


class Seated(Protocol):
    """A match with who sits where: a game that is played, or one that is looked at."""

    match: Match
    chairs: tuple[Chair, ...]

    @property
    def record(self) -> Record: ...


class Chronicle:
    """Keeps the lines of each turn; a turn once told is not told again."""

    def __init__(self, seated: Seated) -> None:
        self.match = seated.match
        self.names = names_of(seated)
        self._opening = self._lines(self.match.opening)
        self._told: list[tuple[Turn, tuple[LogLine, ...]]] = []

    def spoken(self, said: str | Message) -> Said:
        """Return a message with the names of this game."""
        return said if isinstance(said, str) else Spoken(said, self.names)

    def lines(self, viewer: int | None) -> tuple[LogLine, ...]:
        """Return every line that a seat may read, the newest last."""
        match = self.match
        found = list(self._opening)
        for turn, lines in self._known():
            if viewer is not None and match.hides(turn, viewer):
                continue
            found += self._readable(turn, lines, viewer)
        return tuple(found)

    def _readable(self, turn: Turn, lines: tuple[LogLine, ...], viewer: int | None) -> tuple[LogLine, ...]:
        """Return a turn's lines without a reason that a seat must not know."""
        if viewer is None or not self.match.keeps_secret(turn, viewer):
            return lines
        return tuple(line for line in lines if not line.why)

    def length(self, events: Iterable[e.Event]) -> int:
        """Return the number of lines that some events take."""
        return len(self._lines(events))

    def told(self, viewer: int | None) -> list[tuple[LogLine, ...]]:
        """Return the lines of each turn that a seat may read, after those of the game's beginning."""
        return [tuple(self._opening), *(self._readable(turn, lines, viewer) for turn, lines in self._known())]

    def _known(self) -> list[tuple[Turn, tuple[LogLine, ...]]]:
        """Return every turn with its lines."""
        turns, known = self.match.turns, self._told
        while known and (len(known) > len(turns) or known[-1][0] is not turns[len(known) - 1]):
            known.pop()
        for turn in turns[len(known) :]:
            known.append((turn, self._tell(turn, len(known))))
        return known

    def reasoned(self, viewer: int | None) -> list[int]:
        """Return the numbers of the decisions about which there is more to tell a seat than the log does."""
        return [line.turn for line in self.lines(viewer) if line.turn is not None]

    def _tell(self, turn: Turn, number: int) -> tuple[LogLine, ...]:
        told = self._lines(turn.events, number)
        more = number if tells_more(turn.decision) else None
        reason = [
            LogLine(why, self.names, turn.seat, why=True, turn=more, moment=number)
            for why in turn.decision.reasons[:1]
        ]
        deed = 1 if told and told[0].seat == turn.seat else 0  # the reason stands behind what was decided
        return (*told[:deed], *reason, *told[deed:])

    def _lines(self, events: Iterable[e.Event], moment: int | None = None) -> list[LogLine]:
        return [
            LogLine(said, self.names, getattr(event, "seat", None), moment=moment)
            for event in events
            if not _quiet(event) and (said := told(event))
        ]


def names_of(seated: Seated) -> Names:
    """Return a game's names of seats and tiles."""
    return Names([chair.called for chair in seated.chairs], renamed_tiles(seated.match.state))


def _quiet(event: e.Event) -> bool:
    """Return True if an event has no line of its own."""
    return isinstance(event, QUIET) or (isinstance(event, e.FieldLaid) and event.lay.empty)


def tells_more(decision: Decision) -> bool:
    """Return True if a decision has more to tell than its first reason."""
    return len(decision.reasons) > 1 or bool(decision.options)
