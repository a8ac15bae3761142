"""Other windows for the tests: processes of their own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HOLDS = """
import sys, time
from pathlib import Path
from game.scenes.saving.claim import Claim
claim = Claim.take(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(60)
"""


def process(code: str, *arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@contextmanager
def another_window(path: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that has this game on a table."""
    with process(HOLDS, path) as window:
        assert window.stdout is not None and window.stdout.readline() == "held\n"
        try:
            yield window
        finally:
            window.kill()
