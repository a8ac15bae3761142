"""What a scene is, and the four things a scene can ask of the loop: Push, Pop, Replace, Quit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.scenes.opponents import Opponents
    from game.scenes.saves import Saves
    from game.scenes.settings import Settings
    from game.table.canvas import Canvas
    from game.table.theme import Theme


@dataclass
class Context:
    """What every scene may use: the theme of the present size, settings, saves and opponents."""

    theme: Theme
    settings: Settings
    saves: Saves
    opponents: Opponents
    window_changed: bool = False  # a scene changed size or full screen in the settings

    @property
    def size(self) -> tuple[int, int]:
        return self.theme.size


@dataclass(frozen=True)
class Push:
    """Put a scene on top; the one below waits."""

    scene: Scene


@dataclass(frozen=True)
class Pop:
    """Leave the scene on top, and `extra` more below it."""

    extra: int = 0


@dataclass(frozen=True)
class Replace:
    """Leave every scene and go to this one."""

    scene: Scene


@dataclass(frozen=True)
class Quit:
    """Close the window."""


Flow = Push | Pop | Replace | Quit | None


class Scene:
    """One screen. `dirty` asks for a drawing; `overlay` scenes are drawn over the one below."""

    overlay = False

    def __init__(self, context: Context) -> None:
        self.context = context
        self.dirty = True

    def resize(self) -> None:
        """The scene comes to the top or the window has another size: place everything anew."""
        self.dirty = True

    def handle(self, event: pygame.Event) -> Flow:
        """React to one event of mouse or keyboard."""
        return None

    def update(self, seconds: float) -> Flow:
        """Let time pass."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole scene."""

    def leave(self) -> None:
        """The window closes or the scene goes: keep what must not be lost."""
