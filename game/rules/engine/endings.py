"""The ends of a draft's game before its last year: somebody has so many of something."""

from __future__ import annotations

from game.rules.engine.supply import counted
from game.rules.events import EndReached, Tell
from game.rules.message import Amount, Message, message
from game.rules.ruleset.records import Ruleset
from game.rules.state import GameState
from game.rules.terms import Season


def end_reached(state: GameState) -> EndReached | None:
    """Return the first end that is reached, by the first seat in turn order that has; None if none is."""
    for end in state.box.ends:
        for number in state.order:
            seat = state.seats[number]
            count = seat.score if end.have == "vp" else counted(state.box, seat, end.have)
            if count >= end.count:
                return EndReached(number, end.have, count, state.season == Season.WINTER)
    return None


def last_year(state: GameState) -> bool:
    """Return True if the game ends with this year's winter, as it stands."""
    return state.year == state.box.years or end_reached(state) is not None


def ends_now(state: GameState, tell: Tell | None) -> bool:
    """Return True if the winter that begins or is over is the last of the game; tell why."""
    reached = end_reached(state) if state.box.ends else None
    if reached is not None and tell:
        tell(reached)
    return reached is not None


def ends_said(ruleset: Ruleset) -> tuple[Message, ...]:
    """Return what ends the game."""
    return tuple(having(end.have, end.count) for end in ruleset.end)


def having(what: str, count: int) -> Message:
    """Return so many of something that somebody has."""
    if what == "vp":
        return message("having-vp", vp=Amount(count, "vp"))
    return message(f"having-{what}", count=count)
