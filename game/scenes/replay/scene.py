"""A game that has been played, on the stage: to and fro by moves, phases and years, seen from any seat."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.rules.message import Message, message
from game.scenes.flow import POINTER, Context, Flow, Pop, Push
from game.scenes.kit.bubble import draw_bubble
from game.scenes.kit.form import Form
from game.scenes.kit.screen import hear
from game.scenes.kit.switches import Chip
from game.scenes.kit.widget import Button
from game.scenes.replay import commands as c
from game.scenes.replay.bar import HEIGHT, Bar
from game.scenes.replay.history import History
from game.scenes.replay.menu import ReplayMenu
from game.scenes.replay.runner import Runner
from game.scenes.replay.telling import Caption, caption, moment_at, notes_at, whereabouts
from game.scenes.result.scene import Result
from game.scenes.stage.answers.answer import Answer
from game.scenes.stage.commands import LookAt, ShowMoment, StageAct, StepWhy, TellWhy, meant_by
from game.scenes.stage.moving import NOBODY
from game.scenes.stage.pointing import AWAY, PlaceKind, StagePlace
from game.scenes.stage.scene import StageScene
from game.scenes.stage.stage import Stage
from game.scenes.stage.touched import touched
from game.scenes.stage.why.desk import WhyDesk
from game.scenes.stage.yard.ledger import draw_note
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.picture import LogLine, Picture
from game.table.spots import Marks, Spot
from game.table.styles import Panel
from game.table.theme import Type

FOLLOWING = message("replay-follow-tip")
ASIDE = message("replay-aside")
WINTER = (PlaceKind.WINTER, PlaceKind.WINTER_BUTTON)


class Replay(StageScene[c.ReplayCommand]):
    """Stands at one position of a history. Nothing is decided here: everything else comes down to `go`."""

    def __init__(self, context: Context, history: History, shown: range | None = None) -> None:
        """`shown` are moves to begin with: the table stands before them, lit where they happen."""
        self.history, self.shown_moves = history, shown or range(0)
        self.at = shown.start if shown else history.first_shown
        self.viewer = NOBODY if history.has_secrets and history.state(0).box.black else None
        stage = Stage(context, history, history.actor(self.at), live=False, foot=HEIGHT)
        super().__init__(context, stage, WhyDesk(stage, history.match, history.has_secrets))
        context.repertoire.begin_replay()
        self.lines_by_move = self.stage.chronicle.told(NOBODY if history.has_secrets else None)
        self.runner, self.form = Runner(), Form()
        self.following = True
        self.said: Message | None = None  # what cannot be told, until the next event
        self._stand()
        if shown:
            self.following = False
            self.stage.look_at(history.actor(shown.start + 1))
            if self.stage.winter_open:  # what is shown lies below its farmyard
                self.stage.put_winter_away()
        self.resize()

    @property
    def busy(self) -> bool:
        return self.runner.playing or super().busy

    # -- places -------------------------------------------------------------------------------------

    def resize(self) -> None:
        self.stage.resize()
        layout, theme = self.stage.layout, self.context.theme
        self.bar = Bar(theme, layout.foot, self.history, self.stage.sitters, self.carry_out)
        self._show()

    def _show(self) -> None:
        """Update bar and chip to the position. What is held by the mouse stays held."""
        self.dirty = True
        self.bar.show(self.at, self.runner.playing)
        self.why.at = self.at
        self.why.place()
        ribbon = self.stage.layout.ribbon
        follow = Chip(
            ribbon.undo.union(ribbon.why),
            message("replay-follow"),
            self.following,
            lambda _: self.carry_out(c.ReplayAct.FOLLOW),
            tip=FOLLOWING,
            role=Type.BODY,
        )
        follow.focusable = False
        self.form.widgets = [*self.bar.widgets, follow, *self._ending()]

    def _ending(self) -> list[Button]:
        """Return the way from the last winter to the final scoring."""
        if not (self.history.over and self.at == self.history.last and self.stage.winter_open):
            return []
        act = lambda: self.carry_out(c.ReplayAct.SHOW_SCORING)  # noqa: E731
        button = Button(self.stage.yard.button, message("to-final-scoring"), act, primary=True)
        button.focusable = False
        return [button]

    @property
    def caption(self) -> Caption:
        """What it was opened for here, or notes of a playtest, else the move that led here, in words."""
        here = self.history, self.at, self.stage.chronicle.names
        return moment_at(*here) or notes_at(*here) or caption(*here)

    def lines(self) -> tuple[LogLine, ...]:
        """Return the log up to here."""
        return tuple(line for lines in self.lines_by_move[: self.at + 1] for line in lines)

    # -- to and fro ---------------------------------------------------------------------------------

    def _stand(self) -> None:
        """Show the present position, with nothing on its way."""
        self.stage.chairs, self.stage.log_back = self.history.seated(self.at), 0
        self.stage.stand_after(self.history.match, self.at, self.viewer, self.lines())

    def go(self, at: int, fly: bool = False) -> Flow:
        """Stand at a position; what is out of reach ends at the first or last. `fly`: its move is seen."""
        self.at = max(0, min(self.history.last, at))
        self._stand()
        if self.following:
            self.stage.look_at(self.history.actor(self.at))
        if fly and self.at:
            ends = self.history.over and self.at == self.history.last
            self.stage.relive(self.history.match, self.at, closing=ends)
        self.runner.rest(self.context.settings.pause, not self.lines_by_move[self.at], self.stage.winter_open)
        self._show()
        return None

    def carry_out(self, command: c.ReplayCommand) -> Flow:
        match command:
            case c.Go(stride, by):
                return self._seek(self._goal(stride, by))
            case c.Seek(at):
                return self._seek(at)
            case ShowMoment(turn):
                return self._seek(turn + 1)
            case StepWhy(by) if (beside := self.why.beside(by)) is not None:
                self._seek(beside + 1)
                self.why.tell(beside)
            case LookAt(seat):
                self.look_at(seat)
            case c.ReplayAct.PLAY_OR_PAUSE:
                self._play_or_pause()
            case c.ReplayAct.FOLLOW:
                self.following = not self.following
                self.go(self.at)
            case StageAct.OPEN_MENU:
                score = (lambda: self.carry_out(c.ReplayAct.SHOW_SCORING)) if self.history.over else None
                return Push(ReplayMenu(self.context, self.history, self.at, score))
            case c.ReplayAct.SHOW_SCORING:
                return Push(Result(self.context, self.history, stepped=True))
            case c.ReplayAct.LEAVE if not self.stage.log_open:
                return Pop()
            case c.ReplayAct.LEAVE:
                self.stage.toggle_log()
            case TellWhy(None):
                self.said = None if self.why.tell_latest() else message("why-none-kept")
                self.dirty = True
            case _:
                return self.on_stage(command)
        return None

    def _goal(self, stride: c.Stride, by: int) -> int:
        """Return the position so many steps on."""
        match stride:
            case c.Stride.MOVE:
                return self.at + by
            case c.Stride.PHASE:
                return self.history.phase(self.at, by)
            case c.Stride.YEAR:
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
        """Put the winter's farmyard away, and let spring come; a step back brings it again."""
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
        if self.stage.spring_events:
            self.put_winter_away()
            return
        self.go(self.at + 1, fly=True)
        if self.at == self.history.last:
            self.runner.playing = False
            self._show()

    def handle(self, event: pygame.Event) -> Flow:
        if self.said is not None and event.type in (pygame.KEYDOWN, *POINTER):
            self.said, self.dirty = None, True
        return super().handle(event)

    def key(self, event: pygame.Event) -> Flow:
        command = c.command_of(event, len(self.history.chairs))
        if command is None:
            return None
        if event.key in c.AGAIN:
            self.runner.hold(event.key, lambda: self.carry_out(command))
        return self.carry_out(command)

    def point(self, event: pygame.Event) -> Flow:
        """React to an event of the mouse on the widgets, else on the table."""
        held = self.form.held is not None
        flow = self.form.handle(event)
        hear(self.context, self.form)
        self.dirty = self.dirty or self.form.dirty
        if held or self.form.hot is not None:
            if self.stage.pointer != AWAY:
                self.stage.point(AWAY)
            return flow
        return super().point(event)

    def click(self, place: StagePlace) -> Flow:
        counted = self.stage.count.active
        self.stage.hurry()
        if place.kind in WINTER and not counted:
            self.put_winter_away()
        elif place.kind is PlaceKind.SEAT and place.number is not None:
            self.look_at(place.number)
        return super().click(place)

    def back(self) -> Flow:
        if self.stage.log_open:
            self.stage.toggle_log()
        return None

    @property
    def cursor(self) -> int:
        forms = [self.form, *([self.why.panel.form] if self.why.panel is not None else [])]
        hot = next((form for form in forms if form.hot is not None), None)
        if hot is not None:
            return hot.cursor
        place = self.stage.under(self.stage.pointer)
        winter = place.kind in WINTER and not self.stage.count.active
        acts = winter or place.kind is PlaceKind.SEAT or meant_by(place) is not None
        return pygame.SYSTEM_CURSOR_HAND if acts else pygame.SYSTEM_CURSOR_ARROW

    # -- drawing ------------------------------------------------------------------------------------

    def picture(self) -> Picture:
        """Return the picture of the table, as whoever looks back may know it."""
        kind = self.stage.under(self.stage.pointer).kind
        shown = self.looking_back(self.history.turn(self.at), self.at - 1 if self.at else None)
        if self.shown_moves and self.at == self.shown_moves.start and not self.stage.moving:
            turns = [self.history.match.turns[at] for at in self.shown_moves]
            lit = frozenset[Spot]().union(*(touched(turn, self.stage.focus) for turn in turns))
            shown = replace(shown, marks=Marks(glow=lit))
        return replace(shown, hover="menu" if kind is PlaceKind.MENU else "")

    def own_answer(self, spot: tuple[int, int]) -> Answer | None:
        bar = self.bar.rect
        return Answer(bar, message("answer-replay-bar")) if bar.collidepoint(spot) else None

    @property
    def reader(self) -> int:
        return self.stage.focus

    def draw_below(self, canvas: Canvas) -> None:
        if self.stage.winter_open and not self.stage.count.active:
            draw_note(canvas, self.stage.yard.note, ASIDE, p.INK_SOFT)
        self.bar.draw(canvas, self.caption)
        self.form.draw(canvas)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._draw_hint(canvas)

    def _draw_hint(self, canvas: Canvas) -> None:
        """Draw what cannot be told, or what the widget under the pointer does, or where a click leads."""
        timeline = self.bar.timeline
        if self.said is not None:
            log = self.stage.layout.log
            draw_bubble(canvas, self.stage.spoken(self.said), log.midtop, Panel.REFUSAL, above=log.top)
        elif self.form.hot is timeline and self.form.held is None:
            at, top = timeline.position(self.form.pointer[0]), self.bar.rect.top
            timeline.draw_goal(canvas, at)
            spot = (timeline.x(at), top)
            draw_bubble(canvas, whereabouts(self.history, at), spot, role=Type.BODY, above=top)
        elif self.form.held is None:
            self.form.draw_hint(canvas)
