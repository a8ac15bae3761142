"""`main.py motion EVENT`: each event that is seen can be watched alone, again, slowly and frame by frame."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import install, program
from game.motion.routes import CHOREOGRAPHY
from game.program import commands
from game.scenes import event_player as player
from game.scenes.app.loop import App
from game.scenes.event_player import FRAME, EventPlayer
from game.scenes.flow import Replace
from tests.posed.events import EVENTS, NAMES
from tests.scenes.opponents import OPPONENTS

SIZE = (1280, 720)
LONGEST = 8.0  # seconds: snow


@pytest.fixture(scope="module")
def app() -> App:
    return App(OPPONENTS, SIZE)


def watched(app: App, name: str, rate: float = 1.0) -> EventPlayer:
    scene = EventPlayer(app.context, name, EVENTS[name](), NAMES, rate)
    app.apply(Replace(scene))
    app.step(0.0)
    return scene


def press(app: App, key: int) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    app.step(0.0)


def table(app: App, scene: EventPlayer) -> bytes:
    """The picture without the log, which tells the time."""
    app.draw()
    log = scene.layout.log
    app.surface.fill("black", log)
    return pygame.image.tobytes(app.surface, "RGB")


def test_every_event_that_is_seen_has_a_prepared_table() -> None:
    posed = {name: make().event for name, make in EVENTS.items()}
    assert {type(event) for event in posed.values()} == set(CHOREOGRAPHY)
    assert all(name.partition("-")[0] == type(event).__name__ for name, event in posed.items())


@pytest.mark.parametrize("name", EVENTS)
def test_it_is_seen_and_ends_in_the_picture_of_the_state(app: App, name: str) -> None:
    scene = watched(app, name)
    assert scene.moving
    pictures = set()
    for _ in range(4):
        pictures.add(table(app, scene))
        scene.update(0.2)
    scene.update(LONGEST)
    assert not scene.moving and scene.motion.shown(scene.prepared.after) is scene.prepared.after
    assert pictures - {table(app, scene)}


def test_slow_is_the_same_in_more_time(app: App) -> None:
    usual, slow = watched(app, "CoalDug"), watched(app, "CoalDug", 0.25)
    usual.update(0.2)
    for _ in range(4):
        slow.update(0.2)
    assert slow.seconds == pytest.approx(usual.seconds)
    assert slow.motion.poses == usual.motion.poses


def test_the_keys(app: App) -> None:
    scene = watched(app, "TileAcquired")
    press(app, pygame.K_RIGHT)
    press(app, pygame.K_RIGHT)
    app.step(1.0)
    assert scene.seconds == pytest.approx(2 * FRAME) and not scene.running
    press(app, pygame.K_RETURN)
    app.step(0.1)
    assert scene.seconds == pytest.approx(2 * FRAME + 0.1)
    press(app, pygame.K_DOWN)
    app.step(0.1)
    assert scene.seconds == pytest.approx(2 * FRAME + 0.15)
    press(app, pygame.K_UP)
    press(app, pygame.K_UP)
    assert scene.rate == 2.0
    app.step(LONGEST)
    assert not scene.moving
    press(app, pygame.K_SPACE)
    assert scene.moving and scene.seconds == 0.0


def test_the_command_opens_the_window_on_the_event_until_esc(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[App] = []

    def turn(app: App) -> None:
        opened.append(app)
        app.step(0.5)
        press(app, pygame.K_ESCAPE)

    monkeypatch.setattr(player, "turn", turn)
    assert program.main(["motion", "coaldug-tunnel", "--rate", "0.5", "--size", "640x360"]) == 0
    scene = opened[0].stack[0]
    assert isinstance(scene, EventPlayer) and (scene.name, scene.rate) == ("CoalDug-Tunnel", 0.5)
    assert not opened[0].running


def test_the_list_names_all_with_what_happens(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["motion", "--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(EVENTS)
    assert any(line.endswith("Anna digs 1 coal in the Tunnel.") for line in lines)
    assert all(len(line.split()) > 2 for line in lines)


@pytest.mark.parametrize("line", ["motion CoalDug", "screenshots pictures", "bench"])
def test_without_the_folder_of_tests_one_line_says_so(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "ROOT", tmp_path)
    monkeypatch.setattr(install, "ensure", lambda *_: None)
    assert program.main(line.split()) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and "repository" in told.err
