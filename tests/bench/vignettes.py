"""Frames of the vignettes at 1920×1080, over a table that has been drawn, while their pictures are made."""

from __future__ import annotations

import gc
from time import perf_counter, sleep

from game.motion.vignettes.vignette import Vignette
from game.scenes.app.loop import App
from game.scenes.event_player import EventPlayer
from game.scenes.flow import Replace
from tests.bench.frames import Frame, timed, told
from tests.posed.camera import own_home
from tests.posed.events import EVENTS, NAMES

SIZE = (1920, 1080)
FRAME = 1 / 60
TIMES = 3


def measure() -> list[tuple[str, str]]:
    """Figures by event, in milliseconds from the events to the flip."""
    found: list[tuple[str, str]] = []
    every: list[Frame] = []
    with own_home():
        app = App({}, SIZE, ahead=True)
        for name, make in EVENTS.items():
            scene = EventPlayer(app.context, name, make(), NAMES)
            if any(isinstance(actor, Vignette) for actor in scene.motion.actors):
                frames = [frame for _ in range(TIMES) for frame in _frames(app, scene)]
                found.append((f"vignette of {name}", told(frames)))
                every += frames
        app.stop()
    return [*found, (f"every vignette, {len(every):,} frames", told(every))]


def _frames(app: App, scene: EventPlayer) -> list[Frame]:
    """Every round of the loop, which then waits for the next as the window does."""
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
        found.append(timed(app, FRAME))
        sleep(max(0.0, FRAME - (perf_counter() - begin)))
    return found
