"""Builds of the rules: which sources they are of, who uses them, and what is said where none can be made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import metadata
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from game.cli import compiling
from game.cli.arguments import parse
from game.compiled import builds, making, sources
from game.program import entry

TINY = {
    "main.py": "",
    "assets/icon.svg": "",
    "pyproject.toml": "[tool.mypy]\nstrict = true\n",
    "game/rules/__init__.py": "",
    "game/rules/box.py": "def twice(number: int) -> int:\n    return 2 * number\n",
    "game/rules/state.py": "from game.rules.box import twice\n\nFOUR = twice(2)\n",
    "game/scenes/__init__.py": "",
    "game/scenes/title.py": "WORD = 'Haspelknecht'\n",
}
WHERE = "import game.rules.box as box; print(box.__file__, box.twice(21))"


@pytest.fixture
def tiny(root: Path, tmp_path: Path) -> Path:
    """A checkout whose rules are one function and who calls it."""
    for name, text in TINY.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    for name in ("__init__.py", "file_lock.py", "locations.py", "processes.py", "whole_file.py"):
        shutil.copy(root / "game" / name, tmp_path / "game")
    shutil.copytree(root / "game/compiled", tmp_path / "game/compiled")
    return tmp_path


def a_build(root: Path, compiler: str = "1.0") -> Path:
    """The folder of a build of the sources as they are, with what its modules share, and no module."""
    build = builds.folder(root) / builds.name(root, compiler)
    build.mkdir(parents=True)
    (build / f"shared__mypyc{EXTENSION_SUFFIXES[0]}").touch()
    return build


def printed(root: Path, code: str, **environment: str) -> str:
    """What a new process in a checkout prints."""
    plain = {name: value for name, value in os.environ.items() if name not in (builds.VARIABLE, "PYTHONPATH")}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=root, env=plain | environment, capture_output=True, text=True)
    assert done.stderr == ""
    return done.stdout.strip()


def test_what_is_compiled(root: Path) -> None:
    names = set(map(sources.module_name, sources.compiled(root)))
    assert {"game.rules.state", "game.rules.engine.phases.winter", "game.automa.plan_search"} <= names
    assert not {"game.rules", "game.rules.terms", "game.automa.data_files", "game.scenes.app"} & names


@pytest.mark.parametrize("name", ["game/rules/box.py", "game/compiled/sources.py", "game/automa/new.py"])
def test_a_build_is_of_the_sources_as_they_are(tiny: Path, name: str) -> None:
    """One of other sources is never found."""
    build = a_build(tiny)
    assert builds.found(tiny) == build
    (tiny / name).parent.mkdir(exist_ok=True)
    with (tiny / name).open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert builds.found(tiny) is None


def test_a_build_does_not_ask_for_the_window(tiny: Path) -> None:
    build = a_build(tiny)
    (tiny / "game/scenes/title.py").write_text("WORD = 'Glück auf'\n", encoding="utf-8")
    assert builds.found(tiny) == build


def test_a_build_is_of_this_python(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    a_build(tiny)
    monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-399")
    assert builds.found(tiny) is None


def test_the_newest_of_two_is_used(tiny: Path) -> None:
    older, newer = a_build(tiny, "1.0"), a_build(tiny, "0.9")
    os.utime(older, (1, 1))
    assert builds.found(tiny) == newer


def test_a_build_of_another_c_library_is_none(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a container and its host share a checkout."""
    build = a_build(tiny)
    monkeypatch.setattr(builds, "_SUFFIX", ".cpython-311-x86_64-linux-musl.so")
    assert builds.found(tiny) is None
    monkeypatch.undo()
    for file in build.iterdir():
        file.unlink()
    assert builds.found(tiny) is None


def test_a_hidden_file_beside_the_sources_is_none_of_them(tiny: Path) -> None:
    """As editors leave one for text that is not saved yet, some of which lead nowhere."""
    build = a_build(tiny)
    for hidden in (tiny / "game/rules/.#box.py", tiny / "game/automa/.#new.py", tiny / "game/.#main.py"):
        hidden.parent.mkdir(exist_ok=True)
        hidden.symlink_to("anna@host.1234:17")
    assert builds.found(tiny) == build


