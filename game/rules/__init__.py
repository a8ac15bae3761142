"""The public door of the rules: everything that plays, shows, saves or studies a game comes in here.

Names are imported when they are first asked for: terms and messages are needed before the first game is.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.engine import legal_moves, play, refusal
    from game.rules.notation import parse_move
    from game.rules.position import state_json
    from game.rules.position_reader import from_json
    from game.rules.record import record_text, replay
    from game.rules.scoring import scores
    from game.rules.setup import Setup, new_game
    from game.rules.views import view

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

_MODULES = {
    "engine": ("legal_moves", "play", "refusal"),
    "notation": ("parse_move",),
    "position": ("state_json",),
    "position_reader": ("from_json",),
    "record": ("record_text", "replay"),
    "scoring": ("scores",),
    "setup": ("Setup", "new_game"),
    "views": ("view",),
}
"""The names that each module defines. No module has the name of something in it, which would hide that."""


def __getattr__(name: str) -> object:
    """Import a name when it is first asked for, and keep it here."""
    for module, names in _MODULES.items():
        if name in names:
            found = globals()[name] = getattr(import_module(f"game.rules.{module}"), name)
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
