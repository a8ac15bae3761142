"""Notes in half of their room, and not a bit lost: the bends of a smooth wave are small numbers."""

from __future__ import annotations

import zlib

import numpy as np

from game.sound.names import SIDES, WIDTH
from game.sound.synthesis.waves import Pcm

BENDS = 2  # how often each sample is replaced by what it differs from the one before
MOST = 4_000_000  # bytes of a note's samples


class DamagedNote(ValueError):
    """These bytes are no packed note."""


def packed(pcm: Pcm) -> bytes:
    """Return samples packed: the bends, first their lower bytes, then their upper ones, which hardly vary."""
    bends = np.diff(pcm, BENDS, axis=0, prepend=np.zeros((BENDS, SIDES), np.int16))
    lower_upper = bends.astype("<i2").view(np.uint8).reshape(-1, WIDTH).T
    counting = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, 9, zlib.Z_HUFFMAN_ONLY)
    return counting.compress(lower_upper.tobytes()) + counting.flush()


def unpacked(data: bytes) -> Pcm:
    """Return the samples as they were packed. Raises DamagedNote."""
    taken = zlib.decompressobj()
    try:
        raw = taken.decompress(data, MOST)
    except zlib.error as error:
        raise DamagedNote from error
    if not raw or not taken.eof or len(raw) % (SIDES * WIDTH):
        raise DamagedNote
    pcm = np.frombuffer(raw, np.uint8).reshape(WIDTH, -1).T.copy().view("<i2").astype(np.int16)
    pcm = pcm.reshape(-1, SIDES)
    for _ in range(BENDS):
        pcm = np.cumsum(pcm, axis=0, dtype=np.int16)
    return pcm
