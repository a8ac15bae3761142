"""Whether compiled rules and automas play the same games as pure Python: `compile --check`."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from game.cli.helping import PURE
from game.cli.progress import watched
from game.cli.saying import UserError, said
from game.locations import COMMAND, start
from game.plain import as_typed
from game.processes import cores
from game.rules.message import message


class LineUp(NamedTuple):
    """Seats of one automa, and the options of `simulate` that say what they play."""

    automa: str
    seats: int
    options: tuple[str, ...]

    @property
    def command(self) -> tuple[str, ...]:
        return "simulate", "--seats", ",".join([self.automa] * self.seats), *self.options


_BASE: Final = ("--tiles", "random")
_VALLEY: Final = ("--tiles", "random", "--new-tiles", "all", "--modules", "black,iron", "--tunnel", "B")
SHARES: Final = {
    "random": 0.18,
    "greedy": 0.1,
    "lehrling": 0.05,
    "knecht": 0.1,
    "einlieger": 0.05,
    "heuerling": 0.05,
    "siedler": 0.05,
    "kleinbauer": 0.05,
    "pachtbauer": 0.05,
    "bauer": 0.15,
    "knappe": 0.05,
    "steiger": 0.1,
    "meister": 0.02,
}
"""Of all games, how many each automa plays: fewer, the longer it thinks."""


def line_ups(automa: str) -> tuple[LineUp, ...]:
    """Return the tables of an automa: two seats of the base game, and four with the whole expansion."""
    return LineUp(automa, 2, _BASE), LineUp(automa, 4, _VALLEY)


def check(games: int) -> None:
    """Play so many games in both ways and print that they are the same. Raises UserError."""
    asked = [(one, max(1, round(games * SHARES[name] / 2))) for name in SHARES for one in line_ups(name)]
    for one, count in watched(asked, len(asked), said("run-tables"), long=True):
        compare(one, count)
    print(said("run-same-games", games=message("run-games", games=sum(count for _, count in asked))))


def compare(one: LineUp, games: int) -> None:
    """Play games of a table in both ways. Raises UserError with the first seed at which they differ.

    Or, if one of them was played in the other's way.
    """
    pairs = zip(*(_played(one, games, way) for way in ((), (PURE,))), strict=True)
    for compiled, pure in pairs:
        if compiled != pure:
            line = as_typed((*one.command, "--seed", str(pure["seed"]), "--games", "1", "--json"))
            raise UserError(message("run-other-games", command=f"{COMMAND} {line}", option=PURE))


def _played(one: LineUp, games: int, way: Sequence[str]) -> list[dict[str, Any]]:
    """Return what `simulate` tells of each game, played in a process of its own. Raises UserError."""
    options = ("--games", str(games), "--jobs", str(min(games, cores())), "--json", *way)
    environment = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(
        start(*one.command, *options),
        capture_output=True,
        env=environment,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode != 0:
        raise UserError(message("run-command-failed", command=as_typed(one.command), reason=done.stderr))
    found = json.loads(done.stdout)
    if found["compiled"] == (PURE in way):
        raise UserError(message("run-not-both-ways", command=as_typed((*one.command, *way))))
    games_of_run: list[dict[str, Any]] = found["games"]
    return games_of_run
