"""Opponents: each sees a view and the legal moves, and returns a move with its reasons."""

from __future__ import annotations

from collections.abc import Callable

from game.automa.bauer import Bauer
from game.automa.random_player import RandomPlayer
from game.rules.player import Player

AUTOMAS: dict[str, Callable[[int], Player]] = {"bauer": Bauer, "random": RandomPlayer}
"""What makes an automa of a name from a seed, the strongest first."""