def test_a_build_that_cannot_be_loaded_is_thrown_away(root: Path, tiny: Path) -> None:
    """As after a power cut; `compile` makes it anew."""
    build = a_build(tiny)
    module = build / "game/rules" / f"disks{EXTENSION_SUFFIXES[0]}"
    module.parent.mkdir(parents=True)
    module.touch()
    (tiny / "game/rules/disks.py").write_text("NAME = __file__\n", encoding="utf-8")
    code = (
        "from pathlib import Path; from game.compiled import builds;"
        f" print(builds.use_if_sound(Path({str(build)!r})), builds.used(), builds.lent());"
        " import game.rules.disks as disks; print(disks.NAME)"
    )
    first, second = printed(tiny, code).splitlines()
    assert first == "False False False" and second.endswith("disks.py")
    assert not build.exists() and builds.found(tiny) is None


def test_a_build_of_former_sources_is_not_used_by_those_who_start_later(tiny: Path) -> None:
    build = a_build(tiny)
    code = "from game.compiled import builds; print(builds.used())"
    assert printed(tiny, code, **{builds.VARIABLE: str(build)}) == "True"
    with (tiny / "game/rules/box.py").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert printed(tiny, code, **{builds.VARIABLE: str(build)}) == "False"


def test_the_newest_builds_are_kept_and_all_of_the_last_day(tiny: Path) -> None:
    every = [a_build(tiny, f"{at}.0") for at in range(making.KEPT + 2)]
    os.utime(every[0], (1, 1))
    for at, build in enumerate(every[2:], 1):
        os.utime(build, (time.time() + at, time.time() + at))
    making._clear(builds.folder(tiny))
    assert [build.exists() for build in every] == [False, *[True] * (making.KEPT + 1)]


def test_nothing_is_read_where_nothing_was_compiled(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builds, "digest", lambda root: pytest.fail("a start reads no sources in vain"))
    assert builds.found(tiny) is None


def test_only_modules_of_the_build_are_found_there(tmp_path: Path) -> None:
    file = tmp_path / "game/rules" / f"box{EXTENSION_SUFFIXES[0]}"
    file.parent.mkdir(parents=True)
    file.touch()
    finder = builds.Finder(tmp_path)
    spec = finder.find_spec("game.rules.box")
    assert spec is not None and spec.origin == str(file)
    assert finder.find_spec("game.rules.state") is None


def test_what_a_command_imports_before_it_chooses_is_not_compiled(root: Path) -> None:
    """Else it would play in pure Python, whatever build there is."""
    code = (
        "import sys; from game.program import entry; from game.cli import compiling, saying;"
        " from game.cli.arguments import parse; from game.compiled.sources import is_compiled;"
        " compiling.pays(parse('ladder --players random,greedy --one greedy --games 5'.split()));"
        " print([name for name in sys.modules if name.startswith('game.') and is_compiled(name)])"
    )
    assert printed(root, code) == "[]"


def test_a_process_that_has_begun_stays_with_what_it_has(tmp_path: Path) -> None:
    """These tests have imported the rules."""
    before = list(sys.meta_path), os.environ.get(builds.VARIABLE)
    builds.use(tmp_path)
    assert (list(sys.meta_path), os.environ.get(builds.VARIABLE)) == before


def test_a_build_that_is_gone_leaves_pure_python(root: Path, tmp_path: Path) -> None:
    """A process whose program's build was cleared away meanwhile."""
    gone = {builds.VARIABLE: str(tmp_path / "gone")}
    assert printed(root, "import game.rules.state as state; print(state.__file__)", **gone).endswith(".py")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("simulate --seats random,random --games 100", False),
        ("simulate --seats bauer,bauer --games 100000", True),
        ("simulate --seats bauer:miner,mcts:100 --games 100000", True),
        ("ladder --players bauer,knecht --games 10", False),
        ("ladder --players bauer,knecht --games 10000", True),
        ("ladder --players lehrling,einlieger --seats 2 --games 9000 --jobs 2", False),
        ("ladder --players knappe,former-steiger --games 1000 --jobs 2", True),
        ("simulate --seats meister+23,bauer --games 40 --jobs 2", True),
        ("simulate --seats meister:miner-10E,bauer --games 40 --jobs 2", True),
        ("simulate --seats mcts:1000,bauer --games 20 --jobs 2", True),
        ("simulate --seats mcts:10,bauer --games 20 --jobs 2", False),
        ("playtest --games 20", False),
        ("playtest --games 20000 --against base", True),
        ("playtest notes games", False),
        ("playtest --games 20000 --cluster tcp://10.0.0.7:8786", False),
        ("tune --generations 200 --out found.toml", True),
        ("tune --games 2 --generations 1 --out found.toml", False),
        ("tune --screen 60", False),
        ("tune --screen 20000", True),
        ("replay game.hasp", False),
        ("play", False),
    ],
)
def test_it_pays_before_a_long_run(line: str, expected: bool) -> None:
    assert compiling.pays(parse(line.split())) is expected


