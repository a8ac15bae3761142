"""The door of the rules: everything that plays, shows, saves or studies a game comes in here."""

from game.rules.engine import legal_moves, play, refusal
from game.rules.notation import parse_move
from game.rules.scoring import scores
from game.rules.setup import Setup, new_game

__all__ = ["Setup", "legal_moves", "new_game", "parse_move", "play", "refusal", "scores"]
