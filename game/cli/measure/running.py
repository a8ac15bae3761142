"""Plays the commands of a record as one types them, and reads their figures."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec

from game.cli.helping import PURE
from game.cli.measure.data import Row, Run
from game.cli.measure.provenance import Provenance, load, machine
from game.cli.saying import UserError
from game.plain import as_typed
from game.rules.message import message
from game.rules.setup import RULES
from game.series.estimates import Estimate

_OF_A_SEAT = ("seat", "automa", "wins", "mean", "min", "max", "mix", "vp")
_WITH_GAMES = ("ladder", "simulate")
_BENCH = "bench"


class Given(NamedTuple):
    """What is asked of every command: the number of processes, that of games in a try-out, and no build."""

    jobs: int | None = None
    games: int | None = None
    pure: bool = False

    def options(self, what: str) -> list[str]:
        """Return the options of a command; `bench` plays alone, and only some count games."""
        found = [PURE] if self.pure else []
        if self.jobs is not None and what != _BENCH:
            found += ["--jobs", str(self.jobs)]
        if self.games is not None and what in _WITH_GAMES:
            found += ["--games", str(self.games)]
        return found


def run_of(root: Path, command: str, given: Given, known: Provenance) -> Run:
    """Return what comes of a command. Raises UserError if it fails."""
    words = shlex.split(command)
    of_speed: dict[str, Any] = {"machine": machine(), "load": load()} if words[0] == _BENCH else {}
    found = _played(root, words, given.options(words[0]))
    keys = ("compiled",) if words[0] == _BENCH else ("ratings",)  # builds play the same games
    kept: dict[str, Any] = {key: found[key] for key in keys if key in found}
    run: dict[str, Any] = {"command": command, **known._asdict(), "rules": RULES, **of_speed, **kept}
    return msgspec.convert({**run, "rows": rows_of(command, found)}, Run)


def _played(root: Path, words: Sequence[str], options: Sequence[str]) -> dict[str, Any]:
    """Run a command in a process of its own and return its JSON; its progress is seen. Raises UserError."""
    with TemporaryDirectory() as folder:
        out = Path(folder) / "figures.json"
        way = ("--out", str(out)) if words[0] == "ladder" else ("--json",)
        line = [sys.executable, str(root / "main.py"), *words, *options, *way]
        environment = {**os.environ, "PYTHONUTF8": "1"}
        done = subprocess.run(line, cwd=root, env=environment, stdout=subprocess.PIPE, encoding="utf-8")
        if done.returncode:
            raise UserError(message("measure-failed", command=as_typed(words), code=done.returncode))
        found: dict[str, Any] = json.loads(out.read_text("utf-8") if out.exists() else done.stdout)
        return found


def rows_of(command: str, found: dict[str, Any]) -> list[Row]:
    """Return the figures of a command as rows, without those of single games."""
    what = shlex.split(command)[0]
    if what == "ladder":
        return list(found["lineups"])
    if what == "weigh":
        return list(found["rows"])
    if what == _BENCH:
        return [{"part": part, **row} for part, rows in found["parts"].items() for row in rows]
    games = len(found["games"])
    return [
        {"games": games, **{key: seat[key] for key in _OF_A_SEAT if key in seat}} for seat in found["seats"]
    ]


def estimate(row: Row, name: str) -> Estimate | None:
    """Return a mean of a row with its interval, or None."""
    if name not in row:
        return None
    return Estimate(row[name], row.get(f"{name}_low"), row.get(f"{name}_high"))
