"""A game that has been played, on the stage: to and fro by moves, phases and years, seen from any seat."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.rules.message import message
from game.scenes.flow import Context, Flow, Pop, Push
from game.scenes.kit.bubble import draw_bubble
from game.scenes.kit.form import Form
from game.scenes.kit.switches import Chip
from game.scenes.kit.widget import Button
from game.scenes.play.commands import Act, Command, LookAtOption, StepWhy
from game.scenes.replay.bar import HEIGHT, Bar
from game.scenes.replay.commands import (
    AGAIN,
    Go,
    LookAtSeat,
    ReplayAct,
    ReplayCommand,
    Seek,
    Stride,
    command_of,
)
from game.scenes.replay.history import History
from game.scenes.replay.menu import ReplayMenu
from game.scenes.replay.runner import Runner
from game.scenes.replay.telling import Caption, caption, whereabouts
from game.scenes.replay.why import Reasons
from game.scenes.result.scene import Result
from game.scenes.stage.pointing import AWAY, PlaceKind
from game.scenes.stage.scene import StageScene
from game.scenes.stage.stage import Stage
from game.scenes.stage.touched import touched
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.picture import LogLine, Picture
from game.table.spots import NO_MARKS, Marks
from game.table.theme import Type

FOLLOWING = message("replay-follow-tip")
ASIDE = message("replay-aside")
LEFT, RIGHT = 1, 3


class Replay(StageScene):
    """Stands at one position of a history. Nothing is decided here: everything else comes down to `go`."""

    def __init__(self, context: Context, history: History) -> None:
        self.history, self.at = history, 0
        super().__init__(context, Stage(context, history, history.actor(0), live=False, foot=HEIGHT))
        self.told = self.stage.chronicle.told()  # by position: what its move brought about
        self.runner, self.form = Runner(), Form()
        self.reasons = Reasons(self.stage, history)
        self.following = True
        self._stand()
        self.resize()

    # -- places -------------------------------------------------------------------------------------

    def resize(self) -> None:
        self.stage.resize()
        layout, theme = self.stage.layout, self.context.theme
        self.bar = Bar(theme, layout.foot, self.history, self.stage.sitters, self.do)
        self._show()

    def _show(self) -> None:
        """Update bar and chip to the position. What is held by the mouse stays held."""
        self.dirty = True
        self.bar.show(self.at, self.runner.playing)
        self.reasons.place(self.at)
        ribbon = self.stage.layout.ribbon
        follow = Chip(
            ribbon.undo.union(ribbon.why),
            message("replay-follow"),
            self.following,
            lambda _: self.do(ReplayAct.FOLLOW),
            tip=FOLLOWING,
            role=Type.BODY,
        )
        follow.focusable = False
        self.form.widgets = [*self.bar.widgets, follow, *self._ending()]

    def _ending(self) -> list[Button]:
        """Return the way from the last winter to the final scoring."""
        if not (self.history.over and self.at == self.history.last and self.stage.winter_open):
            return []
        act = lambda: self.do(ReplayAct.SHOW_SCORING)  # noqa: E731
        button = Button(self.stage.sheet.button, message("to-final-scoring"), act, primary=True)
        button.focusable = False
        return [button]

    @property
    def caption(self) -> Caption:
        """The move that led here, in words."""
        return caption(self.history, self.at, self.stage.chronicle.names)

    def lines(self) -> tuple[LogLine, ...]:
        """Return the log up to here."""
        return tuple(line for lines in self.told[: self.at + 1] for line in lines)

    # -- to and fro ---------------------------------------------------------------------------------

    def _stand(self) -> None:
        """Show the present position, with nothing on its way."""
        self.stage.skip()
        self.stage.chairs = self.history.seated(self.at)
        self.stage.later, self.stage.log_back = (), 0
        self.stage.book = self.history.winter(self.at)
        self.stage.stand(self.history.state(self.at), None, self.lines())

    def go(self, at: int, fly: bool = False) -> Flow:
        """Stand at a position; what is out of reach ends at the first or last. `fly`: its move is seen."""
        self.at = max(0, min(self.history.last, at))
        self._stand()
        if self.following:
            self.stage.look_at(self.history.actor(self.at))
        turn = self.history.turn(self.at)
        if fly and turn is not None:
            self.stage.book = self.history.winter(self.at - 1)
            if self.stage.book.complete:
                self.stage.book.close()
            ends = self.history.over and self.at == self.history.last
            self.stage.happened(turn.before, turn.events, closing=ends)
        self.runner.rest(self.context.settings.pause, not self.told[self.at], self.stage.winter_open)
        self._show()
        return None

    def do(self, command: ReplayCommand) -> Flow:
        """Carry out what a hand asks for."""
        match command:
            case Go(stride, by):
                return self._seek(self._goal(stride, by))
            case Seek(at):
                return self._seek(at)
            case LookAtSeat(seat):
                self.look_at(seat)
            case ReplayAct.PLAY_OR_PAUSE:
                self._play_or_pause()
            case ReplayAct.FOLLOW:
                self.following = not self.following
                self.go(self.at)
            case ReplayAct.WHY:
                self.reasons.latest(self.at)
            case ReplayAct.SHOW_SCORING:
                return Push(Result(self.context, self.history, stepped=True))
            case ReplayAct.LEAVE if not self.stage.log_open:
                return Pop()
            case ReplayAct.LEAVE:
                self.stage.toggle_log()
        return None

    def _do_why(self, command: Command) -> None:
        """Carry out what the panel that tells why asks for."""
        match command:
            case StepWhy(by) if (turn := self.reasons.beside(by)) is not None:
                self._seek(turn + 1)
                self.reasons.tell(turn, self.at)
            case LookAtOption(by) if self.reasons.panel is not None:
                self.reasons.panel.look(by)
            case Act.CLOSE_WHY:
                self.reasons.close()

    def _goal(self, stride: Stride, by: int) -> int:
        """Return the position so many steps on."""
        match stride:
            case Stride.MOVE:
                return self.at + by
            case Stride.PHASE:
                return self.history.phase(self.at, by)
            case Stride.YEAR:
                return self.history.year(self.at, by)
        return 0 if by < 0 else self.history.last

    def _seek(self, at: int) -> Flow:
        """Go to a position of one's own choice: the game does not play on by itself."""
        self.runner.playing = False
        return self.go(at, fly=at == self.at + 1)

    def _play_or_pause(self) -> None:
        self.runner.playing = not self.runner.playing
        self.runner.wait = 0.0
        if self.runner.playing and self.at == self.history.last:
            self.go(0)
        self._show()

    def look_at(self, seat: int) -> None:
        """Show a seat's board in large, and stay with it."""
        self.following = False
        self.stage.skip()
        self.stage.look_at(seat)
        self._show()

    def put_winter_away(self) -> None:
        """Lay the winter's sheet aside, and let spring come; a step back brings it again."""
        self.stage.put_winter_away()
        self._show()

    # -- the loop -----------------------------------------------------------------------------------

    def update(self, seconds: float) -> Flow:
        """Let pieces fly, count a held key again, and play on."""
        self.runner.repeat(seconds)
        if not self.stage.update(seconds, self.context.settings.rate) and self.runner.due(seconds):
            self._play_on()
        return None

    def _play_on(self) -> None:
        """Make the next move; before that of a spring the winter is laid aside."""
        if self.stage.later:
            self.put_winter_away()
            return
        self.go(self.at + 1, fly=True)
        if self.at == self.history.last:
            self.runner.playing = False
            self._show()

    def handle(self, event: pygame.Event) -> Flow:
        about_why = self.reasons.handle(event)
        if about_why is not None:
            self.stage.point(AWAY)
            for command in about_why:
                self._do_why(command)
            return None
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        held = self.form.held is not None
        flow = self.form.handle(event)
        self.dirty = self.dirty or self.form.dirty
        if held or self.form.hot is not None:
            if self.stage.pointer != AWAY:
                self.stage.point(AWAY)
            return flow
        return self._point(event)

    def _key(self, event: pygame.Event) -> Flow:
        command = command_of(event, len(self.history.chairs))
        if command is None:
            return None
        if event.key in AGAIN:
            self.runner.hold(event.key, lambda: self.do(command))
        return self.do(command)

    def _point(self, event: pygame.Event) -> Flow:
        """Take an event of the mouse where no widget is."""
        stage = self.stage
        if event.type == pygame.MOUSEMOTION:
            stage.point(event.pos)
        elif event.type == pygame.MOUSEWHEEL and stage.log.collidepoint(stage.pointer):
            stage.scroll_log(event.y)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            stage.point(event.pos)
            return self._click()
        elif event.type == pygame.MOUSEBUTTONUP and event.button == RIGHT and stage.log_open:
            stage.toggle_log()
        return None

    def _click(self) -> Flow:
        stage, counted = self.stage, self.stage.count.active
        kind, number = stage.under(stage.pointer)
        stage.hurry()
        if kind is PlaceKind.MENU:
            score = (lambda: self.do(ReplayAct.SHOW_SCORING)) if self.history.over else None
            return Push(ReplayMenu(self.context, self.history, self.at, score))
        if kind is PlaceKind.LOG and number is not None:
            self.reasons.tell(number, self.at)
        elif kind is PlaceKind.MOMENT and number is not None:
            return self._seek(number + 1)
        elif kind is PlaceKind.LOG:
            stage.toggle_log()
        elif kind in (PlaceKind.WINTER, PlaceKind.WINTER_BUTTON) and not counted:
            self.put_winter_away()
        elif kind is PlaceKind.SEAT and number is not None:
            self.look_at(number)
        return None

    # -- drawing ------------------------------------------------------------------------------------

    def picture(self) -> Picture:
        """Return the picture of the table: nothing is hidden from whoever looks back."""
        stage = self.stage
        return replace(
            stage.picture(stage.shown),
            marks=self.marks,
            log_moment=self.at - 1 if self.at else None,
            log_lit=self.reasons.turn,
            watched=True,
            hover="menu" if stage.under(stage.pointer).kind is PlaceKind.MENU else "",
        )

    @property
    def marks(self) -> Marks:
        """The marks of what the last move has changed, once it has been seen."""
        turn = self.history.turn(self.at)
        if turn is None or self.stage.moving:
            return NO_MARKS
        return Marks(glow=touched(turn, self.stage.focus))

    def draw(self, canvas: Canvas) -> None:
        stage, shown = self.stage, self.picture()
        stage.draw_table(canvas, shown)
        if stage.winter_open:
            canvas.text(ASIDE, Type.NOTE, p.INK_SOFT, stage.sheet.slots, valign="bottom")
        stage.draw_log(canvas, shown)
        self.bar.draw(canvas, self.caption)
        self.form.draw(canvas)
        stage.draw_moving(canvas)
        self.reasons.draw(canvas, stage.sitters)
        if not stage.moving and not stage.covered:
            stage.draw_about(canvas, stage.focus)
        self._draw_hint(canvas)

    def _draw_hint(self, canvas: Canvas) -> None:
        """Draw what the widget under the pointer does; on the timeline, where a click would lead."""
        timeline = self.bar.timeline
        if self.form.hot is timeline and self.form.held is None:
            at, top = timeline.position(self.form.pointer[0]), self.bar.rect.top
            timeline.draw_goal(canvas, at)
            spot = (timeline.x(at), top)
            draw_bubble(canvas, whereabouts(self.history, at), spot, role=Type.BODY, above=top)
        elif self.form.held is None:
            self.form.draw_hint(canvas)
