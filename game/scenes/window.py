"""Opening the one window, where there is a display to open it on."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygame

SMALLEST = (640, 360)
HEADLESS = ("offscreen", "dummy", "evdev")


class NoDisplay(RuntimeError):
    """There is no display to open a window on."""


def has_gpu() -> bool:
    """Whether a graphics processor seems to be at hand. Only Linux machines are known to go without."""
    if not sys.platform.startswith("linux"):
        return True
    return any(Path("/dev").glob("dri/render*")) or any(
        Path("/dev", name).exists() for name in ("nvidia0", "dxg", "mali0")
    )


def start_display() -> None:
    """Get pygame's display ready, or raise NoDisplay with what to do about it."""
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    if "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ and not has_gpu():
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(f"no display to open a window on ({error})") from error
    driver = pygame.display.get_driver()
    if driver.lower() in HEADLESS and not asked:
        pygame.display.quit()
        raise NoDisplay(f"no display to open a window on (only the driver {driver!r} is there)")


def open_window(size: tuple[int, int], fullscreen: bool) -> pygame.Surface:
    """The window's surface; in full screen as large as the desktop."""
    pygame.display.set_caption("Haspelknecht")
    try:
        if fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        wanted = (max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1]))
        return pygame.display.set_mode(wanted, pygame.RESIZABLE)
    except pygame.error as error:
        raise NoDisplay(f"the window could not be opened ({error})") from error
