"""Positions of the Ruhr Valley: what waits comes back, what no game can reach is refused with its rule."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from game.rules import Setup, from_json, legal_moves, new_game, play, state_json, view
from game.rules.engine import takes_bonus
from game.rules.moves import TakeBonus
from game.rules.position import PositionError
from game.rules.state import NO_BONUS, Activity, Counting, GameState, Storing, TileEffect
from game.rules.terms import Ability, Season, Step
from tests import owning
from tests.english import english
from tests.properties.games import developing

Json = dict[str, Any]
SETUP: dict[str, Any] = {"seats": 3, "modules": frozenset({"black"}), "new_tiles": ("16", "27", "28", "29")}


def reached(here: Callable[[GameState], bool], **setup: Any) -> GameState:
    """The first position like this among games played by chance."""
    for seed in range(200):
        state, random = new_game(Setup(seed=seed, **{**SETUP, **setup})), Random(seed)
        while state.to_move is not None:
            if here(state):
                return state
            play(state, developing(random, state), None)
    raise AssertionError("no game comes by there")


def refused(position: Json) -> str:
    with pytest.raises(PositionError) as error:
        from_json(position)
    return english(error.value)


def between_workers(state: GameState) -> bool:
    return state.step == Step.WORKING and not state.pending


def two_bonuses(state: GameState) -> bool:
    return between_workers(state) and sum(seat.bonus != NO_BONUS for seat in state.seats) == 2


def owners(position: Json, tile: str) -> list[int]:
    return list(position["tokens"].get(tile, []))


@pytest.mark.parametrize("kind", [Activity, TileEffect, Storing, Counting])
def test_what_waits_for_a_decision_comes_back(kind: type[object]) -> None:
    found = 0
    for seed in range(12):
        new_tiles = ("27", "28", "37", "38")
        setup = Setup(seed=seed, tiles="random", modules=frozenset({"black", "iron"}), new_tiles=new_tiles)
        state, random = new_game(setup), Random(seed)
        while state.to_move is not None:
            if any(isinstance(pending, kind) for pending in state.pending):
                assert from_json(state_json(state)).pending == state.pending
                found += 1
            play(state, developing(random, state), None)
    assert found


def test_every_bonus_marker_is_in_one_place() -> None:
    position = state_json(reached(two_bonuses))
    one, other = (seat for seat in position["seats"] if "bonus" in seat)
    left, held = position["bonus left"], other["bonus"]
    assert "B4" in refused({**position, "bonus left": left[1:]})
    assert "B4" in refused({**position, "bonus left": [*left, held]})
    other["bonus"] = one["bonus"]
    assert "same marker" in refused(position)
    del other["bonus"]
    assert "bonus left" in refused(position)
    assert "is missing" in refused({**position, "bonus left": [*left, held]})


def test_a_bonus_marker_is_taken_once() -> None:
    state = reached(takes_bonus)
    pending, mover = state_json(state)["pending"], state.to_move
    play(state, next(move for move in legal_moves(state) if isinstance(move, TakeBonus)), None)
    assert between_workers(state) and state.to_move == mover
    assert "B4" in refused({**state_json(state), "pending": pending})


def test_a_view_with_hidden_bonus_markers_can_be_loaded() -> None:
    state = reached(two_bonuses)
    for seat in range(3):
        seen = state_json(view(state, seat))
        assert state_json(from_json(seen)) == seen


def test_a_black_development_bears_one_token() -> None:
    state = reached(two_bonuses)
    black = next(tile for tile in state.box.tiles if tile.black and state.stacks[tile.index])
    (owner,) = state.stacks[black.index]
    state.stacks[black.index] = (owner, next(seat for seat in range(3) if seat != owner))
    assert "B1" in refused(state_json(state)) or "B2" in refused(state_json(state))


def test_what_lies_on_the_kiepenkerl() -> None:
    position = state_json(reached(lambda state: state.step == Step.PLANNING))
    assert "I2" in refused({**position, "kiepenkerl": "iron"})
    assert "28" in refused({**position, "kiepenkerl": "food"})


@pytest.mark.parametrize("abilities", [["schultheiss"], ["workshop"], ["barn"], ["charcoal-burner"]])
def test_seats_begin_with_missing_buildings_and_improved_farmhands_only(abilities: list[str]) -> None:
    """The Barn lies on the board; the Charcoal Burner does not, but the Coal Storage neither (R-33)."""
    position = state_json(reached(lambda state: state.step == Step.PLANNING, seats=2))
    assert "V3" in refused({**position, "start abilities": abilities})


def test_an_effect_that_asks_nothing_does_not_wait() -> None:
    def owns(tile: str) -> Callable[[GameState], bool]:
        return lambda state: between_workers(state) and owning.owns(state, state.to_move or 0, tile)

    position = state_json(reached(owns("11"), new_tiles=()))
    assert "T7" in refused({**position, "pending": [{"tile": "11", "effect": 1}]})
    position = state_json(reached(owns("55")))
    debt = {"tile": "55", "effect": 1, "option": 1, "then": 1}
    assert "T7" in refused({**position, "pending": [debt]})


def test_carts_are_counted_in_the_old_order_by_owners_of_the_horse() -> None:
    position = state_json(reached(lambda state: state.step == Step.CART_CHOICE))
    others = [seat for seat in (1, 2, 3) if seat not in owners(position, "27")]
    for counted, said in ((9, "it is 1, 2 or 3"), (others[0], "27"), (position["to move"], "27")):
        assert said in refused({**position, "pending": [{"cart 2 counts": [counted]}]})
    assert "27" in refused({**position, "to move": others[0]})


def test_the_gift_is_asked_of_owners_of_thanksgiving_with_food() -> None:
    position = state_json(reached(lambda state: state.step == Step.AUTUMN_WATER))
    others = [seat for seat in (1, 2, 3) if seat not in owners(position, "29")]
    assert "R-40" in refused({**position, "to move": others[0]})
    position["seats"][position["to move"] - 1]["food"] = 0
    assert "R-40" in refused(position)


def test_who_cannot_return_water_is_not_asked() -> None:
    position = state_json(reached(lambda state: state.step == Step.WATER_RETURN))
    position["seats"][position["to move"] - 1]["water"] = 0
    assert "D5" in refused(position)


def test_who_has_no_free_action_is_not_asked_before_the_scoring() -> None:
    state = reached(lambda state: state.step == Step.WINTER_SCORING)
    assert state.season == Season.WINTER and state.to_move is not None
    state.seats[state.to_move].wood = 0
    assert "E2" in refused(state_json(state))


def test_a_slot_that_a_seat_has_not_is_not_asked() -> None:
    def without_barn(state: GameState) -> bool:
        storing = state.step == Step.WINTER_STORAGE
        return storing and not state.seats[state.to_move or 0].has(Ability.BARN)

    position = state_json(reached(without_barn))
    position["pending"][0]["slot"] = "barn"
    assert "W3" in refused(position)


@pytest.mark.parametrize("tunnels", [["B1", "B1"], ["A", "B1"], ["A"], ["B1", "B5"]])
def test_each_board_of_side_b_is_there_once(tunnels: list[str]) -> None:
    planning = reached(
        lambda state: state.step == Step.PLANNING,
        seats=2,
        modules=frozenset({"iron"}),
        tunnel="B",
        new_tiles=(),
    )
    assert "I4" in refused({**state_json(planning), "tunnels": tunnels})
