"""The players: the widgets of the new-game screen for seats, names, colours and automas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.rules.message import Message, message
from game.scenes.flow import Context, Flow, Push
from game.scenes.kit.choices import Choice, ChoiceRow
from game.scenes.kit.entry import Entry
from game.scenes.kit.place import place
from game.scenes.kit.switches import Chip
from game.scenes.kit.widget import Clickable, Look, Widget, Words, acting, draw_focus
from game.scenes.newgame.draft import Draft
from game.scenes.newgame.levelsheet import LevelSheet
from game.scenes.opponents import PLAIN, level_name, level_of, temperament_name, temperament_of
from game.scenes.saving.chairs import LONGEST_NAME
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import UNIT, Type

NOBODY = message("player-automa")
TIP = message("newgame-player-tip")
COUNT_TIP, NAME_TIP = message("newgame-count-tip"), message("newgame-name-tip")


Span = tuple[float, float]
"""Where something begins from the left, and how wide it is, in design units."""


class Rows(NamedTuple):
    """Where the seats stand: the heading with the number of them, then a row for each."""

    heading: tuple[float, float, float, float]
    number: Span
    top: float
    step: float
    high: float
    token: Span
    name: Span
    human: Span
    automa: Span

    @property
    def width(self) -> float:
        """The width of a row."""
        return sum(self.automa) - self.heading[0]


ALONE = Rows((44, 164, 104, 36), (150, 378), 216, 54, 40, (40, 46), (98, 168), (276, 96), (380, 148))
"""With nothing but presets and the board beside them."""
BESIDE = Rows((40, 70, 74, 32), (116, 242), 114, 44, 34, (38, 38), (82, 110), (198, 58), (260, 98))
"""With everything else."""


class Seats:
    """Makes the widgets, and enters what they say into the draft."""

    def __init__(self, context: Context, draft: Draft, changed: Callable[[], Flow]) -> None:
        self.context, self.draft, self.changed = context, draft, changed
        self.rows = ALONE

    def widgets(self) -> list[Widget]:
        counts = [Choice(n, message("newgame-seat-count", count=n)) for n in (2, 3, 4)]
        count, (_, y, _, high) = acting(self.draft.set_seats, self.changed), self.rows.heading
        place = self._at(self.rows.number, y, high)
        rows: list[Widget] = [ChoiceRow(place, counts, len(self.draft.seats), count, COUNT_TIP)]
        for i in range(len(self.draft.seats)):
            rows += self._one(i)
        return rows

    @property
    def note(self) -> Message:
        """A sentence on who plays."""
        humans = sum(1 for seat in self.draft.seats if not seat.automa)
        if humans > 1:
            return message("newgame-note-people")
        return message("newgame-note-automas" if humans else "newgame-note-watched")

    def draw(self, canvas: Canvas) -> None:
        """Draw the heading, and the note under the last seat."""
        theme, rows = self.context.theme, self.rows
        heading = place(theme, *rows.heading)
        canvas.text(message("newgame-head-seats"), Type.HEADING, p.INK, heading, shrink=True)
        below = place(theme, rows.heading[0], self.foot - 40, rows.width, 40)
        canvas.text(self.note, Type.NOTE, p.INK_SOFT, below, valign="top", wrap=True)

    @property
    def foot(self) -> float:
        """The lower end of the note, in design units."""
        return self.rows.top + self.rows.step * len(self.draft.seats) + 44

    def _at(self, span: Span, y: float, height: float) -> pygame.Rect:
        return place(self.context.theme, span[0], y, span[1], height)

    def _one(self, i: int) -> list[Widget]:
        seat, draft, rows = self.draft.seats[i], self.draft, self.rows
        y, high = rows.top + rows.step * i, rows.high
        token = self._at(rows.token, y + (high - rows.token[1]) / 2, rows.token[1])
        human = acting(lambda on: draft.set_player(i, ""), self.changed)
        name = acting(partial(draft.set_name, i), self.changed)
        return [
            Swatch(token, seat.colour, acting(partial(draft.next_colour, i), self.changed)),
            Entry(self._at(rows.name, y, high), seat.name, name, longest=LONGEST_NAME, tip=NAME_TIP),
            Chip(self._at(rows.human, y, high), message("player-human"), not seat.automa, human),
            PlayerCell(self._at(rows.automa, y, high), seat.automa, lambda: self._automa(i)),
        ]

    def _automa(self, seat: int) -> Flow:
        """Open the sheet of levels; the usual automa takes a person's place first."""
        if not self.draft.seats[seat].automa:
            self.draft.set_player(seat, self.draft.opponent)
            self.changed()
        return Push(LevelSheet(self.context, self.draft, seat, self.changed))


class Swatch(Clickable):
    """Shows the token of a seat's colour; a click gives the seat the next one."""

    prompt = True

    def __init__(self, rect: pygame.Rect, colour: int, act: Callable[[], Flow]) -> None:
        name = message(f"seat-colour-{p.SEAT_COLOUR_NAMES[colour]}")
        super().__init__(rect, tip=message("seat-colour-tip", colour=name))
        self.colour, self.act = colour, act

    def draw(self, canvas: Canvas, look: Look) -> None:
        inset = canvas.theme.px(0 if look.hot else 6)
        canvas.svg(f"token_{p.SEAT_COLOUR_NAMES[self.colour]}", self.rect.inflate(-inset, -inset))
        draw_focus(canvas, self.rect, look)


class PlayerCell(Clickable):
    """Names the automa of a seat: its level, and below it a temperament that is not plain."""

    def __init__(self, rect: pygame.Rect, automa: str, act: Callable[[], Flow]) -> None:
        super().__init__(rect, tip=TIP)
        self.automa, self.act = automa, act

    def draw(self, canvas: Canvas, look: Look) -> None:
        px = canvas.theme.px
        on = bool(self.automa)
        style = Panel.CHIP_ON if on else Panel.BUTTON_HOVER if look.hot else Panel.BUTTON
        canvas.panel(self.rect, style)
        ink = p.INK if on else p.INK_LIGHT
        side = px(4)
        x, y = self.rect.right - px(14), self.rect.centery
        canvas.polygon([(x - side, y - side / 2), (x + side, y - side / 2), (x, y + side * 0.7)], ink)
        self.draw_words(canvas, look, (ink, ink)[: len(self.words(canvas))])
        draw_focus(canvas, self.rect, look)

    def words(self, canvas: Canvas) -> Sequence[Words]:
        room = self.rect.inflate(-canvas.theme.px(2 * UNIT), -canvas.theme.px(4))
        room.width -= canvas.theme.px(10)
        level, temperament = level_name(level_of(self.automa)), temperament_of(self.automa)
        if temperament == PLAIN:
            return (Words(level or NOBODY, room, Type.SMALL_STRONG),)
        upper, lower = room.copy(), room.copy()
        upper.height = lower.height = room.height // 2
        lower.bottom = room.bottom
        below = message("newgame-temperament", temperament=temperament_name(temperament))
        return Words(level, upper, Type.SMALL_STRONG), Words(below, lower, Type.TINY_NOTE)
