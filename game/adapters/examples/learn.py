"""A policy learns by playing against an automa: `python -m game.adapters.examples.learn --help`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from game.adapters.examples.chart import chart
from game.adapters.examples.policy import Choice, Policy
from game.adapters.pettingzoo_env import HaspelknechtEnv, raw_env
from game.series.estimates import Estimate, mean

BATCH = 100
"""The games of one point of the chart."""
FIRST_TEST = 1_000_000
"""The seed of the first game of which nothing is learned."""
RATE = 0.004
USUAL = 0.98
"""How slowly the usual result, and how much results differ, follow the latest game."""


def played(environment: HaspelknechtEnv, policy: Policy, seed: int) -> tuple[float, list[Choice]]:
    """Play a game; return the policy's margin over its opponent in VP, and its decisions with a choice."""
    environment.reset(seed=seed)
    agent, choices = environment.possible_agents[0], list[Choice]()
    while not environment.terminations[agent]:
        seen = environment.observe(agent)
        choice = policy.choose(seen["observation"], seen["action_mask"])
        if len(choice.legal) > 1:
            choices.append(choice)
        environment.step(choice.legal[choice.place])
    return environment.rewards[agent], choices


def learned(environment: HaspelknechtEnv, policy: Policy, games: int, rate: float) -> list[Estimate]:
    """Let a policy learn from so many games; return its mean margin in each batch."""
    usual, spread, found = 0.0, 100.0, list[Estimate]()
    margins = list[float]()
    for game in range(games):
        margin, choices = played(environment, policy, game)
        apart = margin - usual
        usual += (1 - USUAL) * apart
        spread += (1 - USUAL) * (apart**2 - spread)
        policy.learn(choices, apart / max(np.sqrt(spread), 1.0), rate)
        margins.append(margin)
        if len(margins) == BATCH:
            found.append(measured(margins))
            print(f"{game + 1} games: {found[-1].value:+.1f} VP")
            margins.clear()
    return found


def measured(margins: list[float]) -> Estimate:
    """Return the mean of some margins with its 95 % interval; each game is one observation."""
    return mean([[margin] for margin in margins])


def main(arguments: list[str] | None = None) -> None:
    """Learn, play games of which nothing is learned, and write weights, figures and a chart."""
    options = _options(arguments)
    environment = raw_env(opponents={"seat_2": options.opponent}, returns="margin")
    policy = Policy(environment.layout.size, len(environment.frame.numbering), options.seed)
    before = measured([played(environment, policy, FIRST_TEST + at)[0] for at in range(options.tests)])
    batches = learned(environment, policy, options.games, options.rate)
    after = measured([played(environment, policy, FIRST_TEST + at)[0] for at in range(options.tests)])
    for name, found in (("before", before), ("after", after)):
        print(f"{name}: {found.value:+.1f} VP ({found.low or 0:+.1f} to {found.high or 0:+.1f})")
    if options.out is not None:
        np.savez_compressed(options.out.with_suffix(".npz"), weights=policy.weights.astype(np.float32))
        options.out.with_suffix(".svg").write_text(chart(batches, BATCH), encoding="utf-8")


def _options(arguments: list[str] | None) -> Any:
    parser = argparse.ArgumentParser(prog="learn", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--tests", type=int, default=200)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    main()
