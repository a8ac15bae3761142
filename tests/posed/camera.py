"""A window whose scenes are written to files, and real games played in it."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

import pygame

from game.match import Player
from game.rules import Setup, legal_moves, view
from game.rules.message import Message
from game.scenes.app.loop import App
from game.scenes.flow import Pop, Replace
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Button
from game.scenes.opponents import Opponents
from game.scenes.play.curtain import Curtain
from game.scenes.play.scene import Play
from game.scenes.saving.chairs import Chair
from game.scenes.saving.folders import VARIABLE
from game.scenes.session import Session
from game.seeds import adviser_seed, player_seed
from game.whole_file import write_whole

QUICK = "bauer"
NAMES = ("Anna", "Hinnerk", "Grete", "Jost")


class Camera:
    """A window whose scenes are written to a folder, if there is one. `seen` hears of every picture."""

    def __init__(
        self,
        app: App,
        folder: Path | None,
        say: Callable[[str], object],
        seen: Callable[[str], object] | None = None,
    ) -> None:
        self.app, self.folder, self.say, self.seen = app, folder, say, seen
        self.count = 0

    def take(self, name: str) -> None:
        """Write the window's picture to its file."""
        self.app.scene.dirty = True
        if self.app.ledger is not None:
            self.app.ledger.clear()
        self.app.draw()
        self.count += 1
        if self.folder is not None:
            path = self.folder / f"{self.count:02d}-{name}.png"
            picture = BytesIO()
            pygame.image.save(self.app.surface, picture, path.name)
            write_whole(path, picture.getvalue())  # pygame has errors of its own, which name no file
            self.say(str(path))
        if self.seen is not None:
            self.seen(name)

    def move(self, spot: tuple[int, int]) -> None:
        """Put the pointer somewhere."""
        self.app.scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=spot))

    def press(self, spot: tuple[int, int]) -> None:
        self.move(spot)
        self.app.scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1))

    def click(self, spot: tuple[int, int]) -> None:
        """Press and release; the pointer stays."""
        self.press(spot)
        self.app.apply(self.app.scene.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=spot, button=1)))

    def key(self, key: int) -> None:
        """Press a key."""
        event = pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        self.app.apply(self.app.scene.handle(event))

    def button(self, said: str) -> None:
        """Click the button of the present scene that says this message, by its id."""
        scene = self.app.scene
        assert isinstance(scene, FormScene)
        buttons = (widget for widget in scene.form.widgets if isinstance(widget, Button))
        texts = ((button, button.text) for button in buttons)
        self.click(next(b for b, text in texts if isinstance(text, Message) and text.id == said).rect.center)

    @property
    def play(self) -> Play:
        """Return the table in the window."""
        scene = self.app.scene
        assert isinstance(scene, Play)
        return scene


@contextmanager
def own_home() -> Iterator[None]:
    """Keep saves and settings of the player untouched."""
    former = os.environ.get(VARIABLE)
    with tempfile.TemporaryDirectory() as folder:
        os.environ[VARIABLE] = folder
        try:
            yield
        finally:
            os.environ.pop(VARIABLE)
            if former is not None:
                os.environ[VARIABLE] = former


def sit(camera: Camera, setup: Setup, humans: int) -> Play:
    """Return a table with people on the first seats, and automas on the others."""
    context = camera.app.context
    name = advising(context.opponents)
    chairs = tuple(
        Chair(NAMES[i], i, "" if i < humans else name, 0 if i < humans else player_seed(setup.seed, i))
        for i in range(setup.seats)
    )
    play = Play(context, Session.begin(context, setup, chairs))
    camera.app.apply(Replace(play))
    return play


def advisor(camera: Camera, seed: int) -> Player:
    """Return the player who decides for the people in the pictures."""
    opponents = camera.app.context.opponents
    return opponents.make(advising(opponents), adviser_seed(seed))


def advising(opponents: Opponents) -> str:
    """Return the name of an opponent that plays well without thinking long."""
    return QUICK if QUICK in opponents.levels else opponents.strongest


def go_on(camera: Camera) -> bool:
    """Play on to the next real decision of a person; return False once the table is left."""
    app = camera.app
    for _ in range(10_000):
        scene = app.scene
        if isinstance(scene, Curtain):
            app.apply(Pop())
        if not isinstance(scene, Play):
            return False
        if scene.stage.winter_read:
            return True
        if scene.session.human and not scene.behind_curtain and len(legal_moves(scene.match.state)) > 1:
            return True
        app.apply(scene.update(0.02))
    return False


def decide(camera: Camera, counsel: Player) -> None:
    """Play the advisor's move for the person to move."""
    play = camera.play
    if play.stage.winter_open and play.stage.book.complete:
        play.close_winter()
        return
    state = play.match.state
    seen = view(state, state.to_move)
    play.submit([counsel.choose(seen, legal_moves(seen)).move])
