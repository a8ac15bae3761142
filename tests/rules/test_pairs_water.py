"""Developments that touch each other: the Water Channel, the Bucket, Thanksgiving, and all that drains."""

from __future__ import annotations

import pytest

from game.rules.events import WaterChannelled, WaterTaken
from game.rules.state import GameState
from game.rules.terms import Ability, Season, Step
from tests.rules.expansion import about_to_buy, bought, ended, line, reach, working
from tests.rules.helpers import (
    AUTUMN,
    SPRING,
    SUMMER,
    do,
    end_phase,
    game,
    idle_until,
    own,
    refused,
    rule,
)

NO_BUILDINGS = ("11", "14", "18", "21", "22", "23", "31", "32", "33", "41", "42", "45")


def _channel(*plan: str, owns: tuple[str, ...] = (), **where: object) -> GameState:
    return working(*plan, owns=("18", *owns), new=("18",), **where)  # type: ignore[arg-type]


# -- the channel and the Bucket --


@rule("18", "21", "Y2", "R-65")
@pytest.mark.parametrize("order", [("18", "21"), ("21", "18")])
def test_channel_and_bucket_in_either_order(order: tuple[str, str]) -> None:
    lays = {"18": "2 brown", "21": "3 yellow"}
    state = working(f"farmer: {lays[order[1]]}", owns=order[:1], new=("18",), season=SUMMER)
    reach(state, 0, order[1])
    do(state, f"acquire {order[1]} by farmer")
    events = end_phase(state)
    seat = state.seats[0]
    assert (state.season, seat.water, seat.channel) == (AUTUMN, 0, 1)
    assert not [event for event in events if isinstance(event, WaterTaken) and event.seat == 0]
    assert WaterChannelled(0, 1, 1) in events


@rule("18", "21", "Y2")
def test_spring_too_lays_one_and_the_third_scores() -> None:
    state = _channel(owns=("21",), season=AUTUMN, seat={"channel": 2, "food": 2})
    end_phase(state)
    idle_until(state, lambda now: now.season == SPRING)
    assert (state.seats[0].water, state.seats[0].channel, state.seats[0].score) == (0, 0, 1)
    assert [seat.water for seat in state.seats[1:]] == [1, 1, 1]


@rule("18", "21", "D4")
def test_other_water_still_comes_into_the_mine() -> None:
    state = bought("17", new=("18",), owns=("18", "21"))
    assert (state.seats[0].water, state.seats[0].channel) == (1, 0)


# -- the channel and what removes water --


@rule("18", "14", "R-64")
def test_the_cable_lays_on_the_channel() -> None:
    state = _channel(seat={"water": 2, "channel": 2, "markers": ["hauling-cable"]})
    do(state, "use hauling-cable")
    assert (state.seats[0].water, state.seats[0].channel, state.seats[0].score) == (1, 0, 1 + 1)


@rule("18", "25")
def test_the_windlass_does_at_once_and_later() -> None:
    state = bought("25", new=("18",), owns=("18",), seat={"water": 3})
    do(state, "drain 1")
    assert (state.seats[0].water, state.seats[0].channel) == (2, 1)
    state = _channel(exhausted=True, seat={"water": 5, "markers": ["windlass"]})
    score = state.seats[0].score
    do(state, "use windlass", "drain 2", "drain 2")
    assert (state.seats[0].water, state.seats[0].channel, state.seats[0].score - score) == (1, 1, 1)


@rule("18", "E11")
def test_the_haspelknecht_does() -> None:
    state = _channel("haspelknecht: 1 food", exhausted=True, seat={"water": 6})
    do(state, "activate haspelknecht", "drain 2", "drain 2", "drain 2")
    assert (state.seats[0].water, state.seats[0].channel, state.seats[0].score) == (0, 0, 2)


@rule("18", "E9")
def test_the_coal_digger_does() -> None:
    state = _channel("coal-digger: 1 food", seat={"water": 4})
    do(state, "activate coal-digger", "drain 2", "drain 2")
    assert (state.seats[0].water, state.seats[0].channel, state.seats[0].score) == (0, 1, 1)


@rule("18", "19")
def test_the_farmers_wife_does() -> None:
    state = working(
        "farmers-wife: 1 black", owns=("18", "19"), new=("18", "19"), seat={"water": 2, "channel": 1}
    )
    do(state, "activate farmers-wife", "drain 2")
    assert (state.seats[0].water, state.seats[0].channel, state.seats[0].score) == (0, 0, 1)


@rule("18", "16")
def test_a_worker_with_the_basket_does() -> None:
    state = working(
        "farmer: 1 black, 1 brown, 1 wicker-basket", owns=("18",), new=("16", "18"), seat={"water": 2}
    )
    do(state, "activate farmer", "drain 2")
    assert (state.seats[0].channel, state.seats[0].wood) == (2, 1)


