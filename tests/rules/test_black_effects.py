"""Section 13: what the tiles 51 to 55 do, and the bonus marker that is taken in secret."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules import legal_moves, view
from game.rules.events import BonusTaken, DebtReturned, MarkerGained, WaterDrained
from game.rules.state import EVERY_BONUS, NO_BONUS, GameState
from game.rules.terms import HIDDEN_BONUS, Bonus, Marker, Place
from tests.owning import owns
from tests.rules.expansion import BLACK, about_to_buy, bought, working
from tests.rules.helpers import (
    AUTUMN,
    allowed,
    do,
    end_phase,
    idle_until,
    legal,
    of_kind,
    on_farm,
    own,
    refused,
    rule,
)

BONUSES = {f"take bonus {bonus.id}" for bonus in Bonus}


def _options(state: GameState) -> set[str]:
    return {text.removeprefix("choose ") for text in of_kind(state, "choose")}


def _bought(tile: str, *tokens: str, **where: Any) -> GameState:
    """The farmer has just acquired the tile; another seat has tokens on these, or on the Hauling Cable."""
    state = about_to_buy(tile, **where)
    own(state, 2, *(tokens or ("14",)))
    do(state, f"acquire {tile} by farmer")
    return state


def _takes_bonus(state: GameState) -> bool:
    return {*of_kind(state, "take bonus")} == BONUSES and not allowed(state, "decline")


# -- B4 --


@rule("B4")
@pytest.mark.parametrize("tile", BLACK)
def test_after_the_effect_one_bonus_marker_is_taken(tile: str) -> None:
    state = _bought(tile)
    do(state, of_kind(state, "choose")[0])
    assert _takes_bonus(state)
    events = do(state, "take bonus lorry")
    assert (state.seats[0].bonus, state.pending) == (Bonus.LORRY, ())
    assert state.bonus_left == EVERY_BONUS & ~(1 << Bonus.LORRY)
    assert BonusTaken(0, Bonus.LORRY) in events


@rule("B4")
def test_only_what_remains_can_be_taken() -> None:
    state = bought("54")
    state.bonus_left = 1 << Bonus.DEBT | 1 << Bonus.OIL_LAMP
    do(state, "choose 2 food")
    assert {*of_kind(state, "take bonus")} == {"take bonus debt", "take bonus oil-lamp"}
    assert refused(state, "take bonus tokens") == "B4"


@rule("B4")
def test_one_of_the_two_effects_is_used() -> None:
    assert not allowed(bought("51"), "decline")
    assert not allowed(bought("51"), "take bonus lorry")


# -- R-26 --


def _choosing() -> GameState:
    state = bought("54")
    state.seats[1].bonus = Bonus.TOKENS
    state.bonus_left = EVERY_BONUS & ~(1 << Bonus.TOKENS)
    do(state, "choose 2 food")
    return state


@rule("R-26", "B4")
def test_who_chooses_sees_what_remains_and_nobody_else_does() -> None:
    state = _choosing()
    assert view(state, 0).bonus_left == state.bonus_left
    assert legal_moves(view(state, 0)) == legal_moves(state)
    for other in (1, 2, 3, None):
        assert view(state, other).bonus_left == 0


@rule("R-26")
def test_what_was_taken_is_known_to_its_owner_alone() -> None:
    state = _choosing()
    do(state, "take bonus debt")
    assert [seat.bonus for seat in view(state, 0).seats] == [Bonus.DEBT, HIDDEN_BONUS, NO_BONUS, NO_BONUS]
    assert [seat.bonus for seat in view(state, 1).seats] == [HIDDEN_BONUS, Bonus.TOKENS, NO_BONUS, NO_BONUS]
    for watcher in (2, 3, None):
        assert [seat.bonus for seat in view(state, watcher).seats[:2]] == [HIDDEN_BONUS] * 2
    for watcher in (0, 1, 2, None):
        assert view(state, watcher).bonus_left == 0  # nobody is choosing


@rule("R-26")
def test_views_of_different_takings_are_alike() -> None:
    """What another seat sees does not depend on which marker was taken."""
    seen = []
    for bonus in ("debt", "lorry"):
        state = _choosing()
        do(state, f"take bonus {bonus}")
        other = view(state, 2)
        seen.append(([seat.bonus for seat in other.seats], other.bonus_left, legal(other)))
    assert seen[0] == seen[1]


@rule("R-26")
def test_the_final_scoring_shows_them() -> None:
    state = working(modules=("black",), season=AUTUMN, year=3)
    state.seats[1].bonus = Bonus.TOKENS
    end_phase(state)
    idle_until(state, lambda now: now.to_move is None)
    assert view(state, 0).seats[1].bonus == Bonus.TOKENS


# -- B5 --


@rule("B5", "51")
def test_coal_barge() -> None:
    state = bought("51", seat={"water": 3, "debt": 2})
    assert _options(state) == {"1 thaler, drain 1", "1 food, return 1 debt"}
    do(state, "choose 1 thaler, drain 1")
    assert not allowed(state, "drain 2")
    do(state, "drain 1")
    assert (on_farm(state.seats[0]), state.seats[0].water, state.seats[0].debt) == ((0, 0, 0, 1), 2, 2)
    assert _takes_bonus(state)
    state = bought("51", seat={"water": 3, "debt": 2})
    events = do(state, "choose 1 food, return 1 debt")
    assert (on_farm(state.seats[0]), state.seats[0].water, state.seats[0].debt) == ((1, 0, 0, 0), 3, 1)
    assert DebtReturned(0, 1, "51") in events and _takes_bonus(state)


@rule("B5", "51", "T7")
def test_its_food_comes_without_debt_too() -> None:
    state = bought("51")
    do(state, "choose 1 food, return 1 debt")
    assert (state.seats[0].food, state.seats[0].debt) == (1, 0)
    assert _takes_bonus(state)


@rule("B5", "T7")
@pytest.mark.parametrize(
    ("tile", "option"),
    [
        ("51", "1 thaler, drain 1"),
        ("52", "1 thaler, drain 1"),
        ("53", "3 coal, drain 1"),
        ("55", "return 1 debt, drain 1"),
    ],
)
def test_the_water_may_be_left_and_is_not_asked_for_where_there_is_none(tile: str, option: str) -> None:
    state = _bought(tile, seat={"water": 1})
    do(state, f"choose {option}", "decline")
    assert state.seats[0].water == 1 and _takes_bonus(state)
    state = _bought(tile)
    do(state, f"choose {option}")
    assert _takes_bonus(state)


@rule("B5")
@pytest.mark.parametrize(("exhausted", "place"), [(False, Place.PINGE), (True, Place.TUNNEL)])
def test_the_water_comes_from_pinge_or_shaft(exhausted: bool, place: Place) -> None:
    state = bought("53", exhausted=exhausted, seat={"water": 4})
    events = do(state, "choose drain 5", "drain 3")
    assert [(event.amount, event.place) for event in events if isinstance(event, WaterDrained)] == [
        (3, place)
    ]


@rule("B5", "52")
def test_mine_surveyor_thaler_and_water() -> None:
    state = _bought("52", seat={"water": 2})
    do(state, "choose 1 thaler, drain 1", "drain 1")
    assert (state.seats[0].thaler, state.seats[0].water) == (1, 1)


@rule("B5", "R-43", "R-50")
@pytest.mark.parametrize("tile", ["52", "55"])
def test_what_is_left_of_its_ways_is_done_without_a_question(tile: str) -> None:
    state = bought(tile, seat={"water": 1, "debt": 1})  # no base-game tile with a marker bears a token
    assert (state.seats[0].thaler, state.seats[0].debt) == ((1, 1) if tile == "52" else (0, 0))
    assert {*legal(state)} == {"drain 1", "decline"}
    state = _bought(tile, "23")
    events = do(state, "choose a marker")  # and only one is there
    assert MarkerGained(0, Marker.LADDER) in events and _takes_bonus(state)


MARKERS = {
    "14": "hauling-cable", "22": "wheelbarrow", "23": "ladder",
    "25": "windlass", "32": "oil-lamp", "33": "hammer-and-pick",
}  # fmt: skip


def _to_marker(tile: str, *tokens: str, **slots: object) -> GameState:
    """The black tile's second effect is chosen; another seat has tokens on these."""
    state = _bought(tile, *tokens, seat=slots)
    (option,) = _options(state) - {"1 thaler, drain 1", "return 1 debt, drain 1"}
    do(state, f"choose {option}")
    return state


