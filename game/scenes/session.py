"""One game at this table: the match, who sits where, and the file it is saved in after every move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from game.match import Match, Player, Turn
from game.rules import Setup, legal_moves, replay
from game.rules.events import Event
from game.rules.moves import Lay, Move, Store
from game.rules.record import RecordError
from game.scenes.flow import Context
from game.scenes.keeper import Keeper
from game.scenes.saves import Chair, Damaged, Saved
from game.table.pieces import Sitter


class Session:
    """A match with its chairs and its file."""

    def __init__(self, context: Context, setup: Setup, chairs: tuple[Chair, ...], path: Path) -> None:
        self.context, self.chairs, self.path = context, chairs, path
        self._keeper = Keeper(partial(context.saves.write, path))
        self.match = Match(setup, [seated(context, chair) for chair in chairs])

    @classmethod
    def begin(cls, context: Context, setup: Setup, chairs: tuple[Chair, ...]) -> Session:
        """A new game, saved at once."""
        session = cls(context, setup, chairs, context.saves.fresh())
        session.save()
        session.finish_saving()
        return session

    @classmethod
    def reopen(cls, context: Context, saved: Saved) -> Session:
        """A saved game. Raises Damaged."""
        chairs, text = context.saves.read(saved.path)
        named = [chair.automa for chair in chairs if chair.automa]
        unknown = [name for name in named if not context.opponents.knows(name)]
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
        return self.match.over

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """The seats as the table shows them."""
        return tuple(Sitter(chair.name, chair.colour, chair.kind) for chair in self.chairs)

    def submit(self, moves: Sequence[Move]) -> list[Event]:
        """Play a person's moves and save; what happened."""
        events: list[Event] = []
        for move in moves:
            events += self.match.submit(move)
        self.save()
        return events

    def advance(self) -> Turn | None:
        """Let the automa whose turn it is decide once; None while it thinks."""
        turn = self.match.advance()
        if turn is not None:
            self.save()
        return turn

    def undo(self) -> list[Turn]:
        """Take back the last decision a person made, and whatever hung on it: what followed from it without
        a choice, and the rest of a plan or a storing that was submitted as one. Gives what was taken back."""
        undone = self.match.undo()
        while self.match.can_undo() and (self._forced() or self._halfway()):
            undone = self.match.undo() + undone
        self.save()
        return undone

    def _forced(self) -> bool:
        return len(legal_moves(self.match.state)) == 1

    def _halfway(self) -> bool:
        """Whether the turn before belongs to the same plan or storing."""
        last = self.match.turns[-1] if self.match.turns else None
        return (
            last is not None
            and last.seat == self.match.state.to_move
            and last.step == self.match.state.step
            and isinstance(last.decision.move, Lay | Store)
        )

    def leave(self) -> None:
        """Nobody thinks about this game any more, and it is kept."""
        self.match.close()
        self.finish_saving()

    def save(self) -> None:
        """Keep the record as it stands."""
        self._keeper.keep(self.match.text([chair.line() for chair in self.chairs]))

    def finish_saving(self) -> None:
        """Wait until the game is kept."""
        self._keeper.finish()

    @property
    def trouble(self) -> str:
        """Why the game cannot be saved; empty as long as it can."""
        return f"The game cannot be saved: {self._keeper.trouble}" if self._keeper.trouble else ""


def seated(context: Context, chair: Chair) -> Player | None:
    """The player of a chair: None for a person."""
    return context.opponents.make(chair.automa, chair.seed) if chair.automa else None
