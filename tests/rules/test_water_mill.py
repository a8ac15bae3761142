"""Section 9: the Water Mill (35)."""

from __future__ import annotations

import pytest

from game.rules.state import GameState
from game.rules.terms import Field
from tests.rules.helpers import (
    SPRING,
    SUMMER,
    at_planning,
    at_working,
    do,
    legal,
    on_farm,
    refused,
    rule,
)


def _mill(lay: str, **where: object) -> GameState:
    return at_working(f"water-mill: {lay}", owns=["35"], seats=4, **{"season": SPRING, **where})  # type: ignore[arg-type]


@rule("35", "R-56")
@pytest.mark.parametrize(
    ("lay", "farm", "vp"),
    [
        ("2 yellow", (1, 0, 0, 0), 2),
        ("2 black", (0, 0, 0, 1), 0),
        ("1 yellow, 1 wheelbarrow", (1, 0, 0, 0), 2),
        ("1 black, 1 hammer-and-pick", (0, 0, 0, 1), 0),
    ],
)
@pytest.mark.parametrize("season", [SPRING, SUMMER])
def test_what_the_mill_makes(lay: str, farm: tuple[int, ...], vp: int, season: int) -> None:
    state = _mill(lay, season=season)
    do(state, "activate water-mill")
    assert (on_farm(state.seats[0]), state.seats[0].score) == (farm, vp)  # no summer bonus
    assert state.seats[0].activated >> Field.WATER_MILL & 1


@rule("35", "R-21")
def test_the_mill_works_once_a_phase() -> None:
    state = _mill("2 yellow")
    do(state, "activate water-mill")
    assert refused(state, "activate water-mill") == "35"


@rule("35", "E7", "R-56")
def test_the_mill_gives_and_has_no_synergy() -> None:
    state = at_working("farmer: 1 yellow", "water-mill: 2 yellow", owns=["35"], seats=4, season=SPRING)
    do(state, "activate water-mill", "activate farmer")
    assert state.seats[0].food == 2
    state = at_working("farmer: 1 yellow", "water-mill: 2 yellow", owns=["35"], seats=4, season=SPRING)
    do(state, "activate farmer", "activate water-mill")
    assert state.seats[0].food == 2


@rule("35")
def test_what_may_lie_on_the_mill() -> None:
    state = at_planning(
        (3, 2, 3), owns=["35"], seats=4, seat={"food": 2, "thaler": 2, "markers": ["wheelbarrow", "ladder"]}
    )
    do(state, "lay farmer: nothing", "lay farmhand: nothing", "lay coal-digger: nothing")
    assert set(legal(state)) == {
        f"lay water-mill: {what}" for what in ("nothing", "2 black", "2 yellow", "1 yellow, 1 wheelbarrow")
    }
    for wrong in ("1 yellow", "3 yellow", "2 brown", "1 black, 1 yellow", "1 brown, 1 ladder", "3 black"):
        assert refused(state, f"lay water-mill: {wrong}") == "35"
    assert refused(state, "lay water-mill: 1 food") == "P4"
    assert refused(state, "lay water-mill: 2 yellow, 1 thaler") == "P4"


@rule("35", "P1")
def test_without_the_mill_its_field_is_not_there() -> None:
    state = at_planning((2, 0, 0))
    do(state, "lay farmer: nothing", "lay farmhand: nothing")
    assert refused(state, "lay water-mill: 2 black") == "P1"
