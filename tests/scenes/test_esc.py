"""What Esc takes back: the last thing only, after going on with a game too."""

from __future__ import annotations

import pygame
import pytest

from game.rules.terms import Step
from game.scenes.flow import Push, Replace
from game.scenes.kit.question import Question
from game.scenes.play.forfeits import asked_about
from game.scenes.play.scene import Play
from game.scenes.play.storage import StorageEditor
from game.scenes.saved_games.opening import resume
from game.scenes.saving.saves import Saves
from tests.scenes.clicks import Hand
from tests.scenes.sitting import editor_of, table, until, window


def laid(play: Play) -> int:
    """The number of pieces that lie on the fields."""
    return sum(1 for spot in editor_of(play).spots(play.stage) if spot.origin is not None)


def lay(hand: Hand, pieces: int) -> None:
    """Click pieces onto fields."""
    play = hand.play
    for _ in range(pieces):
        spots = editor_of(play).spots(play.stage)
        hand.click(next(spot for spot in spots if spot.origin is None).rect.center)
    assert laid(play) == pieces


def gone_on(hand: Hand) -> Hand:
    """A hand in another window, on the game that this one has lost."""
    hand.step(3.0)
    hand.play.session.file.close()
    other = Hand(window())
    (found,) = Saves().games()
    flow = resume(other.app.context, found)
    assert isinstance(flow, Replace | Push)
    other.app.apply(flow)
    other.step()
    return other


def test_after_going_on_a_plan_is_taken_back_piece_by_piece() -> None:
    hand = table()
    until(hand, Step.PLANNING)
    lay(hand, 3)
    hand = gone_on(hand)
    moves = len(hand.play.match.turns)
    for left in (2, 1, 0):
        hand.key(pygame.K_ESCAPE)
        assert laid(hand.play) == left and len(hand.play.match.turns) == moves


def test_a_plan_that_came_back_is_taken_back_piece_by_piece() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    lay(hand, 2)
    while play.match.state.step == Step.PLANNING:
        hand.click(play.stage.layout.board.button.center)
        hand.step(1.0)
    hand.key(pygame.K_BACKSPACE)
    assert isinstance(hand.app.scene, Question)  # the plans have been opened
    hand.click(hand.app.scene.form.widgets[0].rect.center)
    moves = len(play.match.turns)
    assert play.match.state.step == Step.PLANNING and laid(play) == 2
    hand.key(pygame.K_ESCAPE)
    assert laid(play) == 1 and len(play.match.turns) == moves


@pytest.mark.long
def test_after_going_on_a_storing_is_taken_back_to_what_is_proposed() -> None:
    hand = table(seed=3)
    play = until(hand, Step.WINTER_STORAGE)
    assert isinstance(play.editor, StorageEditor)
    proposed = play.editor.plan.put
    slot = next(at for at, slot in enumerate(play.editor.plan.slots) if slot in proposed)
    hand.click(play.stage.yard.slot(slot, len(play.editor.plan.slots)).center)
    assert play.editor.plan.put != proposed
    hand = gone_on(hand)
    moves = len(hand.play.match.turns)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.play.editor, StorageEditor) and hand.play.editor.plan.put == proposed
    assert len(hand.play.match.turns) == moves


def test_esc_says_no_to_what_the_button_asks() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    hand.step(1.0)
    moves = len(play.match.turns)
    hand.click(play.stage.layout.board.button.center)
    assert asked_about(play)
    hand.key(pygame.K_ESCAPE)
    assert not asked_about(play) and len(play.match.turns) == moves
    hand.step(1.0)
    hand.click(play.stage.layout.board.button.center)
    assert asked_about(play) and len(play.match.turns) == moves
