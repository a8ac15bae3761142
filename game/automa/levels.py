"""What there is to say of each level: how it plays, and how strong it was measured against the next one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated

import msgspec

from game.automa.data_file import DataError, entries, text_of

FILE = "levels.toml"
Count = Annotated[int, msgspec.Meta(ge=0)]
Text = Annotated[str, msgspec.Meta(min_length=1)]


class Measured(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Games against a weaker name, as `command` plays them."""

    against: Text
    games: Annotated[int, msgspec.Meta(ge=1)]
    wins: Count
    vp: float
    """Mean of its final scores."""
    their_vp: float
    command: Text
    """What gives these figures, after `python main.py`."""


class Level(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a level does, in a sentence; its strength is told once it is measured."""

    summary: Text
    measured: Measured | None = None


@cache
def levels() -> Mapping[str, Level]:
    """Every level by its name, the strongest first."""
    return read(text_of(FILE))


def read(text: str) -> dict[str, Level]:
    """The levels of a file. Raises DataError."""
    found = entries(FILE, text, Level)
    for name, level in found.items():
        if level.measured and level.measured.wins > level.measured.games:
            raise DataError(f"{FILE}: {name}.measured.wins: more than its games")
    return found
