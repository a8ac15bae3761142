"""Temperaments: what a player is like, as data: a sentence for its opponents, and weights to decide by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec

from game.automa.data_file import DataError, entries, text_of
from game.automa.weights import PLAIN, Tastes, Weights

FILE = "temperaments.toml"
Amount = Annotated[float, msgspec.Meta(ge=0, le=99)]
Set = TypeVar("Set", Tastes, Weights)


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the file: what one sees it do, what it is fond of, weights that differ from plain."""

    sentence: Annotated[str, msgspec.Meta(min_length=1)]
    tastes: dict[str, Amount] = {}
    weights: dict[str, Amount] = {}


class Temperament(NamedTuple):
    """What one sees it do, in a sentence, and what it decides by."""

    sentence: str
    weights: Weights


@cache
def temperaments() -> Mapping[str, Temperament]:
    """Every temperament by its name, plain first."""
    return read(text_of(FILE))


def read(text: str) -> dict[str, Temperament]:
    """The temperaments of a file. Raises DataError."""
    return {name: _temperament(name, entry) for name, entry in entries(FILE, text, Entry).items()}


def _temperament(name: str, entry: Entry) -> Temperament:
    """Who differs in nothing decides by the plain weights themselves, which cost no time."""
    weights = _changed(PLAIN, entry.weights, f"{name}.weights")
    if entry.tastes:
        weights = replace(weights, tastes=_changed(PLAIN.tastes, entry.tastes, f"{name}.tastes"))
    return Temperament(entry.sentence, weights)


def _changed(plain: Set, changes: Mapping[str, Any], where: str) -> Set:
    """The same with other numbers at some places."""
    known = [field.name for field in fields(plain) if isinstance(getattr(plain, field.name), float)]
    for key in changes:
        if key not in known:
            raise DataError(f"{FILE}: {where}.{key}: no such number; there are: {', '.join(known)}")
    return replace(plain, **changes) if changes else plain
