"""What every decision of every automa must be: legal, explained, the same again. See also test_hidden."""

from __future__ import annotations

import pytest

from game.automa import AUTOMAS, BASELINES, named
from game.match import decided
from game.rules import Setup, legal_moves, new_game, play, refusal, view
from game.rules.position import state_json
from game.rules.state import GameState
from game.rules.terms import Step
from tests.automa.games import LAYOUTS, board, decisions, mix, played, players
from tests.few import few

LONG = 60
"""Decisions of a game that takes its time."""
VARIANTS = (
    {"start_buildings": True},
    {"start_improved_farmhand": True, "tiles": "random"},
    {"open_planning": True},
)
BOARDS = [(seats, at) for at in range(10) for seats, names in LAYOUTS.items() if at < len(names)]
"""Every board by seats and number, the first ones of each number of seats before the second."""


def check_game(state: GameState, *names: str) -> None:
    """Play a game on and check each decision."""
    for seen, moves, decision in decisions(state, players(*names)):
        assert decision.move in moves
        assert refusal(seen, decision.move) is None
        assert decision.reasons
        assert all(reason.id.startswith("reason-") for reason in decision.reasons)


@pytest.mark.parametrize("chosen", few(BOARDS, usual=6), ids=str)
def test_whole_games_on_every_board(chosen: tuple[int, int]) -> None:
    check_game(new_game(board(*chosen)), *["bauer", "random", "bauer", "random"][: chosen[0]])


@pytest.mark.long
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
    check_game(new_game(Setup(seed=1, **variant)), "bauer", "bauer")  # type: ignore[arg-type]


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


SLOW = ("steiger", "meister", "former-steiger", "former-meister")
NAMES = [*AUTOMAS, *BASELINES, "bauer:miner", "mcts:1"]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.long) if name in SLOW else name for name in NAMES]
)
@pytest.mark.parametrize("setup", [Setup(seed=5), mix(2, 3)], ids=["base", "both modules"])
def test_a_view_is_not_changed(setup: Setup, name: str) -> None:
    state, player = new_game(setup), named(name)(5)
    for _ in range(LONG if name.endswith("meister") else 999):
        if state.to_move is None:
            break
        seen = view(state, state.to_move)
        before = state_json(seen)
        decision = player.choose(seen, legal_moves(state))
        assert state_json(seen) == before
        play(state, decision.move, None)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
def test_a_meister_goes_on_in_every_phase_with_everything(seats: int) -> None:
    """Where bauers have played until then: it asks of all their takings what they tell."""
    state, asked = new_game(mix(seats, 3)), dict[tuple[int, int], bool]()
    for _, move in decided(state, players(*["bauer"] * seats, seed=3)):
        phase = (state.year, state.season)
        if state.step == Step.FIRST_TAKING and state.to_move is not None and phase not in asked:
            seen, moves = view(state, state.to_move), legal_moves(state)
            asked[phase] = named("meister")(1).choose(seen, moves).move in moves
        play(state, move)
    assert len(asked) >= 9 and all(asked.values())


POSITIONS = [Setup(seed=seed, tiles="random") for seed in range(2)] + [mix(2, number) for number in range(8)]


def named_so(setup: Setup) -> str:
    return f"{setup.seed} {'+'.join(sorted(setup.modules))}"


@pytest.mark.parametrize("setup", POSITIONS, ids=named_so)
def test_the_bauer_goes_on_where_another_has_begun(setup: Setup) -> None:
    """It can be asked in any position, also amid a plan or a turn that is not its own."""
    bauer = named("bauer")(1)
    for seen, moves, _ in decisions(new_game(setup), players("random", "random")):
        decision = bauer.choose(seen, moves)
        assert decision.move in moves
        assert decision.reasons
