"""Set up what the game needs, and mend what was damaged, with nothing but the standard library.

`ensure(root)` returns at once when this Python has the packages listed in pyproject.toml. Otherwise it makes
`.venv` beside main.py, installs them there, writes down what it installed, and starts main.py again inside.
This module must stay readable for old Pythons too: they get a sentence instead of a syntax error.
"""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, NoReturn

from game import installed
from game.file_lock import lock
from game.installed import is_inside, least, number, python_of
from game.locations import BUNDLE, DISTRIBUTION, is_checkout
from game.plain_words import plain, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

OLDEST = (3, 11)
STDERR = 2
INSIDE, MENDED = "HASPELKNECHT_INSIDE_VENV", "HASPELKNECHT_MENDED"
_OURS = ("game", "tests", "main")
_EXTRA = re.compile(r"""extra *== *["']([^"']+)["']""")
"""The name of an extra in the marker of a requirement."""


_DOWNLOADS = "https://www.python.org/downloads/"


class SetupFailed(Exception):
    """The set-up cannot go on; the text says why and what to do, in one line."""


def ensure(root: Path, extras: Sequence[str] = ()) -> None:
    """Make the packages of pyproject.toml and these extras importable, perhaps in another interpreter.

    `root` is the folder of main.py, `extras` are names in [project.optional-dependencies]. An installed
    program leaves its packages to whoever installed it, and tells what is missing. Raises SetupFailed.
    """
    check_python(sys.version_info[:2])
    if not is_checkout(root):
        _check_installed(extras)
        return
    wanted = requirements(root, extras)
    venv = root / ".venv"
    inside, started = is_inside(venv), os.environ.pop(INSIDE, "") == str(venv)
    if not inside and satisfied(wanted):
        return
    ready = installed.is_ready(venv, wanted)
    if not ready:
        with alone(venv):
            if not installed.is_ready(venv, wanted):
                build(venv, wanted)
    if inside and _sees(venv):
        importlib.invalidate_caches()
        return
    if ready and (inside or started):
        raise SetupFailed(say("install-no-start", venv=venv))
    start_again(venv)


def mend(root: Path, extras: Sequence[str], problem: Exception) -> None:
    """Repair the environment after a problem that a damaged package may have caused, and start again.

    Returns if the packages are not to blame, or not ours. Raises SetupFailed if a repair did not help.
    """
    venv = root / ".venv"
    if not is_inside(venv):
        return
    wanted = requirements(root, extras)
    whole = installed.is_whole(venv, wanted) and not installed.lost(venv)
    if whole and not _lacks(problem):
        return
    said = " ".join(f"{type(problem).__name__}: {problem}".split())
    if MENDED in os.environ:
        raise SetupFailed(say("install-no-mend", venv=venv, reason=said))
    _tell("install-damaged", venv=venv, reason=said)
    with alone(venv):
        build(venv, wanted)
    os.environ[MENDED] = "1"
    start_again(venv)


def doubt(root: Path, problem: BaseException | None) -> bool:
    """Return True if a package may be to blame for a problem in a thread; the next start then repairs it."""
    venv = root / ".venv"
    if problem is None or not is_inside(venv) or not _lacks(problem):
        return False
    installed.doubt(venv)
    return True


def _lacks(problem: BaseException) -> bool:
    """Return True if a module is missing that is not the game's own."""
    return isinstance(problem, ImportError) and (problem.name or "").partition(".")[0] not in _OURS


def _sees(venv: Path) -> bool:
    """Return True if this process finds packages there; not if the folder was missing at its start."""
    site = installed.site_of(venv)
    return site is not None and os.path.realpath(site) in map(os.path.realpath, sys.path)


def check_python(version: Sequence[int]) -> None:
    """Raise SetupFailed if this Python is too old for the game."""
    if tuple(version) < OLDEST:
        have, need = ".".join(map(str, version)), ".".join(map(str, OLDEST))
        raise SetupFailed(say("install-python", need=need, have=have, address=_DOWNLOADS))


def requirements(root: Path, extras: Sequence[str]) -> list[str]:
    """Return the requirement lines of pyproject.toml, with those of the extras."""
    import tomllib

    try:
        project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        lines = list(project["dependencies"])
        for extra in extras:
            lines += project["optional-dependencies"][extra]
    except (OSError, ValueError, KeyError) as error:
        raise SetupFailed(say("install-project", reason=error)) from error
    return lines


def _check_installed(extras: Sequence[str]) -> None:
    """Raise SetupFailed if packages of these extras are missing, or plain pygame is in the way."""
    from importlib import metadata

    if BUNDLE and extras:
        raise SetupFailed(say("install-not-in-bundle", command=_pip_install(extras)))
    if not BUNDLE and any(metadata.distributions(name="pygame")):
        commands = ("pip uninstall pygame", "pip install --force-reinstall pygame-ce")
        raise SetupFailed(say("install-two-pygames", commands=" && ".join(commands)))
    for extra in extras:
        if not satisfied(_of_extra(extra)):
            raise SetupFailed(say("install-extra", command=_pip_install(extras)))


