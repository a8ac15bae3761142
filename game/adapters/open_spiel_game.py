"""Haspelknecht as a game of OpenSpiel: importing this module registers it as `haspelknecht`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import pyspiel

from game.adapters.course import Course
from game.adapters.frame import Frame
from game.adapters.guess import guessed_course
from game.adapters.open_spiel_observer import Observer, observer_for
from game.adapters.parameters import DEFAULTS, parameters_of
from game.adapters.rewards import most, returns_of
from game.rules import state_json
from game.rules.setup import SEATS

NAME = "haspelknecht"
GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Haspelknecht",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(SEATS),
    min_num_players=min(SEATS),
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=DEFAULTS,
)


class HaspelknechtGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel with the parameters of docs/research.md."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Raises MessageError for parameters that cannot be played."""
        self.frame, self.returns = parameters_of(params or {})
        super().__init__(GAME_TYPE, _info(self.frame, self.returns), params or {})

    def new_initial_state(self) -> HaspelknechtState:
        """Return a state before anything was drawn."""
        return HaspelknechtState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return a number of draws that no game exceeds."""
        return self.frame.most_draws

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer | None:
        """Return an observer; None for one that would see what other seats hide."""
        return observer_for(self.frame, iig_obs_type, params)


class HaspelknechtState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game: somebody decides, chance draws a disk, or the game is over."""

    def __init__(self, game: HaspelknechtGame) -> None:
        super().__init__(game)
        self.course = Course(game.frame)
        self.told_by = game.returns

    def current_player(self) -> int:
        """Return the seat that decides, from 0, or who stands for chance or for the end."""
        if self.course.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.course.chance is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.course.state.mover

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance that are possible now, each with its probability."""
        return self.course.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.course.chance is None:
            self.course.play(action)
        else:
            self.course.happen(action)

    def _action_to_string(self, player: int, action: int) -> str:
        frame = self.course.frame
        if player != pyspiel.PlayerId.CHANCE:
            return str(frame.numbering.moves[action])
        assert self.course.chance is not None
        return frame.outcome_said(self.course.chance, action)

    def is_terminal(self) -> bool:
        """Return True once the game is over."""
        return self.course.over

    def returns(self) -> list[float]:
        """Return what the game brings each seat, nothing before it is over."""
        if not self.course.over:
            return [0.0] * self.course.frame.seats
        return returns_of(self.course.state, self.told_by)

    def guessed(self, chance: Random) -> HaspelknechtState:
        """Return a state that the seat to move cannot tell from this one, with all that is hidden by lot."""
        twin: HaspelknechtState = self.clone()
        twin.course = guessed_course(self.course, chance)
        return twin

    def __str__(self) -> str:
        return json.dumps(state_json(self.course.state), separators=(",", ":"))


def _info(frame: Frame, returns: str) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=len(frame.numbering),
        max_chance_outcomes=frame.most_outcomes,
        num_players=frame.seats,
        min_utility=-most(returns),
        max_utility=most(returns),
        utility_sum=0.0,
        max_game_length=frame.most_moves,
    )


pyspiel.register_game(GAME_TYPE, HaspelknechtGame)
