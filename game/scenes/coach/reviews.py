"""The reviews of one game, seat by seat: one that was kept is there at once, another is begun."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread

from game.coach import Review
from game.scenes.coaching import ReviewUnderWay
from game.scenes.flow import Context
from game.scenes.replay.history import History
from game.scenes.saving.reviews import KeptReviews

NOTHING = Review(0, 0)
PATIENCE = 2.0  # seconds that a disk is waited for when the coach is left


class Reviews:
    """At most one review is under way, that of the seat looked at; nobody waits for it."""

    def __init__(self, context: Context, history: History) -> None:
        self.context, self.history = context, history
        self.died = False
        """The review under way has ended before it was complete."""
        self._under_way: ReviewUnderWay | None = None
        self._writing: Thread | None = None
        self._moves = history.match.moves
        setup, path = history.match.setup, history.path
        self._file = KeptReviews(path, setup, self._moves) if path is not None else None
        self._found = self._file.read() if self._file is not None else {}
        self.seat, self.review = 0, NOTHING

    @property
    def under_way(self) -> bool:
        """Return True while one is."""
        return self._under_way is not None

    def look_at(self, seat: int) -> None:
        """Show a seat's review, and begin it if it is not known yet."""
        self._end()
        self.seat, self.died = seat, False
        self.review = self._found.get(seat, NOTHING)
        if self.review.complete or self.context.start_review is None:
            return
        try:
            self._under_way = self.context.start_review(self.history.match.setup, self._moves, seat)
        except OSError:
            self.died = True

    def update(self) -> bool:
        """Fetch what has been found since; return True if anything is new."""
        running = self._under_way
        if running is None:
            return False
        latest = running.latest()
        if latest is not None:
            self.review = latest
        if self.review.complete:
            self._keep()
            self._end()
        elif running.died:
            self.died = True
            self._end()
        return latest is not None or self.died

    def leave(self) -> None:
        """End the review under way, and see that those that are complete are kept."""
        self._end()
        if self._writing is not None:
            self._writing.join(PATIENCE)

    def _end(self) -> None:
        if self._under_way is not None:
            self._under_way.close()
            self._under_way = None

    def _keep(self) -> None:
        """Write the reviews beside the game; without `ahead` the disk is waited for."""
        self._found[self.seat] = self.review
        if self._file is None:
            return
        self._writing = Thread(target=self._write, args=(self._file, dict(self._found)), daemon=True)
        self._writing.start()
        if not self.context.ahead:
            self._writing.join()

    @staticmethod
    def _write(file: KeptReviews, found: dict[int, Review]) -> None:
        with suppress(OSError):  # it is found anew then
            file.write(found)
