"""The loop, its window, and the scenes that others lead to by name."""

from game.scenes.app.loop import App, turn
from game.scenes.app.window import NoDisplay

__all__ = ["App", "NoDisplay", "turn"]
