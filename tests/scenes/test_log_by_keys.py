"""The log without a mouse: the ring goes from line to line, and stays in the log that was opened."""

from __future__ import annotations

import pygame

from game.rules.terms import Step
from game.scenes.play.lookback import LookBack
from game.scenes.play.scene import Play
from game.scenes.stage.pointing import PlaceKind
from tests.scenes.clicks import Hand
from tests.scenes.test_play_mouse import table, until


def ringed(hand: Hand) -> Play:
    """A table with the ring on its log."""
    play = until(hand, Step.PLANNING)
    hand.step(1.0)
    for _ in range(100):
        if play.steered is not None and play.steered.rect == play.stage.log:
            return play
        hand.key(pygame.K_TAB)
    raise AssertionError("no ring on the log")


def test_the_ring_stays_in_the_log_that_it_opens() -> None:
    hand = table()
    play = ringed(hand)
    moves = len(play.match.turns)
    hand.key(pygame.K_RETURN)
    hand.step(1.0)
    assert play.stage.log_open and play.steered is not None
    assert play.stage.log.contains(play.steered.rect)
    hand.key(pygame.K_RETURN)
    assert len(play.match.turns) == moves


def test_a_line_s_moment_is_reached_by_arrows() -> None:
    hand = table()
    play = ringed(hand)
    hand.key(pygame.K_l)
    hand.step(1.0)
    for _ in range(50):
        kind, number = play.stage.under(play.stage.pointer)
        if kind is PlaceKind.MOMENT:
            break
        hand.key(pygame.K_DOWN)
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.app.scene, LookBack) and hand.app.scene.at == number
    hand.key(pygame.K_ESCAPE)
    assert hand.app.scene is play


def test_the_ring_stays_in_a_log_that_is_scrolled() -> None:
    hand = table()
    play = ringed(hand)
    hand.key(pygame.K_l)
    hand.step(1.0)
    hand.key(pygame.K_PAGEUP)
    hand.step(1.0)
    assert play.steered is not None and play.stage.log.contains(play.steered.rect)
