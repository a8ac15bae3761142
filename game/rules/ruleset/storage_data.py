"""The records of a ruleset's storage places (data/figures.toml, docs/rulesets.md)."""

from __future__ import annotations

from game.rules.ruleset.figures import NONE, Count, DataRecord, NoneName
from game.rules.terms import Resource

Kept = Count | NoneName
"""The VP of a good that is stored; none where it cannot be."""


class StorageData(DataRecord, frozen=True, kw_only=True):
    """A place that keeps one good over the winter: each good it takes with its VP.

    Everybody has it from the `start`; else it comes with an ability, the workshop, or the tile of a number.
    """

    since: str = "start"
    food: Kept = NONE
    wood: Kept = NONE
    coal: Kept = NONE
    iron: Kept = NONE
    removed: bool = False

    @property
    def takes(self) -> dict[Resource, int]:
        """Return the VP of each good that can be stored here."""
        kept = ((kind, getattr(self, kind.label)) for kind in Resource)
        return {kind: vp for kind, vp in kept if vp != NONE}
