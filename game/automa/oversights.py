"""The oversights of the levels below the bauer, who think as it does but for these."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Annotated

import msgspec

from game.automa.data_files import Amount, changed, entries, faulty, levels, text_of
from game.automa.weights import PLAIN, Thinking, Weights

FILE = "oversights.toml"
_STEPS = tuple(field.name for field in fields(Thinking))


class Oversight(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that a level does not see: steps that it leaves out, or other weights than the bauer's."""

    leaves_out: list[str] = []
    weights: dict[str, Amount] = {}
    hope: Annotated[list[Amount], msgspec.Meta(min_length=3, max_length=3)] | None = None

    def within(self, weights: Weights) -> Weights:
        """Return the weights of whoever has this oversight too."""
        found = changed(FILE, "weights", weights, self.weights)
        if self.hope is not None:
            found = replace(found, hope=tuple(self.hope))
        if self.leaves_out:
            found = replace(found, thinking=replace(found.thinking, **dict.fromkeys(self.leaves_out, False)))
        return found


@cache
def oversights() -> Mapping[str, Oversight]:
    """Return every oversight by its name."""
    return read_oversights(text_of(FILE))


def read_oversights(text: str) -> dict[str, Oversight]:
    """Return the oversights of a file. Raises DataError."""
    found = entries(FILE, text, Oversight)
    for name, oversight in found.items():
        for step in oversight.leaves_out:
            if step not in _STEPS:
                raise faulty(FILE, "data-unknown-number", f"{name}.leaves_out", names=_STEPS)
        changed(FILE, f"{name}.weights", PLAIN, oversight.weights)
    return found


@cache
def weights_of(level: str) -> Weights:
    """Return the weights of a level: the bauer's, with its oversights."""
    return overlooking(levels()[level].overlooks)


def overlooking(names: Iterable[str]) -> Weights:
    """Return the bauer's weights with these oversights."""
    weights = PLAIN
    for name in names:
        weights = oversights()[name].within(weights)
    return weights
