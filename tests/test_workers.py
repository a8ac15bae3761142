"""The processes that play for a command: nobody is left behind."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

PARENT = """
import multiprocessing, os, time
from concurrent.futures import ProcessPoolExecutor
from game.processes import begin_work
pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin_work)
print(pool.submit(os.getpid).result(), flush=True)
time.sleep(60)
"""
PATIENCE = 20
"""Seconds."""


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_worker_ends_when_its_command_is_killed() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    worker = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    ends = time.monotonic() + PATIENCE
    while alive(worker) and time.monotonic() < ends:
        time.sleep(0.05)
    assert not alive(worker)


def alive(process: int) -> bool:
    """Whether a process runs; one that has ended may wait for its new parent to notice."""
    try:
        os.kill(process, 0)
        with open(f"/proc/{process}/stat", encoding="ascii") as status:
            return status.read().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
