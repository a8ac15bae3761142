"""Plays one game between automas to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from game.match import Refused, decided
from game.rules import Setup, new_game, play, scores
from game.rules.engine import ranking
from game.rules.events import Tell
from game.rules.message import Message, message
from game.rules.player import Player
from game.rules.state import GameState
from game.rules.system import said_of
from game.seeds import player_seed
from game.series.schedule import Job

Maker = Callable[[int], Player]
"""Makes a player from a seed."""
Named = Callable[[str], Maker]
"""Finds the maker of a name. Raises MessageError."""


class Failed(msgspec.Struct, frozen=True):
    """A game that could not be finished: the reason, and its record so far if it was kept."""

    job: Job
    reason: Message
    record: str = ""


class Finished(NamedTuple):
    """A game's scores by seat, and the seats from first to last (G9)."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]


def seated(job: Job, named: Named) -> list[Player]:
    """Return new players for a game; their seeds follow from the game's and their seats."""
    return [named(name)(player_seed(job.setup.seed, seat)) for seat, name in enumerate(job.names)]


def finished(setup: Setup, players: Sequence[Player], tell: Tell | None = None) -> GameState:
    """Play a game without log and undo, and return its final state. Raises Refused."""
    state = new_game(setup)
    for _, move in decided(state, players):
        play(state, move, tell)
    return state


def outcome(job: Job, players: Sequence[Player], tell: Tell | None = None) -> Finished | Failed:
    """Play a game with these players and return its result."""
    try:
        state = finished(job.setup, players, tell)
    except Refused as problem:
        return Failed(job, message("run-refused", why=said_of(problem)))
    return Finished(scores(state), ranking(state))


def play_out(job: Job, named: Named) -> Finished | Failed:
    """Play a game with new players and return its result."""
    return outcome(job, seated(job, named))
