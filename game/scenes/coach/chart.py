"""The chart of a game: a plot for each seat side by side, and below them what the colours stand for.

Pointing at a season, or going there by the arrow keys, shows its values.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.coach import source_named
from game.rules.message import Amount, message
from game.rules.terms import Season
from game.scenes.coach.earnings import moments, sources
from game.scenes.coach.listing import Listed
from game.scenes.coach.plot import draw_areas, scale_of, x_of
from game.scenes.flow import Flow
from game.scenes.kit.place import row
from game.scenes.kit.widget import SIDEWAYS, Look, Told, Widget, draw_focus
from game.scenes.replay.history import History
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.developments import ROMAN
from game.table.pieces import TOKENS
from game.table.seasons import SHOWN
from game.table.sourcefill import draw_swatch
from game.table.styles import Panel
from game.table.theme import Theme, Type

PAD, GAP, HEAD, STRIP, YEARS, LEGEND, GUTTER = 14.0, 20.0, 24.0, 6.0, 16.0, 18.0, 26.0  # design units
CHIP, BADGE, WIDE = (17.0, 11.0), 17.0, 240.0


class Chart(Widget):
    """VP by source over the seasons, with the numbers of the findings on the plot of a seat."""

    arrows = SIDEWAYS
    speaks = True
    mouse_cursor = pygame.SYSTEM_CURSOR_ARROW

    def __init__(self, theme: Theme, rect: pygame.Rect, history: History, seat: int) -> None:
        super().__init__(rect)
        self.history, self.seat = history, seat
        self.moments = moments(history)
        self.keys, self.scale = sources(self.moments), scale_of(self.moments)
        self.findings: Sequence[Listed] = ()
        self.chosen: int | None = None
        """The number of the finding looked at."""
        self.moment: int | None = None
        """The moment whose values are shown, of the seat that is `shown`."""
        self.shown = seat
        px = theme.px
        inner = rect.inflate(-2 * px(PAD), -2 * px(PAD))
        self._legend = self._placed_legend(theme, inner)
        high = max((spot.bottom for spot in self._legend), default=inner.top) - inner.top
        for spot in self._legend:
            spot.top += inner.height - high
        cells = pygame.Rect(inner.left, inner.top, inner.width, inner.height - high - px(8))
        self._cells = row(cells, len(history.chairs), px(GAP))
        self.plots = [self._plot(theme, cell) for cell in self._cells]

    def _placed_legend(self, theme: Theme, inner: pygame.Rect) -> list[pygame.Rect]:
        """Return the places of the sources' names with their colours, in as many lines as they need."""
        px, left, top, found = theme.px, inner.left, inner.top, list[pygame.Rect]()
        for key in self.keys:
            wide = px(CHIP[0] + 6) + theme.width(theme.words.text(source_named(key)), Type.TINY_BODY)
            if left + wide > inner.right:
                left, top = inner.left, top + px(LEGEND)
            found.append(pygame.Rect(left, top, wide, px(LEGEND)))
            left += wide + px(18)
        return found

    @staticmethod
    def _plot(theme: Theme, cell: pygame.Rect) -> pygame.Rect:
        px = theme.px
        left, top = cell.left + px(GUTTER), cell.top + px(HEAD + BADGE)
        bottom = cell.bottom - px(STRIP + YEARS)
        return pygame.Rect(left, top, cell.right - left, bottom - top)

    # -- pointing -----------------------------------------------------------------------------------

    def resume(self, former: Widget) -> None:
        if isinstance(former, Chart):
            self.moment, self.shown = former.moment, former.shown

    def point(self, spot: tuple[int, int]) -> bool:
        """Show the values of the season at a spot; return True if these are others than before."""
        before = self.moment, self.shown
        self.moment = None
        for seat, plot in enumerate(self.plots):
            if plot.collidepoint(spot):
                self.moment, self.shown = self._moment_at(spot, plot), seat
        return before != (self.moment, self.shown)

    def key(self, event: pygame.Event) -> Flow:
        """Go to the season before or after, on the plot of the seat looked at."""
        last = len(self.moments) - 1
        here = self.moment if self.moment is not None else last + 1 if event.key == pygame.K_LEFT else -1
        self.moment, self.shown = max(0, min(last, here + SIDEWAYS.get(event.key, 0))), self.seat
        return None

    def asked(self, spot: tuple[int, int]) -> bool:
        return False

    def told(self, spot: tuple[int, int]) -> Said:
        """Return the moment whose values are shown for a spot on a plot."""
        seat = next((seat for seat, plot in enumerate(self.plots) if plot.collidepoint(spot)), None)
        return self.moments[self._moment_at(spot, self.plots[seat])].said if seat is not None else ""

    def _moment_at(self, spot: tuple[int, int], plot: pygame.Rect) -> int:
        return round((spot[0] - plot.left) / max(1, plot.width - 1) * (len(self.moments) - 1))

    def answers(self) -> list[Widget]:
        """Return what stands round the plots, each with its answer: the VP at the end, and the sources."""
        heads, scales = list[Widget](), list[Widget]()
        for cell, plot in zip(self._cells, self.plots, strict=True):
            head = pygame.Rect(cell.left, cell.top, cell.width, plot.top - cell.top)
            scale = pygame.Rect(cell.left, plot.top, plot.left - cell.left, cell.bottom - plot.top)
            heads.append(Told(head, tip=message("coach-head-tip")))
            scales.append(Told(scale, tip=message("coach-scale-tip")))
        named = [
            Told(room, tip=message("coach-source-tip", source=source_named(key)))
            for key, room in zip(self.keys, self._legend, strict=True)
        ]
        return [*heads, *scales, *named]

    # -- drawing ------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.panel(self.rect, Panel.PAPER)
        inner = self.rect.inflate(-canvas.theme.px(PAD), -canvas.theme.px(PAD))
        key = (self.history, self.seat)
        canvas.part("coach-chart", inner, key, self._draw_plots)
        self._draw_badges(canvas)
        draw_focus(canvas, self.rect, look)

    def _draw_plots(self, canvas: Canvas) -> None:
        for seat, (cell, plot) in enumerate(zip(self._cells, self.plots, strict=True)):
            self._draw_head(canvas, seat, cell)
            self._draw_lines(canvas, plot)
            draw_areas(canvas, plot, self.moments, seat, self.keys, self.scale)
            zero = round(self.scale.y(0, plot))
            canvas.line((plot.left, zero), (plot.right, zero), p.INK_SOFT, 1)
            self._draw_years(canvas, plot)
        self._draw_legend(canvas)

    def _draw_head(self, canvas: Canvas, seat: int, cell: pygame.Rect) -> None:
        """Draw who it is, and the VP at the end."""
        px, chair = canvas.theme.px, self.history.chairs[seat]
        side, vp = px(20), Amount(self.moments[-1].total(seat), "vp")
        spot = pygame.Rect(cell.left, cell.top, side, side)
        canvas.svg(TOKENS[chair.colour], spot)
        wide = canvas.measure(message("coach-vp", vp=vp), Type.NUMBER)[0]
        number = pygame.Rect(cell.right - wide, cell.top, wide, side)
        canvas.text(message("coach-vp", vp=vp), Type.NUMBER, p.INK, number, "right")
        name = pygame.Rect(spot.right + px(6), cell.top, number.left - spot.right - px(12), side)
        canvas.text(chair.plate, Type.LABEL, p.INK, name, shrink=True, ellipsis=True)

    def _draw_lines(self, canvas: Canvas, plot: pygame.Rect) -> None:
        px = canvas.theme.px
        canvas.box(plot, (*p.CARD, 255))
        numbers = list[tuple[Said, pygame.Rect]]()
        for vp in self.scale.lines:
            y = round(self.scale.y(vp, plot))
            canvas.line((plot.left, y), (plot.right, y), p.PAPER_DEEP, 1)
            room = pygame.Rect(plot.left - px(GUTTER), y - px(8), px(GUTTER) - px(5), px(16))
            numbers.append((message("number", number=vp), room))
        canvas.row(numbers, Type.TINY_BODY, p.INK_FAINT, "right")

    def _draw_years(self, canvas: Canvas, plot: pygame.Rect) -> None:
        """Draw the seasons as a strip of their colours, and the years below it."""
        px, count = canvas.theme.px, len(self.moments)
        edges = [round(x_of(i, count, plot)) for i in range(count)]
        springs = list[tuple[int, int]]()
        for span, (left, right) in zip(self.history.spans, pairwise(edges), strict=True):
            strip = pygame.Rect(left, plot.bottom, max(1, right - left), px(STRIP))
            canvas.box(strip, (*SHOWN[span.season].colour, 255))
            if span.season == Season.SPRING or not springs:
                springs.append((span.year, left))
        ends = [left for _, left in springs[1:]] + [edges[-1]]
        for (year, left), right in zip(springs, ends, strict=True):
            canvas.line((left, plot.top), (left, plot.bottom + px(STRIP + 4)), p.WELL, 1)
            name = pygame.Rect(left, plot.bottom + px(STRIP), right - left, px(YEARS))
            canvas.text(ROMAN[year - 1], Type.TINY_NOTE, p.INK_SOFT, name, "center")

    def _draw_legend(self, canvas: Canvas) -> None:
        px = canvas.theme.px
        for key, room in zip(self.keys, self._legend, strict=True):
            spot = _chip(canvas.theme, room)
            draw_swatch(canvas, spot, key)
            name = pygame.Rect(spot.right + px(5), room.top, room.right - spot.right - px(5), room.height)
            canvas.text(source_named(key), Type.TINY_BODY, p.INK_SOFT, name)

    def _draw_badges(self, canvas: Canvas) -> None:
        """Draw the numbers of the findings above the moments they are about."""
        px, plot = canvas.theme.px, self.plots[self.seat]
        free = plot.left
        for number, _, found in sorted(self.findings, key=lambda one: one.finding.at):
            side = px(BADGE)
            x = max(free, round(self._x(found.at, plot)) - side // 2)
            spot = pygame.Rect(min(x, plot.right - side), plot.top - side - px(2), side, side)
            free = spot.right + px(1)
            if number == self.chosen:
                middle = round(self._x(found.at, plot))
                canvas.line((middle, plot.top), (middle, plot.bottom), p.INK, 1)
            draw_badge(canvas, spot, number, found.worth > 0)

    def _x(self, at: int, plot: pygame.Rect) -> float:
        """Return the place of a position along a plot, between the ends of its season."""
        spans = self.history.spans
        number = next((i for i, span in enumerate(spans) if span.start <= at < span.stop), len(spans) - 1)
        span = spans[number]
        return x_of(number + (at - span.start) / max(1, span.stop - span.start), len(self.moments), plot)

    def draw_values(self, canvas: Canvas) -> None:
        """Draw the values of the moment that is pointed at, beside it."""
        if self.moment is None:
            return
        moment, px = self.moments[self.moment], canvas.theme.px
        for plot in self.plots:
            x = round(x_of(self.moment, len(self.moments), plot))
            canvas.line((x, plot.top), (x, plot.bottom), p.PRIMARY, 1.5)
        vp = moment.seats[self.shown]
        keys = [key for key in self.keys if vp.get(key)]
        line = canvas.leading(Type.SMALL) + px(2)
        box = pygame.Rect(0, 0, px(WIDE), line * (len(keys) + 1) + px(22))
        x = round(x_of(self.moment, len(self.moments), self.plots[self.shown]))
        box.topleft = (x + px(12), self.plots[self.shown].top)
        if box.right > canvas.surface.get_width() - px(8):
            box.right = x - px(12)
        canvas.cover(box)
        canvas.panel(box, Panel.TOOLTIP)
        text = pygame.Rect(box.left + px(12), box.top + px(9), box.width - px(24), line)
        total = message("coach-vp", vp=Amount(moment.total(self.shown), "vp"))
        _pair(canvas, text, moment.said, total, Type.SMALL_STRONG)
        for key in keys:
            text.top += line
            spot = _chip(canvas.theme, text)
            draw_swatch(canvas, spot, key, rim=p.INK_LIGHT_SOFT)
            room = pygame.Rect(spot.right + px(7), text.top, text.right - spot.right - px(7), line)
            _pair(canvas, room, source_named(key), message("number", number=vp[key]), Type.SMALL)


def _chip(theme: Theme, room: pygame.Rect) -> pygame.Rect:
    """Return the place of a source's colour at the left of a room."""
    wide, high = map(theme.px, CHIP)
    return pygame.Rect(room.left, room.centery - high // 2, wide, high)


def _pair(canvas: Canvas, rect: pygame.Rect, left: Said, right: Said, role: Type) -> None:
    wide = canvas.measure(right, role)[0]
    room = pygame.Rect(rect.left, rect.top, rect.width - wide - canvas.theme.px(6), rect.height)
    canvas.text(left, role, p.INK_LIGHT, room, shrink=True, ellipsis=True)
    canvas.text(right, role, p.INK_LIGHT, rect, "right")


def draw_badge(canvas: Canvas, spot: pygame.Rect, number: int, costs: bool) -> None:
    """Draw the number of a finding on a disc: red for what cost, green for what was good."""
    canvas.circle(spot.center, spot.width / 2, (*p.CARD, 255))
    ink = p.INK_BAD if costs else p.INK_GOOD
    canvas.circle(spot.center, spot.width / 2 - max(1, spot.width // 14), (*ink, 255))
    canvas.text(str(number), Type.SMALL_STRONG, p.INK_LIGHT, spot, "center")
