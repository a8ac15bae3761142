"""A game that has been played, on the table: to and fro by moves, phases and years, seen from any seat."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.motion.flight import Motion
from game.rules.message import message
from game.rules.terms import Season
from game.scenes.flow import Context, Flow, Pop, Push, Scene
from game.scenes.kit.chip import Chip
from game.scenes.kit.form import Form
from game.scenes.kit.widget import Button
from game.scenes.play.chronicle import Chronicle
from game.scenes.play.later import seen_later
from game.scenes.play.wintersheet import Sheet
from game.scenes.replay import keys
from game.scenes.replay.bar import HEIGHT, Bar
from game.scenes.replay.glance import Glance
from game.scenes.replay.reel import Reel
from game.scenes.replay.runner import Runner
from game.scenes.replay.showing import draw_replay, picture
from game.scenes.replay.telling import Caption, caption
from game.scenes.replay.unfolding import Unfolding
from game.scenes.replay.why import Reasons
from game.sound import cues
from game.sound.names import Air
from game.table.canvas import Canvas
from game.table.layout import arrange
from game.table.painter import Layer
from game.table.picture import LogLine
from game.table.table import layers
from game.table.theme import Type

FOLLOWING = message("replay-follow-tip")


class Replay(Scene):
    """Stands at one position of a reel. Nothing is decided here: everything else comes down to `go`."""

    def __init__(self, context: Context, reel: Reel) -> None:
        super().__init__(context)
        self.reel, self.at = reel, 0
        self.chronicle = Chronicle(reel)
        self.told = self.chronicle.told()  # by position: what its move brought about
        self.motion, self.runner, self.form = Motion(), Runner(), Form()
        self.unfolding = Unfolding(self)
        self.glance = Glance(self)
        self.reasons = Reasons(self)
        self.following, self.focus = True, reel.actor(0)
        self.log_back, self.log_open = 0, False
        self.book = reel.winter(0)
        self.resize()

    # -- places -------------------------------------------------------------------------------------

    def resize(self) -> None:
        """Place everything anew."""
        self.dirty = True
        self.unfolding.skip()
        self.layout = arrange(self.reel.match.state.box, self.context.size, self.focus, HEIGHT)
        self.sheet = Sheet.over(self.layout, len(self.reel.chairs))
        self.bar = Bar(self, self.layout.foot)
        self._show()

    def _show(self) -> None:
        """Everything says where one is. What is held by the mouse stays held."""
        self.dirty = True
        self.bar.show(self)
        self.reasons.place()
        ribbon = self.layout.ribbon
        follow = Chip(
            ribbon.undo.union(ribbon.why),
            message("replay-follow"),
            self.following,
            self.follow,
            tip=FOLLOWING,
            role=Type.BODY,
        )
        follow.focusable = False
        self.form.widgets = [*self.bar.widgets, follow, *self._ending()]

    def _ending(self) -> list[Button]:
        """The way from the last winter to the final scoring."""
        if not (self.reel.over and self.at == self.reel.last and self.winter_open):
            return []
        button = Button(self.sheet.button, message("to-final-scoring"), self.score, primary=True)
        button.focusable = False
        return [button]

    @property
    def winter_open(self) -> bool:
        """Return whether the winter's sheet lies on the table."""
        return bool(self.book.pages)

    @property
    def ended(self) -> bool:
        """Return whether the position on the table is that of a game that is over."""
        return self.reel.state(self.at).to_move is None

    @property
    def air(self) -> Air:
        """Return what is heard around the table."""
        return cues.air(Season.WINTER if self.winter_open else self.reel.state(self.at).season)

    @property
    def caption(self) -> Caption:
        """The move that led here, in words."""
        return caption(self.reel, self.at, self.chronicle.names)

    def lines(self) -> tuple[LogLine, ...]:
        """The log up to here."""
        return tuple(line for lines in self.told[: self.at + 1] for line in lines)

    # -- to and fro ---------------------------------------------------------------------------------

    def go(self, at: int, fly: bool = False) -> Flow:
        """Stand at a position; what is out of reach ends at the first or last. `fly`: its move is seen."""
        self.at = max(0, min(self.reel.last, at))
        self.unfolding.skip()
        self.book = self.reel.winter(self.at)
        self.log_back = 0
        if self.following:
            self.focus = self.reel.actor(self.at)
        if self.focus != self.layout.focus:
            self._turn_table()
        if fly:
            self.unfolding.begin()
        self.runner.rest(self.context.settings.pause, not self.told[self.at], self.winter_open)
        self._show()
        return None

    def _turn_table(self) -> None:
        """Another board in large; bar and sheet lie where they lay."""
        self.layout = arrange(self.reel.match.state.box, self.context.size, self.focus, HEIGHT)

    def seek(self, at: int) -> Flow:
        """To a position of one's own choice: the game does not play on by itself."""
        self.runner.playing = False
        return self.go(at, fly=at == self.at + 1)

    def on(self) -> Flow:
        return self.seek(self.at + 1)

    def back(self) -> Flow:
        return self.seek(self.at - 1)

    def to_first(self) -> Flow:
        return self.seek(0)

    def to_last(self) -> Flow:
        return self.seek(self.reel.last)

    def turn_phase(self, by: int) -> Flow:
        return self.seek(self.reel.phase(self.at, by))

    def turn_year(self, by: int) -> Flow:
        return self.seek(self.reel.year(self.at, by))

    def play_or_pause(self) -> Flow:
        """Play on from here, from the beginning where it has ended, or stop."""
        self.runner.playing = not self.runner.playing
        self.runner.wait = 0.0
        if self.runner.playing and self.at == self.reel.last:
            self.go(0)
        self._show()
        return None

    # -- who is looked at ---------------------------------------------------------------------------

    def look_at(self, seat: int) -> None:
        """A seat's board in large, and it stays."""
        self.following, self.focus = False, seat
        self.unfolding.skip()
        self._turn_table()
        self._show()

    def follow(self, on: bool) -> Flow:
        """The large board follows whose move it is, or stays."""
        self.following = on
        return self.go(self.at)

    def put_winter_away(self) -> None:
        """Lay the winter's sheet aside, and let spring come; a step back brings it again."""
        self.book.close()
        self.unfolding.spring()
        self._show()

    # -- elsewhere ----------------------------------------------------------------------------------

    def score(self) -> Flow:
        """The final scoring, from which one comes back here."""
        from game.scenes.result import Result

        return Push(Result(self.context, self.reel, stepped=True))

    def menu(self) -> Flow:
        from game.scenes.replay.menu import ReplayMenu

        return Push(ReplayMenu(self.context, self))

    # -- the loop -----------------------------------------------------------------------------------

    def update(self, seconds: float) -> Flow:
        """Pieces fly, a held key counts again, and the game plays on."""
        self.glance.rest(seconds)
        self.runner.repeat(seconds)
        if not self.unfolding.update(seconds) and self.runner.due(seconds):
            self._play_on()
        return None

    def _play_on(self) -> None:
        """The next move; before that of a spring the winter is laid aside."""
        if self.unfolding.later:
            self.put_winter_away()
            return
        self.go(self.at + 1, fly=True)
        if self.at == self.reel.last:
            self.runner.playing = False
            self._show()

    def handle(self, event: pygame.Event) -> Flow:
        if self.reasons.handle(event):
            self.glance.leave()
            return None
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return None if self.glance.back() else Pop()
        if event.type == pygame.KEYDOWN:
            return keys.press(self, event)
        held = self.form.held is not None
        flow = self.form.handle(event)
        self.dirty = self.dirty or self.form.dirty
        if held or self.form.hot is not None:
            self.glance.leave()
            return flow
        return self.glance.handle(event)

    def draw(self, canvas: Canvas) -> None:
        draw_replay(canvas, self)

    def beforehand(self) -> Sequence[Layer]:
        return layers(self.layout, picture(self))

    def meanwhile(self) -> Sequence[Layer]:
        box, size = self.reel.match.state.box, self.context.size
        others = [arrange(box, size, seat, HEIGHT) for seat in range(box.seats) if seat != self.focus]
        return seen_later(picture(self), self.sheet.rect, others)
