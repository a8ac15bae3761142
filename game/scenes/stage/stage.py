"""The stage of a scene: the table that moves, the pointer on it, the log, and the picture of it all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

import pygame

from game.rules.message import Message
from game.rules.moves import Lay
from game.rules.standing import Prospects
from game.rules.state import GameState
from game.scenes.kit.bubble import draw_bubble
from game.scenes.stage.figures import FigureDesk
from game.scenes.stage.moving import MovingTable
from game.scenes.stage.pointing import AWAY, REST, PlaceKind, StagePlace, draw_card, ribbon_place
from game.scenes.stage.tips import tile_of, tip_at
from game.scenes.stage.wintersheet import draw_sheet
from game.table.canvas import Canvas
from game.table.logpanel import draw_tall_log, line_at
from game.table.picture import Picture
from game.table.table import draw_table


class Stage(MovingTable):
    """A table that can be pointed at and drawn, with its log."""

    log_open = False
    log_back = 0  # the lines that it is scrolled back
    pointer = AWAY
    rested = 0.0  # seconds that the pointer has rested there

    @cached_property
    def figures(self) -> FigureDesk:
        """The figures of the seats before they count."""
        return FigureDesk(self)

    def update(self, seconds: float, speed: float) -> bool:
        self.rest(seconds)
        return super().update(seconds, speed)

    # -- what is under a point ------------------------------------------------------------------------

    @property
    def log(self) -> pygame.Rect:
        """The place of the log."""
        return self.layout.log_tall if self.log_open else self.layout.log

    def under(self, spot: tuple[int, int]) -> StagePlace:
        """Return the uppermost button, sheet, log line, tile or seat under a point."""
        found = ribbon_place(self.layout, spot)
        if found is not None:
            return found
        if self.figures.at(spot):
            return StagePlace(PlaceKind.FIGURES)
        if self.log.collidepoint(spot):
            return self._in_log(spot)
        if self.winter_open and self.sheet.rect.collidepoint(spot):
            on_button = self.sheet.button.collidepoint(spot)
            return StagePlace(PlaceKind.WINTER_BUTTON if on_button else PlaceKind.WINTER)
        tile, seat = self.layout.developments.at(spot), self.layout.seat_at(spot)
        if tile is not None:
            return StagePlace(PlaceKind.TILE, tile)
        return StagePlace(PlaceKind.TABLE) if seat is None else StagePlace(PlaceKind.SEAT, seat)

    def _in_log(self, spot: tuple[int, int]) -> StagePlace:
        """Return the place in the log: a line, or none."""
        line = line_at(self.context.theme, self.log, self.lines, self.log_back, spot)
        if line is None or line.turn is not None or line.moment is None:
            return StagePlace(PlaceKind.LOG, line.turn if line is not None else None)
        return StagePlace(PlaceKind.MOMENT, line.moment)

    def point(self, spot: tuple[int, int]) -> None:
        """Move the pointer."""
        if self.rested >= REST or self.under(spot) != self.under(self.pointer):
            self.dirty = True
        self.pointer, self.rested = spot, 0.0

    def rest(self, seconds: float) -> None:
        """Let the pointer rest; once it has rested long enough it is told what it rests on."""
        if self.rested < REST <= self.rested + seconds:
            self.dirty = True
        self.rested += seconds

    def pin_figures(self) -> None:
        """Keep the sheet of all figures on the table, or put it away; the settings remember it."""
        self.context.settings.pin_figures()
        self.context.keep_settings()
        self.dirty = True

    def toggle_log(self) -> None:
        """Open or close the log, at its newest line."""
        self.log_open, self.log_back, self.dirty = not self.log_open, 0, True

    def scroll_log(self, steps: int) -> None:
        """Scroll the log back by so many lines."""
        self.log_back = max(0, min(len(self.lines) - 1, self.log_back + steps))
        self.dirty = True

    # -- drawing --------------------------------------------------------------------------------------

    def picture(self, state: GameState) -> Picture:
        """Return the picture of a position, before any scene adds to it."""
        return Picture(
            state=state,
            sitters=self.sitters,
            focus=self.focus,
            viewer=self.viewer,
            log=tuple(self.lines),
            log_back=self.log_back,
            poses=self.motion.poses,
            winter=self.winter_step,
            prospects=self.figures.of_seat(),
        )

    def draw_table(self, canvas: Canvas, shown: Picture) -> None:
        """Draw the table, and the winter's sheet if it lies there."""
        draw_table(canvas, self.layout, shown)
        if self.winter_open:
            book = self.count.book(self.book, self.motion.flights)
            draw_sheet(canvas, self.sheet, book, shown.state, self.chairs)

    def draw_log(self, canvas: Canvas, shown: Picture) -> None:
        """Draw the opened log."""
        if self.log_open:
            draw_tall_log(canvas, self.layout.log_tall, shown)

    def draw_moving(self, canvas: Canvas) -> None:
        """Draw the lights and whatever is in the air."""
        self.lights.draw(canvas)
        self.motion.draw(canvas)

    def draw_figures(self, canvas: Canvas, laid: tuple[Lay, ...] = ()) -> None:
        """Draw the sheet of all figures while it is kept, or while the pointer rests on the card."""
        self.figures.draw(canvas, self.pointer, self.rested, laid)

    @property
    def covered(self) -> bool:
        """Return True if the winter's sheet or the opened log lies over the table at the pointer."""
        sheets = [self.sheet.rect] if self.winter_open else []
        sheets += [self.layout.log_tall] if self.log_open else []
        sheets += [self.figures.sheet] if self.figures.pinned else []
        return any(sheet.collidepoint(self.pointer) for sheet in sheets)

    def beside_prompt(self, spot: tuple[int, int]) -> pygame.Rect:
        """Return the part of the window that a spot lies in, above or below the prompt or beside it."""
        window, prompt = pygame.Rect((0, 0), self.layout.size), self.layout.prompt
        if self.foot or spot[0] >= prompt.right:
            return window
        if spot[1] < prompt.top:
            window.height = prompt.top
        else:
            window.top, window.height = prompt.bottom, window.height - prompt.bottom
        return window

    def draw_about(
        self,
        canvas: Canvas,
        reader: int | None,
        clear: Callable[[], Sequence[pygame.Rect]] = tuple,
        said: str | Message = "",
        talk: bool = True,
        figures: Prospects | None = None,
    ) -> None:
        """Draw what a seat or nobody is told of what the pointer is on.

        A tile in large comes at once; what other things are for after a rest, or `said` instead, if it shall
        `talk`. Neither lies over the prompt, or over what shall be `clear` where that can be.
        """
        spot, tile = self.pointer, self.layout.developments.at(self.pointer)
        said = said or self.figures.tip(spot, figures)
        beside = pygame.Rect(spot, (1, 1)) if tile is None else self.layout.developments.hexes[tile].rect
        if tile is None and self.rested < REST:
            return
        if tile is None:
            tile = tile_of(self.layout, self.state, self.focus, spot)
        if tile is not None:
            room = self.beside_prompt(spot)
            draw_card(canvas, self.state, self.sitters, reader, tile, beside, room, clear())
        elif talk and (said := said or tip_at(self.layout, self.seen, self.focus, spot)):
            hidden = [*clear(), *([self.figures.card] if self.figures.at(spot) else [])]
            if self.log.collidepoint(spot):
                spot, hidden = (self.log.left, spot[1]), [*hidden, self.log]
            draw_bubble(canvas, self.spoken(said), spot, room=self.beside_prompt(spot), clear=hidden)
