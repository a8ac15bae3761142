"""Checks of a ruleset's storage places beyond their types: each takes something, and somebody can have it."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.ruleset.faults import Problem, problem
from game.rules.ruleset.figures import NONE
from game.rules.ruleset.files import base_tables
from game.rules.ruleset.lines import Key
from game.rules.ruleset.misfits import near_matches
from game.rules.ruleset.records import Ruleset
from game.rules.terms import Ability, Slot

_NAMES = tuple(slot.id for slot in Slot)
_STORING = (Ability.BARN.label, Ability.COAL_STORAGE.label)
"""The abilities that do nothing but open storage places."""


def storage_problems(ruleset: Ruleset) -> Iterator[Problem]:
    """Yield the problems of all storage places, and of tiles that open none though they are made for that."""
    known, farm = base_tables()["storage"], ruleset.storage.get("farm")
    if farm is None or farm.since != "start":
        yield problem(("storage", "farm", *(["since"] if farm else ())), "ruleset-storage-farm")
    brought = {tile.ability for tile in ruleset.tile.values()}
    for name, place in ruleset.storage.items():
        key: Key = ("storage", name)
        if name not in _NAMES:
            yield problem(key, "ruleset-unknown-key", near=near_matches(name, _NAMES), names=_NAMES)
        if not place.takes:
            yield problem(key, "ruleset-storage-nothing")
        usual = known.get(name, {}).get("since")  # a development of the base may be gone, and its place idle
        if place.since not in ("start", "workshop", usual, *brought, *ruleset.tile) or place.since == NONE:
            yield problem((*key, "since"), "ruleset-storage-closed", names=("start", "workshop"))
    opening = {place.since for place in ruleset.storage.values()}
    for number, tile in ruleset.tile.items():
        if tile.ability in _STORING and tile.ability not in opening:
            yield problem(("tile", number, "ability"), "ruleset-storage-idle", ("storage",), none=f'"{NONE}"')
