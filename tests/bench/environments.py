"""Steps of environments of other games beside ours, each with its observation and its mask, in one run.

`pip install pettingzoo gymnasium chess rlcard catanatron catanatron_gym` brings them; `pettingzoo[classic]`
would bring the old pygame along. What is not there is left out.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Any

SECONDS = 4.0
"""So long each is stepped, after a game to warm up."""
CLASSIC = (
    "tictactoe_v3",
    "connect_four_v3",
    "leduc_holdem_v4",
    "texas_holdem_no_limit_v6",
    "chess_v6",
    "go_v5",
)
OURS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("2 seats", {}),
    ("2 seats, the other random", {"opponents": {"seat_2": "random"}}),
    ("4 seats, both modules", {"players": 4, "modules": "black/iron", "tiles": "recommended"}),
)
Step = Callable[[], bool]
"""Does one step; returns True where a game has ended with it."""


def measure() -> list[tuple[str, str]]:
    """Steps a second of each, and how long its observation and its mask are."""
    return [(name, f"{_steps_a_second(step):>9,.0f} steps a second, {size}") for name, size, step in _known()]


def _known() -> Iterator[tuple[str, str, Step]]:
    if _there("pettingzoo"):
        from game.adapters import pettingzoo_env

        for name, given in OURS:
            yield _turns(f"haspelknecht, {name}", pettingzoo_env.raw_env(**given))
    for name in CLASSIC:
        if _there(f"pettingzoo.classic.{name}"):
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            yield _turns(f"PettingZoo: {name}", module.raw_env())
    if _there("catanatron_gym"):
        yield _catan()


def _there(module: str) -> bool:
    try:
        importlib.import_module(module)
    except Exception:  # whatever a library of others lacks
        return False
    return True


def _turns(name: str, world: Any) -> tuple[str, str, Step]:
    """Return an environment in which agents take turns."""
    chance = Random(1)
    world.reset(seed=1)

    def step() -> bool:
        seen, _, ended, cut, about = world.last()
        if ended or cut:
            world.reset(seed=chance.getrandbits(31))
            return True
        mask = (
            seen["action_mask"] if isinstance(seen, dict) and "action_mask" in seen else about["action_mask"]
        )
        world.step(chance.choice(mask.nonzero()[0]))
        return False

    seen = world.observe(world.agent_selection)
    table = seen["observation"] if isinstance(seen, dict) else seen
    return name, f"{table.size:,} numbers seen, {world.action_space(world.agents[0]).n:,} actions", step


def _catan() -> tuple[str, str, Step]:
    """Return catanatron's environment, in which it plays the other seat at random."""
    import gymnasium

    world = gymnasium.make("catanatron_gym:catanatron-v1")
    chance = Random(1)
    about = [world.reset(seed=1)[1]]

    def step() -> bool:
        _, _, ended, cut, about[0] = world.step(chance.choice(about[0]["valid_actions"]))
        if ended or cut:
            about[0] = world.reset(seed=chance.getrandbits(31))[1]
        return ended or cut

    seen, actions = world.observation_space.shape[0], world.action_space.n
    return "catanatron, 2 seats, the other random", f"{seen:,} numbers seen, {actions:,} actions", step


def _steps_a_second(step: Step) -> float:
    while not step():
        pass
    count, begin = 0, perf_counter()
    while perf_counter() - begin < SECONDS:
        step()
        count += 1
    return count / (perf_counter() - begin)
