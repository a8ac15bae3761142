"""Recorded games in a window, to be stepped through by mouse and keys."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game.rules import new_game, play, state_json
from game.rules.record import Record, read_record
from game.rules.state import GameState
from game.scenes.app.loop import App
from game.scenes.replay.history import History
from game.scenes.replay.scene import Replay
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
SIZE = (1280, 720)


class Viewer(Hand):
    """A hand at a replay."""

    @property
    def replay(self) -> Replay:
        scene = self.app.scene
        assert isinstance(scene, Replay)
        return scene

    @property
    def at(self) -> int:
        return self.replay.at

    def press_key(self, key: int, mod: int = 0) -> None:
        """A key with Shift or Ctrl."""
        self.key(key, mod=mod, seconds=0.0)

    def shown(self) -> object:
        """The state that is drawn."""
        replay = self.replay
        return state_json(replay.history.state(replay.at))


@cache
def record(name: str = "2-seats-rows") -> Record:
    return read_record((GOLDEN / f"{name}.hasp").read_text(encoding="utf-8"))


def begun(name: str = "2-seats-rows", moves: int | None = None, size: tuple[int, int] = SIZE) -> Viewer:
    """A window on a recorded game, or on so many of its moves; nothing flies."""
    found = record(name)
    if moves is not None:
        found = found._replace(moves=found.moves[:moves])
    app = App(OPPONENTS, size, shown=History.of_record(found, f"{name}.hasp"))
    app.context.settings.animation = False
    return Viewer(app)


def played(name: str, moves: int) -> GameState:
    """A game after so many moves of its record."""
    found = record(name)
    state = new_game(found.setup)
    for move in found.moves[:moves]:
        play(state, move, None)
    return state
