"""Which modules could run what they read, start a program or reach another machine, and that no others do."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

FORBIDDEN = {
    *("_pickle", "pickle", "marshal", "shelve", "dill", "cloudpickle", "joblib", "yaml", "runpy", "code"),
    *("cffi", "http", "urllib", "ssl", "ftplib", "smtplib", "socketserver", "xmlrpc", "webbrowser"),
    *("asyncio", "requests", "aiohttp", "httpx"),
}
"""What would run a text or object that is read, or ask the network; nothing of the game imports it."""
NAMED = {
    "subprocess": {
        *("game.install", "game.cli.same_games", "game.compiled.making", "game.compiled.background"),
        *("game.cli.measure.running", "game.cli.measure.provenance"),
        *("game.languages", "game.plain"),
    },
    "multiprocessing": {
        *("game.processes", "game.automa.process_player", "game.coach.review_process"),
        "game.sound.music.maker",
    },
    "ctypes": {"game.processes"},
    "socket": {"game.playtest.cluster"},
    "distributed": {"game.playtest.cluster"},
}
"""The modules that may import these: who starts programs or processes, and who calls another machine.

`game.languages` asks macOS what language its user prefers, `game.plain` quotes as Windows does, and
`game.processes` tells Windows who hears Ctrl+C.
"""
CALLED: dict[str, set[str]] = {
    **{name: set() for name in ("eval", "exec", "compile", "__import__")},
    **{f"os.{name}": set() for name in ("system", "popen", "startfile", "fork", "spawnv", "posix_spawn")},
    **{name: set() for name in ("Listener", "Manager", "multiprocessing.Manager")},
    "os.execve": {"game.install"},
    "import_module": {"game.compiled.builds", "game.rules", "game.program.commands"},
    "spec_from_file_location": {"game.compiled.builds"},
}
"""The modules that may call these: a start again in `.venv`, modules of the game, and those of a build.

Processes of the game have pipes to their parents, and none listens for others.
"""
WATCHED = """
import sys
sys.path.insert(0, sys.argv[1])
heard = []
sys.addaudithook(lambda event, given: heard.append((event, given[0] if given else "")))
from game.program import main
main(sys.argv[2:])
for event, about in heard:
    if event.startswith(("open", "socket.", "subprocess.", "os.", "pickle.find_class", "ctypes.")):
        print(event, about, file=sys.stderr)
"""
"""Runs a command and tells every file, program, process and socket that it asked the system for."""
HARMLESS = ("os.listdir", "os.scandir", "os.putenv", "os.unsetenv", "os.add_dll_directory")


def modules(root: Path) -> Iterator[tuple[str, ast.Module]]:
    """Every module of the game by name, parsed."""
    for path in sorted((root / "game").rglob("*.py")):
        name = ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        yield name, ast.parse(path.read_text("utf-8"))


def imported(tree: ast.Module) -> Iterator[str]:
    """The outermost names of all that a module imports, wherever it does so."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module.partition(".")[0]


def called(tree: ast.Module) -> Iterator[str]:
    """What a module calls, as it stands there: `os.system`."""
    yield from (ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call))


def found(
    root: Path, kind: Callable[[ast.Module], Iterator[str]], names: Iterable[str]
) -> dict[str, set[str]]:
    """The modules in which each of the names stands."""
    known = {name: {*kind(tree)} for name, tree in modules(root)}
    return {one: {name for name, there in known.items() if one in there} for one in names}


def heard_of(command: Iterable[str], root: Path, folder: Path) -> list[list[str]]:
    """What a command asked the system for, and about what."""
    home = {**os.environ, "HASPELKNECHT_HOME": str(folder / "home")}
    line = [sys.executable, "-c", WATCHED, str(root), *command]
    done = subprocess.run(line, capture_output=True, text=True, env=home, cwd=folder, check=True)
    return [one.split(" ", 1) for one in done.stderr.splitlines()]


def test_who_starts_programs_or_asks_the_network_is_named_here(root: Path) -> None:
    assert found(root, imported, NAMED) == NAMED
    assert not any(found(root, imported, FORBIDDEN).values())


def test_no_text_is_run(root: Path) -> None:
    assert found(root, called, CALLED) == CALLED


@pytest.mark.parametrize("command", [("replay",), ("ruleset", "check")], ids=" ".join)
def test_a_stranger_s_file_brings_no_other_file_program_or_socket(
    command: tuple[str, ...], root: Path, tmp_path: Path
) -> None:
    file = tmp_path / ("mine.toml" if "ruleset" in command else "game.hasp")
    golden = (root / "tests" / "golden" / "2-seats-rows.hasp").read_text("utf-8")
    file.write_text('name = "mine"\n' if "ruleset" in command else golden, "utf-8")
    line = (*command, str(file))
    heard = heard_of(line, root, tmp_path)
    own = (str(root), sys.prefix, sys.base_prefix, sys.pycache_prefix or sys.prefix)
    opened = {about for event, about in heard if event == "open" and not about.startswith(own)}
    assert opened == {str(file)}
    assert {about.partition(".")[0] for event, about in heard if event == "pickle.find_class"} <= {"babel"}
    assert {event for event, _ in heard} <= {"open", "pickle.find_class", *HARMLESS}
