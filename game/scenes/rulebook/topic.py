"""The topic that the rules are opened for: whose figures they tell, what is in play, the rule asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.rules import Setup, new_game
from game.rules.box import Box
from game.rules.ruleset import Ruleset
from game.telling import renamed_tiles
from game.words import NOBODY, Names

if TYPE_CHECKING:
    from game.rules.state import GameState

MODULES = ("black", "iron")
NEW_TILES = "valley"
"""The part of the expansion that is no module: its new developments."""


class Topic(NamedTuple):
    """A game's printed matter, the parts of the expansion in play, its names, and what is to be looked up.

    `rule` is the id of a rule, ruling or development, `chapter` the name of a chapter of the guide; without
    either the rules open where they were left.
    """

    box: Box
    parts: frozenset[str] = frozenset()
    names: Names = NOBODY
    rule: str = ""
    chapter: str = ""

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset whose figures are told."""
        return self.box.ruleset


def topic_of(state: GameState, rule: str = "", chapter: str = "") -> Topic:
    """Return the topic of a game at a position."""
    box = state.box
    found = {module for module in MODULES if module in box.contents.modules}
    if any(tile.set == NEW_TILES for tile in box.tiles):
        found.add(NEW_TILES)
    return Topic(box, frozenset(found), Names((), renamed_tiles(state)), rule, chapter)


def topic_of_base(rule: str = "", parts: frozenset[str] = frozenset()) -> Topic:
    """Return the topic where no game lies below."""
    modules = parts.intersection(MODULES)
    return Topic(new_game(Setup(seats=2, seed=1, modules=modules)).box, parts, rule=rule)
