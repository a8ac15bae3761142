"""Passes what happens in a game on to its observers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from game.playtest.metric import Columns, Observer
from game.rules.events import Event
from game.rules.state import GameState

Handler = Callable[[Event], None]


class Dispatcher:
    """Passes a game's events to its observers, and collects their columns."""

    def __init__(self, observers: Sequence[Observer]) -> None:
        self._observers = observers
        self._handlers: dict[type[Event], list[Handler]] = {}
        self._subscribe(setup=True)
        self._deciders = [one.decides for one in observers if type(one).decides is not Observer.decides]

    def begins(self, state: GameState) -> None:
        for observer in self._observers:
            observer.begins(state)
        self._subscribe(setup=False)

    def _subscribe(self, setup: bool) -> None:
        """Pass events on to the observers that hear the setting up, or to the others from now on."""
        for observer in self._observers:
            if observer.SETUP is setup:
                for kind, handler in observer.handlers().items():
                    self._handlers.setdefault(kind, []).append(handler)

    def decides(self, state: GameState, options: int) -> None:
        for decider in self._deciders:
            decider(state, options)

    def hear(self, event: Event) -> None:
        handlers = self._handlers.get(type(event))
        if handlers is not None:
            for handler in handlers:
                handler(event)

    def columns(self, state: GameState) -> Columns:
        """Return all columns of the finished game. Raises KeyError for a column of two observers."""
        found: Columns = {}
        for observer in self._observers:
            own, before = observer.columns(state), len(found)
            found |= own
            if len(found) < before + len(own):
                raise KeyError(*self._twice(state))
        return found

    def _twice(self, state: GameState) -> list[str]:
        """Return the columns that several observers fill."""
        every = Counter(key for observer in self._observers for key in observer.columns(state))
        return sorted(key for key, count in every.items() if count > 1)
