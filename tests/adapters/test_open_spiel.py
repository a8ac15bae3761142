"""The OpenSpiel game: its library's own tests, its searches, and that its results are ours."""

from __future__ import annotations

import pickle
import unittest
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import game.adapters.open_spiel_game  # noqa: E402, F401
from game.adapters.parameters import DEFAULTS, parameters_for, parameters_of  # noqa: E402
from game.rules import Setup, parse_move, ranking, scores  # noqa: E402
from game.rules.message import MessageError  # noqa: E402
from tests.adapters import playthrough  # noqa: E402
from tests.adapters.kinds import SETUPS  # noqa: E402
from tests.few import few, more  # noqa: E402

GAMES = (
    "haspelknecht",
    "haspelknecht(players=4,modules=black/iron,tunnel=B,tiles=recommended,boards=3)",
    "haspelknecht(players=3,tiles=random,new_tiles=all,returns=margin)",
    "haspelknecht(players=3)",
    "haspelknecht(players=4)",
    "haspelknecht(modules=black,open_planning=True)",
    "haspelknecht(modules=iron,tiles=random)",
)
NAMED = Setup(
    tiles=("11", "12", "17", "21", "22", "23", "31", "32", "33", "41", "42", "47"), new_tiles=("16",), seed=3
)
played = pytest.mark.parametrize("name", [*few(GAMES[:3]), *more(GAMES[3:], usual=0)])
"""A test by each game; an ordinary run has the first, a long one three."""
OBSERVED = {
    "all": (True, "SINGLE_PLAYER"),
    "public": (True, "NONE"),
    "private": (False, "SINGLE_PLAYER"),
}


def at_a_decision(name: str, moves: int, seed: int = 1) -> Any:
    """A state of a game after so many moves by lot."""
    state, random = pyspiel.load_game(name).new_initial_state(), Random(seed)
    while moves or state.is_chance_node():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, shares)[0])
            continue
        state.apply_action(random.choice(state.legal_actions()))
        moves -= 1
    return state


def at_the_end(name: str, seed: int) -> Any:
    """A state in which a game by lot is over."""
    state, random = pyspiel.load_game(name).new_initial_state(), Random(seed)
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def kind(public: bool, private: str, recall: bool = False) -> Any:
    """A kind of observation as OpenSpiel names it."""
    of = getattr(pyspiel.PrivateInfoType, private)
    return pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=of)


@pytest.mark.long
@played
def test_openspiel_simulates_games(name: str) -> None:
    """Clones, histories, rewards, both tensors, and the state written and read again at every step."""
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.long
@played
def test_openspiel_finds_its_interface(name: str) -> None:
    api_test = pytest.importorskip("open_spiel.integration_tests.api_test")
    names = {"game": pyspiel.load_game(name), "game_name": name}
    found = unittest.TestResult()
    unittest.TestLoader().loadTestsFromTestCase(
        type("Api", (api_test.EnforceAPIOnPartialTreeBase,), names)
    ).run(found)
    assert found.testsRun >= 5 and not found.errors and not found.failures, [*found.errors, *found.failures]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_how_large_it_is(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    assert state.is_chance_node() and state.num_players() == game.num_players()
    assert len(state.chance_outcomes()) <= game.max_chance_outcomes()
    assert game.max_history_length() >= game.max_game_length() > 0
    assert game.information_state_tensor_size() > game.observation_tensor_size() > 0
    assert (game.min_utility(), game.utility_sum()) == (-game.max_utility(), 0)


@pytest.mark.parametrize("name", GAMES)
def test_results_are_those_of_the_rules_and_sum_up_to_zero(name: str) -> None:
    state = at_the_end(name, 2)
    table, returns = state.course.state, state.returns()
    assert abs(sum(returns)) < 1e-9
    assert [returns[seat] for seat in ranking(table)] == sorted(returns, reverse=True)
    assert state.rewards() == returns
    if "margin" in name:
        vp = scores(table)
        assert returns[0] == vp[0] - sum(vp[1:]) / (len(vp) - 1)
    else:
        assert (max(returns), min(returns)) == (1, -1)
    assert at_a_decision(name, 3).returns() == [0] * state.num_players()


def test_moves_are_said_as_in_a_record() -> None:
    state = at_a_decision(GAMES[0], 8)
    for action in state.legal_actions():
        text = state.action_to_string(action)
        assert state.string_to_action(text) == action
        assert state.course.frame.numbering.id_of(parse_move(text)) == action
    first = pyspiel.load_game(GAMES[0]).new_initial_state()
    assert [first.action_to_string(outcome) for outcome, _ in first.chance_outcomes()] == [
        "order 1 2",
        "order 2 1",
    ]


@played
def test_a_state_is_written_read_pickled_and_cloned(name: str) -> None:
    state = at_a_decision(name, 40)
    game = state.get_game()
    twins = [game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state)), state.clone()]
    twins.append(pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1])
    for twin in twins:
        assert str(twin) == str(state) and twin.history() == state.history()
        assert twin.information_state_string(0) == state.information_state_string(0)
        twin.apply_action(twin.legal_actions()[0])
    assert {*map(str, twins)} != {str(state)} and len({*map(str, twins)}) == 1


