"""What a look-ahead hears of the phase that it plays on: everybody's takings, and one seat's turn."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.disks import NO_DISKS, Disks, plus, with_disks
from game.rules.events import DisksTaken, Event, TurnBegan, TurnEnded
from game.rules.message import Amount
from game.rules.state import GameState, Seat


class OwnTurn(NamedTuple):
    """A seat's phase after its taking, in one deal."""

    taken: Disks
    """The disks that it takes besides."""
    events: tuple[Event, ...]
    """The seat's events of its working turn."""
    after: Seat
    """The seat after this turn."""


class Hearing:
    """Listens to the rest of a phase."""

    def __init__(self, state: GameState, number: int) -> None:
        """Take the state that is played on in place, and the seat whose turn is of interest."""
        self.replies: list[Amount | None] = [None] * len(state.seats)
        """The disks that each seat takes first."""
        self._state, self._number = state, number
        self._taken = NO_DISKS
        self._events: list[Event] = []
        self._working = False
        self._after: Seat | None = None

    def copy_for(self, state: GameState) -> Hearing:
        """Return a listener to a copy of the state; it has heard the same takings, before any work."""
        other = Hearing(state, self._number)
        other.replies, other._taken = list(self.replies), self._taken
        return other

    @property
    def turn(self) -> OwnTurn:
        """Return the seat's turn; it must be over."""
        assert self._after is not None
        return OwnTurn(self._taken, tuple(self._events), self._after)

    def __call__(self, event: Event) -> None:
        if isinstance(event, DisksTaken):
            self._take(event)
        elif isinstance(event, TurnBegan):
            self._working = event.seat == self._number
        elif self._working:
            self._work(event)

    def _take(self, event: DisksTaken) -> None:
        if self.replies[event.seat] is None:
            self.replies[event.seat] = Amount(event.amount, event.colour)
        if event.seat == self._number:
            self._taken = plus(self._taken, with_disks(NO_DISKS, event.colour, event.amount))

    def _work(self, event: Event) -> None:
        if isinstance(event, TurnEnded):
            self._working, self._after = False, self._state.seats[self._number].copy()
        elif getattr(event, "seat", self._number) == self._number:
            self._events.append(event)
