"""The players: the widgets of the new-game screen for seats, names, colours and automas."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.rules.message import Message, message
from game.scenes.flow import Context, Flow, Push
from game.scenes.kit.choices import Choice, ChoiceRow
from game.scenes.kit.entry import Entry
from game.scenes.kit.place import place
from game.scenes.kit.switches import Chip
from game.scenes.kit.widget import Clickable, Look, Widget, acting, draw_focus
from game.scenes.newgame.draft import Draft
from game.scenes.newgame.levelsheet import LevelSheet
from game.scenes.opponents import PLAIN, level_name, level_of, temperament_name, temperament_of
from game.scenes.saving.chairs import LONGEST_NAME
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import UNIT, Type

TOP, STEP = 112, 44


NOBODY = message("player-automa")
TIP = message("newgame-player-tip")


class Seats:
    """Makes the widgets, and enters what they say into the draft."""

    def __init__(self, context: Context, draft: Draft, changed: Callable[[], Flow]) -> None:
        self.context, self.draft, self.changed = context, draft, changed

    def widgets(self) -> list[Widget]:
        counts = [Choice(n, message("newgame-seat-count", count=n)) for n in (2, 3, 4)]
        count = acting(self.draft.set_seats, self.changed)
        rows: list[Widget] = [ChoiceRow(self._at(116, 70, 242, 32), counts, len(self.draft.seats), count)]
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

    @property
    def note_at(self) -> pygame.Rect:
        """The place of the note, under the last seat."""
        return self._at(40, TOP + STEP * len(self.draft.seats) + 4, 318, 40)

    def _at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        return place(self.context.theme, x, y, width, height)

    def _one(self, i: int) -> list[Widget]:
        seat, y, draft = self.draft.seats[i], TOP + STEP * i, self.draft
        human = acting(lambda on: draft.set_player(i, ""), self.changed)
        name = acting(partial(draft.set_name, i), self.changed)
        return [
            Swatch(self._at(38, y, 38, 38), seat.colour, acting(partial(draft.next_colour, i), self.changed)),
            Entry(self._at(82, y + 2, 110, 34), seat.name, name, longest=LONGEST_NAME),
            Chip(self._at(198, y + 2, 58, 34), message("player-human"), not seat.automa, human),
            PlayerCell(self._at(260, y + 2, 98, 34), seat.automa, lambda: self._automa(i)),
        ]

    def _automa(self, seat: int) -> Flow:
        """Open the sheet of levels; the usual automa takes a person's place first."""
        if not self.draft.seats[seat].automa:
            self.draft.set_player(seat, self.context.opponents.usual)
            self.changed()
        return Push(LevelSheet(self.context, self.draft, seat, self.changed))


class Swatch(Clickable):
    """Shows the token of a seat's colour; a click gives the seat the next one."""

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
        room = self.rect.inflate(-px(2 * UNIT), -px(4))
        room.width -= px(10)
        self._draw_name(canvas, room, ink)
        draw_focus(canvas, self.rect, look)

    def _draw_name(self, canvas: Canvas, room: pygame.Rect, ink: p.RGB) -> None:
        level, temperament = level_name(level_of(self.automa)), temperament_of(self.automa)
        if temperament == PLAIN:
            canvas.text(level or NOBODY, Type.SMALL_STRONG, ink, room, "center", shrink=True)
            return
        upper, lower = room.copy(), room.copy()
        upper.height = lower.height = room.height // 2
        lower.bottom = room.bottom
        canvas.text(level, Type.SMALL_STRONG, ink, upper, "center", shrink=True)
        below = message("newgame-temperament", temperament=temperament_name(temperament))
        canvas.text(below, Type.TINY_NOTE, ink, lower, "center", shrink=True)
