"""The bauer in chosen positions of the Ruhr Valley: what its new priorities and habits are for."""

from __future__ import annotations

from typing import Any

import pytest

from game.automa.horizon import horizon_before, horizon_of
from game.automa.lookahead import Foresight
from game.automa.priorities import worth
from game.automa.weights import PLAIN
from game.rules import legal_moves, parse_move, play, view
from game.rules.disks import Disks
from game.rules.engine.free_actions import with_marker
from game.rules.moves import CountCart
from game.rules.state import GameState
from game.rules.terms import Ability, Bonus, Marker, Season, Slot, Step
from tests.automa.games import choice, its_turn
from tests.automa.test_bauer import BAUER, carry_out
from tests.english import english
from tests.owning import owns
from tests.rules.expansion import bought, reach, with_tiles, working
from tests.rules.helpers import (
    AUTUMN,
    SPRING,
    SUMMER,
    at,
    at_planning,
    at_taking,
    at_winter,
    can,
    end_phase,
    exhaust,
    own,
)

TOKENS = ("11", "12", "13", "21", "22", "23", "31", "32", "33", "34")
"""So many developments that no token is left for another (B7)."""


def iron(*plan: str, **where: Any) -> GameState:
    """Seat 0 of four works with the module Iron, its Pinge exhausted."""
    return working(*plan, modules=("iron",), exhausted=True, **where)


def planning(disks: Disks, *new: str, modules: tuple[str, ...] = (), **where: Any) -> GameState:
    """Seat 0 of four plans with these disks."""
    return at_planning(disks, **with_tiles(*new, modules=modules, **{"season": SPRING, **where}))


# -- iron --


def test_it_props_with_iron_where_it_must_and_with_wood_where_it_can() -> None:
    state = iron("farmer: 3 black", seat={"wood": 1, "iron": 1, "tunnel_props": 3, "tunnel_dug": 5})
    assert state.seats[0].board.iron_only >> 4 & 1
    props = [move for move in its_turn("bauer", state) if move.startswith("prop")]
    assert props == ["prop tunnel", "prop tunnel with iron"]


def test_it_fetches_iron_from_the_abandoned_farm_for_an_iron_only_field() -> None:
    seat = {"tunnel_props": 4, "tunnel_dug": 6, "markers": ["abandoned-farm"]}
    moves = its_turn("bauer", iron("farmer: 3 black", seat=seat))
    assert moves.index("use abandoned-farm") < moves.index("prop tunnel with iron") < moves.index("dig")


def test_the_workshop_makes_iron_for_the_fourth_lease() -> None:
    state = planning((0, 0, 1), modules=("iron",), season=AUTUMN, year=4, seat={"food": 1})
    exhaust(state.seats[0])
    can(state.seats[0], Ability.WORKSHOP)
    carry_out(state)
    assert state.seats[0].iron == 1


def test_it_stores_iron_in_the_workshop() -> None:
    state = at_winter(**with_tiles(modules=("iron",)), seat={"iron": 1, "thaler": 1})
    can(state.seats[0], Ability.WORKSHOP)
    end_phase(state)
    while state.pending == () or state.pending[-1].slot != Slot.WORKSHOP:
        play(state, BAUER.choose(view(state, state.to_move), legal_moves(state)).move)
    assert choice("bauer", state) == "store iron in workshop"


# -- workers and markers --


def test_the_farmers_wife_gets_a_black_disk_that_is_left_over() -> None:
    state = planning((1, 4, 0), "19", owns=("19", *TOKENS[:8]), seat={"pinge_dug": 2})
    assert "lay farmers-wife: 1 black" in its_turn("bauer", state)


def test_the_cottage_stands_for_two_disks() -> None:
    state = planning((1, 0, 1), "26", owns=("11",), seat={"markers": ["cottage"]})
    assert "1 cottage" in its_turn("bauer", state)[0]


def test_the_basket_lets_the_farmhand_do_what_several_colours_can() -> None:
    state = planning((2, 2, 2), "16", seat={"markers": ["wicker-basket"], "pinge_dug": 2})
    laid = its_turn("bauer", state)[1]
    assert laid.startswith("lay farmhand") and "1 wicker-basket" in laid


def test_it_sells_at_the_market() -> None:
    state = working(new=("36",), seat={"food": 3, "wood": 2, "coal": 1, "markers": ["market"]})
    assert "use market" in its_turn("bauer", state)


def test_the_kiepenkerl_gets_what_it_needs_least() -> None:
    assert (
        choice("bauer", bought("28", season=AUTUMN, seat={"food": 2, "coal": 1}))
        == "choose 1 coal for 1 food, 1 wood"
    )
    assert choice("bauer", bought("28", season=AUTUMN, seat={"food": 3, "coal": 4})).startswith(
        "choose 1 food for"
    )


# -- gifts and the order --


def told(state: GameState) -> str:
    """The first sentence that a bauer says here."""
    assert state.to_move is not None
    return english(BAUER.choose(view(state, state.to_move), legal_moves(state)).reasons[0])


