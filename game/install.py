"""Set up what the game needs, with nothing but the standard library.

`ensure(root)` returns at once when this Python has the packages listed in pyproject.toml. Otherwise it makes
`.venv` beside main.py, installs them there, writes down what it installed, and starts main.py again inside.
This module must stay readable for old Pythons too: they get a sentence instead of a syntax error.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

OLDEST = (3, 11)
STAMP = "installed.txt"
STDERR = 2
INSIDE = "HASPELKNECHT_INSIDE_VENV"
_LEAST = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)\s*>=\s*([0-9]+(?:\.[0-9]+)*)$")


class SetupFailed(Exception):
    """What is missing and what to do about it, in one line."""


def ensure(root: Path, extras: Sequence[str] = ()) -> None:
    """Make the packages of pyproject.toml and of these extras importable; may go on in another interpreter.

    In: the folder of main.py, and names from [project.optional-dependencies]. Raises SetupFailed.
    """
    check_python(sys.version_info[:2])
    wanted = requirements(root, extras)
    venv = root / ".venv"
    missing = not set(wanted) <= set(read_stamp(venv)) or not python_of(venv).is_file()
    if is_inside(venv):
        os.environ.pop(INSIDE, None)
        if missing:
            build(venv, wanted)
    elif not satisfied(wanted):
        if os.environ.get(INSIDE) == str(venv):
            raise SetupFailed(f"{venv} does not start as it should; delete that folder and start again")
        if missing:
            build(venv, wanted)
        start_again(venv)


def check_python(version: Sequence[int]) -> None:
    """Raises SetupFailed if this Python is too old for the game."""
    if tuple(version) < OLDEST:
        have, need = ".".join(map(str, version)), ".".join(map(str, OLDEST))
        raise SetupFailed(
            f"Haspelknecht needs Python {need} or newer and this is {have}; "
            f"get one from https://www.python.org/downloads/ and start main.py with it"
        )


def requirements(root: Path, extras: Sequence[str]) -> list[str]:
    """The lines of pyproject.toml that say what to install, with those of the extras."""
    import tomllib

    try:
        project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        lines = list(project["dependencies"])
        for extra in extras:
            lines += project["optional-dependencies"][extra]
    except (OSError, ValueError, KeyError) as error:
        raise SetupFailed(f"pyproject.toml beside main.py cannot be read ({error}); clone again") from error
    return lines


def satisfied(wanted: Sequence[str]) -> bool:
    """Whether this Python has all of these, new enough, and no plain pygame beside pygame-ce."""
    from importlib import metadata

    for line in wanted:
        match = _LEAST.match(line)
        try:
            if match is None or _number(metadata.version(match[1])) < _number(match[2]):
                return False
        except metadata.PackageNotFoundError:
            return False
    return not any(metadata.distributions(name="pygame"))


def _number(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", version)]


def python_of(venv: Path) -> Path:
    """The interpreter of a virtual environment."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def is_inside(venv: Path) -> bool:
    """Whether this process runs in that virtual environment."""
    try:
        return os.path.samefile(sys.prefix, venv)
    except OSError:
        return False


def can_install(python: Path) -> bool:
    """Whether that interpreter runs and has pip (it may have lost its Python, or never been finished)."""
    try:
        return subprocess.run([str(python), "-m", "pip", "--version"], capture_output=True).returncode == 0
    except OSError:
        return False


def read_stamp(venv: Path) -> list[str]:
    """The requirement lines installed there so far."""
    try:
        return (venv / STAMP).read_text(encoding="utf-8").splitlines()
    except OSError:
        return []


def build(venv: Path, wanted: Sequence[str]) -> None:
    """Make the environment if need be, install into it with pip's own progress on stderr, write the stamp."""
    if not can_install(python_of(venv)):
        _say(f"Setting up, once: a virtual environment in {venv}")
        _run([sys.executable, "-m", "venv", "--clear", str(venv)], subprocess.PIPE, _venv_failed)
    _say(f"Installing {len(wanted)} packages into {venv}")
    pip = [str(python_of(venv)), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    _run([*pip, *wanted], STDERR, _pip_failed)
    lines = sorted({*read_stamp(venv), *wanted})
    (venv / STAMP).write_text("\n".join(lines) + "\n", encoding="utf-8")
    _say("Everything is in place.")


def _run(command: Sequence[str], stdout: int, explain: Callable[[list[str]], str]) -> None:
    """Run one step of the set-up (nothing of it on the game's own stdout); a failure becomes one line."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=stdout, stderr=subprocess.PIPE)
    if done.returncode != 0:
        said = (done.stderr + (done.stdout or b"")).decode(errors="replace")
        raise SetupFailed(explain([line for line in said.splitlines() if line.strip()]))


def _venv_failed(complaints: list[str]) -> str:
    if "ensurepip" in " ".join(complaints):
        return "this Python lacks its venv module; install it (Debian: apt install python3-venv), start again"
    last = f" ({complaints[-1]})" if complaints else ""
    return f"no virtual environment could be made{last}; see that this folder can be written to, start again"


def _pip_failed(complaints: list[str]) -> str:
    errors = [line for line in complaints if line.startswith("ERROR")] or complaints
    last = f" ({errors[-1]})" if errors else ""
    return f"the packages could not be installed{last}; check the network connection and start again"


def start_again(venv: Path) -> NoReturn:
    """Go on with the same arguments in that environment; does not come back."""
    command = [str(python_of(venv)), *sys.argv]
    environment = {**os.environ, INSIDE: str(venv)}
    try:
        if os.name != "nt":
            os.execve(command[0], command, environment)
        sys.exit(subprocess.call(command, env=environment))
    except OSError as error:
        raise SetupFailed(f"{venv} does not start ({error}); delete that folder and start again") from error


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
