"""Weights as data: numbers that differ from the plain ones, and those that were found by tuning."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Annotated, Any, TypeVar

import msgspec

from game.automa.data_file import entries, faulty, text_of
from game.automa.weights import PLAIN, Tastes, Weights

FILE = "weights.toml"
LARGEST = 99
Amount = Annotated[float, msgspec.Meta(ge=0, le=LARGEST)]
Set = TypeVar("Set", Tastes, Weights)


@cache
def tuned(name: str = "found") -> Weights:
    """Return the weights in the file under a name."""
    return read(text_of(FILE))[name]


def read(text: str) -> dict[str, Weights]:
    """Return the weights of a file by name. Raises DataError."""
    found = entries(FILE, text, dict[str, Amount])
    return {name: changed(FILE, name, PLAIN, numbers) for name, numbers in found.items()}


def changed(file: str, where: str, plain: Set, numbers: Mapping[str, Any]) -> Set:
    """Return weights or tastes with some numbers replaced. Raises DataError."""
    known = [field.name for field in fields(plain) if isinstance(getattr(plain, field.name), float)]
    for key in numbers:
        if key not in known:
            raise faulty(file, "data-unknown-number", f"{where}.{key}", names=tuple(known))
    return replace(plain, **numbers) if numbers else plain
