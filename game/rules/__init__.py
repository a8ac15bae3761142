"""The public door of the rules: everything that plays, shows, saves or studies a game comes in here.

Names are imported when they are first asked for: terms and messages are needed before the first game is.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.engine import legal_moves, play, ranking, refusal, scores
    from game.rules.position import from_json, state_json
    from game.rules.record import parse_move, record_text, replay
    from game.rules.setup import Setup, new_game
    from game.rules.views import remember, view

_MODULES = {
    "engine": ("legal_moves", "play", "ranking", "refusal", "scores"),
    "position": ("from_json", "state_json"),
    "record": ("parse_move", "record_text", "replay"),
    "setup": ("Setup", "new_game"),
    "views": ("remember", "view"),
}
"""The names that each module defines. No module has the name of something in it, which would hide that."""
__all__ = tuple(name for names in _MODULES.values() for name in names)


def __getattr__(name: str) -> object:
    """Import a name when it is first asked for, and keep it here."""
    for module, names in _MODULES.items():
        if name in names:
            found = globals()[name] = getattr(import_module(f"game.rules.{module}"), name)
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
