"""What music is written in: pieces, their layers, and phrases of notes."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Piece(StrEnum):
    """A piece of music: one for the title, one for each season, one for the end."""

    TITLE = "title"
    SPRING = "spring"
    SUMMER = "summer"
    AUTUMN = "autumn"
    WINTER = "winter"
    END = "end"


class Layer(StrEnum):
    """A part of a piece that is heard by itself, as loud as the game asks for."""

    TUNE = "tune"
    COAL = "coal"
    WATER = "water"
    LAST = "last"


class Voice(StrEnum):
    """An instrument."""

    PLUCK = "pluck"
    REED = "reed"
    BOW = "bow"
    TAP = "tap"


class Note(NamedTuple):
    """A note: its second in the phrase, its pitch in semitones (69 is 440 Hz), strength and side."""

    at: float
    voice: Voice
    pitch: int
    seconds: float
    strength: float
    side: float = 0.0


class Phrase(NamedTuple):
    """Some bars of a piece, the notes of each layer, and the seconds until the next phrase begins."""

    piece: Piece
    number: int
    seconds: float
    layers: dict[Layer, tuple[Note, ...]]


class Tune(NamedTuple):
    """What is to be heard: a piece, and from 0 to 1 how much of each layer that follows the game."""

    piece: Piece
    coal: float = 0.0
    water: float = 0.0
    last: float = 0.0

    @property
    def gains(self) -> dict[Layer, float]:
        """Return how loud each layer is to be."""
        return {Layer.TUNE: 1.0, Layer.COAL: self.coal, Layer.WATER: self.water, Layer.LAST: self.last}


class Wanted(NamedTuple):
    """A phrase that is to be made: of which piece, and which of its layers."""

    piece: Piece
    layers: frozenset[Layer]


class MadePhrase(NamedTuple):
    """The samples of the layers that were wanted, and the seconds until the next phrase begins."""

    piece: Piece
    seconds: float
    layers: tuple[tuple[Layer, bytes], ...]
