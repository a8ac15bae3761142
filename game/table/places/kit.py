"""What may come to lie on a player board in this game: the base game's boards have room for nothing more."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.box import Box
from game.rules.terms import Ability, Field, Marker

BASE_MARKERS = tuple(Marker)[: Marker.WICKER_BASKET]


class Kit(NamedTuple):
    """`fields` follow after farmer, farmhand and the two places of the contract workers."""

    fields: tuple[Field, ...]
    markers: tuple[Marker, ...]
    iron: bool
    bonus: bool
    base: bool


def kit_of(box: Box) -> Kit:
    """The kit of a game's boards."""
    if not box.black and not box.iron and all(tile.set == "base" for tile in box.tiles):
        return Kit((Field.WATER_MILL,), BASE_MARKERS, False, False, True)
    gained = {tile.marker for tile in box.tiles}
    markers = tuple(marker for marker in Marker if marker in gained)
    return Kit(_fields(box), markers, box.iron, box.black, False)


def _fields(box: Box) -> tuple[Field, ...]:
    offered = {tile.ability for tile in box.tiles}
    may_come = (
        (Field.WATER_MILL, Ability.WATER_MILL in offered or box.start_abilities & Ability.WATER_MILL.bit),
        (Field.FARMERS_WIFE, Ability.FARMERS_WIFE in offered),
        (Field.WORKSHOP, box.iron),
    )
    return tuple(field for field, comes in may_come if comes)
