"""Frames of a game of four with both modules at 1920×1080: its last year and the final scoring."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from statistics import median, quantiles

from game.automa import named
from game.rules import Setup, legal_moves, new_game, play, view
from game.rules.moves import Move
from game.rules.player import Decision
from game.rules.state import GameState
from game.scenes.app.loading import LoadingScreen
from game.scenes.app.loop import FRAMES, App
from game.scenes.flow import Replace
from game.scenes.play.scene import Play
from game.scenes.result.scene import Result
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from game.scenes.title import Title
from tests.posed.camera import own_home

SIZE = (1920, 1080)
SETUP = Setup(seats=4, seed=5, tiles="random", modules=frozenset({"black", "iron"}), tunnel="B")
LEVEL = "knecht"
FRAME = 1 / FRAMES
TITLE = 90
"""Frames that somebody looks at the title."""


class Reader:
    """Plays what has been decided before, so that no thought is part of a frame."""

    def __init__(self, decisions: Iterator[Decision]) -> None:
        self.decisions = decisions

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        """The next one."""
        return next(self.decisions)


def measure() -> list[tuple[str, str]]:
    """Figures by name, in milliseconds from the events to the flip."""
    decisions = iter(_game())
    with own_home():
        app = App({LEVEL: lambda seed: Reader(decisions)}, SIZE, ahead=True)
        app.context.settings.speed = "fast"
        app.context.settings.animation = True
        laid = _laid(app)
        year, scoring = _frames(app)
        app.stop()
    return [
        *_told("while the table is laid", laid),
        *_told("last year, 4 seats, both modules", year),
        *_told("final scoring", scoring),
    ]


def _game() -> list[Decision]:
    """Every decision of a game."""
    state, found = new_game(SETUP), []
    players = [named(LEVEL)(seat) for seat in range(SETUP.seats)]
    while (mover := state.to_move) is not None:
        found.append(players[mover].choose(view(state, mover), legal_moves(state)))
        play(state, found[-1].move, None)
    return found


def _laid(app: App) -> list[float]:
    """Seconds of the frames from a game that is gone on with in its last year until it lies on the table."""
    chairs = tuple(Chair(name, seat, LEVEL, seat) for seat, name in enumerate(("A", "B", "C", "D")))
    session = Session.begin(app.context, SETUP, chairs)
    for _ in range(TITLE):
        _frame(app)
    while session.match.state.year < session.match.state.box.years:
        session.match.advance()
    app.apply(Replace(Play(app.context, session)))
    seconds = []
    while isinstance(app.scene, LoadingScreen):
        seconds.append(_frame(app))
    return [*seconds, _frame(app)]


def _frames(app: App) -> tuple[list[float], list[float]]:
    """Seconds of the drawn frames of the year, and of the final scoring."""
    year: list[float] = []
    scoring: list[float] = []
    while not isinstance(app.scene, Result):
        over = isinstance(app.scene, Play) and app.scene.session.over and not app.scene.stage.winter_open
        drawn, seconds = app.frames, _frame(app)
        if app.frames > drawn:
            (scoring if over else year).append(seconds)
    return year, scoring


def _frame(app: App) -> float:
    """Seconds of one round of the loop, which then waits for the next as the window does."""
    begin = time.perf_counter()
    app.step(FRAME)
    seconds = time.perf_counter() - begin
    if isinstance(app.scene, LoadingScreen | Title):
        time.sleep(max(0.0, FRAME - seconds))
    return seconds


def _told(what: str, frames: list[float]) -> list[tuple[str, str]]:
    within = quantiles(frames, n=100)[-1] if len(frames) > 99 else max(frames)
    return [
        (f"{what}, {len(frames):,} frames", f"median {median(frames) * 1e3:.1f} ms"),
        (f"{what}: 99 of 100 frames within", f"{within * 1e3:.1f} ms"),
        (f"{what}: longest frame", f"{max(frames) * 1e3:.1f} ms"),
    ]
