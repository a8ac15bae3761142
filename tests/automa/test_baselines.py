"""The baselines: whole games, some strength, and the names that they and the automas are called by."""

from __future__ import annotations

from random import Random

import pytest

from game.automa import AUTOMAS, BASELINES, NoAutoma, named
from game.automa.baselines import vp_now
from game.automa.hidden import guessed, own_chance
from game.automa.mcts import rewards
from game.rules import Setup, legal_moves, new_game, play, refusal, scores, state_json, view
from game.rules.state import GameState
from game.rules.terms import HIDDEN_BONUS, Bonus, Step
from tests.automa.games import decisions, mix, players, wins
from tests.english import refused

NAMES = ("greedy", "mcts:3")


def positions(setup: Setup, every: int = 7, first: str = "random") -> list[GameState]:
    """Every so many decisions of a game of one player among others by lot."""
    state = new_game(setup)
    met = [state.copy() for _ in decisions(state, players(first, *["random"] * (setup.seats - 1)))]
    return met[::every]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_of_every_mix_without_a_refusal(seats: int, name: str) -> None:
    number_of_mixes = 6 if name == "greedy" else 2
    for number in range(number_of_mixes):
        state = new_game(mix(seats, number * 3 + seats))
        for seen, moves, decision in decisions(state, players(name, *["random"] * (seats - 1))):
            assert decision.move in moves
            assert refusal(seen, decision.move) is None
            assert all(reason.id.startswith("reason-") for reason in decision.reasons)
        assert state.step == Step.OVER


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guess_is_a_game_that_the_seat_may_be_in(seats: int) -> None:
    """Nothing is hidden there, the seat's view of it is its own view, and it can be played to its end."""
    planned = marked = 0
    for number in (1, 3, 5):
        for state in positions(mix(seats, number), every=9, first="bauer"):
            seen = view(state, state.to_move)
            guess = guessed(seen, Random(number))
            assert state_json(view(guess, state.to_move)) == state_json(seen)
            assert all(seat.bonus != HIDDEN_BONUS for seat in guess.seats)
            marked += sum(seat.bonus == HIDDEN_BONUS for seat in seen.seats)
            planned += seen.step == Step.PLANNING and seen.turn > 0
            assert legal_moves(guess) == legal_moves(seen)
            for _ in decisions(guess, players(*["random"] * seats)):
                pass
    assert planned > 10
    assert marked > 3


def test_every_hidden_bonus_marker_may_be_anywhere() -> None:
    state = next(
        state
        for number in (1, 3, 7, 11)
        for state in positions(mix(2, number), every=1, first="bauer")
        if state.seats[1 - (state.to_move or 0)].bonus >= 0 and state.bonus_left
    )
    number = state.to_move
    assert number is not None
    found = {guessed(view(state, number), Random(lot)).seats[1 - number].bonus for lot in range(200)}
    own = state.seats[number].bonus
    assert found == {bonus for bonus in Bonus if bonus != own}


def test_own_chance_belongs_to_seed_and_view() -> None:
    one, other = positions(Setup(seed=1))[:2]
    assert own_chance(1, one).random() == own_chance(1, one.copy()).random()
    assert len({own_chance(seed, state).random() for seed in (1, 2) for state in (one, other)}) == 4


def test_greedy_takes_the_most_vp_now() -> None:
    greedy = named("greedy")(1)
    for state in positions(mix(2, 3)):
        number, moves = state.to_move, legal_moves(state)
        assert number is not None
        worth = {}
        for move in moves:
            ahead = view(state, number)
            play(ahead, move, None)
            worth[move] = vp_now(ahead, number)
        assert worth[greedy.choose(view(state, number), moves).move] == max(worth.values())


def test_vp_now_is_the_score_of_a_game_that_is_over() -> None:
    state = new_game(Setup(seed=3))
    for _ in decisions(state, players("random", "random")):
        pass
    assert tuple(vp_now(state, number) for number in range(2)) == scores(state)


def test_rewards_are_from_zero_to_one_and_even_at_a_tie() -> None:
    assert rewards((10, 10, 10)) == [0.5, 0.5, 0.5]
    ahead, even, behind = rewards((30, 30, -20))
    assert ahead == even == 0.5
    assert 0 < behind < 0.01
    assert rewards((9, 1))[0] + rewards((9, 1))[1] == pytest.approx(1)


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", 30) >= 22


@pytest.mark.long
def test_mcts_beats_random() -> None:
    assert wins("mcts:8", "random", 6) >= 5


def test_baselines_are_not_offered_by_the_window() -> None:
    assert not BASELINES.keys() & AUTOMAS.keys()
    assert not [name for name in AUTOMAS if name.startswith("mcts")]


@pytest.mark.parametrize("name", ["greedy", "mcts:1", "mcts:200", "bauer", "random"])
def test_players_bear_the_name_they_are_called_by(name: str) -> None:
    assert named(name)(1).name == name


@pytest.mark.parametrize(
    "name", ["mcts", "mcts:", "mcts:0", "mcts:x", "mcts:-1", "mcts:1.5", "mcts:²", "mcts:07"]
)
def test_mcts_needs_its_playouts(name: str) -> None:
    with refused(NoAutoma, r"playouts a decision.*mcts:200"):
        named(name)


@pytest.mark.parametrize("name", ["", "hare", "Greedy", "hare:miner", "bauer\n"])
def test_an_unknown_name_is_told_what_there_is(name: str) -> None:
    with refused(NoAutoma, r"there are: meister, .*greedy, random, mcts:N"):
        named(name)
