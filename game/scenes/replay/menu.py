"""The menu over a replay."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.message import message
from game.scenes.coaching import COACH
from game.scenes.flow import Context, Flow, Pop, Push, Quit
from game.scenes.kit.widget import Act
from game.scenes.play.menu import Menu
from game.scenes.replay.history import History
from game.scenes.replay.play_on import play_on_from
from game.scenes.rulebook.topic import Topic, topic_of
from game.table.canvas import Said


class ReplayMenu(Menu):
    """There is nothing to save, but a game that is over has a scoring."""

    keys = (message("menu-replay-keys"), message("menu-replay-keys-always"))

    def __init__(self, context: Context, history: History, at: int, score: Callable[[], Flow] | None) -> None:
        """`at` is the position on the table; `score` shows the final scoring, where the game has one."""
        self.history, self.position, self.score = history, at, score
        super().__init__(context)

    @property
    def note(self) -> Said:
        return self.history.title

    def acts(self) -> list[Act]:
        scoring = [(message("tell-final"), self.score)] if self.score is not None else []
        return [
            (message("menu-on-replay"), Pop),
            *scoring,
            *([(COACH, self._coach)] if self._coached else []),
            *([] if self._ended else [(message("menu-play-on"), self._play_on)]),
            (message("rulebook-title"), self._rules),
            (message("settings-title"), self._settings),
            (message("menu-leave-replay"), lambda: Pop(1)),
            (message("menu-quit"), Quit),
        ]

    @property
    def topic(self) -> Topic:
        return topic_of(self.history.state(self.position))

    @property
    def _ended(self) -> bool:
        """Return True if the game is over at the position on the table."""
        return self.history.state(self.position).to_move is None

    @property
    def _coached(self) -> bool:
        """Return True if there is a coach to look at the game, and it is over."""
        return self.context.start_review is not None and self.history.over

    def _play_on(self) -> Flow:
        return play_on_from(self.context, self.history, self.position)

    def _coach(self) -> Flow:
        return Push(self.context.doors.coach(self.context, self.history))
