"""The PettingZoo environment: its library's own tests, masks, results, opponents and pictures."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from game.adapters.pettingzoo_env import env, raw_env
from game.adapters.rewards import returns_of
from game.rules.message import MessageError
from tests.few import few

GAMES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 4, "modules": "black/iron", "tunnel": "B", "tiles": "recommended", "boards": 2},
    {"players": 3, "new_tiles": "all", "tiles": "random", "returns": "margin"},
    {"players": 3, "opponents": {"seat_1": "knecht", "seat_3": "random"}},
    {"players": 4},
    {"modules": "iron", "tiles": "random"},
)
played = pytest.mark.parametrize("given", few(GAMES, 2), ids=str)


def finished(made: Any, seed: int) -> Any:
    """An environment in which a game by lot is over, with every observation that was seen looked at."""
    made.reset(seed=seed)
    chance = Random(seed)
    while not all(made.terminations.values()):
        seen = made.observe(made.agent_selection)
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert legal == made.unwrapped.course.legal()
        assert made.observation_space(made.agent_selection).contains(seen)
        for other in set(made.agents) - {made.agent_selection}:
            assert not made.observe(other)["action_mask"].any()
        made.step(chance.choice(legal))
    return made


@played
def test_pettingzoo_finds_its_interface(given: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|Observation space for each agent")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(env(**given), num_cycles=300)


@played
def test_the_same_seed_is_the_same_game(given: dict[str, Any]) -> None:
    seed_test(lambda: env(**given), num_cycles=80)


@played
def test_a_picture_can_be_drawn_at_any_time(given: dict[str, Any]) -> None:
    render_test(lambda render_mode: raw_env(render_mode="rgb_array", **given))


@pytest.mark.long
def test_it_is_as_fast_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("given", GAMES, ids=str)
def test_results_come_once_the_game_is_over(given: dict[str, Any]) -> None:
    made = finished(raw_env(**given), 3)
    returns = returns_of(made.course.state, given.get("returns", "rank"))
    assert [made.rewards[agent] for agent in made.agents] == [
        returns[int(agent.removeprefix("seat_")) - 1] for agent in made.agents
    ]
    assert made._cumulative_rewards == made.rewards
    while made.agents:
        made.step(None)


@pytest.mark.long
def test_automas_decide_for_their_seats() -> None:
    made = raw_env(players=3, opponents={"seat_2": "knecht"})
    assert made.possible_agents == ["seat_1", "seat_3"]
    ahead = sum(finished(made, seed).rewards["seat_1"] < 1 for seed in range(6))
    assert ahead >= 5
    before = made.course.entries
    assert finished(made, 5).course.entries == before


def test_a_move_that_is_not_legal_ends_the_game() -> None:
    made = env()
    made.reset(seed=1)
    agent = made.agent_selection
    legal = made.observe(agent)["action_mask"]
    made.step(int(np.flatnonzero(legal == 0)[0]))
    assert made.rewards[agent] == -1 and all(made.terminations.values())


@pytest.mark.long
def test_the_picture_is_the_table_before_the_eyes_of_who_decides() -> None:
    made = raw_env(render_mode="rgb_array")
    made.reset(seed=2)
    picture = made.render()
    assert picture.shape == (720, 1280, 3) and picture.dtype == np.uint8
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 1000
    made.step(made.course.legal()[0])
    assert (made.render() != picture).any()


@pytest.mark.long
def test_a_picture_needs_no_window(root: Path) -> None:
    code = (
        "from game.adapters.pettingzoo_env import raw_env; made = raw_env(render_mode='rgb_array');"
        "made.reset(seed=1); print(made.render().shape)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, env={"PATH": ""}, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip().endswith("(720, 1280, 3)")


def test_without_a_render_mode_nothing_is_drawn() -> None:
    made = raw_env()
    made.reset(seed=1)
    with pytest.warns(UserWarning, match="draws nothing"):
        assert made.render() is None


def test_a_course_of_an_environment_can_be_kept() -> None:
    made = finished(raw_env(), 4)
    assert pickle.loads(pickle.dumps(made.course)).entries == made.course.entries


@pytest.mark.parametrize(
    "given",
    [
        {"players": 5},
        {"opponents": {"seat_3": "bauer"}},
        {"opponents": {"seat_1": "bauer", "seat_2": "bauer"}},
        {"opponents": {"seat_1": "nobody"}},
        {"colour": "black"},
        {"returns": "coins"},
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(MessageError):
        raw_env(**given)


def test_numbers_of_numpy_and_words_are_taken() -> None:
    games = [raw_env(seed=1), raw_env(seed=1)]
    for game, seed in zip(games, (3, np.int64(3)), strict=True):
        game.reset(seed=seed)
    assert (
        games[0].observe("seat_1")["observation"].tolist()
        == games[1].observe("seat_1")["observation"].tolist()
    )
    assert [raw_env(open_planning=told).frame.setup.open_planning for told in ("False", "True", False)] == [
        False,
        True,
        False,
    ]


@pytest.mark.parametrize(
    "given", [{"boards": "x"}, {"boards": 2.5}, {"players": "two"}, {"open_planning": "perhaps"}]
)
def test_values_of_another_kind_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(MessageError):
        raw_env(**given)


def test_after_an_illegal_move_nobody_has_moves() -> None:
    game = env(players=3)
    game.reset(seed=1)
    mask = game.observe(game.agent_selection)["action_mask"]
    game.step(int(np.flatnonzero(mask == 0)[0]))
    for _ in game.agent_iter(9):
        seen, *_ = game.last()
        assert not seen["action_mask"].any()
        game.step(None)
