"""What goes on at the table by itself: pieces fly, automas decide, winter is put away, people are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.motion.lights import LINGERS, Lights
from game.rules import legal_moves
from game.rules.events import Event, SeasonBegan
from game.rules.settling import takes_bonus
from game.scenes.flow import Flow, Push, Replace
from game.scenes.hearing import hear
from game.scenes.play.banner import Banner
from game.scenes.play.changes import Changes, light_up
from game.scenes.play.count import Count
from game.scenes.play.curtain import Curtain
from game.scenes.play.pace import Pace
from game.sound.names import Effect
from game.table import palette as p
from game.table.spots import Kind, Shape, Spot

if TYPE_CHECKING:
    from game.scenes.play.scene import Play
    from game.scenes.play.things import Table

BUSY = 0.008  # seconds of a frame that automas without a pause may take
WATCHED_WINTER = 3.0  # seconds a winter is shown where nobody sits who could put it away


class Course:
    """Takes the table from one moment to the next."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.pace = Pace(play.context.settings)
        self.count = Count(play)
        self.lights = Lights()
        self.changes = Changes()
        self.banner = Banner()
        self._table: Table | None = None  # what could be done when it was last looked at
        self._reached: frozenset[Spot] = frozenset()
        self.others = False  # what moves is no consequence of what the person at the mouse has just done
        self._called: int | None = None  # the person who was told that it is their turn
        self._read = 0.0  # seconds that a winter has been shown

    def update(self, seconds: float) -> Flow:
        """Pieces fly; then the next thing that happens by itself."""
        play = self.play
        play.mouse.rest(seconds)
        play.desk.update()
        if self._move(seconds):
            return None
        if play.winter_open and play.book.complete:
            self._put_winter_away(seconds)
            return None
        if play.session.over and play.desk.panel is None:
            from game.scenes.result import Result

            return Replace(Result(play.context, play.session))
        return None if play.session.over else self._next(seconds)

    def decided(self, events: Sequence[Event]) -> None:
        """A person has decided, and this is what came of it."""
        self.others = any(isinstance(event, SeasonBegan) for event in events)
        self.pace.begin()

    def rest(self) -> None:
        """The winter has been read; what comes now is nobody's decision."""
        self.others, self._read = True, 0.0
        self.pace.rest()

    def hurry(self) -> bool:
        """Everything that moves comes to rest; whether anything did that somebody else has brought about."""
        play = self.play
        moving, play.dirty = play.moving, True
        others = self.others or self.count.active
        self.count.finish()
        play.motion.hurry()
        if not play.session.human:
            self.pace.hurry()
        return moving and others

    def skip(self) -> None:
        """As if everything had come to rest long ago."""
        self.count.finish()
        self.lights.clear()
        self.changes.forget()
        self.banner.clear()

    def _move(self, seconds: float) -> bool:
        """Return what is on its way goes on; whether it is still."""
        play = self.play
        play.motion.speed = play.context.settings.rate if self.count.active else self.pace.rate
        if not play.session.human and not self.count.active:
            self.pace.watch(seconds)
        if self.others and self.pace.overdue and not self.count.active:
            play.motion.hurry()
        moved = play.motion.update(seconds)
        self.count.update(seconds)
        hear(play.context, play.motion)
        if play.context.settings.fades:
            self.light(self.changes.seen(play.layout, play.shown()))
            self._light_tiles()
        faded = self.lights.update(seconds)
        faded = self.banner.update(seconds) or faded
        play.dirty = play.dirty or moved or faded
        return play.moving

    def light(self, places: Iterable[Shape], length: float = LINGERS) -> None:
        """Light up some places for a while."""
        light_up(self.lights, self.play.layout, places, length)

    def _light_tiles(self) -> None:
        """Tiles that have just come within reach light up."""
        play = self.play
        if play.moving or play.table is self._table:
            return
        self._table = play.table
        before, mine = self._reached, play.table.asked
        glowing = {thing.mark for thing in play.table.glowing()} if mine else set()
        self._reached = frozenset(spot for spot in glowing if spot.kind is Kind.TILE)
        hexes = play.layout.developments.hexes
        self.lights.add((tuple(hexes[spot.a].points) for spot in self._reached - before), p.CHOSEN)

    def _put_winter_away(self, seconds: float) -> None:
        """Somebody has to have read it; where nobody sits, it goes by itself."""
        self._read += seconds
        if not self.play.session.humans and self._read > WATCHED_WINTER:
            self.play.close_winter()

    def _next(self, seconds: float) -> Flow:
        """An automa's decision, a person's only choice, or the curtain between two people."""
        play = self.play
        if not play.session.human:
            self._automas(seconds)
            return None
        if play.behind_curtain:
            return self._draw_curtain()
        if play.focus != play.match.state.to_move and not play.mouse.browsing:
            play.look_at_mover()
            play.resize()
        only = legal_moves(play.match.state)
        if len(only) == 1:
            play.submit(only)
        else:
            self._call()
        return None

    def _draw_curtain(self) -> Flow:
        play = self.play
        play.seen_by = play.match.state.to_move
        assert play.seen_by is not None
        play.hand = None
        self._call()
        chair = play.session.chairs[play.seen_by]
        return Push(Curtain(play.context, chair, bonus=takes_bonus(play.match.state)))

    def _call(self) -> None:
        """Whoever is asked after somebody else is told so by a soft signal."""
        mover = self.play.match.state.to_move
        if self._called != mover:
            self._called = mover
            if mover is not None and self.play.context.settings.fades:
                self.banner.say(self.play.session.sitters[mover])
            self.play.context.sound.play(Effect.TURN)

    def _automas(self, seconds: float) -> None:
        """One decision after a pause; without a pause as many as a frame has time for."""
        play, began = self.play, pygame.time.get_ticks()
        while not play.session.human and not play.session.over and self.pace.due(play.match.state, seconds):
            turn = play.session.advance()
            if turn is None:
                return
            self._called, self.others, seconds = None, True, 0.0
            play.look_at_mover()
            if play.focus != play.layout.focus:
                play.resize()
            self.pace.decided(turn.before)
            play.absorb(turn.events)
            out_of_time = pygame.time.get_ticks() - began > BUSY * 1000
            if play.moving or out_of_time or (play.winter_open and play.book.complete):
                return
