"""A game to learn from: like any other at the table, but kept nowhere, and asleep while one reads."""

from __future__ import annotations

from dataclasses import replace

from game.match import Turn
from game.rules import Setup
from game.scenes.flow import Context
from game.scenes.opponents import Called
from game.scenes.saving.chairs import Chair
from game.scenes.saving.notes import Sight
from game.scenes.session import Session


class NamedChair(Chair):
    """A chair whose name says all of who sits there."""

    @property
    def kind(self) -> Called:
        return self.name


class UnkeptSession(Session):
    """A match of which one seat is learnt from; those beside it are no opponents of the game's levels."""

    def __init__(self, context: Context, setup: Setup, chairs: tuple[NamedChair, ...], seat: int) -> None:
        """`seat` is that of whoever learns; the others have to be seated at the match."""
        empty = tuple(replace(chair, automa="") for chair in chairs)
        super().__init__(context, setup, empty, context.saves.new())
        self.seat, self.asleep, self.start = seat, True, 0
        self.chairs = self._first = chairs

    def take_back(self) -> list[Turn]:
        """Take back all that was played since the start; return it."""
        match = self.match
        undone = match.turns[self.start :]
        if undone:
            del match.turns[self.start :]
            match.state = undone[0].before.copy()
        match.seated()
        return undone

    @property
    def human(self) -> bool:
        return not self.asleep and self.match.state.to_move == self.seat

    @property
    def playtest(self) -> bool:
        """Return False: nothing is kept that could be said of it."""
        return False

    def look(self, sight: Sight) -> None:
        """Keep nothing of what is looked at."""

    def save(self) -> None:
        """Keep nothing: how far one has come has a file of its own."""