def _of_extra(extra: str) -> list[str]:
    """Return the requirement lines of an extra of the installed program."""
    from importlib import metadata

    lines = (line.partition(";") for line in metadata.requires(DISTRIBUTION) or ())
    return [line.strip() for line, _, marker in lines if _EXTRA.findall(marker) == [extra]]


def _pip_install(extras: Sequence[str]) -> str:
    return f'pip install "{DISTRIBUTION}[{",".join(extras)}]"'


def satisfied(wanted: Sequence[str]) -> bool:
    """Return True if this Python has all requirements, and no plain pygame beside pygame-ce."""
    from importlib import metadata

    for line in wanted:
        need = least(line)
        try:
            if need is None or number(metadata.version(need[0])) < need[1]:
                return False
        except (metadata.PackageNotFoundError, KeyError, TypeError):  # or one without its description
            return False
    return not any(metadata.distributions(name="pygame"))


def can_install(python: Path) -> bool:
    """Return True if that interpreter runs and has pip; it may have lost its Python, or be unfinished."""
    try:
        return subprocess.run([str(python), "-m", "pip", "--version"], capture_output=True).returncode == 0
    except OSError:
        return False


def build(venv: Path, wanted: Sequence[str]) -> None:
    """Create the environment if necessary, and install what is missing or damaged.

    It is created again only if it cannot be used, or is incomplete although pip finds nothing to do.
    """
    if installed.site_of(venv) is None or not can_install(python_of(venv)):
        _make(venv)
    _fill(venv, wanted)
    if not installed.is_whole(venv, wanted):
        _make(venv)
        _fill(venv, wanted)
    try:
        installed.write_stamp(venv, wanted)
    except OSError as error:
        raise SetupFailed(say("install-unwritable", file=error.filename, reason=error.strerror)) from error
    _tell("install-done")


def _make(venv: Path) -> None:
    _tell("install-begins", venv=venv)
    _run([_maker(venv), "-m", "venv", "--clear", str(venv)], subprocess.PIPE, _venv_failed)


def _maker(venv: Path) -> str:
    """Return the Python that creates the environment: never the one in it, which is deleted meanwhile."""
    if not is_inside(venv):
        return sys.executable
    return str(getattr(sys, "_base_executable", "")) if os.name == "nt" else os.path.realpath(sys.executable)


def _fill(venv: Path, wanted: Sequence[str]) -> None:
    """Install with pip's progress on stderr. Damaged packages are reinstalled: pip takes them for present."""
    pip = [str(python_of(venv)), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    damaged = installed.damaged(venv)
    if damaged:
        _tell("install-again", venv=venv, packages=", ".join(damaged))
        _run([*pip, "--ignore-installed", "--no-deps", *damaged], STDERR, _pip_failed)
    _tell("install-packages", venv=venv, count=len(wanted))
    _run([*pip, *wanted], STDERR, _pip_failed)


@contextmanager
def alone(venv: Path) -> Iterator[None]:
    """Hold a lock, so that one start at a time sets up and another waits."""
    with _lock_file(f"{venv}.lock") as file:
        if not lock(file, wait=False):
            _tell("install-waits")
            while not lock(file, wait=True):
                pass
        yield


def _lock_file(path: str) -> IO[str]:
    try:
        return open(path, "a", encoding="utf-8")
    except OSError as error:
        raise SetupFailed(say("install-lock", file=path, reason=error.strerror)) from error


def _run(command: Sequence[str], stdout: int, explain: Callable[[list[str]], str]) -> None:
    """Run one step of the set-up, without output on the game's own stdout; a failure becomes one line."""
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=stdout, stderr=subprocess.PIPE)
    except OSError as error:
        raise SetupFailed(explain([f"{command[0]}: {error.strerror}"])) from error
    if done.returncode != 0:
        said = (done.stderr + (done.stdout or b"")).decode(errors="replace")
        raise SetupFailed(explain([line for line in said.splitlines() if line.strip()]))


def _venv_failed(complaints: list[str]) -> str:
    if "ensurepip" in " ".join(complaints):
        return say("install-no-module", command="apt install python3-venv")
    return say("install-no-venv", reason=_last(complaints))


def _pip_failed(complaints: list[str]) -> str:
    errors = [line for line in complaints if line.startswith("ERROR")] or complaints
    return say("install-no-packages", reason=_last(errors))


def _last(complaints: Sequence[str]) -> str:
    return complaints[-1] if complaints else say("install-unknown")


def start_again(venv: Path) -> NoReturn:
    """Start again in that environment with the same arguments; does not return."""
    command = [str(python_of(venv)), *sys.argv]
    environment = {**os.environ, INSIDE: str(venv)}
    try:
        if os.name != "nt":
            os.execve(command[0], command, environment)
        sys.exit(_waited_for(command, environment))
    except OSError as error:
        raise SetupFailed(say("install-unstarted", venv=venv, reason=error)) from error


def _waited_for(command: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run a command to its end and return its code; Ctrl+C reaches it too, and it ends in good order."""
    with subprocess.Popen(command, env=environment) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue


def _tell(id: str, **values: object) -> None:
    print(plain(say(id, **values)), file=sys.stderr, flush=True)
