"""The sheet on which an automa is chosen for a seat: its level and its temperament."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.rules.message import Message, message
from game.scenes.fitting import fitting, outcomes, record_said
from game.scenes.flow import Context, Flow, Pop
from game.scenes.kit.choices import Choice, ChoiceRow
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Button, Clickable, Look, Widget, Words, draw_focus
from game.scenes.newgame.draft import Draft
from game.scenes.opponents import (
    PLAIN,
    Opponent,
    full_name,
    level_name,
    level_of,
    temperament_name,
    temperament_of,
)
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import DESIGN_SIZE, UNIT, Type

LEFT, TOP, WIDTH, EDGE = 560.0, 58.0, 640.0, 20.0
HEAD, ROW, GAP = 58.0, 74.0, 8.0
TEMPERAMENTS, FOOT = 108.0, 62.0
MARGIN, NARROW = 8.0, 4.0  # around a sheet of many levels, and between its rows
HEADING = 104.0  # the width of a level's name and dots
WIDE, BETWEEN = 1240.0, 12.0  # a sheet of two columns, and the space between them


class LevelSheet(FormScene):
    """Lies beside the seats. A choice takes effect at once."""

    overlay = True

    def __init__(self, context: Context, draft: Draft, seat: int, changed: Callable[[], Flow]) -> None:
        super().__init__(context)
        self.draft, self.seat, self.changed = draft, seat, changed
        levels = context.opponents.levels
        people = [one.name for one in draft.seats if not one.automa]
        self.outcomes = outcomes(context.saves.listed, levels, people)
        self.recommended = fitting(levels, self.outcomes)

    @property
    def automa(self) -> str:
        """The name of the seat's automa, as in records."""
        return self.draft.seats[self.seat].automa

    @property
    def opponent(self) -> Opponent:
        """The level that is chosen."""
        return self.context.opponents.about(self.automa)

    @property
    def rect(self) -> pygame.Rect:
        return self._at(0, 0, self._width, self._height)

    @property
    def _columns(self) -> int:
        """The columns of levels: two where one would be too high."""
        return 1 if len(self.context.opponents.described) * (ROW + NARROW) <= self._room else 2

    @property
    def _rows(self) -> int:
        """The rows of the first column."""
        return max(-(-len(self.context.opponents.described) // self._columns), 1)

    @property
    def _width(self) -> float:
        return WIDTH if self._columns == 1 else WIDE

    @property
    def _room(self) -> float:
        """The greatest height for the levels, in design units."""
        return DESIGN_SIZE[1] - 2 * MARGIN - HEAD - TEMPERAMENTS - FOOT

    @property
    def _height(self) -> float:
        return self._tempers + TEMPERAMENTS + FOOT

    @property
    def _pitch(self) -> float:
        """The height of a row with the gap below it, in design units."""
        return min(ROW + GAP, self._room / self._rows)

    @property
    def _tempers(self) -> float:
        """The upper edge of the temperaments, in design units."""
        return HEAD + self._rows * self._pitch

    def _at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        top = min(TOP, DESIGN_SIZE[1] - MARGIN - self._height)
        left = LEFT if self._columns == 1 else (DESIGN_SIZE[0] - WIDE) / 2
        return self.at(left + x, top + y, width, height)

    def widgets(self) -> list[Widget]:
        inner, y = self._width - 2 * EDGE, self._tempers
        described = self.context.opponents.described
        widgets: list[Widget] = [self._row(one, i, len(described)) for i, one in enumerate(described)]
        if self.opponent.temperaments:
            choices = [
                Choice(
                    one.name,
                    message("newgame-temperament", temperament=temperament_name(one.name)),
                    tip=one.sentence,
                )
                for one in self.opponent.temperaments
            ]
            now = temperament_of(self.automa)
            widgets.append(ChoiceRow(self._at(EDGE, y + 36, inner, 32), choices, now, self._temper))
        done = self._at(self._width - EDGE - 120, y + TEMPERAMENTS + 8, 120, 38)
        return [*widgets, Button(done, message("done"), Pop, primary=True)]

    def _row(self, one: Opponent, place: int, count: int) -> LevelRow:
        height = min(ROW, self._pitch - NARROW)
        column, line = divmod(place, self._rows)
        width = (self._width - 2 * EDGE - (self._columns - 1) * BETWEEN) / self._columns
        rect = self._at(EDGE + column * (width + BETWEEN), HEAD + line * self._pitch, width, height)
        on = one.name == level_of(self.automa)
        row = LevelRow(rect, one, count - place, count, on, lambda: self._level(one))
        row.recommended = one.name == self.recommended
        row.tip = self._tip(row)
        return row

    def _tip(self, row: LevelRow) -> Message:
        """Return what a row says: its strength, one's record, why it is recommended."""
        record = record_said(row.opponent.name, self.outcomes)
        why = "newgame-level-recommended-tip" if self.outcomes else "newgame-level-gentlest-tip"
        fits = message(why) if row.recommended else None
        strength = message("newgame-level-tip", rank=row.rank, count=row.ranks)
        parts = tuple(filter(None, (strength, record, fits)))
        return message("tip-parts", parts=parts) if len(parts) > 1 else strength

    def _level(self, one: Opponent) -> Flow:
        """Choose another level; it keeps the temperament if it has that one."""
        kept = temperament_of(self.automa)
        able = [temperament.name for temperament in one.temperaments]
        return self._choose(full_name(one.name, kept if kept in able else PLAIN))

    def _temper(self, temperament: object) -> Flow:
        return self._choose(full_name(level_of(self.automa), str(temperament)))

    def _choose(self, automa: str) -> Flow:
        self.draft.set_player(self.seat, automa)
        self.changed()
        self.resize()
        return None

    def handle(self, event: pygame.Event) -> Flow:
        if event.type == pygame.MOUSEBUTTONDOWN and not self.rect.collidepoint(event.pos):
            return Pop()
        enter = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        return Pop() if enter and self.form.focused is None else super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        canvas.box(canvas.surface.get_rect(), p.VEIL_SOFT)
        canvas.panel(self.rect, Panel.PAPER)
        colour = p.SEAT_COLOUR_NAMES[self.draft.seats[self.seat].colour]
        canvas.svg(f"token_{colour}", self._at(EDGE, 14, 32, 32))
        title = self._at(EDGE + 44, 12, self._width - 2 * EDGE - 44, 36)
        canvas.text(
            message("newgame-who-plays", colour=message(f"seat-colour-{colour}")), Type.DISPLAY, p.INK, title
        )
        self._draw_temperament(canvas)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)

    def _draw_temperament(self, canvas: Canvas) -> None:
        y, inner = self._tempers, self._width - 2 * EDGE
        canvas.text(message("newgame-temperaments"), Type.HEADING, p.INK, self._at(EDGE, y + 6, inner, 26))
        found = {one.name: one.sentence for one in self.opponent.temperaments}
        none = message("newgame-no-temperament", level=level_name(self.opponent.name))
        words = found.get(temperament_of(self.automa)) if found else none
        note = self._at(EDGE, y + (74 if found else 38), inner, 34)
        if words:
            canvas.text(words, Type.NOTE, p.INK_SOFT, note, valign="top", wrap=True, shrink=True)


class LevelRow(Clickable):
    """A level on the sheet; `rank` counts from 1, the weakest, to `ranks`."""

    def __init__(
        self, rect: pygame.Rect, opponent: Opponent, rank: int, ranks: int, on: bool, act: Callable[[], Flow]
    ) -> None:
        super().__init__(rect)
        self.recommended = False
        self.opponent, self.rank, self.ranks, self.on, self.act = opponent, rank, ranks, on, act

    def draw(self, canvas: Canvas, look: Look) -> None:
        px = canvas.theme.px
        canvas.panel(self.rect, Panel.FIELD_ON if self.on else Panel.FIELD)
        if look.hot and not self.on:
            canvas.panel(self.rect, Panel.SLOT)
        inner = self._inner(canvas)
        head = pygame.Rect(inner.left, inner.top, px(HEADING), px(22))
        canvas.text(level_name(self.opponent.name), Type.HEADING, p.INK, head, shrink=True)
        self._draw_rank(canvas, head.left, head.bottom + px(7))
        if self.recommended:
            self._draw_recommended(canvas, pygame.Rect(head.left, inner.bottom - px(16), head.width, px(15)))
        inks = [p.INK if one.role is Type.BODY else p.INK_SOFT for one in self.words(canvas)]
        self.draw_words(canvas, look, inks, "left")
        draw_focus(canvas, self.rect, look)

    def _inner(self, canvas: Canvas) -> pygame.Rect:
        px = canvas.theme.px
        return self.rect.inflate(-px(24), -px(12 if self.rect.height >= px(ROW) else 4))

    def words(self, canvas: Canvas) -> Sequence[Words]:
        """Return how the level plays, and what was measured of it."""
        room, px, found = self._inner(canvas), canvas.theme.px, list[Words]()
        left = px(HEADING + UNIT)
        room.left, room.width = room.left + left, room.width - left
        if self.opponent.figures:
            room.height -= px(18)
            foot = pygame.Rect(room.left, room.bottom, room.width, px(18))
            found.append(Words(self.opponent.figures, foot, Type.SMALL, ellipsis=True))
        if self.opponent.summary:
            found.append(Words(self.opponent.summary, room, Type.BODY, wrap=True, ellipsis=True))
        return found

    def _draw_recommended(self, canvas: Canvas, room: pygame.Rect) -> None:
        """Draw the mark of the level that fits, below its dots."""
        said, px = message("newgame-level-recommended"), canvas.theme.px
        width = canvas.measure(said, Type.TINY)[0] + px(UNIT)
        mark = pygame.Rect(room.left, room.top, min(width, room.width), room.height)
        canvas.box(mark, p.GOLD, 4)
        canvas.text(said, Type.TINY, p.INK, mark, "center", shrink=True)

    def _draw_rank(self, canvas: Canvas, left: int, y: int) -> None:
        """Draw as many full dots as the rank says."""
        radius = min(canvas.theme.px(4), canvas.theme.px(HEADING) // (3 * self.ranks))
        for i in range(self.ranks):
            centre = (left + radius + i * 3 * radius, y)
            canvas.circle(centre, radius, (*p.WELL_EDGE, 255))
            full = i < self.rank
            canvas.circle(centre, radius - canvas.theme.px(1), (*(p.BEAM if full else p.CARD), 255))
