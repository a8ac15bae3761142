"""Hands what happens in a game to its observers, and collects their columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.playtest.metric import Columns, Observer
from game.rules.events import Event, GameEnded, SeasonBegan
from game.rules.state import GameState

Ear = Callable[[Event], None]


class Watch:
    """The observers of one game."""

    def __init__(self, observers: Sequence[Observer]) -> None:
        self._observers = observers
        self._ears: dict[type[Event], list[Ear]] = {}
        self._over = False
        for observer in observers:
            for kind, ear in observer.ears().items():
                self._ears.setdefault(kind, []).append(ear)
        self._deciders = [one.decides for one in observers if type(one).decides is not Observer.decides]

    def begins(self, state: GameState) -> None:
        """The game stands at its first decision."""
        self._over = False
        for observer in self._observers:
            observer.begins(state)

    def decides(self, state: GameState, options: int) -> None:
        """The seat to move is about to choose."""
        for decider in self._deciders:
            decider(state, options)

    def __call__(self, event: Event) -> None:
        """An event, as the rules tell it."""
        kind = type(event)
        if kind is SeasonBegan or kind is GameEnded:
            self._over = True
        for ear in self._ears.get(kind, ()):
            ear(event)

    def moved(self, state: GameState) -> None:
        """The move and all it brought about is done."""
        if self._over:
            self._over = False
            for observer in self._observers:
                observer.phase_over(state)

    def columns(self, state: GameState) -> Columns:
        """All columns of the finished game. A column that stands twice is a mistake of ours: KeyError."""
        found: Columns = {}
        for observer in self._observers:
            for key, value in observer.columns(state).items():
                if key in found:
                    raise KeyError(key)
                found[key] = value
        return found
