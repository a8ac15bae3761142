"""Who plays: the widgets of the new-game screen for seats, names, colours and players."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.rules.message import Message, message
from game.scenes.flow import Context, Flow, Push
from game.scenes.kit.chip import Chip
from game.scenes.kit.choices import Choice, ChoiceRow
from game.scenes.kit.entry import Entry
from game.scenes.kit.place import place
from game.scenes.kit.widget import Widget
from game.scenes.newgame.draft import Draft
from game.scenes.newgame.levelsheet import LevelSheet
from game.scenes.newgame.playercell import PlayerCell
from game.scenes.newgame.swatch import Swatch
from game.scenes.saves import LONGEST_NAME

TOP, STEP = 112, 44


class Seats:
    """Makes the widgets and takes what they say into the draft."""

    def __init__(self, context: Context, draft: Draft, changed: Callable[[], Flow]) -> None:
        self.context, self.draft, self.changed = context, draft, changed

    def widgets(self) -> list[Widget]:
        counts = [Choice(n, message("newgame-seat-count", count=n)) for n in (2, 3, 4)]
        rows: list[Widget] = [
            ChoiceRow(self._at(116, 70, 242, 32), counts, len(self.draft.seats), self._count)
        ]
        for i in range(len(self.draft.seats)):
            rows += self._one(i)
        return rows

    @property
    def note(self) -> Message:
        """A word on who plays."""
        humans = sum(1 for seat in self.draft.seats if not seat.automa)
        if humans > 1:
            return message("newgame-note-people")
        return message("newgame-note-automas" if humans else "newgame-note-watched")

    @property
    def note_at(self) -> pygame.Rect:
        """The place of that word: under the last seat."""
        return self._at(40, TOP + STEP * len(self.draft.seats) + 4, 318, 40)

    def _at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        return place(self.context.theme, x, y, width, height)

    def _one(self, i: int) -> list[Widget]:
        seat, y = self.draft.seats[i], TOP + STEP * i
        named = lambda text: self._name(i, text)  # noqa: E731
        return [
            Swatch(self._at(38, y, 38, 38), seat.colour, lambda: self._colour(i)),
            Entry(self._at(82, y + 2, 110, 34), seat.name, named, longest=LONGEST_NAME),
            Chip(
                self._at(198, y + 2, 58, 34),
                message("player-human"),
                not seat.automa,
                lambda on: self._human(i),
            ),
            PlayerCell(self._at(260, y + 2, 98, 34), seat.automa, lambda: self._automa(i)),
        ]

    def _count(self, count: object) -> Flow:
        self.draft.set_seats(int(str(count)))
        return self.changed()

    def _colour(self, seat: int) -> Flow:
        self.draft.next_colour(seat)
        return self.changed()

    def _name(self, seat: int, text: str) -> Flow:
        self.draft.set_name(seat, text)
        return self.changed()

    def _human(self, seat: int) -> Flow:
        self.draft.set_player(seat, "")
        return self.changed()

    def _automa(self, seat: int) -> Flow:
        """Show who there is to choose from; where a person sat, the usual one sits down first."""
        if not self.draft.seats[seat].automa:
            self.draft.set_player(seat, self.context.opponents.usual)
            self.changed()
        return Push(LevelSheet(self.context, self.draft, seat, self.changed))
