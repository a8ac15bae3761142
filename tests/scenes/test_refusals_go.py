"""A refusal that a key has caused goes with the next key that does something, and once it has been read."""

from __future__ import annotations

import pygame
import pytest

from game.rules.terms import Step
from game.scenes.play import offer
from game.scenes.play.scene import READ
from tests.scenes.clicks import Hand
from tests.scenes.sitting import until
from tests.scenes.test_seats import table


def refused() -> Hand:
    """Nothing can be taken back yet, which is said."""
    hand = table()
    until(hand, Step.FIRST_TAKING)
    hand.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert hand.play.bubble is not None
    return hand


@pytest.mark.parametrize("key", [pygame.K_l, pygame.K_2, pygame.K_PAGEUP, pygame.K_RIGHT, pygame.K_TAB])
def test_a_refusal_goes_with_the_next_key(key: int) -> None:
    hand = refused()
    hand.key(key)
    assert hand.play.bubble is None


def test_a_key_that_does_nothing_leaves_it() -> None:
    hand = refused()
    hand.key(pygame.K_LSHIFT)
    assert hand.play.bubble is not None


def test_escape_closes_it_and_nothing_else() -> None:
    hand = refused()
    hand.key(pygame.K_ESCAPE)
    assert hand.play.bubble is None and hand.app.scene is hand.play


def test_a_refusal_goes_once_it_has_been_read() -> None:
    hand = refused()
    hand.step(READ * 0.9)
    assert hand.play.bubble is not None
    hand.step(READ * 0.2)
    assert hand.play.bubble is None


def test_another_refusal_is_said_anew() -> None:
    hand = refused()
    hand.step(READ * 0.9)
    hand.key(pygame.K_w)
    first = hand.play.bubble
    hand.step(READ * 0.9)
    assert first is not None and hand.play.bubble == first


def test_the_chip_of_its_rule_lies_where_it_hides_least(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the bubble, where below and above lies what can be clicked."""
    hand = refused()
    box = pygame.Rect(500, 300, 200, 40)
    clicked = [box.move(0, box.height), box.move(0, -box.height)]
    monkeypatch.setattr(offer, "refused_rule", lambda table: "D1")
    monkeypatch.setattr(offer, "said_box", lambda table: box)
    monkeypatch.setattr(offer, "clickable", lambda table: clicked)
    chip = offer.offer_box(hand.play)
    assert chip is not None and chip.collidelist([box, *clicked]) == -1


def test_a_refusal_leaves_year_and_scores_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """It lies further off, where what can be clicked lies just below the pointer."""
    hand = refused()
    ribbon = hand.play.stage.layout.ribbon.rect
    assert hand.play.bubble is not None
    hand.play.bubble = hand.play.bubble[0], (600, ribbon.bottom + 20)
    clicked = pygame.Rect(300, ribbon.bottom + 25, 600, 60)
    monkeypatch.setattr(offer, "clickable", lambda table: [clicked])
    box = offer.said_box(hand.play)
    assert not box.colliderect(ribbon) and not box.colliderect(clicked)