@played
def test_what_a_seat_sees_has_named_parts(name: str) -> None:
    state = at_a_decision(name, 12)
    game = state.get_game()
    for public, private in OBSERVED.values():
        observer = game.make_py_observer(kind(public, private))
        observer.set_from(state, 1)
        assert observer.string_from(state, 1)
        assert (observer.tensor is None) == (not public)
        if observer.tensor is not None:
            assert sum(part.size for part in observer.dict.values()) == observer.tensor.size
    seen = game.make_py_observer()
    seen.set_from(state, 1)
    assert np.array_equal(seen.tensor, np.array(state.observation_tensor(1), np.float32))
    recalled = game.make_py_observer(kind(True, "SINGLE_PLAYER", recall=True))
    recalled.set_from(state, 1)
    assert [*recalled.dict] == [*seen.dict, "history"]
    assert np.array_equal(recalled.tensor, np.array(state.information_state_tensor(1), np.float32))


def test_no_observer_sees_what_all_seats_hide() -> None:
    game = pyspiel.load_game(GAMES[0])
    assert game.make_py_observer(kind(True, "ALL_PLAYERS")) is None
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(None, {"size": 3})


@played
def test_a_guess_cannot_be_told_from_the_game(name: str) -> None:
    random = Random(4)
    for moves in range(10, 60, 5):
        state = at_a_decision(name, moves, moves)
        guess = state.guessed(random)
        assert guess.history() == state.history() and guess.legal_actions() == state.legal_actions()
        seat = state.current_player()
        assert guess.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ("players=5", "seats"),
        ("modules=gold", "modules"),
        ("tunnel=B", "tunnel"),
        ("tiles=11/12", "tiles"),
        ("layout=three-circles", "layout"),
    ],
)
def test_what_cannot_be_played_is_refused(given: str, field: str) -> None:
    with pytest.raises(MessageError) as refused:
        pyspiel.load_game(f"haspelknecht({given})")
    assert getattr(refused.value, "field", "") == field


@pytest.mark.parametrize("given", ["returns=coins", "boards=0"])
def test_other_parameters_are_checked_too(given: str) -> None:
    with pytest.raises(MessageError):
        pyspiel.load_game(f"haspelknecht({given})")
    with pytest.raises(MessageError):
        parameters_of({"player": 2})


@pytest.mark.parametrize("setup", [*SETUPS, Setup(seed=5, layout="three-long-legs"), NAMED])
def test_a_setup_is_told_by_parameters(setup: Setup) -> None:
    given = parameters_for(setup)
    assert given.keys() <= DEFAULTS.keys()
    assert parameters_of(given).frame.setup == setup
    text = ",".join(f"{name}={value}" for name, value in given.items())
    assert pyspiel.load_game(f"haspelknecht({text})").frame is parameters_of(given).frame


def test_both_searches_play_a_move() -> None:
    bots = pytest.importorskip("game.adapters.bots")
    for name in ("mcts:6", "ismcts:6", "uniform", "knecht"):
        state = at_a_decision(GAMES[0], 9)
        bot = bots.bot_named(name)(state.get_game(), state.current_player(), 3)
        before = str(state)
        assert bot.step(state) in state.legal_actions()
        assert str(state) == before


def test_a_search_does_not_look_at_what_is_hidden() -> None:
    """P2: the move does not change with the plan that another has laid in secret."""
    bots = pytest.importorskip("game.adapters.bots")
    state = at_a_decision(GAMES[0], 7, 3)
    while state.course.entries[-1].kind.name != "LAID" or state.course.state.turn == 0:
        state.apply_action(state.legal_actions()[-1])
    other = state.guessed(Random(9))
    assert str(other) != str(state)
    for name in ("mcts:8", "ismcts:8"):
        moves = [
            bots.bot_named(name)(one.get_game(), one.current_player(), 5).step(one) for one in (state, other)
        ]
        assert moves[0] == moves[1]


@pytest.mark.thorough
def test_the_playthrough_is_as_it_was() -> None:
    kept, again = playthrough.kept().splitlines(), playthrough.again().splitlines()
    assert [
        (at, *lines) for at, lines in enumerate(zip(kept, again, strict=True)) if lines[0] != lines[1]
    ] == []


def test_the_playthrough_is_of_this_game() -> None:
    lines = playthrough.kept().splitlines()
    game = pyspiel.load_game(lines[0].removeprefix("game: "))
    for said in (
        f"NumDistinctActions() = {game.num_distinct_actions()}",
        f"ObservationTensorSize() = {game.observation_tensor_size()}",
        f"InformationStateTensorSize() = {game.information_state_tensor_size()}",
        f"MaxGameLength() = {game.max_game_length()}",
    ):
        assert said in lines
    actions = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    state = game.new_initial_state()
    for action in actions:
        state.apply_action(action)
    assert state.is_terminal()


def test_a_draft_that_has_changed_is_another_game(tmp_path: Path) -> None:
    draft, food = tmp_path / "mine.toml", []
    for amount in (1, 3):
        draft.write_text(f'name = "mine"\nextends = "base"\n[start]\nfood = {amount}\n', "utf-8")
        state = pyspiel.load_game(f"haspelknecht(ruleset={draft})").new_initial_state()
        food.append(state.course.state.seats[0].food)
    assert food == [1, 3]
