"""The panel that tells why, over a replay: for every decision of which reasons were kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rules.message import message
from game.scenes.flow import Flow
from game.scenes.play.why.panel import POINTER, Acts, Panel
from game.scenes.play.why.sheet import Column
from game.scenes.play.why.story import of_turn
from game.table.canvas import Canvas
from game.table.theme import UNIT

if TYPE_CHECKING:
    from game.scenes.replay.scene import Replay

LOOKS = {pygame.K_UP: -1, pygame.K_DOWN: 1}
AWAY = (-1, -1)


class Reasons:
    """At most one panel, which closes when one goes back behind its decision."""

    def __init__(self, scene: Replay) -> None:
        self.scene = scene
        self.panel: Panel | None = None

    @property
    def turn(self) -> int | None:
        """The decision that is told, by its number."""
        return self.panel.story.turn if self.panel else None

    @property
    def _told(self) -> list[int]:
        """Every decision of the game about which there is more to tell."""
        return self.scene.chronicle.reasoned(None)

    def tell(self, turn: int) -> None:
        """Open the panel on a decision; once more closes it."""
        if turn == self.turn:
            self.close()
            return
        story = of_turn(self.scene.reel.match.turns[turn], turn, self.scene.chronicle.names)
        self.panel = Panel(story, Acts(self.close, self.close, self.step), message("why-play"))
        self.place()

    def latest(self) -> None:
        """Tell the latest decision up to here; close the panel if it is open."""
        numbers = [number for number in self._told if number < self.scene.at]
        if self.panel is not None:
            self.close()
        elif numbers:
            self.tell(numbers[-1])

    def step(self, by: int) -> Flow:
        """To the decision before or after, and to the position that it led to."""
        turn = self.turn
        beyond = [number for number in self._told if turn is not None and (number - turn) * by > 0]
        if beyond:
            number = beyond[0] if by > 0 else beyond[-1]
            self.scene.seek(number + 1)
            self.tell(number)
        return None

    def close(self) -> Flow:
        """Nothing is told any more."""
        self.panel, self.scene.dirty = None, True
        return None

    def place(self) -> None:
        """Place the panel over wheel and small boards, unless its decision is still to come."""
        if self.panel is None:
            return
        scene, turn = self.scene, self.turn or 0
        if turn >= scene.at:
            self.close()
            return
        log, top = scene.layout.log, scene.layout.developments.rect.top
        above = log.top - scene.context.theme.px(UNIT)
        column = Column(log.left, log.width, top, (above, log.bottom))
        earlier, later = (any((number - turn) * by > 0 for number in self._told) for by in (-1, 1))
        self.panel.place(scene.context.theme, column, earlier, later)
        scene.dirty = True

    def handle(self, event: pygame.Event) -> bool:
        """Take an event that is the panel's own; return whether it was."""
        if self.panel is None:
            return False
        if event.type == pygame.KEYDOWN and event.key in LOOKS:
            self.panel.look(LOOKS[event.key])
        elif event.type not in POINTER or getattr(event, "button", 1) != 1:
            return False
        else:
            if event.type == pygame.MOUSEMOTION and not self.panel.holds(event.pos):
                self.panel.form.pointer = AWAY
            if not self.panel.holds(event.pos) and not self.panel.held:
                return False
            self.panel.handle(event)
        self.scene.dirty = True
        return True

    def draw(self, canvas: Canvas) -> None:
        if self.panel is not None:
            self.panel.draw(canvas, self.scene.reel.sitters_at(self.scene.at)[self.panel.story.seat])
