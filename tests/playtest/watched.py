"""Games and positions under the eyes of observers, and their events for a second count."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

from game.playtest.dispatcher import Dispatcher
from game.playtest.metric import Columns, Observer
from game.playtest.metrics import OBSERVERS
from game.rules import Setup, legal_moves, new_game, play
from game.rules.events import Event
from game.rules.moves import Move
from game.rules.record import read_record
from game.rules.state import GameState
from tests.properties.games import lively
from tests.rules.options import move_of

Kind = TypeVar("Kind", bound=Event)
FOLDER = Path(__file__).resolve().parents[1] / "golden"
GOLDEN = tuple(sorted(file.stem for file in FOLDER.glob("*.hasp")))


class Played(NamedTuple):
    """A move, the table before it, and its events, each with the table as it was then."""

    move: Move
    before: GameState
    told: list[tuple[Event, GameState]]


class Seen(NamedTuple):
    """A finished game."""

    columns: Columns
    state: GameState
    played: tuple[Played, ...]

    @property
    def told(self) -> list[tuple[Event, GameState]]:
        """Every event since the first decision."""
        return [told for played in self.played for told in played.told]

    def seat(self, key: str, seat: int) -> float:
        """A seat's value of a column that has one."""
        values = self.columns[key]
        assert isinstance(values, tuple)
        value = values[seat]
        assert isinstance(value, int | float)
        return value

    def total(self, *keys: str) -> float:
        """The sum of columns that have values, over all seats."""
        return sum(self.seat(key, seat) for key in keys for seat in range(self.state.box.seats))

    def family(self, prefix: str) -> list[str]:
        """The columns that begin so and have values."""
        return [key for key in self.columns if key.startswith(prefix) and self.columns[key] is not None]


@lru_cache(maxsize=len(GOLDEN))
def golden(name: str) -> Seen:
    """A golden game, watched by everybody."""
    record = read_record((FOLDER / f"{name}.hasp").read_text("utf-8"))
    moves = iter(record.moves)
    return watched(record.setup, lambda state: next(moves))


def random_game(setup: Setup, number: int) -> Seen:
    """A game of lively moves, watched by everybody."""
    random = Random(number)
    return watched(setup, lambda state: lively(random, state))


def watched(setup: Setup, choose: Callable[[GameState], Move]) -> Seen:
    """A whole game, its first events too."""
    watch, played = Dispatcher([kind() for kind in OBSERVERS]), list[Played]()
    state = new_game(setup, watch.hear)

    def hear(event: Event) -> None:
        played[-1].told.append((event, state.copy()))
        watch.hear(event)

    watch.begins(state)
    while state.to_move is not None:
        watch.decides(state, len(legal_moves(state)))
        played.append(Played(choose(state), state.copy(), []))
        play(state, played[-1].move, hear)
    return Seen(watch.columns(state), state, tuple(played))


def after(
    state: GameState, kind: type[Observer], texts: Iterable[str] = (), before: Sequence[Event] = ()
) -> Columns:
    """What an observer tells of a position once it heard of what went before and these moves are played."""
    watch = Dispatcher([kind()])
    watch.begins(state)
    for event in before:
        watch.hear(event)
    for text in texts:
        move = move_of(state, text)
        assert move in legal_moves(state), (text, [str(one) for one in legal_moves(state)])
        play(state, move, watch.hear)
    return watch.columns(state)


def of_kind(seen: Seen, kind: type[Kind]) -> list[Kind]:
    """The events of a kind."""
    return [event for event, _ in seen.told if isinstance(event, kind)]
