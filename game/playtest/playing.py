"""Plays one game of a playtest under the eyes of its observers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from game.automa import named
from game.match import Refused
from game.playtest.metric import Columns, Observer
from game.playtest.plan import Job
from game.playtest.watching import Watch
from game.rules import legal_moves, new_game, play, refusal, view
from game.rules.message import Message, message
from game.rules.moves import Move
from game.rules.record import record_text
from game.rules.seeds import player_seed
from game.rules.state import GameState
from game.rules.system import said_of

Observers = Callable[[], Sequence[Observer]]
"""Makes the observers of a game."""


class Played(msgspec.Struct, frozen=True):
    """A finished game and all that was measured."""

    job: Job
    columns: Columns


class Failed(msgspec.Struct, frozen=True):
    """A game that could not be played to its end: why, and its record up to there."""

    job: Job
    reason: Message
    record: str


def play_job(job: Job, observers: Observers) -> Played | Failed:
    """Play one game, whatever happens in it; return what was measured, or why it failed."""
    moves: list[Move] = []
    try:
        return Played(job, _watched(job, Watch(observers()), moves))
    except Exception as problem:  # whatever a draft of the rules or an automa breaks, the others go on
        reason = message("lab-failed", kind=type(problem).__name__, problem=said_of(problem))
        return Failed(job, reason, _record(job, moves))


def moves_of(job: Job) -> tuple[Move, ...]:
    """Return the moves of a job's game, played once more: the same job gives the same game."""
    moves: list[Move] = []
    _watched(job, Watch(()), moves)
    return tuple(moves)


def _watched(job: Job, watch: Watch, moves: list[Move]) -> Columns:
    players = [named(name)(player_seed(job.setup.seed, seat)) for seat, name in enumerate(job.names)]
    state = new_game(job.setup, watch)
    watch.begins(state)
    while (seat := state.to_move) is not None:
        seen = view(state, seat)
        legal = legal_moves(seen)
        watch.decides(state, len(legal))
        move = players[seat].choose(seen, legal).move
        _check(state, move)
        moves.append(move)
        play(state, move, watch)
        watch.moved(state)
    return watch.columns(state)


def _check(state: GameState, move: Move) -> None:
    reason = refusal(state, move)
    if reason is not None:
        raise Refused(move, reason)


def _record(job: Job, moves: Sequence[Move]) -> str:
    try:
        return record_text(job.setup, moves, job.names)
    except Exception:  # the last move may be the one that broke the rules
        return record_text(job.setup, moves[:-1], job.names) if moves else ""
