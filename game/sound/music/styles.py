"""The style of each piece: mode and time, which chords and rhythms may follow, how much is silence."""

from __future__ import annotations

from typing import NamedTuple

from game.sound.score import Piece

IONIAN = (0, 2, 4, 5, 7, 9, 11)
DORIAN = (0, 2, 3, 5, 7, 9, 10)
MIXOLYDIAN = (0, 2, 4, 5, 7, 9, 10)
AEOLIAN = (0, 2, 3, 5, 7, 8, 10)
D, E, G, A = 62, 64, 67, 57

Bar = tuple[float, ...]
"""The beats of a bar's notes; below 0 they are rests."""


class Style(NamedTuple):
    """How a piece is written. Degrees count from 0, the tonic of the middle octave."""

    tonic: int
    mode: tuple[int, ...]
    beat: float  # seconds
    beats: int  # of a bar
    chords: dict[int, tuple[int, ...]]  # the roots that may follow a root; those named twice twice as often
    bars: tuple[Bar, ...]
    broken: tuple[Bar, ...]  # the beats at which the strings below the tune are plucked
    span: tuple[int, int]  # the lowest and the highest degree of the tune
    rests: float  # the share of bars in which the tune is silent
    breath: tuple[float, float]  # seconds between two phrases
    silence: tuple[float, float]  # seconds between two verses
    bass: float  # the share of phrases with a low string below them
    strength: float = 1.0


_BRIGHT = {0: (3, 4, 5, 3), 3: (0, 4, 1, 0), 4: (0, 0, 5), 5: (3, 1, 4), 1: (4, 4, 3)}
_OPEN = {0: (6, 3, 4, 6), 6: (3, 0, 0), 3: (0, 6, 4), 4: (0, 3, 6)}
_DARK = {0: (3, 6, 2, 5), 6: (2, 0, 5), 2: (6, 3, 5), 5: (6, 3, 2), 3: (0, 6, 4), 4: (0, 5)}

STYLES: dict[Piece, Style] = {
    Piece.TITLE: Style(
        tonic=D,
        mode=IONIAN,
        beat=0.76,
        beats=3,
        chords=_BRIGHT,
        bars=((1, 1, 1), (2, 1), (1.5, 0.5, 1), (3,), (1, 2), (2, 0.5, 0.5), (-1, 1, 1)),
        broken=((0, 1, 2), (0, 2), (0, 1), (0,)),
        span=(-3, 9),
        rests=0.12,
        breath=(0.8, 2.5),
        silence=(4.0, 8.0),
        bass=0.6,
    ),
    Piece.SPRING: Style(
        tonic=G,
        mode=IONIAN,
        beat=0.60,
        beats=3,
        chords=_BRIGHT,
        bars=((1, 1, 1), (1, 0.5, 0.5, 1), (0.5, 0.5, 1, 1), (2, 1), (1.5, 0.5, 1), (3,), (-1, 0.5, 0.5, 1)),
        broken=((0, 1, 2), (1, 2), (0, 1.5), (0, 2)),
        span=(-2, 8),
        rests=0.18,
        breath=(1.0, 3.0),
        silence=(5.0, 11.0),
        bass=0.4,
        strength=0.9,
    ),
    Piece.SUMMER: Style(
        tonic=A,
        mode=MIXOLYDIAN,
        beat=0.84,
        beats=4,
        chords=_OPEN,
        bars=((2, 1, 1), (1, 1, 2), (4,), (3, 1), (1.5, 0.5, 2), (2, 2), (-2, 1, 1), (-1, 1, 2)),
        broken=((0, 2), (0, 1, 2, 3), (0, 3), (0,)),
        span=(0, 11),
        rests=0.22,
        breath=(1.5, 3.5),
        silence=(6.0, 12.0),
        bass=0.7,
    ),
    Piece.AUTUMN: Style(
        tonic=D,
        mode=DORIAN,
        beat=0.37,
        beats=6,
        chords=_DARK,
        bars=((3, 3), (2, 1, 3), (2, 1, 2, 1), (3, 2, 1), (6,), (1, 1, 1, 3), (-3, 2, 1), (5, 1)),
        broken=((0, 3), (0, 2, 3, 5), (0, 4), (0, 2, 4)),
        span=(-4, 8),
        rests=0.2,
        breath=(1.0, 3.0),
        silence=(5.0, 11.0),
        bass=0.6,
    ),
    Piece.WINTER: Style(
        tonic=E,
        mode=AEOLIAN,
        beat=1.02,
        beats=4,
        chords=_DARK,
        bars=((4,), (2, 2), (3, 1), (-2, 2), (1, 1, 2), (-1, 3), (2, 1, 1)),
        broken=((0,), (0, 2), (2,), (0, 3)),
        span=(0, 11),
        rests=0.32,
        breath=(2.0, 4.5),
        silence=(8.0, 15.0),
        bass=0.75,
        strength=0.85,
    ),
    Piece.END: Style(
        tonic=D,
        mode=MIXOLYDIAN,
        beat=0.70,
        beats=4,
        chords={0: (3, 4, 6, 3), 3: (0, 4, 0), 4: (0, 3), 6: (3, 0)},
        bars=((1, 1, 1, 1), (2, 1, 1), (1.5, 0.5, 1, 1), (2, 2), (4,), (1, 1, 2), (0.5, 0.5, 1, 2)),
        broken=((0, 1, 2, 3), (0, 2), (0, 2, 3), (0, 1.5, 3)),
        span=(-1, 9),
        rests=0.1,
        breath=(0.8, 2.0),
        silence=(3.0, 7.0),
        bass=0.8,
        strength=1.05,
    ),
}
