"""Plays one game of a playtest, watched by observers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from game.automa import named
from game.match import decided
from game.playtest.dispatcher import Dispatcher
from game.playtest.metric import Columns, Observer
from game.playtest.metrics import observers
from game.rules import new_game, play
from game.rules.message import message
from game.rules.moves import Move
from game.rules.record import record_text
from game.rules.system import said_of
from game.series.playing import Failed as Failed
from game.series.playing import seated
from game.series.schedule import Job

Observers = Callable[[], Sequence[Observer]]
"""Returns new observers for a game."""


class Played(msgspec.Struct, frozen=True):
    """A finished game and its columns."""

    job: Job
    columns: Columns


def play_measured(job: Job, observers: Observers = observers) -> Played | Failed:
    """Play a game and return its columns, by default all that the lab has; on any error the reason."""
    moves: list[Move] = []
    try:
        return Played(job, _watched(job, Dispatcher(observers()), moves))
    except (
        Exception
    ) as problem:  # a draft of the rules or an automa may break anything; the other games go on
        reason = message("lab-failed", kind=type(problem).__name__, problem=said_of(problem))
        return Failed(job, reason, _record(job, moves))


def moves_of(job: Job, watching: Sequence[Observer] = ()) -> tuple[Move, ...]:
    """Play a job's game again, watched by observers, and return its moves."""
    moves: list[Move] = []
    _watched(job, Dispatcher(watching), moves)
    return tuple(moves)


def _watched(job: Job, dispatcher: Dispatcher, moves: list[Move]) -> Columns:
    players, state = seated(job, named), new_game(job.setup, dispatcher.hear)
    hear = dispatcher.hear
    dispatcher.begins(state)
    for legal, move in decided(state, players):
        dispatcher.decides(state, len(legal))
        moves.append(move)
        play(state, move, hear)
    return dispatcher.columns(state)


def _record(job: Job, moves: Sequence[Move]) -> str:
    try:
        return record_text(job.setup, moves, job.names)
    except Exception:  # the last move may be the one that broke the rules
        return record_text(job.setup, moves[:-1], job.names) if moves else ""
