"""Who opens and closes the panel that tells why, and asks an automa for advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rules import legal_moves, view
from game.rules.message import message
from game.rules.moves import Lay, Store
from game.rules.seeds import adviser_seed
from game.scenes.flow import Flow
from game.scenes.opponents import titled
from game.scenes.play.bench import Bench
from game.scenes.play.counsel import WHOLE, Advice, Counsel
from game.scenes.play.shelf import Shelf
from game.scenes.play.why.panel import POINTER, Acts, Panel
from game.scenes.play.why.sheet import Column
from game.scenes.play.why.story import Story, of_advice, of_turn
from game.table.canvas import Canvas
from game.table.theme import UNIT

if TYPE_CHECKING:
    from game.scenes.play.scene import Play

AWAY, LEFT = (-1, -1), 1
STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
LOOKS = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class Desk:
    """At most one panel lies on the table, over wheel and small boards, and the game goes on beside it."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.panel: Panel | None = None
        opponents, seed = play.context.opponents, adviser_seed(play.match.setup.seed)
        self.adviser = opponents.strongest
        self.counsel = Counsel(lambda: opponents.make(self.adviser, seed))

    # -- why ----------------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The decision that is told, by its number."""
        return self.panel.story.turn if self.panel else None

    @property
    def story(self) -> Story | None:
        """Return what the panel tells."""
        return self.panel.story if self.panel else None

    def tell(self, turn: int) -> None:
        """Open the panel on a decision; once more closes it."""
        if turn == self.turn:
            self.close()
            return
        play = self.play
        self._open(of_turn(play.match.turns[turn], turn, play.chronicle.names))

    def tell_latest(self) -> None:
        """The latest decision about which there is more to tell; close the panel if it is open."""
        numbers = self.play.chronicle.reasoned(self.play.viewer)
        if self.turn is not None:
            self.close()
        elif numbers:
            self.tell(numbers[-1])
        else:
            self._answer("why-nothing-yet")

    def step(self, by: int) -> Flow:
        """To the decision before or after the one that is told."""
        numbers = self.play.chronicle.reasoned(self.play.viewer)
        turn = self.turn
        after = [n for n in numbers if turn is not None and (n - turn) * by > 0]
        if after:
            self.tell(after[0] if by > 0 else after[-1])
        return None

    def close(self) -> Flow:
        """Nothing is told, asked or advised any more."""
        if self.panel or self.counsel.asked:
            self.panel = None
            self.counsel.forget()
            self.play.dirty = True
        return None

    # -- advice -------------------------------------------------------------------------------------

    @property
    def can_ask(self) -> bool:
        """Return whether a person has something to decide that an automa could be asked about."""
        play = self.play
        state = play.match.state
        mine = play.session.human and not play.behind_curtain and play.focus == state.to_move
        if not mine or not self.adviser or (play.winter_open and play.book.complete):
            return False
        return len(legal_moves(state)) > 1

    @property
    def advised(self) -> Story | None:
        """The advice that lies on the table."""
        return self.story if self.story is not None and self.story.moves else None

    def ask(self) -> None:
        """Ask what the adviser would do; once more takes the question, or the advice, back."""
        if self.counsel.asked or self.advised:
            self.close()
        elif self.can_ask:
            state = self.play.match.state
            self.close()
            self.counsel.ask(view(state, state.to_move))
        else:
            self._answer("why-no-question")
        self.play.dirty = True

    def _answer(self, id: str) -> None:
        """Say at the pointer why nothing is told or asked."""
        self.play.mouse.say(message(id))

    def _advise(self, advice: Advice) -> None:
        play = self.play
        self._open(of_advice(advice, titled(self.adviser), play.chronicle.names))

    def follow(self) -> Flow:
        """Do what is advised: a plan or storing is laid out to be looked at, anything else is played."""
        story, play = self.advised, self.play
        if story is None:
            return None
        play.motion.skip()
        lays = [move for move in story.moves if isinstance(move, Lay)]
        stores = [move for move in story.moves if isinstance(move, Store)]
        if isinstance(play.hand, Bench) and lays:
            play.hand.lay_out(lays)
        elif isinstance(play.hand, Shelf) and stores:
            play.hand.lay_out(stores)
        else:
            play.submit(story.moves)
        return self.close()

    # -- while it is open ---------------------------------------------------------------------------

    def _open(self, story: Story) -> None:
        acts = Acts(self.close, self.follow, self.step)
        whole = bool(story.moves) and isinstance(story.moves[0], WHOLE)
        self.panel = Panel(story, acts, message("why-lay-so" if whole else "why-play"))
        self.place()

    def place(self) -> None:
        """The window or what can be stepped to has changed."""
        if self.panel is None:
            return
        play, turn = self.play, self.turn
        log, top = play.layout.log, play.layout.developments.rect.top
        above = log.top - play.context.theme.px(UNIT)
        column = Column(log.left, log.width, top, (above, log.bottom))
        numbers = play.chronicle.reasoned(play.viewer) if turn is not None else []
        earlier, later = (any((n - (turn or 0)) * by > 0 for n in numbers) for by in (-1, 1))
        self.panel.place(play.context.theme, column, earlier, later)
        play.dirty = True

    def moved_on(self) -> None:
        """Something was played or taken back: an advice no longer holds, and a story may be gone."""
        told = self.play.chronicle.reasoned(self.play.viewer)
        gone = self.turn is not None and self.turn not in told
        if gone or self.advised or self.counsel.asked:
            self.close()
        self.place()

    def update(self) -> None:
        """Look whether the answer is there."""
        advice = self.counsel.answer()
        if advice is not None:
            self._advise(advice)

    def leave(self) -> None:
        """The table is left."""
        self.counsel.close()

    def handle(self, event: pygame.Event) -> bool:
        """An event that is the panel's own; whether it was."""
        if self.panel is None:
            return False
        if event.type == pygame.KEYDOWN:
            return self._key(event.key)
        if event.type not in POINTER or getattr(event, "button", LEFT) != LEFT:
            return False
        if event.type == pygame.MOUSEMOTION and not self.panel.holds(event.pos):
            self.panel.form.pointer = AWAY
        if not self.panel.holds(event.pos) and not self.panel.held:
            return False
        self.panel.handle(event)
        self.play.dirty = True
        return True

    def _key(self, key: int) -> bool:
        assert self.panel is not None
        if key in STEPS and self.turn is not None:
            self.step(STEPS[key])
        elif key in LOOKS:
            self.panel.look(LOOKS[key])
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.advised:
            self.follow()
        else:
            return False
        self.play.dirty = True
        return True

    def draw(self, canvas: Canvas) -> None:
        """The panel, if one lies on the table."""
        if self.panel is not None:
            self.panel.draw(canvas, self.play.session.sitters[self.panel.story.seat])
