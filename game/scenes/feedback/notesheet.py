"""The sheet on which somebody leaves a note on this moment of a playtest, or changes one left before."""

from __future__ import annotations

import pygame

from game.rules.ids import is_tile
from game.rules.message import message
from game.rules.record import LONGEST_WORDS, MOST_NOTES, NoteKind, PlaytestNote
from game.rules.state import GameState
from game.rules.terms import Season
from game.scenes.feedback.said import called
from game.scenes.flow import Context, Flow, Pop
from game.scenes.kit.choices import Choice, ChoiceRow, Stepper
from game.scenes.kit.entry import Entry
from game.scenes.kit.screen import FormScene, draw_sheet
from game.scenes.kit.switches import Toggle
from game.scenes.kit.widget import Button, Told, Widget
from game.scenes.session import Session
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.theme import Type
from game.telling import renamed_tiles
from game.words import Names, Spoken

LEFT, TOP, WIDTH, HIGH = 270, 196, 740, 292
"""The sheet; a line higher where a development or a worker was pointed at."""
LINE = 36
NUMBER, TURNER = (810, 262, 170, 24), (760, 257, 220, 34)
"""The place of the note's number, and of the choice among notes where there are any to change."""
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class NoteSheet(FormScene):
    """Asks for the kind of a note and for a few words; nothing of it has to be written."""

    overlay = True

    def __init__(
        self,
        context: Context,
        session: Session,
        seat: int,
        about: str = "",
        below: int = 0,
        seen: GameState | None = None,
    ) -> None:
        """`about` is what was pointed at; so many scenes `below` are left with the sheet.

        `seen` is the position on the table, where that is not the one that the moves have led to.
        """
        super().__init__(context)
        self._pointed = about
        self.session, self.below = session, below
        state = seen or session.match.state
        moves, season = len(session.match.turns), Season(state.season)
        new = PlaytestNote(moves, state.year, season, seat, NoteKind.CONFUSING, "", about)
        self.left = session.match.feedback.notes
        self.own = [at for at, note in enumerate(self.left) if note.seat == seat]
        """The numbers of the notes that can be changed: those of whoever is asked."""
        self.shown = len(self.left)
        """The number of the note on the sheet; that of a new one comes last."""
        self.notes = {at: self.left[at] for at in self.own} | {self.shown: new}
        """The notes as they stand on the sheet."""

    @property
    def note(self) -> PlaytestNote:
        """The note on the sheet."""
        return self.notes[self.shown]

    @note.setter
    def note(self, note: PlaytestNote) -> None:
        self.notes[self.shown] = note

    @property
    def new(self) -> bool:
        """Return True if the note on the sheet is not left yet."""
        return self.shown == len(self.left)

    @property
    def subject(self) -> str:
        """What the note may be about: what it was about when it came onto the sheet."""
        return self._pointed if self.new else self.left[self.shown].about

    @property
    def full(self) -> bool:
        """Return True if a new note is asked for, and the game has no room for a further one."""
        return self.new and self.session.match.feedback.full

    def widgets(self) -> list[Widget]:
        foot = TOP + self._high - 62
        back = Button(self.at(300, foot, 200, 44), message("form-back"), self.escape)
        number = Told(self.at(*NUMBER), tip=message("playtest-note-number-tip", most=MOST_NOTES))
        among = self._among() if self.own else number
        if self.full:
            return [back, among] if self.own else [back]
        kinds = [Choice(kind, message(f"playtest-kind-{kind.value}")) for kind in NoteKind]
        row = ChoiceRow(self.at(300, 316, 680, 36), kinds, self.note.kind, self._set_kind)
        row.tip = message("playtest-kind-tip")
        words = Entry(
            self.at(300, 364, 680, 38),
            self.note.words,
            self._set_words,
            longest=LONGEST_WORDS,
            hint=self.context.theme.words.text(message("playtest-note-hint")),
            tip=message("playtest-note-words-tip"),
        )
        about = [self._asks_about()] if self.subject else []
        return [words, row, *about, *self._acts(foot), back, among]

    def _asks_about(self) -> Toggle:
        """Return the choice whether the note is about a development or a worker."""
        kind = "" if is_tile(self.subject) else "-worker"
        names = Names((), renamed_tiles(self.session.match.state))
        said = Spoken(message(f"playtest-note-about{kind}", about=called(self.subject)), names)
        tip = message(f"playtest-note-about{kind}-tip")
        return Toggle(self.at(300, 412, 680, 28), said, bool(self.note.about), self._set_about, tip=tip)

    def _acts(self, foot: float) -> list[Widget]:
        """Return the buttons for the note: a new one can be left, another changed or taken away."""
        said = message("playtest-note-leave" if self.new else "playtest-note-change")
        leave = Button(self.at(740, foot, 240, 44), said, self._leave, primary=True)
        if self.new:
            return [leave]
        return [leave, Button(self.at(516, foot, 208, 44), message("playtest-note-remove"), self._remove)]

    def _among(self) -> Stepper:
        """Return the choice among the notes that can be changed, and a new one."""
        choices = [
            Choice(at, message("playtest-note-number", number=at + 1)) for at in (*self.own, len(self.left))
        ]
        tip = message("playtest-note-own-tip")
        return Stepper(self.at(*TURNER), choices, self.shown, self._show, tip)

    def resize(self) -> None:
        """Place everything; at first the keys are in the line for words, so that one types at once."""
        super().resize()
        self.form.to_words()

    @property
    def _high(self) -> float:
        return HIGH + (LINE if self.subject and not self.full else 0)

    # -- acts ---------------------------------------------------------------------------------------

    def _show(self, at: object) -> Flow:
        """Lay another note on the sheet; the keys stay at the choice."""
        assert isinstance(at, int)
        self.shown = at
        self.resize()
        self.form.focus = len(self.form.widgets) - 1
        return None

    def _set_kind(self, kind: object) -> Flow:
        assert isinstance(kind, NoteKind)
        self.note = self.note._replace(kind=kind)
        return None

    def _set_words(self, words: str) -> Flow:
        self.note = self.note._replace(words=words)
        return None

    def _set_about(self, on: bool) -> Flow:
        self.note = self.note._replace(about=self.subject if on else "")
        return None

    def _leave(self) -> Flow:
        if self.new:
            self.session.note(self.note)
        else:
            self.session.change_note(self.shown, self.note)
        return Pop(self.below)

    def _remove(self) -> Flow:
        self.session.remove_note(self.shown)
        return Pop(self.below)

    def escape(self) -> Flow:
        return Pop(self.below)

    def handle(self, event: pygame.Event) -> Flow:
        """Take Enter in the line for words as the button below it; a click leaves the keys there."""
        if event.type == pygame.KEYDOWN and event.key in ENTER and self.typing:
            return self._leave()
        flow = super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP:
            self.form.to_words()
        return flow

    # -- drawing ------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        draw_sheet(canvas, self.at(LEFT, TOP, WIDTH, self._high))
        heading, moment = self.at(300, 210, 680, 48), self.at(300, 262, 440 if self.own else 500, 24)
        title = message("playtest-note-title" if self.new else "playtest-note-own")
        canvas.text(title, Type.DISPLAY, p.INK, heading, shrink=True)
        when = message("playtest-moment", year=self.note.year, season=self.note.season, moves=self.note.moves)
        canvas.text(when, Type.NOTE, p.INK_SOFT, moment, shrink=True)
        if self.full:
            said = message("playtest-note-full", most=MOST_NOTES)
            canvas.text(said, Type.BODY, p.INK, self.at(300, 316, 680, 80), valign="top", wrap=True)
        elif not self.own:
            said = message("playtest-note-number", number=len(self.left) + 1)
            canvas.text(said, Type.NOTE, p.INK_SOFT, self.at(*NUMBER), "right", shrink=True)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
