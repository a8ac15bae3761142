"""Clicks of somebody at the table for the first time: where they lead, and what is said after them."""

from __future__ import annotations

import pygame
import pytest

from game.rules.disks import Disks
from game.rules.terms import Colour, Field, Step
from game.scenes.play.scene import Play
from game.scenes.stage.plan import PieceKind, PlanPiece
from game.scenes.stage.pointing import REST
from tests.scenes.clicks import Hand
from tests.scenes.sitting import editor_of, give_disks, table, until
from tests.scenes.written import said

BLACK, BROWN, YELLOW = (PlanPiece(PieceKind.DISK, colour) for colour in Colour)


def planning(cart1: Disks, cart2: Disks, *clicked: PlanPiece) -> tuple[Hand, Play]:
    """Return a hand at a blank plan of these disks, which has clicked some of them."""
    hand = table()
    play = until(hand, Step.PLANNING)
    give_disks(play, cart1, cart2).tiles = 0
    play.refresh()
    for piece in clicked:
        click(hand, play, piece)
    return hand, play


def click(hand: Hand, play: Play, piece: PlanPiece) -> None:
    """Click a piece that is not laid yet."""
    editor = editor_of(play)
    lying = next(spot for spot in editor.spots(play.stage) if spot.origin is None and spot.thing == piece)
    hand.click(lying.rect.center)
    hand.step(1.0)


def test_a_disk_of_another_colour_goes_to_the_next_worker() -> None:
    _, play = planning((3, 0, 0), (0, 2, 0), BLACK, BLACK, BLACK, BROWN, BROWN)
    editor = editor_of(play)
    assert editor.plan.on(Field.FARMER).disks == (3, 0, 0)
    assert editor.plan.on(Field.FARMHAND).disks == (0, 2, 0)
    assert editor.problem is None and editor.forfeits is None


def test_disks_for_a_development_within_reach_go_together() -> None:
    _, play = planning((1, 0, 0), (0, 1, 0), BLACK, BROWN)
    assert editor_of(play).plan.on(Field.FARMER).disks == (1, 1, 0)


def test_a_worker_who_was_clicked_gets_the_disks_whatever_he_has() -> None:
    hand, play = planning((3, 0, 0), (0, 2, 0), BLACK, BLACK, BLACK)
    hand.click(play.stage.layout.board.fields[Field.FARMER].move(6, 6).topleft)
    click(hand, play, BROWN)
    assert editor_of(play).plan.on(Field.FARMER).disks == (3, 1, 0)


def test_a_disk_that_was_taken_up_again_goes_where_it_is_of_use() -> None:
    hand, play = planning((3, 0, 0), (0, 1, 0), BLACK, BLACK, BLACK)
    hand.click(play.stage.layout.board.fields[Field.FARMER].move(6, 6).topleft)
    click(hand, play, BROWN)
    spots = editor_of(play).spots(play.stage)
    laid = next(spot for spot in spots if spot.origin is not None and spot.thing == BROWN)
    hand.click(laid.rect.center)
    hand.step(1.0)
    click(hand, play, BROWN)
    assert editor_of(play).plan.on(Field.FARMHAND).disks == (0, 1, 0)


def tips(hand: Hand) -> list[str]:
    """Return what is said once the pointer has rested."""
    hand.step()
    hand.step(REST + 0.1)
    hand.step(REST + 0.1)
    return [text for text in said(hand) if "rule " in text]


def test_a_pointer_that_has_just_laid_a_piece_is_told_nothing_until_it_moves() -> None:
    hand, play = planning((3, 0, 0), (0, 2, 0), BLACK)
    assert not tips(hand)
    hand.move(play.stage.layout.board.fields[Field.FARMHAND].move(6, 6).topleft)
    assert tips(hand)


def test_a_pointer_that_has_just_taken_disks_is_told_nothing_until_it_asks() -> None:
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    target = next(target for target in play.targets.all if play.targets.live[target.name])
    hand.click(play.targets.spot_on(target))
    hand.step(3.0)
    assert not tips(hand)
    hand.key(pygame.K_F1)
    assert tips(hand)


@pytest.mark.parametrize("moved", [False, True])
def test_after_the_plan_a_worker_is_asked_for_until_the_pointer_goes_to_the_button(moved: bool) -> None:
    hand, play = planning((3, 0, 0), (0, 2, 0), BLACK, BLACK, BLACK, BROWN, BROWN)
    button = play.stage.layout.board.button.center
    hand.move(button)
    hand.click(button)
    until(hand, Step.WORKING)
    hand.step(3.0)
    if moved:
        hand.move((button[0] + 20, button[1]))
        hand.step()
    assert any("Unused: " in text for text in said(hand)) is moved


@pytest.mark.long
def test_while_a_winter_is_read_nothing_is_refused_that_spring_would_ask_for() -> None:
    hand = table(seed=3)
    play = until(hand, Step.WINTER_STORAGE)
    while not play.stage.winter_read:
        hand.click(play.stage.layout.board.button.center)
        hand.step(1.0)
        play.skip()
    hand.step(1.0)
    moves = len(play.match.moves)
    for name in ("button", "pinge_water", "shelf"):
        hand.click(getattr(play.stage.layout.board, name).center)
        hand.step(1.0)
        assert play.stage.winter_read and play.bubble is None and len(play.match.moves) == moves
