"""The command `compile`, and builds made before a long run. Imports nothing that is compiled."""

from __future__ import annotations

import re
import time
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.cli.helping import PURE
from game.cli.playtest.options import GAMES
from game.cli.progress import Meter
from game.cli.saying import UserError, said, tell
from game.compiled import builds, making
from game.locations import ROOT
from game.processes import cores
from game.rules.message import Real, message

PAYS: Final = 150.0
"""Seconds of play in pure Python from which on it pays to compile first: that takes less than it saves."""
_SECONDS: Final = {
    "random": 0.0014,
    "greedy": 0.010,
    "lehrling": 0.0035,
    "einlieger": 0.0035,
    "knecht": 0.0035,
    "bauer": 0.13,
    "knappe": 0.26,
    "steiger": 0.68,
    "meister": 18.0,
    "former-steiger": 0.63,
    "former-meister": 3.0,
}
"""Seconds of pure Python for a seat in a game of two, by `simulate --pure` on one core of 2026.

A level that is not named thinks about as long as a bauer.
"""
_PLAYOUT: Final = 0.04
"""The same for each playout of `mcts:N`."""


def compile_rules(root: Path) -> None:
    """Make a build unless there is one. Raises UserError if none can be made."""
    build = builds.found(root)
    if build is not None:
        print(said("run-compiled-already", folder=str(build)))
        return
    start = time.perf_counter()
    build = _made(root)
    seconds = Real(time.perf_counter() - start, 0)
    print(said("run-compiled", seconds=seconds, folder=str(build)))


def _made(root: Path) -> Path:
    """Make a build with progress, and return it. Raises UserError."""
    if not making.possible():
        raise UserError(message("run-no-compiler", compiler="gcc", headers="python3-dev"))
    meter = Meter(1, said("run-files"), long=True)
    try:
        for done, total in making.make(root):
            meter.reach(done, total)
    except making.NotCompiled as problem:
        log = builds.folder(root) / making.LOG
        raise UserError(message("run-not-compiled", reason=str(problem), file=str(log))) from problem
    finally:
        meter.close()
    build = builds.found(root)
    if build is None:
        raise UserError(message("run-changed-meanwhile"))
    return build


def compile_first(options: Namespace, left: float = 1.0) -> None:
    """Compile before a long run, and let its processes use that; say so, also where it fails.

    `left` is the share of its games that is still to be played.
    """
    if options.pure or builds.used() or not pays(options, left) or not making.possible():
        return
    build = builds.found(ROOT)
    if build is None:
        tell(message("run-compiling-first", option=PURE))
    try:
        builds.lend(build or _made(ROOT))
    except (UserError, OSError) as problem:
        tell(problem)


def pays(options: Namespace, left: float = 1.0) -> bool:
    """Return True if a command will play for so long that compiling first is over sooner."""
    jobs: int | None = getattr(options, "jobs", None)
    return left * _seconds(options) / (jobs or cores()) >= PAYS


def _seconds(options: Namespace) -> float:
    """Return about how long a command plays on one core; 0 for one that plays few games."""
    games: int = getattr(options, "games", 0) or GAMES
    if options.command == "simulate":
        return games * _game(options.seats)
    if options.command == "ladder":
        return games * _line_ups(options.players, options.seats, options.one)
    if options.command == "playtest" and options.what is None and options.cluster is None:
        versions = 1 if options.against is None else 2
        return games * versions * _game(options.seats)
    if options.command == "tune":
        screened: int = options.screen or 0
        searched = games * options.generations * _GENERATION
        return (screened or float(searched)) * _game((options.level, options.level))
    return 0.0


_GENERATION: Final = 10
"""Candidates of a generation, or a little more."""


def _line_ups(players: Sequence[str], seats: Sequence[int], one: str | None) -> float:
    """Return the seconds of a game of each line-up of a ladder: of every pair, or of one with each other."""
    if one is None:
        return (len(players) - 1) / 2 * sum(seats) * _game(players)
    others = [other for other in players if other != one]
    return sum(len(others) * _thinking(one) + (count - 1) * _game(others) for count in seats)


def _game(seats: Sequence[str]) -> float:
    """Return the seconds that automas think in a game."""
    return sum(map(_thinking, seats))


def _thinking(name: str) -> float:
    """Return the seconds that an automa of this name, such as `bauer:miner+23`, thinks in a game."""
    if playouts := re.fullmatch("mcts:([0-9]+)", name):
        return _PLAYOUT * int(playouts[1])
    level = re.split("[:+]|-(?=[0-9])", name, maxsplit=1)[0]
    return _SECONDS.get(level, _SECONDS["bauer"])
