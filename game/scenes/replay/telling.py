"""Where one is in a game, in one line."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.events import TileAcquired
from game.rules.scoring import ranking
from game.rules.terms import Step
from game.scenes.play.deeds import deed
from game.scenes.replay.reel import Reel
from game.telling import Names, tell


class Caption(NamedTuple):
    """A line, and the seat it is about."""

    text: str
    seat: int | None = None


def caption(reel: Reel, at: int, names: Names) -> Caption:
    """The move that led to a position; at the ends, what begins and how it ended."""
    state, turn = reel.state(at), reel.turn(at)
    mover = "" if state.to_move is None else names.seats[state.to_move]
    if turn is None:
        return Caption(f"{reel.title}: {mover} begins.", state.to_move)
    if at == reel.last and reel.over:
        return Caption(tell(turn.events[-1], names), ranking(state)[0])
    if at == reel.last:
        return Caption(f"The record ends here: {mover} is to move.", state.to_move)
    own = [event for event in turn.events if getattr(event, "seat", None) == turn.seat]
    own.sort(key=lambda event: not isinstance(event, TileAcquired))  # what it cost comes after it
    told = next((text for event in own if (text := tell(event, names))), "")
    decided = f"{names.seats[turn.seat]}: {deed(turn.decision.move, turn.before, names)}"
    return Caption(told or decided, turn.seat)


def whereabouts(reel: Reel, at: int) -> str:
    """A position on the timeline: its move, when that is, and the scores."""
    state, span = reel.state(at), reel.span(at)
    step = "" if state.step == Step.OVER else f": {Step(state.step).label}"
    scores = " · ".join(
        f"{chair.name} {score}".replace("-", "−")
        for chair, score in zip(reel.chairs, reel.scores[at], strict=True)
    )
    return f"Move {at}, year {span.year}, {span.season.label}{step}\n{scores}"
