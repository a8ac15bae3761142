"""The processes in which a window has a build made: they can be halted, and none outlives it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path

import pytest

from game.compiled import background_run, builds, making
from game.compiled.background import BackgroundBuild
from game.compiled.background_run import TRIES, Ended
from game.compiled.idle import QUIET, Compiled, IdleBuilder
from game.file_lock import lock
from tests.compiled.test_builds import a_build, tiny

__all__ = ("tiny",)
PATIENCE = 300.0  # seconds: at the lowest priority everything else comes first
WINDOW = """
import sys, time
from pathlib import Path
from game.compiled.background import BackgroundBuild
build = BackgroundBuild(Path(sys.argv[1]))
while not any(Path(sys.argv[1], ".compiled").glob("making-*/c")):
    time.sleep(0.05)
if sys.argv[2] == "halted":
    build.halt()
print(build._process.pid, flush=True)
time.sleep(600)
"""


def group(leader: int) -> list[str]:
    """The states of the processes of a group that are alive."""
    found = list[str]()
    for entry in Path("/proc").iterdir():
        try:
            told = (entry / "stat").read_text("ascii", "replace").rpartition(")")[2].split()
        except OSError:
            continue
        if told[2] == str(leader) and told[0] not in "ZX":
            found.append(told[0])
    return found


def until(holds: Callable[[], object], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def leftovers(root: Path) -> list[Path]:
    return list(builds.folder(root).glob(f"{builds.NO_BUILD}*"))


@pytest.fixture
def failed(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Builds whose compiler says no; in the list, how often one was begun."""
    begun = list[int]()

    def make(root: Path, jobs: int | None = None) -> Iterator[tuple[int, int]]:
        begun.append(1)
        yield 0, 1
        raise making.NotCompiled("no")

    monkeypatch.setattr(making, "make", make)
    monkeypatch.setattr(making, "possible", lambda: True)
    yield begun


def test_what_a_compiler_refused_is_not_tried_by_another_window(tiny: Path, failed: list[int]) -> None:
    """Until the sources are others, or a build was made."""
    assert [background_run.main(tiny) for _ in range(3)] == [Ended.FAILED] * 3 and len(failed) == 1
    with (tiny / "game/rules/box.py").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert background_run.main(tiny) == Ended.FAILED and len(failed) == 2
    making._clear(builds.folder(tiny))
    assert background_run.main(tiny) == Ended.FAILED and len(failed) == 3


