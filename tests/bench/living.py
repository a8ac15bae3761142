"""What land that lives costs while nobody does anything: the share of a core that the process takes."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import pygame

from game.automa import AUTOMAS
from game.rules.engine import ranking
from game.scenes.app.loop import App
from game.scenes.flow import Context, Replace, Scene
from game.scenes.play.scene import Play
from game.scenes.replay.history import History
from game.scenes.result.scene import Result
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from tests.posed.camera import own_home
from tests.scenes.reels import record
from tests.scenes.sitting import people

GAME = "4-seats-both"
WAITING, PINGE, TUNNEL = "2-seats-rows", 86, 221  # a game, and moves after which a person is asked

SIZES = ((1280, 720), (1920, 1080))
SECONDS = 20.0
WARM = 5.0


def measure() -> list[tuple[str, str]]:
    """Figures by name, in percent of a core; at rest is the same window with motion reduced."""
    found = []
    for size in SIZES:
        for name, reduced, scene in (
            ("title at rest", True, None),
            ("title alive", False, None),
            ("victory alive", False, partial(_result, 0)),
            ("defeat alive, in the rain", False, partial(_result, -1)),
            ("waiting table at rest", True, partial(_waiting, PINGE)),
            ("waiting table alive, water in the Pinge", False, partial(_waiting, PINGE)),
            ("waiting table alive, lamps in the Tunnel", False, partial(_waiting, TUNNEL)),
        ):
            share = _share(size, reduced, scene)
            found.append((f"{name}, {size[0]}×{size[1]}, {SECONDS:.0f} s", f"{share:.1%} of a core"))
    return found


def _result(place: int, context: Context) -> Result:
    """Return the result of a game in which a person came in at this place, and automas at all others."""
    history = History.of_record(record(GAME), GAME)
    person = ranking(history.match.state)[place]
    history.chairs = tuple(
        Chair(f"Anna {seat}", seat, "" if seat == person else "bauer", 1)
        for seat in range(len(history.chairs))
    )
    return Result(context, history)


def _waiting(moves: int, context: Context) -> Play:
    """Return the table of a person who is asked after so many moves of a game."""
    return Play(context, Session.play_on(context, record(WAITING), moves, people(2, 1, "bauer")))


def _share(size: tuple[int, int], reduced: bool, scene: Callable[[Context], Scene] | None) -> float:
    """Return the processor's time by the time of the clock, on the title or on another scene."""
    with own_home():
        app = App(AUTOMAS, size, ahead=True)
        app.context.settings.animation = True
        app.context.settings.reduced = reduced
        if scene is not None:
            app.apply(Replace(scene(app.context)))
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
