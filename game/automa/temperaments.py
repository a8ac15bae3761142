"""Temperaments, the tastes of players, as data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.automa.data_file import entries, text_of
from game.automa.tuned import Amount, changed
from game.automa.weights import NO_TASTES, Tastes

FILE = "temperaments.toml"


@cache
def temperaments() -> Mapping[str, Tastes]:
    """Return the tastes of every temperament by its name, plain first."""
    return read(text_of(FILE))


def read(text: str) -> dict[str, Tastes]:
    """Return the temperaments of a file; a plain one has NO_TASTES. Raises DataError."""
    found = entries(FILE, text, dict[str, Amount])
    return {name: changed(FILE, name, NO_TASTES, numbers) for name, numbers in found.items()}
