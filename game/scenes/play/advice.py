"""Asks an automa for advice, which the panel that tells why shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pygame

from game.match import Match
from game.rules import view
from game.rules.message import Message, message
from game.rules.moves import Activate, Lay, Move, Store
from game.rules.player import Decision, Point
from game.rules.state import GameState
from game.rules.terms import Field
from game.scenes.opponents import Called, Opponents, titled
from game.scenes.play.counsel import Advice, Counsel
from game.scenes.stage.commands import LookUp, StageAct, StageCommand, StepWhy
from game.scenes.stage.deedrules import rule_of_move
from game.scenes.stage.deeds import deed
from game.scenes.stage.stage import Stage
from game.scenes.stage.why.desk import LOOKING, WhyDesk
from game.scenes.stage.why.story import Story, rows_of, when
from game.seeds import adviser_seed
from game.words import Names

SENTENCES = 5
"""More of an advice for a whole plan are not told."""
STEPPING = {pygame.K_LEFT: StepWhy(-1), pygame.K_RIGHT: StepWhy(1)}
FOLLOWING: Mapping[int, StageCommand] = {
    pygame.K_RETURN: StageAct.FOLLOW_ADVICE,
    pygame.K_KP_ENTER: StageAct.FOLLOW_ADVICE,
    pygame.K_f: StageAct.ADVICE_FIGURES,
}
NO_POINT = Point((), None, "")
EQUAL = 0.5
"""VP: a choice that is worth no more than so much less is about as good."""


class AdviceDesk(WhyDesk):
    """The panel of a game in play: it tells why, or what an automa would do in a person's place."""

    def __init__(self, stage: Stage, match: Match, opponents: Opponents) -> None:
        super().__init__(stage, match)
        seed = adviser_seed(match.setup.seed)
        self.adviser = opponents.strongest
        self.counsel = Counsel(lambda: opponents.make(self.adviser, seed))
        self._advice: Advice | None = None  # what was advised last
        self._laid: Sequence[Move] = ()  # the plan or storing that lay there when it was told
        self._figures = False  # whoever has asked for figures sees those of the next advice too

    @property
    def advised(self) -> Story | None:
        """The advice that lies on the table."""
        return self.story if self.story is not None and self.story.moves else None

    @property
    def buttons(self) -> list[tuple[pygame.Rect, StageCommand]]:
        """The buttons of an advice and their commands: first the one that does what is advised."""
        if self.panel is None or self.advised is None:
            return []
        sheet = self.panel.sheet
        found: list[tuple[pygame.Rect | None, StageCommand]] = [
            (sheet.button, StageAct.FOLLOW_ADVICE),
            (sheet.figures, StageAct.ADVICE_FIGURES),
            (sheet.rule, LookUp(self.advised.rule)),
        ]
        return [(rect, command) for rect, command in found if rect is not None]

    @property
    def keys(self) -> Mapping[int, StageCommand]:
        return {**LOOKING, **(FOLLOWING if self.advised else STEPPING)}

    def ask(self) -> None:
        """Ask what the adviser would do in the place of the seat to move."""
        state = self.match.state
        self.close()
        self.counsel.ask(view(state, state.to_move))

    def update(self, laid: Sequence[Move] = ()) -> None:
        """Show the answer once it is there, and again when another plan or storing is `laid`."""
        answer = self.counsel.answer()
        changed = self.advised is not None and laid != self._laid
        self._laid = laid
        if answer is not None:
            self._advice = answer
        if answer is not None or changed:
            self._tell()

    def _tell(self) -> None:
        assert self._advice is not None
        names = self.stage.chronicle.names
        self.open(of_advice(self._advice, titled(self.adviser), names, self._figures, self._laid))

    def turn_figures(self) -> None:
        """Tell the figures of the advice, or no more."""
        if self.advised is not None:
            self._figures = not self._figures
            self._tell()

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


