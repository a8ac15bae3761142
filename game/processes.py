"""Worker processes: they leave Ctrl+C to whoever started them, and end when it does."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Final

MOST: Final = 61 if os.name == "nt" else 256
"""The most processes of a pool: Windows cannot wait for more at once."""
_SELDOM: Final = 500_000
"""Objects made between two searches for garbage: what plays or thinks leaves next to none, and holds much."""
_STDIN = 0


def cores() -> int:
    """Return the number of cores this process may use, as far as a pool can have a process for each."""
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(there, MOST)


def new_pool(jobs: int, begin: Callable[[], object] | None = None) -> ProcessPoolExecutor:
    """Return a pool of so many freshly started processes, which begin by `begin_work`, or what calls it."""
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), begin or begin_work)


def started_pool(jobs: int, begin: Callable[[], object] | None = None) -> ProcessPoolExecutor:
    """Return such a pool whose processes are under way, and ignored Ctrl+C from their first moment on."""
    pool = new_pool(jobs, begin)
    with no_ctrl_c():
        for _ in range(jobs):
            pool.submit(os.getpid)  # each starts one, as none is idle before it has started
    return pool


@contextmanager
def seldom_garbage() -> Iterator[None]:
    """Look for garbage seldom in here: in a long thought it took a quarter of the time."""
    usual = gc.get_threshold()
    gc.set_threshold(_SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


@contextmanager
def no_ctrl_c() -> Iterator[None]:
    """Let processes that start in here ignore Ctrl+C from their first moment on."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    _pass_on(True)
    try:
        yield
    finally:
        _pass_on(False)
        signal.signal(signal.SIGINT, before)


def _pass_on(ignored: bool) -> None:
    """Let processes that start from now on ignore Ctrl+C on Windows, where they inherit no handlers."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetConsoleCtrlHandler(None, ignored)


def begin_work(courtesy: int = 0) -> None:
    """Ignore Ctrl+C, which reaches every process of a terminal, and end when the parent does.

    It looks for garbage seldom, as in `seldom_garbage`. With `courtesy`, its `nice` value, it yields to
    others.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if courtesy and hasattr(os, "nice"):
        os.nice(courtesy)
    gc.set_threshold(_SELDOM)
    Thread(target=_end_with, args=(multiprocessing.parent_process(),), daemon=True).start()


def when_forsaken(end: Callable[[], object]) -> None:
    """Call `end`, in a thread, once whoever started this process closes its stdin or has died.

    Processes that are started from here find nothing in theirs: on Windows, a process hangs before it begins
    if another waits for something from the same pipe.
    """
    lifeline = os.dup(_STDIN)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, _STDIN)
    os.close(nothing)

    def wait() -> None:
        while os.read(lifeline, 1):
            pass
        end()

    Thread(target=wait, daemon=True).start()


def _end_with(parent: BaseProcess | None) -> None:
    if parent is not None:
        parent.join()
        os._exit(1)


def end_workers() -> None:
    """Terminate the processes that this one started."""
    for worker in multiprocessing.active_children():
        worker.terminate()
