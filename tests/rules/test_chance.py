"""Chance: each draw is splitmix64's, in pure Python and compiled."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.chance import below, shuffled, stepped

WHOLE = 1 << 64


def mixed(chance: int) -> int:
    """Return what splitmix64 makes of a state, as it was published."""
    first = (chance ^ chance >> 30) * 0xBF58476D1CE4E5B9 % WHOLE
    second = (first ^ first >> 27) * 0x94D049BB133111EB % WHOLE
    return second ^ second >> 31


def test_the_first_draws_are_the_published_ones() -> None:
    chance, drawn = 1234567, []
    for _ in range(3):
        chance = stepped(chance)
        drawn.append(mixed(chance))
    assert drawn == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@pytest.mark.parametrize("limit", [1, 2, 3, 57, 1000, (1 << 31) - 1])
def test_a_draw_below_a_number_is_its_share_of_the_output(limit: int) -> None:
    lots = Random(limit)
    edges = [0, 1, (1 << 62) - 1, 1 << 62, (1 << 63) - 1, 1 << 63, WHOLE - 1]
    for chance in (*edges, *(lots.getrandbits(64) for _ in range(500))):
        assert below(chance, limit) == mixed(chance) * limit >> 64


def test_a_shuffle_keeps_every_item() -> None:
    _, order = shuffled(5, list(range(40)))
    assert order != list(range(40)) and sorted(order) == list(range(40))
