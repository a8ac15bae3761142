"""The coach that the window is given, which knows no automa: it begins reviews that go on beside the loop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

from game.rules.message import message

if TYPE_CHECKING:
    from game.coach import Review
    from game.rules import Setup
    from game.rules.moves import Move
    from game.scenes.flow import Context
    from game.scenes.replay.history import History

COACH, COACH_TIP = message("coach"), message("coach-tip")


class ReviewUnderWay(Protocol):
    """A review that nobody waits for."""

    died: bool
    """It ended before it was complete."""

    def latest(self) -> Review | None:
        """Return the newest review since the last look; None if there is none."""

    def close(self) -> None:
        """End it."""


StartReview: TypeAlias = "Callable[[Setup, Sequence[Move], int], ReviewUnderWay]"
"""Begins the review of a seat's game. Raises OSError where no process can be had."""


def coached(context: Context, history: History) -> bool:
    """Return True if there is a coach to look at a game, and it is over."""
    return context.start_review is not None and history.over
