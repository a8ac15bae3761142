"""Section 1: the setup."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from game.rules import Setup, legal_moves, new_game, play
from game.rules.state import GameState
from tests.rules.helpers import (
    at_winter,
    at_working,
    disks_in_game,
    do,
    end_phase,
    game,
    give,
    refused,
    rule,
    setup_refused,
    total,
)


@rule("S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_seats_play(seats: int) -> None:
    assert len(game(seats).seats) == seats


@rule("S1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_no_other_number_of_seats_plays(seats: int) -> None:
    with setup_refused("setup-seats", "seats", seats=(2, 3, 4), given=str(seats)):
        new_game(Setup(seats=seats))


@rule("S1", "M1", "M2")
def test_every_board_has_18_coal() -> None:
    for seat in game(4).seats:
        assert sum(seat.board.pinge_coal) == 7
        assert sum(seat.board.tunnel_coal) == 11
        assert seat.coal_removed == 0


@rule("S2")
@pytest.mark.parametrize(("seats", "disks"), [(2, (7, 7, 4)), (3, (10, 10, 7)), (4, (13, 13, 10))])
def test_disks_in_play(seats: int, disks: tuple[int, int, int]) -> None:
    assert disks_in_game(game(seats)) == disks
    assert sum(disks) == 9 * seats


@rule("S3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_brings_an_action_pool_of_6_and_a_reserve_of_3(seats: int) -> None:
    state = game(seats)
    assert [sum(pool) for pool in state.action] == [6] * seats
    assert [sum(pool) for pool in state.reserve] == [3] * seats
    assert state.bag == (0, 0, 0)


@rule("S4")
@pytest.mark.parametrize(("seats", "wet"), [(2, [2]), (3, [2]), (4, [2, 4])])
def test_pools_with_a_water_symbol(seats: int, wet: list[int]) -> None:
    assert [pool for pool, water in enumerate(game(seats).box.wet_pools, 1) if water] == wet


@rule("S5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_has_the_lowest_tiles_of_each_level(seats: int) -> None:
    tiles = [tile.id for tile in game(seats).box.tiles]
    assert tiles == [f"{level}{number}" for level in (1, 2, 3, 4) for number in range(1, seats + 2)]


@rule("S5")
def test_a_tile_that_is_not_in_play_cannot_be_acquired() -> None:
    state = at_working("farmer: 1 black, 1 yellow", seats=2)  # would meet 14, which needs black and any
    assert refused(state, "acquire 14 by farmer") == "S5"
    assert "14" not in state.box.index


@rule("S6")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_first_order_is_random(seats: int) -> None:
    orders = {game(seats, seed).order for seed in range(60)}
    assert orders == set(permutations(range(seats)))


@rule("S6")
def test_nobody_owns_anything_at_first() -> None:
    state = game(4)
    for seat in state.seats:
        assert (seat.score, seat.food, seat.wood, seat.coal, seat.thaler, seat.debt) == (0, 0, 0, 0, 0, 0)
        assert (seat.tiles, seat.abilities, sum(seat.markers), sum(seat.fresh)) == (0, 0, 0, 0)
    assert not any(state.stacks)


@rule("S7", "R-1")
def test_supplies_never_run_out() -> None:
    state = at_working("farmer: 2 black, 3 yellow", seats=4, owns=["35"])
    for seat in state.seats:
        give(seat, thaler=30, food=40, coal=5)
    do(state, "acquire 45 by farmer")
    assert state.seats[0].thaler == 33  # the box holds 16


@rule("S7", "R-1", "W2")
def test_debt_is_unlimited() -> None:
    state = at_winter(year=2)
    for seat in state.seats:
        give(seat, debt=24)
    end_phase(state)
    assert [seat.debt for seat in state.seats] == [27, 27]  # the box holds 24


def _random_game(state: GameState, chooser: random.Random) -> list[str]:
    moves = []
    while state.to_move is not None:
        move = chooser.choice(list(legal_moves(state)))
        moves.append(str(move))
        play(state, move, tell=None)
    return moves


@rule("S8")
def test_the_same_setup_seed_and_moves_are_the_same_game() -> None:
    one, other = game(3, seed=12, tiles="random"), game(3, seed=12, tiles="random")
    moves = _random_game(one, random.Random(5))
    do(other, *moves)
    assert other.to_move is None
    assert [seat.score for seat in one.seats] == [seat.score for seat in other.seats]
    assert (one.action, one.reserve, one.chance) == (other.action, other.reserve, other.chance)


@rule("S8")
def test_another_seed_deals_other_pools() -> None:
    deals = {(*game(4, seed).action, *game(4, seed).reserve) for seed in range(20)}
    assert len(deals) == 20


@rule("S8")
def test_players_chance_never_touches_the_games() -> None:
    random.seed(1)
    first = game(4, seed=9)
    random.seed(2)
    second = game(4, seed=9)
    assert (first.action, first.reserve, first.order) == (second.action, second.reserve, second.order)


@rule("S3", "S8")
def test_every_disk_can_come_up_anywhere() -> None:
    """The deal is no fixed pattern: over seeds each pool sees each colour."""
    seen = total(*(game(2, seed).reserve[1] for seed in range(30)))
    assert min(seen) > 0