def test_a_build_that_kills_its_process_is_tried_twice(
    tiny: Path, failed: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"{making.TRIED}{builds.name(tiny, metadata.version('mypy'))}"
    builds.folder(tiny).mkdir()
    note = builds.folder(tiny) / name
    note.write_text(str(TRIES - 1), "utf-8")
    monkeypatch.setattr(making, "make", lambda root, jobs: iter(()))
    assert background_run.main(tiny) == Ended.MADE
    assert note.read_text("utf-8") == str(TRIES), "as it would be had the process died"
    assert background_run.main(tiny) == Ended.FAILED


def test_one_that_is_ended_has_not_failed(
    tiny: Path, failed: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(root: Path, jobs: int) -> Iterator[tuple[int, int]]:
        yield 0, 1
        raise SystemExit

    monkeypatch.setattr(making, "make", ended)
    for _ in range(2 * TRIES):
        with pytest.raises(SystemExit):
            background_run.main(tiny)
    (note,) = builds.folder(tiny).glob(f"{making.TRIED}*")
    assert note.read_text("utf-8") == "0"


def test_there_is_one_at_a_time(tiny: Path, failed: list[int]) -> None:
    builds.folder(tiny).mkdir()
    with (builds.folder(tiny) / making.LOCK).open("a", encoding="utf-8") as held:
        assert lock(held, wait=False)
        assert background_run.main(tiny) == Ended.BUSY and failed == []
    assert background_run.main(tiny) == Ended.FAILED


def test_what_is_there_is_not_made_again(tiny: Path, failed: list[int]) -> None:
    a_build(tiny)
    assert background_run.main(tiny) == Ended.MADE and failed == []


def test_where_nothing_can_be_compiled_nothing_is_written(
    tiny: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "possible", lambda: False)
    assert background_run.main(tiny) == Ended.IMPOSSIBLE and not builds.folder(tiny).exists()


def test_what_killed_processes_left_is_cleared_away_a_day_later(tiny: Path) -> None:
    build = a_build(tiny)
    old, new = builds.folder(tiny) / f"{builds.NO_BUILD}old", builds.folder(tiny) / f"{builds.NO_BUILD}new"
    for folder in (old, new):
        folder.mkdir()
    os.utime(old, (1, 1))
    making._clear(builds.folder(tiny))
    assert build.exists() and new.exists() and not old.exists()


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_it_halts_whole_and_the_next_process_uses_what_is_made(
    tiny: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a window in which somebody does something in the midst of it."""
    monkeypatch.setenv(builds.VARIABLE, "")  # so that it is taken back when the builder has set it
    monkeypatch.delenv(builds.VARIABLE)
    monkeypatch.setattr(builds, "used", lambda: False)
    begun = list[BackgroundBuild]()
    builder = IdleBuilder.of_window(tiny, pure=False)
    begin = builder._begin
    builder._begin = lambda: begun.append(begin()) or begun[-1]  # type: ignore[assignment, func-returns-value]
    builder.pass_time(QUIET, disturbed=False)
    leader = begun[0]._process.pid
    until(lambda: len(group(leader)) > 1, "the compilers begin")
    nice = Path(f"/proc/{leader}/stat").read_text("ascii").rpartition(")")[2].split()[16]
    assert int(nice) == 19
    builder.pass_time(0.1, disturbed=True)
    until(lambda: set(group(leader)) == {"T"}, "all halt")
    time.sleep(0.5)
    assert set(group(leader)) == {"T"}
    builder.pass_time(QUIET, disturbed=False)
    until(lambda: builder.pass_time(0.01, disturbed=False) or builder.state is not Compiled.MAKES, "it ends")
    assert builder.state is Compiled.MADE and leftovers(tiny) == []
    assert not list(builds.folder(tiny).glob(f"{making.TRIED}*"))
    build = builds.found(tiny)
    assert os.environ[builds.VARIABLE] == str(build) and not builds.used()
    code = "import game.rules.box as box; print(box.__file__)"
    told = subprocess.run([sys.executable, "-c", code], cwd=tiny, capture_output=True, text=True, check=True)
    assert told.stdout.startswith(str(build))


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no SIGHUP")
@pytest.mark.parametrize("again", ["SIGTERM", "SIGHUP"])
def test_told_twice_to_end_it_clears_away_in_peace(root: Path, again: str) -> None:
    code = (
        "import signal; from game.compiled import background_run as run; run._begin()\n"
        "try: signal.raise_signal(signal.SIGTERM)\n"
        f"finally: signal.raise_signal(signal.{again}); print('cleared')"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        told = process.stdout.read()  # while its stdin is open, which would end it too
    assert (told, process.returncode) == ("cleared\n", Ended.FAILED)


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("halted", [True, False])
def test_ended_by_the_window_nothing_is_left(tiny: Path, halted: bool) -> None:
    build = BackgroundBuild(tiny)
    leader = build._process.pid
    until(lambda: list(builds.folder(tiny).glob("making-*/c")), "mypyc writes")
    if halted:
        assert build.halt()
    build.end()
    until(lambda: group(leader) == [], "all end")
    assert leftovers(tiny) == []
    (note,) = builds.folder(tiny).glob(f"{making.TRIED}*")
    assert note.read_text("utf-8") == "0"


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("how", ["halted", "running"])
def test_a_window_that_is_killed_leaves_none(root: Path, tiny: Path, how: str) -> None:
    plain = {name: value for name, value in os.environ.items() if name != builds.VARIABLE}
    window = subprocess.Popen(
        [sys.executable, "-c", WINDOW, str(tiny), how],
        cwd=root,
        stdout=subprocess.PIPE,
        text=True,
        env=plain,
        start_new_session=True,
    )
    assert window.stdout is not None
    leader = int(window.stdout.readline())
    state = "T" if how == "halted" else "S"
    until(lambda: state in group(leader), "it halts, or is at work")
    if how == "halted":
        until(lambda: set(group(leader)) == {"T"}, "all halt")
    window.send_signal(signal.SIGKILL)
    window.wait()
    window.stdout.close()
    until(lambda: group(leader) == [], "all end")
    assert leftovers(tiny) == []
