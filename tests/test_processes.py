"""Processes that others start: how they end with them, and what those find that they start themselves."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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
