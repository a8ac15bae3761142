"""The cache: notes are packed without loss, damaged ones are found, and all of it stays small."""

from __future__ import annotations

import zlib
from pathlib import Path

import numpy as np
import pytest

from game.sound.music.workshop import ENDING, Workshop
from game.sound.names import RATE, VARIANTS
from game.sound.recipes import made
from game.sound.score import Layer, Piece, Voice, Wanted
from game.sound.synthesis import ensemble
from game.sound.synthesis.packing import DamagedNote, packed, unpacked
from game.sound.synthesis.waves import Pcm
from tests.sound.listening import note
from tests.sound.test_composer import RANGES, written

ROOM = 90_000_000  # bytes of sounds and notes together
EXTREMES = np.array([[32767, -32768], [-32768, 32767], [0, -1], [-32768, -32768], [1, 32767]], np.int16)


@pytest.mark.parametrize(
    "pcm",
    [
        EXTREMES,
        EXTREMES[:1],
        np.random.default_rng(1).integers(-32768, 32767, (999, 2), np.int16, endpoint=True),
        ensemble.note(Voice.TAP, 0, 0),
    ],
)
def test_a_note_is_unpacked_as_it_was_to_the_bit(pcm: Pcm) -> None:
    back = unpacked(packed(pcm))
    assert back.dtype == np.int16 and (back == pcm).all()


@pytest.mark.parametrize(
    "harm", [b"", b"RIFF", packed(EXTREMES)[:-3], zlib.compress(b"abc"), zlib.compress(bytes(99_000_000))]
)
def test_what_is_no_packed_note_is_told(harm: bytes) -> None:
    with pytest.raises(DamagedNote):
        unpacked(harm)


@pytest.mark.parametrize(("voice", "most"), [(Voice.PLUCK, 0.5), (Voice.REED, 0.62), (Voice.BOW, 0.62)])
def test_a_note_takes_little_more_than_half_of_its_room(voice: Voice, most: float) -> None:
    pcm = note(voice, 52, 0)
    assert len(packed(pcm)) < most * pcm.nbytes


def test_a_damaged_note_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = Wanted(Piece.SPRING, frozenset({Layer.WATER}))
    monkeypatch.setattr(ensemble, "note", lambda *_: np.full((RATE // 4, 2), 900, np.int16))
    first = Workshop(tmp_path, 7).made(wanted)
    [one, *_] = sorted(tmp_path.rglob(f"*{ENDING}"))
    whole = one.read_bytes()
    one.write_bytes(whole[:-5])
    assert Workshop(tmp_path, 7).made(wanted) == first
    assert one.read_bytes() == whole


@pytest.mark.long
def test_sounds_and_notes_together_stay_small() -> None:
    """By the first variant of each sound, and every fifth note of each instrument."""
    sounds = sum(made(name, 0).nbytes * count for name, count in VARIANTS.items())
    used = sorted(
        {
            (sounded.voice, sounded.pitch, ensemble.variant_of(sounded, place))
            for piece in Piece
            for phrase in written(piece, 2)
            for notes in phrase.layers.values()
            for place, sounded in enumerate(notes)
        }
    )
    assert {voice for voice, *_ in used} == set(RANGES)
    notes = 5 * sum(len(packed(note(*one))) for one in used[2::5])
    assert 40_000_000 < sounds + notes < ROOM
