"""The stage of a scene: the table that moves, the pointer on it, the log, and the picture of it all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property, partial, reduce
from typing import NamedTuple

import pygame

from game.rules.message import Message, message
from game.rules.moves import Lay
from game.rules.reason import rule_of
from game.rules.state import GameState
from game.scenes.draftwords import draft_mark
from game.scenes.kit.bubble import draw_bubble
from game.scenes.stage.answers.answer import Answer, joined
from game.scenes.stage.answers.finding import answer_at, answers
from game.scenes.stage.answers.winter import of_yard
from game.scenes.stage.asking import Asking
from game.scenes.stage.draftmarks import DraftMarks
from game.scenes.stage.figures import FigureDesk
from game.scenes.stage.livingboard import LivingBoard
from game.scenes.stage.moving import MovingTable
from game.scenes.stage.pointing import (
    AWAY,
    NOTHING_BELOW,
    REST,
    Below,
    PlaceKind,
    StagePlace,
    draw_card,
    ribbon_place,
)
from game.scenes.stage.turning import TurningTable
from game.scenes.stage.yard.farm import Filling
from game.scenes.stage.yard.ledger import draw_line, line_of
from game.scenes.stage.yard.painting import draw_farm
from game.table.bareland import LandState, make_bare_land
from game.table.canvas import Canvas
from game.table.logpanel import draw_tall_log, line_at
from game.table.painter import Layer
from game.table.picture import Picture, WinterStep
from game.table.places.hexagon import Hexagon
from game.table.table import draw_table, layers

STRAY = 24.0  # so far the pointer goes from what was asked about until that is done with, in design units

LARGE = 0.16  # of the window's width: what is larger may be hidden in part by what is said of it


class About(NamedTuple):
    """An answer that a scene has of its own, and the reason why a click means nothing now."""

    answer: Answer | None = None
    why: Message | None = None
    talk: bool = True  # False where a click means something: then only who asks is told, but of a tile


NOTHING_MORE = About()


class Stage(MovingTable):
    """A table that can be pointed at and drawn, with its log."""

    log_open = False
    log_covered = False  # a panel hides what is above the usual place of the log
    log_back = 0  # the lines that it is scrolled back
    pointer = AWAY
    rested = 0.0  # seconds that the pointer has rested there

    @cached_property
    def figures(self) -> FigureDesk:
        """The figures of the seats before they count."""
        return FigureDesk(self)

    @cached_property
    def life(self) -> LivingBoard:
        """The clouds, the smoke and all else that lives on the large board."""
        return LivingBoard()

    @cached_property
    def turning(self) -> TurningTable:
        """The table on its way to another seat."""
        return TurningTable()

    @cached_property
    def marks(self) -> DraftMarks:
        """The marks on what a draft changes."""
        return DraftMarks()

    @cached_property
    def asking(self) -> Asking:
        """The question what something is, by F1 or a press that is held."""
        return Asking()

    def resize(self) -> None:
        """Place everything anew; where that is no more than a turn to another seat, the window knows it."""
        before = getattr(self, "layout", None)
        super().resize()
        if before is None or before.focus == self.focus or before.size != self.layout.size:
            self.turning.forget()

    def update(self, seconds: float, speed: float) -> bool:
        """Let time pass, as usual; what moves waits while the table is on its way to another seat."""
        self.rest(seconds)
        return super().update(0.0 if self.turning.paused() else seconds, speed)

    # -- what is under a point ------------------------------------------------------------------------

    @property
    def log(self) -> pygame.Rect:
        """The place of the log; opened it is as tall as what lies over it leaves."""
        return self.layout.log_tall if self.log_open and not self.log_covered else self.layout.log

    def under(self, spot: tuple[int, int]) -> StagePlace:
        """Return the uppermost button, sheet, log line, tile or seat under a point."""
        found = ribbon_place(self.layout, spot)
        if found is not None:
            return found
        if self.figures.at(spot):
            return StagePlace(PlaceKind.FIGURES)
        if self.log.collidepoint(spot):
            return self._in_log(spot)
        if self.winter_open and self.yard.rect.collidepoint(spot):
            on_button = self.yard.button.collidepoint(spot)
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
        if self.asking.spot is not None:
            self.dirty = True
        self.asking.move(spot, STRAY * self.layout.scale)
        if spot != self.figures.left_alone:
            self.figures.left_alone = None
        self.pointer, self.rested = spot, 0.0

    def rest(self, seconds: float) -> None:
        """Let the pointer rest; once it has rested long enough it is told what it rests on."""
        if self.rested < REST <= self.rested + seconds or self.asking.hold(seconds):
            self.dirty = True
        self.rested += seconds

    def pin_figures(self) -> None:
        """Keep the sheet of all figures on the table, or put it away; the settings remember it."""
        self.context.settings.pin_figures()
        self.context.keep_settings()
        self.dirty = True

    def press(self, spot: tuple[int, int]) -> None:
        """Take note of a button or finger that comes down; on an answer it is for its rule."""
        if not self.asking.offers(spot):
            self.asking.press(spot)
            self.dirty = True

    def explain(self) -> None:
        """Say what the pointer is on, or nothing any more."""
        self.asking.toggle(self.pointer)
        self.dirty = True

    def found_again(self) -> None:
        """Ask nothing any more, and keep the sheet of figures away until the pointer is moved."""
        self.asking.end()
        self.figures.left_alone = self.pointer
        self.motion.held.forget()
        self.turning.forget()
        self.dirty = True

    def done_asking(self, key: int) -> bool:
        """Ask nothing any more, as a key is pressed; return True if the key was for no more than that."""
        asked = self.asking.spot is not None
        self.asking.end()
        self.dirty = self.dirty or asked
        return asked and key == pygame.K_ESCAPE

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

    def draw_table(self, canvas: Canvas, shown: Picture, filling: Filling | None = None) -> None:
        """Draw the table, and in winter the farmyard; `filling` is what is being put into its slots."""
        canvas.puts_off = canvas.puts_off and not self.motion.on_stage  # it is kept as it is drawn now
        draw_table(canvas, self.layout, shown)
        self.marks.draw(canvas, self.layout, shown)
        self.life.lie(self.layout.board, LandState.of(shown))
        if self.winter_shown:
            self._draw_winter(canvas, shown, filling)

    def _draw_winter(self, canvas: Canvas, shown: Picture, filling: Filling | None) -> None:
        """Draw the farm of the seat in focus, and the lines of all seats."""
        yard, state = self.yard, shown.state
        pages = self.pages
        farm = self.farm(state, filling)
        landlord = shown.winter is WinterStep.PAYMENT
        colour = self.chairs[shown.focus].colour
        told = tuple(
            line_of(pages[seat], chair.plate, chair.colour, state.seats[seat].coal)
            for seat, chair in ((seat, self.chairs[seat]) for seat in state.order)
        )

        def draw_told(part: Canvas) -> None:
            for place, line in zip(yard.lines, told, strict=True):
                draw_line(part, yard, place, line)

        canvas.cover(yard.rect)
        draw_farm(canvas, yard, farm, landlord, colour)
        canvas.part("winter-lines", yard.lines[0].unionall(yard.lines[1:]), told, draw_told)

    def draw_held(self, canvas: Canvas, picture: Callable[[GameState], Picture]) -> bool:
        """Draw the table as it is kept below a vignette, and that; return False where it has to be drawn.

        `picture` returns that of a position: the table that is drawn next is rehearsed, also where it turns.
        """
        layers_to_come = lambda: self._layers(picture(self.next_shown))  # noqa: E731
        turns = self.turning.draw(canvas, self.focus, layers_to_come)
        return turns or self.motion.draw_held(canvas, layers_to_come)

    def _layers(self, shown: Picture) -> list[Layer]:
        """Return the layers of the table that is drawn next, and in winter the farmyard."""
        shown = replace(shown, poses=self.motion.next_poses)
        found = layers(self.layout, shown)
        found.append(partial(make_bare_land, layout=self.layout, picture=shown))
        if self.winter_shown:
            found.append(lambda canvas: self._draw_winter(canvas, shown, None))
        return found

    def draw_vignettes(self, canvas: Canvas) -> None:
        """Draw what is on stage over the table; what lives there holds its breath until then."""
        if self.motion.on_stage:
            self.life.draw(canvas, self.context.settings.animation)
        self.motion.draw_vignettes(canvas)

    def enliven(self, canvas: Canvas) -> None:
        """Draw what lives on the large board, unless something is on stage or the table is about to turn."""
        if not (self.motion.on_stage or self.turning.under_way):
            self.life.draw(canvas, self.context.settings.animation)

    def draw_log(self, canvas: Canvas, shown: Picture) -> None:
        """Draw the opened log."""
        if self.log_open:
            draw_tall_log(canvas, self.log, shown)

    def draw_moving(self, canvas: Canvas) -> None:
        """Draw the lights and whatever is in the air."""
        self.lights.draw(canvas)
        self.motion.draw(canvas)

    def draw_figures(self, canvas: Canvas, laid: tuple[Lay, ...] = ()) -> None:
        """Draw the sheet of all figures while it is kept, or while the pointer rests on the card."""
        self.figures.draw(canvas, self.pointer, self.rested, laid)

    def beside_prompt(self, spot: tuple[int, int]) -> pygame.Rect:
        """Return the part of the window that a spot lies in, above or below the prompt or beside it."""
        return self.layout.beside_prompt(spot)

    def answer(self, shown: Picture, spot: tuple[int, int]) -> Answer | None:
        """Return what there is to say of the uppermost thing at a spot; at a mark, of what it is on."""
        if self.log.collidepoint(spot):
            return Answer(self.log, message("tip-log"))
        if self.figures.covers(spot):
            return Answer(self.figures.sheet, message("answer-figures"))
        if self.winter_open and (found := self._on_yard(shown, spot)):
            return found
        theme = self.context.theme
        mark = self.marks.at(theme, spot)
        if mark is not None:
            return next(filter(mark.is_on, answers(theme, self.layout, shown)), None)
        return answer_at(theme, self.layout, shown, spot)

    def _on_yard(self, shown: Picture, spot: tuple[int, int]) -> Answer | None:
        found = of_yard(self.yard, shown, self.coal_counted)
        return next((answer for answer in found if answer.holds(spot)), None)

    def draw_about(
        self,
        canvas: Canvas,
        shown: Picture,
        reader: int | None,
        clear: Callable[[], Sequence[pygame.Rect]] = tuple,
        about: About = NOTHING_MORE,
    ) -> None:
        """Draw what a seat or nobody is told of what the pointer is on, or of what was asked about.

        A tile in large comes at once, what other things are after a rest. Neither lies over the prompt, or
        over what shall be `clear` where that can be.
        """
        asked, self.asking.told = self.asking.spot is not None, None
        spot = self.pointer if self.asking.spot is None else self.asking.spot
        if not asked and self._says_nothing(spot):
            return
        answer = about.answer or self.answer(shown, spot)
        rule = rule_of(about.why) if about.why is not None else ""
        self.asking.rule = rule or (answer.rule if answer is not None else "")
        if answer is not None and answer.tile is not None:
            self.asking.box = self._draw_tile(canvas, answer, about, reader, clear())
        elif asked or (answer is not None and self.rested >= REST and about.talk):
            self.asking.box, self.asking.told = self._draw_sentence(canvas, answer, about, clear()), spot

    def _says_nothing(self, spot: tuple[int, int]) -> bool:
        """Return True before the pointer has rested, but on a tile, and on the opened log."""
        on_log = self.log_open and self.log.collidepoint(spot)
        return on_log or (self.rested < REST and self.layout.developments.at(spot) is None)

    @property
    def _foot(self) -> str | Message:
        """The way to the rule of what is told."""
        return message("answer-rule", rule=self.asking.rule) if self.asking.rule else ""

    def _draw_tile(
        self, canvas: Canvas, answer: Answer, about: About, reader: int | None, clear: Sequence[pygame.Rect]
    ) -> pygame.Rect:
        """Draw the tile of an answer in large; whoever asked is told its rule, and why it cannot be had."""
        assert answer.tile is not None
        spot, below = self.asking.spot or self.pointer, NOTHING_BELOW
        if self.asking.spot is not None:
            below = Below(about.why, self._foot)
        beside = answer.area.rect if isinstance(answer.area, Hexagon) else pygame.Rect(spot, (1, 1))
        room = self.beside_prompt(spot)
        kept = self.layout.wheel.rect, self.layout.prompt
        return draw_card(
            canvas, self.state, self.sitters, reader, answer.tile, beside, room, clear, below, kept
        )

    def _draw_sentence(
        self, canvas: Canvas, answer: Answer | None, about: About, clear: Sequence[pygame.Rect]
    ) -> pygame.Rect:
        """Draw an answer in words, with the reason why a click means nothing now and the way to its rule."""
        spot = self.asking.spot or self.pointer
        drafted = None
        if answer is not None:
            drafted = draft_mark(self.state.box.source, answer.rule, canvas.theme.words)
        parts = (answer.said if answer is not None else None, about.why, drafted)
        said = [part for part in parts if part is not None] or [message("answer-nothing")]
        hidden, room = [*self._area(answer), *clear], self.beside_prompt(spot)
        if self.log.collidepoint(spot):
            spot, hidden = (self.log.left, spot[1]), [*hidden, self.log]
        whole = self.spoken(reduce(joined, said))
        foot, spared = (
            self.spoken(self._foot),
            [self.log] if self.layout.board.rect.collidepoint(spot) else [],
        )
        return draw_bubble(canvas, whole, spot, room=room, clear=hidden, foot=foot, spared=spared)

    def _area(self, answer: Answer | None) -> list[pygame.Rect]:
        """Return the place of what is told, which shall be seen beside it, unless it is large."""
        area, most = answer.area if answer is not None else None, self.layout.size[0] * LARGE
        return [area] if isinstance(area, pygame.Rect) and max(area.size) < most else []