@rule("18", "B5", "R-64")
@pytest.mark.parametrize(
    ("tile", "option", "drained"),
    [
        ("51", "1 thaler, drain 1", 1), ("52", "1 thaler, drain 1", 1), ("53", "3 coal, drain 1", 1),
        ("55", "return 1 debt, drain 1", 1), ("53", "drain 5", 5), ("54", "drain 5", 5),
    ],
)  # fmt: skip
def test_black_developments_do(tile: str, option: str, drained: int) -> None:
    state = about_to_buy(tile, new=("18",), owns=("18",), seat={"water": 6, "channel": 2})
    own(state, 1, "14")  # whose marker is the other way of 52 and 55
    do(state, f"acquire {tile} by farmer")
    score = state.seats[0].score
    do(state, f"choose {option}", f"drain {drained}")
    seat = state.seats[0]
    assert (seat.water, seat.channel, seat.score - score) == (
        6 - drained,
        (2 + drained) % 3,
        (2 + drained) // 3,
    )


@rule("18", "D5", "V3")
def test_nobody_can_own_it_when_water_is_returned_in_the_first_spring() -> None:
    state = game(2, start_buildings=True, start_improved_farmhand=True, tiles=NO_BUILDINGS)
    assert not any(seat.has(Ability.WATER_CHANNEL) for seat in state.seats)


@rule("18", "G8", "R-63")
def test_water_on_the_channel_costs_nothing_at_the_end() -> None:
    assert line(ended("18", water=1, channel=2), "G8") == 0
    assert line(ended("18", water=3, channel=2), "G8") == -2


@rule("18", "37", "M6")
def test_exhausting_the_pinge_by_the_church_lays_nothing_on_it() -> None:
    state = bought("37", new=("18",), owns=("18",), seat={"pinge_dug": 6, "water": 3})
    do(state, "give coal to 2", "choose 1 thaler, 1 vp, 1 water")
    assert (state.seats[0].exhausted, state.seats[0].water, state.seats[0].channel) == (True, 4, 0)


@rule("18")
def test_without_the_channel_nothing_lies_anywhere() -> None:
    state = working("farmer: 1 black", new=("18",), seat={"water": 2})
    events = do(state, "activate farmer", "drain 2")
    assert state.seats[0].channel == 0
    assert not any(isinstance(event, WaterChannelled) for event in events)


# -- Thanksgiving --


def _thanksgiving(*owns: str, season: int = SUMMER, **slots: object) -> GameState:
    new = tuple(tile for tile in ("18", "29") if tile in (*owns, "29"))
    state = working(owns=("29", *owns), new=new, season=season, seat={"food": 1, **slots})
    end_phase(state)
    return state


@rule("29", "21", "Y2", "R-75")
def test_with_the_bucket_it_may_still_give() -> None:
    state = _thanksgiving("21")
    assert (state.step, state.to_move) == (Step.AUTUMN_WATER, 0)
    do(state, "give food to 2")
    assert (state.seats[0].water, state.seats[0].score, state.seats[1].food) == (0, 3, 1)
    state = _thanksgiving("21")
    do(state, "decline")
    assert (state.seats[0].water, state.seats[0].score) == (0, 0)


@rule("29", "18", "Y2")
def test_with_the_channel_alone_water_that_is_left_lies_nowhere() -> None:
    state = _thanksgiving("18")
    do(state, "give food to 2")
    assert (state.seats[0].water, state.seats[0].channel) == (0, 0)
    state = _thanksgiving("18")
    do(state, "give food to 2 and take water")
    assert (state.seats[0].water, state.seats[0].channel) == (1, 0)


@rule("29", "18", "21", "Y2")
def test_with_channel_and_bucket_the_autumn_water_still_lays_one_on_it() -> None:
    state = _thanksgiving("18", "21")
    do(state, "give food to 2")
    assert (state.seats[0].water, state.seats[0].channel, state.seats[0].score) == (0, 1, 3)
    state = _thanksgiving("18", "21")
    do(state, "decline")
    assert (state.seats[0].water, state.seats[0].channel) == (0, 1)


@rule("29", "18", "21", "Y2")
def test_spring_water_asks_nobody_but_lays_one_on_the_channel() -> None:
    state = _thanksgiving("18", "21", season=AUTUMN)
    idle_until(state, lambda now: now.season == Season.SPRING)
    assert (state.step, state.seats[0].channel) == (Step.FIRST_TAKING, 1)


@rule("29", "Y1")
def test_a_gift_can_be_given_on_no_further_than_to_those_without_the_tile() -> None:
    state = working(owns=("29",), new=("29",), season=SUMMER, seat={"food": 1})
    own(state, 1, "29")
    end_phase(state)
    assert refused(state, "give food to 2") == "29"
    do(state, "give food to 3")
    assert (state.step, state.seats[2].food) == (Step.FIRST_TAKING, 1)  # seat 1 has no food to give


@rule("29", "46", "I1")
def test_it_comes_in_each_of_four_autumns() -> None:
    for year in (1, 2, 3, 4):
        state = working(
            owns=("29",), new=("29",), modules=("iron",), season=SUMMER, year=year, seat={"food": 1}
        )
        end_phase(state)
        do(state, "give food to 4")
        assert state.seats[0].score == 3
