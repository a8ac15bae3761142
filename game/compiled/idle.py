"""When a window has a build made: while nobody plays at it and nobody thinks."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from game.compiled import builds, making
from game.compiled.background import BackgroundBuild
from game.compiled.background_run import Ended

QUIET: Final = 10.0
"""Seconds in which nothing happens until a build is begun or gone on with."""
LATER: Final = 60.0
"""Seconds until another look where another window makes one."""
ENDINGS: Final = 5
"""Builds that are ended half-made, where none can be halted, before this window begins no more."""


class Compiled(Enum):
    """Whether automas think compiled, as a window tells it."""

    USED = "used"
    PURE = "pure"
    """By one's own wish."""
    IMPOSSIBLE = "impossible"
    WAITS = "waits"
    """It will be made."""
    MAKES = "makes"
    MADE = "made"
    """Whoever begins to think from now on uses it."""
    FAILED = "failed"
    GIVEN_UP = "given-up"
    """In this window: people came back too often amid it."""


class Making(Protocol):
    """A build that is being made (`BackgroundBuild`)."""

    @property
    def ended(self) -> int | None: ...

    def halt(self) -> bool: ...

    def go_on(self) -> None: ...

    def end(self) -> None: ...


class IdleBuilder:
    """Has a build made while the window is idle. It never asks, and tells where it is by its `state`."""

    def __init__(self, state: Compiled, begin: Callable[[], Making], lend: Callable[[], bool]) -> None:
        """`begin` starts a build; `lend` lets new processes use what it made; False: nothing."""
        self.state, self._begin, self._lend = state, begin, lend
        self._making: Making | None = None
        self._halted = False
        self._wait = QUIET
        self._endings = 0

    @classmethod
    def of_window(cls, root: Path, pure: bool) -> IdleBuilder:
        """Return that of the window of a program that has chosen whether it uses a build."""
        found = Compiled.PURE if pure else Compiled.USED if builds.used() else _possible()
        return cls(found, partial(BackgroundBuild, root), partial(_lend, root))

    def pass_time(self, seconds: float, disturbed: bool) -> None:
        """Let time pass in the window; `disturbed` if somebody did something or thinks."""
        if self.state not in (Compiled.WAITS, Compiled.MAKES):
            return
        self._wait = max(self._wait, QUIET) if disturbed else self._wait - seconds
        if self._making is None:
            self._start()
        elif (code := self._making.ended) is not None:
            self._ended(code)
        elif disturbed:
            self._make_way(self._making)
        elif self._halted and self._wait <= 0:
            self._halted = False
            self._making.go_on()

    def close(self) -> None:
        """End the build under way, as the window closes."""
        if self._making is not None:
            self._making.end()
            self._making = None

    def _start(self) -> None:
        if self._wait > 0:
            return
        try:
            self._making, self._halted = self._begin(), False
            self.state = Compiled.MAKES
        except OSError:
            self.state = Compiled.FAILED

    def _make_way(self, making: Making) -> None:
        """Halt the build; where that cannot be, end it."""
        if self._halted:
            return
        if making.halt():
            self._halted = True
            return
        making.end()
        self._endings += 1
        self._making = None
        self.state = Compiled.GIVEN_UP if self._endings == ENDINGS else Compiled.WAITS

    def _ended(self, code: int) -> None:
        self._making = None
        if code == Ended.BUSY:
            self.state, self._wait = Compiled.WAITS, LATER
        elif code == Ended.IMPOSSIBLE:
            self.state = Compiled.IMPOSSIBLE
        elif code != Ended.MADE:
            self.state = Compiled.FAILED
        elif self._lend():
            self.state = Compiled.MADE
        else:  # the sources have changed meanwhile
            self.state, self._wait = Compiled.WAITS, LATER


def _possible() -> Compiled:
    return Compiled.WAITS if making.possible() else Compiled.IMPOSSIBLE


def _lend(root: Path) -> bool:
    """Let processes that are started from now on use the build of the sources as they are, if any."""
    build = builds.found(root)
    if build is not None:
        builds.lend(build)
    return build is not None
