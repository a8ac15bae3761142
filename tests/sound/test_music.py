"""Music as it is played: one piece into the next, layers by the game, and nothing where it is off."""

from __future__ import annotations

import os
import random
import time
from collections import deque
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pygame
import pytest

from game.sound import sounds
from game.sound.device import Device, NoDevice
from game.sound.music import maker as makers
from game.sound.music import player as players
from game.sound.music.maker import MusicMaker
from game.sound.music.player import FADE, SWELL, Music
from game.sound.music.workshop import Workshop
from game.sound.names import RATE
from game.sound.score import Layer, MadePhrase, Note, Piece, Tune, Voice, Wanted
from game.sound.sounds import Levels, Sounds
from game.sound.synthesis import ensemble
from tests.sound.loudness import measured

FRAME = 1 / 60
LONG = 8.0  # seconds of a phrase of the stand-in
PLAYS = 11.0  # and of its clips


class Turntable:
    """In a device's stead: clips of music, how loud they are, and how long they play."""

    def __init__(self) -> None:
        self.gains: dict[bytes, float] = {}
        self.left: dict[bytes, float] = {}
        self.begun: list[bytes] = []
        self.most = 0

    def clip(self, pcm: bytes) -> Any:
        return pcm

    def begin(self, clip: bytes, gain: float) -> bool:
        self.begun.append(clip)
        self.gains[clip], self.left[clip] = gain, PLAYS
        return True

    def set_gain(self, clip: bytes, gain: float) -> bool:
        self.gains[clip] = gain
        return self.left[clip] > 0

    def end(self, clip: bytes) -> None:
        self.left[clip] = self.gains[clip] = 0.0

    def passes(self, seconds: float) -> None:
        self.left = {clip: left - seconds for clip, left in self.left.items()}


class Copyist:
    """Stands in for the maker: what is asked for is there at once."""

    made: ClassVar[list[Copyist]] = []

    def __init__(self, folder: Path | None, seed: int) -> None:
        self.ready: deque[MadePhrase] = deque()
        self.asked: list[Wanted] = []
        self.closed = False
        Copyist.made.append(self)

    def start(self) -> None:
        pass

    def ask(self, wanted: Wanted) -> None:
        self.asked.append(wanted)
        number = len(self.asked)
        layers = tuple((layer, f"{wanted.piece} {number} {layer}".encode()) for layer in wanted.layers)
        self.ready.append(MadePhrase(wanted.piece, LONG, layers))

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> tuple[Music, Turntable]:
    monkeypatch.setattr(players, "MusicMaker", Copyist)
    Copyist.made.clear()
    return Music(random.Random(1)), Turntable()


def passes(table: tuple[Music, Any], seconds: float, tune: Tune | None, loud: float = 1.0) -> None:
    music, device = table
    for _ in range(round(seconds / FRAME)):
        music.update(FRAME, device, loud, tune)
        device.passes(FRAME)


def test_phrases_follow_one_another_and_ring_on(table: tuple[Music, Turntable]) -> None:
    passes(table, 3 * LONG - 1, Tune(Piece.SPRING))
    assert table[1].begun == [b"spring 1 tune", b"spring 2 tune", b"spring 3 tune"]
    assert [one.clip for one in table[0].sounding] == [b"spring 3 tune"]  # the second has rung out by now
    assert len(Copyist.made[0].asked) == 4  # one ahead, and no more


def test_one_piece_fades_into_the_next(table: tuple[Music, Turntable]) -> None:
    music, device = table
    passes(table, 5, Tune(Piece.SPRING))
    passes(table, FADE / 2, Tune(Piece.SUMMER))
    assert device.begun == [b"spring 1 tune", b"summer 3 tune"]
    assert 0.3 < device.gains[b"spring 1 tune"] < 0.7 and device.gains[b"summer 3 tune"] > 0
    passes(table, FADE, Tune(Piece.SUMMER))
    assert [one.piece for one in music.sounding] == [Piece.SUMMER] and device.left[b"spring 1 tune"] <= 0


def test_who_comes_back_at_once_finds_the_piece_going_on_anew(table: tuple[Music, Turntable]) -> None:
    passes(table, 3, Tune(Piece.SPRING))
    passes(table, 0.5, Tune(Piece.SUMMER))
    passes(table, FADE + 2, Tune(Piece.SPRING))
    assert {one.piece for one in table[0].sounding} == {Piece.SPRING}
    assert not any(clip.startswith(b"summer") for clip in table[1].begun)


