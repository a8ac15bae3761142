"""What modules and variants bring, by the figures of the ruleset."""

from __future__ import annotations

from game.rules.message import Message, Tile, message
from game.rules.ruleset import load_ruleset
from game.rules.terms import Ability


def tip_black() -> Message:
    """Return what the module Black Developments brings."""
    return message("newgame-black-tip", arrivals=tuple(load_ruleset().black.arrival))


def tip_iron() -> Message:
    """Return what the module Iron brings."""
    ruleset = load_ruleset()
    tiles = sum(tile.set == "iron" for tile in ruleset.tile.values())
    return message("newgame-iron-tip", years=len(ruleset.year) + 1, tiles=tiles)


def tip_farmhand() -> Message:
    """Return what it means to start with improved farmhands."""
    improves = Ability.IMPROVED_FARMHAND.label
    left_out = (Tile(id) for id, tile in load_ruleset().tile.items() if tile.ability == improves)
    return message("newgame-farmhand-tip", tiles=tuple(left_out))
