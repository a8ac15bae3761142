"""What plays a seat: sees a view and the legal moves, returns a move and its reasons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from game.rules.moves import Move
from game.rules.state import GameState


class Decision(NamedTuple):
    """A move and why it was chosen, in sentences, the weightiest first."""

    move: Move
    reasons: tuple[str, ...]


class Player(Protocol):
    """An opponent; it keeps a generator of its own and never touches the game's chance."""

    name: str

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        """Decide for the seat to move in `view`, among its legal moves; must not change `view`."""
        ...


class Patient(ABC):
    """A player that is asked first and answers when it is ready, so that nobody has to wait for it."""

    name: str

    @abstractmethod
    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        """As for any player: wait for the decision."""

    @abstractmethod
    def ask(self, view: GameState) -> None:
        """Begin to think about a view; a question that was not answered yet is forgotten."""

    @abstractmethod
    def answer(self) -> Decision | None:
        """The decision about the view asked last, or None while it is thought about."""

    @abstractmethod
    def close(self) -> None:
        """Nothing more is asked."""
