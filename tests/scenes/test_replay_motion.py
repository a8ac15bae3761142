"""A replay steps through winters as the table counts them, and nobody who steps has to wait."""

from __future__ import annotations

import pygame
import pytest

from game.rules.events import SeasonBegan
from game.rules.terms import Season
from game.scenes.replay.commands import Seek
from tests.scenes.reels import Viewer, begun
from tests.scenes.written import drawn

pytestmark = pytest.mark.usefixtures("still_land")


@pytest.fixture
def hand() -> Viewer:
    hand = begun()
    hand.app.context.settings.animation = True
    return hand


def still(hand: Viewer, at: int) -> bytes:
    """The picture of a position without any motion."""
    hand.replay.go(at)
    return drawn(hand)


def scored_in_winter(hand: Viewer) -> int:
    """The first position of a winter whose move changes a score."""
    history = hand.replay.history
    winters = [span for span in history.spans if span.season == Season.WINTER]
    spots = [at for span in winters for at in range(span.start, span.stop + 1)]
    return next(at for at in spots if history.scores[at] != history.scores[at - 1])


def complete(hand: Viewer) -> int:
    """The position where the first winter is over."""
    winter = next(span for span in hand.replay.history.spans if span.season == Season.WINTER)
    return winter.stop


def scores(hand: Viewer) -> tuple[int, ...]:
    return tuple(seat.score for seat in hand.replay.stage.shown.seats)


def step_to(hand: Viewer, at: int) -> None:
    """The last step is made by key, and so is seen."""
    hand.replay.go(at - 1)
    hand.press_key(pygame.K_RIGHT)
    assert hand.at == at


def run_out(hand: Viewer) -> None:
    for _ in range(600):
        if not (hand.replay.stage.moving or hand.replay.stage.lights.lit or hand.replay.stage.motion.actors):
            return
        hand.step(0.1)
    raise AssertionError("it does not come to rest")


@pytest.mark.long
def test_a_winter_is_counted_line_by_line_up_to_its_scores(hand: Viewer) -> None:
    replay, at = hand.replay, scored_in_winter(hand)
    step_to(hand, at)
    assert replay.stage.count.active and scores(hand) == replay.history.scores[at - 1]
    seen = set()
    while replay.stage.moving:
        seen.add(scores(hand))
        hand.step(0.1)
    assert len(seen) > 1 and scores(hand) == replay.history.scores[at]


@pytest.mark.long
@pytest.mark.parametrize("moments", [0, 2, 5, 9, 14, 30])
def test_what_is_counted_ends_in_the_picture_of_no_motion_whenever_it_is_left(
    hand: Viewer, moments: int
) -> None:
    at = scored_in_winter(hand)
    wanted = still(hand, at)
    step_to(hand, at)
    for _ in range(moments):
        hand.step(0.1)
    hand.replay.stage.hurry()
    hand.replay.stage.skip()
    hand.replay.dirty = True
    assert drawn(hand) == wanted


@pytest.mark.long
def test_a_count_left_alone_ends_in_the_picture_of_no_motion(hand: Viewer) -> None:
    at = scored_in_winter(hand)
    wanted = still(hand, at)
    step_to(hand, at)
    run_out(hand)
    assert drawn(hand) == wanted


def test_the_next_step_does_not_wait_for_the_count(hand: Viewer) -> None:
    at = scored_in_winter(hand)
    step_to(hand, at)
    hand.press_key(pygame.K_LEFT)
    assert hand.at == at - 1 and not hand.replay.stage.moving
    assert scores(hand) == hand.replay.history.scores[at - 1]


@pytest.mark.long
def test_the_pools_are_filled_once_the_winter_is_laid_aside(hand: Viewer) -> None:
    replay, at = hand.replay, complete(hand)
    step_to(hand, at)
    run_out(hand)
    assert replay.stage.winter_open and not replay.stage.motion.flights
    hand.click(replay.stage.yard.rect.center)
    assert not replay.stage.winter_open and "bag" in {flight.sprite for flight in replay.stage.motion.flights}
    run_out(hand)
    hand.move((-1, -1))
    hand.step(0.1)
    replay.stage.skip()
    hand.app.draw()
    assert replay.stage.shown is replay.history.state(at)


def test_a_click_on_the_sheet_first_ends_the_count(hand: Viewer) -> None:
    replay = hand.replay
    step_to(hand, scored_in_winter(hand))
    assert replay.stage.count.active
    hand.click(replay.stage.yard.rect.center)
    assert replay.stage.winter_open and not replay.stage.count.active
    hand.click(replay.stage.yard.rect.center)
    assert not replay.stage.winter_open


@pytest.mark.long
def test_playing_on_it_lays_the_winter_aside_and_shows_the_spring(hand: Viewer) -> None:
    replay, at = hand.replay, complete(hand)
    replay.go(at - 1)
    hand.press_key(pygame.K_SPACE)
    seen = []
    for _ in range(400):
        hand.step(0.1)
        seen.append((hand.at, replay.stage.winter_open, bool(replay.stage.motion.flights)))
        if hand.at > at:
            break
    assert (at, True, False) in seen and (at, False, True) in seen and hand.at == at + 1


def test_a_position_that_was_jumped_to_lies_still(hand: Viewer) -> None:
    replay, at = hand.replay, complete(hand)
    turn = replay.history.turn(at)
    assert turn is not None and any(isinstance(event, SeasonBegan) for event in turn.events)
    replay.carry_out(Seek(at - 2))
    replay.carry_out(Seek(at))
    assert not replay.stage.moving
    hand.click(replay.stage.yard.rect.center)
    assert not replay.stage.winter_open and not replay.stage.motion.flights


def test_the_final_points_come_after_the_last_winter(hand: Viewer) -> None:
    replay, last = hand.replay, hand.replay.history.last
    step_to(hand, last)
    assert replay.stage.count.active and scores(hand) == replay.history.scores[last - 1]
    run_out(hand)
    assert scores(hand) == replay.history.scores[last] and replay.stage.winter_open
