"""Haspelknecht as an environment of PettingZoo: seats take turns, each with a mask of its legal moves."""

from __future__ import annotations

import os
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.logger import warn
from numpy.typing import NDArray

from game.adapters.course import Course
from game.adapters.layout import Array
from game.adapters.observation import layout_of, observe
from game.adapters.parameters import Value, parameters_of
from game.adapters.rewards import returns_of
from game.automa import named
from game.plain import quoted
from game.rules import legal_moves, view
from game.rules.message import MessageError, message
from game.rules.player import Player

_AUDIO = "SDL_AUDIODRIVER"
_heard_by = os.environ.get(_AUDIO)
from pettingzoo import AECEnv  # noqa: E402  # which names a driver of its own for every program that imports it
from pettingzoo.utils import wrappers  # noqa: E402

if _heard_by is None:
    os.environ.pop(_AUDIO, None)
else:
    os.environ[_AUDIO] = _heard_by

Observation = dict[str, NDArray[Any]]
LARGEST = 1000.0
"""More than any number of an observation, and of an amount below zero; chosen, not worked out."""
_SEED_BITS = 64


def env(**given: Any) -> AECEnv:
    """Return the environment; a move that is not legal ends the game, and costs 1 whoever makes it."""
    made = wrappers.TerminateIllegalWrapper(raw_env(**given), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def raw_env(**given: Any) -> HaspelknechtEnv:
    """Return the environment without what checks the moves that it is given."""
    return HaspelknechtEnv(**given)


class HaspelknechtEnv(AECEnv):  # type: ignore[misc]
    """A game in which agents decide for their seats, and automas for those that are given to them."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "haspelknecht_v0",
        "render_modes": ["rgb_array"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self, render_mode: str | None = None, opponents: Mapping[str, str] | None = None, **parameters: Value
    ) -> None:
        """Take the parameters of docs/research.md; `opponents` are automas by agent, `{"seat_2": "bauer"}`.

        Raises MessageError for what cannot be played.
        """
        self.render_mode = render_mode
        self.frame, self._returns = parameters_of(parameters)
        every = [f"seat_{seat + 1}" for seat in range(self.frame.seats)]
        self._opponents = {_seat(agent, every): named(name) for agent, name in (opponents or {}).items()}
        self.possible_agents = [agent for seat, agent in enumerate(every) if seat not in self._opponents]
        if not self.possible_agents:
            raise MessageError(message("adapters-no-agent"))
        self.layout = layout_of(self.frame.vocabulary)
        self.observation_spaces = {agent: self._seen() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(self.frame.numbering)) for agent in self.possible_agents
        }
        self._seats = {agent: every.index(agent) for agent in self.possible_agents}
        self._every = every
        self._chance = Random()
        self._players: dict[int, Player] = {}
        self.course = Course(self.frame)

    def _seen(self) -> spaces.Dict:
        table = spaces.Box(-LARGEST, LARGEST, (self.layout.size,), np.float32)
        mask = spaces.Box(0, 1, (len(self.frame.numbering),), np.int8)
        return spaces.Dict({"observation": table, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's moves: their ids."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with a seed always the same one, as long as the same moves are made."""
        if seed is not None:
            self._chance = Random(int(seed))  # numpy has numbers of its own
        seeds = {seat: self._chance.getrandbits(_SEED_BITS) for seat in self._opponents}
        self._players = {seat: make(seeds[seat]) for seat, make in self._opponents.items()}
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.course = Course(self.frame)
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: int | None) -> None:
        """Play the move of an id for the agent that is selected; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.course.play(int(action))
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Let chance draw and automas decide until an agent is asked or the game is over."""
        while not self.course.over:
            if self.course.chance is not None:
                self.course.happen(self.course.lot(self._chance))
            elif self.course.state.mover in self._players:
                self._decide(self._players[self.course.state.mover])
            else:
                self.agent_selection = self._every[self.course.state.mover]
                return
        returns = returns_of(self.course.state, self._returns)
        for agent in self.agents:
            self.rewards[agent] = returns[self._seats[agent]]
            self.terminations[agent] = True

    def _decide(self, player: Player) -> None:
        seen = view(self.course.state, self.course.state.mover)
        move = player.choose(seen, legal_moves(seen)).move
        self.course.play(self.frame.numbering.id_of(move))

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and a mask of its legal moves: none for one that is not asked."""
        seat = self._seats[agent]
        table: Array = observe(self.course.state, seat, self.layout)
        mask = np.zeros(len(self.frame.numbering), np.int8)
        if not self.course.over and seat == self.course.state.to_move and not self.terminations[agent]:
            mask[self.course.legal()] = 1
        return {"observation": table, "action_mask": mask}

    def render(self) -> NDArray[np.uint8] | None:
        """Return a picture of the table before the eyes of the agent that is selected."""
        if self.render_mode != "rgb_array":
            warn("render() without render_mode='rgb_array' draws nothing")
            return None
        from game.adapters.picture import picture_of

        return picture_of(self.course.state, self._seats[self.agent_selection], self._every)

    def close(self) -> None:
        """Release nothing: no window was opened."""


def _seat(agent: str, agents: list[str]) -> int:
    """Return the seat of an agent. Raises MessageError."""
    if agent not in agents:
        raise MessageError(message("adapters-agent", name=quoted(agent), names=tuple(agents)))
    return agents.index(agent)
