"""The menu over a replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.message import Message, message
from game.scenes.flow import Context, Flow, Pop, Quit
from game.scenes.play.menu import Menu

if TYPE_CHECKING:
    from game.scenes.replay.scene import Replay


class ReplayMenu(Menu):
    """There is nothing to save, but a game that is over has a scoring."""

    keys = (message("menu-replay-keys"), message("menu-replay-keys-always"))

    def __init__(self, context: Context, replay: Replay) -> None:
        self.replay = replay
        super().__init__(context)

    @property
    def note(self) -> str:
        return self.replay.reel.title

    def acts(self) -> list[tuple[Message, Callable[[], Flow]]]:
        scoring = [(message("tell-final"), self.replay.score)] if self.replay.reel.over else []
        return [
            (message("menu-on-replay"), Pop),
            *scoring,
            (message("settings-title"), self._settings),
            (message("menu-leave-replay"), lambda: Pop(1)),
            (message("menu-quit"), Quit),
        ]
