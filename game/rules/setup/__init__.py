"""Setups: the choices before a game, and a new game of them."""

from __future__ import annotations

from game.rules.setup.beginning import (
    MODULES,
    RULES,
    SEATS,
    TUNNELS,
    advice,
    dealt,
    layout_for,
    layouts,
    new_game,
)
from game.rules.setup.choices import Setup
from game.rules.setup.tiles import NEW_SETS, SetupError, new_tiles, thaler_asked, thaler_offered