@rule("B5", "52", "55", "T8")
@pytest.mark.parametrize("tile", ["52", "55"])
@pytest.mark.parametrize("base", MARKERS)
def test_a_marker_of_a_tile_that_bears_any_token(tile: str, base: str) -> None:
    other = "14" if base != "14" else "22"
    state = _to_marker(tile, base, other, "11")
    assert {*of_kind(state, "take marker")} == {f"take marker {MARKERS[tile]}" for tile in (base, other)}
    assert not allowed(state, "decline")
    do(state, f"take marker {MARKERS[base]}")
    seat = state.seats[0]
    marker = next(marker for marker in Marker if marker.id == MARKERS[base])
    assert (seat.fresh[marker], seat.markers[marker]) == (1, 0)  # from the next phase on
    assert not owns(state, 0, base) and seat.abilities == 0
    assert _takes_bonus(state)


@rule("B5", "52", "55")
@pytest.mark.parametrize("tile", ["52", "55"])
def test_it_is_the_takers_choice_among_them(tile: str) -> None:
    state = _to_marker(tile, *MARKERS)
    assert {*of_kind(state, "take marker")} == {f"take marker {name}" for name in MARKERS.values()}


@rule("B5", "52")
def test_markers_of_the_expansion_and_untouched_tiles_are_not_offered() -> None:
    state = _bought("52", "16", "26", "24", "14", "33", new=("16", "26"))
    do(state, "choose a marker")
    assert {*of_kind(state, "take marker")} == {"take marker hauling-cable", "take marker hammer-and-pick"}


