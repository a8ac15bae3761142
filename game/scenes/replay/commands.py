"""The commands of a replay beside those of any table: bar, keys and pointer give them as values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

import pygame

from game.scenes.kit.entry import is_command
from game.scenes.stage.commands import LookAt, StageAct, StageCommand, TellWhy


class Stride(Enum):
    """The length of a step."""

    MOVE = auto()
    PHASE = auto()
    YEAR = auto()
    GAME = auto()


class ReplayAct(Enum):
    """Commands without a value."""

    PLAY_OR_PAUSE = auto()  # play on from here, from the beginning where the game has ended, or stop
    FOLLOW = auto()  # let the large board follow whose move it is, or stay
    SHOW_SCORING = auto()
    LEAVE = auto()  # close the log if it is open, else leave the replay


@dataclass(frozen=True)
class Go:
    """Go so many steps on, or back."""

    stride: Stride
    by: int


@dataclass(frozen=True)
class Seek:
    """Go to a position."""

    at: int


ReplayCommand = ReplayAct | Go | Seek | StageCommand

_KEYS: dict[int, ReplayCommand] = {
    pygame.K_ESCAPE: ReplayAct.LEAVE,
    pygame.K_F10: StageAct.OPEN_MENU,
    pygame.K_SPACE: ReplayAct.PLAY_OR_PAUSE,
    pygame.K_f: ReplayAct.FOLLOW,
    pygame.K_v: StageAct.PIN_FIGURES,
    pygame.K_w: TellWhy(),
    pygame.K_HOME: Go(Stride.GAME, -1),
    pygame.K_END: Go(Stride.GAME, 1),
    pygame.K_PAGEUP: Go(Stride.PHASE, -1),
    pygame.K_PAGEDOWN: Go(Stride.PHASE, 1),
    pygame.K_LEFT: Go(Stride.MOVE, -1),
    pygame.K_RIGHT: Go(Stride.MOVE, 1),
}
AGAIN = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_PAGEDOWN)
"""The keys that count again while they are held."""


def command_of(event: pygame.Event, seats: int) -> ReplayCommand | None:
    """Return the command of a key. Arrows go by a phase with Shift; arrows and pages by a year with Ctrl."""
    command = _KEYS.get(event.key)
    if event.key in AGAIN and isinstance(command, Go):
        if is_command(event.mod):
            return Go(Stride.YEAR, command.by)
        if event.mod & pygame.KMOD_SHIFT:
            return Go(Stride.PHASE, command.by)
    seat = event.key - pygame.K_1
    return LookAt(seat) if 0 <= seat < seats else command
