"""Weights and temperaments as data: those found by tuning, and the tastes of players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Annotated, Any, TypeVar

import msgspec

from game.automa.data_file import entries, faulty, text_of
from game.automa.weights import NO_TASTES, PLAIN, Tastes, Weights

WEIGHTS_FILE, TEMPERAMENTS_FILE = "weights.toml", "temperaments.toml"
LARGEST = 99
Amount = Annotated[float, msgspec.Meta(ge=0, le=LARGEST)]
Set = TypeVar("Set", Tastes, Weights)


@cache
def tuned(name: str = "found") -> Weights:
    """Return the weights in the file under a name."""
    return read_weights(text_of(WEIGHTS_FILE))[name]


def read_weights(text: str) -> dict[str, Weights]:
    """Return the weights of a file by name. Raises DataError."""
    found = entries(WEIGHTS_FILE, text, dict[str, Amount])
    return {name: changed(WEIGHTS_FILE, name, PLAIN, numbers) for name, numbers in found.items()}


def changed(file: str, where: str, plain: Set, numbers: Mapping[str, Any]) -> Set:
    """Return weights or tastes with some numbers replaced. Raises DataError."""
    known = [field.name for field in fields(plain) if isinstance(getattr(plain, field.name), float)]
    for key in numbers:
        if key not in known:
            raise faulty(file, "data-unknown-number", f"{where}.{key}", names=tuple(known))
    return replace(plain, **numbers) if numbers else plain


@cache
def temperaments() -> Mapping[str, Tastes]:
    """Return the tastes of every temperament by its name, plain first."""
    return read_temperaments(text_of(TEMPERAMENTS_FILE))


def read_temperaments(text: str) -> dict[str, Tastes]:
    """Return the temperaments of a file; a plain one has NO_TASTES. Raises DataError."""
    found = entries(TEMPERAMENTS_FILE, text, dict[str, Amount])
    return {name: changed(TEMPERAMENTS_FILE, name, NO_TASTES, numbers) for name, numbers in found.items()}
