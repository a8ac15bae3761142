"""A sheet to hand seats to people or automas, while a game goes on or from a replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.rules.message import Message, message
from game.scenes.flow import Context, Flow, Pop
from game.scenes.kit.choices import Choice, Stepper
from game.scenes.kit.screen import FormScene, draw_sheet
from game.scenes.kit.widget import Button, Widget
from game.scenes.opponents import (
    PLAIN,
    full_name,
    level_name,
    level_of,
    temperament_name,
    temperament_of,
)
from game.scenes.saving.chairs import Chair
from game.seeds import player_seed
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.theme import Type

LEFT, TOP, WIDTH, STEP = 330.0, 170.0, 620.0, 52.0
LEVEL, TEMPERAMENT = (230.0, 180.0), (420.0, 170.0)  # where the choices of a row begin, and how wide they are


class SeatSheet(FormScene):
    """A row for each seat; nothing changes before it is agreed to."""

    overlay = True

    def __init__(
        self,
        context: Context,
        said: Message,
        seed: int,
        chairs: Sequence[Chair],
        agree: Callable[[tuple[Chair, ...]], Flow],
    ) -> None:
        """`said` tells from when on; an automa's seed follows from the game's, `seed`."""
        super().__init__(context)
        self.said, self.seed, self.before, self.agree = said, seed, tuple(chairs), agree
        self.chairs = list(chairs)

    def widgets(self) -> list[Widget]:
        y = TOP + 100 + STEP * len(self.chairs)
        back, begin = (self.at(LEFT + x, y, 200, 44) for x in (100, 320))
        return [
            *(self._level(seat) for seat in range(len(self.chairs))),
            *(self._temperament(seat) for seat in range(len(self.chairs)) if self._tempers(seat)),
            Button(back, message("form-back"), Pop),
            Button(begin, message("seats-begin"), lambda: self.agree(tuple(self.chairs)), primary=True),
        ]

    def _at(self, seat: int, room: tuple[float, float]) -> pygame.Rect:
        return self.at(LEFT + room[0], TOP + 88 + STEP * seat, room[1], 38)

    def _level(self, seat: int) -> Widget:
        """Return the choice of who plays: a person, every level, and the level that plays there now."""
        levels = dict.fromkeys(["", *self.context.opponents.levels, level_of(self.before[seat].automa)])
        choices = [Choice(level, level_name(level) if level else message("player-human")) for level in levels]
        now = level_of(self.chairs[seat].automa)
        act, tip = lambda level: self._choose(seat, str(level)), message("seats-level-tip")
        return Stepper(self._at(seat, LEVEL), choices, now, act, tip)

    def _tempers(self, seat: int) -> tuple[str, ...]:
        """Return the temperaments of the level that is chosen for a seat."""
        return tuple(one.name for one in self.context.opponents.about(self.chairs[seat].automa).temperaments)

    def _temperament(self, seat: int) -> Widget:
        """Return the choice of a temperament."""
        automa = self.chairs[seat].automa
        choices = [
            Choice(
                one.name,
                message("newgame-temperament", temperament=temperament_name(one.name)),
                tip=one.sentence,
            )
            for one in self.context.opponents.about(automa).temperaments
        ]
        level, now = level_of(automa), temperament_of(automa)
        act = lambda one: self._seat(seat, full_name(level, str(one)))  # noqa: E731
        return Stepper(self._at(seat, TEMPERAMENT), choices, now, act)

    def _choose(self, seat: int, level: str) -> Flow:
        """Choose who plays; a level keeps the temperament if it has that one."""
        kept = temperament_of(self.chairs[seat].automa)
        able = [one.name for one in self.context.opponents.about(level).temperaments]
        return self._seat(seat, full_name(level, kept if kept in able else PLAIN))

    def _seat(self, seat: int, automa: str) -> Flow:
        before = self.before[seat]
        same = automa == before.automa
        self.chairs[seat] = before if same else before.handed(automa, player_seed(self.seed, seat))
        self.resize()
        return None

    def draw(self, canvas: Canvas) -> None:
        draw_sheet(canvas, self.at(LEFT, TOP, WIDTH, 164 + STEP * len(self.chairs)))
        heading, under = (self.at(LEFT + 30, TOP + y, WIDTH - 60, high) for y, high in ((14, 40), (54, 24)))
        canvas.text(message("seats-title"), Type.DISPLAY, p.INK, heading, "center")
        canvas.text(self.said, Type.NOTE, p.INK_SOFT, under, "center", shrink=True)
        for seat, chair in enumerate(self.chairs):
            y = TOP + 88 + STEP * seat
            canvas.svg(f"token_{p.SEAT_COLOUR_NAMES[chair.colour]}", self.at(LEFT + 30, y + 4, 30, 30))
            name = self.at(LEFT + 70, y, 150, 38)
            canvas.text(chair.plate, Type.LABEL, p.INK, name, shrink=True, ellipsis=True)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
