"""What the title costs while it only lives: the share of a core that the process takes."""

from __future__ import annotations

import time

import pygame

from game.automa import AUTOMAS
from game.scenes.app.loop import App
from tests.posed.camera import own_home

SIZES = ((1280, 720), (1920, 1080))
SECONDS = 20.0
WARM = 5.0


def measure() -> list[tuple[str, str]]:
    """Figures by name, in percent of a core; at rest is the same window with motion reduced."""
    found = []
    for size in SIZES:
        for name, reduced in (("alive", False), ("at rest", True)):
            share = _share(size, reduced)
            found.append((f"title {name}, {size[0]}×{size[1]}, {SECONDS:.0f} s", f"{share:.1%} of a core"))
    return found


def _share(size: tuple[int, int], reduced: bool) -> float:
    """Return the processor's time by the time of the clock."""
    with own_home():
        app = App(AUTOMAS, size, ahead=True)
        app.context.settings.animation = True
        app.context.settings.reduced = reduced
        _run(app, WARM)
        begin = time.process_time(), time.perf_counter()
        _run(app, SECONDS)
        share = (time.process_time() - begin[0]) / (time.perf_counter() - begin[1])
        app.stop()
    return share


def _run(app: App, seconds: float) -> None:
    """Turn the loop as a window does."""
    clock, ends = pygame.time.Clock(), time.perf_counter() + seconds
    while time.perf_counter() < ends:
        app.step(clock.tick(app.rate) / 1000)
