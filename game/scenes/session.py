"""One game at this table: the match with who sits there, and the file it is saved in after every move."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from game.daily import again
from game.match import Decision, Match, Player, Turn
from game.rules import Setup
from game.rules.events import Event
from game.rules.message import Message, message
from game.rules.moves import Move
from game.rules.record import (
    NO_FEEDBACK,
    Answers,
    Feedback,
    PlaytestNote,
    Record,
    name_of,
    read_beginning,
    seated_at,
)
from game.rules.ruleset import BASE
from game.scenes.opponents import Opponents
from game.scenes.saving.chairs import Chair, Unseated, chairs_of
from game.scenes.saving.folders import shelf
from game.scenes.saving.keeper import LONGEST, Keeper, State
from game.scenes.saving.notes import Noted, Recalled, RunningTrace, Sight, traces
from game.scenes.saving.savefile import SaveFile
from game.scenes.saving.saves import Saves
from game.scenes.saving.summary import Saved
from game.scenes.seating import SeatedMatch
from game.scenes.stage.deeds import decision_said


class Stopped(Exception):
    """A saved game of which a beginning alone is sound."""

    def __init__(self, beginning: Record) -> None:
        super().__init__(str(beginning.problem))
        self.beginning = beginning


class Host(Protocol):
    """What a session needs of the window: with `ahead`, disks are not waited for."""

    saves: Saves
    opponents: Opponents
    ahead: bool


class Session(SeatedMatch):
    """A match with its chairs and its file."""

    def __init__(
        self,
        host: Host,
        setup: Setup,
        chairs: tuple[Chair, ...],
        file: SaveFile,
        played: Record | None = None,
        recalled: Recalled | None = None,
    ) -> None:
        """`played` is what the file holds already, and `recalled` what lies beside it."""
        super().__init__(Match(setup, [seated(host, chair) for chair in chairs]), chairs)
        self.host, self.file = host, file
        self.sight: Sight | None = None
        self.asked = set[int]()  # the people who were asked after a playtest
        self._trace = RunningTrace(setup)
        if played is not None:
            self._play_again(played, recalled or Recalled(""))
        self.keeper = Keeper(file, State("", self.match.moves) if file.path is not None else None)

    @classmethod
    def begin(
        cls, host: Host, setup: Setup, chairs: tuple[Chair, ...], daily: str = "", playtest: bool = False
    ) -> Session:
        """A new game, saved at once; `daily` marks that of a day, as its record does."""
        session = cls(host, setup, chairs, host.saves.new())
        session.match.daily, session.match.feedback = daily, Feedback(playtest)
        return session.begun()

    @classmethod
    def reopen(cls, host: Host, saved: Saved) -> Session:
        """A saved game. Raises Stopped, RecordError, Unseated, Unreadable, InUse."""
        file = host.saves.claim(saved.path)
        try:
            return cls._of(host, sound(host, saved), file, Recalled.of(saved.path))
        except BaseException:
            file.close()
            raise

    @classmethod
    def copy(cls, host: Host, saved: Saved, found: Record | None = None) -> Session:
        """A new game that begins where a saved one has come to, or where its soundness ends: `found`.

        It takes the place of a damaged one. Raises as `reopen`, but InUse.
        """
        found = found or sound(host, saved)
        damaged = found.problem is not None and found.problem.damaged
        if not damaged:
            said = found.feedback._replace(notes=(), answers=())  # of one's own game alone
            found = found._replace(practice=True, daily=again(found.daily), feedback=said)
        file = host.saves.new(saved.path if damaged else None)
        return cls._of(host, found, file, Recalled.of(saved.path)).begun()

    @classmethod
    def play_on(
        cls,
        host: Host,
        game: Record,
        at: int,
        chairs: tuple[Chair, ...],
        recalled: Recalled | None = None,
    ) -> Session:
        """A new practice game that goes on from a position of another, with these chairs."""
        game = game._replace(
            moves=game.moves[:at],
            seatings=tuple(seating for seating in game.seatings if seating.move <= at),
            practice=True,
            daily="",
            feedback=NO_FEEDBACK,
        )
        try:
            chairs_of(seated_at(game, 0))
        except Unseated:
            game = game._replace(players=tuple(chair.line() for chair in chairs), seatings=())
        session = cls(host, game.setup, chairs, host.saves.new(), game, recalled)
        session._seat(chairs, anew=True)
        return session.begun()

    @classmethod
    def _of(cls, host: Host, found: Record, file: SaveFile, recalled: Recalled) -> Session:
        chairs = chairs_of(seated_at(found, len(found.moves)))
        for automa in (chair.automa for chair in chairs if chair.automa):
            if not host.opponents.knows(automa):
                raise Unseated(message("unseated-unknown", automa=automa))
        return cls(host, found.setup, chairs, file, found, recalled)

    def _play_again(self, played: Record, recalled: Recalled) -> None:
        """Play the moves of a record, each as decided by whoever sat there then."""
        match, trace = self.match, traces(played.setup, played.moves)
        self._sat(played)
        match.practice, match.advised, match.daily = played.practice, played.advised, played.daily
        match.feedback = played.feedback
        changes = {seating.move for seating in played.seatings}
        chairs = self._first
        last = next(trace)
        for at, move in enumerate(played.moves):
            if at in changes:
                chairs = chairs_of(seated_at(played, at))
                match.seated()
            last, seat = next(trace), match.state.to_move
            assert seat is not None
            human = not chairs[seat].automa
            decision = Decision(move, ()) if human else recalled.why(last, move, match.state)
            match.submit(move, decision.reasons, decision.options, human=human)
        if len(played.moves) in changes:
            match.seated()
        self.sight = recalled.sight(last, played.setup.seats)
        if self.sight is not None:
            match.took_back = self.sight.took_back
        self.file.notes = recalled.notes()

    def begun(self) -> Session:
        """The same, saved at once."""
        self.save()
        self.settle()
        return self

    @property
    def path(self) -> Path | None:
        """The file of the game; None as long as none could be made."""
        return self.file.path

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
            if turn.decision.reasons or turn.decision.options:
                self.file.notes.add(Noted(self._trace.of(self.match.turns), turn.decision))
            self.save()
        return turn

    # -- taking back ----------------------------------------------------------------------------------

    @property
    def undo_said(self) -> Message | None:
        """A message on the decision that undo would take back; None if nothing can be."""
        return _named("undo-what", self.match.undoes)

    @property
    def undo_tip(self) -> Message | None:
        """The same message, and that the game becomes one of practice if it does."""
        return _named("undo-what-practice" if self.undo_question else "undo-what", self.match.undoes)

    @property
    def redo_said(self) -> Message | None:
        """A message on the decision that redo would play again; None if nothing was taken back."""
        return _named("redo-what", self.match.redoes)

    @property
    def undo_question(self) -> Message | None:
        """A question to be agreed to before a decision is taken back; mostly None."""
        return message("undo-practice") if self.match.can_undo() and self.match.undo_marks else None

    def undo(self) -> list[Turn]:
        """Take back the last decision of a person and all that followed; return what was taken back."""
        undone = self.match.undo()
        self.sight = None  # what was kept belongs to the moves before
        self.save()
        return undone

    def redo(self) -> list[Turn]:
        """Play again what was taken back last; return it."""
        turns = self.match.redo()
        self.save()
        return turns

    # -- seats and what is seen -----------------------------------------------------------------------

    def hand_over(self, seat: int, chair: Chair) -> None:
        """Seat somebody else from the next move on: a person, or an automa."""
        self._seat((*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))
        self.match.seat(seat, seated(self.host, chair))
        self.save()

    def advise(self) -> None:
        """Note for good that a person was given advice."""
        if not self.match.advised:
            self.match.advised = True
            self.save()

    @property
    def playtest(self) -> bool:
        """Return True for a game of a draft, and for one that was begun as a playtest."""
        return self.match.feedback.asked or name_of(self.match.setup.ruleset) != BASE

    def note(self, note: PlaytestNote) -> None:
        """Keep what somebody says of this moment."""
        self.match.feedback = self.match.feedback.noted(note)
        self.save()

    def change_note(self, at: int, note: PlaytestNote) -> None:
        """Keep what somebody now says of a moment that he left a note on."""
        self.match.say_otherwise(lambda said: said.changed(at, note))
        self.save()

    def remove_note(self, at: int) -> None:
        """Take a note away for good."""
        self.match.say_otherwise(lambda said: said.without(at))
        self.save()

    @property
    def unasked(self) -> int | None:
        """The first person at a playtest who was not asked yet what they say of it; None if there is none."""
        told = {answers.seat for answers in self.match.feedback.answers} | self.asked
        return next((seat for seat in self.humans if self.playtest and seat not in told), None)

    def answer(self, answers: Answers) -> None:
        """Keep what somebody answers after the game."""
        self.match.feedback = self.match.feedback.answered(answers)
        self.save()

    def look(self, sight: Sight) -> None:
        """Keep what a person looks at, so that it is seen again when the game is gone on with."""
        if sight != self.sight:
            self.sight = sight
            self.file.notes.add(Noted(self._trace.of(self.match.turns), sight))
            self.keeper.note()

    # -- saving ---------------------------------------------------------------------------------------

    def save(self) -> None:
        """Keep the record as it stands."""
        self.keeper.keep(self.writing, self.match.moves)

    def save_in(self, folder: Path) -> None:
        """Keep the game in another folder from now on."""
        self.file.folder = folder
        self.save()

    def settle(self) -> None:
        """Wait until the game is kept or cannot be, where nothing runs beside the loop."""
        if not self.host.ahead:
            self.keeper.finish(LONGEST)

    @property
    def folder(self) -> Path:
        """The folder where the game is saved, or is to be."""
        return self.file.folder

    @property
    def how_saved(self) -> Message:
        """Return a line on whether the game is saved, true at this moment."""
        if self.keeper.trouble:
            return message("session-not-saved", lost=self.lost)
        if self.folder != self.host.saves.folder:
            return message("session-saved-in", folder=str(self.folder))
        return message("session-saved")

    @property
    def lost(self) -> Message:
        """The moves that no file holds, in words."""
        if self.path is None:
            return message("session-lost-game")
        return message("session-lost-moves", count=self.keeper.missing)

    @property
    def file_warning(self) -> Message | None:
        """A warning about the file for whoever plays; mostly none."""
        if self.keeper.trouble:
            return message("session-not-saved-why", lost=self.lost, why=self.keeper.trouble)
        former, path = self.file.moved_from, self.path
        return message("session-moved", former=former.name, file=path.name) if former and path else None

    def leave(self) -> None:
        """Nobody thinks about this game any more, and other windows may have it."""
        self.match.close()
        self.keeper.close()
        if not self.host.ahead:
            self.keeper.gone(LONGEST)


def seated(host: Host, chair: Chair) -> Player | None:
    """The player of a chair: None for a person."""
    return host.opponents.make(chair.automa, chair.seed) if chair.automa else None


def sound(host: Host, saved: Saved) -> Record:
    """A saved game that is sound to its end. Raises Stopped, RecordError, Unreadable."""
    found = read_beginning(host.saves.read(saved.path), shelf())
    if found.problem is not None:
        raise Stopped(found)
    return found


def _named(id: str, turn: Turn | None) -> Message | None:
    """Return a message that names the decision with which a turn begins."""
    if turn is None:
        return None
    return message(id, what=decision_said(turn.seat, turn.decision.move, turn.before))
