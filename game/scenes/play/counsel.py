"""Asks an automa for its move in a person's place, on demand; nobody waits for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.rules import legal_moves, play
from game.rules.moves import Lay, Store
from game.rules.player import Decision, Patient, Player
from game.rules.state import GameState

WHOLE = Lay | Store
"""Moves that are decided one by one and advised as a whole."""


class Advice(NamedTuple):
    """The position asked about, as the seat to move knows it, and the decisions advised, in their order."""

    state: GameState
    decisions: tuple[Decision, ...]


class Counsel:
    """An adviser who is made when first asked. No question makes anybody wait, if the adviser is patient."""

    def __init__(self, make: Callable[[], Player]) -> None:
        self._make = make
        self._player: Player | None = None
        self._state: GameState | None = None
        self._ahead: GameState | None = None  # where the decisions so far lead
        self._decisions: list[Decision] = []
        self._put = False  # whether the adviser thinks about where they lead

    @property
    def asked(self) -> bool:
        """Return True while an answer is awaited."""
        return self._state is not None

    def ask(self, seen: GameState) -> None:
        """Ask about a view; what was asked before is forgotten."""
        self.forget()
        self._state, self._ahead = seen, seen.copy()

    def answer(self) -> Advice | None:
        """Return the advice once it is complete; None before, and where nothing was asked."""
        if self._state is None or self._ahead is None:
            return None
        decision = self._decision(self._ahead)
        if decision is None:
            return None
        whole = isinstance(decision.move, WHOLE)
        if whole or not self._decisions:
            self._decisions.append(decision)
        self._put = False
        play(self._ahead, decision.move, None)
        if whole and self._goes_on(self._state, self._ahead):
            return None
        advice = Advice(self._state, tuple(self._decisions))
        self.forget()
        return advice

    def forget(self) -> None:
        """Drop the question."""
        self._state = self._ahead = None
        self._decisions, self._put = [], False

    def close(self) -> None:
        """Drop the question, and the adviser."""
        self.forget()
        if isinstance(self._player, Patient):
            self._player.close()
        self._player = None

    def _decision(self, ahead: GameState) -> Decision | None:
        legal = legal_moves(ahead)
        if len(legal) == 1:
            return Decision(legal[0], ())
        if self._player is None:
            self._player = self._make()
        if not isinstance(self._player, Patient):
            return self._player.choose(ahead.copy(), legal)
        if not self._put:
            self._player.ask(ahead.copy())
            self._put = True
        return self._player.answer()

    @staticmethod
    def _goes_on(state: GameState, ahead: GameState) -> bool:
        """Return True if a part of the same plan or storing is still to be decided."""
        return (ahead.step, ahead.to_move) == (state.step, state.to_move)
