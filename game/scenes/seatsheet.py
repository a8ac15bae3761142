"""A sheet to hand seats to people or automas, while a game goes on or from a replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.message import Message, message
from game.rules.seeds import player_seed
from game.scenes.flow import Context, Flow, Pop
from game.scenes.kit.choices import Choice, Stepper
from game.scenes.kit.screen import FormScene, draw_sheet
from game.scenes.kit.widget import Button, Widget
from game.scenes.opponents import titled
from game.scenes.saving.chairs import Chair
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.theme import Type

LEFT, TOP, WIDTH, STEP = 400.0, 170.0, 480.0, 52.0


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
        back, begin = (self.at(LEFT + x, y, 200, 44) for x in (30, 250))
        return [
            *(self._row(seat) for seat in range(len(self.chairs))),
            Button(back, message("form-back"), Pop),
            Button(begin, message("seats-begin"), lambda: self.agree(tuple(self.chairs)), primary=True),
        ]

    def _row(self, seat: int) -> Widget:
        """Return the choice of a seat: a person, every level, and whoever sits there now."""
        automas = dict.fromkeys(["", *self.context.opponents.levels, self.before[seat].automa])
        choices = [
            Choice(automa, titled(automa) if automa else message("player-human")) for automa in automas
        ]
        rect = self.at(LEFT + 230, TOP + 88 + STEP * seat, 220, 38)
        return Stepper(rect, choices, self.chairs[seat].automa, lambda automa: self._seat(seat, str(automa)))

    def _seat(self, seat: int, automa: str) -> Flow:
        before = self.before[seat]
        same = automa == before.automa
        self.chairs[seat] = before if same else before.handed(automa, player_seed(self.seed, seat))
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
