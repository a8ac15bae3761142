"""VP of a finished game as bars: a row for each seat by rank, a stretch for each source, and their names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.rules.message import SeatName, message, vp
from game.scenes.kit.widget import Look, Told
from game.scenes.result.story import Story, source_name
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.pieces import TOKENS
from game.table.sourcefill import draw_stack, draw_swatch
from game.table.styles import Panel
from game.table.theme import UNIT, Theme, Type
from game.words import Names, Spoken

ROW, MOST_ROWS = 40.0, 4  # design units a seat, where all fit
LINE, SWATCH, APART = 20.0, (18.0, 12.0), 13.0  # of the sources' names
PAD, NAME, SUM, THICK = 14.0, 148.0, 56.0, 0.56  # the last: of a bar, by the height of its row


class Stretch(NamedTuple):
    """A part of a bar: its source and its place."""

    key: str
    rect: pygame.Rect


class Bars(Told):
    """The sheet with the bars; it is as high as it needs, and ends where its `room` ends."""

    def __init__(self, theme: Theme, room: pygame.Rect, story: Story, names: Names) -> None:
        super().__init__(room, tip=message("result-bars-tip"))
        self.story, self.names = story, names
        px = theme.px
        wide = room.width - 2 * px(PAD)
        self._legend = _placed(theme, story.keys, wide)
        lines = max((rect.bottom for _, rect in self._legend), default=0)
        count = len(story.seats)
        row = px(ROW if count < MOST_ROWS else ROW * 0.85)
        self.rect = pygame.Rect(room.left, 0, room.width, 2 * px(PAD) + count * row + px(6) + lines)
        self.rect.bottom = room.bottom
        left, top = self.rect.left + px(PAD), self.rect.top + px(PAD)
        self.rows = [pygame.Rect(left, top + i * row, wide, row) for i in range(count)]
        foot = self.rows[-1].bottom + px(6)
        self.legend = [Stretch(key, rect.move(left, foot)) for key, rect in self._legend]
        self.stretches = list(self._stretches(theme))

    def _stretches(self, theme: Theme) -> Iterator[Stretch]:
        """Yield the parts of all bars; what was lost lies at the left of where all begin."""
        lost = max(sum(-one for one in vps.values() if one < 0) for vps in self.story.sources)
        most = max(sum(one for one in vps.values() if one > 0) for vps in self.story.sources)
        for row, seat in zip(self.rows, self.story.seats, strict=True):
            room = self._room(theme, row)
            unit = room.width / max(1, lost + most)
            gained = taken = lost * unit
            for key in self.story.keys:
                points = self.story.sources[seat].get(key, 0)
                start = gained if points > 0 else taken + points * unit
                left, right = round(room.left + start), round(room.left + start + abs(points) * unit)
                if points:
                    yield Stretch(key, pygame.Rect(left, room.top, max(1, right - left), room.height))
                gained, taken = gained + max(0, points) * unit, taken + min(0, points) * unit

    @staticmethod
    def _room(theme: Theme, row: pygame.Rect) -> pygame.Rect:
        """Return the room of a seat's bar."""
        left, right = row.left + theme.px(NAME), row.right - theme.px(SUM)
        room = pygame.Rect(left, row.top, right - left, round(row.height * THICK))
        room.centery = row.centery
        return room

    def told(self, spot: tuple[int, int]) -> Said:
        """Return what the source under a spot brought each seat."""
        found = (one for one in (*self.stretches, *self.legend) if one.rect.collidepoint(spot))
        if (one := next(found, None)) is None:
            return self.tip
        seats = tuple(
            message("count-seat", seat=SeatName(seat), vp=vp(self.story.sources[seat].get(one.key, 0)))
            for seat in self.story.seats
        )
        return Spoken(message("result-source", source=source_name(one.key), seats=seats), self.names)

    def draw(self, canvas: Canvas, look: Look) -> None:
        self.draw_sheet(canvas)

    def draw_sheet(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        canvas.panel(self.rect, Panel.PAPER)
        for rank, (row, seat) in enumerate(zip(self.rows, self.story.seats, strict=True), 1):
            self._draw_row(canvas, row, rank, seat)
        for row in self.rows:
            draw_stack(canvas, [one for one in self.stretches if row.contains(one.rect)], upright=False)
        for key, rect in self.legend:
            self._draw_name(canvas, key, rect)

    def _draw_row(self, canvas: Canvas, row: pygame.Rect, rank: int, seat: int) -> None:
        px, chair = canvas.theme.px, self.story.session.chairs[seat]
        token = pygame.Rect(row.left, 0, px(3 * UNIT), px(3 * UNIT))
        token.centery = row.centery
        canvas.svg(TOKENS[chair.colour], token)
        name = pygame.Rect(token.right + px(6), row.top, 0, row.height)
        name.width = row.left + px(NAME - UNIT) - name.left
        ranked = message("result-ranked", rank=rank, name=chair.plate)
        canvas.text(ranked, Type.LABEL, p.INK, name, shrink=True, ellipsis=True)
        total = pygame.Rect(row.right - px(SUM), row.top, px(SUM), row.height)
        score = message("number", number=self.story.scores[seat])
        canvas.text(score, Type.NUMBER_BIG, p.INK, total, "right", shrink=True)

    def _draw_name(self, canvas: Canvas, key: str, rect: pygame.Rect) -> None:
        wide, high = map(canvas.theme.px, SWATCH)
        swatch = pygame.Rect(rect.left, rect.centery - high // 2, wide, high)
        draw_swatch(canvas, swatch, key)
        name = pygame.Rect(swatch.right + canvas.theme.px(5), rect.top, rect.width, rect.height)
        name.width = rect.right - name.left
        canvas.text(source_name(key), Type.SMALL, p.INK, name)


def _placed(theme: Theme, keys: list[str], width: int) -> list[tuple[str, pygame.Rect]]:
    """Return the places of the sources' names with their colours, in as many lines as they need."""
    px, left, top, found = theme.px, 0, 0, list[tuple[str, pygame.Rect]]()
    for key in keys:
        wide = px(SWATCH[0] + 7) + theme.width(theme.words.text(source_name(key)), Type.SMALL)
        if left and left + wide > width:
            left, top = 0, top + px(LINE)
        found.append((key, pygame.Rect(left, top, wide, px(LINE))))
        left += wide + px(APART)
    return found
