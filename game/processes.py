"""Processes that work for a command: deaf to Ctrl+C, which the command answers, and gone when it is."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from threading import Thread


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def new_pool(jobs: int) -> ProcessPoolExecutor:
    """So many processes, which begin with nothing but the code they are handed."""
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), begin_work)


@contextmanager
def no_ctrl_c() -> Iterator[None]:
    """Yield what starts in here is deaf to Ctrl+C from its first moment on."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def begin_work() -> None:
    """Ctrl+C goes to every process of a terminal; only the first one answers it; if that dies, this ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(multiprocessing.parent_process(),), daemon=True).start()


def _end_with(parent: BaseProcess | None) -> None:
    if parent is not None:
        parent.join()
        os._exit(1)


def end_workers() -> None:
    """Stop the processes that this one started, whatever they do."""
    for worker in multiprocessing.active_children():
        worker.terminate()