@rule("B5", "52", "T8", "G5")
def test_it_may_be_a_second_of_its_kind() -> None:
    state = _bought("52", owns=("23",), seat={"markers": ["ladder"]})
    do(state, "choose a marker", "take marker ladder", "take bonus tokens")
    seat = state.seats[0]
    assert (seat.markers[Marker.LADDER], seat.fresh[Marker.LADDER]) == (1, 1)


@rule("B5", "52", "25", "32", "33")
@pytest.mark.parametrize("base", ["25", "32", "33"])
def test_the_marker_brings_nothing_else_of_its_tile(base: str) -> None:
    state = _to_marker("52", base, "14", water=3)
    do(state, f"take marker {MARKERS[base]}")
    assert _takes_bonus(state)  # no water is drained, nothing dug
    assert on_farm(state.seats[0]) == (0, 0, 0, 0)


@rule("B5", "53")
def test_new_tunnel() -> None:
    state = bought("53", seat={"water": 2})
    assert _options(state) == {"3 coal, drain 1", "drain 5"}
    do(state, "choose 3 coal, drain 1", "drain 1")
    assert (state.seats[0].coal, state.seats[0].water, state.seats[0].coal_removed) == (3, 1, 0)


@rule("B5", "53", "54")
@pytest.mark.parametrize("tile", ["53", "54"])
@pytest.mark.parametrize(("water", "most"), [(7, 5), (5, 5), (3, 3), (1, 1)])
def test_up_to_five_water(tile: str, water: int, most: int) -> None:
    state = bought(tile, seat={"water": water})
    do(state, "choose drain 5")
    assert {*legal(state)} == {f"drain {count}" for count in range(1, most + 1)} | {"decline"}
    do(state, f"drain {most}")
    assert state.seats[0].water == water - most and _takes_bonus(state)


@rule("B5", "54")
def test_horse_mill() -> None:
    state = bought("54", seat={"water": 2})
    assert _options(state) == {"2 food", "drain 5"}
    do(state, "choose 2 food")
    assert (on_farm(state.seats[0]), state.seats[0].water) == ((2, 0, 0, 0), 2)
    assert _takes_bonus(state)


@rule("B5", "55")
@pytest.mark.parametrize(("debt", "left"), [(2, 1), (0, 0)])
def test_haul_track(debt: int, left: int) -> None:
    state = _bought("55", seat={"water": 2, "debt": debt})
    do(state, "choose return 1 debt, drain 1", "drain 1")
    assert (state.seats[0].debt, state.seats[0].water) == (left, 1)
    assert _takes_bonus(state)
