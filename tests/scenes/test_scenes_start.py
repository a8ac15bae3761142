"""The window opens quickly: who sits down later is not thought of before."""

from __future__ import annotations

import subprocess
import sys

import main
from game.automa import AUTOMAS

OPEN = """
import sys, main
from game.scenes.app import App
main._without_devices()
App(main.automas(), (1280, 720)).step(0)
sys.exit(any(name.startswith("game.automa") for name in sys.modules))
"""


def test_every_automa_is_offered_the_strongest_first() -> None:
    offered = main.automas()
    assert list(offered) == list(AUTOMAS)
    for name, make in offered.items():
        assert isinstance(make(1), type(AUTOMAS[name](1)))


def test_the_window_opens_without_the_automas() -> None:
    assert subprocess.run([sys.executable, "-c", OPEN], check=False).returncode == 0
