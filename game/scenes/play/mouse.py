"""What the mouse means at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rules import refusal
from game.rules.message import Message
from game.rules.moves import Move
from game.scenes.flow import Flow, Push
from game.scenes.play.badges import Badge, badges_on, offering
from game.scenes.play.bench import Bench
from game.scenes.play.curtain import peek_at
from game.scenes.play.drag import Drag, far
from game.scenes.play.glide import Glide
from game.scenes.play.haul import Haul, haul_at
from game.scenes.play.hints import REST
from game.scenes.play.hover import thing_under, told_at, wished_at
from game.scenes.play.keys import press
from game.scenes.play.letting_go import drop, place
from game.scenes.play.menu import Menu
from game.scenes.play.saving import ask_about_saving
from game.scenes.play.shelf import Shelf
from game.scenes.play.taking_back import taken_back
from game.scenes.play.things import Thing
from game.scenes.play.words import NOTHING_HERE
from game.sound.names import Effect
from game.table.canvas import Said
from game.table.styles import Panel

if TYPE_CHECKING:
    from game.scenes.play.scene import Play

Spot = tuple[int, int]
LEFT, RIGHT = 1, 3
AWAY = (-1, -1)
STRAY = 24.0  # a button let go farther from where it was pressed was no click


class Mouse:
    """Turns clicks and drags into moves, or into the reason why not, said where the pointer is."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.pointer: Spot = (-1, -1)
        self.pressed: Spot = (-1, -1)
        self.glide: Glide | None = None  # what was let go, on its way
        self.haul: Haul | None = None  # wood or iron on its way to a prop's field
        self.opened: Thing | None = None  # a thing whose several meanings are shown
        self.said: tuple[Said, Spot, Panel] | None = None
        self.browsing = False  # another seat's board was enlarged
        self.rested = 0.0  # seconds since the pointer moved
        self.hurried = False  # the button that is down has hurried what somebody else's move brought about
        self.answered = False  # it has not moved since it decided something: no tile in large hides the next

    def reset(self) -> None:
        """The state has changed: nothing is opened any more."""
        self.opened, self.said, self.haul, self.glide = None, None, None, None

    def say(self, said: str | Message, style: Panel = Panel.REFUSAL) -> None:
        """Say something where the pointer is, until it moves on."""
        self.said = (self.play.chronicle.spoken(said), self.pointer, style)
        if style is Panel.REFUSAL:
            self.play.context.sound.play(Effect.REFUSED)

    # -- events -------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Flow:
        """One event of mouse or keyboard."""
        if self.drag is None and self.play.desk.handle(event):
            if event.type == pygame.MOUSEMOTION:
                self._move(AWAY)
            return None
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self.pointer = self.pressed = event.pos
            self._press()
        elif event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            self.pointer = event.pos
            return self._release()
        elif event.type == pygame.MOUSEBUTTONUP and event.button == RIGHT:
            self.pointer = event.pos
            self.back()
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll(event.y)
        elif event.type == pygame.KEYDOWN:
            return press(self, event)
        return None

    def _move(self, spot: Spot) -> None:
        play, before = self.play, self.hovered()
        if self.rested >= REST:
            play.dirty = True
        self.answered = self.answered and spot == self.pointer
        self.pointer, self.rested = spot, 0.0
        if self.said and far(spot, self.said[1], play.layout.scale * STRAY):
            self.said = None
            play.dirty = True
        drag = self.drag
        if drag is not None:
            drag.now = spot
            play.dirty = True
        if self.hovered() != before:
            play.dirty = True

    @property
    def drag(self) -> Drag | None:
        """Return what is in hand, of whatever kind."""
        return self.haul or (self.play.hand.drag if self.play.hand is not None else None)

    def rest(self, seconds: float) -> None:
        """Time passes; a pointer that has rested long enough is told what it rests on."""
        if self.glide is not None:
            self.glide = self.glide if self.glide.pass_time(seconds) else None
            self.play.dirty = True
        if self.rested < REST <= self.rested + seconds:
            self.play.dirty = True
        self.rested += seconds

    def hovered(self) -> object:
        """Return what the pointer is on, as far as the picture depends on it."""
        badge = self.badge()
        return thing_under(self.play, self.pointer) if badge is None else badge.move

    def badges(self) -> list[Badge]:
        """Every badge on the table: on the thing that was clicked, and on things that always offer."""
        theme, table = self.play.context.theme, self.play.table
        shown = offering(table, self.opened)
        return [badge for thing, moves in shown for badge in badges_on(theme, thing, moves, table.state)]

    def badge(self) -> Badge | None:
        """The badge under the pointer."""
        return next((badge for badge in self.badges() if badge.rect.collidepoint(self.pointer)), None)

    @property
    def _log(self) -> pygame.Rect:
        """Return where the log is read."""
        return self.play.layout.log_tall if self.play.log_open else self.play.layout.log

    def _scroll(self, steps: int) -> None:
        play = self.play
        if self._log.collidepoint(self.pointer):
            longest = len(play.lines())
            play.log_back = max(0, min(longest - 1, play.log_back + steps))
            play.dirty = True

    # -- left button --------------------------------------------------------------------------------

    def _press(self) -> None:
        play = self.play
        self.hurried, self.glide = play.hurry(), None
        if self.badge() is not None:
            return
        if isinstance(play.hand, Bench) and play.focus == play.match.state.to_move:
            play.hand.press(self.pointer, play.layout)
        elif isinstance(play.hand, Shelf) and play.focus == play.match.state.to_move:
            play.hand.press(self.pointer, play.layout, play.sheet)
        elif play.focus == play.match.state.to_move:
            self.haul = haul_at(self.pointer, play.layout, play.table)

    def _release(self) -> Flow:
        play, spot = self.play, self.pointer
        play.dirty = True
        haul, self.haul = self.haul, None
        if self.drag is not None:
            drop(self)
            return None
        if far(self.pressed, spot, play.layout.scale * STRAY):
            if haul is not None:
                place(self, haul)
            return None
        self.said = None
        if play.layout.ribbon.menu.collidepoint(spot):
            return Push(Menu(play.context, play.session))
        if (asked := ask_about_saving(play, spot)) is not None:
            return asked
        if play.layout.ribbon.undo.collidepoint(spot):
            self.back()
        elif play.layout.ribbon.why.collidepoint(spot):
            play.desk.tell_latest()
        elif self.hovered() == "ask":
            play.desk.ask()
        elif self._log.collidepoint(spot):
            self._on_log()
        else:
            play.desk.close()
            return self._beside()
        return None

    def _on_log(self) -> None:
        """A line that has more to tell does so; anything else opens and closes the log."""
        play, turn = self.play, told_at(self.play, self.pointer)
        if turn is not None:
            play.desk.tell(turn)
        else:
            play.log_open, play.log_back = not play.log_open, 0

    def _beside(self) -> Flow:
        """A click on what is neither ribbon nor log.

        One that has hurried what others do decides nothing: what is asked could not be seen before it.
        """
        play, spot = self.play, self.pointer
        if self.hurried and play.layout.seat_at(spot) is None:
            return None
        if play.winter_open and play.sheet.rect.collidepoint(spot):
            self._on_sheet()
        elif (peek := peek_at(play, spot)) is not None:
            return Push(peek)
        elif play.layout.board.button.collidepoint(spot):
            self.button()
        else:
            self._on_table()
        return None

    def _on_sheet(self) -> None:
        play = self.play
        if play.book.complete and play.sheet.button.collidepoint(self.pointer):
            self.button()

    def button(self) -> None:
        """The large button on the board."""
        play, hand = self.play, self.play.hand
        if play.winter_open and play.book.complete:
            play.close_winter()
            return
        if play.moving or not play.session.human or play.focus != play.match.state.to_move:
            return
        if isinstance(hand, Bench):
            if hand.plan.problem:
                self.say(hand.plan.problem)
            else:
                play.submit(hand.moves())
        elif isinstance(hand, Shelf):
            play.submit(hand.moves())
        else:
            move = play.table.by_button()
            if move is not None:
                play.submit([move])

    def _on_table(self) -> None:
        """A badge, a thing, a field to plan on, or a seat to look at."""
        play, spot = self.play, self.pointer
        badge = self.badge()
        if badge is not None:
            if badge.why:
                self.say(badge.why)
            else:
                self.decide(badge.move)
            return
        self.opened = None
        if isinstance(play.hand, Bench) and play.hand.choose(spot, play.layout):
            return
        thing = play.table.at(spot)
        seat = play.layout.seat_at(spot)
        if seat is None and not play.session.human:
            play.course.pace.step()
        elif thing is not None:
            self._click(thing)
        elif seat is not None:
            self.browsing = seat != play.match.state.to_move
            play.look_at(seat)
        else:
            self._nothing(spot)

    def decide(self, move: Move) -> None:
        """Play what was clicked or dropped."""
        self.play.submit([move])
        self.answered = True

    def _click(self, thing: Thing) -> None:
        play = self.play
        move = play.table.meant(thing)
        if move is not None:
            self.decide(move)
        elif play.table.live[thing.name]:
            self.opened = thing
        else:
            self.say(play.table.why_not(thing) or NOTHING_HERE)

    def _nothing(self, spot: Spot) -> None:
        """A click on what nothing is asked about now: the rules say what is asked."""
        move = wished_at(self.play, spot) if self.play.session.human else None
        reason = refusal(self.play.match.state, move) if move else None
        if reason:
            self.say(reason.said)

    def back(self, quiet: bool = False) -> bool:
        """Esc and the right button take back; whether there was something to take back."""
        return taken_back(self, quiet)
