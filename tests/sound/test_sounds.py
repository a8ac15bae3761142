"""What is heard: without a device nothing, with one as loud as it was set."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.sound import device as devices
from game.sound import maker as makers
from game.sound import sounds
from game.sound.device import Device, NoDevice
from game.sound.maker import SoundMaker, fingerprint, order, read, write
from game.sound.names import VARIANTS, Air, SoundEffect
from game.sound.sounds import Levels, Sounds
from tests.sound.stand_in import taped

FRAME = 1 / 60
LOUD = Levels()


def test_nothing_is_opened_before_the_window_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[int] = []
    monkeypatch.setattr(sounds, "Device", lambda: opened.append(1))
    heard = Sounds(1)
    for _ in range(5):
        heard.play(SoundEffect.DISK)
        heard.update(FRAME, LOUD, Air.SPRING)
    assert not opened and not heard.missing and heard.maker is None


def test_without_a_device_all_is_silent_and_it_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def fail(*args: object, **named: object) -> None:
        tried.append(1)
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(devices.pygame.mixer, "init", fail)
    heard = Sounds(1)
    heard.open(None)
    for _ in range(20):
        heard.play(SoundEffect.DISK)
        heard.update(FRAME, LOUD, Air.SPRING)
    assert tried == [1] and heard.missing and heard.maker is None
    heard.close()


@pytest.mark.parametrize("error", [pygame.error, NotImplementedError, ImportError])
def test_whatever_the_mixer_says_it_is_no_device(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: object, **named: object) -> None:
        raise error("no")

    monkeypatch.setattr(devices.pygame.mixer, "init", fail)
    with pytest.raises(NoDevice):
        Device()


NO_DEVICE = """
import os
os.environ.update(SDL_AUDIODRIVER="alsa", SDL_VIDEODRIVER="dummy", AUDIODEV="there_is_none")
from game.sound.device import Device, NoDevice
try:
    Device()
except NoDevice:
    pass
"""


def test_libraries_below_say_nothing_either(root: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", NO_DEVICE], capture_output=True, text=True, cwd=root, check=True
    )
    assert done.stderr == ""


def test_what_happens_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    heard, tape = taped(monkeypatch)
    heard.play(SoundEffect.THALER, side=-0.5)
    for _ in range(30):
        heard.update(FRAME, LOUD, None)
    [(clip, gain, left, right)] = tape.played
    assert clip.startswith(b"thaler") and 0.8 < gain <= 1
    assert left == 1 and 0.5 < right < 0.9


def test_no_variant_is_heard_twice_running(monkeypatch: pytest.MonkeyPatch) -> None:
    heard, tape = taped(monkeypatch)
    for _ in range(12):
        heard.play(SoundEffect.DISK)
        heard.update(0.2, LOUD, None)
    clips = [clip for clip, *_ in tape.played]
    assert len(clips) == 12 and all(a != b for a, b in pairwise(clips))


def test_volumes_are_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Levels.of(100, 0) == (1, 0, 0) == Levels.of(100, 0, 0) and Levels.of(0, 0, 50).music == 0.25
    assert Levels.of(50, 100).effects == 0.25
    heard, tape = taped(monkeypatch)
    for percent in (100, 50):
        heard.update(FRAME, Levels.of(percent, percent), None)
        heard.play(SoundEffect.DISK)
        for _ in range(30):
            heard.update(0.1, Levels.of(percent, percent), Air.SPRING)
    loud, soft = (gain for clip, gain, *_ in tape.played if clip.startswith(b"disk"))
    assert soft < 0.35 * loud
    assert tape.levels[Air.SPRING] == 0.25 and tape.levels[Air.SUMMER] == 0


def test_silence_is_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    heard, tape = taped(monkeypatch)
    for _ in range(5):
        heard.play(SoundEffect.DISK)
    heard.update(FRAME, LOUD, Air.SPRING)
    before = len(tape.played)
    for _ in range(100):
        heard.update(FRAME, Levels(0, 0), Air.SPRING)
        heard.play(SoundEffect.COAL)
    assert tape.hushed == 1 and len(tape.played) == before
    assert not any(tape.levels.values())
    heard.update(FRAME, LOUD, Air.SPRING)
    assert len(tape.played) == before  # what happened in silence is not made up for


def test_a_sound_that_is_not_made_yet_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    heard, tape = taped(monkeypatch)
    heard.clips.clear()
    heard.play(SoundEffect.DISK)
    heard.update(FRAME, LOUD, Air.SPRING)
    assert not tape.played


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A maker of few sounds."""
    monkeypatch.setattr(
        makers,
        "order",
        lambda: iter([(SoundEffect.DISK, 0), (SoundEffect.DISK, 1), (SoundEffect.REFUSED, 0)]),
    )