def test_layers_come_and_go_with_the_game(table: tuple[Music, Turntable]) -> None:
    music, device = table
    passes(table, LONG + 1, Tune(Piece.AUTUMN))
    passes(table, LONG, Tune(Piece.AUTUMN, coal=0.5, water=1.0))
    assert {bytes(clip).split()[-1] for clip in device.begun} == {b"tune"}
    passes(table, LONG, Tune(Piece.AUTUMN, coal=0.5, water=1.0))
    assert {one.layer for one in music.sounding if one.clip.startswith(b"autumn 4")} == {
        Layer.TUNE,
        Layer.COAL,
        Layer.WATER,
    }
    assert music.gains == {Layer.TUNE: 1, Layer.COAL: 0.5, Layer.WATER: 1, Layer.LAST: 0}
    passes(table, SWELL / 2, Tune(Piece.AUTUMN, coal=0.5))
    assert 0.3 < music.gains[Layer.WATER] < 0.7


def test_nothing_is_made_while_it_is_off(table: tuple[Music, Turntable]) -> None:
    music, device = table
    passes(table, 5, Tune(Piece.WINTER), loud=0.0)
    passes(table, 5, None)
    assert not Copyist.made and not device.begun and music.maker is None
    passes(table, 5, Tune(Piece.WINTER))
    assert device.begun
    passes(table, FRAME, Tune(Piece.WINTER), loud=0.0)
    assert Copyist.made[0].closed and music.maker is None
    assert not music.sounding and not any(device.gains.values())
    passes(table, 5, Tune(Piece.WINTER))
    assert len(Copyist.made) == 2 and music.sounding


