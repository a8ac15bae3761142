"""The menu over a replay."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.message import message
from game.rules.seeds import player_seed
from game.scenes.flow import Context, Flow, Pop, Push, Quit, Replace
from game.scenes.kit.widget import Act
from game.scenes.newgame.draft import NAMES
from game.scenes.play.menu import Menu
from game.scenes.play.scene import Play
from game.scenes.replay.history import History
from game.scenes.rulebook.topic import Topic, topic_of
from game.scenes.saving.chairs import Chair
from game.scenes.saving.notes import Recalled
from game.scenes.seatsheet import SeatSheet
from game.scenes.session import Session
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

    def _play_on(self) -> Flow:
        """Ask who plays on from the position on the table."""
        seed = self.history.match.setup.seed
        seated = self.history.seated(self.position)
        chairs = [self._offered(chair, seat, seed) for seat, chair in enumerate(seated)]
        return Push(SeatSheet(self.context, message("seats-play-on"), seed, chairs, self._begin))

    def _offered(self, chair: Chair, seat: int, seed: int) -> Chair:
        """Return a chair as it can be played on: with a name, and no automa that nobody knows."""
        automa = chair.automa if self.context.opponents.knows(chair.automa) else ""
        return Chair(chair.name or NAMES[seat], chair.colour).handed(automa, player_seed(seed, seat))

    def _begin(self, chairs: tuple[Chair, ...]) -> Flow:
        history, at = self.history, self.position
        decisions = [turn.decision for turn in history.match.turns[:at]]
        recalled = Recalled.told(history.match.setup, decisions)
        session = Session.play_on(self.context, history.record, at, chairs, recalled)
        return Replace(Play(self.context, session))
