"""The coach that the window is given, which knows no automa: it begins reviews that go on beside the loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from game.rules.message import message

if TYPE_CHECKING:
    from game.coach import Review
    from game.rules import Setup
    from game.rules.moves import Move

COACH, COACH_TIP = message("coach"), message("coach-tip")


class ReviewUnderWay(Protocol):
    """A review that nobody waits for."""

    died: bool
    """It ended before it was complete."""

    def latest(self) -> Review | None:
        """Return the newest review since the last look; None if there is none."""

    def close(self) -> None:
        """End it."""


class StartReview(Protocol):
    """Begins the review of a seat's game. Raises OSError where no process can be had."""

    def __call__(self, setup: Setup, moves: Sequence[Move], seat: int, /) -> ReviewUnderWay: ...
