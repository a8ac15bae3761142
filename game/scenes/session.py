"""One game at this table: the match, who sits where, and the file it is saved in after every move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from game.match import Match
from game.rules import RecordError, Setup, record_text, replay
from game.rules.events import Event
from game.rules.moves import Move
from game.scenes.flow import Context
from game.scenes.saves import Chair, Damaged, Saved


class Session:
    """A match with its chairs. `witness` is told every batch of events, also those of a game gone on with."""

    def __init__(self, context: Context, setup: Setup, chairs: tuple[Chair, ...], path: Path) -> None:
        self.context, self.chairs, self.path = context, chairs, path
        self.match = Match(setup, [seated(context, chair) for chair in chairs])
        self.setup = setup

    @classmethod
    def begin(cls, context: Context, setup: Setup, chairs: tuple[Chair, ...]) -> Session:
        """A new game, saved at once."""
        session = cls(context, setup, chairs, context.saves.fresh())
        session.save()
        return session

    @classmethod
    def reopen(cls, context: Context, saved: Saved) -> Session:
        """A saved game. Raises Damaged."""
        chairs, text = context.saves.read(saved.path)
        unknown = [chair.automa for chair in chairs if chair.automa and chair.automa not in context.automas]
        if unknown:
            raise Damaged(f"the automa {unknown[0]!r} is not known here")
        try:
            setup, moves, _ = replay(text)
        except RecordError as error:
            raise Damaged(str(error)) from error
        if setup.seats != len(chairs):
            raise Damaged(f"{setup.seats} seats play, but {len(chairs)} are named")
        session = cls(context, setup, chairs, saved.path)
        for move in moves:
            session.match.submit(move)
        return session

    @property
    def human(self) -> bool:
        """Whether a person decides now."""
        seat = self.match.state.to_move
        return seat is not None and not self.chairs[seat].automa

    @property
    def humans(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if not chair.automa]

    @property
    def over(self) -> bool:
        return self.match.state.to_move is None

    def submit(self, moves: Sequence[Move]) -> list[Event]:
        """Play a person's moves and save; what happened."""
        events: list[Event] = []
        for move in moves:
            events += self.match.submit(move)
        self.save()
        return events

    def advance(self) -> list[Event]:
        """Let the automa whose turn it is decide once."""
        done = self.match.advance()
        self.save()
        return [] if done is None else list(done[1])

    def undo(self, obvious: Callable[[], bool]) -> bool:
        """Take back the last decision, and with it what had followed from it without a choice."""
        if not self.match.can_undo():
            return False
        self.match.undo()
        while self.match.can_undo() and obvious():
            self.match.undo()
        self.save()
        return True

    def save(self) -> None:
        """Write the record as it stands."""
        text = record_text(self.setup, self.match.moves)
        self.context.saves.write(self.path, self.chairs, text, self.over)


def seated(context: Context, chair: Chair) -> object | None:
    """The player of a chair: None for a person."""
    return context.automas[chair.automa](chair.seed) if chair.automa else None
