"""Opens and closes the panel that tells why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.match import Match
from game.rules.message import Message, message
from game.scenes.flow import POINTER
from game.scenes.kit.screen import hear
from game.scenes.stage.commands import LookAtOption, StageAct, StageCommand
from game.scenes.stage.moving import NOBODY
from game.scenes.stage.pointing import AWAY
from game.scenes.stage.stage import Stage
from game.scenes.stage.why.panel import WhyPanel
from game.scenes.stage.why.sheet import OptionColumn
from game.scenes.stage.why.story import Story, of_turn
from game.table.canvas import Canvas
from game.table.theme import UNIT

LEFT = 1
LOOKING: Mapping[int, StageCommand] = {pygame.K_UP: LookAtOption(-1), pygame.K_DOWN: LookAtOption(1)}


class WhyDesk:
    """At most one panel lies on the table, over wheel and small boards, and all goes on beside it."""

    def __init__(self, stage: Stage, match: Match, secret: bool = False) -> None:
        """`secret`: nobody's seat is looked from, and what all seats keep secret is told to nobody."""
        self.stage, self.match, self._secret = stage, match, secret
        self.panel: WhyPanel | None = None
        self.at: int | None = None  # the position that is looked back from; None is the present

    @property
    def story(self) -> Story | None:
        """The story on the panel."""
        return self.panel.story if self.panel else None

    @property
    def turn(self) -> int | None:
        """The number of the decision that is told."""
        return self.panel.story.turn if self.panel else None

    @property
    def _reader(self) -> int | None:
        return NOBODY if self._secret else self.stage.viewer

    def _numbers(self) -> list[int]:
        """Return the decisions about which there is more to tell than the log does."""
        return self.stage.chronicle.reasoned(self._reader)

    def _made(self) -> list[int]:
        """Return those of them that have been made at the position looked at."""
        return [number for number in self._numbers() if self.at is None or number < self.at]

    def tell(self, turn: int) -> None:
        """Open the panel on a decision; once more closes it."""
        if turn == self.turn:
            self.close()
        else:
            told, reader = self.match.turns[turn], self._reader
            weighed = reader is None or not self.match.hides_figures(told, reader)
            self.open(of_turn(told, turn, self.stage.chronicle.names, weighed))

    def tell_again(self, turn: int) -> None:
        """Open the panel that lay open on a decision, if there still is more to tell about it."""
        if turn in self._made():
            self.tell(turn)

    def tell_latest(self) -> bool:
        """Open the panel on the latest decision, or close it; return False if there is nothing to tell."""
        made = self._made()
        if self.turn is not None:
            self.close()
        elif made:
            self.tell(made[-1])
        return bool(made)

    @property
    def silence(self) -> Message:
        """A message on why nothing is told: reasons are secret until plans are open, or there are none."""
        return message("why-secret-yet" if self.stage.chronicle.reasoned(None) else "why-nothing-yet")

    def beside(self, by: int) -> int | None:
        """Return the decision before or after the one that is told."""
        turn = self.turn
        beyond = [number for number in self._numbers() if turn is not None and (number - turn) * by > 0]
        return None if not beyond else beyond[0] if by > 0 else beyond[-1]

    def open(self, story: Story) -> None:
        """Open the panel on a story."""
        self.panel = WhyPanel(story)
        self.place()

    def close(self) -> None:
        """Close the panel."""
        self.panel, self.stage.log_covered, self.stage.dirty = None, False, True

    def place(self) -> None:
        """Lay the panel where the window has room; close it if its decision is not made, or taken back."""
        if self.panel is None:
            return
        if self.turn is not None and self.turn not in self._made():
            self.close()
            return
        layout, theme = self.stage.layout, self.stage.context.theme
        log, top = layout.log, layout.developments.rect.top
        boards = layout.log_tall.top - theme.px(UNIT)
        column = OptionColumn(log.left, log.width, top, (boards, log.top - theme.px(UNIT), log.bottom))
        self.panel.place(theme, column, self.beside(-1) is not None, self.beside(1) is not None)
        self.stage.log_covered = self.panel.sheet.rect.bottom > layout.log_tall.top
        self.stage.dirty = True

    @property
    def keys(self) -> Mapping[int, StageCommand]:
        """The commands of the keys while the panel is open."""
        return {**LOOKING, pygame.K_ESCAPE: StageAct.CLOSE_WHY}

    def handle(self, event: pygame.Event) -> Sequence[StageCommand] | None:
        """Return the commands that an event on the panel means; None if it is none of its own."""
        if self.panel is None:
            return None
        if event.type == pygame.KEYDOWN:
            return [self.keys[event.key]] if event.key in self.keys else None
        if event.type not in POINTER or getattr(event, "button", LEFT) != LEFT:
            return None
        if event.type == pygame.MOUSEMOTION and not self.panel.holds(event.pos):
            self.panel.form.pointer = AWAY
        if not self.panel.holds(event.pos) and not self.panel.held:
            return None
        self.stage.dirty = True
        meant = self.panel.handle(event)
        hear(self.stage.context, self.panel.form)
        return meant

    def look(self, by: int) -> None:
        """Look at the option so many rows on."""
        if self.panel is not None:
            self.panel.look(by)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, if one lies on the table."""
        if self.panel is not None:
            self.panel.draw(canvas, self.stage.sitters[self.panel.story.seat])
