"""The menu over a replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.flow import Context, Flow, Pop, Quit
from game.scenes.play.menu import Menu

if TYPE_CHECKING:
    from game.scenes.replay.scene import Replay


class ReplayMenu(Menu):
    """There is nothing to save, but a game that is over has a scoring."""

    keys = "Left and Right step · Space plays · F follows\nS speed · M sound · F11 full screen"

    def __init__(self, context: Context, replay: Replay) -> None:
        self.replay = replay
        super().__init__(context)

    @property
    def note(self) -> str:
        return self.replay.reel.title

    def acts(self) -> list[tuple[str, Callable[[], Flow]]]:
        scoring = [("Final scoring", self.replay.score)] if self.replay.reel.over else []
        return [
            ("On with the replay", Pop),
            *scoring,
            ("Settings", self._settings),
            ("Leave the replay", lambda: Pop(1)),
            ("Quit", Quit),
        ]