@pytest.mark.usefixtures("quick")
def test_on_the_mixer_itself(tmp_path: Path) -> None:
    heard = Sounds(1)
    heard.open(tmp_path)
    ended = time.monotonic() + 10
    while len(heard.clips.get(SoundEffect.REFUSED, [])) < 1 and time.monotonic() < ended:
        heard.update(0.01, LOUD, Air.SPRING)
        time.sleep(0.01)
    assert len(heard.clips[SoundEffect.DISK]) == 2
    assert pygame.mixer.get_init() == (44_100, -16, 2)
    heard.play(SoundEffect.DISK)
    heard.update(0.01, LOUD, Air.SPRING)
    busy = [
        place for place in range(pygame.mixer.get_num_channels()) if pygame.mixer.Channel(place).get_busy()
    ]
    assert len(busy) == 1 and busy[0] >= len(Air)
    heard.close()
    assert heard.device is None
    pygame.mixer.quit()


@pytest.mark.usefixtures("quick")
def test_what_was_made_once_is_read_the_next_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    former = tmp_path / "sounds-00000000"
    write(former / "disk-0.wav", bytes(8))
    (former / "disk-1.wav.4711").write_bytes(b"left by a window that was killed")
    folder = tmp_path / f"sounds-{fingerprint()}"
    folder.mkdir()
    left = folder / ".disk-1.wav.0123456789ab.new"
    left.write_bytes(b"left by another")
    os.utime(left, (1_000_000_000,) * 2)
    filled(SoundMaker(tmp_path))
    assert sorted(path.name for path in folder.iterdir()) == ["disk-0.wav", "disk-1.wav", "refused-0.wav"]
    assert not former.exists()
    whole = read(folder / "disk-0.wav")
    (folder / "disk-1.wav").write_bytes((folder / "disk-1.wav").read_bytes()[:-7])
    made: list[str] = []
    monkeypatch.setattr(
        "game.sound.recipes.made", lambda name, variant: made.append(f"{name}{variant}") or Sample()
    )
    sounds_made = filled(SoundMaker(tmp_path))
    assert made == ["disk1"] and sounds_made[0].pcm == whole


@pytest.mark.parametrize("at", range(0, 40, 4))
def test_a_damaged_file_of_the_cache_holds_no_sound(tmp_path: Path, at: int) -> None:
    """Whichever part of its head is harmed, it is read or it is not: nothing else happens."""
    path = tmp_path / "disk-0.wav"
    for harm in (1, 2, 128):
        write(path, bytes(400))
        harmed = bytearray(path.read_bytes())
        harmed[at + 1] ^= harm
        path.write_bytes(harmed)
        assert read(path) in (b"", bytes(400))


class Sample:
    def tobytes(self) -> bytes:
        return bytes(400)


def filled(maker: SoundMaker) -> list[makers.MadeSound]:
    maker.run()
    return list(maker.ready)


@pytest.mark.usefixtures("quick")
def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert len(filled(SoundMaker(tmp_path / "file"))) == 3


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
def test_a_pipe_a_folder_or_a_giant_in_a_sounds_place_is_none(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.wav")
    (tmp_path / "folder.wav").mkdir()
    with (tmp_path / "giant.wav").open("wb") as file:
        file.truncate(1 << 40)
    assert [read(tmp_path / f"{name}.wav") for name in ("pipe", "folder", "giant")] == [b""] * 3


def test_a_sound_that_cannot_be_written_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*paths: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.whole_file.os.replace", full)
    with pytest.raises(OSError, match="No space"):
        write(tmp_path / "disk-0.wav", bytes(8))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("harm", [b"", b"RIFF", b"no sound at all" * 9])
def test_a_damaged_file_is_none(harm: bytes, tmp_path: Path) -> None:
    path = tmp_path / "a.wav"
    path.write_bytes(harm)
    assert read(path) == b"" == read(tmp_path / "nowhere.wav")


def test_every_variant_is_made_and_effects_come_first() -> None:
    names = list(order())
    assert len(names) == len(set(names)) == sum(VARIANTS.values())
    assert {name for name, _ in names[: len(SoundEffect)]} == set(SoundEffect)


def test_sounds_made_before_need_neither_numpy_nor_the_rules(root: Path) -> None:
    code = "import game.sound.sounds, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=root, check=True)
    loaded = set(done.stdout.split())
    assert "game.sound.maker" in loaded
    assert loaded.isdisjoint({"numpy", "game.rules", "game.rules.events", "game.sound.synthesis.waves"})
