"""Pictures of what one learns by: the lessons, what is said of a wrong way, and a first game explained."""

from __future__ import annotations

from game.lessons.lesson import load
from game.rules import Setup, new_game, parse_move
from game.scenes.flow import Pop, Push
from game.scenes.lesson.explained import Explained
from game.scenes.lesson.guided import GuidedPlay
from game.scenes.lesson.scene import LessonTable
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from tests.posed.camera import Camera

SHOWN = {"goal": "dig", "disks": "first"}
"""A task of each lesson that is shown."""
SETUP = Setup(seats=2, seed=1)
ROUNDS = 8


def take(camera: Camera) -> None:
    """Take all of them."""
    app = camera.app
    app.apply(Push(app.context.doors.learn(app.context)))
    camera.take("learn")
    for id, name in SHOWN.items():
        _lesson(camera, id, name)
    chairs = (Chair("Anna", 0), Chair("Knecht", 1, app.context.opponents.usual, 1))
    app.apply(Push(GuidedPlay(app.context, Session.begin(app.context, SETUP, chairs))))
    _wait(camera)
    camera.take("first-game")
    app.apply(Push(Explained(app.context, new_game(SETUP), 0)))
    camera.take("first-game-explained")
    app.apply(Pop(2))


def _lesson(camera: Camera, id: str, name: str) -> None:
    lesson = load(id)
    step = next(step for step in lesson.steps if step.name == name)
    table = LessonTable(camera.app.context, lesson, lesson.steps.index(step))
    camera.app.apply(Push(table))
    _wait(camera)
    camera.take(f"lesson-{id}")
    assert step.task is not None
    for text in step.task.wrong[0].line:
        table.submit([parse_move(text)])
    _wait(camera)
    camera.take(f"lesson-{id}-wrong")
    camera.app.apply(Pop())


def _wait(camera: Camera) -> None:
    """Let the table come to rest."""
    for _ in range(ROUNDS):
        camera.app.step(0.5)
