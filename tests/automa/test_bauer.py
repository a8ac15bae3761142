"""The bauer in chosen positions: what its priorities and habits are for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.automa import AUTOMAS
from game.automa.bauer import Bauer
from game.automa.drafting import takings
from game.automa.horizon import horizon_of
from game.automa.plan_search import PlanSearch
from game.automa.priorities import PRIORITIES, TO_ITS_TASTE
from game.automa.trials import Trial, merit
from game.automa.weights import PLAIN, Weights
from game.rules import legal_moves, parse_move, play, view
from game.rules.engine import END_TURN
from game.rules.engine.free_actions import with_marker
from game.rules.message import Amount, message
from game.rules.moves import DECLINE, Activate, Take
from game.rules.state import GameState
from game.rules.terms import Ability, Colour, Field, Marker, Season, Step
from game.words import words_of
from tests.automa.games import choice, its_turn
from tests.rules.helpers import at_planning, at_taking, at_winter, at_working, can, end_phase, game, own

BAUER = AUTOMAS["bauer"](1)
NINE = ("11", "12", "13", "21", "22", "23", "31", "32", "33")
"""So many developments that no token is left for another (T9)."""


def carry_out(state: GameState) -> None:
    """The bauer plans, the others plan nothing, and the bauer works."""
    seat = state.to_move
    its_turn("bauer", state)
    while state.step == Step.PLANNING:
        play(state, legal_moves(state)[0])
    assert state.to_move == seat
    its_turn("bauer", state)


def test_every_priority_has_a_wish_of_its_own() -> None:
    every = PRIORITIES + TO_ITS_TASTE
    wishes = {words_of("en").text(message(f"reason-wish-{priority.key}")) for priority in every}
    assert len(wishes) == len(every)


def test_a_lease_of_wood_weighs_in_a_base_game(tmp_path: Path) -> None:
    draft = tmp_path / "draft.toml"
    draft.write_text("[[year]]\nwood = 2\n" * 3, "utf-8")
    state = game(ruleset=str(draft))
    horizon, (seat, other) = horizon_of(state), state.seats[:2]
    seat.wood, other.wood = 2, 1
    lease = next(priority for priority in PRIORITIES if priority.key == "lease")
    assert lease.measure(other, horizon, PLAIN) < lease.measure(seat, horizon, PLAIN) == 0


def test_it_returns_water_in_the_first_spring() -> None:
    state = game(seed=3)
    while state.step != Step.WATER_RETURN:
        move = next(m for m in legal_moves(state) if state.step == Step.FIRST_TAKING or str(m) == "decline")
        play(state, move)
    assert choice("bauer", state) == "return water"


@pytest.mark.parametrize("thorough", [True, False])
@pytest.mark.parametrize(
    ("seat", "paid"),
    [
        ({"food": 4, "pinge_dug": 3}, []),
        ({"food": 4}, ["lay coal-digger: 1 food"]),
        ({"food": 4, "pinge_dug": 7}, []),
        ({"food": 4, "pinge_dug": 7, "shaft": 3}, ["lay haspelknecht: 1 food"]),
    ],
)
def test_it_lays_no_pay_that_would_be_spent_for_nothing(
    thorough: bool, seat: dict[str, int], paid: list[str]
) -> None:
    state = at_planning((0, 0, 0), owns=NINE, seat=seat, season=Season.AUTUMN)
    best = PlanSearch(state, 0, PLAIN, thorough).best((0, 0, 0))
    assert [str(lay) for lay in best.plan.lays if not lay.empty] == paid
    assert best.after.food == seat["food"] - len(paid)


def _after_first_taking(level: str, weights: Weights = PLAIN) -> str:
    """What a level does once it has taken 1 black with an Oil Lamp, in a first taking."""
    state = at_taking([(1, 0, 0), (0, 4, 1)], [(0, 0, 0), (1, 0, 2)], year=2)
    state.seats[0].markers = with_marker(state.seats[0].markers, Marker.OIL_LAMP, 1)
    play(state, parse_move("take black from 1"), None)
    player = AUTOMAS[level](1) if weights is PLAIN else Bauer(1, weights)
    return str(player.choose(view(state, 0), legal_moves(state)).move)


@pytest.mark.parametrize("level", ["knecht", "bauer", "steiger"])
def test_after_its_taking_it_keeps_an_oil_lamp_that_brings_little(level: str) -> None:
    assert _after_first_taking(level) == "decline"


def test_it_swaps_after_its_taking_what_it_means_to_take_next() -> None:
    """Were the marker worth less than nothing to it."""
    assert _after_first_taking("bauer", replace(PLAIN, swap=-9.0)).startswith("swap in 2")


@pytest.mark.parametrize("level", ["knecht", "bauer", "steiger"])
def test_after_its_second_taking_a_swap_would_serve_nobody(level: str) -> None:
    state = at_taking([(1, 0, 0), (0, 4, 1)], [(0, 0, 0), (1, 0, 2)], second=True, year=2)
    seat = state.seats[0]
    seat.cart1 = seat.disks = (2, 0, 0)
    seat.markers = with_marker(seat.markers, Marker.OIL_LAMP, 1)
    play(state, parse_move("take brown from 2"), None)
    decision = AUTOMAS[level](1).choose(view(state, 0), legal_moves(state))
    assert str(decision.move) == "decline"
    assert decision.reasons[0].id in ("reason-keep-lamp", "reason-taking-aimless", "reason-taking")
    assert words_of("en").text(decision.reasons[0]).startswith("Keeps the Oil Lamp")


@pytest.mark.parametrize(("year", "thought_of"), [(2, True), (3, False)])
def test_it_thinks_of_declining_disks_but_in_the_last_phase(year: int, thought_of: bool) -> None:
    state = at_taking([(0, 4, 0), (0, 0, 0)], second=True, season=Season.AUTUMN, year=year)
    state.seats[0].cart1 = state.seats[0].disks = (4, 0, 0)
    found = takings(state, legal_moves(state), PlanSearch(state, 0, PLAIN))
    moves = [taking.move for taking in found]
    assert Take(0, Colour.BROWN) in moves
    assert (DECLINE in moves) == thought_of


def test_it_props_before_digging() -> None:
    state = at_working("farmer: 3 black", seat={"pinge_dug": 3, "wood": 1})
    moves = its_turn("bauer", state)
    assert moves.index("prop pinge") < moves.index("dig")
    assert state.seats[0].pinge_dug == 5


def test_it_removes_water_that_stops_the_mining() -> None:
    state = at_working("farmer: 3 black", seat={"water": 2})
    assert its_turn("bauer", state)[:4] == ["activate farmer", "drain 2", "dig", "dig"]


def test_it_exhausts_the_pinge_and_uses_the_other_worker_in_the_tunnel() -> None:
    plan = ("farmer: 1 black", "farmhand: 1 black")
    state = at_working(*plan, seat={"pinge_dug": 6, "pinge_props": 2, "wood": 1})
    its_turn("bauer", state)
    assert state.seats[0].exhausted
    assert state.seats[0].tunnel_dug == 1


def test_wood_comes_before_the_mine_that_needs_it() -> None:
    state = at_working("farmer: 3 black", "farmhand: 1 brown", seat={"pinge_dug": 3})
    its_turn("bauer", state)
    assert state.seats[0].pinge_dug == 5


def test_the_coal_miner_works_before_the_haspelknecht_reels() -> None:
    plan, farm = ("coal-miner: 1 food", "haspelknecht: 1 food"), {"tunnel_props": 2, "food": 2, "coal": 3}
    state = at_working(*plan, exhausted=True, season=Season.AUTUMN, seat=farm)
    its_turn("bauer", state)
    seat = state.seats[0]
    assert (seat.tunnel_dug, seat.shaft, seat.coal) == (3, 0, 6)


def test_it_pays_contract_workers_who_have_work() -> None:
    state = at_planning((0, 0, 1), season=Season.AUTUMN, seat={"food": 2, "coal": 3})
    assert "lay coal-digger: 1 yellow" in its_turn("bauer", state)


def test_it_gathers_the_lease_in_the_last_phase_of_a_year() -> None:
    state = at_planning((2, 0, 2), season=Season.AUTUMN, owns=("11",))
    carry_out(state)
    assert state.seats[0].food >= 2


def test_synergy_is_worth_a_second_worker() -> None:
    state = at_planning((0, 3, 0), season=Season.SPRING, owns=NINE)
    carry_out(state)
    assert state.seats[0].wood + state.seats[0].tunnel_props + state.seats[0].pinge_props == 4


def test_it_drafts_for_a_plan_and_takes_the_last_pinge_coal() -> None:
    state = at_taking([(2, 0, 0), (0, 1, 0)], season=Season.AUTUMN)
    seat = state.seats[0]
    seat.pinge_dug, seat.pinge_props, seat.coal = 5, 2, 5
    own(state, 0, "12", "13")
    decision = BAUER.choose(view(state, 0), legal_moves(state))
    assert str(decision.move) == "take black from 1"
    assert message("deed-exhaust-for-vp", vp=Amount(2, "vp")) in dict(decision.reasons[0].values)["deeds"]


def test_it_stores_what_scores() -> None:
    state = at_winter(seat={"food": 4, "wood": 1, "coal": 1})
    can(state.seats[0], Ability.BARN)
    end_phase(state)
    while state.step == Step.WINTER_SCORING:
        play(state, legal_moves(state)[0])
    assert choice("bauer", state) == "store wood in farm"
    play(state, BAUER.choose(view(state, 0), legal_moves(state)).move)
    assert choice("bauer", state) == "store food in barn"


def test_it_burns_charcoal_before_the_winter_scores_coal() -> None:
    state = at_winter(seat={"wood": 3, "coal": 3}, year=3)
    can(state.seats[0], Ability.CHARCOAL_BURNER)
    end_phase(state)
    assert state.step == Step.WINTER_SCORING
    assert choice("bauer", state) == "burn"


def test_developing_ends_in_a_token() -> None:
    state = at_planning((1, 1, 0), season=Season.SPRING)
    carry_out(state)
    assert state.seats[0].tiles.bit_count() == 1


@pytest.mark.parametrize("name", sorted(AUTOMAS))
def test_players_bear_the_name_of_the_table(name: str) -> None:
    assert AUTOMAS[name](1).name == name


def test_of_equal_moves_one_that_does_not_end_the_turn_is_played() -> None:
    """Somebody who was paid is then put to work, even if that brings nothing more."""
    seat = at_working().seats[0]
    ended, begun = Trial(5.0, END_TURN, seat), Trial(5.0, Activate(Field.COAL_DIGGER), seat)
    assert min([ended, begun], key=merit) is begun
    assert min([ended, begun._replace(worth=4.9)], key=merit) is ended
