"""The summary of a saved game: its players, whether it can be continued, and what is wrong with it."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, replace
from pathlib import Path

from game.daily import attempt_of
from game.plain import cut, escaped
from game.rules import Setup
from game.rules.engine import ranking
from game.rules.message import Message, message
from game.rules.record import Fault, Record, RecordError, Shelf, is_base, read_beginning, read_head
from game.rules.ruleset import BASE
from game.rules.terms import Season
from game.rules.textfile import FileMissing, Unreadable
from game.scenes.drafts import draft_name
from game.scenes.opponents import Called
from game.scenes.saving.chairs import Chair, Unseated, chairs_of, names_listed
from game.scenes.saving.files import Why, why_of

DAMAGED, PRACTICE = message("saved-damaged"), message("game-practice")
_PLAYERS = re.compile(r"^player [1-4]:(.*)$", re.MULTILINE)
_FAULTS = {
    Fault.NEWER: "saved-fault-newer",
    Fault.NO_RULESET: "saved-fault-ruleset",
    Fault.OTHER_FIGURES: "saved-fault-figures",
    Fault.FORMER: "saved-fault-former",
    Fault.DAMAGED: "saved-fault-damaged",
}


@dataclass(frozen=True)
class Saved:
    """One game of the list; `modules` are those that are played with beside the base game.

    `why` says why it cannot simply be gone on with; empty where nothing is known against it.
    `shut`: nor can any part of it be, as things are now.
    """

    path: Path
    chairs: tuple[Chair, ...]
    finished: bool
    changed: float
    modules: tuple[Message, ...] = ()
    why: Why = ""
    shut: bool = False
    scores: tuple[int, ...] = ()  # by seat, once it is over
    winner: int | None = None  # the seat, once it is over; among equals in VP a closer look tells
    moment: Message | None = None  # the year and season it has come to, where that has been looked up
    practice: bool = False
    advised: bool = False
    """True if an automa's advice was shown."""
    handed: bool = False
    """True if somebody else took a seat on the way."""
    daily: str = ""
    """The day whose game it is, as its record marks it."""
    ruleset: str = BASE
    """What it is played by: the base, or the text or path of another ruleset."""

    @property
    def goes_on(self) -> bool:
        """True if the game can be continued."""
        return not self.finished and not self.why

    def scored(self, scores: tuple[int, ...]) -> Saved:
        """Return the save of a game that ended with these VP."""
        best = [seat for seat, vp in enumerate(scores) if vp == max(scores)]
        return replace(self, scores=scores, winner=best[0] if len(best) == 1 else None)

    @property
    def title(self) -> Called:
        """The names of who plays."""
        return names_listed(self.chairs) if self.chairs else self.path.name

    @property
    def when(self) -> Message:
        """Return when it was last played."""
        return when_said(self.changed)

    @property
    def about(self) -> Message:
        """Return when it was last played, its moment or result, its modules, and what marks it."""
        when = self.when
        if self.moment is not None:
            when = message("saved-about", when=when, modules=(self.moment,))
        result = [message("saved-result", scores=tuple(map(str, self.scores)))] if self.scores else []
        marks = (*result, *self.modules, *([PRACTICE] if self.practice else []), *daily_said(self.daily))
        return message("saved-about", when=when, modules=marks) if marks else when


def glanced(path: Path, text: str, changed: float, shelf: Shelf) -> Saved:
    """Return a save from its record, without playing its moves. Raises RecordError if it is damaged."""
    try:
        found = read_head(text, shelf)
    except RecordError as error:
        if error.damaged:
            raise
        return Saved(path, _named(text), False, changed, why=wrong_with(error), shut=True)
    chairs, why = _seated(found.players, text)
    if found.problem:
        why = DAMAGED
    elif found.finished:
        why = None
    modules = modules_of(found.setup)
    said = Saved(path, chairs, found.finished, changed, modules, why or "")
    return replace(
        said,
        practice=found.practice,
        advised=found.advised,
        handed=found.handed,
        daily=found.daily,
        ruleset=found.setup.ruleset,
    )


