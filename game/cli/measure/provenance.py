"""Where figures come from: the date, the commit of the sources, the rules and the machine."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from game.cli.measure.data import Run
from game.cli.saying import UserError
from game.processes import cores
from game.rules.message import Message, Real, Value, message
from game.rules.setup import RULES

SOURCES = ("game", "main.py", "tests/bench")
"""What plays and measures."""
DECIDING = ("game/rules", "game/automa", "game/match.py", "game/series", "game/seeds.py")
"""What a game's course depends on."""
BUSY = 1.0
"""Processes a core, before one is measured: from then on speeds are those of a busy machine."""
_CPU = re.compile(r"^model\sname\s*: (.+)$", re.MULTILINE)


class Provenance(NamedTuple):
    """When and by which sources something is measured."""

    date: str
    commit: str


def provenance(root: Path) -> Provenance:
    """Return today's date (UTC) and the commit. Raises UserError if the sources are not those of a commit."""
    changed = _git(root, "status", "--porcelain", "--", *SOURCES)
    if changed:
        raise UserError(message("measure-uncommitted", file=changed.splitlines()[0][3:], option="--games"))
    commit = _git(root, "rev-parse", "--short=8", "HEAD").strip()
    return Provenance(datetime.now(UTC).date().isoformat(), commit[:8])


def commits_since(root: Path, commit: str) -> int | None:
    """Return how many commits have changed what plays since one; None if it is not known here."""
    try:
        return int(_git(root, "rev-list", "--count", f"{commit}..HEAD", "--", *DECIDING))
    except UserError:
        return None


def _git(root: Path, *arguments: str) -> str:
    command = ["git", *arguments]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, encoding="utf-8", check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise UserError(message("measure-no-git", reason=str(problem))) from problem
    return done.stdout


def machine() -> str:
    """Return the kind of this machine and its Python."""
    return f"{_processor()}, {platform.system()}, Python {platform.python_version()}"


def load() -> float | None:
    """Return how many processes run or wait for each core, where the system tells it."""
    return round(os.getloadavg()[0] / cores(), 1) if hasattr(os, "getloadavg") else None


def _processor() -> str:
    try:
        found = _CPU.search(Path("/proc/cpuinfo").read_text("utf-8"))
    except OSError:
        found = None
    return " ".join(found[1].split()) if found else platform.processor() or platform.machine()


def when(run: Run) -> Message:
    """Return when and by what a run was measured; one by older rules says so."""
    names: dict[str, Value] = {"date": run.date.isoformat(), "commit": f"`{run.commit}`", "rules": run.rules}
    told = message("measure-when", **names)
    if run.rules < RULES:
        told = message("measure-when-older", **names, now=RULES)
    if run.part:
        told = message("measure-when-part", when=told)
    if not run.machine:
        return told
    build = message("measure-compiled" if run.compiled else "measure-pure")
    told = message("measure-when-on", when=told, machine=run.machine, build=build)
    if run.load is None or run.load < BUSY:
        return told
    return message("measure-when-busy", when=told, load=Real(run.load))
