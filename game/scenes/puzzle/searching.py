"""The search for the best line, beside the loop."""

from __future__ import annotations

from threading import Thread

from game.puzzles.goals import Goal
from game.puzzles.search import Solution, TooLarge, solve
from game.rules.state import GameState


class Searching:
    """One search: at once, or with `beside` in a thread, so that no frame waits for it."""

    def __init__(self, before: GameState, goal: Goal, now: GameState, *, beside: bool) -> None:
        self._before, self._goal, self._now = before.copy(), goal, now.copy()
        self.wanted = True  # somebody waits for it
        self.done = False
        self.solution: Solution | None = None
        """The best line, once it is done; none if there are too many to be searched."""
        if beside:
            Thread(target=self._search, daemon=True).start()
        else:
            self._search()

    def _search(self) -> None:
        try:
            self.solution = solve(self._before, self._goal, now=self._now, wanted=lambda: self.wanted)
        except TooLarge:
            self.solution = None
        self.done = True
