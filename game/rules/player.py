"""The Player protocol: a player sees a view and the legal moves, and returns a move and its reasons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, Protocol

from game.rules.ids import NoId, RuleOrTile
from game.rules.message import Amount, Message, message
from game.rules.moves import Move
from game.rules.state import GameState


class Aspect(Enum):
    """A way in which a move has worth."""

    NOW = "now"
    END = "end"
    LATER = "later"
    DENIES = "denies"
    RISK = "risk"

    @property
    def said(self) -> Message:
        """Return the players' word for it."""
        return message(f"aspect-{self.value}")


class Component(NamedTuple):
    """The worth of a move in one way, in VP, and its origin in a few words."""

    aspect: Aspect
    vp: float
    text: Message | None = None


class Option(NamedTuple):
    """A move that was weighed: its worth in VP over the present position, the sum of its components."""

    move: Move
    worth: float
    components: tuple[Component, ...]


class Point(NamedTuple):
    """What a move is for, said to whoever learns from it: the deeds it makes possible, and their use.

    `rule` is the id of the rule or development that this rests on; empty if there is none. The deeds need
    what is to `follow`, disks of the next taking. `mostly` is True if they are done in most of the deals that
    were played on, and not in all.
    """

    deeds: tuple[Message, ...]
    said: Message | None
    rule: RuleOrTile | NoId
    follow: tuple[Amount, ...] = ()
    mostly: bool = False


class Decision(NamedTuple):
    """A move and the reasons for it, one message for each sentence, the weightiest first.

    `options` are the chosen move and the best of the others, the best first; empty where there was nothing to
    weigh. `points` are for whoever asks for advice, the weightiest first.
    """

    move: Move
    reasons: Sequence[Message]
    options: Sequence[Option] = ()
    points: Sequence[Point] = ()


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
        """Wait for the decision, as any player does."""

    @abstractmethod
    def ask(self, view: GameState) -> None:
        """Begin to think about a view; an earlier question without an answer is dropped."""

    @abstractmethod
    def answer(self) -> Decision | None:
        """Return the decision about the last view, or None while it is being thought about."""

    @abstractmethod
    def close(self) -> None:
        """End all thinking; nothing more is asked."""