def of_advice(
    advice: Advice, adviser: Called, names: Names, figures: bool, laid: Sequence[Move] = ()
) -> Story:
    """Return the story of an advice to the seat to move; its figures only if they are wanted.

    `laid` are the moves of the plan or storing that lies there already.
    """
    state, first = advice.state, advice.decisions[0]
    seat = state.to_move
    assert seat is not None
    moves = tuple(decision.move for decision in advice.decisions)
    return Story(
        seat,
        names,
        message("why-title-advice", adviser=adviser),
        when(state),
        None,
        _sentences(advice.decisions) if figures else (),
        rows_of(first, state) if figures else (),
        moves=moves,
        advice=tuple(taught(advice.decisions, state, moves == tuple(laid))),
        rule=rule_of_move(first.move, state),
        worth=point_of(advice.decisions).rule,
        figures=figures,
    )


def point_of(decisions: Sequence[Decision]) -> Point:
    """Return the point of an advice: of a plan what all of it leads to, by its last field that was a choice.

    An adviser who weighs each field anew may lay another plan in the end than the one it began with. The
    reason is that of the first field, where it still holds.
    """
    pointed = [decision.points for decision in decisions if decision.points]
    if not pointed:
        return NO_POINT
    first, last = pointed[0][0], pointed[-1]
    if not isinstance(decisions[0].move, Lay):
        return first
    return next((point for point in last if point.said == first.said), last[0])


def taught(decisions: Sequence[Decision], state: GameState, lies: bool = False) -> Iterator[Message]:
    """Yield what a teacher would say: what to do, what for, and whether another choice is about as good.

    `lies`: the plan or storing lies there as it is advised.
    """
    first = decisions[0]
    stored = lies and isinstance(first.move, Store)  # the point is that of the first slot alone
    yield _sentence(_do(first.move, state, lies), NO_POINT if stored else point_of(decisions))
    if (other := _as_good(first)) is not None:
        yield message("advice-equal", other=deed(other, state))


def _as_good(decision: Decision) -> Move | None:
    """Return another choice that is worth about as much.

    Which worker begins is hardly ever a choice, and an empty field says nothing of the plan that it is in.
    """
    if len(decision.options) < 2 or isinstance(decision.move, Activate):
        return None
    chosen, other = decision.options[:2]
    if isinstance(other.move, Lay) and other.move.empty:
        return None
    near = chosen.worth - other.worth <= EQUAL and type(other.move) is type(chosen.move)
    return other.move if near else None


def _sentence(do: Message, point: Point) -> Message:
    if point.deeds and point.follow:
        do = message("advice-then", do=do, disks=point.follow)
    if not point.deeds:
        return (
            message("advice", do=do)
            if point.said is None
            else message("advice-because", do=do, point=point.said)
        )
    if point.said is None:
        id = "advice-to-mostly" if point.mostly else "advice-to"
        return message(id, do=do, deeds=point.deeds)
    id = "advice-to-because-mostly" if point.mostly else "advice-to-because"
    return message(id, do=do, deeds=point.deeds, point=point.said)


def _do(move: Move, state: GameState, lies: bool) -> Message:
    """Return a move as one tells somebody to do it."""
    if isinstance(move, Lay):
        return message("advice-plan-lies" if lies else "advice-plan")
    if isinstance(move, Store) and lies:
        return message("advice-storing-lies")
    return (
        message("advice-activate", field=Field(move.field))
        if isinstance(move, Activate)
        else deed(move, state)
    )


def _sentences(decisions: Sequence[Decision]) -> tuple[Message, ...]:
    """Return all reasons of a single decision; of several the weightiest of each."""
    if len(decisions) == 1:
        return tuple(decisions[0].reasons)
    first = [decision.reasons[0] for decision in decisions if decision.reasons]
    return tuple(dict.fromkeys([*first, *decisions[0].reasons[1:]]))[:SENTENCES]
