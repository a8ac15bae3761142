"""What people say of a playtest: notes at its moments, and answers at its end (docs/record.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from game.plain import cut, escaped, quoted
from game.rules.ids import NoId, TileId, is_tile
from game.rules.message import message
from game.rules.record.lines import ANSWERS, NOTE, RecordError, RecordLine
from game.rules.terms import Season

LONGEST_WORDS = 100
"""Most characters of a note, and of an answer in words."""
MOST_NOTES = 60
"""Most notes of a game."""
MARKS = (1, 2, 3, 4, 5)
"""The marks for fun and clearness, from little to much."""


class NoteKind(Enum):
    """The kind of a note."""

    CONFUSING = "confusing"
    TOO_STRONG = "too-strong"
    BORING = "boring"
    BUG = "bug"
    IDEA = "idea"


class Felt(Enum):
    """How long a game felt."""

    SHORT = "short"
    RIGHT = "right"
    LONG = "long"


class PlaytestNote(NamedTuple):
    """A few words at a moment of a game."""

    moves: int
    """How many moves were played when it was left."""
    year: int
    season: Season
    seat: int
    """Who left it."""
    kind: NoteKind
    words: str = ""
    about: str = ""
    """The development or the worker that it is about, by its id."""
    back: int | None = None
    """How many of these moves are left, where some were taken back since."""

    @property
    def at(self) -> int:
        """Return the number of moves after which the game stands at its moment, or last stood on the way."""
        return self.moves if self.back is None else self.back

    @property
    def tile(self) -> TileId | NoId:
        """Return the development that it is about; "" if there is none."""
        return self.about if is_tile(self.about) else ""

    @property
    def worker(self) -> str:
        """Return the worker that it is about; "" if there is none."""
        return "" if is_tile(self.about) else self.about

    def line(self) -> str:
        """Return the line of a record."""
        about = f", on {self.about}" if self.about else ""
        back = "" if self.back is None else f", taken back to {self.back}"
        moment = f"after {self.moves}, year {self.year} {self.season.id}{about}{back}"
        return f"{NOTE}{self.seat + 1}: {self.kind.value} {moment}: {plain_words(self.words)}".rstrip()


class Answers(NamedTuple):
    """What somebody answered after the game; what was left open is None or empty."""

    seat: int
    fun: int | None = None
    clear: int | None = None
    felt: Felt | None = None
    change: str = ""

    @property
    def given(self) -> bool:
        """Return True if anything was answered."""
        return any(self[1:])

    def line(self) -> str:
        """Return the line of a record."""
        felt = self.felt.value if self.felt is not None else "-"
        marks = f"fun {self.fun or '-'}, clear {self.clear or '-'}, felt {felt}"
        return f"{ANSWERS}{self.seat + 1}: {marks}: {plain_words(self.change)}".rstrip()


class Feedback(NamedTuple):
    """All that was said of a game; `asked`: it was begun as a playtest."""

    asked: bool = False
    notes: tuple[PlaytestNote, ...] = ()
    answers: tuple[Answers, ...] = ()

    @property
    def full(self) -> bool:
        """Return True if no further note can be left."""
        return len(self.notes) >= MOST_NOTES

    def noted(self, note: PlaytestNote) -> Feedback:
        """Return it with one more note."""
        return self._replace(notes=(*self.notes, note))

    def changed(self, at: int, now: PlaytestNote) -> Feedback:
        """Return it with kind, words and subject of another note in one of its own, if there is one."""
        if at >= len(self.notes):
            return self
        note = self.notes[at]._replace(kind=now.kind, words=now.words, about=now.about)
        return self._replace(notes=(*self.notes[:at], note, *self.notes[at + 1 :]))

    def without(self, at: int) -> Feedback:
        """Return it without a note, if there is that one."""
        return self._replace(notes=(*self.notes[:at], *self.notes[at + 1 :]))

    def answered(self, answers: Answers) -> Feedback:
        """Return it with the answers of a seat, in place of former ones."""
        others = [one for one in self.answers if one.seat != answers.seat]
        return self._replace(answers=tuple(sorted([*others, answers])))

    def taken_back(self, moves: int) -> Feedback:
        """Return it once so many moves are left: notes stay, and know how far their moment was taken back."""
        notes = (one if one.at <= moves else one._replace(back=moves) for one in self.notes)
        return self._replace(notes=tuple(notes))

    def played_again(self, before: Feedback) -> Feedback:
        """Return it once all is played again that was taken back: the notes of `before` are as they were."""
        return self._replace(notes=(*before.notes, *self.notes[len(before.notes) :]))

    def lines(self) -> list[str]:
        """Return the lines of a record."""
        return [*(note.line() for note in self.notes), *(answers.line() for answers in self.answers)]


NO_FEEDBACK = Feedback()
_KINDS = "|".join(kind.value for kind in NoteKind)
_SEASONS = {season.id: season for season in Season}
_NOTED = re.compile(
    rf"{NOTE}([1-4]): ({_KINDS}) after ([0-9]{{1,6}}), year ([1-9][0-9]?) ({'|'.join(_SEASONS)})"
    r"(?:, on ([1-9][0-9]{0,2}E?|[a-z]+(?:-[a-z]+){0,3}))?(?:, taken back to ([0-9]{1,6}))?:(?: (.*))?"
)
_FELT = "|".join(felt.value for felt in Felt)
_ANSWERED = re.compile(rf"{ANSWERS}([1-4]): fun ([1-5-]), clear ([1-5-]), felt ({_FELT}|-):(?: (.*))?")


def plain_words(words: str) -> str:
    """Return what somebody wrote as one plain line of bounded length."""
    return cut(escaped(" ".join(words.split())), LONGEST_WORDS)


def is_feedback(line: RecordLine) -> bool:
    """Return True if a line of a record tells a note or answers."""
    return line.text.startswith((NOTE, ANSWERS))


def read_feedback(lines: Iterable[RecordLine], asked: bool, seats: int, moves: int | None = None) -> Feedback:
    """Return what these lines say of a game of so many seats and, where known, moves. Raises RecordError."""
    notes, answers = list[PlaytestNote](), dict[int, Answers]()
    for line in lines:
        note, given = _note(line), _answers(line)
        if note is not None and note.seat < seats and _fits(note, moves):
            notes.append(note)
        elif given is not None and given.seat < seats and given.seat not in answers:
            answers[given.seat] = given
        else:
            raise RecordError(message("record-feedback", text=quoted(line.text)), line=line.at)
        if len(notes) > MOST_NOTES:
            raise RecordError(message("record-notes-many", most=MOST_NOTES), line=line.at)
    return Feedback(asked, tuple(notes), tuple(sorted(answers.values(), key=lambda one: one.seat)))


def _fits(note: PlaytestNote, moves: int | None) -> bool:
    """Return True if the game has come to the moment of a note."""
    return note.at <= note.moves and (moves is None or note.at <= moves)


def _note(line: RecordLine) -> PlaytestNote | None:
    found = _NOTED.fullmatch(line.text)
    if found is None or len(found[8] or "") > LONGEST_WORDS:
        return None
    seat, kind, moves, year, season, about, back, words = found.groups()
    return PlaytestNote(
        int(moves),
        int(year),
        _SEASONS[season],
        int(seat) - 1,
        NoteKind(kind),
        plain_words(words or ""),
        about or "",
        int(back) if back else None,
    )


def _answers(line: RecordLine) -> Answers | None:
    found = _ANSWERED.fullmatch(line.text)
    if found is None or len(found[5] or "") > LONGEST_WORDS:
        return None
    seat, fun, clear, felt, change = found.groups()
    return Answers(
        int(seat) - 1,
        None if fun == "-" else int(fun),
        None if clear == "-" else int(clear),
        None if felt == "-" else Felt(felt),
        plain_words(change or ""),
    )