def test_it_pays_for_the_games_that_are_left() -> None:
    long = parse(["ladder", "--players", "meister,steiger", "--seats", "2", "--games", "100", "--jobs", "2"])
    assert [compiling.pays(long, left) for left in (1.0, 0.5, 0.1, 0.0)] == [True, True, False, False]


@pytest.mark.parametrize("line", ["compile --pure", "--pure compile", "test --compiled --pure"])
def test_what_compiles_is_not_done_purely(run: Callable[..., tuple[int, str, str]], line: str) -> None:
    code, out, err = run(*line.split())
    assert (code, out) == (2, "") and "--pure" in err and "forbids" in err and err.count("\n") == 1


def test_a_long_ladder_of_one_is_reckoned_with_his_games_alone() -> None:
    line = "ladder --players random,greedy,knecht,meister --seats 2 --games 10 --jobs 1"
    assert compiling.pays(parse(line.split())) and not compiling.pays(
        parse([*line.split(), "--one", "knecht", "--games", "5"])
    )


def test_no_compiler_is_one_line(
    run: Callable[..., tuple[int, str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(builds, "found", lambda root: None)
    monkeypatch.setattr(making, "_c_compiler", lambda: None)
    code, out, err = run("compile")
    assert (code, out) == (2, "") and "gcc" in err and err.count("\n") == 1


@pytest.mark.parametrize(("compiler", "asked"), [(None, False), ("/usr/bin/cc", True)])
def test_a_long_command_installs_mypy_only_for_a_c_compiler(
    monkeypatch: pytest.MonkeyPatch, compiler: str | None, asked: bool
) -> None:
    monkeypatch.setattr(builds, "found", lambda root: None)
    monkeypatch.setattr(making, "_c_compiler", lambda: compiler)
    extras: list[str] = []
    monkeypatch.setattr("game.install.ensure", lambda root, wanted: extras.extend(wanted))
    entry._use_build(parse(["simulate", "--seats", "meister,meister", "--games", "1000"]))
    assert ("compile" in extras) is asked


@pytest.mark.long
def test_what_a_compiler_says_is_one_line(
    run: Callable[..., tuple[int, str, str]], tiny: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the file that has all of it; nothing else stays behind."""
    (tiny / "game/rules/box.py").write_text(
        "def twice(number: int) -> int:\n    return ''\n", encoding="utf-8"
    )
    monkeypatch.setattr("game.program.commands.ROOT", tiny)
    monkeypatch.setattr("game.install.ensure", lambda *_: None)
    code, out, err = run("compile")
    assert (code, out) == (2, "") and err.count("main.py") == 1
    log = builds.folder(tiny) / making.LOG
    assert str(log) in err and "Incompatible return value" in log.read_text(encoding="utf-8")
    assert set(builds.folder(tiny).iterdir()) == {log, log.with_name(making.LOCK)}


def test_old_builds_are_cleared_away(tiny: Path) -> None:
    kept = [a_build(tiny, str(number)) for number in range(making.KEPT + 2)]
    for age, build in enumerate(kept):
        os.utime(build, (age, age))
    making._clear(builds.folder(tiny))
    assert set(builds.folder(tiny).iterdir()) == set(kept[2:])


def test_a_build_that_is_in_use_and_cannot_be_removed_stays_whole(
    tiny: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a module is on Windows, as long as a process has loaded it."""
    kept = [a_build(tiny, str(number)) for number in range(making.KEPT + 1)]
    for age, build in enumerate(kept):
        (build / "box.pyd").touch()
        os.utime(build, (age, age))

    def refuse(self: Path, target: Path) -> None:
        raise PermissionError(13, "Access is denied", str(self))

    monkeypatch.setattr(Path, "rename", refuse)
    making._clear(builds.folder(tiny))
    assert set(builds.folder(tiny).iterdir()) == set(kept) and (kept[0] / "box.pyd").exists()


def test_visual_c_is_found_where_it_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its compiler is in no folder that the system looks through, but setuptools finds it."""
    monkeypatch.delenv("ProgramFiles", raising=False)
    monkeypatch.setenv("ProgramFiles(x86)", str(tmp_path))
    assert making._visual_c() is None
    script = (
        tmp_path / "Microsoft Visual Studio" / "2022" / "BuildTools" / "VC/Auxiliary/Build" / "vcvarsall.bat"
    )
    script.parent.mkdir(parents=True)
    script.touch()
    assert making._visual_c() == str(script)


@pytest.mark.parametrize(
    ("printed", "line"),
    [
        ("a.py:3: error: Incompatible types\nFound 1 error", "a.py:3: error: Incompatible types"),
        ("cl.exe a.c\na.c(7): error C2065: 'x': undeclared\nlast", "a.c(7): error C2065: 'x': undeclared"),
        ("a.c\na.c(1): fatal error C1083: no Python.h\nlast", "a.c(1): fatal error C1083: no Python.h"),
        ("clang: warning: -Werror\nkilled", "killed"),
        ("", ""),
    ],
)
def test_the_line_that_says_what_is_wrong(printed: str, line: str) -> None:
    assert making._what_was_wrong(printed) == line


def test_object_files_of_every_compiler_are_counted(tmp_path: Path) -> None:
    for name in ("c/box.c", "c/state.c", "c/bag.c", "o/box.obj", "o/state.o"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    assert making._done(tmp_path, 2) == (2, 3)


def test_visual_c_is_looked_for_once() -> None:
    pytest.importorskip("mypyc")
    from game.compiled.mypyc_run import begin

    class VisualC:
        initialized = False

        def initialize(self) -> None:
            assert not self.initialized
            self.initialized = True

    compiler = VisualC()
    begin(compiler)
    begin(compiler)
    begin(object())
    assert compiler.initialized


def test_a_build_of_a_mac_is_for_every_python_of_that_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Homebrew's was compiled for a newer macOS than that of python.org, and both load the same modules."""
    monkeypatch.setattr("game.compiled.builds.sys.platform", "darwin")
    names = set[str]()
    for told in ("macosx-11.0-arm64", "macosx-14.0-arm64", "macosx-10.13-universal2"):
        monkeypatch.setattr("game.compiled.builds.sysconfig.get_platform", lambda told=told: told)
        names.add(builds._of_this_python())
    assert len(names) == 1


def test_sources_that_change_while_they_are_compiled_have_no_build(
    tiny: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of which of them it is nobody knows; it must not be used once they are as they were."""
    box = tiny / "game/rules/box.py"
    before = box.read_text("utf-8")

    def saved_meanwhile(root: Path, work: Path, log: Path, jobs: int) -> Iterator[tuple[int, int]]:
        box.write_text(before + "MORE = 1\n", encoding="utf-8")
        (work / "built").mkdir()
        yield 1, 1

    monkeypatch.setattr(making, "_run", saved_meanwhile)
    assert list(making.make(tiny)) == [(1, 1)] and builds.found(tiny) is None
    box.write_text(before, encoding="utf-8")
    assert builds.found(tiny) is None


def test_a_long_run_goes_on_where_no_build_can_be_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(root: Path, jobs: int | None = None) -> Iterator[tuple[int, int]]:
        raise PermissionError(13, "Permission denied", str(builds.folder(root)))
        yield

    monkeypatch.setattr(builds, "used", lambda: False)
    monkeypatch.setattr(builds, "found", lambda root: None)
    monkeypatch.setattr(making, "possible", lambda: True)
    monkeypatch.setattr(making, "make", refused)
    compiling.compile_first(parse(["ladder", "--players", "bauer,knecht", "--games", "10000"]))
    assert "Permission denied" in capsys.readouterr().err


@pytest.mark.long
def test_a_build_is_made_and_used(tiny: Path) -> None:
    """By the process that chooses it and by those that this one starts; not by others."""
    *_, (done, total) = making.make(tiny)
    assert 0 < done <= total
    build = builds.found(tiny)
    assert build is not None and metadata.version("mypy") in build.name
    assert list(builds.folder(tiny).glob("making-*")) == []
    assert printed(tiny, WHERE) == f"{tiny / 'game/rules/box.py'} 42"
    used = f"from pathlib import Path; from game.compiled import builds; builds.use(Path({str(build)!r})); "
    compiled = f"{build / 'game/rules' / f'box{EXTENSION_SUFFIXES[0]}'} 42"
    assert printed(tiny, used + WHERE) == compiled
    child = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {WHERE!r}])"
    assert printed(tiny, used + child) == compiled
