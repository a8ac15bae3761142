"""The storage places of a game, compiled from their records: what each takes, and who has it (W3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from game.rules.ids import TileId, is_tile
from game.rules.ruleset.records import Ruleset
from game.rules.ruleset.storage_data import StorageData
from game.rules.terms import ABILITY_BITS, Ability, Resource, Slot

_SLOTS: Final = {slot.id: slot for slot in Slot}
_BITS: Final = ABILITY_BITS | {"start": 0}
_BEHIND: Final = len(Ability)
"""Tiles stand in one bit set behind the abilities."""
_ABILITIES: Final = (1 << _BEHIND) - 1
_SOME: Final = tuple(kinds for count in Resource for kinds in combinations(Resource, count + 1))
"""All sets of resources that are not empty."""


class OpenPlaces(NamedTuple):
    """The places of a seat, and for each resource the VP of those that take it, the best first."""

    slots: tuple[Slot, ...]
    points: tuple[tuple[int, ...], ...]


class Storage:
    """The storage places of a ruleset in their order, on a board with these tiles, by their places there."""

    def __init__(self, ruleset: Ruleset, index: Mapping[TileId, int]) -> None:
        self.data = {slot: ruleset.storage[id] for id, slot in _SLOTS.items() if id in ruleset.storage}
        self.vp: dict[int, dict[Resource, int]] = {slot: _takes(data) for slot, data in self.data.items()}
        """The VP of each resource that a place takes."""
        bits = {data.since: _BITS.get(data.since, -1) for data in self.data.values()}
        bits |= {since: 1 << index[since] + _BEHIND for since in bits if is_tile(since) and since in index}
        self._needs = {slot: bits[data.since] for slot, data in self.data.items() if bits[data.since] >= 0}
        self._asked = sum({*self._needs.values()})
        self._open: dict[int, OpenPlaces] = {}

    def open(self, abilities: int, tiles: int) -> OpenPlaces:
        """Return the places of a seat with these abilities and tiles, as bit sets."""
        has = (abilities & _ABILITIES | tiles << _BEHIND) & self._asked
        found = self._open.get(has)
        if found is None:
            slots = tuple(slot for slot, need in self._needs.items() if need & has == need)
            points = ([self.vp[slot][kind] for slot in slots if kind in self.vp[slot]] for kind in Resource)
            found = OpenPlaces(slots, tuple(tuple(sorted(vp, reverse=True)) for vp in points))
            self._open[has] = found
        return found

    def fits(self, slots: Sequence[Slot], amounts: Sequence[int]) -> bool:
        """Return True if so much of each resource fits into these places, one in each."""
        taken = [self.vp[slot].keys() for slot in slots]
        return all(
            sum(amounts[kind] for kind in kinds) <= sum(not takes.isdisjoint(kinds) for takes in taken)
            for kinds in _SOME
        )

    def best(self, slots: Sequence[Slot], amounts: Sequence[int]) -> int:
        """Return the most VP that so much of each resource brings in these places."""
        reached = {tuple(amounts): 0}
        for slot in slots:
            for left, before in [*reached.items()]:
                for kind, vp in self.vp[slot].items():
                    if left[kind] > 0:
                        less = (*left[:kind], left[kind] - 1, *left[kind + 1 :])
                        reached[less] = max(reached.get(less, 0), before + vp)
        return max(reached.values())


@lru_cache(maxsize=256)
def _takes(data: StorageData) -> dict[Resource, int]:
    """Return the VP of each resource that a place takes; worked out once, as every game has its own board."""
    return data.takes
