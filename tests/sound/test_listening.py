"""What is heard of the music over minutes: how loud, how bright, without a click, and without a loop."""

from __future__ import annotations

import numpy as np
import pytest

from game.sound.names import RATE
from game.sound.score import Layer, Piece
from tests.sound.listening import centroid, chroma, heard, likeness, onsets, seam
from tests.sound.loudness import measured

CLICK = 1.5  # a step at a seam beside those around it; by chance the largest one may lie there
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


@pytest.mark.long
@pytest.mark.parametrize("piece", list(Piece))
def test_twelve_minutes_of_a_piece(piece: Piece) -> None:
    """The tune that is always heard, and one piece with every layer; the bench listens to all of them."""
    layers = tuple(Layer) if piece is Piece.WINTER else (Layer.TUNE,)
    music = heard(piece, layers)
    loud = measured(music.samples)
    assert -31 < loud.integrated < -20 and loud.peak < -3  # at full volume; the usual is 9 dB less
    assert 250 < centroid(music.samples) < 1200
    assert seam(music) < CLICK
    assert likeness(chroma(music.samples), 2.0)[0] < ALIKE
    assert likeness(onsets(music.samples), 10.0)[0] < ALIKE


def test_a_piece_begins_and_ends_in_time() -> None:
    music = heard(Piece.SPRING, (Layer.TUNE,), 0.3)
    assert len(music.samples) == round(0.3 * 60 * RATE) and music.phrases > 1
