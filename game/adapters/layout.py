"""The layout of an observation: its parts in order, each with name, shape, unit, and what writes it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate, pairwise, starmap
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.adapters.vocabulary import Vocabulary
from game.rules.state import GameState, Seat

Array = NDArray[np.float32]


class Look(NamedTuple):
    """A view, with the seats from the observer's on, clockwise, by number and as they are."""

    view: GameState
    numbers: tuple[int, ...]
    seats: tuple[Seat, ...]


Write = Callable[[Array, Look], None]
"""Writes a part into an array of its shape that holds zeros."""


class Part(NamedTuple):
    """A part of an observation: one number for each place of its shape."""

    name: str
    shape: tuple[int, ...]
    unit: str
    write: Write

    @property
    def size(self) -> int:
        """Return how many numbers it has."""
        return prod(self.shape)


class Layout:
    """The parts of an observation and their places in the flat array."""

    def __init__(self, vocabulary: Vocabulary, parts: tuple[Part, ...]) -> None:
        self.vocabulary = vocabulary
        self.parts = parts
        ends = [*accumulate((part.size for part in parts), initial=0)]
        self.size = ends[-1]
        """The length of the flat array."""
        self.slices = tuple(zip(parts, starmap(slice, pairwise(ends)), strict=True))
        """Each part with its slice of the flat array."""

    def parts_of(self, flat: Array) -> dict[str, Array]:
        """Return the parts of a flat array by name, each in its shape, without a copy."""
        return {part.name: flat[place].reshape(part.shape) for part, place in self.slices}


def rotated(look_at: GameState, seat: int) -> Look:
    """Return a look at a view from a seat."""
    count = len(look_at.seats)
    numbers = tuple((seat + step) % count for step in range(count))
    return Look(look_at, numbers, tuple(look_at.seats[number] for number in numbers))
