"""Listens to ten minutes of each piece: loudness, spectrum, joints, and what comes again."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from game.sound.names import RATE
from game.sound.score import Layer, Piece
from tests.sound import listening, similar
from tests.sound.loudness import measured

MINUTES = 10.0
HEADS = (
    ("LUFS", 6), ("moment", 7), ("dBTP", 6),
    *((str(middle) if middle < 1000 else f"{middle // 1000}k", 5) for middle in listening.OCTAVES),
    ("step", 6), ("drop", 6), ("any", 6),
    ("chroma", 13), ("onsets", 13), ("passages", 20), ("other", 6),
)  # fmt: skip
"""The columns: octaves in dB of the whole; steps at joints, as a share of those around them; falls of the
level at joints, and anywhere, in dB; how like itself it is after so long; the two passages that are most
alike, and how like one of another performance."""


def measure() -> list[tuple[str, str]]:
    """Figures of each piece, at full volume: of the tune that is always heard, then with every layer."""
    found = [("ten minutes of a piece", _row([name for name, _ in HEADS]))]
    for piece in Piece:
        for name, layers in (("tune", (Layer.TUNE,)), ("all layers", tuple(Layer))):
            found.append((f"{piece}, {name}", _row(_figures(piece, layers))))
    return found


def _row(cells: Sequence[str]) -> str:
    return "".join(cell.rjust(wide) for cell, (_, wide) in zip(cells, HEADS, strict=True))


def _figures(piece: Piece, layers: Sequence[Layer]) -> list[str]:
    music = listening.heard(piece, layers, MINUTES)
    loud = measured(music.samples.astype(np.float64))
    at_joints, anywhere = listening.drop(music)
    tones, tone_lag = listening.likeness(listening.chroma(music.samples), RATE / listening.HOP)
    beats, beat_lag = listening.likeness(listening.onsets(music.samples), 10.0)
    own = similar.semitones(music.samples)
    alike = similar.most_alike(own)
    other = similar.most_alike(own, similar.semitones(listening.heard(piece, layers, MINUTES, 2).samples))
    return [
        f"{loud.integrated:.1f}", f"{loud.momentary:.1f}", f"{loud.peak:.1f}",
        *(f"{share:.0f}" for share in listening.octaves(music.samples)),
        f"{listening.seam(music):.2f}", f"{at_joints:.1f}", f"{anywhere:.1f}",
        f"{tones:.2f} {tone_lag:.0f} s", f"{beats:.2f} {beat_lag:.0f} s",
        f"{alike.share:.2f} {alike.first:.0f}, {alike.second:.0f} s", f"{other.share:.2f}",
    ]  # fmt: skip
