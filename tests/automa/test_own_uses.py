"""The disks that farmer and farmhand lay for a development."""

from __future__ import annotations

from itertools import product

import pytest

from game.automa.own_uses import Hand, requirement
from game.rules.box import Cost, meets
from game.rules.disks import Disks, plus
from game.rules.terms import Colour

HEAPS: list[Disks] = [*product(range(3), range(4), range(3))]
MARKERS: tuple[Disks, ...] = ((0, 0, 0), (1, 0, 0), (0, 1, 1))


def up_to(most: Disks) -> list[Disks]:
    return [*product(*(range(count + 1) for count in most))]


@pytest.mark.parametrize("cost", [(1, 0, 0, 1), (0, 2, 0, 3), (1, 0, 1, 2), (0, 0, 0, 2), (0, 1, 0, 0)])
@pytest.mark.parametrize("spared", Colour)
def test_disks_for_a_development_meet_its_cost_and_spare_a_colour(cost: Cost, spared: Colour) -> None:
    for disks, markers in product(HEAPS, MARKERS):
        found = requirement(cost, Hand(disks, markers, 0, 0), spared)
        without = [some for some in up_to(disks) if meets(some, cost)]
        possible = without or [some for some in up_to(plus(disks, markers)) if meets(some, cost)]
        assert (found in possible) if possible else (found is None)
        if found and without:
            assert found[spared] == min(some[spared] for some in without)


@pytest.mark.parametrize(
    ("disks", "spared", "laid"),
    [
        ((2, 1, 3), Colour.BLACK, (0, 1, 1)),
        ((2, 1, 3), Colour.BROWN, (2, 0, 0)),
        ((2, 1, 3), Colour.YELLOW, (1, 1, 0)),
        ((1, 1, 1), Colour.YELLOW, (1, 1, 0)),
        ((0, 0, 2), Colour.YELLOW, (0, 0, 2)),
    ],
)
def test_the_rarest_disks_are_laid_first(disks: Disks, spared: Colour, laid: Disks) -> None:
    assert requirement((0, 0, 0, 2), Hand(disks, (0, 0, 0), 0, 0), spared) == laid
