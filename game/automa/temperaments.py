"""Temperaments: what a player is like, as data: a sentence for its opponents, and tastes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, NamedTuple

import msgspec

from game.automa.data_file import entries, text_of
from game.automa.tuned import Amount, changed
from game.automa.weights import NO_TASTES, Tastes

FILE = "temperaments.toml"


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the file."""

    sentence: Annotated[str, msgspec.Meta(min_length=1)]
    tastes: dict[str, Amount] = {}


class Temperament(NamedTuple):
    """What one sees it do, in a sentence, and what it is fond of."""

    sentence: str
    tastes: Tastes


@cache
def temperaments() -> Mapping[str, Temperament]:
    """Every temperament by its name, plain first."""
    return read(text_of(FILE))


def read(text: str) -> dict[str, Temperament]:
    """The temperaments of a file. Raises DataError."""
    return {name: _temperament(name, entry) for name, entry in entries(FILE, text, Entry).items()}


def _temperament(name: str, entry: Entry) -> Temperament:
    """Who is fond of nothing has no tastes at all, which cost no time."""
    return Temperament(entry.sentence, changed(FILE, f"{name}.tastes", NO_TASTES, entry.tastes))
