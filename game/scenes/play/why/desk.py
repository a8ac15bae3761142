"""Opens and closes the panel that tells why, and asks an automa for advice."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.match import Match
from game.rules import view
from game.rules.message import message
from game.rules.seeds import adviser_seed
from game.scenes.flow import POINTER
from game.scenes.opponents import Opponents, titled
from game.scenes.play.commands import Act, Command, LookAtOption, StepWhy
from game.scenes.play.counsel import WHOLE, Counsel
from game.scenes.play.why.panel import WhyPanel
from game.scenes.play.why.sheet import OptionColumn
from game.scenes.play.why.story import Story, of_advice, of_turn
from game.scenes.stage.pointing import AWAY
from game.scenes.stage.stage import Stage
from game.table.canvas import Canvas
from game.table.theme import UNIT

LEFT = 1
KEYS: dict[int, Command] = {
    pygame.K_LEFT: StepWhy(-1),
    pygame.K_RIGHT: StepWhy(1),
    pygame.K_UP: LookAtOption(-1),
    pygame.K_DOWN: LookAtOption(1),
    pygame.K_RETURN: Act.FOLLOW_ADVICE,
    pygame.K_KP_ENTER: Act.FOLLOW_ADVICE,
}


class WhyDesk:
    """At most one panel lies on the table, over wheel and small boards, and the game goes on beside it."""

    def __init__(self, stage: Stage, match: Match, opponents: Opponents) -> None:
        self.stage, self.match = stage, match
        self.panel: WhyPanel | None = None
        seed = adviser_seed(match.setup.seed)
        self.adviser = opponents.strongest
        self.counsel = Counsel(lambda: opponents.make(self.adviser, seed))

    # -- why ----------------------------------------------------------------------------------------

    @property
    def story(self) -> Story | None:
        """The decision that is told, or the advice that is given."""
        return self.panel.story if self.panel else None

    @property
    def turn(self) -> int | None:
        """The number of the decision that is told."""
        return self.panel.story.turn if self.panel else None

    def _numbers(self) -> list[int]:
        """Return the decisions about which there is more to tell than the log does."""
        return self.stage.chronicle.reasoned(self.stage.viewer)

    def tell(self, turn: int) -> None:
        """Open the panel on a decision; once more closes it."""
        if turn == self.turn:
            self.close()
        else:
            self._open(of_turn(self.match.turns[turn], turn, self.stage.chronicle.names))

    def tell_latest(self) -> bool:
        """Open the panel on the latest decision, or close it; return False if there is nothing to tell."""
        numbers = self._numbers()
        if self.turn is not None:
            self.close()
        elif numbers:
            self.tell(numbers[-1])
        else:
            return False
        return True

    def step(self, by: int) -> None:
        """Go to the decision before or after the one that is told."""
        turn = self.turn
        after = [n for n in self._numbers() if turn is not None and (n - turn) * by > 0]
        if after:
            self.tell(after[0] if by > 0 else after[-1])

    def close(self) -> None:
        """Tell, ask and advise nothing any more."""
        if self.panel or self.counsel.asked:
            self.panel = None
            self.counsel.forget()
            self.stage.dirty = True

    # -- advice -------------------------------------------------------------------------------------

    @property
    def advised(self) -> Story | None:
        """The advice that lies on the table."""
        return self.story if self.story is not None and self.story.moves else None

    @property
    def follows(self) -> pygame.Rect | None:
        """The button that does what is advised."""
        return self.panel.sheet.button if self.panel is not None and self.advised is not None else None

    def ask(self) -> None:
        """Ask what the adviser would do in the place of the seat to move."""
        state = self.match.state
        self.close()
        self.counsel.ask(view(state, state.to_move))

    def update(self) -> None:
        """Show the answer once it is there."""
        advice = self.counsel.answer()
        if advice is not None:
            self._open(of_advice(advice, titled(self.adviser), self.stage.chronicle.names))

    # -- while it is open ---------------------------------------------------------------------------

    def _open(self, story: Story) -> None:
        whole = bool(story.moves) and isinstance(story.moves[0], WHOLE)
        self.panel = WhyPanel(story, message("why-lay-so" if whole else "why-play"))
        self.place()

    def place(self) -> None:
        """Lay the panel where the window has room, with the ways to other decisions there are now."""
        if self.panel is None:
            return
        layout, theme, turn = self.stage.layout, self.stage.context.theme, self.turn
        log, top = layout.log, layout.developments.rect.top
        column = OptionColumn(log.left, log.width, top, (log.top - theme.px(UNIT), log.bottom))
        numbers = self._numbers() if turn is not None else []
        earlier, later = (any((n - (turn or 0)) * by > 0 for n in numbers) for by in (-1, 1))
        self.panel.place(theme, column, earlier, later)
        self.stage.dirty = True

    def moved_on(self) -> None:
        """Something was played or taken back: close an advice, and a story that is gone."""
        gone = self.turn is not None and self.turn not in self._numbers()
        if gone or self.advised or self.counsel.asked:
            self.close()
        self.place()

    def handle(self, event: pygame.Event) -> Sequence[Command] | None:
        """Return the commands that an event on the panel means; None if it is none of its own."""
        if self.panel is None:
            return None
        if event.type == pygame.KEYDOWN:
            return self._key(event.key)
        if event.type not in POINTER or getattr(event, "button", LEFT) != LEFT:
            return None
        if event.type == pygame.MOUSEMOTION and not self.panel.holds(event.pos):
            self.panel.form.pointer = AWAY
        if not self.panel.holds(event.pos) and not self.panel.held:
            return None
        self.stage.dirty = True
        return self.panel.handle(event)

    def _key(self, key: int) -> Sequence[Command] | None:
        command = KEYS.get(key)
        if isinstance(command, StepWhy) and self.turn is None:
            return None
        if command is Act.FOLLOW_ADVICE and not self.advised:
            return None
        return None if command is None else [command]

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, if one lies on the table."""
        if self.panel is not None:
            self.panel.draw(canvas, self.stage.sitters[self.panel.story.seat])
