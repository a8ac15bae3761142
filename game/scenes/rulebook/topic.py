"""The topic that the rules are opened for: whose figures they tell, what is in play, the rule asked for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from game.rules import Setup, new_game
from game.rules.box import Box
from game.rules.ids import NoId, RuleOrTile
from game.rules.ruleset import BASE, Ruleset
from game.rules.setup import SetupError
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
    rule: RuleOrTile | NoId = ""
    chapter: str = ""

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset whose figures are told."""
        return self.box.ruleset


def topic_of(state: GameState, rule: RuleOrTile | NoId = "", chapter: str = "") -> Topic:
    """Return the topic of a game at a position."""
    box = state.box
    found = {module for module in MODULES if module in box.contents.modules}
    if any(tile.set == NEW_TILES for tile in box.tiles):
        found.add(NEW_TILES)
    return Topic(box, frozenset(found), Names((), renamed_tiles(state)), rule, chapter)


def topic_of_base(rule: RuleOrTile | NoId = "", parts: frozenset[str] = frozenset()) -> Topic:
    """Return the topic where no game lies below."""
    return topic_of_ruleset(BASE, rule, parts)


def topic_of_ruleset(source: str, rule: RuleOrTile | NoId = "", parts: frozenset[str] = frozenset()) -> Topic:
    """Return the topic of a ruleset where no game lies below; that of the base where no game can begin so."""
    setup = Setup(seats=2, seed=1, ruleset=source, modules=parts.intersection(MODULES))
    try:
        state = new_game(setup)
    except SetupError:
        state = new_game(replace(setup, ruleset=BASE))
    return Topic(state.box, parts, Names((), renamed_tiles(state)), rule=rule)
