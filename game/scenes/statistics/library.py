"""One's games, read beside the loop, and the screen that shows them as soon as they are known."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from threading import Thread

from game.rules.message import message
from game.scenes.flow import Context, Flow
from game.scenes.kit.screen import FormScene
from game.scenes.saving.files import Why
from game.scenes.saving.folders import elsewhere, home, shelf
from game.statistics.figures import Own
from game.statistics.game import Filed
from game.statistics.index import FILE, Index, Library
from game.table.canvas import Canvas
from game.table.painter import Layer

PATIENCE = 0.05
"""Seconds that a screen waits for its games before it is shown without them."""


class _Stopped(Exception):
    """Nobody waits for the games any more."""


class Reader:
    """The games of the folders, as they were when they were read last."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.library: Library | None = None
        self._times = 0  # that it has been read
        self.done = self.all = 0
        self._index = Index(home() / FILE, shelf())
        self._thread: Thread | None = None
        self._stopped = False

    def begin(self) -> None:
        """Read what has changed since; without `ahead`, wait for it."""
        if not self.reading:
            self._thread = Thread(target=self._read, daemon=True)
            self._thread.start()
        assert self._thread is not None
        self._thread.join(PATIENCE if self._context.ahead else None)

    def stop(self) -> None:
        """Read no further, as the screen is left; what was read stays in the index."""
        self._stopped = True

    @property
    def reading(self) -> bool:
        """Return True while games are being read."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def ready(self) -> bool:
        """Return True once every game is known as it is now."""
        return self.library is not None and not self.reading

    @property
    def games(self) -> tuple[Filed, ...]:
        """Return the games that are known of, the longest ago first."""
        return self.library.games if self.library is not None else ()

    @property
    def state(self) -> object:
        """Return what changes whenever there is something else to be shown."""
        return self._times, self.reading, self.done

    @property
    def notice(self) -> Why:
        """Return a line on what goes on or is wrong; empty if nothing is."""
        if not self.ready:
            return message("statistics-reading", done=self.done, all=self.all) if self.all else ""
        assert self.library is not None
        if self.library.aside is not None:
            return message("statistics-aside", file=self.library.aside.name)
        if self.library.left_out:
            return message("statistics-left-out", count=self.library.left_out)
        return ""

    def _read(self) -> None:
        self.done = self.all = 0
        folders = [self._context.saves.folder, *elsewhere().values()]
        with suppress(_Stopped):
            self.library = self._index.library(folders, self._progress)
            self._times += 1

    def _progress(self, done: int, all: int) -> None:
        self.done, self.all = done, all
        if self._stopped:
            raise _Stopped


class OwnGamesScreen(FormScene):
    """A screen on one's games: it is shown at once, and follows as they are read."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.reader = Reader(context)
        self._shown: object = None
        self._size: tuple[int, int] | None = None

    def take(self) -> None:
        """Work out what is shown of the games that are known."""
        raise NotImplementedError

    def beforehand(self) -> Sequence[Layer]:
        return [self._draw_first]

    def _draw_first(self, canvas: Canvas) -> None:
        """Draw the screen with all that is on it, before anybody sees it."""
        self.resize()
        self.draw(canvas)

    def leave(self) -> None:
        self.reader.stop()

    def resize(self) -> None:
        if self._size in (None, self.context.size):
            self.reader.begin()
        self._size = self.context.size
        self._follow()

    def update(self, seconds: float) -> Flow:
        """Games are known that were not before."""
        super().update(seconds)
        if self._shown != self.reader.state:
            self._follow()
        return None

    def _follow(self) -> None:
        self._shown = self.reader.state
        self.take()
        super().resize()


def own_of(filed: Filed) -> Own | None:
    """Return a game as its first person played it; None where nobody did."""
    return next((Own(filed, seat) for seat in filed.game.seats if seat.person), None)