def test_thanksgiving_is_given_to_the_last_of_the_others() -> None:
    state = working(new=("29",), season=SUMMER, seat={"food": 2})
    own(state, 0, "29")
    for number, score in enumerate((5, 9, 3, 4)):
        state.seats[number].score = score
    end_phase(state)
    assert (state.step, state.season) == (Step.AUTUMN_WATER, Season.AUTUMN)
    assert choice("bauer", state) == "give food to 3"
    assert told(state).endswith(", the last of the others.")
    own(state, 2, "29")
    assert choice("bauer", state) == "give food to 4"
    assert told(state).endswith(", the last of those who may get it.")


def test_the_marker_of_a_dry_end_makes_no_water_welcome_before() -> None:
    state = at_planning((0, 0, 0), season=SPRING, modules=frozenset({"black"}))
    seat = state.seats[0]
    seat.bonus = Bonus.DEBT
    worths = []
    for seat.water in range(7):
        worths.append(worth(seat, horizon_of(state), PLAIN))
    assert worths == sorted(worths, reverse=True) and worths[0] > worths[-1]


@pytest.mark.parametrize(
    ("first", "second", "counted"),
    [
        ((0, 0, 3), (1, 0, 0), 2),
        ((2, 0, 0), (0, 0, 2), 1),
        ((0, 3, 0), (0, 0, 0), 2),
        ((0, 0, 2), (0, 3, 0), 1),
    ],
)
def test_the_towpath_horse_counts_the_cart_of_lower_value(first: Disks, second: Disks, counted: int) -> None:
    state = at(Step.CART_CHOICE, **with_tiles("27", season=SUMMER))
    own(state, 0, "27")
    state.seats[0].cart1, state.seats[0].cart2 = first, second
    assert choice("bauer", state) == str(CountCart(counted))
    said = dict(BAUER.choose(view(state, 0), legal_moves(state)).reasons[0].values)
    assert said.get("low", said.get("value")) == min(map(state.box.value_of, (first, second)))


def test_the_church_gives_a_coal_to_the_last_of_the_others_and_takes_the_thaler() -> None:
    state = bought("37", seat={"coal": 2})
    state.seats[2].score = -1
    moves = its_turn("bauer", state)
    assert "give coal to 3" in moves
    assert any("thaler" in move for move in moves)


# -- black developments --


def test_it_takes_a_black_development_when_it_can() -> None:
    state = planning((4, 1, 0), "51", year=3)
    reach(state, 0, "51")
    carry_out(state)
    assert owns(state, 0, "51")
    assert 0 <= state.seats[0].bonus < len(Bonus)


def test_of_two_effects_it_takes_that_which_helps_more() -> None:
    dry = bought("54", season=AUTUMN, seat={"water": 0})
    wet = bought("54", season=AUTUMN, year=3, seat={"water": 5, "food": 3})
    assert choice("bauer", dry) == "choose 2 food"
    assert choice("bauer", wet) == "choose drain 5"
    assert "drain 5" in its_turn("bauer", wet)


def test_much_debt_and_water_make_it_take_the_marker_for_them() -> None:
    state = bought("53", season=AUTUMN, year=3, seat={"debt": 4, "water": 7})
    its_turn("bauer", state)
    assert state.seats[0].bonus == Bonus.DEBT


def test_the_marker_for_tokens_is_taken_by_who_has_many() -> None:
    state = bought("53", season=AUTUMN, year=3, owns=TOKENS[:8])
    its_turn("bauer", state)
    assert state.seats[0].bonus == Bonus.TOKENS


def test_what_was_found_in_one_deal_serves_none_with_other_bonus_markers() -> None:
    """Deals of the unknown differ in what the seats before have left (B4)."""
    with_debt = planning((4, 1, 0), "51", year=3, seat={"debt": 4, "water": 5})
    reach(with_debt, 0, "51")
    without = with_debt.copy()
    with_debt.bonus_left = 1 << Bonus.DEBT
    without.bonus_left = sum(1 << bonus for bonus in Bonus if bonus is not Bonus.DEBT)
    foresight = Foresight([PLAIN] * 4)
    first, then, alone = (
        one._search(state, 0).best((4, 1, 0))
        for one, state in ((foresight, with_debt), (foresight, without), (Foresight([PLAIN] * 4), without))
    )
    assert first.after.bonus == Bonus.DEBT != then.after.bonus
    assert (then.plan, then.worth) == (alone.plan, alone.worth)


def test_a_lamp_is_asked_about_before_the_second_taking() -> None:
    state = at_taking([(1, 0, 0), (0, 3, 1)], [(0, 0, 0), (1, 0, 2)], year=2)
    state.seats[0].markers = with_marker(state.seats[0].markers, Marker.OIL_LAMP, 1)
    play(state, parse_move("take black from 1"), None)
    assert state.to_move == 0 and state.step == Step.FIRST_TAKING
    assert Foresight([PLAIN] * 2).play_to_taking(state, 0, None)
    assert state.to_move == 0 and state.step == Step.SECOND_TAKING


def test_the_schultheiss_counts_no_water_that_has_come() -> None:
    state = planning((1, 0, 0), "46")
    for season in (Season.SPRING, Season.SUMMER, Season.AUTUMN):
        horizon = horizon_before(state.box, 1, season)
        assert horizon.under_schultheiss is not None
        assert not horizon.wet_next and not horizon.under_schultheiss.wet_next
        assert horizon.under_schultheiss.waters == horizon.waters
