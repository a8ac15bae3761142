"""A table that was covered for a while knows where the mouse has gone in the meantime."""

from __future__ import annotations

import pygame

from game.rules.terms import Step
from game.scenes.play.curtain import Curtain
from game.scenes.play.menu import Menu
from game.scenes.play.showing import prompt
from tests.scenes.clicks import Hand
from tests.scenes.test_play_hints import said
from tests.scenes.test_play_mouse import table, until


def finish(hand: Hand) -> None:
    """Finish a plan, whatever it gives up."""
    while not isinstance(hand.app.scene, Curtain):
        hand.move(hand.play.stage.layout.board.button.center)
        hand.click(hand.play.stage.layout.board.button.center)
        hand.step(1.0)


def test_after_the_curtain_the_prompt_is_of_no_place_where_the_mouse_is_no_longer() -> None:
    hand = table(humans=2)
    play = until(hand, Step.PLANNING)
    finish(hand)
    assert isinstance(hand.app.scene, Curtain)
    button = hand.app.scene.form.widgets[0].rect.center
    hand.move(button)
    hand.click(button)
    hand.step()
    assert hand.app.scene is play and play.stage.pointer == button
    assert any(text.endswith("for the farmer") for text in said(hand))


def test_keys_that_close_the_menu_leave_the_ring_where_it_was() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    hand.key(pygame.K_TAB)
    ring = play.steered
    hand.key(pygame.K_F10)
    assert isinstance(hand.app.scene, Menu)
    hand.key(pygame.K_ESCAPE)
    hand.step()
    assert hand.app.scene is play and ring is not None and play.steered == ring


def test_after_a_click_the_prompt_asks_until_the_mouse_moves_on() -> None:
    """A worker who has just begun is under it: a click would stop him, which nobody has asked about."""
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    spot = play.targets.glowing()[0].rect.center
    asked = prompt(play)
    hand.move(spot)
    hand.step()
    assert prompt(play) != asked
    play.leave_pointer()
    assert prompt(play) == asked
    hand.move((spot[0] + 30, spot[1] + 30))
    hand.move(spot)
    hand.step()
    assert prompt(play) != asked
