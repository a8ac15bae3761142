"""Goes on by itself: the game that plays on, and a key that is held down."""

from __future__ import annotations

from collections.abc import Callable

import pygame

FASTEST = 0.08  # seconds a move is left to be seen, however fast the game is set to go
QUIET = 0.35  # of the pause, after a move of which there is nothing to tell
WINTER = 4.0  # times the pause, while a winter can be read
HELD, AGAIN = 0.4, 0.07  # seconds until a held key counts again, and again


class Runner:
    """Counts the seconds until the next move."""

    def __init__(self) -> None:
        self.playing = False
        self.wait = 0.0
        self._key: int | None = None
        self._act: Callable[[], object] = lambda: None
        self._held = 0.0

    def rest(self, pause: float, quiet: bool, winter: bool) -> None:
        """Leave a move that was made to be seen."""
        self.wait = max(FASTEST, pause) * (WINTER if winter else QUIET if quiet else 1.0)

    def due(self, seconds: float) -> bool:
        """Let time pass; return True if the next move is to be made."""
        self.wait -= seconds
        return self.playing and self.wait <= 0

    def hold(self, key: int, act: Callable[[], object]) -> None:
        """Begin to count a key again, as long as it is held."""
        self._key, self._act, self._held = key, act, HELD

    def repeat(self, seconds: float) -> None:
        """Let time pass; count the key that is held again."""
        if self._key is None:
            return
        if not pygame.key.get_pressed()[self._key]:
            self._key = None
            return
        self._held -= seconds
        if self._held <= 0:
            self._held = AGAIN
            self._act()
