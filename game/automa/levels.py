"""The measured strength of each level against the next one, as data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated

import msgspec

from game.automa.data_file import entries, faulty, text_of

FILE = "levels.toml"
Count = Annotated[int, msgspec.Meta(ge=0)]
Text = Annotated[str, msgspec.Meta(min_length=1)]


class LevelResult(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The result of games against a weaker player, as `command` plays them."""

    against: Text
    games: Annotated[int, msgspec.Meta(ge=1)]
    wins: Count
    vp: float
    """Mean of its final scores."""
    their_vp: float
    command: Text
    """The command that gives these figures, after `python main.py`."""


@cache
def levels() -> Mapping[str, LevelResult]:
    """Return the measured result of every level by its name, the strongest first."""
    return read(text_of(FILE))


def read(text: str) -> dict[str, LevelResult]:
    """Return the levels of a file. Raises DataError."""
    found = entries(FILE, text, LevelResult)
    for name, measured in found.items():
        if measured.wins > measured.games:
            raise faulty(FILE, "data-many-wins", f"{name}.wins")
    return found
