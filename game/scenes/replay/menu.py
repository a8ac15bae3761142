"""The menu over a replay."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.message import Message, message
from game.scenes.flow import Context, Flow, Pop, Quit
from game.scenes.opponents import Called
from game.scenes.play.menu import Menu
from game.table.canvas import Said


class ReplayMenu(Menu):
    """There is nothing to save, but a game that is over has a scoring."""

    keys = (message("menu-replay-keys"), message("menu-replay-keys-always"))

    def __init__(self, context: Context, title: Called, score: Callable[[], Flow] | None) -> None:
        """`score` shows the final scoring, where the game has one."""
        self.title, self.score = title, score
        super().__init__(context)

    @property
    def note(self) -> Said:
        return self.title

    def acts(self) -> list[tuple[Message, Callable[[], Flow]]]:
        scoring = [(message("tell-final"), self.score)] if self.score is not None else []
        return [
            (message("menu-on-replay"), Pop),
            *scoring,
            (message("settings-title"), self._settings),
            (message("menu-leave-replay"), lambda: Pop(1)),
            (message("menu-quit"), Quit),
        ]
