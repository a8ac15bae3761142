"""The heaviest moments of pieces in motion at 1920×1080: a refill with all disks, a heap of 18 coal."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from statistics import quantiles
from time import perf_counter

from game.automa import BASELINES
from game.motion.routes import Router
from game.rules import Setup
from game.rules import events as e
from game.rules.state import GameState
from game.scenes.app.loop import App
from game.scenes.flow import Replace
from game.scenes.play.scene import Play
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from tests.posed.camera import own_home

SIZE = (1920, 1080)
TIMES = 5
BOTH = frozenset({"black", "iron"})


def measure() -> list[tuple[str, str]]:
    """Figures by name, in milliseconds."""
    with own_home():
        app = App(BASELINES, SIZE)
        play = _table(app)
        found = [*_told("refill", *_moment(app, play, refill(play.match.state)))]
        found += _told("18 coal on one heap", *_moment(app, play, heap(play.match.state)))
        app.stop()
    return found


def _table(app: App) -> Play:
    """Four people and both modules: nothing happens by itself."""
    setup = Setup(seats=4, seed=5, modules=BOTH, tunnel="B")
    chairs = tuple(Chair(name, seat, "", seat) for seat, name in enumerate(("A", "B", "C", "D")))
    play = Play(app.context, Session.begin(app.context, setup, chairs))
    app.apply(Replace(play))
    app.step(1 / 60)
    return play


def refill(state: GameState) -> list[e.Event]:
    """All disks that a refill can move: out of the reserves and out of the bag."""
    pools = range(len(state.action))
    state.action = [(4, 3, 2) for _ in pools]
    state.reserve = [(1, 1, 1) for _ in pools]
    moved: list[e.Event] = [e.ReserveMoved(pool, (1, 1, 1)) for pool in pools]
    moved += [e.DisksDrawn(pool, True, (1, 1, 1)) for pool in pools]
    return moved + [e.DisksDrawn(pool, False, (2, 1, 0)) for pool in pools]


def heap(state: GameState) -> list[e.Event]:
    """Eighteen coal come to the farm in front at once."""
    state.seats[0].coal = 18
    return [e.Gained(0, "coal", 18, "E1")]


def _moment(app: App, play: Play, events: Sequence[e.Event]) -> tuple[int, list[float], list[float]]:
    """How many pieces, the seconds to prepare them, and the seconds of every frame."""
    play.look_at(0)
    prepared, frames, count = [], [], 0
    for _ in range(TIMES):
        play.stage.motion.skip()
        state = play.match.state
        begin = perf_counter()
        flights = Router(play.stage.layout, (0, 1, 2, 3), state).flights(events)
        play.stage.motion.add(flights)
        prepared.append(perf_counter() - begin)
        count = len(flights)
        gc.collect()
        while play.stage.motion.moving:
            begin = perf_counter()
            app.step(1 / 60)
            frames.append(perf_counter() - begin)
    return count, prepared, frames


def _told(what: str, count: int, prepared: list[float], frames: list[float]) -> list[tuple[str, str]]:
    within = quantiles(frames, n=100)[-1]
    return [
        (f"{what}, {count} pieces: prepared within", f"{max(prepared) * 1e3:.1f} ms"),
        (f"{what}: 99 of 100 frames within", f"{within * 1e3:.1f} ms"),
        (f"{what}: longest frame", f"{max(frames) * 1e3:.1f} ms"),
    ]
