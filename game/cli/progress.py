"""How far a long command is, on stderr, so that stdout holds the result alone."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from rich.progress import Progress

Item = TypeVar("Item")
PATIENCE = 1.0  # seconds before anything is shown
PAUSE, LONGEST = 5.0, 60.0  # seconds between lines where there is no terminal: at first, and in a long run


def watched(items: Iterable[Item], total: int, what: str, *, long: bool = False) -> Iterator[Item]:
    """Hand on the items one by one; what takes long shows a bar on a terminal, elsewhere a line at times.

    With `long` a terminal shows the bar before the first item: each may take minutes.
    """
    bar = _bar(what, 0, total) if long and sys.stderr.isatty() else None
    shown, pause = time.perf_counter() + PATIENCE, PAUSE
    try:
        for done, item in enumerate(items, start=1):
            yield item
            if bar is not None:
                bar.update(bar.task_ids[0], completed=done)
            elif time.perf_counter() >= shown and sys.stderr.isatty():
                bar = _bar(what, done, total)
            elif time.perf_counter() >= shown:
                shown, pause = time.perf_counter() + pause, min(1.5 * pause, LONGEST)
                print(f"{done} of {total} {what}", file=sys.stderr, flush=True)
    finally:
        if bar is not None:
            bar.stop()


def _bar(what: str, done: int, total: int) -> Progress:
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    bar.add_task(what, completed=done, total=total)
    bar.start()
    return bar
