"""Twelve minutes of each piece of music: loudness, spectrum, seams, what repeats; and what it costs."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from statistics import quantiles

import numpy as np
import pygame

from game.automa import BASELINES
from game.rules import Setup
from game.scenes.app.loop import FRAMES, App
from game.scenes.flow import Replace
from game.scenes.play.scene import Play
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from game.sound.maker import SoundMaker
from game.sound.music.workshop import Workshop
from game.sound.score import Layer, Piece, Wanted
from tests.posed.camera import own_home
from tests.sound import listening
from tests.sound.loudness import air, measured

SIZE = (1920, 1080)
LISTENED = 40.0  # seconds of frames
WARM = 120  # frames until everything is loaded


def measure() -> list[tuple[str, str]]:
    """Figures by name; pieces at full volume, first the tune alone, then with every layer."""
    found = [line for piece in Piece for line in _told(piece)]
    found += _hour()
    for on in (False, True):
        frames, own = _frames(on)
        name = f"whole table, music {'on, no notes yet' if on else 'off'}"
        found.append((f"{name}: 99 of 100 frames within", f"{quantiles(frames, n=100)[-1] * 1e3:.1f} ms"))
        within, longest = quantiles(own, n=100)[-1] * 1e3, max(own) * 1e3
        found.append((f"{name}: work in them", f"{within:.1f} ms, {longest:.1f} ms at most"))
    return found


def _told(piece: Piece) -> list[tuple[str, str]]:
    found = []
    for name, layers in (("tune", (Layer.TUNE,)), ("all layers", tuple(Layer))):
        music = listening.heard(piece, layers)
        loud = measured(music.samples.astype(np.float64))
        tones, tone_lag = listening.likeness(listening.chroma(music.samples), 44_100 / listening.HOP)
        beats, beat_lag = listening.likeness(listening.onsets(music.samples), 10.0)
        bright = f"{listening.centroid(music.samples):.0f} Hz, air {air(music.samples[: 44_100 * 60]):.0f} dB"
        whose = f"{piece}, {name}"
        found += [
            (f"{whose}: {music.phrases} phrases", f"{loud.integrated:.1f} LUFS, {loud.peak:.1f} dBTP"),
            (f"{whose}: loudest moment, centroid", f"{loud.momentary:.1f} LUFS, {bright}"),
            (f"{whose}: largest step at a seam", f"{listening.seam(music):.2f} of those around it"),
            (f"{whose}: chroma, most alike", f"{tones:.2f} after {tone_lag:.0f} s"),
            (f"{whose}: onsets, most alike", f"{beats:.2f} after {beat_lag:.0f} s"),
        ]
    return found


def _hour() -> list[tuple[str, str]]:
    """What an hour of music with every layer costs, ten minutes a piece, beginning without any notes."""
    with tempfile.TemporaryDirectory() as folder:
        shop, begin = Workshop(Path(folder), 1), time.process_time()
        for piece in Piece:
            seconds = 0.0
            while seconds < 600:
                seconds += shop.made(Wanted(piece, frozenset(Layer))).seconds
        cpu = time.process_time() - begin
        size = sum(path.stat().st_size for path in Path(folder).rglob("*.wav"))
    return [("an hour of music, every layer", f"{cpu:.0f} s of CPU, {size / 1e6:.0f} MB of cache")]


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
