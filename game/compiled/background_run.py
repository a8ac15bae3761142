"""The process in which a window has a build made: `python -m game.compiled.background_run ROOT`.

It is the only one that makes one for a window, takes one core and the lowest priority, and ends when its
stdin does. How it ended is in its exit code.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from enum import IntEnum
from importlib import metadata
from pathlib import Path
from typing import Final

from game.compiled import builds, making
from game.file_lock import lock
from game.processes import when_forsaken

TRIES: Final = 2
"""Builds of the same sources that end badly before no window begins another."""
_LOWEST: Final = 19
"""Its `nice` value: everything else comes first. On Windows whoever starts it says so."""


class Ended(IntEnum):
    """How the process ended: any other code stands for a failure too."""

    MADE = 0
    FAILED = 1
    BUSY = 3
    """Another process makes one."""
    IMPOSSIBLE = 4


def main(root: Path) -> Ended:
    """Make a build unless there is one, another process makes one, or it was tried in vain."""
    if not making.possible():
        return Ended.IMPOSSIBLE
    place = builds.folder(root)
    place.mkdir(parents=True, exist_ok=True)
    with place.joinpath(making.LOCK).open("a", encoding="utf-8") as held:
        if not lock(held, wait=False):
            return Ended.BUSY
        return Ended.MADE if builds.found(root) else _made(root, place)


def _made(root: Path, place: Path) -> Ended:
    """Make a build, and note what has failed: also where this process is killed for it."""
    note = place / f"{making.TRIED}{builds.name(root, metadata.version('mypy'))}"
    tried = _count(note)
    if tried >= TRIES:
        return Ended.FAILED
    note.write_text(str(tried + 1), "utf-8")
    try:
        for _ in making.make(root, jobs=1):
            pass
    except making.NotCompiled:
        note.write_text(str(TRIES), "utf-8")
        return Ended.FAILED
    except SystemExit:  # the window is closed, or somebody plays: nothing has failed
        note.write_text(str(tried), "utf-8")
        raise
    return Ended.MADE


def _count(note: Path) -> int:
    """Return the number in a note; 0 where there is none."""
    with suppress(OSError, ValueError):
        return int(note.read_text("utf-8"))
    return 0


def _begin() -> None:
    """Yield to everything else, and end in good order when told to."""
    if hasattr(os, "nice"):
        os.nice(_LOWEST)
    for end in _ends():
        signal.signal(end, lambda *_: _end())
    when_forsaken(lambda: signal.raise_signal(signal.SIGTERM))


def _end() -> None:
    """End, once: a window both sends a signal and closes stdin, and must not disturb the clearing away."""
    for end in _ends():
        signal.signal(end, signal.SIG_IGN)
    sys.exit(Ended.FAILED)


def _ends() -> list[signal.Signals]:
    """Return the signals that tell it to end."""
    return [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


if __name__ == "__main__":
    _begin()
    sys.exit(main(Path(sys.argv[1])))
