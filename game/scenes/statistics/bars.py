"""One's VP by source: a stacked bar for each game, which a click opens, and what each source brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.rules.message import Amount, Message, Real, message
from game.rules.sources import SOURCES
from game.scenes.flow import Flow
from game.scenes.kit.bubble import draw_bubble
from game.scenes.kit.vpscale import VpScale
from game.scenes.kit.widget import SIDEWAYS, Look, Told, Widget, draw_ring
from game.scenes.saving.summary import when_said
from game.scenes.statistics.said import title_said
from game.statistics.figures import Own, sources
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.sourcefill import draw_stack, draw_swatch
from game.table.styles import Panel
from game.table.theme import UNIT, Theme, Type

LAST = 30
"""Games that are drawn, the latest."""
WIDEST = 30.0


class SourceBars(Widget):
    """A bar for each game, the latest at the right: what was scored upwards, what was lost downwards."""

    arrows = SIDEWAYS
    speaks = True

    def __init__(self, rect: pygame.Rect, games: Sequence[Own], act: Callable[[Own], Flow]) -> None:
        super().__init__(rect)
        self.games, self.act = list(games[-LAST:]), act
        self.chosen = len(self.games) - 1
        lowest = min((_lost(own) for own in self.games), default=0)
        self.scale = VpScale(lowest, max((_gained(own) for own in self.games), default=1))
        self.pointer = (-1, -1)

    def resume(self, former: Widget) -> None:
        if isinstance(former, SourceBars) and former.chosen < len(self.games):
            self.chosen = former.chosen

    def key(self, event: pygame.Event) -> Flow:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.games:
            return self.act(self.games[self.chosen])
        self.chosen = max(0, min(len(self.games) - 1, self.chosen + SIDEWAYS.get(event.key, 0)))
        return None

    def release(self, spot: tuple[int, int]) -> Flow:
        found = self.at(spot)
        return self.act(self.games[found]) if found is not None else None

    def at(self, spot: tuple[int, int]) -> int | None:
        """Return the number of the game under a spot."""
        return next((i for i in range(len(self.games)) if self.column(i).collidepoint(spot)), None)

    def column(self, index: int) -> pygame.Rect:
        """Return the place of a game, as high as the chart."""
        scale = self.rect.width / max(len(self.games), 12)
        left, right = (round(self.rect.left + i * scale) for i in (index, index + 1))
        return pygame.Rect(left, self.rect.top, right - left, self.rect.height)

    def _y(self, vp: float) -> int:
        """Return the height of a number of VP."""
        return round(self.scale.y(vp, self.rect))

    def draw(self, canvas: Canvas, look: Look) -> None:
        self._draw_ticks(canvas)
        for i, own in enumerate(self.games):
            self._draw_bar(canvas, self.column(i), own)
        canvas.line((self.rect.left, self._y(0)), (self.rect.right, self._y(0)), p.INK, 1.5)
        if look.ring and self.games:
            draw_ring(canvas, self.column(self.chosen).inflate(-canvas.theme.px(2), 0))

    def draw_tip(self, canvas: Canvas, spot: tuple[int, int], look_on: bool) -> None:
        """Draw what the game under the pointer, or under the keys, was."""
        found = self.at(spot)
        if found is None and look_on and self.games:
            found, spot = self.chosen, self.column(self.chosen).midtop
        if found is not None:
            draw_bubble(canvas, self._game_told(found), spot, Panel.TOOLTIP)

    def told(self, spot: tuple[int, int]) -> Said:
        found = self.at(spot)
        return self._game_told(found) if found is not None else ""

    def _game_told(self, index: int) -> Message:
        own = self.games[index]
        return message("statistics-tip", title=title_said(own), when=when_said(own.filed.changed))

    def _draw_ticks(self, canvas: Canvas) -> None:
        width = canvas.theme.px(34)
        for vp in self.scale.lines:
            y = self._y(vp)
            canvas.line((self.rect.left, y), (self.rect.right, y), p.WELL, 1)
            room = pygame.Rect(
                self.rect.left - width - canvas.theme.px(6), 0, width, canvas.leading(Type.SMALL)
            )
            room.centery = y
            canvas.text(message("number", number=vp), Type.SMALL, p.INK_SOFT, room, "right")

    def _draw_bar(self, canvas: Canvas, column: pygame.Rect, own: Own) -> None:
        width = max(2, min(canvas.theme.px(WIDEST), column.width * 3 // 4))
        left, up, down = column.centerx - width // 2, 0, 0
        gained, lost = list[tuple[str, pygame.Rect]](), list[tuple[str, pygame.Rect]]()
        for key, vp in own.seat.sources:
            base = up if vp > 0 else down
            top, bottom = sorted((self._y(base), self._y(base + vp)))
            part = key, pygame.Rect(left, top, width, max(1, bottom - top))
            (gained if vp > 0 else lost).append(part)
            up, down = (up + vp, down) if vp > 0 else (up, down + vp)
        draw_stack(canvas, gained[::-1], upright=True)
        draw_stack(canvas, lost, upright=True)
        total = pygame.Rect(column.left, 0, column.width, canvas.leading(Type.TINY))
        total.bottom = self._y(up) - canvas.theme.px(2)
        if canvas.fits(str(own.seat.vp), Type.TINY, total):
            ink = p.INK if own.won else p.INK_SOFT
            canvas.edged(message("number", number=own.seat.vp), Type.TINY, ink, p.PAPER, total, "center")


def _gained(own: Own) -> int:
    return sum(vp for _, vp in own.seat.sources if vp > 0)


def _lost(own: Own) -> int:
    return sum(vp for _, vp in own.seat.sources if vp < 0)


class SourceRow(NamedTuple):
    """A source with its place, and its mean VP in the two halves of the games; a single one is the later."""

    rect: pygame.Rect
    key: str
    earlier: float | None
    later: float

    @property
    def said(self) -> Message:
        """What the source is called."""
        return message(f"vp-source-{self.key.replace('_', '-')}")

    @property
    def told(self) -> Message:
        """A sentence on the row."""
        if self.earlier is None:
            return message("statistics-source-one", source=self.said, vp=_vp(self.later))
        return message(
            "statistics-source-tip", source=self.said, earlier=_vp(self.earlier), later=_vp(self.later)
        )


def source_rows(theme: Theme, rect: pygame.Rect, games: Sequence[Own]) -> list[SourceRow]:
    """Return a row for each source that brought or cost anything, below the headings of the columns."""
    half = len(games) // 2
    earlier, later = sources(games[:half]), sources(games[half:])
    shown = [source.key for source in SOURCES if source.key in earlier or source.key in later]
    line = min(theme.px(27), (rect.height - theme.px(36)) // max(1, len(shown)))
    top = rect.top + theme.px(36)
    rects = [pygame.Rect(rect.left, top + i * line, rect.width, line) for i in range(len(shown))]
    return [
        SourceRow(row, key, earlier.get(key, 0.0) if half else None, later.get(key, 0.0))
        for row, key in zip(rects, shown, strict=True)
    ]


def sources_told(theme: Theme, rect: pygame.Rect, games: Sequence[Own]) -> list[Widget]:
    """Return what the sources answer, drawn in the same place."""
    return [Told(row.rect, tip=row.told) for row in source_rows(theme, rect, games)]


def draw_sources(canvas: Canvas, rect: pygame.Rect, games: Sequence[Own]) -> None:
    """Draw the colour of each source, with its mean in the earlier and in the later half of the games."""
    wide = canvas.theme.px(52)
    head = pygame.Rect(rect.left, rect.top, rect.width, canvas.theme.px(32))
    _columns_said(canvas, head, wide, halves=len(games) > 1)
    names, means = list[tuple[Said, pygame.Rect]](), list[tuple[Said, pygame.Rect]]()
    for source in source_rows(canvas.theme, rect, games):
        row, line = source.rect, source.rect.height
        high = min(canvas.theme.px(14), line - 2)
        swatch = pygame.Rect(row.left, row.centery - high // 2, canvas.theme.px(20), high)
        draw_swatch(canvas, swatch, source.key)
        left = swatch.right + canvas.theme.px(UNIT)
        names.append((source.said, pygame.Rect(left, row.top, row.right - 2 * wide - left, line)))
        for at, mean in ((2, source.earlier), (1, source.later)):
            if mean is not None:
                means.append((_mean(mean), pygame.Rect(row.right - at * wide, row.top, wide, line)))
    canvas.row(names, Type.BODY, p.INK, shrink=True, ellipsis=True)
    canvas.row(means, Type.BODY, p.INK, "right")


def _columns_said(canvas: Canvas, head: pygame.Rect, wide: int, halves: bool) -> None:
    """Draw the headings of the columns; a single game has no halves."""
    columns = ((2, "statistics-earlier"), (1, "statistics-later")) if halves else ((1, "good-vp"),)
    aside = canvas.theme.px(4)
    heads = [
        (message(id), pygame.Rect(head.right - at * wide + aside, head.top, wide - aside, head.height))
        for at, id in columns
    ]
    face = canvas.alike(heads, Type.SMALL, wrap=True, shrink=True)
    for said, cell in heads:
        canvas.text(said, face.role, p.INK_SOFT, cell, "right", "bottom", wrap=True, most=face.size)


def _vp(vp: float) -> Amount:
    return Amount(Real(vp, 1, exact=True), "vp")


def _mean(vp: float) -> Message:
    return message("number", number=Real(vp, 1, exact=True))
