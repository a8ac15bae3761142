"""Every line of the scoring of a game that is over, by seat, best first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.rules.engine import final_lines, ranking
from game.rules.ids import RuleOrTile
from game.rules.message import Message, message
from game.rules.state import NO_BONUS
from game.scenes.flow import Context, Pop
from game.scenes.kit.place import place
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Button, Told, Widget
from game.scenes.replay.history import History
from game.scenes.result.sources import source_said
from game.scenes.rulebook.topic import Topic, topic_of
from game.scenes.session import Session
from game.scenes.stage.bonuswords import bonus_name
from game.scenes.stage.chronicle import names_of
from game.table import palette as p
from game.table.canvas import Canvas, draw_backdrop
from game.table.painter import Layer
from game.table.pieces import BONUS_MARKERS
from game.table.styles import Panel
from game.table.theme import UNIT, Type
from game.words import Spoken

DURING: tuple[tuple[str, tuple[RuleOrTile, ...]], ...] = (
    ("result-developments", ("T6", "B3")),
    ("result-pinge", ("M7",)),
    ("result-coal", ("W1", "44")),
    ("result-storage", ("W3",)),
)
TOP, HEIGHT, NAMES = 130.0, 514.0, 356.0
WIDEST = 200.0  # of a seat's column


class Line(NamedTuple):
    """One row: what it counts, its VP by seat in the order of the columns, the bonus markers beside them."""

    said: Message
    values: tuple[int, ...]
    strong: bool = False
    bonuses: tuple[int, ...] = ()
    tip: Message | str = ""


def lines_of(session: Session | History, seats: Sequence[int]) -> list[Line]:
    """Every source that brought or cost anybody VP: during the game, in the final scoring; then the sum."""
    match, state = session.match, session.match.state
    tallies = [match.tally(seat) for seat in seats]
    found = [
        Line(
            message(id),
            tuple(sum(tally.get(rule, 0) for rule in rules) for tally in tallies),
            tip=source_said(state.box, rules[0]),
        )
        for id, rules in DURING
    ]
    finals = [final_lines(state, seat) for seat in seats]
    named = {rule for _, rules in DURING for rule in rules}
    named |= {line.rule for lines in finals for line in lines}
    other = tuple(sum(vp for rule, vp in tally.items() if rule not in named) for tally in tallies)
    found.append(Line(message("result-effects"), other, tip=source_said(state.box, "T7")))
    for column in zip(*finals, strict=True):
        bonuses = tuple(state.seats[seat].bonus for seat in seats) if column[0].rule == "B6" else ()
        tip = source_said(state.box, column[0].rule, column[0].tile)
        found.append(Line(column[0].said, tuple(line.vp for line in column), bonuses=bonuses, tip=tip))
    found = [line for line in found if any(line.values) or any(bonus != NO_BONUS for bonus in line.bonuses)]
    total = tuple(state.seats[seat].score for seat in seats)
    found.append(Line(message("result-total"), total, strong=True, tip=source_said(state.box, "G9")))
    removed = tuple(state.seats[seat].coal_removed for seat in seats)
    found.append(Line(message("result-coal-removed"), removed, tip=message("answer-result-coal-removed")))
    return found


class FinalScoring(FormScene):
    """The sheet with every line of the scoring of a game that is over."""

    def __init__(self, context: Context, session: Session | History) -> None:
        super().__init__(context)
        self.session = session
        self.seats, self.names = ranking(session.match.state), names_of(session)
        self.lines = lines_of(session, self.seats)

    def beforehand(self) -> Sequence[Layer]:
        return [self.draw]

    @property
    def topic(self) -> Topic:
        """Return the rules of the game that is over."""
        return topic_of(self.session.match.state, chapter="end")

    def widgets(self) -> list[Widget]:
        told = [Told(self._row(i), tip=line.tip) for i, line in enumerate(self.lines)]
        told.append(Told(self._at(12, 92, self.width - 24, 34), tip=message("result-rank-tip")))
        return [*told, Button(self.at(540, 662, 200, 42), message("form-back"), Pop, primary=True)]

    # -- drawing ------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        title = self.at(48, 18, 1184, 44)
        canvas.text(message("tell-final"), Type.DISPLAY, p.INK_LIGHT, title, "center")
        canvas.panel(self._at(0, 84, self.width, 566), Panel.PAPER)
        for column in range(len(self.seats)):
            self._draw_name(canvas, column)
        step = HEIGHT / len(self.lines)
        for i, line in enumerate(self.lines):
            self._draw_line(canvas, i, line, TOP + i * step, step)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)

    def _column(self, column: int, y: float, height: float) -> pygame.Rect:
        width = self._column_width
        return self._at(NAMES + column * width, y, width - 24, height)

    @property
    def _column_width(self) -> float:
        return min(WIDEST, (1184 - NAMES - 24) / len(self.seats))

    @property
    def width(self) -> float:
        """The sheet's width: as wide as its columns need."""
        return NAMES + len(self.seats) * self._column_width + 24

    def _at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A place on the sheet, which stands in the middle."""
        return place(self.context.theme, (1280 - self.width) / 2 + x, y, width, height)

    def _row(self, i: int) -> pygame.Rect:
        """The place of a line."""
        step = HEIGHT / len(self.lines)
        return self._at(12, TOP + i * step, self.width - 24, step)

    def _draw_name(self, canvas: Canvas, column: int) -> None:
        chair = self.session.chairs[self.seats[column]]
        rect = self._column(column, 92, 34)
        side = canvas.theme.px(3 * UNIT)
        token = pygame.Rect(0, rect.centery - side // 2, side, side)
        token.right = rect.right
        canvas.svg(f"token_{p.SEAT_COLOUR_NAMES[chair.colour]}", token)
        room = pygame.Rect(rect.left, rect.top, token.left - rect.left - side // 4, rect.height)
        ranked = message("result-ranked", rank=column + 1, name=chair.plate)
        canvas.text(ranked, Type.LABEL, p.INK, room, "right", shrink=True, ellipsis=True)

    def _draw_line(self, canvas: Canvas, i: int, line: Line, y: float, height: float) -> None:
        row = self._row(i)
        if line.strong:
            canvas.box(row, (*p.GOLD, 110), 4)
        else:
            canvas.line(row.topleft, row.topright, p.WELL, 1)
        name = self._at(24, y, NAMES - 20, height)
        canvas.text(
            Spoken(line.said, self.names), Type.LABEL if line.strong else Type.BODY, p.INK, name, shrink=True
        )
        for column, value in enumerate(line.values):
            ink = p.INK_BAD if value < 0 else p.INK if value else p.INK_FAINT
            role = Type.NUMBER_BIG if line.strong else Type.NUMBER
            place = self._column(column, y, height)
            canvas.text(message("number", number=value), role, ink, place, "right", shrink=True)
            if line.bonuses and line.bonuses[column] != NO_BONUS:
                self._draw_bonus(canvas, place, line.bonuses[column])

    def _draw_bonus(self, canvas: Canvas, place: pygame.Rect, bonus: int) -> None:
        """A bonus marker, shown now, with its name: what some do is counted in other lines."""
        px = canvas.theme.px
        side = min(place.height, px(26))
        spot = pygame.Rect(0, 0, side, side)
        spot.midright = (place.right - px(28), place.centery)
        canvas.svg(BONUS_MARKERS[bonus], spot)
        room = pygame.Rect(place.left, place.top, spot.left - place.left - px(4), place.height)
        canvas.text(bonus_name(bonus), Type.TINY_NOTE, p.INK_SOFT, room, "right", shrink=True)
