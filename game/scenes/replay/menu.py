"""The menu over a replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.message import Message, message
from game.scenes.flow import Context, Flow, Pop, Quit
from game.scenes.play.menu import Menu
from game.table.canvas import Said

if TYPE_CHECKING:
    from game.scenes.replay.scene import Replay


class ReplayMenu(Menu):
    """There is nothing to save, but a game that is over has a scoring."""

    keys = message("replay-menu-keys")

    def __init__(self, context: Context, replay: Replay) -> None:
        self.replay = replay
        super().__init__(context)

    @property
    def note(self) -> Said:
        return self.replay.reel.title

    def acts(self) -> list[tuple[Message, Callable[[], Flow]]]:
        scoring = [(message("replay-menu-scoring"), self.replay.score)] if self.replay.reel.over else []
        return [
            (message("replay-menu-on"), Pop),
            *scoring,
            (message("settings-title"), self._settings),
            (message("replay-menu-leave"), lambda: Pop(1)),
            (message("title-quit"), Quit),
        ]
