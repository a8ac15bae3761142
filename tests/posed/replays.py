"""Pictures of games that are stepped through."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.match import Match, Turn
from game.rules.engine import ranking
from game.rules.events import SeasonBegan, TileAcquired
from game.rules.message import message
from game.rules.terms import Season
from game.scenes.flow import Pop, Replace
from game.scenes.replay.commands import ReplayAct
from game.scenes.replay.history import History
from game.scenes.replay.scene import Replay
from game.scenes.result.scene import Result
from game.scenes.saving.chairs import Chair
from game.scenes.stage.commands import TellWhy
from tests.posed.camera import NAMES, Camera

AWAY = (3, 3)


def of_two_seats(camera: Camera, match: Match) -> None:
    """Take every look a replay has."""
    replay = _open(camera, match)
    camera.take("replay-begin")
    replay.go(_latest(match, _acquires))
    camera.take("replay")
    strip = replay.bar.timeline.rect
    camera.move((strip.left + strip.width // 3, strip.centery))
    camera.take("replay-timeline")
    camera.move(AWAY)
    replay.look_at(1 - replay.stage.focus)
    camera.take("replay-other-seat")
    replay.carry_out(ReplayAct.FOLLOW)
    replay.carry_out(TellWhy())
    camera.take("replay-why")
    replay.why.close()
    _play_on(camera, replay)
    replay.go(_latest(match, _ends_winter))
    camera.take("replay-winter")
    camera.click(replay.stage.layout.log.move(2, 2).topleft)
    camera.take("replay-log")
    replay.carry_out(ReplayAct.LEAVE)
    replay.go(replay.history.last)
    camera.take("replay-end")
    camera.click(replay.form.widgets[-1].rect.center)
    camera.take("replay-scoring")
    match.practice = True
    camera.app.apply(Replace(Result(camera.app.context, replay.history)))
    camera.take("result-practice")
    camera.button("tell-final")
    camera.take("result-lines")
    camera.app.apply(Pop())
    _lost(camera, replay.history)


def _lost(camera: Camera, history: History) -> None:
    """Take the result that a person sees who lost against automas."""
    history.match.practice = False
    last = ranking(history.match.state)[-1]
    history.chairs = tuple(
        replace(chair, automa="" if seat == last else "bauer") for seat, chair in enumerate(history.chairs)
    )
    camera.app.apply(Replace(Result(camera.app.context, history)))
    camera.take("result-lost")


def _play_on(camera: Camera, replay: Replay) -> None:
    """Take the menu, and the sheet that asks who plays on from the position on the table."""
    camera.click(replay.stage.layout.ribbon.menu.center)
    camera.take("replay-menu")
    camera.button("menu-play-on")
    camera.take("replay-play-on")
    camera.app.apply(Pop(1))


def of_more_seats(camera: Camera, match: Match, name: str) -> None:
    """Take the fullest table of a replay."""
    replay = _open(camera, match)
    replay.go(_latest(match, _acquires))
    camera.take(name)


def _open(camera: Camera, match: Match) -> Replay:
    automas = [getattr(player, "name", "") for player in match.players]
    chairs = [Chair(NAMES[seat], seat, automa) for seat, automa in enumerate(automas)]
    replay = Replay(camera.app.context, History(match, match.record(), chairs, message("the-game")))
    camera.app.apply(Replace(replay))
    camera.move(AWAY)
    return replay


def _latest(match: Match, fits: Callable[[Turn], bool]) -> int:
    """Return the last position before the last year whose move fits."""
    years = match.state.year
    turns = list(enumerate(match.turns, start=1))
    return next((at for at, turn in reversed(turns) if turn.before.year < years and fits(turn)), len(turns))


def _acquires(turn: Turn) -> bool:
    return any(isinstance(event, TileAcquired) for event in turn.events)


def _ends_winter(turn: Turn) -> bool:
    ended = any(isinstance(event, SeasonBegan) for event in turn.events)
    return ended and turn.before.season == Season.WINTER
