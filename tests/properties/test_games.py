"""What holds in every game: the checks of section 15, copies, records, refusals."""

from __future__ import annotations

import json
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.rules import (
    Setup,
    from_json,
    legal_moves,
    new_game,
    parse_move,
    play,
    record_text,
    refusal,
    replay,
    scores,
    state_json,
    view,
)
from game.rules.moves import Dig, Drain, EndTurn, Lay, Move, Reel, Take
from game.rules.state import NO_BONUS, GameState
from game.rules.terms import HIDDEN_BONUS, Step
from tests.english import english
from tests.properties.games import NUMBERS, any_moves, lively, played, setups

DEEDS = (Lay, Take, Dig, Drain, Reel, EndTurn)
"""What is a move even where it is the only one (R-50)."""
LENGTHS = st.integers(0, 400)
few = settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
many = settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])


def check_disks(state: GameState) -> None:
    """C1, and that no count of them is negative."""
    groups = [state.bag, *state.action, *state.reserve]
    groups += [cart for seat in state.seats for cart in (seat.cart1, seat.cart2)]
    assert min(min(group) for group in groups) >= 0
    assert tuple(map(sum, zip(*groups, strict=True))) == state.box.disks
    for seat in state.seats:
        laid = [lay.disks for lay in seat.plan]
        taken = tuple(a + b for a, b in zip(seat.cart1, seat.cart2, strict=True))
        if laid:
            assert tuple(map(sum, zip(seat.disks, *laid, strict=True))) == taken


def check_pieces(state: GameState) -> None:
    """C2."""
    for seat in state.seats:
        board = seat.board
        counts = (seat.food, seat.wood, seat.coal, seat.thaler, seat.debt, seat.water, seat.shaft, seat.iron)
        assert min(*counts, *seat.markers, *seat.fresh, seat.pinge_props, seat.tunnel_props) >= 0
        assert 0 <= seat.pinge_dug <= board.pinge_size and 0 <= seat.tunnel_dug <= board.tunnel_size
        assert seat.coal_removed == seat.pinge_dug + seat.tunnel_dug
        assert seat.iron_props < 1 << seat.tunnel_props and not board.iron_only & ~seat.iron_props & (
            (1 << seat.tunnel_props) - 1
        )
        assert 0 <= seat.channel < state.box.ruleset.valley.channel.water
        assert seat.tiles.bit_count() <= state.box.tokens
    for tile in state.box.tiles:
        owners = {number for number, seat in enumerate(state.seats) if seat.tiles >> tile.index & 1}
        assert set(state.stacks[tile.index]) == owners


def open_json(state: GameState) -> dict[str, object]:
    """A position without what a view may hide beside plans: bonus markers and chance."""
    seen = state_json(state)
    seats = [{key: value for key, value in seat.items() if key != "bonus"} for seat in seen["seats"]]
    return {**seen, "seats": seats, "chance": 0, "bonus left": None}


@few
@given(setups(), NUMBERS)
def test_C1_C2_C3_hold_in_whole_games(setup: Setup, number: int) -> None:
    state, random = new_game(setup), Random(number)
    decisions = 0
    while state.to_move is not None:
        check_disks(state)
        check_pieces(state)
        moves = list(legal_moves(state))
        assert moves and len(set(moves)) == len(moves)
        assert len(moves) > 1 or isinstance(moves[0], DEEDS)
        play(state, lively(random, state), None)
        decisions += 1
        assert decisions < 5_000
    assert not legal_moves(state)
    check_disks(state)
    check_pieces(state)


@few
@given(setups(), NUMBERS, LENGTHS)
def test_C4_a_loaded_position_has_the_same_moves_and_ends_the_same(
    setup: Setup, number: int, length: int
) -> None:
    state, _ = played(setup, number, length)
    loaded = from_json(json.loads(json.dumps(state_json(state))))
    assert list(legal_moves(loaded)) == list(legal_moves(state))
    for game in (state, loaded):
        random = Random(number)
        while game.to_move is not None:
            play(game, lively(random, game), None)
    assert state_json(loaded) == state_json(state)


@few
@given(setups(), NUMBERS, LENGTHS)
def test_a_copy_equals_its_original_and_leaves_it_untouched(setup: Setup, number: int, length: int) -> None:
    state, _ = played(setup, number, length)
    before = state_json(state)
    twin = state.copy()
    assert state_json(twin) == before
    random = Random(number)
    while twin.to_move is not None:
        play(twin, lively(random, twin), None)
    assert state_json(state) == before


@few
@given(setups(), NUMBERS, LENGTHS)
def test_records_are_read_back(setup: Setup, number: int, length: int) -> None:
    state, moves = played(setup, number, length)
    again, read, final = replay(record_text(setup, moves))
    assert (again, list(read)) == (setup, moves)
    assert state_json(final) == state_json(state)


@few
@given(setups(), NUMBERS)
def test_S8_the_same_seed_and_moves_give_the_same_game(setup: Setup, number: int) -> None:
    one, moves = played(setup, number, 5_000)
    other = new_game(setup)
    for move in moves:
        play(other, move)
    assert scores(one) == scores(other) and state_json(one) == state_json(other)


@many
@given(setups(), NUMBERS, LENGTHS, st.lists(any_moves(), max_size=60))
def test_refusal_and_legal_moves_agree(setup: Setup, number: int, length: int, strange: list[Move]) -> None:
    state, _ = played(setup, number, length)
    before = state_json(state)
    legal = set(legal_moves(state))
    for move in [*legal, *strange]:
        reason = refusal(state, move)
        assert (reason is None) == (move in legal), (move, reason)
        assert reason is None or english(reason.said).endswith(f". ({reason.rule})")
    assert state_json(state) == before


@many
@given(any_moves())
def test_a_move_of_sane_counts_is_parsed_back(move: Move) -> None:
    if not any(count in str(move) for count in ("-1", "from 0", "in 0:", "drain 0")):
        assert parse_move(str(move)) == move


@few
@given(setups(), NUMBERS, LENGTHS)
def test_telling_events_does_not_change_a_game(setup: Setup, number: int, length: int) -> None:
    state, moves = played(setup, number, length)
    loud = new_game(setup)
    for move in moves:
        play(loud, move)
    assert state_json(loud) == state_json(state)


@few
@given(setups(), NUMBERS, LENGTHS)
def test_a_view_hides_others_plans_and_bonus_markers_and_chance_and_nothing_else(
    setup: Setup, number: int, length: int
) -> None:
    state, _ = played(setup, number, length)
    hides = state.step == Step.PLANNING and not setup.open_planning
    for seat in range(setup.seats):
        seen = view(state, seat)
        check_disks(seen)
        assert seen.chance == 0
        assert not hides or all(not other.plan for at, other in enumerate(seen.seats) if at != seat)
        own, shown = state_json(state)["seats"][seat], state_json(seen)["seats"][seat]
        assert own == shown
        if not hides:
            assert open_json(state) == open_json(seen)
        if state.step != Step.OVER:
            others = [other for at, other in enumerate(seen.seats) if at != seat]
            assert all(other.bonus in (NO_BONUS, HIDDEN_BONUS) for other in others)
        if state.to_move == seat:
            assert list(legal_moves(seen)) == list(legal_moves(state))
