"""A piece that is let go glides to its place or back; nobody waits for it, and it leaves no trace."""

from __future__ import annotations

import pygame

from game.rules.terms import Step
from tests.motion.test_pictures import drawn
from tests.scenes.clicks import Hand
from tests.scenes.test_play_mouse import bench_of, table, until

AWAY = (5, 300)


def planning() -> Hand:
    """A hand whose turn it is to plan, everything in motion."""
    hand = table(humans=2)
    until(hand, Step.PLANNING)
    hand.app.context.settings.speed = "normal"
    return hand


def first_loose(hand: Hand):
    bench = bench_of(hand.play)
    return next(spot for spot in bench.spots(hand.play.layout) if spot.field is None)


def drag(hand: Hand, spot: tuple[int, int], goal: tuple[int, int]) -> None:
    """Press, move and let go within one frame each; no time passes."""
    for kind, pos in (
        (pygame.MOUSEBUTTONDOWN, spot),
        (pygame.MOUSEMOTION, goal),
        (pygame.MOUSEBUTTONUP, goal),
    ):
        pygame.event.post(pygame.Event(kind, pos=pos, button=1, rel=(0, 0), buttons=(1, 0, 0)))
        hand.app.step(0.0)


def test_a_piece_glides_from_the_hand_onto_its_field() -> None:
    hand = planning()
    loose, bench = first_loose(hand), bench_of(hand.play)
    goal = hand.play.layout.board.fields[bench.takers(loose.piece)[0]].center
    drag(hand, loose.rect.center, goal)
    glide = hand.play.mouse.glide
    assert glide is not None and bench.plan.lays != glide.lays
    laid = [spot.rect.center for spot in bench.spots(hand.play.layout) if spot.field is not None]
    assert glide.end in laid
    flying = drawn(hand.app)
    hand.app.step(glide.length + 0.01)
    assert hand.play.mouse.glide is None and drawn(hand.app) != flying


def test_a_piece_that_finds_no_place_glides_back() -> None:
    hand = planning()
    before, loose = drawn(hand.app), first_loose(hand)
    drag(hand, loose.rect.center, AWAY)
    glide = hand.play.mouse.glide
    assert glide is not None and glide.end == loose.rect.center
    assert glide.pose().x == AWAY[0] and not hand.play.moving
    for _ in range(40):
        hand.app.step(0.02)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(-1, -1), rel=(0, 0), buttons=(0, 0, 0)))
    hand.app.step(1.0)
    assert hand.play.mouse.glide is None and drawn(hand.app) == before


def test_the_next_press_does_not_wait() -> None:
    hand = planning()
    loose = first_loose(hand)
    drag(hand, loose.rect.center, AWAY)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=loose.rect.center, button=1))
    hand.app.step(0.0)
    assert hand.play.mouse.glide is None and bench_of(hand.play).drag is not None


def test_what_is_taken_back_glides_no_more() -> None:
    hand = planning()
    loose = first_loose(hand)
    goal = hand.play.layout.board.fields[bench_of(hand.play).takers(loose.piece)[0]].center
    drag(hand, loose.rect.center, goal)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=goal, button=3))
    hand.app.step(0.0)
    assert hand.play.mouse.glide is None and not any(
        lay.total != (0, 0, 0) for lay in bench_of(hand.play).plan.lays
    )


def test_without_motion_a_piece_lies_there_at_once() -> None:
    hand = planning()
    hand.app.context.settings.speed = "instant"
    drag(hand, first_loose(hand).rect.center, AWAY)
    assert hand.play.mouse.glide is None
