"""What a frame costs at 1920×1080: the frames of a real game while pieces fly, and a crowd of 200 of them."""

from __future__ import annotations

from functools import partial
from random import Random
from statistics import median, quantiles
from time import perf_counter

from game.automa import AUTOMAS, BASELINES
from game.automa.mcts import Mcts
from game.automa.process_player import ProcessPlayer
from game.motion.flight import Flight
from game.rules import Setup
from game.scenes.app.loop import App
from game.scenes.flow import Replace
from game.scenes.play.scene import Play
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from tests.posed.camera import own_home

SIZE = (1920, 1080)
FRAMES = 600
CROWD = 200
WARM = 150
SPRITES = ("disk_black", "disk_brown", "disk_yellow", "coal", "water", "wood", "food", "thaler")


def measure() -> list[tuple[str, str]]:
    """Figures by name, in milliseconds from the events to the flip."""
    with own_home():
        app = App(AUTOMAS | BASELINES, SIZE)
        app.context.settings.pace = "at once"
        app.context.settings.animation = True
        play = _table(app)
        moving = _frames_in_motion(app, play)
        crowded = _crowded_frames(app, play)
        app.stop()
        idle, thinking = _thinking_frames()
    return [
        (f"frame in motion, median of {len(moving)}", f"{median(moving) * 1e3:.1f} ms"),
        ("frame in motion, 19 of 20 within", f"{quantiles(moving, n=20)[-1] * 1e3:.1f} ms"),
        (f"whole table and {CROWD} pieces flying, median", f"{median(crowded) * 1e3:.1f} ms"),
        ("whole table, nobody thinks, 99 of 100 within", f"{quantiles(idle, n=100)[-1] * 1e3:.1f} ms"),
        ("whole table, an automa thinks, 99 of 100 within", f"{quantiles(thinking, n=100)[-1] * 1e3:.1f} ms"),
    ]


def _table(app: App) -> Play:
    chairs = tuple(Chair(name, seat, "random", seat) for seat, name in enumerate(("A", "B", "C", "D")))
    play = Play(app.context, Session.begin(app.context, Setup(seats=4, seed=5), chairs))
    app.apply(Replace(play))
    return play


def _thinking_frames() -> tuple[list[float], list[float]]:
    """Seconds of frames that draw the whole table: first nobody thinks, then an automa does, and long."""
    app = App({"thinker": _thinker}, SIZE)
    app.context.settings.pace = "at once"
    found = []
    for automa in ("", "thinker"):
        chairs = tuple(Chair(name, seat, automa, seat) for seat, name in enumerate(("A", "B")))
        play = Play(app.context, Session.begin(app.context, Setup(seats=2, seed=5), chairs))
        app.apply(Replace(play))
        app.step(1.0)
        found.append(_redrawn(app, play))
    app.stop()
    return found[0], found[1]


def _thinker(seed: int) -> ProcessPlayer:
    return ProcessPlayer("thinker", partial(Mcts, playouts=100_000), seed)


def _redrawn(app: App, play: Play) -> list[float]:
    """Frames once the automas' processes have come up, which takes the cores for a moment."""
    seconds = []
    for _ in range(FRAMES + WARM):
        play.dirty = True
        begin = perf_counter()
        app.step(1 / 60)
        seconds.append(perf_counter() - begin)
    return seconds[WARM:]


def _frames_in_motion(app: App, play: Play) -> list[float]:
    """Seconds of every drawn frame while something flies, in a game of four automas."""
    seconds: list[float] = []
    while len(seconds) < FRAMES and app.scene is play:
        frames, moving = app.frames, play.stage.motion.moving
        begin = perf_counter()
        app.step(1 / 60)
        if moving and app.frames > frames:
            seconds.append(perf_counter() - begin)
    return seconds


def _crowded_frames(app: App, play: Play) -> list[float]:
    """Seconds of frames with a crowd in the air above the whole table."""
    random = Random(1)

    def anywhere() -> tuple[float, float]:
        return random.uniform(0, SIZE[0]), random.uniform(0, SIZE[1])

    side = app.context.theme.px(22)
    play.stage.motion.skip()
    for _ in range(CROWD):
        sprite = random.choice(SPRITES)
        play.stage.motion.flights.append(Flight(sprite, side, anywhere(), anywhere(), 0.0, duration=60.0))
    seconds = []
    for _ in range(120):
        begin = perf_counter()
        app.step(1 / 60)
        seconds.append(perf_counter() - begin)
    return seconds[20:]
