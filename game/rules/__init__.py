"""The door of the rules: everything that plays, shows, saves or studies a game comes in here."""

from game.rules.engine import legal_moves, play, refusal
from game.rules.notation import parse_move
from game.rules.position import state_json
from game.rules.position_reader import from_json
from game.rules.record import record_text, replay
from game.rules.scoring import scores
from game.rules.setup import Setup, new_game
from game.rules.view import view

__all__ = [
    "Setup",
    "from_json",
    "legal_moves",
    "new_game",
    "parse_move",
    "play",
    "record_text",
    "refusal",
    "replay",
    "scores",
    "state_json",
    "view",
]
