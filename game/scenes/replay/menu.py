"""The menu over a replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.message import Message, message
from game.rules.seeds import player_seed
from game.scenes.flow import Context, Flow, Pop, Push, Quit, Replace
from game.scenes.newgame.draft import NAMES
from game.scenes.notes import Recalled
from game.scenes.play.menu import Menu
from game.scenes.saves import Chair
from game.scenes.seatsheet import SeatSheet
from game.scenes.session import Session

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
            *([] if self.replay.ended else [(message("menu-play-on"), self._play_on)]),
            (message("settings-title"), self._settings),
            (message("menu-leave-replay"), lambda: Pop(1)),
            (message("menu-quit"), Quit),
        ]

    def _play_on(self) -> Flow:
        """Ask who plays on from the position on the table."""
        reel = self.replay.reel
        seed = reel.match.setup.seed
        seated = reel.seated(self.replay.at)
        chairs = [self._offered(chair, seat, seed) for seat, chair in enumerate(seated)]
        said = message("seats-play-on")
        return Push(SeatSheet(self.context, said, seed, chairs, self._begin))

    def _offered(self, chair: Chair, seat: int, seed: int) -> Chair:
        """Return a chair as it can be played on: with a name, and no automa that nobody knows."""
        automa = chair.automa if self.context.opponents.knows(chair.automa) else ""
        return Chair(chair.name or NAMES[seat], chair.colour).handed(automa, player_seed(seed, seat))

    def _begin(self, chairs: tuple[Chair, ...]) -> Flow:
        from game.scenes.play.scene import Play

        reel, at = self.replay.reel, self.replay.at
        recalled = Recalled.told(reel.match.setup, [turn.decision for turn in reel.match.turns[:at]])
        return Replace(Play(self.context, Session.play_on(self.context, reel.record, at, chairs, recalled)))
