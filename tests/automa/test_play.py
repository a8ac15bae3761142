"""What every decision of every automa must be: legal, explained, the same again, made from the view alone."""

from __future__ import annotations

import pytest

from game.automa import AUTOMAS, named
from game.rules import Setup, legal_moves, new_game, play, refusal, view
from game.rules.position import state_json
from game.rules.state import GameState, TileEffect
from game.rules.terms import Bonus, Step
from tests.automa.games import LAYOUTS, board, decisions, mix, played, players

VARIANTS = (
    {"start_buildings": True},
    {"start_improved_farmhand": True, "tiles": "random"},
    {"open_planning": True},
)


def check_game(state: GameState, *names: str) -> None:
    """Play a game on and check each decision."""
    for seen, moves, decision in decisions(state, players(*names)):
        assert decision.move in moves
        assert refusal(seen, decision.move) is None
        assert decision.reasons
        assert all(reason[0].isupper() and reason.endswith(".") for reason in decision.reasons)


@pytest.mark.parametrize(
    ("seats", "number"), [(seats, n) for seats, names in LAYOUTS.items() for n in range(len(names))]
)
def test_whole_games_on_every_board(seats: int, number: int) -> None:
    check_game(new_game(board(seats, number)), *["bauer", "random", "bauer", "random"][:seats])


@pytest.mark.parametrize(
    ("seats", "number"), [(seats, n) for seats in (2, 3, 4) for n in range(12 - 2 * seats)]
)
def test_whole_games_of_every_mix_of_the_ruhr_valley(seats: int, number: int) -> None:
    names = ["bauer", "random", "bauer", "bauer"] if number % 3 else ["bauer"] * 4
    check_game(new_game(mix(seats, number)), *names[:seats])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bauers_play_among_themselves(seats: int) -> None:
    check_game(new_game(board(seats, 7)), *["bauer"] * seats)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: next(iter(variant)))
def test_bauers_play_the_variants(variant: dict[str, object]) -> None:
    for seed in range(3):
        check_game(new_game(Setup(seed=seed, **variant)), "bauer", "bauer")  # type: ignore[arg-type]


@pytest.mark.parametrize("names", [("bauer", "random"), ("random", "random"), ("bauer", "bauer", "bauer")])
def test_the_same_seed_gives_the_same_game(names: tuple[str, ...]) -> None:
    setup = Setup(seats=len(names), seed=11, tiles="random")
    first, second = played(setup, *names), played(setup, *names)
    assert first[1] == second[1]
    assert state_json(first[0]) == state_json(second[0])


def test_another_seed_gives_another_random_player() -> None:
    state = new_game(Setup(seed=4))
    games = [decisions(state.copy(), players("random", "random", seed=seed)) for seed in (1, 2)]
    one, other = ([decision.move for _, _, decision in game] for game in games)
    assert one != other


@pytest.mark.parametrize("name", sorted(AUTOMAS))
@pytest.mark.parametrize("setup", [Setup(seed=5), mix(2, 3)], ids=["base", "both modules"])
def test_a_view_is_not_changed(setup: Setup, name: str) -> None:
    state, player = new_game(setup), named(name)(5)
    while state.to_move is not None:
        seen = view(state, state.to_move)
        before = state_json(seen)
        decision = player.choose(seen, legal_moves(state))
        assert state_json(seen) == before
        play(state, decision.move, None)


@pytest.mark.parametrize("seed", [2, 3])
def test_a_hidden_plan_changes_nothing(seed: int) -> None:
    """P2: the second to plan decides the same, whatever the first has laid."""
    state, bauer = new_game(Setup(seed=seed, tiles="random")), named("bauer")(1)
    compared = 0
    while state.to_move is not None:
        decision = bauer.choose(view(state, state.to_move), legal_moves(state))
        if state.step == Step.PLANNING and state.turn == 0 and not state.seats[state.to_move].plan:
            others = [_with_a_plan(state, by_lot) for by_lot in range(6)]
        elif state.step == Step.PLANNING and state.turn == 1:
            for other in others:
                assert bauer.choose(view(other, other.to_move), legal_moves(other)) == decision
                play(other, decision.move, None)
                compared += 1
        play(state, decision.move, None)
    assert compared > 100


def test_what_it_remembers_changes_nothing() -> None:
    """One that has played so far decides like one that has just sat down."""
    for setup in (Setup(seed=8), Setup(seed=9), mix(2, 3), mix(2, 7)):
        for seen, moves, decision in decisions(new_game(setup), players("bauer", "bauer")):
            assert named("bauer")(1).choose(seen, moves) == decision


POSITIONS = [Setup(seed=seed, tiles="random") for seed in range(4)] + [mix(2, number) for number in range(12)]


@pytest.mark.parametrize("setup", POSITIONS, ids=lambda setup: f"{setup.seed} {'+'.join(setup.modules)}")
def test_the_bauer_goes_on_where_another_has_begun(setup: Setup) -> None:
    """It can be asked in any position, also amid a plan or a turn that is not its own."""
    bauer = named("bauer")(1)
    for seen, moves, _ in decisions(new_game(setup), players("random", "random")):
        decision = bauer.choose(seen, moves)
        assert decision.move in moves
        assert decision.reasons


def test_what_the_bag_will_give_changes_nothing() -> None:
    """S8: two games that differ only in chance get the same decision."""
    state, bauer = new_game(Setup(seed=6)), named("bauer")(1)
    while state.to_move is not None:
        other = state.copy()
        other.chance = state.chance + 12_345
        moves = legal_moves(state)
        decision = bauer.choose(view(state, state.to_move), moves)
        assert bauer.choose(view(other, other.to_move), moves) == decision
        play(state, decision.move, None)


@pytest.mark.parametrize("number", [1, 3, 7, 11])
def test_hidden_bonus_markers_change_nothing(number: int) -> None:
    """R-26: games that differ only in others' bonus markers, and in those left, get the same decision."""
    state, bauer = new_game(mix(3, number)), named("bauer")(1)
    table, compared = players("bauer", "bauer", "bauer"), 0
    while state.to_move is not None:
        moves = legal_moves(state)
        decision = table[state.to_move].choose(view(state, state.to_move), moves)
        other = _with_other_bonuses(state)
        if other is not None:
            assert bauer.choose(view(other, state.to_move), legal_moves(other)) == decision
            compared += 1
        play(state, decision.move, None)
    assert compared > 20


def _with_other_bonuses(state: GameState) -> GameState | None:
    """A copy in which another seat has a bonus marker of those left; None where none has, or one is taken."""
    others = [
        seat for seat in range(len(state.seats)) if seat != state.to_move and state.seats[seat].bonus >= 0
    ]
    top = state.pending[-1] if state.pending else None
    if not others or isinstance(top, TileEffect):
        return None
    other = state.copy()
    seat = other.seats[others[0]]
    left = next(bonus for bonus in Bonus if state.bonus_left >> bonus & 1)
    other.bonus_left = state.bonus_left & ~(1 << left) | 1 << seat.bonus
    seat.bonus = left
    return other


def _with_a_plan(state: GameState, seed: int) -> GameState:
    """A copy in which the first to plan has laid something by lot."""
    other, first, by_lot = state.copy(), state.to_move, named("random")(seed)
    while other.to_move == first:
        moves = legal_moves(other)
        play(other, by_lot.choose(other, moves).move, None)
    return other
