"""The question before leaving a table whose game could not be saved."""

from __future__ import annotations

from pathlib import Path
from threading import Thread

from game.rules.message import Message, message
from game.scenes.flow import Context, Flow, Pop, Quit, Replace, Scene
from game.scenes.kit.screen import FormScene, draw_sheet
from game.scenes.kit.widget import Button, Widget
from game.scenes.saving.files import Why, holds
from game.scenes.saving.folders import elsewhere
from game.scenes.session import Session
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.theme import Type

USUAL = "usual"
TRYING = message("unsaved-trying")
SIZE = 100_000  # bytes that a folder must have room for: a long game, twice while it is written
PLACES_AT, STEP, EDGE = 352.0, 46.0, 380.0


class Places:
    """Folders that a game could be saved in, each by the last part of its message's id.

    `wrong` has the reason why a folder cannot hold it, empty if it can, None while that is not known.
    """

    def __init__(self, folders: dict[str, Path]) -> None:
        self.folders = folders
        self.wrong: dict[str, Why | None] = dict.fromkeys(folders)

    def look(self, wait: bool) -> None:
        """Try all of them at once, as one may be slow; with `wait`, return when all is known."""
        threads = [Thread(target=self._try, args=found, daemon=True) for found in self.folders.items()]
        for thread in threads:
            thread.start()
        for thread in threads if wait else ():
            thread.join()

    def _try(self, what: str, folder: Path) -> None:
        self.wrong[what] = holds(folder, SIZE)


class Unsaved(FormScene):
    """Closes by itself once the game is saved, and then does what was asked for."""

    overlay = True

    def __init__(
        self,
        context: Context,
        session: Session,
        then: Replace | Quit | None = None,
        places: Places | None = None,
    ) -> None:
        """`then` is what somebody wanted to do; None if the table is not left."""
        super().__init__(context)
        self.session, self.then = session, then
        self._told: object = None
        self._places = places or Places({})
        if places is None:
            self._look_around()

    def _look_around(self) -> None:
        """Try the other folders that the game could be saved in."""
        folders = {USUAL: self.context.saves.folder, **elsewhere()}
        here = self.session.folder
        self._places = Places({what: folder for what, folder in folders.items() if folder != here})
        self._places.look(wait=not self.context.ahead)

    # -- answers --------------------------------------------------------------------------------------

    def before_leaving(self, then: Replace | Quit) -> Scene | None:
        """Ask the same for another way out, like the window's close button."""
        if self.session.keeper.done:
            return None
        self.then = then
        self.resize()
        return self

    def update(self, seconds: float) -> Flow:
        super().update(seconds)
        if self.session.keeper.done:
            return self.then or Pop()
        telling = (self.session.keeper.trouble, self.session.keeper.missing, dict(self._places.wrong))
        if telling != self._told:
            self._told = telling
            self.resize()
        return None

    def escape(self) -> Flow:
        return None if self._must_go else Pop()

    @property
    def _must_go(self) -> bool:
        """True if there is no table to go back to."""
        return self.session.over and self.then is not None

    def _try(self) -> Flow:
        self.session.keeper.retry()
        return None

    def _save_in(self, folder: Path) -> Flow:
        self.session.save_in(folder)
        self._look_around()
        return None

    def _leave(self) -> Flow:
        self.session.keeper.drop()
        return self.then

    # -- drawing --------------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        rect = self.at(EDGE, 270, 520, 40)
        again = Button(rect, message("unsaved-try-again"), self._try, primary=True)
        places = [self._place(i, *entry) for i, entry in enumerate(self._places.folders.items())]
        return [again, *places, *self._ends()]

    def _place(self, i: int, what: str, folder: Path) -> Button:
        wrong, name = self._places.wrong[what], message(f"unsaved-folder-{what}")
        rect = self.at(EDGE + 270 * (i % 2), PLACES_AT + STEP * (i // 2), 250, 38)
        why = TRYING if wrong is None else wrong
        return Button(rect, name, lambda: self._save_in(folder), why=why, tip=str(folder))

    def _ends(self) -> list[Widget]:
        left, right = (self.at(EDGE + x, self._bottom, 250, 40) for x in (0, 270))
        ends: list[Widget] = []
        if not self._must_go:
            ends.append(Button(left, message("unsaved-back"), Pop))
        if self.then is not None:
            ends.append(Button(right, self._leaving, self._leave))
        return ends

    @property
    def _bottom(self) -> float:
        """The upper edge of the last row of buttons, in design units."""
        return PLACES_AT + STEP * ((len(self._places.folders) + 1) // 2) + 18

    @property
    def _leaving(self) -> Message:
        if self.session.path is None:
            return message("unsaved-leave-game")
        return message("unsaved-leave", count=self.session.keeper.missing)

    def draw(self, canvas: Canvas) -> None:
        draw_sheet(canvas, self.at(340, 130, 600, self._bottom - 66))
        canvas.text(message("unsaved-title"), Type.DISPLAY, p.INK, self.at(EDGE, 150, 520, 44), "center")
        words = self.at(EDGE, 198, 520, 24)
        canvas.text(self.said, Type.BODY, p.INK, words, "center", shrink=True, ellipsis=True)
        folder = self.at(EDGE, 224, 520, 22)
        canvas.text(str(self.session.folder), Type.NOTE, p.INK_SOFT, folder, "center", ellipsis=True)
        canvas.text(message("unsaved-elsewhere"), Type.LABEL, p.INK, self.at(EDGE, 322, 520, 24))
        self.form.draw(canvas)
        self.form.draw_hint(canvas)

    @property
    def said(self) -> Message:
        """The sentence on what is not saved, and why."""
        session = self.session
        if session.path is None:
            return message("unsaved-game", why=session.keeper.trouble)
        return message("unsaved-moves", count=session.keeper.missing, why=session.keeper.trouble)
