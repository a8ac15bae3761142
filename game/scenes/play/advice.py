"""Asks an automa for advice, which the panel that tells why shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.match import Match
from game.rules import view
from game.rules.message import Message, message
from game.rules.player import Decision
from game.rules.seeds import adviser_seed
from game.scenes.opponents import Called, Opponents, titled
from game.scenes.play.counsel import WHOLE, Advice, Counsel
from game.scenes.stage.commands import StageAct, StageCommand, StepWhy
from game.scenes.stage.deeds import deed
from game.scenes.stage.stage import Stage
from game.scenes.stage.why.desk import LOOKING, WhyDesk
from game.scenes.stage.why.story import Story, rows_of, when
from game.words import Names

SENTENCES = 5
"""More of an advice for a whole plan are not told."""
STEPPING = {pygame.K_LEFT: StepWhy(-1), pygame.K_RIGHT: StepWhy(1)}
FOLLOWING = dict.fromkeys((pygame.K_RETURN, pygame.K_KP_ENTER), StageAct.FOLLOW_ADVICE)


class AdviceDesk(WhyDesk):
    """The panel of a game in play: it tells why, or what an automa would do in a person's place."""

    def __init__(self, stage: Stage, match: Match, opponents: Opponents) -> None:
        super().__init__(stage, match)
        seed = adviser_seed(match.setup.seed)
        self.adviser = opponents.strongest
        self.counsel = Counsel(lambda: opponents.make(self.adviser, seed))

    @property
    def advised(self) -> Story | None:
        """The advice that lies on the table."""
        return self.story if self.story is not None and self.story.moves else None

    @property
    def follows(self) -> pygame.Rect | None:
        """The button that does what is advised."""
        return self.panel.sheet.button if self.panel is not None and self.advised is not None else None

    @property
    def keys(self) -> Mapping[int, StageCommand]:
        return {**LOOKING, **(FOLLOWING if self.advised else STEPPING)}

    def ask(self) -> None:
        """Ask what the adviser would do in the place of the seat to move."""
        state = self.match.state
        self.close()
        self.counsel.ask(view(state, state.to_move))

    def update(self) -> None:
        """Show the answer once it is there."""
        advice = self.counsel.answer()
        if advice is not None:
            self.open(of_advice(advice, titled(self.adviser), self.stage.chronicle.names))

    def close(self) -> None:
        """Tell, ask and advise nothing any more."""
        if self.panel or self.counsel.asked:
            self.counsel.forget()
            super().close()

    def moved_on(self) -> None:
        """Something was played or taken back: close an advice, and a story that is gone."""
        if self.advised or self.counsel.asked:
            self.close()
        self.place()


def of_advice(advice: Advice, adviser: Called, names: Names) -> Story:
    """Return the story of an advice to the seat to move."""
    state, first = advice.state, advice.decisions[0]
    seat = state.to_move
    assert seat is not None
    return Story(
        seat,
        names,
        message("why-title-advice", adviser=adviser),
        when(state),
        None if len(advice.decisions) > 1 else deed(first.move, state),
        _sentences(advice.decisions),
        rows_of(first, state),
        moves=tuple(decision.move for decision in advice.decisions),
        doing=message("why-lay-so" if isinstance(first.move, WHOLE) else "why-play"),
    )


def _sentences(decisions: Sequence[Decision]) -> tuple[Message, ...]:
    """Return all reasons of a single decision; of several the weightiest of each."""
    if len(decisions) == 1:
        return tuple(decisions[0].reasons)
    first = [decision.reasons[0] for decision in decisions if decision.reasons]
    return tuple(dict.fromkeys([*first, *decisions[0].reasons[1:]]))[:SENTENCES]
