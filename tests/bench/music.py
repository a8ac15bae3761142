"""What sounds and music cost: processor, cache, and frames."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from statistics import quantiles

import pygame

from game.automa import BASELINES
from game.rules import Setup
from game.scenes.app.loop import FRAMES, App
from game.scenes.flow import Replace
from game.scenes.play.scene import Play
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from game.sound.maker import FOLDER, SoundMaker
from game.sound.music.workshop import FOLDER as NOTES
from game.sound.music.workshop import Workshop
from game.sound.score import Layer, Piece, Wanted
from tests.posed.camera import own_home

SIZE = (1920, 1080)
LISTENED = 40.0  # seconds of frames
WARM = 120  # frames until everything is loaded


def measure() -> list[tuple[str, str]]:
    """Figures by name."""
    found = _cost()
    for on in (False, True):
        frames, own = _frames(on)
        name = f"whole table, music {'on, no notes yet' if on else 'off'}"
        found.append((f"{name}: 99 of 100 frames within", f"{quantiles(frames, n=100)[-1] * 1e3:.1f} ms"))
        within, longest = quantiles(own, n=100)[-1] * 1e3, max(own) * 1e3
        found.append((f"{name}: work in them", f"{within:.1f} ms, {longest:.1f} ms at most"))
    return found


def _cost() -> list[tuple[str, str]]:
    """What all sounds and an hour of music with every layer cost, ten minutes a piece, and once more."""
    found = list[tuple[str, str]]()
    with tempfile.TemporaryDirectory() as folder:
        for again in ("", ", from the cache"):
            for name, make in (("all sounds", _sounds), ("an hour of music, every layer", _hour)):
                begin = time.process_time()
                make(Path(folder))
                found.append((f"{name}{again}", f"{time.process_time() - begin:.1f} s of CPU"))
        for kind in (FOLDER, NOTES):
            size = sum(path.stat().st_size for path in Path(folder).glob(f"{kind}*/*"))
            found.append((f"cache of {kind[:-1]}", f"{size / 1e6:.1f} MB"))
    return found


def _sounds(folder: Path) -> None:
    SoundMaker(folder).run()


def _hour(folder: Path) -> None:
    shop = Workshop(folder, 1)
    for piece in Piece:
        seconds = 0.0
        while seconds < 600:
            seconds += shop.made(Wanted(piece, frozenset(Layer))).seconds


def _frames(on: bool) -> tuple[list[float], list[float]]:
    """Seconds of frames that draw the whole table, and of the loop's own work in them."""
    with own_home(), tempfile.TemporaryDirectory() as folder:
        app = App(BASELINES, SIZE)
        app.context.settings.music = on
        chairs = tuple(Chair(name, seat, "", seat) for seat, name in enumerate(("A", "B", "C", "D")))
        play = Play(app.context, Session.begin(app.context, Setup(seats=4, seed=5), chairs))
        app.apply(Replace(play))
        app.step(1.0)
        SoundMaker(Path(folder)).run()
        app.context.sound.open(Path(folder))
        clock, seconds, own = pygame.time.Clock(), list[float](), list[float]()
        ends = time.monotonic() + LISTENED
        while time.monotonic() < ends:
            play.dirty = True
            frame, work = time.perf_counter(), time.thread_time()
            app.step(1 / FRAMES)
            seconds.append(time.perf_counter() - frame)
            own.append(time.thread_time() - work)
            clock.tick(FRAMES)
        app.stop()
        app.context.sound.close()
        return seconds[WARM:], own[WARM:]
