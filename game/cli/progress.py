"""The progress of a long command, on stderr, so that stdout holds the result alone."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from game.cli.saying import said, words
from game.rules.message import Real, message

if TYPE_CHECKING:
    from rich.progress import Progress

Item = TypeVar("Item")
PATIENCE = 1.0  # seconds before anything is shown
PAUSE, LONGEST = 5.0, 60.0  # seconds between lines where there is no terminal: at first, and in a long run


class Meter:
    """Shows the progress of a run: a bar on a terminal, elsewhere a line at times; nothing for a short run.

    `what` is the word for the things counted. With `long` a terminal shows the bar before the first step.
    """

    def __init__(self, total: int, what: str, *, long: bool = False) -> None:
        self.note = ""
        """A remark shown beside the progress."""
        self._total, self._what, self._done, self._long = total, what, 0, long
        self._start = time.perf_counter()
        self._next, self._pause = self._start + PATIENCE, PAUSE
        self._bar: Progress | None = None
        if long and sys.stderr.isatty():
            self._bar = _bar(total)
            self._update(self._bar)

    def step(self) -> None:
        """Count one more."""
        self._done += 1
        self._show()

    def reach(self, done: int, total: int) -> None:
        """Be at so many of so many."""
        self.more(total - self._total)
        self._done = done
        self._show()

    def _show(self) -> None:
        if self._bar is not None:
            self._update(self._bar)
        elif time.perf_counter() >= self._next and sys.stderr.isatty():
            self._bar = _bar(self._total)
            self._update(self._bar)
        elif time.perf_counter() >= self._next:
            self._next = time.perf_counter() + self._pause
            self._pause = min(1.5 * self._pause, LONGEST)
            print(self._line(), file=sys.stderr, flush=True)

    def more(self, count: int) -> None:
        """Add so many to the total."""
        self._total += count
        if self._bar is not None:
            self._bar.update(self._bar.task_ids[0], total=self._total)

    def close(self) -> None:
        """Remove the bar."""
        if self._bar is not None:
            self._bar.stop()

    def _rate(self) -> float:
        return self._done / max(time.perf_counter() - self._start, 1e-9)

    def _line(self) -> str:
        counts = {"done": str(self._done), "total": str(self._total)}
        line = message("run-progress", what=self._what, **counts)
        if not self._done or (not self.note and not self._long):
            return words().line(line)
        minutes, rate = (self._total - self._done) / self._rate() / 60, Real(self._rate(), exact=True)
        line = message("run-progress-long", progress=line, rate=rate, minutes=Real(minutes, 0))
        noted = message("run-progress-note", progress=line, note=self.note)
        return words().line(noted if self.note else line)

    def _update(self, bar: Progress) -> None:
        rate = said("run-rate", rate=Real(self._rate(), exact=True)) if self._done else ""
        bar.update(bar.task_ids[0], completed=self._done, description=self.note or self._what, rate=rate)


def watched(items: Iterable[Item], total: int, what: str, *, long: bool = False) -> Iterator[Item]:
    """Yield the items one by one, and count them with a meter."""
    meter = Meter(total, what, long=long)
    try:
        for item in items:
            yield item
            meter.step()
    finally:
        meter.close()


def _bar(total: int) -> Progress:
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TextColumn

    columns = (*Progress.get_default_columns(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"))
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    bar.add_task("", total=total, rate="")
    bar.start()
    return bar
