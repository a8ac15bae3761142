"""Deals of a draft's rules: what those change of the developments is on the board, as far as luck allows."""

from __future__ import annotations

from game.rules.ruleset import Ruleset, differences, load_ruleset
from game.scenes.newgame.draft import CHOSEN, FIRST, RANDOM, Draft, fresh_seed

DEALS = 24
"""Deals of which the best is taken."""


def show_own_tiles(draft: Draft) -> None:
    """Deal what the ruleset changes or adds, unless tiles are laid by hand; the first game has none of it."""
    if draft.tiles != CHOSEN and own_tiles(draft.figures):
        draft.tiles = RANDOM if draft.tiles == FIRST else draft.tiles
        draw_telling(draft)


def draw_telling(draft: Draft) -> None:
    """Give a draft a random seed; of some, that by which most of what its ruleset changes is in play."""
    draft.seed = fresh_seed()
    if own := own_tiles(draft.figures):
        seeds = [draft.seed, *(fresh_seed() for _ in range(DEALS - 1))]
        draft.seed = max(seeds, key=lambda seed: _shown(draft, seed, own))


def _shown(draft: Draft, seed: str, own: set[object]) -> int:
    """Return how many of these developments a seed brings into play."""
    draft.seed = seed
    return len(own.intersection(draft.dealt))


def own_tiles(ruleset: Ruleset) -> set[object]:
    """Return the developments that a ruleset changes or adds."""
    return {found.way[1] for found in differences(load_ruleset(), ruleset) if found.way[0] == "tile"}
