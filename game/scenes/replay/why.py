"""The panel that tells why, over a replay: for every decision whose reasons were kept."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.message import message
from game.scenes.flow import POINTER
from game.scenes.play.commands import Act, Command, LookAtOption
from game.scenes.play.why.panel import WhyPanel
from game.scenes.play.why.sheet import OptionColumn
from game.scenes.play.why.story import of_turn
from game.scenes.replay.history import History
from game.scenes.stage.pointing import AWAY
from game.scenes.stage.stage import Stage
from game.table.canvas import Canvas
from game.table.pieces import Sitter
from game.table.theme import UNIT

KEYS: dict[int, Command] = {pygame.K_UP: LookAtOption(-1), pygame.K_DOWN: LookAtOption(1)}
LEFT = 1


class Reasons:
    """At most one panel, which closes when one goes back behind its decision."""

    def __init__(self, stage: Stage, history: History) -> None:
        self.stage, self.history = stage, history
        self.panel: WhyPanel | None = None

    @property
    def turn(self) -> int | None:
        """The decision that is told, by its number."""
        return self.panel.story.turn if self.panel else None

    @property
    def _numbers(self) -> list[int]:
        """Every decision of the game about which there is more to tell."""
        return self.stage.chronicle.reasoned(None)

    def tell(self, turn: int, at: int) -> None:
        """Open the panel on a decision, as seen from a position; once more closes it."""
        if turn == self.turn:
            self.close()
            return
        story = of_turn(self.history.match.turns[turn], turn, self.stage.chronicle.names)
        self.panel = WhyPanel(story, message("why-play"))
        self.place(at)

    def latest(self, at: int) -> None:
        """Tell the latest decision up to a position; close the panel if it is open."""
        before = [number for number in self._numbers if number < at]
        if self.panel is not None:
            self.close()
        elif before:
            self.tell(before[-1], at)

    def beside(self, by: int) -> int | None:
        """Return the decision before or after the one that is told."""
        turn = self.turn
        beyond = [number for number in self._numbers if turn is not None and (number - turn) * by > 0]
        return None if not beyond else beyond[0] if by > 0 else beyond[-1]

    def close(self) -> None:
        """Close the panel."""
        self.panel, self.stage.dirty = None, True

    def place(self, at: int) -> None:
        """Place the panel over wheel and small boards, unless its decision is still to come."""
        if self.panel is None:
            return
        if (self.turn or 0) >= at:
            self.close()
            return
        layout, theme = self.stage.layout, self.stage.context.theme
        log, top = layout.log, layout.developments.rect.top
        column = OptionColumn(log.left, log.width, top, (log.top - theme.px(UNIT), log.bottom))
        self.panel.place(theme, column, self.beside(-1) is not None, self.beside(1) is not None)
        self.stage.dirty = True

    def handle(self, event: pygame.Event) -> Sequence[Command] | None:
        """Return the commands that an event on the panel means; None if it is none of its own."""
        if self.panel is None:
            return None
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_ESCAPE:
                return [Act.CLOSE_WHY]
            return [KEYS[event.key]] if event.key in KEYS else None
        if event.type not in POINTER or getattr(event, "button", LEFT) != LEFT:
            return None
        if event.type == pygame.MOUSEMOTION and not self.panel.holds(event.pos):
            self.panel.form.pointer = AWAY
        if not self.panel.holds(event.pos) and not self.panel.held:
            return None
        self.stage.dirty = True
        return self.panel.handle(event)

    def draw(self, canvas: Canvas, sitters: Sequence[Sitter]) -> None:
        """Draw the panel, if one lies on the table."""
        if self.panel is not None:
            self.panel.draw(canvas, sitters[self.panel.story.seat])
