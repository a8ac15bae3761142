"""Frames of the vignettes at 1920×1080, over a table that has been drawn, while their pictures are made."""

from __future__ import annotations

import gc
from statistics import median, quantiles
from time import perf_counter, sleep

from game.motion.vignettes.vignette import Vignette
from game.scenes.app.loop import App
from game.scenes.event_player import EventPlayer
from game.scenes.flow import Replace
from tests.posed.camera import own_home
from tests.posed.events import EVENTS, NAMES

SIZE = (1920, 1080)
FRAME = 1 / 60
TIMES = 3


def measure() -> list[tuple[str, str]]:
    """Figures by event, in milliseconds from the events to the flip."""
    found: list[tuple[str, str]] = []
    every: list[float] = []
    with own_home():
        app = App({}, SIZE, ahead=True)
        for name, make in EVENTS.items():
            scene = EventPlayer(app.context, name, make(), NAMES)
            if any(isinstance(actor, Vignette) for actor in scene.motion.actors):
                frames = [seconds for _ in range(TIMES) for seconds in _frames(app, scene)]
                found.append((f"vignette of {name}", _told(frames)))
                every += frames
        app.stop()
    return [*found, (f"every vignette, {len(every):,} frames", _told(every))]


def _frames(app: App, scene: EventPlayer) -> list[float]:
    """Seconds of every round of the loop, which then waits for the next as the window does."""
    app.apply(Replace(scene))
    while app.scene is not scene:
        app.step(FRAME)
    scene.running = False
    app.step(0.0)
    scene.again()
    gc.collect()
    found = []
    while any(isinstance(actor, Vignette) for actor in scene.motion.actors):
        begin = perf_counter()
        app.step(FRAME)
        found.append(perf_counter() - begin)
        sleep(max(0.0, FRAME - found[-1]))
    return found


def _told(frames: list[float]) -> str:
    within, longest = quantiles(frames, n=100)[-1] * 1e3, max(frames) * 1e3
    return f"median {median(frames) * 1e3:.1f} ms, 99 % within {within:.1f} ms, longest {longest:.1f} ms"
