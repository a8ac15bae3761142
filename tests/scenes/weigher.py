"""A player that tells what it weighed: a stand-in for an automa, whose numbers a test can foresee."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules import legal_moves
from game.rules.message import Real, message
from game.rules.moves import Move
from game.rules.player import Aspect, Component, Decision, Option, Patient
from game.rules.state import GameState
from game.words import words_of

REASONS = (message("reason-greedy-most"), message("reason-wish-vp"))
SENTENCES = tuple(words_of("en").text(reason) for reason in REASONS)
CHANGES = message(
    "component-changes",
    changes=(
        message("component-change", what=message("priority-water"), by=Real(2, signed=True)),
        message("component-change", what=message("priority-wood"), by=Real(-1, signed=True)),
    ),
)


class Weigher:
    """Takes the first legal move; each later one is worth 1.5 VP less."""

    name = "weigher"

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        return Decision(moves[0], REASONS, weighed(moves) if len(moves) > 1 else ())


def weighed(moves: Sequence[Move]) -> tuple[Option, ...]:
    """The first four moves as options with something in each aspect."""
    found = []
    for i, move in enumerate(moves[:4]):
        parts = (
            Component(Aspect.NOW, 2.0, message("priority-coal")),
            Component(Aspect.LATER, 1.2 - i, message("priority-developments")),
            Component(Aspect.LATER, 0.8, message("component-risk-of-others")),
            Component(Aspect.DENIES, 0.5),
            Component(Aspect.RISK, -0.7 - i / 2, CHANGES),
        )
        found.append(Option(move, sum(part.vp for part in parts), parts))
    return tuple(found)


class Slow(Patient):
    """A weigher that answers once it is told to be ready, and remembers what it was asked."""

    name = "slow"

    def __init__(self, seed: int = 0) -> None:
        self.asked: list[GameState] = []
        self.ready = self.closed = False

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        return Weigher().choose(view, moves)

    def ask(self, view: GameState) -> None:
        self.asked.append(view)

    def answer(self) -> Decision | None:
        return self.choose(self.asked[-1], legal_moves(self.asked[-1])) if self.ready else None

    def close(self) -> None:
        self.closed = True
