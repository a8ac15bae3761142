"""A recorded game, played in a window at normal speed, as it is heard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from game.rules.moves import Move
from game.rules.player import Decision, Patient
from game.rules.record import Record, read_record
from game.rules.state import GameState
from game.scenes.app.loop import FRAMES, App
from game.scenes.flow import Replace
from game.scenes.play.scene import Play
from game.scenes.result.scene import Result
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from tests.posed.camera import NAMES, own_home
from tests.sound.tape import TapeDevice, TapedSounds

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
READER = "bauer"
THOUGHT = 4.0  # seconds that a person takes for a move
SECONDS = 3600.0  # no game lasts longer
END = 5.0  # seconds that the end of a game is listened to


class Reader(Patient):
    """Decides what was decided, after some time on the tape: a person's for the first seat, else none."""

    name = READER

    def __init__(self, moves: Iterator[Move], tape: TapeDevice) -> None:
        self.moves, self.tape = moves, tape
        self.begun = self.patience = 0.0

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        """Return the next move of the record."""
        return Decision(next(self.moves), ())

    def ask(self, view: GameState) -> None:
        """Look at the tape's time."""
        self.begun, self.patience = self.tape.now, THOUGHT if view.to_move == 0 else 0.0

    def answer(self) -> Decision | None:
        """Return the next move, once there was time enough for it."""
        return Decision(next(self.moves), ()) if self.tape.now - self.begun >= self.patience else None

    def close(self) -> None:
        """There is nothing to end."""


class Unseen(App):
    """A window that is heard and not drawn."""

    def draw(self) -> None:
        """Draw nothing; what counts frames goes on."""
        for scene in self.stack:
            scene.dirty = False


def recorded(name: str) -> Record:
    """Return a golden game."""
    return read_record((GOLDEN / f"{name}.hasp").read_text("utf-8"))


def played(record: Record, volumes: dict[str, int], sounds: TapedSounds) -> None:
    """Play a game to its result, at normal speed and the pace of the usual settings, onto a tape."""
    moves = iter(record.moves)
    with own_home():
        app = Unseen({READER: lambda seed: Reader(moves, sounds.tape)}, (1280, 720))
        app.context.sound = sounds
        for name, volume in volumes.items():
            setattr(app.context.settings, name, volume)
        seats = range(record.setup.seats)
        chairs = tuple(Chair(NAMES[seat], seat, READER, seat) for seat in seats)
        app.apply(Replace(Play(app.context, Session.begin(app.context, record.setup, chairs))))
        while sounds.tape.now < SECONDS and not isinstance(app.scene, Result):
            app.step(1 / FRAMES)
        for _ in range(int(END * FRAMES)):
            app.step(1 / FRAMES)
        app.stop()
