"""What was taken back can be played again, by any hand; and nobody takes back what another decided."""

from __future__ import annotations

import pygame
import pytest

from game.rules.terms import Step
from game.scenes.play.stops import nearest, stops
from game.scenes.stage.pointing import PlaceKind
from tests.scenes.clicks import Hand
from tests.scenes.keyhand import KeyHand, PadHand, TouchHand
from tests.scenes.test_play_hints import said
from tests.scenes.test_seats import table, until


def taken_back(hand: Hand) -> list[object]:
    """Take back a taking; return the moves there were before."""
    until(hand, Step.FIRST_TAKING)
    hand.play.submit(hand.play.targets.legal[:1])
    moves: list[object] = list(hand.play.match.moves)
    hand.play.undo()
    hand.step()
    assert len(hand.play.match.moves) < len(moves)
    return moves


@pytest.mark.parametrize("kind", [Hand, KeyHand, PadHand, TouchHand])
def test_any_hand_plays_again_what_was_taken_back(kind: type[Hand]) -> None:
    hand = kind(table().app)
    moves = taken_back(hand)
    hand.click(hand.play.stage.layout.ribbon.redo.center)
    assert hand.play.match.moves[: len(moves)] == moves


def test_redo_is_there_only_while_something_was_taken_back() -> None:
    hand = table()
    place = hand.play.stage.layout.ribbon.redo

    def there() -> bool:
        hand.move(place.center)
        hand.step()
        shown = hand.play.picture().redo
        assert shown == any(stop.rect == place for stop in stops(hand.play))
        assert shown == (hand.play.place.kind is PlaceKind.REDO)
        assert shown == (hand.app.cursor == pygame.SYSTEM_CURSOR_HAND)
        return shown

    assert not there()
    taken_back(hand)
    assert there()
    hand.click(place.center)
    assert not there()


def test_the_pointer_on_redo_is_told_what_it_plays_again() -> None:
    hand = table()
    taken_back(hand)
    hand.move(hand.play.stage.layout.ribbon.redo.center)
    hand.step()
    hand.step(2.0)
    assert "Redo: Anna’s taking" in [text.replace("'", "’") for text in said(hand)]


def test_the_ring_goes_from_undo_to_redo() -> None:
    hand = table()
    taken_back(hand)
    ribbon = hand.play.stage.layout.ribbon
    hand.key(pygame.K_TAB)
    hand.play.steered = nearest(stops(hand.play), ribbon.undo.center)
    hand.key(pygame.K_LEFT)
    assert hand.play.steered.rect == ribbon.redo
