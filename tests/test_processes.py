"""Processes that others start: how they end with them, and what those find that they start themselves."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from game import processes
from game.install import _waited_for

CHILD = "import sys; print(repr(sys.stdin.read()))"
WORKER = f"""
import os, subprocess, sys, time
from game.processes import when_forsaken
when_forsaken(lambda: os._exit(7))
subprocess.run([sys.executable, "-c", {CHILD!r}], timeout=30)
time.sleep(60)
"""


def test_who_waits_to_be_forsaken_lets_nobody_else_wait_for_that(root: Path) -> None:
    """On Windows a compiler would not even begin while this process reads the pipe that it would inherit."""
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", WORKER], cwd=root, stdin=pipe, stdout=pipe) as process:
        assert process.stdout is not None and process.stdin is not None
        assert process.stdout.readline().strip() == b"''"
        assert process.poll() is None
        process.stdin.close()
        assert process.wait(30) == 7


def test_a_pool_has_no_more_processes_than_windows_can_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "MOST", 61)
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 128)
    assert processes.cores() == 61
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert processes.cores() == 1


def test_on_windows_too_a_process_ignores_ctrl_c_from_its_first_moment_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = list[tuple[object, bool]]()
    kernel = SimpleNamespace(SetConsoleCtrlHandler=lambda handler, add: asked.append((handler, add)))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr("game.processes.sys.platform", "win32")
    with processes.no_ctrl_c():
        assert asked == [(None, True)] and signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    assert asked == [(None, True), (None, False)]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.skipif(os.name == "nt", reason="signals are sent as Unix knows them")
def test_ctrl_c_is_for_the_program_that_was_started_again() -> None:
    """On Windows another process waits for it, which may neither end before nor end it."""
    code = "import os, signal, time; os.kill(os.getppid(), signal.SIGINT); time.sleep(0.5); os._exit(130)"
    assert _waited_for([sys.executable, "-c", code], os.environ) == 130
