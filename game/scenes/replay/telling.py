"""Where one is in a game, in one line."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.events import TileAcquired
from game.rules.message import Seat, message
from game.rules.scoring import ranking
from game.rules.terms import Step
from game.scenes.play.deeds import deed
from game.scenes.replay.reel import Reel
from game.table.canvas import Said
from game.telling import told
from game.words import Names, Spoken


class Caption(NamedTuple):
    """A line, and the seat it is about."""

    said: Said
    seat: int | None = None


def caption(reel: Reel, at: int, names: Names) -> Caption:
    """Return the move that led to a position; at the ends, who begins and how it ended."""
    state, turn = reel.state(at), reel.turn(at)
    mover = Seat(state.to_move or 0)
    if turn is None:
        begins = message("replay-begins", title=reel.title, seat=mover)
        return Caption(Spoken(begins, names), state.to_move)
    if at == reel.last and reel.over:
        ended = told(turn.events[-1])
        assert ended is not None
        return Caption(Spoken(ended, names), ranking(state)[0])
    if at == reel.last:
        return Caption(Spoken(message("replay-record-ends", seat=mover), names), state.to_move)
    own = [event for event in turn.events if getattr(event, "seat", None) == turn.seat]
    own.sort(key=lambda event: not isinstance(event, TileAcquired))  # what it cost comes after it
    said = next((said for event in own if (said := told(event))), None)
    decided = deed(turn.decision.move, turn.before)
    return Caption(
        Spoken(said or message("replay-decided", seat=Seat(turn.seat), deed=decided), names), turn.seat
    )


def whereabouts(reel: Reel, at: int) -> Said:
    """Return a position on the timeline: its move, when that is, and the scores."""
    state, span = reel.state(at), reel.span(at)
    scores = tuple(
        message("replay-score", name=chair.name, vp=score)
        for chair, score in zip(reel.chairs, reel.scores[at], strict=True)
    )
    when = message("replay-moment", move=at, year=span.year, season=span.season, scores=scores)
    if state.step == Step.OVER:
        return when
    step = Step(state.step)
    return message(
        "replay-moment-step", move=at, year=span.year, season=span.season, step=step, scores=scores
    )