def test_no_step_of_a_volume_is_heard(table: tuple[Music, Turntable]) -> None:
    """Pieces and layers change by small steps, frame by frame."""
    music, device = table
    passes(table, 3, Tune(Piece.SPRING, coal=1.0))
    for tune in (Tune(Piece.SPRING), Tune(Piece.WINTER, water=1.0), Tune(Piece.SPRING)):
        for _ in range(200):
            before = dict(device.gains)
            music.update(FRAME, device, 1.0, tune)  # type: ignore[arg-type]
            steps = [abs(device.gains[clip] - gain) for clip, gain in before.items() if device.left[clip] > 0]
            assert max(steps, default=0) < 0.01


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Voice, int, int]]:
    """Notes that are quickly made, and a list of them."""
    made: list[tuple[Voice, int, int]] = []

    def note(voice: Voice, pitch: int, variant: int) -> Any:
        made.append((voice, pitch, variant))
        return np.full((RATE // 4, 2), 900, np.int16)

    monkeypatch.setattr(ensemble, "note", note)
    return made


@pytest.mark.long
def test_a_note_is_made_once_and_kept(tmp_path: Path, quick: list[tuple[Voice, int, int]]) -> None:
    former = tmp_path / "music-00000000"
    former.mkdir()
    (former / "pluck-60-0.note").write_bytes(b"of a former version")
    wanted = [Wanted(Piece.SPRING, frozenset(Layer))] * 4
    shop = Workshop(tmp_path, 7)
    first = [shop.made(one) for one in wanted]
    assert len(quick) == len(set(quick)) > 5 and not former.exists()
    quick.clear()
    shop = Workshop(tmp_path, 7)
    assert [shop.made(one) for one in wanted] == first and not quick
    assert Workshop(tmp_path, 8).made(wanted[0]) != first[0]


def test_only_the_layers_that_are_wanted_are_made(quick: list[tuple[Voice, int, int]]) -> None:
    made = Workshop(None, 1).made(Wanted(Piece.TITLE, frozenset({Layer.COAL})))
    assert [layer for layer, _ in made.layers] == [Layer.COAL] and {voice for voice, *_ in quick} == {
        Voice.REED
    }


def test_a_folder_that_cannot_be_written_does_no_harm(
    tmp_path: Path, quick: list[tuple[Voice, int, int]]
) -> None:
    (tmp_path / "file").write_text("in the way")
    assert Workshop(tmp_path / "file", 1).made(Wanted(Piece.END, frozenset({Layer.TUNE}))).layers


def waited(maker: MusicMaker, count: int) -> list[MadePhrase]:
    ends = time.monotonic() + 60
    while len(maker.ready) < count and time.monotonic() < ends:
        time.sleep(0.01)
    return list(maker.ready)


@pytest.mark.long
def test_another_process_makes_what_is_asked_for_and_ends(tmp_path: Path) -> None:
    """The same as would be made here, in the order in which it was asked for."""
    maker = MusicMaker(tmp_path, 3)
    wanted = [Wanted(piece, frozenset({Layer.LAST})) for piece in (Piece.AUTUMN, Piece.END)]
    for one in wanted:
        maker.ask(one)
    maker.start()
    found = waited(maker, 2)
    process = maker._process
    assert process is not None and process.is_alive()
    assert process.pid != os.getpid()
    if hasattr(os, "getpriority"):
        assert os.getpriority(os.PRIO_PROCESS, process.pid or 0) >= makers.NICE
    maker.ask(Wanted(Piece.TITLE, frozenset(Layer)))
    maker.close()
    maker.join(10)
    assert not maker.is_alive() and not process.is_alive()
    shop = Workshop(tmp_path, 3)
    assert found == [shop.made(one) for one in wanted]


def test_where_no_process_starts_there_is_no_music(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(kind: str) -> Any:
        raise OSError(11, "no more processes")

    monkeypatch.setattr(makers.multiprocessing, "get_context", none)
    maker = MusicMaker(None, 1)
    maker.ask(Wanted(Piece.TITLE, frozenset(Layer)))
    maker.start()
    maker.join(5)
    assert not maker.is_alive() and not maker.ready
    maker.close()


def test_who_closes_before_it_has_begun_starts_no_process() -> None:
    maker = MusicMaker(None, 1)
    maker.ask(Wanted(Piece.TITLE, frozenset(Layer)))
    maker.close()
    maker.start()
    maker.join(5)
    assert maker._process is None and not maker.is_alive()


@pytest.mark.long
def test_music_plays_on_the_mixer_itself() -> None:
    device, music = Device(), Music(random.Random(1))
    ends = time.monotonic() + 60
    while not music.sounding and time.monotonic() < ends:
        music.update(FRAME, device, 0.5, Tune(Piece.TITLE))
        time.sleep(0.01)
    [one] = music.sounding
    assert one.clip.get_num_channels() == 1 and one.clip.get_volume() == pytest.approx(
        0.5 * music.gains[Layer.TUNE], abs=0.02
    )
    music.update(FRAME, device, 0.0, Tune(Piece.TITLE))
    assert one.clip.get_num_channels() == 0 and not music.sounding
    pygame.mixer.quit()


def test_without_a_device_there_is_no_music(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> Device:
        raise NoDevice("none")

    monkeypatch.setattr(sounds, "Device", fail)
    heard = Sounds(1)
    heard.open(None)
    for _ in range(10):
        heard.update(FRAME, Levels(1, 1, 1), None, Tune(Piece.TITLE))
    assert heard.missing and heard.music.maker is None


@pytest.mark.parametrize("voice", [Voice.PLUCK, Voice.REED, Voice.BOW, Voice.TAP])
def test_an_instrument_plays_its_pitch_and_fades_out(voice: Voice) -> None:
    pitch = {Voice.PLUCK: 69, Voice.REED: 57, Voice.BOW: 45, Voice.TAP: 0}[voice]
    pair = ensemble.note(voice, pitch, 0) / ensemble.FULL
    assert 0.2 < len(pair) / RATE <= ensemble.HELD + 0.1 and np.abs(pair[-40:]).max() < 0.002
    assert np.abs(pair).max() < 0.9 and np.abs(pair.mean(axis=0)).max() < 1e-3
    if voice is not Voice.TAP:
        power = np.abs(np.fft.rfft(pair.mean(axis=1))) ** 2
        hertz = np.fft.rfftfreq(len(pair), 1 / RATE)
        expected = ensemble.hertz(pitch)
        near = (hertz > expected / 1.03) & (hertz < expected * 1.03)
        assert (
            power[near].max() > 0.02 * power.max()
            and power[near].sum() > 10 * power[hertz < expected / 1.5].sum() / 5
        )


def test_two_reeds_beat_slowly() -> None:
    pair = ensemble.note(Voice.REED, 57, 0).mean(axis=1)[RATE : 5 * RATE]
    strength = np.sqrt((pair[: len(pair) // 2205 * 2205].reshape(-1, 2205) ** 2).mean(axis=1))
    swings = np.abs(np.fft.rfft(strength - strength.mean()))
    hertz = np.fft.rfftfreq(len(strength), 0.05)
    assert 0.3 < hertz[swings.argmax()] < 1.2


def test_a_held_note_ends_when_it_is_let_go() -> None:
    held = Note(0.0, Voice.REED, 57, 1.0, 0.5)
    pcm = ensemble.mixed([held], 3.0, ensemble.note)
    gone = round((1.0 + ensemble.FADES[Voice.REED]) * RATE)
    assert np.abs(pcm[RATE // 2 : RATE]).max() > 300 and not pcm[gone + 10 :].any()
    assert measured(pcm / ensemble.FULL).peak < -6
