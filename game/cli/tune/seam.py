"""What main.py hands to `tune`: these commands know no automa."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from game.cli.games import Maker

Numbers = Mapping[str, float]
"""Weights by their names."""
Made = Callable[[str, Numbers], Maker]
"""Finds what makes a player of a level with these weights. It has to be able to go to another process."""


class Automas(NamedTuple):
    """Weights, and who plays with them."""

    levels: Sequence[str]
    sets: Mapping[str, Numbers]
    """Every weight, by the name of the set."""
    largest: Numbers
    """How much each weight can be at most."""
    mattering: Sequence[str]
    """The weights that are looked for where none are named."""
    of_the_valley: Collection[str]
    """Weights that say nothing without the expansion."""
    made: Made
