"""Playing on from a position of a game that has been played, as a game of practice."""

from __future__ import annotations

from game.rules.message import message
from game.scenes.flow import Context, Flow, Push, Replace
from game.scenes.newgame.people import people
from game.scenes.play.scene import Play
from game.scenes.replay.history import History
from game.scenes.saving.chairs import Chair
from game.scenes.saving.notes import Recalled
from game.scenes.seatsheet import SeatSheet
from game.scenes.session import Session
from game.seeds import player_seed


def play_on_from(context: Context, history: History, at: int) -> Flow:
    """Ask who plays on from a position, and go to the table with it."""
    seed = history.match.setup.seed
    chairs = [_offered(context, chair, seat, seed) for seat, chair in enumerate(history.seated(at))]

    def begin(chairs: tuple[Chair, ...]) -> Flow:
        decisions = [turn.decision for turn in history.match.turns[:at]]
        recalled = Recalled.told(history.match.setup, decisions)
        session = Session.play_on(context, history.record, at, chairs, recalled)
        return Replace(Play(context, session))

    return Push(SeatSheet(context, message("seats-play-on"), seed, chairs, begin))


def _offered(context: Context, chair: Chair, seat: int, seed: int) -> Chair:
    """Return a chair as it can be played on: with a name, and no automa that nobody knows."""
    automa = chair.automa if context.opponents.knows(chair.automa) else ""
    return Chair(chair.name or people(context.theme.words)[seat], chair.colour).handed(
        automa, player_seed(seed, seat)
    )
