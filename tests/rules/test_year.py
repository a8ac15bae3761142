"""Section 2: a year."""

from __future__ import annotations

import pytest

from game.rules.events import SeasonBegan, StepBegan, WaterTaken
from game.rules.terms import Place, Step
from tests.rules.helpers import (
    AUTUMN,
    SPRING,
    SUMMER,
    WINTER,
    at_winter,
    at_working,
    end_phase,
    exhaust,
    game,
    give,
    idle_until,
    kinds,
    own,
    rule,
)


@rule("Y1", "W5")
def test_three_years_of_three_phases_and_a_winter() -> None:
    state = game(2)
    events = idle_until(state, lambda now: now.to_move is None)
    seasons = [(event.year, event.season) for event in events if isinstance(event, SeasonBegan)]
    every = [(year, season) for year in (1, 2, 3) for season in (SPRING, SUMMER, AUTUMN, WINTER)]
    assert seasons == every[1:]  # the first spring began with the game
    assert state.step == Step.OVER
    assert kinds(events)[-1] == "GameEnded"


@rule("Y1")
def test_winter_scores_then_pays_then_stores() -> None:
    state = at_winter()
    for seat in state.seats:
        give(seat, coal=4, food=2)
    names = kinds(end_phase(state) + idle_until(state, lambda now: now.year == 2))
    scored = [at for at, name in enumerate(names) if name == "Scored"]
    paid = [at for at, name in enumerate(names) if name == "LeasePaid"]
    lost = [at for at, name in enumerate(names) if name == "Lost"]
    assert len(scored) == len(paid) == 2
    assert len(lost) == 2  # the idle moves store nothing, or one of four coal
    assert max(scored) < min(paid) < max(paid) < min(lost)


@rule("Y1", "Y4")
@pytest.mark.parametrize(
    ("season", "next_season", "first"), [(SPRING, SUMMER, "DisksReturned"), (SUMMER, AUTUMN, "WaterTaken")]
)
def test_water_comes_before_the_refill(season: int, next_season: int, first: str) -> None:
    state = at_working("farmer: 2 black", season=season)
    events = end_phase(state)
    began = events.index(SeasonBegan(1, next_season))
    assert kinds(events)[began + 1] == first
    assert "DisksReturned" in kinds(events)[began:]


@rule("Y2")
def test_the_first_spring_brings_water() -> None:
    assert [seat.water for seat in game(4).seats] == [1, 1, 1, 1]


@rule("Y2")
@pytest.mark.parametrize(("season", "water"), [(SPRING, 0), (SUMMER, 1)])
def test_water_comes_in_autumn_not_in_summer(season: int, water: int) -> None:
    state = at_working(season=season)
    end_phase(state)
    assert [seat.water for seat in state.seats] == [water, water]


@rule("Y2")
def test_water_comes_in_the_next_spring() -> None:
    state = at_winter()
    end_phase(state)
    assert (state.year, state.season) == (2, SPRING)
    assert [seat.water for seat in state.seats] == [1, 1]


@rule("Y2", "21")
def test_the_buckets_owner_takes_no_water() -> None:
    state = at_working(season=SUMMER)
    own(state, 1, "21")
    end_phase(state)
    assert [seat.water for seat in state.seats] == [1, 0]


@rule("Y3")
def test_water_lies_in_the_pinge_until_it_is_exhausted_and_has_no_limit() -> None:
    state = at_working(season=SUMMER)
    exhaust(state.seats[1])
    for seat in state.seats:
        give(seat, water=30)
    taken = [event for event in end_phase(state) if isinstance(event, WaterTaken)]
    assert [(event.seat, event.amount, event.place) for event in taken] == [
        (0, 1, Place.PINGE),
        (1, 1, Place.TUNNEL),
    ]
    assert [seat.water for seat in state.seats] == [31, 31]
    assert [seat.water_place for seat in state.seats] == [Place.PINGE, Place.TUNNEL]


@rule("Y4")
def test_the_steps_of_a_phase() -> None:
    state = at_working(season=SPRING)
    events = end_phase(state) + idle_until(state, lambda now: now.season == AUTUMN)
    began = events.index(SeasonBegan(1, SUMMER))
    over = events.index(SeasonBegan(1, AUTUMN))
    names = kinds(events)[began:over]
    wanted = [
        "ReserveMoved",
        "DisksTaken",
        "OrderSet",
        "FieldLaid",
        "PlansRevealed",
        "TurnBegan",
        "TurnEnded",
    ]
    assert [names.index(name) for name in wanted] == sorted(names.index(name) for name in wanted)
    steps = [event.step for event in events[began:over] if isinstance(event, StepBegan)]
    assert steps == [Step.FIRST_TAKING, Step.SECOND_TAKING, Step.PLANNING, Step.WORKING]


@rule("Y4")
def test_the_very_first_phase_has_no_refill_every_other_has() -> None:
    state = game(2)
    assert [sum(pool) for pool in state.reserve] == [
        3,
        3,
    ]  # a refill joins them to the action pools
    events = idle_until(state, lambda now: now.to_move is None)
    assert kinds(events).count("ReserveMoved") == 2 * 8  # 9 phases, 2 pools
