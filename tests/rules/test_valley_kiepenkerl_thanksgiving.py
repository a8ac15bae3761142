"""Section 12: what the tiles 28 and 29 do."""

from __future__ import annotations

import pytest

from game.rules.events import FoodGiven, KiepenkerlLaden
from game.rules.state import GameState
from game.rules.terms import Resource, Step
from tests.rules.expansion import about_to_buy, bought, reach, with_tiles, working
from tests.rules.helpers import (
    SPRING,
    SUMMER,
    allowed,
    at_planning,
    do,
    end_phase,
    give,
    legal,
    of_kind,
    on_farm,
    own,
    refused,
    rule,
)
from tests.rules.plans import on_field

# -- 28 --


def _trades(state: GameState) -> set[str]:
    return {text.removeprefix("choose ") for text in of_kind(state, "choose")}


@rule("28")
def test_it_starts_with_a_wood_on_it() -> None:
    assert working(new=("28",)).kiepenkerl == Resource.WOOD


@rule("28")
def test_the_trade_takes_what_lies_there_and_a_resource_for_one_of_another_kind() -> None:
    state = bought("28", seat={"food": 2, "wood": 1, "coal": 1})
    assert _trades(state) == {
        "1 coal for 1 food, 1 wood", "1 coal for 2 wood", "1 food for 2 wood", "1 food for 1 wood, 1 coal",
    }  # fmt: skip
    assert not allowed(state, "decline")
    events = do(state, "choose 1 coal for 1 food, 1 wood")
    assert (on_farm(state.seats[0]), state.kiepenkerl) == ((3, 2, 0, 0), Resource.COAL)
    assert KiepenkerlLaden(0, Resource.COAL) in events


@rule("28")
def test_the_next_player_takes_what_lies_there_now() -> None:
    state = about_to_buy("28", seat={"wood": 1})
    state.kiepenkerl = Resource.COAL
    do(state, "acquire 28 by farmer")
    assert _trades(state) == {"1 wood for 1 food, 1 coal", "1 wood for 2 coal"}
    do(state, "choose 1 wood for 2 coal")
    assert (on_farm(state.seats[0]), state.kiepenkerl) == ((0, 0, 2, 0), Resource.WOOD)


@rule("28", "R-72")
@pytest.mark.parametrize("farm", [{}, {"wood": 3}, {"shaft": 2, "thaler": 2}])
def test_who_could_not_put_another_kind_on_it_cannot_acquire_it(farm: dict[str, int]) -> None:
    assert refused(about_to_buy("28", seat=farm), "acquire 28 by farmer") == "28"


@rule("28", "P6")
def test_the_marker_is_a_disk_of_any_colour() -> None:
    for colour, farm in (("brown", (0, 1, 0, 0)), ("yellow", (1, 0, 0, 0))):
        state = working("farmer: 1 kiepenkerl", new=("28",))
        assert not allowed(state, "activate farmer")
        do(state, f"activate farmer as {colour}")
        assert (on_farm(state.seats[0]), sum(state.seats[0].markers)) == (farm, 0)
    state = working("farmer: 1 kiepenkerl", new=("28",))
    do(state, "activate farmer as black", "dig")
    assert (state.seats[0].coal, state.pending) == (1, ())


@rule("28", "P3")
def test_with_other_disks_it_is_of_their_colour_for_ordinary_work() -> None:
    state = working("farmer: 2 yellow, 1 kiepenkerl", new=("28",))
    assert not allowed(state, "activate farmer as brown")
    do(state, "activate farmer")
    assert state.seats[0].food == 3


@rule("28", "T1")
def test_for_a_development_it_is_what_is_needed() -> None:
    for tile in ("21", "22"):  # one asks for a yellow disk, one for a brown one
        state = working("farmer: 2 black, 1 kiepenkerl", new=("28",))
        reach(state, 0, tile)
        do(state, f"acquire {tile} by farmer")
        assert sum(state.seats[0].markers) == 0
    state = working("farmer: 1 brown, 1 kiepenkerl", new=("28",))
    reach(state, 0, "21")
    assert refused(state, "acquire 21 by farmer") == "T1"


