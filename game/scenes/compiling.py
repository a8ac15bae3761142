"""What the window knows of compiling: something that is done while it is idle, and what is told of that."""

from __future__ import annotations

from enum import Enum
from typing import Protocol

import pygame

from game.locations import COMMAND as PROGRAM
from game.rules.message import message

BY_PEOPLE = frozenset(
    (
        pygame.KEYDOWN,
        pygame.KEYUP,
        pygame.TEXTINPUT,
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEBUTTONUP,
        pygame.MOUSEWHEEL,
        pygame.FINGERDOWN,
        pygame.FINGERMOTION,
        pygame.DROPFILE,
        pygame.QUIT,
    )
)
"""The events by which somebody at the window does something."""


class IdleWork(Protocol):
    """Work that makes way whenever somebody plays or thinks (`game/compiled/idle.py`)."""

    @property
    def state(self) -> Enum:
        """Return how far it is; its values are the keys of SAID."""

    def pass_time(self, seconds: float, disturbed: bool) -> None:
        """Let time pass, in which somebody did something or thought, or nothing happened."""

    def close(self) -> None:
        """End it, as the window closes."""


COMMAND = f"{PROGRAM} compile"
SAID = {
    "used": message("settings-compiled-used"),
    "pure": message("settings-compiled-pure", option="--pure"),
    "impossible": message("settings-compiled-impossible", command=COMMAND),
    "waits": message("settings-compiled-waits"),
    "makes": message("settings-compiled-makes"),
    "made": message("settings-compiled-made"),
    "failed": message("settings-compiled-failed", command=COMMAND),
    "given-up": message("settings-compiled-given-up", command=COMMAND),
}
"""Whether automas think compiled, by how far that is."""
