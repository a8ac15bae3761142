"""The one window, and the display to open it on."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Sequence
from contextlib import suppress
from math import floor
from pathlib import Path
from typing import NamedTuple

import pygame

from game.rules.message import MessageError, message
from game.table import palette as p
from game.table.theme import load_svg

ICON = 64
SMALLEST = (640, 360)
WIDEST, TALLEST = 4.0, 1.0
"""The greatest width of a drawing by its height, and the greatest height by its width."""
PIXELS = "SDL_WINDOWS_DPI_AWARENESS"
"""The variable by which Windows is told that the window counts in the pixels of its screen."""
HEADLESS = ("offscreen", "dummy", "evdev")


class NoDisplay(MessageError):
    """There is no display to open a window on."""


def has_gpu() -> bool:
    """Return True if there seems to be a graphics processor. Only Linux machines are known to lack one."""
    if not sys.platform.startswith("linux"):
        return True
    return any(Path("/dev").glob("dri/render*")) or any(
        Path("/dev", name).exists() for name in ("nvidia0", "dxg", "mali0")
    )


def start_display() -> None:
    """Get pygame's display ready. Raises NoDisplay."""
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    if "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ and not has_gpu():
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    if sys.platform == "win32":
        os.environ.setdefault(PIXELS, "permonitorv2")  # else it is drawn small, and blurred by enlarging
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(message("window-no-display", why=str(error))) from error
    driver = pygame.display.get_driver()
    if driver.lower() in HEADLESS and not asked:
        pygame.display.quit()
        raise NoDisplay(message("window-no-driver", driver=driver))


class Pane(NamedTuple):
    """The size of the drawing, and its place in the window."""

    size: tuple[int, int]
    rect: pygame.Rect

    def inside(self, point: tuple[float, float]) -> tuple[int, int]:
        """Return the point of the drawing at a point of the window."""
        across, down = self.size[0] / self.rect.width, self.size[1] / self.rect.height
        return floor((point[0] - self.rect.left) * across), floor((point[1] - self.rect.top) * down)


def pane(window: tuple[int, int]) -> Pane:
    """Return the pane of a window of this size: all of it, unless the size is an odd one.

    The drawing of a smaller window is scaled down, and a window that is too wide or too tall has bars.
    """
    width, height = max(1, window[0]), max(1, window[1])
    more = max(1.0, SMALLEST[0] / width, SMALLEST[1] / height)
    wide, tall = width * more, height * more
    size = (
        max(SMALLEST[0], round(min(wide, tall * WIDEST))),
        max(SMALLEST[1], round(min(tall, wide * TALLEST))),
    )
    rect = pygame.Rect(0, 0, width, height)
    fitted = pygame.Rect(0, 0, *size).fit(rect) if more > 1 else pygame.Rect(0, 0, *size)
    fitted.size = max(1, fitted.width), max(1, fitted.height)
    fitted.center = rect.center
    return Pane(size, fitted.clamp(rect))


class Window:
    """The one window. `surface` is to be drawn on: the window's own, unless its size is an odd one."""

    def __init__(self, size: tuple[int, int], fullscreen: bool) -> None:
        """Open the window. Raises NoDisplay.

        The icon comes first: pygame would load one of its own while it opens the window, and swallow whatever
        is raised meanwhile, Ctrl+C as well.
        """
        pygame.display.set_icon(load_svg("icon", ICON, ICON))
        self.open(size, fullscreen)

    def open(self, size: tuple[int, int], fullscreen: bool) -> None:
        """Open the window or resize it, in full screen to the size of the desktop. Raises NoDisplay."""
        pygame.display.set_caption("Haspelknecht")
        try:
            if fullscreen:
                self._whole = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            else:
                wanted = (max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1]))
                self._whole = pygame.display.set_mode(wanted, pygame.RESIZABLE)
        except pygame.error as error:
            raise NoDisplay(message("window-not-opened", why=str(error))) from error
        self.fullscreen = fullscreen
        if not fullscreen:
            _keep_from_shrinking()
        self._lay()

    @property
    def hidden(self) -> bool:
        """True if the system says that the window cannot be seen: it is minimised, or off the screen."""
        return not pygame.display.get_active()

    def follow(self) -> bool:
        """Follow a user who resizes the window; return True if its size has changed."""
        self._whole = pygame.display.get_surface() or self._whole
        changed = self._whole.get_size() != self._size
        if changed:
            self._lay()
        return changed

    def inside(self, event: pygame.Event) -> pygame.Event:
        """Return an event with its position in the drawing instead of the window."""
        if self.surface is self._whole or not hasattr(event, "pos"):
            return event
        return pygame.Event(event.type, {**event.dict, "pos": self.pane.inside(event.pos)})

    def show(self, changed: Sequence[pygame.Rect] = ()) -> None:
        """Show the drawing, or what has `changed` of it. Raises NoDisplay."""
        if self.surface is not self._whole:
            self._whole.fill(p.WOOD_DEEPEST)
            image = self.surface
            if self.pane.rect.size != self.pane.size:
                image = pygame.transform.smoothscale(image, self.pane.rect.size)
            self._whole.blit(image, self.pane.rect)
            changed = ()
        try:
            if changed:
                pygame.display.update(list(changed))
            else:
                pygame.display.flip()
        except pygame.error as error:
            raise NoDisplay(message("window-gone", why=str(error))) from error

    def _lay(self) -> None:
        self._size = self._whole.get_size()
        self.pane = pane(self._size)
        own = self.pane.size == self._size
        self.surface = self._whole if own else pygame.Surface(self.pane.size)


def _keep_from_shrinking() -> None:
    """Ask the system for a minimum size; not every one keeps to it."""
    with suppress(pygame.error, AttributeError), warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # the only way to a window of pygame.display
        pygame.Window.from_display_module().minimum_size = SMALLEST
