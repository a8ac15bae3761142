"""Coal, props, water, and the turns that it spoils."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import pytest

from game.playtest.metrics.mine import Mine
from game.playtest.metrics.water import Water
from game.rules.disks import Disks
from game.rules.events import (
    CoalDug,
    CoalGiven,
    CoalReeled,
    PingeExhausted,
    SeasonBegan,
    TileAcquired,
    TurnBegan,
    TurnEnded,
    WaterDrained,
)
from game.rules.state import GameState
from game.rules.terms import Season
from tests.playtest.watched import GOLDEN, Seen, after, golden, of_kind
from tests.rules.helpers import at_planning, exhaust

OTHERS = ["lay farmer: nothing", "lay farmhand: nothing", "lay coal-digger: nothing"]


def turn(state: GameState, plan: list[str], *moves: str) -> Any:
    """What Water tells once seat 0 laid this plan and played these moves in its turn."""
    return after(state, Water, [*(f"lay {field}" for field in plan), *OTHERS, *moves])


def planned(disks: Disks, **seat: Any) -> GameState:
    return at_planning(disks, seat=seat)


BLACK = ["farmer: 1 black", "farmhand: nothing", "coal-digger: nothing"]


def test_a_phase_is_blocked_if_water_lay_there_and_no_coal_was_dug() -> None:
    columns = turn(planned((1, 0, 0), water=2), BLACK, "activate farmer", "drain 2", "end turn")
    assert columns["blocked"] == (1, 0) and columns["drained"] == (2, 0)


def test_it_is_not_if_the_seat_dug_all_the_same() -> None:
    state = planned((2, 0, 0), water=2)
    plan = ["farmer: 2 black", *BLACK[1:]]
    assert turn(state, plan, "activate farmer", "drain 2", "dig", "end turn")["blocked"] == (0, 0)


def test_it_is_not_if_little_water_lay_there_or_the_seat_planned_to_do_something_else() -> None:
    assert turn(planned((1, 0, 0), water=1), BLACK, "end turn")["blocked"] == (0, 0)
    brown = ["farmer: 1 brown", "farmhand: nothing", "coal-digger: nothing"]
    assert turn(planned((0, 1, 0), water=2), brown, "end turn")["blocked"] == (0, 0)


def test_it_is_not_if_what_digs_acquired_a_development() -> None:
    plan = ["farmer: 2 black", "farmhand: nothing", "coal-digger: nothing"]
    columns = turn(planned((2, 0, 0), water=2), plan, "acquire 13 by farmer", "end turn")
    assert columns["blocked"] == (0, 0)


def test_pay_on_the_coal_digger_is_meant_to_dig() -> None:
    plan = ["farmer: nothing", "farmhand: nothing", "coal-digger: 1 food"]
    assert turn(planned((0, 0, 0), water=9, food=1), plan, "end turn")["blocked"] == (1, 0)


def test_in_the_tunnel_it_takes_more_water() -> None:
    for water, blocked in ((4, 0), (5, 1)):
        state = at_planning((0, 0, 0), seat={"water": water, "food": 1})
        exhaust(state.seats[0])
        plan = ["farmer: nothing", "farmhand: nothing", "coal-miner: 1 food", "haspelknecht: nothing"]
        assert turn(state, plan, "end turn")["blocked"] == (blocked, 0)


@pytest.mark.parametrize(("shaft", "water", "blocked"), [(1, 2, 1), (1, 1, 0), (0, 2, 0)])
def test_water_keeps_coal_in_the_shaft_if_the_haspelknecht_was_paid(
    shaft: int, water: int, blocked: int
) -> None:
    state = at_planning((0, 0, 0), seat={"water": water, "food": 1, "shaft": shaft})
    exhaust(state.seats[0])
    plan = ["farmer: nothing", "farmhand: nothing", "coal-miner: nothing", "haspelknecht: 1 food"]
    assert turn(state, plan, "end turn")["reel_blocked"] == (blocked, 0)


def test_coal_is_counted_by_year_and_place_given_away_too() -> None:
    state = at_planning((0, 0, 0))
    told = [
        CoalGiven(1, 0, "Pinge"),
        CoalGiven(1, 0, "farm"),
        CoalReeled(0),
        SeasonBegan(2, Season.SUMMER),
        CoalGiven(1, 0, "Tunnel"),
        PingeExhausted(1, 0, 0),
        SeasonBegan(2, Season.WINTER),
        PingeExhausted(0, 0, 0),
    ]
    columns = after(state, Mine, before=told)
    assert columns["coal_pinge_y1"] == columns["coal_tunnel_y2"] == columns["coal_pinge_y1"] == (0, 1)
    assert columns["coal_tunnel_y1"] == columns["coal_pinge_y2"] == (0, 0)
    assert columns["coal"] == (0, 2) and columns["reeled"] == (1, 0)
    assert columns["pinge_phase"] == (6, 5), "a winter belongs to its autumn"
    assert columns["props_iron"] is None


@pytest.mark.parametrize("name", GOLDEN)
def test_water_and_coal_of_golden_games(name: str) -> None:
    seen = golden(name)
    assert seen.total("drained") == sum(event.amount for event in of_kind(seen, WaterDrained))
    for seat, state in enumerate(seen.state.seats):
        ends = [now.seats[seat] for _, now in seen.told]
        left = dict.fromkeys(("pinge", "tunnel"), 0)
        for year in range(1, seen.state.box.years + 1):
            last = next(
                own for own, (_, now) in zip(ends[::-1], seen.told[::-1], strict=True) if now.year == year
            )
            for place, dug in (("pinge", last.pinge_dug), ("tunnel", last.tunnel_dug)):
                assert seen.seat(f"coal_{place}_y{year}", seat) == dug - left[place]
                left[place] = dug
        phases = seen.columns["pinge_phase"]
        assert isinstance(phases, tuple) and (phases[seat] is None) == (not state.exhausted)


def meant_to_dig(text: str) -> bool:
    """Whether a laid field digs, by its text in a record."""
    field, _, what = text.removeprefix("lay ").partition(": ")
    if field in ("coal-digger", "coal-miner"):
        return what != "nothing"
    other = re.search("brown|yellow|ladder|wheelbarrow", what) and "wicker-basket" not in what
    return field.startswith("farm") and bool(re.search("black|hammer", what)) and not other


def spoiled(seen: Seen) -> Iterator[int]:
    """The seats of turns in which water kept coal in the ground, told from record and state."""
    for number, (event, state) in enumerate(seen.told):
        if isinstance(event, TurnBegan):
            turn = list(takewhile(lambda told: not isinstance(told[0], TurnEnded), seen.told[number:]))
            fields = {one.field for one, _ in turn if isinstance(one, TileAcquired)}
            plan = [str(lay) for lay in state.seats[event.seat].plan if lay.field not in fields]
            seat = state.seats[event.seat]
            dug = any(isinstance(one, CoalDug) for one, _ in turn)
            if seat.water >= (5 if seat.exhausted else 2) and any(map(meant_to_dig, plan)) and not dug:
                yield event.seat


@pytest.mark.parametrize("name", GOLDEN)
def test_turns_of_golden_games_are_blocked_as_a_second_count_finds_them(name: str) -> None:
    seen = golden(name)
    found = Counter(spoiled(seen))
    assert seen.columns["blocked"] == tuple(found[seat] for seat in range(seen.state.box.seats))
