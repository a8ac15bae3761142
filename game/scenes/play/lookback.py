"""What was decided, once more on a stage of its own: a moment of the log, or all since one's last turn."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.match import Match, Turn
from game.rules.message import Message, SeatName, message
from game.rules.terms import Step
from game.scenes.flow import Flow, Pop
from game.scenes.session import Session
from game.scenes.stage.pointing import PlaceKind
from game.scenes.stage.scene import StageScene
from game.scenes.stage.stage import Stage
from game.scenes.stage.touched import touched
from game.scenes.stage.winterbook import winter_of
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.picture import Picture
from game.table.spots import NO_MARKS, Marks
from game.table.styles import Panel
from game.table.theme import UNIT, Type

LEFT, RIGHT = 1, 3
READ = 0.7  # seconds that a moment is shown at least
BACK = (pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_b)
ON = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)
BESIDE = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
CHIP = message("since-chip")


def done_since(match: Match, viewer: int | None) -> tuple[int, ...]:
    """Return the decisions since the last one of the seat to move, from the first that another made.

    Plans are left out: laid in secret they show nothing, and are seen as they are worked.
    """
    turns, seat = match.turns, match.state.to_move
    last = next((n for n in reversed(range(len(turns))) if _decided(turns[n], seat)), -1)
    after = [n for n in range(last + 1, len(turns)) if turns[n].step != Step.PLANNING]
    found = tuple(n for n in after if viewer is None or not match.hides(turns[n], viewer))
    first = next((n for n in found if turns[n].seat != seat), len(turns))
    return tuple(n for n in found if n >= first)


def _decided(turn: Turn, seat: int | None) -> bool:
    return turn.seat == seat and turn.human and not turn.forced


class LookBack(StageScene):
    """Shows moments as their viewer may see them, while the game waits below; nothing is decided here."""

    def __init__(
        self, present: Stage, session: Session, moments: Sequence[int], playing: bool = False
    ) -> None:
        """`present` is the game's stage. While `playing`, one moment follows the other up to the last."""
        self.match, self.viewer = session.match, present.viewer
        stage = Stage(present.context, session, present.focus, live=False)
        super().__init__(present.context, stage)
        self.lines = present.lines
        stage.log_open, stage.log_back = present.log_open, present.log_back
        self.playing, self.wait = playing, 0.0
        self.moments = tuple(moments)
        self.at = self.moments[0]
        self._fresh = playing  # nothing has flown yet
        self._show()

    @property
    def turn(self) -> Turn:
        """The decision that is shown."""
        return self.match.turns[self.at]

    def _show(self, fly: bool = False) -> None:
        """Stand after the decision; `fly`: it is seen."""
        stage, turn, after = self.stage, self.turn, self.match.position(self.at + 1)
        stage.skip()
        stage.later, stage.book = (), winter_of(self.match, self.at)
        stage.stand(after, self.viewer, self.lines)
        stage.look_at(turn.seat)
        if fly:
            self._scroll()
            stage.happened(turn.before, turn.events)
        else:
            stage.book.witness(turn.events, after)
        self.wait = max(READ, self.context.settings.pause)

    def show(self, moment: int) -> None:
        """Show a moment, and stay with it."""
        self.playing, self.at = False, moment
        self._show()

    def _beside(self, by: int) -> None:
        """Show the moment before or after, of those that the log tells of."""
        told = sorted({line.moment for line in self.lines if line.moment is not None})
        number = bisect_left(told, self.at) + (by if by < 0 or self.at in told else 0)
        if 0 <= number < len(told):
            self.show(told[number])
            self._scroll()

    def _scroll(self) -> None:
        """Scroll the log to the lines of the moment."""
        self.stage.log_back = sum(line.moment is not None and line.moment > self.at for line in self.lines)

    def _on(self) -> Flow:
        """Go on to the next moment, or back to the present after the last."""
        if self.stage.later:
            self.stage.put_winter_away()
            return None
        later = [moment for moment in self.moments if moment > self.at]
        if not self.playing or not later:
            return Pop()
        self.at = later[0]
        self._show(fly=True)
        return None

    def _hurry(self) -> Flow:
        """Let what moves come to rest; at rest, go on."""
        if self.stage.moving:
            self.stage.hurry()
            return None
        return self._on()

    # -- the loop -----------------------------------------------------------------------------------

    def resize(self) -> None:
        """Place everything anew; what moves is done."""
        self.stage.resize()

    def update(self, seconds: float) -> Flow:
        """Let pieces fly, and one moment follow the other."""
        if self._fresh:
            self._fresh = False
            self._show(fly=True)
        if self.stage.update(seconds, self.context.settings.rate) or not self.playing:
            return None
        self.wait -= seconds
        return self._on() if self.wait <= 0 else None

    def handle(self, event: pygame.Event) -> Flow:
        stage = self.stage
        if event.type == pygame.KEYDOWN:
            return self._key(event.key)
        if event.type == pygame.MOUSEMOTION:
            stage.point(event.pos)
        elif event.type == pygame.MOUSEWHEEL and stage.log.collidepoint(stage.pointer):
            stage.scroll_log(event.y)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == RIGHT:
            return Pop()
        elif event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            stage.point(event.pos)
            return self._click()
        return None

    def _key(self, key: int) -> Flow:
        if key in BACK:
            return Pop()
        if key in BESIDE:
            self._beside(BESIDE[key])
        elif key == pygame.K_l:
            self.stage.toggle_log()
        return self._hurry() if key in ON else None

    def _click(self) -> Flow:
        """Show the moment of a line, hurry what plays, or go back to the present."""
        kind, number = self.stage.under(self.stage.pointer)
        if kind is PlaceKind.MOMENT and number is not None:
            self.show(number)
        elif kind is PlaceKind.LOG:
            self.stage.toggle_log()
        elif kind is PlaceKind.BUTTON or not self.playing:
            return Pop()
        else:
            return self._hurry()
        return None

    @property
    def cursor(self) -> int:
        kind, _ = self.stage.under(self.stage.pointer)
        acts = kind in (PlaceKind.MOMENT, PlaceKind.LOG, PlaceKind.BUTTON)
        return pygame.SYSTEM_CURSOR_HAND if acts else pygame.SYSTEM_CURSOR_ARROW

    # -- drawing ------------------------------------------------------------------------------------

    def picture(self) -> Picture:
        """Return the picture of the moment, lit where it happened."""
        stage = self.stage
        marks = NO_MARKS if stage.moving else Marks(glow=touched(self.turn, stage.focus))
        return replace(
            stage.picture(stage.shown),
            prompt=stage.spoken(stage.count.said if stage.count.active else self.prompt),
            asked=self.turn.seat,
            button=message("since-back"),
            marks=marks,
            log_moment=self.at,
            watched=True,
            hover="button" if stage.under(stage.pointer).kind is PlaceKind.BUTTON else "",
        )

    @property
    def prompt(self) -> Message:
        """A message on whose moment it is, and what a click does; when it was is on ribbon and wheel."""
        seat = SeatName(self.turn.seat)
        if self.playing:
            number, count = self.moments.index(self.at) + 1, len(self.moments)
            return message("since-playing", seat=seat, number=number, count=count)
        return message("since-moment", seat=seat)

    def draw(self, canvas: Canvas) -> None:
        stage, shown = self.stage, self.picture()
        stage.draw_table(canvas, shown)
        stage.draw_log(canvas, shown)
        stage.draw_moving(canvas)
        if not stage.moving and not stage.covered:
            stage.draw_about(canvas, None)


# -- the chip that offers it --------------------------------------------------------------------------


def since_chip(stage: Stage) -> pygame.Rect:
    """Return the place of the chip, at the right of the log's heading."""
    log, theme = stage.layout.log, stage.context.theme
    width = theme.width(theme.words.text(CHIP), Type.TINY_BODY) + 2 * theme.px(UNIT)
    return pygame.Rect(log.right - theme.px(5) - width, log.top + theme.px(2), width, theme.px(16))


def draw_since_chip(canvas: Canvas, stage: Stage) -> None:
    """Draw the chip."""
    rect = since_chip(stage)
    hot = rect.collidepoint(stage.pointer)
    canvas.cover(rect)
    canvas.panel(rect, Panel.BUTTON_HOVER if hot else Panel.BUTTON)
    canvas.text(CHIP, Type.TINY_BODY, p.INK_LIGHT, rect, "center")
