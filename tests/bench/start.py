"""How long a player waits for the window: from the start of the process to the first picture."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import time

ROUNDS = 7
ROOT = Path(__file__).resolve().parents[2]
START = """
import time
from game import install
from game.cli.arguments import parse
from game.locations import ROOT
from game.program.opponents import automas
install.ensure(ROOT)
parse([])
from game.scenes.app import App
App(automas()).step(0)
print(time.time())
"""


def measure() -> list[tuple[str, str]]:
    """Figures by name; the median after a round to warm up."""
    _start()
    return [("process start to first picture", f"{median(_start() for _ in range(ROUNDS)):.2f} s")]


def _start() -> float:
    """Seconds of one start as main.py does it, into memory where there is no display."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "HASPELKNECHT_HOME": home}
        begin = time()
        command = [sys.executable, "-c", START]
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment, check=True)
        return float(done.stdout.split()[-1]) - begin
