"""A build that is made beside a window, in processes that can be halted at any moment."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any


class BackgroundBuild:
    """The processes that make a build. Once it is ended, or its window gone, none of them stays behind.

    They are a group of their own in the session of the window: should the window die while they are halted,
    the system tells them to hang up.
    """

    def __init__(self, root: Path) -> None:
        """Start them. Raises OSError where that cannot be."""
        command = [sys.executable, "-m", "game.compiled.background_run", str(root)]
        nothing = subprocess.DEVNULL
        self._process = subprocess.Popen(
            command, cwd=root, stdin=subprocess.PIPE, stdout=nothing, stderr=nothing, **_apart()
        )

    @property
    def ended(self) -> int | None:
        """The exit code; None as long as it is being made."""
        return self._process.poll()

    def halt(self) -> bool:
        """Halt; return False where a system cannot do that to processes."""
        return self._signal("SIGSTOP")

    def go_on(self) -> None:
        """Go on after a halt."""
        self._signal("SIGCONT")

    def end(self) -> None:
        """End, whether halted or not; it is not waited for."""
        if self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.close()
        self._signal("SIGTERM")
        self._signal("SIGCONT")

    def _signal(self, name: str) -> bool:
        """Send a signal to all of them; return False where the system has none of that name."""
        if not hasattr(os, "killpg") or not hasattr(signal, name):
            return False
        if self._process.poll() is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, getattr(signal, name))
        return True


def _apart() -> dict[str, Any]:
    """Return how the processes are started: as a group, or on Windows at the lowest priority and unseen."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.IDLE_PRIORITY_CLASS | subprocess.CREATE_NO_WINDOW}
    return {"process_group": 0}
