"""A whole game of somebody who knows the table: by the fewest clicks, counted by what they are for."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.automa import AUTOMAS
from game.rules import Setup, legal_moves, play, view
from game.rules.moves import Lay, Move
from game.rules.state import Activity
from game.rules.terms import Step
from game.scenes.play.planning import PlanEditor
from game.scenes.play.storage import StorageEditor
from game.scenes.result.scene import Result
from game.scenes.stage.plan import PlanPiece, pieces
from tests.scenes.clicks import Hand, Spot
from tests.scenes.sitting import people, sit_down, window

MOST = 300
KINDS = {
    Step.FIRST_TAKING: "taking",
    Step.SECOND_TAKING: "taking",
    Step.PLANNING: "planning",
    Step.WORKING: "working",
    Step.WINTER_SCORING: "winter",
    Step.WINTER_STORAGE: "winter",
}


class Expert(Hand):
    """Decides as a bauer does, by the fewest clicks: without drags, with Shift for alike pieces."""

    def __init__(self) -> None:
        super().__init__(window())
        self.mind = AUTOMAS["bauer"](1)
        self.counted: Counter[str] = Counter()
        self.kind = ""

    def click(self, spot: Spot, button: int = 1) -> None:
        super().click(spot, button)
        self.counted[self.kind] += 1

    def decide(self) -> None:
        """Wait, put the winter away, or decide what is asked."""
        play_ = self.play
        state = play_.match.state
        if play_.stage.moving:
            self.step(1.0)
        elif play_.stage.winter_read:
            self.kind = "winter"
            self.click(play_.stage.yard.button.center)
        elif not play_.session.human or not play_.mine:
            self.step(1.0)
        else:
            asks = bool(state.pending) and not isinstance(state.pending[-1], Activity)
            self.kind = "questions" if asks else KINDS.get(state.step, "questions")
            if isinstance(play_.editor, PlanEditor):
                self._lay(play_.editor)
            elif isinstance(play_.editor, StorageEditor):
                self.finish()
            else:
                self._play(self._chosen())

    def _chosen(self) -> Move:
        state = self.play.match.state
        return self.mind.choose(view(state, state.to_move), list(legal_moves(state))).move

    # -- plans --------------------------------------------------------------------------------------

    def _lay(self, editor: PlanEditor) -> None:
        for wanted in self._plan():
            for piece in dict.fromkeys(pieces(wanted)):
                self._bring(editor, piece, wanted)
        self.finish()

    def _plan(self) -> list[Lay]:
        """Return the plan that is wanted, the most disks first."""
        state = view(self.play.match.state, self.play.match.state.to_move)
        seat, lays = state.to_move, list[Lay]()
        while state.to_move == seat and state.step == Step.PLANNING:
            move = self.mind.choose(state, list(legal_moves(state))).move
            assert isinstance(move, Lay)
            lays.append(move)
            play(state, move, None)
        return lays

    def _bring(self, editor: PlanEditor, piece: PlanPiece, wanted: Lay) -> None:
        """Click a piece until all that are wanted lie on their field; with Shift where that lays as many."""
        layout = self.play.stage.layout
        while (left := pieces(wanted).count(piece) - pieces(editor.plan.on(wanted.field)).count(piece)) > 0:
            if editor.field_for(piece) != wanted.field:
                field = layout.board.fields[wanted.field]
                self.click((field.left + 6, field.top + 6))
                assert editor.active == wanted.field
            loose = next(s for s in editor.spots(self.play.stage) if s.origin is None and s.thing == piece)
            many = left > 1 and self._laid_together(editor, piece, wanted) == left
            pygame.key.set_mods(pygame.KMOD_LSHIFT if many else pygame.KMOD_NONE)
            self.click(loose.rect.center)
            pygame.key.set_mods(pygame.KMOD_NONE)

    def _laid_together(self, editor: PlanEditor, piece: PlanPiece, wanted: Lay) -> int:
        """Return the number of pieces that a click with Shift lays: as many as the field takes."""
        plan, count = editor.plan, 0
        while count < editor.plan.left(piece) and plan.refuses(piece, wanted.field) is None:
            plan, count = plan.add(piece, wanted.field), count + 1
        return count

    # -- everything else ----------------------------------------------------------------------------

    def _play(self, move: Move) -> None:
        """Click what means a move: a target, its badge, or the large button."""
        play_ = self.play
        before, seat = len(play_.match.turns), play_.match.state.to_move
        badge = next((badge for badge in play_.badges() if badge.move == move), None)
        targets = [target for target in play_.targets.all if move in play_.targets.live[target.name]]
        if badge is not None:
            self.click(badge.rect.center)
        elif move == play_.targets.by_button():
            self.finish()
        else:
            plain = next((target for target in targets if play_.targets.meant(target) == move), targets[0])
            self.click(play_.targets.spot_on(plain))
        played = [turn.decision.move for turn in play_.match.turns[before:] if turn.seat == seat]
        assert played[:1] == [move] or play_.opened is not None


@pytest.mark.long
@pytest.mark.parametrize("seed", [5])
def test_a_whole_game_takes_fewer_than_300_clicks(seed: int) -> None:
    hand = Expert()
    sit_down(hand.app, Setup(seats=2, seed=seed), people(2, 1, "bauer"))
    hand.step()
    hand.play_on()
    assert isinstance(hand.app.scene, Result)
    assert hand.counted.total() == hand.clicks
    assert set(hand.counted) >= {"taking", "planning", "working", "winter"}
    assert hand.clicks < MOST, dict(hand.counted)
