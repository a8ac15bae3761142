"""The measure itself, on signals of known loudness, and the tape against the machine's own mixer."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from game.sound.names import RATE, Air
from tests.sound.loudness import Pair, air, measured, moments, true_peak
from tests.sound.tape import TapeDevice


def tone(hertz: float, decibels: float, seconds: float, phase: float = 0.0) -> Pair:
    """A sine on both sides, with its crest at so many dB of full scale."""
    wave = np.sin(2 * np.pi * hertz * np.arange(round(seconds * RATE)) / RATE + phase)
    return 10 ** (decibels / 20) * np.stack([wave, wave], axis=1)


@pytest.mark.parametrize("decibels", [-23.0, -33.0])
def test_a_reference_tone_is_as_loud_as_ebu_tech_3341_says(decibels: float) -> None:
    found = measured(tone(1000, decibels, 5))
    assert found.integrated == pytest.approx(decibels, abs=0.1)
    assert found.momentary == pytest.approx(decibels, abs=0.1)
    assert found.peak == pytest.approx(decibels, abs=0.2)


@pytest.mark.long
def test_what_is_far_softer_does_not_count() -> None:
    """The third case of EBU Tech 3341: 10 s at -36, then at -23, then again at -36 are -23 LUFS."""
    whole = np.concatenate([tone(1000, db, seconds) for db, seconds in ((-36, 3), (-23, 20), (-36, 3))])
    assert measured(whole).integrated == pytest.approx(-23, abs=0.1)
    softly = np.concatenate([tone(1000, db, 8) for db in (-26, -20, -26)])
    assert measured(softly).integrated == pytest.approx(-23, abs=0.2)


def test_silence_and_deep_tones_are_not_loud() -> None:
    assert measured(np.zeros((RATE, 2))).integrated == -70
    assert measured(tone(20, -10, 3)).integrated < -20 < measured(tone(3000, -10, 3)).integrated


def test_a_crest_between_two_samples_is_found() -> None:
    missed = tone(RATE / 4, -6, 1, np.pi / 4)
    assert 20 * np.log10(np.abs(missed).max()) == pytest.approx(-9, abs=0.1)
    assert true_peak(missed) == pytest.approx(-6, abs=0.3)


def test_air_is_what_lies_above_six_kilohertz() -> None:
    assert air(tone(8000, -20, 1)) == pytest.approx(0, abs=0.1)
    assert air(tone(1000, -20, 1)) < -60
    assert air(tone(1000, -20, 1) + tone(8000, -40, 1)) == pytest.approx(-20, abs=0.1)


def test_a_long_stretch_is_measured_as_a_short_one() -> None:
    short, long = (moments(tone(100, -20, seconds)) for seconds in (5, 15))
    assert long[3:-3] == pytest.approx(np.median(short), rel=0.002)


ON_THE_MIXER = """
import os, sys, time
os.environ.update(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=sys.argv[1], SDL_DISKAUDIODELAY="2")
from pathlib import Path
import pygame
from game.sound.device import Device
device = Device()
clip = device.clip(Path(sys.argv[2]).read_bytes())
for gain, left, right in ((0.7, 1.0, 0.5), (0.31, 0.8, 1.0)):
    device.play(clip, gain, left, right)
    while pygame.mixer.get_busy():
        time.sleep(0.01)
    time.sleep(0.05)
pygame.mixer.quit()
"""


def test_the_tape_is_mixed_as_the_machine_mixes(tmp_path: Path, root: Path) -> None:
    """SDL writes what its mixer makes into a file; the tape has the same samples of two clips."""
    noise = (np.random.default_rng(5).uniform(-1, 1, (20_000, 2)) * 30_000).astype(np.int16)
    noise.tofile(tmp_path / "clip.raw")
    command = [sys.executable, "-c", ON_THE_MIXER, str(tmp_path / "out.raw"), str(tmp_path / "clip.raw")]
    subprocess.run(command, check=True, cwd=root, timeout=60)
    heard = np.fromfile(tmp_path / "out.raw", np.int16).reshape(-1, 2).astype(int)
    begun = np.flatnonzero(heard.any(axis=1))
    begins = [int(begun[0]), int(begun[begun > begun[0] + len(noise)][0])]
    for begin, volumes in zip(begins, ((0.7, 1.0, 0.5), (0.31, 0.8, 1.0)), strict=True):
        tape = TapeDevice()
        tape.play(tape.clip(noise.tobytes()), *volumes)
        mixed = np.round(tape.mixed() * 32768).astype(int)
        assert np.abs(heard[begin : begin + len(noise)] - mixed).max() <= 3  # it rounds at every step


def test_a_mix_beyond_the_loudest_is_cut_and_a_loop_goes_on() -> None:
    tape, loud = TapeDevice(), np.full((100, 2), 30_000, np.int16)
    for _ in range(2):
        tape.play(tape.clip(loud.tobytes()), 1.0, 1.0, 1.0)
    assert tape.mixed().max() == 32767 / 32768
    tape = TapeDevice()
    loop = tape.clip(np.arange(20, dtype=np.int16).tobytes())
    tape.level(Air.SPRING, loop, 0.5)
    tape.now = 15 / RATE
    tape.level(Air.SPRING, loop, 1.0)
    tape.now = 25 / RATE
    tape.level(Air.SPRING, loop, 0.0)
    tape.now = 30 / RATE
    expected = [
        *(place % 10 for place in range(15)),
        *(2 * (place % 10) for place in range(15, 25)),
        *[0] * 5,
    ]
    assert (tape.mixed()[:, 0] * 32768).tolist() == pytest.approx(expected)
