"""What is heard of the music over minutes: how loud, how bright, without a click, and without a loop."""

from __future__ import annotations

import numpy as np
import pytest

from game.sound.names import RATE
from game.sound.score import Layer, Piece
from tests.sound.listening import OCTAVES, centroid, chroma, drop, heard, likeness, octaves, onsets, seam
from tests.sound.loudness import measured
from tests.sound.similar import PACE, most_alike, semitones

CLICK = 1.5  # a step at a seam beside those around it; by chance the largest one may lie there
CUT = 12.0  # dB by which nothing that rings falls within 50 ms
LOOP = 0.9  # a piece that repeats is as like itself as this
ALIKE = 0.6  # and one that only keeps to its mode and its motifs is less than this


@pytest.mark.long
def test_a_loop_and_a_click_are_found() -> None:
    """What is measured below is seen where it is."""
    music = heard(Piece.SPRING, (Layer.TUNE,), 0.5)
    looped = np.concatenate([music.samples] * 6)
    for features, rate in ((chroma(looped), 2.0), (onsets(looped), 10.0)):
        alike, after = likeness(features, rate)
        assert alike > LOOP and after % 30 == pytest.approx(0, abs=0.6)
    clicked = music.samples.copy()
    clicked[music.seams[1] :] += 0.1
    assert seam(music) < CLICK < seam(music._replace(samples=clicked))


@pytest.mark.thorough
@pytest.mark.parametrize("piece", [Piece.TITLE, Piece.WINTER])
def test_twelve_minutes_of_a_piece(piece: Piece) -> None:
    """The tune that is always heard, and one piece with every layer; the bench listens to all pieces."""
    layers = tuple(Layer) if piece is Piece.WINTER else (Layer.TUNE,)
    music = heard(piece, layers)
    loud = measured(music.samples)
    assert -31 < loud.integrated < -20 and loud.peak < -3  # at full volume; the usual is 9 dB less
    assert 250 < centroid(music.samples) < 1200
    assert seam(music) < CLICK
    assert likeness(chroma(music.samples), 2.0)[0] < ALIKE
    assert likeness(onsets(music.samples), 10.0)[0] < ALIKE


@pytest.mark.long
def test_a_piece_begins_and_ends_in_time() -> None:
    music = heard(Piece.SPRING, (Layer.TUNE,), 0.3)
    assert len(music.samples) == round(0.3 * 60 * RATE) and music.phrases > 1


@pytest.mark.long
def test_a_passage_that_comes_again_is_found() -> None:
    """To the quarter of a second, and apart from it no passage is as like another."""
    piece = semitones(heard(Piece.END, (Layer.TUNE,), 1.5).samples)
    plain = most_alike(piece)
    assert plain.share < LOOP
    long, at = round(20 * PACE), round(60 * PACE)
    again = piece.copy()
    again[at : at + long] = piece[:long]
    found = most_alike(again)
    assert found.share > LOOP and found.second - found.first == pytest.approx(60, abs=0.3)


def test_a_phrase_that_is_cut_off_drops() -> None:
    music = heard(Piece.SPRING, (Layer.TUNE,), 0.5)
    at_seams, anywhere = drop(music)
    assert at_seams <= anywhere + 0.1 < CUT
    cut = music.samples.copy()
    strongest = int(np.abs(cut).max(axis=1).argmax()) + RATE // 10
    cut[strongest:] = 0
    assert drop(music._replace(samples=cut, seams=(strongest,)))[0] > CUT


def test_octaves_are_shares_of_the_whole() -> None:
    tone = np.sin(2 * np.pi * 440 * np.arange(4 * RATE) / RATE).astype(np.float32)
    shares = dict(zip(OCTAVES, octaves(np.stack([tone, tone], axis=1)), strict=True))
    assert shares.pop(500) == pytest.approx(0, abs=0.1) and max(shares.values()) < -40
