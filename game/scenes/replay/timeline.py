"""The whole game in one strip: its phases and winters, and how far each seat is ahead. A click goes there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.rules.message import message
from game.rules.terms import Season
from game.scenes.flow import Flow
from game.scenes.kit.widget import Look, Widget
from game.scenes.replay.history import History, Span
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.developments import ROMAN
from game.table.pieces import Sitter, token
from game.table.seasons import SHOWN
from game.table.shapes import clear
from game.table.theme import Theme, Type

HEAD = 16.0  # the names of the phases, in design units
TOKEN = 12.0
INSET = 6.0  # left and right of the game: half a token stands there
LEAST = 3.0  # VP from the middle to the rim, at least


class Timeline(Widget):
    """Position `at` of a reel on its strip; `act` gets the position that is clicked or dragged to."""

    focusable = False

    def __init__(
        self,
        theme: Theme,
        rect: pygame.Rect,
        history: History,
        sitters: Sequence[Sitter],
        act: Callable[[int], Flow],
    ) -> None:
        super().__init__(rect)
        self.history, self.sitters, self.act, self.at = history, sitters, act, 0
        high = theme.px(HEAD)
        self.head = pygame.Rect(rect.left, rect.top, rect.width, high)
        self.chart = pygame.Rect(rect.left, rect.top + high, rect.width, rect.height - high)
        self.inset = theme.px(INSET)
        before_scoring = history.aheads[:-1] if history.over else history.aheads
        self.rim = max(LEAST, *(abs(vp) for aheads in before_scoring for vp in aheads))

    # -- places -------------------------------------------------------------------------------------

    def x(self, at: int) -> int:
        """Return the x of a position along the strip."""
        return self.rect.left + self.inset + round(self._long * at / max(1, self.history.last))

    @property
    def _long(self) -> int:
        return self.rect.width - 1 - 2 * self.inset

    def y(self, at: int, seat: int) -> float:
        """Return the y of a seat: as far up as it is ahead of the mean of all, or down."""
        share = max(-1.0, min(1.0, self.history.aheads[at][seat] / self.rim))
        return self.chart.centery - share * (self.chart.height / 2 - 3)

    def position(self, x: int) -> int:
        """Return the position at a place along the strip."""
        share = (x - self.rect.left - self.inset) / max(1, self._long)
        return max(0, min(self.history.last, round(share * self.history.last)))

    # -- the mouse ----------------------------------------------------------------------------------

    def press(self, spot: tuple[int, int]) -> None:
        self.act(self.position(spot[0]))

    def drag(self, spot: tuple[int, int]) -> None:
        self.act(self.position(spot[0]))

    def wheel(self, steps: int) -> None:
        self.act(self.at - steps)

    # -- drawing ------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, look: Look) -> None:
        key = (self.history, self.sitters)
        canvas.part("timeline", self.rect, key, self._draw_strip)
        self._draw_future(canvas)
        lines = canvas.theme.kept("leads", 2, (key, tuple(self.rect)), lambda: self._lines(canvas.theme))
        canvas.blit(lines, self.rect.topleft)
        self._draw_names(canvas)
        self._draw_now(canvas)

    def _draw_strip(self, canvas: Canvas) -> None:
        """Draw everything that does not depend on the present position."""
        canvas.box(self.rect, (*p.PAPER, 255))
        self._draw_leads(canvas)
        for span in self.history.spans:
            self._draw_span(canvas, span)

    def _lines(self, theme: Theme) -> pygame.Surface:
        """Return the seats' lines and tokens, which no veil makes faint."""
        image = clear(*self.rect.size)
        canvas = Canvas(image, theme, origin=self.rect.topleft)
        for seat in range(len(self.history.chairs)):
            self._draw_line(canvas, seat)
        self._draw_tokens(canvas)
        return image

    def _between(self, start: int, stop: int, rect: pygame.Rect) -> pygame.Rect:
        """Return the part of a strip between two positions."""
        left = self.x(start)
        return pygame.Rect(left, rect.top, max(1, self.x(stop) - left), rect.height)

    def _draw_span(self, canvas: Canvas, span: Span) -> None:
        """Draw a phase's colour in the head, and a line below where it begins."""
        rect = self._between(span.start, span.stop, self.head)
        canvas.box(rect, (*SHOWN[span.season].colour, 255))
        ink = p.INK_SOFT if span.season == Season.SPRING else p.WELL
        canvas.line(rect.topleft, (rect.left, self.rect.bottom), ink, 1)

    def _draw_names(self, canvas: Canvas) -> None:
        """Draw the phases' names where all have room, else the years'."""
        phases = [span for span in self.history.spans if span.season != Season.WINTER]
        springs = [span for span in phases if span.season == Season.SPRING]
        ways: tuple[list[tuple[Span, Said]], ...] = (
            [(span, self._called(span)) for span in phases],
            [(span, message("replay-year", year=ROMAN[span.year - 1])) for span in springs],
            [(span, ROMAN[span.year - 1]) for span in springs],
        )
        for way in ways:
            if all(self._fits(canvas, *name) for name in way) or way is ways[-1]:
                for span, said in way:
                    canvas.text(said, Type.NOTE, p.INK, self._room(canvas, span))
                return

    def _room(self, canvas: Canvas, span: Span) -> pygame.Rect:
        return self._between(span.start, span.stop, self.head).inflate(-canvas.theme.px(8), 0)

    def _fits(self, canvas: Canvas, span: Span, said: Said) -> bool:
        return canvas.measure(said, Type.NOTE)[0] <= self._room(canvas, span).width

    def _called(self, span: Span) -> Said:
        if span.season != Season.SPRING:
            return message("replay-phase", season=span.season)
        return message("replay-year-phase", year=ROMAN[span.year - 1], season=span.season)

    def _draw_line(self, canvas: Canvas, seat: int) -> None:
        """Draw a seat's line from move to move."""
        colour = p.mix(p.SEAT_COLOURS[self.history.chairs[seat].colour], p.INK, 0.25)
        aheads = [aheads[seat] for aheads in self.history.aheads]
        steps = [at for at in range(len(aheads)) if at == 0 or aheads[at] != aheads[at - 1]]
        for at, following in zip(steps, [*steps[1:], self.history.last], strict=True):
            y, right = self.y(at, seat), self.x(following)
            canvas.line((self.x(at), y), (right, y), colour, 1.6)
            canvas.line((right, y), (right, self.y(following, seat)), colour, 1.6)

    def _draw_leads(self, canvas: Canvas) -> None:
        """Draw the leader's colour behind the lines."""
        for lead in self.history.leads:
            colour = p.SEAT_COLOURS_LIGHT[self.history.chairs[lead.seat].colour]
            canvas.box(self._between(lead.start, lead.stop, self.chart), (*colour, 120))

    def _draw_tokens(self, canvas: Canvas) -> None:
        """Draw the token of each new leader, where there is room for it."""
        free, before = self.rect.left, None
        for lead in self.history.leads:
            spot = pygame.Rect(0, 0, canvas.theme.px(TOKEN), canvas.theme.px(TOKEN))
            spot.center = (self.x(lead.start), round(self.y(lead.start, lead.seat)))
            if lead.seat != before and spot.left >= free:
                token(canvas, self.sitters[lead.seat], spot)
                free = spot.right
            before = lead.seat

    def _draw_future(self, canvas: Canvas) -> None:
        """Draw a pale veil over the moves to come."""
        x = self.x(self.at)
        image = canvas.theme.cached(("future", self.rect.size), lambda: _veil(self.rect.size))
        room = pygame.Rect(x - self.rect.left, 0, self.rect.right - x, self.rect.height)
        canvas.blit(image.subsurface(room), (x, self.rect.top))

    def _draw_now(self, canvas: Canvas) -> None:
        """Draw the line at the present position, and each seat on it."""
        x, px = self.x(self.at), canvas.theme.px
        canvas.line((x, self.rect.top), (x, self.rect.bottom), p.PRIMARY, 2)
        for seat, chair in enumerate(self.history.chairs):
            spot = (x, self.y(self.at, seat))
            canvas.circle(spot, px(4.5), (*p.INK_LIGHT, 255))
            canvas.circle(spot, px(3.2), (*p.SEAT_COLOURS[chair.colour], 255))

    def draw_goal(self, canvas: Canvas, at: int) -> None:
        """Draw the line to which a click would lead."""
        canvas.line((self.x(at), self.rect.top), (self.x(at), self.rect.bottom), p.INK, 1)


def _veil(size: tuple[int, int]) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.fill((*p.PAPER, 110))
    return image
