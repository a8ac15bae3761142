"""A scene that is mostly its table: a game in play, or one that is looked back on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Generic, TypeVar

import pygame

from game.match import Turn
from game.motion.lights import draw_tile_lights
from game.motion.vignettes import turnofyear
from game.motion.vignettes.spare import lay_in
from game.rules.engine import last_year
from game.scenes.flow import Context, Flow, Push, Scene
from game.scenes.rulebook.topic import Topic
from game.scenes.stage.answers.answer import Answer
from game.scenes.stage.commands import (
    LookAtOption,
    LookUp,
    ScrollLog,
    StageAct,
    StageCommand,
    StepWhy,
    TellWhy,
    meant_by,
)
from game.scenes.stage.pointing import AWAY, StagePlace
from game.scenes.stage.stage import About, Stage
from game.scenes.stage.topics import topic_at
from game.scenes.stage.touched import touched
from game.scenes.stage.why.desk import WhyDesk
from game.scenes.stage.winterbook import WinterPage
from game.scenes.stage.yard.farm import farm_of
from game.scenes.stage.yard.painting import draw_beforehand
from game.sound import cues
from game.sound.names import Air
from game.sound.score import Tune
from game.table.bareland import make_bare_land
from game.table.canvas import Canvas
from game.table.layout import arrange
from game.table.painter import Layer
from game.table.picture import Picture
from game.table.playerboard import draw_board
from game.table.spots import NO_MARKS, Marks
from game.table.table import draw_ground, draw_tile_glows, layers
from game.table.wheel import draw_steps_beforehand

LEFT, RIGHT = 1, 3
Command = TypeVar("Command")


class StageScene(Scene, Generic[Command]):
    """A stage, with the panel that tells why over it. It draws ahead, and needs drawing as they do."""

    below_ground = True

    def __init__(self, context: Context, stage: Stage, why: WhyDesk) -> None:
        self.stage, self.why = stage, why
        super().__init__(context)

    @property
    def dirty(self) -> bool:
        """True if a drawing is asked for."""
        return self.stage.dirty

    @dirty.setter
    def dirty(self, dirty: bool) -> None:
        self.stage.dirty = dirty

    @property
    def air(self) -> Air | None:
        """Return the sounds around the table."""
        return cues.air(self.stage.season)

    @property
    def tune(self) -> Tune | None:
        """Return the music of the season, with the layers that the seat in front asks for."""
        state = self.stage.state
        seat = state.seats[self.stage.focus]
        board, last = seat.board, last_year(state) and state.season >= state.box.phases[-1]
        whole = board.pinge_size + board.tunnel_reach[-1]
        stops = board.stops_tunnel if seat.exhausted else board.stops_pinge
        return cues.tune(self.stage.season, seat.coal_removed / whole, seat.water / stops, last)

    @property
    def topic(self) -> Topic:
        """Return the rules of this game, and the rule of what is pointed at."""
        return topic_at(self.stage, self.picture())

    @property
    def busy(self) -> bool:
        return self.stage.moving

    def resize(self) -> None:
        """Place everything anew; what moves is done."""
        self.stage.resize()
        self.why.place()

    def found_again(self) -> None:
        """What was asked is read, and nothing is told of where the pointer happens to lie now."""
        self.stage.found_again()

    # -- hands --------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Flow:
        """Take an event on the panel that tells why, else of the keyboard, else at the pointer."""
        about_why = self.why.handle(event)
        if about_why is not None:
            self.stage.point(AWAY)
            return self.do(about_why)
        if event.type != pygame.KEYDOWN:
            return self.point(event)
        if event.key == pygame.K_F1:
            return self.carry_out(StageAct.EXPLAIN)
        return None if self.stage.done_asking(event.key) else self.key(event)

    def key(self, event: pygame.Event) -> Flow:
        """React to a key."""
        return None

    def point(self, event: pygame.Event) -> Flow:
        """React to an event of the mouse on the table."""
        if event.type == pygame.MOUSEMOTION:
            self.stage.point(event.pos)
        elif event.type == pygame.MOUSEWHEEL and self.stage.log.collidepoint(self.stage.pointer):
            self.stage.scroll_log(event.y)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            if self.stage.motion.on_stage:
                self.stage.motion.hurry()
                self.stage.dirty = True
            self.stage.press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            if self.stage.asking.lift():
                return None
            if rule := self.stage.asking.offers(event.pos):
                return self.carry_out(LookUp(rule))
            self.stage.point(event.pos)
            return self.click(self.stage.under(event.pos))
        elif event.type == pygame.MOUSEBUTTONUP and event.button == RIGHT:
            return self.back()
        return None

    def click(self, place: StagePlace) -> Flow:
        """React to a click on a place."""
        command = meant_by(place)
        return None if command is None else self.carry_out(command)

    def back(self) -> Flow:
        """Do what the right button does: close what is open, or leave."""
        return None

    def do(self, commands: Sequence[Command | StageCommand]) -> Flow:
        """Carry out commands in turn; return where the last of them leads."""
        flow: Flow = None
        for command in commands:
            flow = self.carry_out(command)
        return flow

    def carry_out(self, command: Command | StageCommand) -> Flow:
        """Do what a command asks for."""
        return self.on_stage(command)

    def on_stage(self, command: Command | StageCommand) -> Flow:
        """Do what a command asks for that means the same on every table."""
        match command:
            case StageAct.OPEN_LOG:
                self.stage.toggle_log()
            case StageAct.PIN_FIGURES:
                self.stage.pin_figures()
            case StageAct.CLOSE_WHY:
                self.why.close()
            case StageAct.EXPLAIN:
                self.stage.explain()
            case LookUp(rule):
                topic = topic_at(self.stage, self.picture(), rule)
                return Push(self.context.doors.rules(self.context, topic))
            case ScrollLog(steps):
                self.stage.scroll_log(steps)
            case TellWhy(None):
                self.why.tell_latest()
            case TellWhy(int() as turn):
                self.why.tell(turn)
            case StepWhy(by) if (beside := self.why.beside(by)) is not None:
                self.why.tell(beside)
            case LookAtOption(by):
                self.why.look(by)
        return None

    # -- drawing ------------------------------------------------------------------------------------

    def picture(self) -> Picture:
        """Return the picture of the table now."""
        raise NotImplementedError

    def looking_back(self, turn: Turn | None, moment: int | None) -> Picture:
        """Return the picture after a decision, lit where it happened once that has been seen."""
        stage = self.stage
        marks = NO_MARKS if turn is None or stage.moving else Marks(glow=touched(turn, stage.focus))
        shown, told = stage.picture(stage.shown), self.why.turn
        return replace(shown, marks=marks, log_moment=moment, log_lit=told, watched=True)

    def draw(self, canvas: Canvas) -> None:
        stage = self.stage
        if stage.draw_held(canvas, stage.picture):
            return
        shown = self.picture()
        stage.draw_table(canvas, shown)
        stage.draw_log(canvas, shown)
        self.draw_below(canvas)
        stage.draw_moving(canvas)
        stage.draw_figures(canvas)
        self.why.draw(canvas)
        if not stage.moving:
            spot = stage.asking.spot or stage.pointer
            stage.draw_about(canvas, shown, self.reader, about=About(self.own_answer(spot)))
        stage.draw_vignettes(canvas)

    def enliven(self, canvas: Canvas) -> None:
        self.stage.enliven(canvas)

    def live(self, seconds: float) -> None:
        if self.context.settings.animation:
            self.stage.life.pass_time(seconds)

    def stir(self, canvas: Canvas, seconds: float) -> Sequence[pygame.Rect]:
        """Let the land live on."""
        return self.stage.life.stir(canvas, seconds) if self.context.settings.animation else ()

    def own_answer(self, spot: tuple[int, int]) -> Answer | None:
        """Return the answer of what this scene alone has at a spot."""
        return None

    @property
    def reader(self) -> int | None:
        """The seat for which the tile under the pointer is looked at; None is nobody's."""
        return None

    def draw_below(self, canvas: Canvas) -> None:
        """Draw what lies on the table, below all that flies."""

    def beforehand(self) -> Sequence[Layer]:
        return layers(self.stage.layout, self.picture())

    def meanwhile(self) -> Sequence[Layer]:
        """Return tiles' lights, what vignettes need, all that winter shows, and the other boards in large."""
        stage, shown = self.stage, self.picture()
        farm = farm_of(shown.state, stage.focus, WinterPage(), stage.yard)
        found: list[Layer] = [
            partial(draw, layout=stage.layout) for draw in (draw_tile_lights, draw_tile_glows)
        ]
        slots = tuple(shown.state.box.storage.data)
        found += [lay_in, partial(draw_beforehand, yard=stage.yard, farm=farm, slots=slots)]
        found.append(partial(turnofyear.draw_beforehand, look=shown.land))
        found.append(partial(draw_steps_beforehand, layout=stage.layout))
        for seat in range(stage.state.box.seats):
            if seat != stage.focus:
                layout = arrange(stage.state.box, self.context.size, seat, stage.foot)
                turned = replace(shown, focus=seat)
                drawn = (draw_ground, draw_board, make_bare_land)
                found += [partial(draw, layout=layout, picture=turned) for draw in drawn]
        return found
