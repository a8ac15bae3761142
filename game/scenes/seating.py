"""Who sits where at a match, who sat there before, and from which seats people look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from game.daily import again
from game.match import Match
from game.rules.record import Record, Seating, seated_at
from game.scenes.saving.chairs import Chair, chairs_of


class SeatedMatch:
    """A match with its chairs: `chairs` are those of now."""

    def __init__(self, match: Match, chairs: tuple[Chair, ...]) -> None:
        self.match, self.chairs = match, chairs
        self._first, self._seatings = chairs, list[Seating]()

    @property
    def human(self) -> bool:
        """True if a person decides now."""
        seat = self.match.state.to_move
        return seat is not None and not self.chairs[seat].automa

    @property
    def humans(self) -> list[int]:
        return sorted(_people(self.chairs))

    @property
    def onlookers(self) -> list[int]:
        """Return the seats from which people see the table: theirs, and where none sits any more their last.

        Whoever has looked on from a seat in this season may know its plan, so it counts to the season's end,
        but in a practice game, whose plans were seen before.
        """
        chairs, known = list(self._first), set[int]()
        eyes = _people(chairs)
        for at, seatings in groupby(self._seatings, key=lambda seating: seating.move):
            then, now = self.match.position(at), self.match.state
            if (then.year, then.season) == (now.year, now.season) and not self.match.practice:
                known |= eyes
            for seating in seatings:
                (chairs[seating.seat],) = chairs_of((seating.player,))
            eyes = _people(chairs) or eyes
        return sorted(known | eyes)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def record(self) -> Record:
        """The game so far, with who sat where from which move on."""
        return self.match.record([chair.line() for chair in self._first], self._seatings)

    @property
    def text(self) -> str:
        """The same as it is written to a file."""
        return self.writing()

    @property
    def writing(self) -> Callable[[], str]:
        """What writes this text in any thread, whatever is played meanwhile."""
        return self.match.writing([chair.line() for chair in self._first], self._seatings)

    def _sat(self, played: Record) -> None:
        """Take over from a record who sat where from which move on."""
        self._first, self._seatings = chairs_of(seated_at(played, 0)), list(played.seatings)

    def _seat(self, chairs: tuple[Chair, ...], anew: bool = False) -> None:
        """Note who sits where from the next move on; `anew`: also where the same one did before."""
        at, self.chairs = len(self.match.turns), chairs
        if at == 0:
            if [chair.automa for chair in chairs] != [chair.automa for chair in self._first]:
                self.match.daily = again(self.match.daily)  # the first attempt has the opponent of all
            self._first = chairs
            return
        self._seatings = [seating for seating in self._seatings if seating.move < at]
        former = seated_at(self.record, at)
        self._seatings += [
            Seating(at, seat, chair.line())
            for seat, chair in enumerate(chairs)
            if anew or chair.line() != former[seat]
        ]
        self.match.seated()


def _people(chairs: Sequence[Chair]) -> set[int]:
    """Return the seats on which people sit."""
    return {seat for seat, chair in enumerate(chairs) if not chair.automa}