def _seated(players: tuple[str, ...], text: str) -> tuple[tuple[Chair, ...], Message | None]:
    """Return the players, and the reason why one of them cannot play, if there is one."""
    try:
        return chairs_of(players), None
    except Unseated as error:
        return _named(text), wrong_with(error)


def looked_into(saved: Saved, text: str, shelf: Shelf) -> Saved:
    """Return a save after playing the moves of a damaged one or a tie, which takes ten times as long."""
    if saved.scores and saved.winner is None and not saved.why:
        return _decided(saved, text, shelf)
    if saved.why != DAMAGED:
        return saved
    try:
        found = read_beginning(text, shelf)
    except RecordError as error:
        return replace(saved, why=wrong_with(error), shut=True)
    return replace(saved, why=how_far(found) if found.problem else "")


def _decided(saved: Saved, text: str, shelf: Shelf) -> Saved:
    """Return the save of a game that ended in a tie with its winner (G9), if its moves can be played."""
    try:
        state = read_beginning(text, shelf).state
    except RecordError:
        return saved
    return replace(saved, winner=ranking(state)[0]) if state.to_move is None else saved


def placed(saved: Saved, text: str, shelf: Shelf) -> Saved:
    """Return a save with the year and season it has come to, after playing its moves."""
    try:
        state = read_beginning(text, shelf).state
    except RecordError:
        return saved
    return replace(saved, moment=message("title-moment", year=state.year, season=Season(state.season)))


def closed(path: Path, error: Unreadable, changed: float) -> Saved:
    """Return a save that cannot be read, for the moment at least."""
    return Saved(path, (), False, changed, why=wrong_with(error), shut=True)


def wrong_with(error: Exception) -> Message:
    """Return a sentence on what is wrong with a saved game."""
    if isinstance(error, FileMissing):
        return message("saved-gone")
    if isinstance(error, RecordError):
        return message(_FAULTS[error.fault], why=why_of(error))
    if isinstance(error, Unreadable | OSError):
        return message("saved-closed", why=why_of(error))
    return message("saved-stuck", why=why_of(error))


def how_far(found: Record) -> Message:
    """Return a sentence on how far a record is sound."""
    assert found.problem is not None
    kind = "former" if found.problem.fault is Fault.FORMER else "damaged"
    if found.state.to_move is None:
        return message(f"saved-{kind}-to-end")
    return message(f"saved-{kind}-to-move", move=at_move(found))


def at_move(found: Record) -> Message:
    """Return the move after a record's sound beginning: move 61 of 80."""
    move = len(found.moves) + 1
    if found.claimed is not None and found.claimed > len(found.moves):
        return message("saved-move-of", move=move, moves=found.claimed)
    return message("saved-move", move=move)


def _named(text: str) -> tuple[Chair, ...]:
    """Return the players that a record names, by name alone, as it cannot be continued."""
    names = (found[1].partition(" (")[0] for found in _PLAYERS.finditer(text))
    return tuple(Chair(cut(escaped(name.strip()), 24), seat) for seat, name in enumerate(names) if seat < 4)


def when_said(changed: float) -> Message:
    """Return a time of the system's clock, in its own zone."""
    then = time.localtime(changed)
    month, clock = message(f"month-{then.tm_mon}"), time.strftime("%H:%M", then)
    return message("saved-date", day=then.tm_mday, month=month, year=str(then.tm_year), clock=clock)


def daily_said(mark: str) -> tuple[Message, ...]:
    """Return what the mark of a daily game says, if there is one."""
    attempt = attempt_of(mark)
    if attempt is None:
        return ()
    id = "game-daily-again" if attempt.again else "game-daily"
    return (message(id, day=attempt.day.day, month=message(f"month-{attempt.day.month}")),)


def modules_of(setup: Setup) -> tuple[Message, ...]:
    """Return the modules of a game by name, with the side of the Enhanced Tunnel; before them its draft."""
    draft = () if is_base(setup.ruleset) else (message("saved-draft", name=draft_name(setup.ruleset)),)
    sided = {"iron": message("module-iron-sided", side=setup.tunnel)}
    return draft + tuple(sided.get(name) or message(f"module-{name}") for name in sorted(setup.modules))
