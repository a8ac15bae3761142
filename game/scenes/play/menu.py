"""The menu over the table: on with the game, settings, or away without losing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.message import Message, message
from game.scenes.flow import Context, Flow, Pop, Push, Quit, Replace
from game.scenes.kit.screen import FormScene, draw_sheet
from game.scenes.kit.widget import Act, Widget, buttons
from game.scenes.rulebook.topic import Topic, topic_of
from game.scenes.saved_games.unsaved import Unsaved
from game.scenes.saving.chairs import Chair
from game.scenes.seatsheet import SeatSheet
from game.scenes.session import Session
from game.scenes.settings.screen import SettingsScreen
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.theme import Type


class Menu(FormScene):
    """Lies over the table, and says whether the game below is saved."""

    overlay = True
    keys: Sequence[Message] = (
        message("menu-keys"),
        message("menu-keys-steering"),
        message("menu-keys-since"),
        message("menu-keys-hand"),
        message("menu-keys-answer"),
        message("menu-keys-always"),
    )

    def __init__(
        self, context: Context, session: Session | None = None, leave_note: Callable[[], Flow] | None = None
    ) -> None:
        """`session` is the game below, where there is one to be saved; `leave_note` is for a playtest."""
        super().__init__(context)
        self.session, self.leave_note = session, leave_note
        if leave_note is not None:
            self.keys = (*self.keys[:-1], message("menu-keys-playtest"))
        self._told = self.note

    @property
    def note(self) -> Said:
        """A line below the heading."""
        return self.session.how_saved if self.session is not None else ""

    def update(self, seconds: float) -> Flow:
        super().update(seconds)
        if self._told != self.note:
            self._told = self.note
            self.resize()
        return None

    def acts(self) -> list[Act]:
        """Return the buttons, the likeliest first."""
        session = self.session
        unsaved = session is not None and bool(session.keeper.trouble)
        going = session is not None and not session.over
        return [
            (message("menu-on"), Pop),
            *([(message("menu-note"), self.leave_note)] if self.leave_note is not None else []),
            *([(message("menu-save-elsewhere"), self._elsewhere)] if unsaved else []),
            *([(message("menu-seats"), self._seats)] if going else []),
            (message("rulebook-title"), self._rules),
            (message("settings-title"), self._settings),
            (message("menu-leave"), self._title),
            (message("menu-quit"), Quit),
        ]

    def widgets(self) -> list[Widget]:
        acts = self.acts()
        self.top = 270 - 28 * len(acts)
        return buttons([self.at(510, self.top + 96 + 56 * i, 260, 44) for i in range(len(acts))], acts)

    def _elsewhere(self) -> Flow:
        assert self.session is not None
        return Push(Unsaved(self.context, self.session))

    def _seats(self) -> Flow:
        """Ask who decides from now on."""
        assert self.session is not None
        seed = self.session.match.setup.seed
        said = message("seats-from-now")
        return Push(SeatSheet(self.context, said, seed, self.session.chairs, self._seated))

    def _seated(self, chairs: tuple[Chair, ...]) -> Flow:
        assert self.session is not None
        for seat, (chair, before) in enumerate(zip(chairs, self.session.chairs, strict=True)):
            if chair != before:
                self.session.hand_over(seat, chair)
        return Pop(1)

    @property
    def topic(self) -> Topic:
        """Return the rules of the game below."""
        assert self.session is not None
        return topic_of(self.session.match.state)

    def _rules(self) -> Flow:
        """Open the rules; back from them is the game."""
        return Push(self.context.doors.rules(self.context, self.topic))

    def _settings(self) -> Flow:
        return Push(SettingsScreen(self.context))

    def _title(self) -> Flow:
        return Replace(self.context.doors.title(self.context))

    def draw(self, canvas: Canvas) -> None:
        foot = self.top + 98 + 56 * len(self.form.widgets)
        draw_sheet(canvas, self.at(460, self.top, 360, foot - self.top + 24 + 18 * len(self.keys)))
        heading, note = self.at(510, self.top + 16, 260, 44), self.at(480, self.top + 60, 320, 24)
        canvas.text(message("menu-title"), Type.DISPLAY, p.INK, heading, "center")
        canvas.text(self.note, Type.NOTE, p.INK_SOFT, note, "center", ellipsis=True)
        for i, line in enumerate(self.keys):
            under = self.at(468, foot + 18 * i, 344, 18)
            canvas.text(line, Type.TINY_NOTE, p.INK_SOFT, under, "center", shrink=True)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
