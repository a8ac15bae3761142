"""What plays a seat: sees a view and the legal moves, returns a move and its reasons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, Protocol

from game.rules.message import Message, message
from game.rules.moves import Move
from game.rules.state import GameState


class Aspect(Enum):
    """In what way a move is worth something."""

    NOW = "now"
    END = "end"
    LATER = "later"
    DENIES = "denies"
    RISK = "risk"

    @property
    def said(self) -> Message:
        """Return what players call it."""
        return message(f"aspect-{self.value}")


class Component(NamedTuple):
    """What a move is worth in one way, in VP, and what that comes from in a few words."""

    aspect: Aspect
    vp: float
    text: Message | None = None


class Option(NamedTuple):
    """A move that was weighed: its worth in VP beside the position as it is, the sum of its components."""

    move: Move
    worth: float
    components: tuple[Component, ...]


class Decision(NamedTuple):
    """A move and why it was chosen, a message for each sentence, the weightiest first.

    `options` are the chosen move and the best of the others that were weighed, the best first; empty where
    there was nothing to weigh.
    """

    move: Move
    reasons: Sequence[Message]
    options: Sequence[Option] = ()


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