@rule("28", "P4")
def test_it_pays_coal_digger_and_haspelknecht() -> None:
    state = working("coal-digger: 1 kiepenkerl", new=("28",))
    do(state, "activate coal-digger", "dig", "dig")
    assert state.seats[0].coal == 2
    state = working("haspelknecht: 1 kiepenkerl", new=("28",), exhausted=True, seat={"shaft": 1})
    do(state, "activate haspelknecht", "reel")
    assert state.seats[0].coal == 1


@rule("28", "P4", "R-8", "R-73")
def test_it_never_pays_the_coal_miner() -> None:
    state = at_planning((1, 0, 0), seat={"markers": ["kiepenkerl"], "pinge_dug": 7}, **with_tiles("28"))
    state = on_field(state, "coal-miner")
    assert not any("kiepenkerl" in text for text in legal(state))
    assert refused(state, "lay coal-miner: 1 kiepenkerl") == "P4"


# -- 29 --


def _autumn(*owners: int, **slots: object) -> GameState:
    """Autumn water is taken; these seats own Thanksgiving and have 1 food each."""
    state = working(new=("29",), season=SUMMER)
    for owner in owners:
        own(state, owner, "29")
        give(state.seats[owner], food=1)
    give(state.seats[0], **slots)
    end_phase(state)
    return state


@rule("29")
def test_thanksgiving_gives_a_food() -> None:
    assert on_farm(bought("29").seats[0]) == (1, 0, 0, 0)


@rule("29", "Y2")
def test_a_gift_scores_3_and_its_giver_may_leave_the_water() -> None:
    for text, water in (("give food to 3", 0), ("give food to 3 and take water", 1)):
        state = _autumn(0)
        assert (state.step, state.to_move) == (Step.AUTUMN_WATER, 0)
        assert set(legal(state)) == {
            f"give food to {to}{water}" for to in (2, 3, 4) for water in ("", " and take water")
        } | {"decline"}
        events = do(state, text)
        assert FoodGiven(0, 2, bool(water)) in events
        assert [seat.food for seat in state.seats] == [0, 0, 1, 0]
        assert [seat.water for seat in state.seats] == [water, 1, 1, 1]
        assert (state.seats[0].score, state.step) == (3, Step.FIRST_TAKING)


@rule("29", "Y2")
def test_it_may_be_declined_for_the_water() -> None:
    state = _autumn(0)
    do(state, "decline")
    assert (state.seats[0].food, state.seats[0].water, state.seats[0].score) == (1, 1, 0)


@rule("29")
def test_only_players_without_the_tile_receive() -> None:
    state = _autumn(0, 2)
    assert refused(state, "give food to 3") == "29"
    assert refused(state, "give food to supply") == "29"
    assert refused(state, "give food to 1") == "29"
    assert allowed(state, "give food to 2")


@rule("29")
def test_to_the_supply_if_all_own_it() -> None:
    state = _autumn(0, 1, 2, 3)
    assert set(legal(state)) == {"give food to supply", "give food to supply and take water", "decline"}
    events = do(state, "give food to supply")
    assert FoodGiven(0, None, False) in events
    assert (state.seats[0].food, state.seats[0].score, state.seats[0].water) == (0, 3, 0)


@rule("29")
def test_without_food_nobody_is_asked() -> None:
    state = _autumn(0, food=0)
    assert (state.step, state.seats[0].water) == (Step.FIRST_TAKING, 1)


@rule("29", "Y1", "R-74")
def test_owners_are_asked_in_turn_order() -> None:
    state = working(new=("29",), season=SUMMER, order=(2, 1, 3, 0))
    for owner in (0, 1):
        own(state, owner, "29")
        give(state.seats[owner], food=1)
    end_phase(state)
    assert state.to_move == 1
    do(state, "decline")
    assert state.to_move == 0


@rule("29", "Y2")
def test_spring_asks_nobody() -> None:
    state = working(new=("29",), owns=("29",), season=SPRING, seat={"food": 1})
    end_phase(state)
    assert state.step == Step.FIRST_TAKING
