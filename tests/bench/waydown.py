"""Frames of the way from the title down to the table at 1920×1080, with all that is drawn beside the loop."""

from __future__ import annotations

from time import perf_counter

import pygame

from game.automa import AUTOMAS
from game.scenes.app.loop import App
from game.scenes.app.waydown import WayDown
from tests.bench.frames import Frame, timed, told
from tests.posed.camera import own_home

SIZE = (1920, 1080)
TIMES = 3
SECONDS = 3.0  # at the title before that, so that what is a click away is drawn


def measure() -> list[tuple[str, str]]:
    """Figures of the wait until the table is drawn, and of the way, from the click on "Play"."""
    waits, frames, waited = list[Frame](), list[Frame](), list[float]()
    for _ in range(TIMES):
        with own_home():
            app = App(AUTOMAS, SIZE, ahead=True)
            app.context.settings.animation = True
            _turn(app, SECONDS)
            app.apply(app.context.doors.begin(app.context))
            began = perf_counter()
            waited.append(0.0)
            for frame, share in _way(app):
                (frames if share else waits).append(frame)
                if not share:
                    waited[-1] = perf_counter() - began
            app.stop()
    until = " ".join(f"{one:.2f}" for one in waited)
    return [
        ("landscape until the table is drawn", f"{told(waits)}; {until} s"),
        ("way down to the table", told(frames)),
    ]


def _turn(app: App, seconds: float) -> None:
    clock, ends = pygame.time.Clock(), perf_counter() + seconds
    while perf_counter() < ends:
        app.step(clock.tick(app.rate) / 1000)


def _way(app: App) -> list[tuple[Frame, float]]:
    """Return every round of the loop on the way, with the share that was done before it."""
    found, clock = [], pygame.time.Clock()
    clock.tick()
    while isinstance(way := app.scene, WayDown):
        share, passed = way.share, clock.tick(app.rate) / 1000
        found.append((timed(app, passed), share))
    return found
