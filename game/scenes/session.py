"""One game at this table: the match, who sits where, and the file it is saved in after every move."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.match import Match, Player, Turn
from game.rules import Setup, legal_moves
from game.rules.events import Event
from game.rules.message import Message, message
from game.rules.moves import Lay, Move, Store
from game.rules.record import Beginning, read_beginning
from game.scenes.flow import Context
from game.scenes.home import keep_ruleset, shelf
from game.scenes.keeper import Keeper, State
from game.scenes.savefile import SaveFile
from game.scenes.saves import Chair, Saved, Unseated, chairs_of
from game.scenes.trouble import Why

LONGEST = 30.0  # seconds that whoever has nothing else to do waits for a disk


class Stopped(Exception):
    """A saved game of which a beginning alone is sound."""

    def __init__(self, beginning: Beginning) -> None:
        super().__init__(str(beginning.problem))
        self.beginning = beginning


class Session:
    """A match with its chairs and its file."""

    def __init__(
        self,
        context: Context,
        setup: Setup,
        chairs: tuple[Chair, ...],
        file: SaveFile,
        played: Sequence[Move] = (),
    ) -> None:
        """`played` is what the file holds already."""
        self.context, self.chairs, self.file = context, chairs, file
        self.match = Match(setup, [seated(context, chair) for chair in chairs])
        keep_ruleset(setup.ruleset)
        for move in played:
            self.match.submit(move)
        self._keeper = Keeper(file, State("", self.match.moves) if file.path is not None else None)

    @classmethod
    def begin(cls, context: Context, setup: Setup, chairs: tuple[Chair, ...]) -> Session:
        """A new game, saved at once."""
        return cls(context, setup, chairs, context.saves.new()).begun()

    @classmethod
    def reopen(cls, context: Context, saved: Saved) -> Session:
        """A saved game. Raises Stopped, RecordError, Unseated, Unreadable, InUse."""
        file = context.saves.claim(saved.path)
        try:
            return cls._of(context, sound(context, saved), file)
        except BaseException:
            file.close()
            raise

    @classmethod
    def copy(cls, context: Context, saved: Saved) -> Session:
        """A new game that begins where a saved one has come to. Raises as `reopen`, but InUse."""
        return cls._of(context, sound(context, saved), context.saves.new()).begun()

    @classmethod
    def branch(cls, context: Context, saved: Saved, found: Beginning) -> Session:
        """A new game that goes on where the soundness of a saved one ends; it takes a damaged one's place."""
        damaged = found.problem is not None and found.problem.damaged
        return cls._of(context, found, context.saves.new(saved.path if damaged else None)).begun()

    @classmethod
    def _of(cls, context: Context, found: Beginning, file: SaveFile) -> Session:
        chairs = chairs_of(found.players)
        unknown = [
            chair.automa for chair in chairs if chair.automa and not context.opponents.knows(chair.automa)
        ]
        if unknown:
            raise Unseated(message("unseated-unknown", automa=unknown[0]))
        return cls(context, found.setup, chairs, file, found.moves)

    def begun(self) -> Session:
        """The same, saved at once."""
        self.save()
        self.settle()
        return self

    @property
    def path(self) -> Path | None:
        """The file of the game; None as long as none could be made."""
        return self.file.path

    @property
    def human(self) -> bool:
        """True if a person decides now."""
        seat = self.match.state.to_move
        return seat is not None and not self.chairs[seat].automa

    @property
    def humans(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if not chair.automa]

    @property
    def over(self) -> bool:
        return self.match.over

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
        """Return True if the turn before belongs to the same plan or storing."""
        last = self.match.turns[-1] if self.match.turns else None
        return (
            last is not None
            and last.seat == self.match.state.to_move
            and last.step == self.match.state.step
            and isinstance(last.decision.move, Lay | Store)
        )

    # -- saving ---------------------------------------------------------------------------------------

    def save(self) -> None:
        """Keep the record as it stands."""
        self._keeper.keep(self.match.text([chair.line() for chair in self.chairs]), self.match.moves)

    def save_again(self) -> None:
        """Try once more what could not be written."""
        self._keeper.retry()

    def save_in(self, folder: Path) -> None:
        """Keep the game in another folder from now on."""
        self.file.folder = folder
        self.save()

    def give_up_unsaved(self) -> None:
        """Leave what could not be written where it is: on the table."""
        self._keeper.drop()

    def settle(self) -> None:
        """Wait until the game is kept or cannot be, where nothing runs beside the loop."""
        if not self.context.ahead:
            self._keeper.finish(LONGEST)

    @property
    def folder(self) -> Path:
        """The folder where the game is saved, or is to be."""
        return self.file.folder

    @property
    def waits(self) -> bool:
        """True while the last moves are being written, which are shown in a moment."""
        return self._keeper.waits

    @property
    def saved(self) -> bool:
        """True if the file holds all moves."""
        return self._keeper.done

    @property
    def unsaved(self) -> int:
        """The number of moves that no file holds."""
        return self._keeper.missing

    @property
    def trouble(self) -> Why:
        """Return why the game cannot be saved; empty as long as it can."""
        return self._keeper.trouble

    @property
    def how_saved(self) -> Message:
        """Return a line on whether the game is saved, true at this moment."""
        if self.trouble:
            return message("session-not-saved", lost=self.lost)
        if self.folder != self.context.saves.folder:
            return message("session-saved-in", folder=str(self.folder))
        return message("session-saved")

    @property
    def lost(self) -> Message:
        """The moves that no file holds, in words."""
        if self.path is None:
            return message("session-lost-game")
        return message("session-lost-moves", count=self.unsaved)

    @property
    def told(self) -> Message | None:
        """A warning about the file for whoever plays; mostly none."""
        if self.trouble:
            return message("session-not-saved-why", lost=self.lost, why=self.trouble)
        former, path = self.file.moved_from, self.path
        return message("session-moved", former=former.name, file=path.name) if former and path else None

    def leave(self) -> None:
        """Nobody thinks about this game any more, and other windows may have it."""
        self.match.close()
        self._keeper.close()
        if not self.context.ahead:
            self._keeper.gone(LONGEST)


def seated(context: Context, chair: Chair) -> Player | None:
    """The player of a chair: None for a person."""
    return context.opponents.make(chair.automa, chair.seed) if chair.automa else None


def sound(context: Context, saved: Saved) -> Beginning:
    """A saved game that is sound to its end. Raises Stopped, RecordError, Unreadable."""
    found = read_beginning(context.saves.read(saved.path), shelf())
    if found.problem is not None:
        raise Stopped(found)
    return found
