"""The table in play as a scene: what goes on by itself, and the way from an event to the picture."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from game.rules import legal_moves
from game.rules.engine import takes_bonus
from game.rules.reason import rule_of
from game.scenes.feedback.questions import Questions
from game.scenes.flow import Context, Flow, Push, Quit, Replace, Scene
from game.scenes.play.carry_out import carry_out
from game.scenes.play.commands import Command
from game.scenes.play.controls import Controls
from game.scenes.play.curtain import Curtain
from game.scenes.play.hitmap import HitMap
from game.scenes.play.offer import reads, refused_rule
from game.scenes.play.planning import PlanEditor
from game.scenes.play.showing import draw_play, picture
from game.scenes.play.table import PlayTable
from game.scenes.result.scene import Result
from game.scenes.rulebook.topic import Topic
from game.scenes.saved_games.unsaved import Unsaved
from game.scenes.session import Session
from game.scenes.stage.topics import topic_at
from game.scenes.stage.turnwalk import coal_ahead
from game.sound.names import SoundEffect
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.painter import Layer
from game.table.picture import Picture
from game.table.spots import Kind, Spot

BUSY = 0.008  # seconds of a frame that automas without a pause may take
READ = 8.0  # seconds that what is said where the pointer is can be read
WATCHED_WINTER = 3.0  # seconds a winter is shown where nobody sits who could put it away


class Play(PlayTable):
    """One game at the table: takes it from one moment to the next, and hands to the table."""

    _fresh = False  # True until time passes at a table that nobody has seen yet

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context, session)
        self.controls = Controls(self)
        context.repertoire.begin_game()
        self._fresh = not self.match.turns
        self._warned = session.file_warning  # the warning about the file that is shown
        self._lit: HitMap | None = None  # what could be clicked when it was last looked at
        self._reached: frozenset[Spot] = frozenset()
        self._called: int | None = None  # the person who was told that it is their turn
        self._read = 0.0  # seconds that a winter has been shown

    def resize(self) -> None:
        """Place everything anew; before anybody has seen the table the first disks are still to be dealt."""
        super().resize()
        if self._fresh:
            self.stage.deal()

    @property
    def topic(self) -> Topic:
        """Return the rules of this game, and the rule of a refusal, of what is pointed at, of an advice."""
        badge, advised = self.badge(), self.why.advised
        why = rule_of(badge.why) if badge is not None and badge.why is not None else ""
        rule = refused_rule(self) or why or (advised.rule if advised else "")
        return topic_at(self.stage, self.picture(), rule)

    # -- hands --------------------------------------------------------------------------------------

    @property
    def own_keys(self) -> Collection[int]:
        """Return the key that leaves a note, in a playtest."""
        return (pygame.K_n,) if self.session.playtest else ()

    @property
    def cursor(self) -> int:
        return self.controls.cursor

    def handle(self, event: pygame.Event) -> Flow:
        return self.do(self.controls.commands(event))

    def carry_out(self, command: Command) -> Flow:
        return carry_out(self, command)

    # -- time ---------------------------------------------------------------------------------------

    def update(self, seconds: float) -> Flow:
        """Let pieces fly; then the next thing that happens by itself."""
        self.clock += seconds
        self.session.look(self.sight)
        self._fresh = False
        if self._warned != self.session.file_warning:
            self._warned, self.dirty = self.session.file_warning, True
        if self.glide is not None:
            self.glide = self.glide if self.glide.pass_time(seconds) else None
            self.dirty = True
        read = self.bubble is not None and self.clock - self.said_at > READ
        if read and not reads(self, self.stage.pointer):
            self.bubble, self.dirty = None, True
        self.why.update(self.laid)
        if self.why.advised:
            self.session.advise()
        self._cover_again()
        if self._move(seconds):
            return None
        self.controls.ring.settle()
        if self.stage.winter_read:
            self._put_winter_away(seconds)
            return None
        if self.session.over:
            return self.end() if self.why.panel is None else None
        self._look_ahead()
        return self._next(seconds)

    def end(self) -> Flow:
        """Go on to the result, as the game is over and all of it was seen; after a playtest by questions."""
        if (seat := self.session.unasked) is not None:
            return Push(Questions(self.context, self.session, seat))
        return Replace(Result(self.context, self.session))

    def _look_ahead(self) -> None:
        """Look on for what the plan can lead to, as far as a frame has time."""
        editor = self.editor if self.drag is None else None
        if isinstance(editor, PlanEditor) and coal_ahead(editor.plan).look_on():
            self.dirty = True

    def _move(self, seconds: float) -> bool:
        """Let what is on its way go on; return True while something is."""
        stage, counting = self.stage, self.stage.count.active
        speed = self.context.settings.rate if counting else self.pace.rate
        if not self.session.human and not counting:
            self.pace.watch(seconds)
        if self.others_moved and self.pace.overdue and not counting:
            stage.motion.hurry()
        stage.update(seconds, speed)
        if self.context.settings.fades:
            self._light_tiles()
        if self.banner.update(seconds):
            self.dirty = True
        return stage.moving

    def _light_tiles(self) -> None:
        """Light up tiles that have just come within reach."""
        if self.stage.moving or self.targets is self._lit:
            return
        self._lit = self.targets
        before, glowing = self._reached, {target.mark for target in self.targets.glowing()}
        self._reached = frozenset(spot for spot in glowing if spot.kind is Kind.TILE)
        hexes = self.stage.layout.developments.hexes
        new = [tuple(hexes[spot.a].points) for spot in self._reached - before]
        if new:
            self.stage.lights.add(new, p.CHOSEN)

    @property
    def busy(self) -> bool:
        """Return True while an automa is to move or is asked for advice, or something is on its way."""
        automa = not self.session.human and not self.session.over
        return automa or self.why.counsel.asked or super().busy

    def _put_winter_away(self, seconds: float) -> None:
        """Wait for somebody to read it; where nobody sits, put it away after a while."""
        self._read += seconds
        if not self.session.humans and self._read > WATCHED_WINTER:
            self.close_winter()

    def close_winter(self) -> None:
        self._read = 0.0
        super().close_winter()

    def _next(self, seconds: float) -> Flow:
        """Let an automa decide, make a person's only choice, or draw the curtain between two people."""
        if not self.session.human:
            self._automas(seconds)
            return None
        if self.behind_curtain:
            return self._draw_curtain()
        if not self.mine and not self.browsing:
            self.look_at_mover()
        only = legal_moves(self.match.state)
        if len(only) == 1:
            self.submit(only)
        else:
            self._call()
        return None

    def _draw_curtain(self) -> Flow:
        self.curtain_drawn_by = self.match.state.to_move
        assert self.curtain_drawn_by is not None
        self.editor, self.browsing = None, False
        self.show_position()
        self._call()
        chair = self.session.chairs[self.curtain_drawn_by]
        return Push(Curtain(self.context, chair, bonus=takes_bonus(self.match.state)))

    def _call(self) -> None:
        """Tell whoever is asked after somebody else so, by a soft signal."""
        mover = self.match.state.to_move
        if self._called != mover:
            self._called = mover
            if mover is not None and self.context.settings.fades:
                self.banner.say(self.stage.sitters[mover])
            self.context.sound.play(SoundEffect.TURN)

    def _automas(self, seconds: float) -> None:
        """Let one automa decide after a pause; without a pause as many as a frame has time for."""
        began, pausing = pygame.time.get_ticks(), self.pace.pausing
        while not self.session.human and not self.session.over and self.pace.due(self.match.state, seconds):
            turn = self.session.advance()
            if turn is None:
                self.dirty = self.dirty or self.pace.pausing != pausing
                return
            self._called, self.others_moved, seconds = None, True, 0.0
            self.look_at_mover()
            self.pace.decided(turn.before)
            self.absorb(turn, turn.events)
            out_of_time = pygame.time.get_ticks() - began > BUSY * 1000
            if self.stage.moving or out_of_time or self.stage.winter_read:
                return

    # -- the game's file ----------------------------------------------------------------------------

    @property
    def waits(self) -> bool:
        """Return True while the last moves are being saved: they are shown once they are."""
        return self.session.keeper.waits

    def settle(self) -> None:
        self.session.settle()

    def before_leaving(self, then: Replace | Quit) -> Scene | None:
        return None if self.session.keeper.done else Unsaved(self.context, self.session, then)

    def leave(self) -> None:
        self.session.leave()
        self.why.counsel.close()

    # -- drawing ------------------------------------------------------------------------------------

    def picture(self) -> Picture:
        return picture(self, self.stage.shown)

    def draw(self, canvas: Canvas) -> None:
        draw_play(canvas, self)

    def draw_arrival(self, canvas: Canvas) -> None:
        """Draw the table before the first disks are dealt, if nobody has seen it yet."""
        if self._fresh:
            self.stage.deal()
        super().draw_arrival(canvas)
        if self._fresh:
            self.stage.skip()

    def beforehand(self) -> Sequence[Layer]:
        """Return the table; where nobody sits it turns to one seat after the other at once."""
        others = [] if self.session.humans else self.meanwhile()
        return [*others, *super().beforehand()]
