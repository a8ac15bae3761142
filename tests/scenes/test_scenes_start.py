"""The window opens quickly: who sits down later is not thought of before."""

from __future__ import annotations

import subprocess
import sys

import main
from game.automa import AUTOMAS, LEVELS
from game.automa.random_player import RandomPlayer

OPEN = """
import sys, main
from game.scenes.app import App
main._without_devices()
App(main.automas(), (1280, 720)).step(0)
sys.exit(any(name.startswith("game.automa") for name in sys.modules))
"""


def test_every_automa_is_offered_the_strongest_first() -> None:
    offered = main.automas()
    assert offered.levels == LEVELS
    for name in LEVELS:
        assert offered.knows(name) and isinstance(offered.make(name, 1), type(AUTOMAS[name](1)))
    assert [one.name for one in offered.described] == list(LEVELS)


def test_who_is_offered_no_more_can_still_sit_down_and_nobody_else() -> None:
    offered = main.automas()
    assert "random" not in offered.levels and offered.knows("random")
    assert isinstance(offered.make("random", 1), RandomPlayer)
    assert not offered.knows("nobody") and not offered.knows("bauer:nobody")


def test_the_window_opens_without_the_automas() -> None:
    assert subprocess.run([sys.executable, "-c", OPEN], check=False).returncode == 0
