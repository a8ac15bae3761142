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
from game.scenes.stage.commands import ShowMoment, StageCommand
from game.scenes.stage.pointing import PlaceKind, StagePlace
from game.scenes.stage.scene import StageScene
from game.scenes.stage.stage import Stage
from game.scenes.stage.why.desk import WhyDesk
from game.table.picture import Picture

READ = 0.7  # seconds that a moment is shown at least
BACK = (pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_b)
ON = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)
BESIDE = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


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


class LookBack(StageScene[StageCommand]):
    """Shows moments as their viewer may see them, while the game waits below; nothing is decided here."""

    def __init__(
        self, present: Stage, session: Session, moments: Sequence[int], playing: bool = False
    ) -> None:
        """`present` is the game's stage. While `playing`, one moment follows the other up to the last."""
        self.match, self.viewer = session.match, present.viewer
        stage = Stage(present.context, session, present.focus, live=False)
        super().__init__(present.context, stage, WhyDesk(stage, session.match))
        self.lines = present.lines
        stage.life.now = present.life.now
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

    @property
    def busy(self) -> bool:
        return self.playing or super().busy

    def _show(self, fly: bool = False) -> None:
        """Stand after the decision; `fly`: it is seen."""
        self.stage.stand_after(self.match, self.at + 1, self.viewer, self.lines)
        self.stage.look_at(self.turn.seat)
        if fly:
            self._scroll()
            self.stage.relive(self.match, self.at + 1)
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
        if self.stage.spring_events:
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

    def update(self, seconds: float) -> Flow:
        """Let pieces fly, and one moment follow the other."""
        if self._fresh:
            self._fresh = False
            self._show(fly=True)
        if self.stage.update(seconds, self.context.settings.rate) or not self.playing:
            return None
        self.wait -= seconds
        return self._on() if self.wait <= 0 else None

    def key(self, event: pygame.Event) -> Flow:
        key = event.key
        if key in BACK:
            return Pop()
        if key in BESIDE:
            self._beside(BESIDE[key])
        elif key == pygame.K_l:
            self.stage.toggle_log()
        elif key == pygame.K_v:
            self.stage.pin_figures()
        return self._hurry() if key in ON else None

    def click(self, place: StagePlace) -> Flow:
        """Show the moment of a line or tell why, hurry what plays, or go back to the present."""
        if place.kind in (PlaceKind.MOMENT, PlaceKind.LOG, PlaceKind.FIGURES):
            return super().click(place)
        return Pop() if place.kind is PlaceKind.BUTTON or not self.playing else self._hurry()

    def back(self) -> Flow:
        return Pop()

    def carry_out(self, command: StageCommand) -> Flow:
        if isinstance(command, ShowMoment):
            self.show(command.turn)
        return self.on_stage(command)

    @property
    def cursor(self) -> int:
        kind, _ = self.stage.under(self.stage.pointer)
        acts = kind in (PlaceKind.MOMENT, PlaceKind.LOG, PlaceKind.FIGURES, PlaceKind.BUTTON)
        return pygame.SYSTEM_CURSOR_HAND if acts else pygame.SYSTEM_CURSOR_ARROW

    # -- drawing ------------------------------------------------------------------------------------

    def picture(self) -> Picture:
        """Return the picture of the moment, lit where it happened."""
        stage = self.stage
        return replace(
            self.looking_back(self.turn, self.at),
            prompt=stage.spoken(stage.count.said if stage.count.active else self.prompt),
            asked=self.turn.seat,
            button=message("since-back"),
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
