"""The coach as the window has it: its real processes find something, and none of them outlives its screen."""

from __future__ import annotations

import os

import pygame
import pytest

from game.program.window import start_review
from tests.coach.test_review_process import below, parents, pytestmark, until
from tests.scenes.coaches import Coached, at_coach

__all__ = ["pytestmark"]


def looking(hand: Coached) -> bool:
    """One round of the loop; True once something has been played."""
    hand.step(0.02)
    return hand.coach.reviews.review.done > 0


@pytest.mark.long
@pytest.mark.parametrize("way", ["esc", "close"])
def test_no_process_outlives_the_screen(way: str) -> None:
    before = below(os.getpid())
    hand = at_coach(start_review)  # type: ignore[arg-type]
    until(lambda: looking(hand))
    leader = hand.coach.reviews._under_way._process.pid  # type: ignore[union-attr]
    own = {leader, *below(leader)}
    assert len(own) >= 2 and own & before == set()
    if way == "esc":
        hand.key(pygame.K_ESCAPE)
    else:
        pygame.event.post(pygame.Event(pygame.QUIT))
        hand.step()
        assert not hand.app.running
    until(lambda: not own & set(parents()))
