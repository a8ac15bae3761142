"""The developments and markers that a game may ever have in play: what ids and observations depend on."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from game.rules import Setup
from game.rules.box import TileInfo, tile_info
from game.rules.effects import MarkerOffer, with_further
from game.rules.ids import TileId
from game.rules.ruleset import Ruleset, digest, load_ruleset
from game.rules.setup import NEW_SETS, new_tiles
from game.rules.terms import Marker

NOWHERE = (0, 0)
"""The hex of a development of which only the printed matter is asked."""


class Vocabulary(NamedTuple):
    """A ruleset, the number of seats, the modules, and the developments that may be in play, in order."""

    source: str
    digest: str
    seats: int
    modules: frozenset[str]
    tiles: tuple[TileId, ...]

    @property
    def ruleset(self) -> Ruleset:
        """Return the ruleset."""
        return load_ruleset(self.source)

    @property
    def iron(self) -> bool:
        """Return True with the module Iron."""
        return "iron" in self.modules

    @property
    def black(self) -> bool:
        """Return True with the module Black Developments."""
        return "black" in self.modules


def vocabulary_of(setup: Setup) -> Vocabulary:
    """Return the vocabulary of a setup: the same for every seed, board and way to lay the tiles.

    All developments of the base may be in play, with the module Black Developments the black ones, and
    further ones if the setup names them or mixes them in. Raises RulesetError.
    """
    ruleset = load_ruleset(setup.ruleset)
    named = {*setup.new_tiles, *(() if isinstance(setup.tiles, str) else setup.tiles)}
    if setup.tiles == "recommended" and not setup.new_tiles:
        named.update(new_tiles(ruleset, setup.modules))
    sets = {"base", "black"} if "black" in setup.modules else {"base"}
    mixed = {number for number in named if number in ruleset.tile and ruleset.tile[number].set in NEW_SETS}
    tiles = _sorted(number for number, tile in ruleset.tile.items() if tile.set in sets or number in mixed)
    return Vocabulary(setup.ruleset, digest(setup.ruleset), setup.seats, frozenset(setup.modules), tiles)


@lru_cache(maxsize=64)
def tiles_of(vocabulary: Vocabulary) -> tuple[TileInfo, ...]:
    """Return the developments of a vocabulary as printed, in its order."""
    ruleset = vocabulary.ruleset
    return tuple(tile_info(ruleset, at, number, NOWHERE) for at, number in enumerate(vocabulary.tiles))


def marker_counts(vocabulary: Vocabulary) -> tuple[tuple[int, ...], int]:
    """Return how many of each marker developments bring a seat, and how many more it can take (B5).

    One black development at most can be among those that offer markers (B2).
    """
    tiles = tiles_of(vocabulary)
    counts = tuple(sum(tile.marker == marker for tile in tiles) for marker in Marker)
    black = any(_offers(tile) for tile in tiles if tile.black)
    return counts, black + sum(_offers(tile) for tile in tiles if not tile.black)


def _offers(tile: TileInfo) -> int:
    return sum(isinstance(effect, MarkerOffer) for effect in with_further(tile.effects))


def _sorted(numbers: Iterable[TileId]) -> tuple[TileId, ...]:
    """Return developments in numerical order, 9 before 10E and that before 11."""
    return tuple(sorted(numbers, key=lambda number: (int(number.rstrip("E")), number)))
