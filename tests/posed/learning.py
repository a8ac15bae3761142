"""Pictures of what one learns by: lessons, a first game explained, puzzles, and the coach."""

from __future__ import annotations

from game.lessons.lesson import load
from game.puzzles.puzzle import load as load_puzzles
from game.rules import Setup, new_game, parse_move
from game.rules.message import message
from game.scenes.flow import Pop, Push
from game.scenes.lesson.explained import Explained
from game.scenes.lesson.guided import GuidedPlay
from game.scenes.lesson.scene import LessonTable
from game.scenes.puzzle.scene import PuzzleTable
from game.scenes.replay.history import History
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from tests.posed.camera import Camera
from tests.scenes.coaches import Coaches, record

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
    _puzzles(camera)
    _coach(camera)


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


def _puzzles(camera: Camera) -> None:
    app, screen = camera.app, camera.app.context.doors.puzzles(camera.app.context)
    app.apply(Push(screen))
    camera.take("puzzles")
    app.apply(Push(PuzzleTable(app.context, load_puzzles()[0], message("puzzles-title"))))
    _wait(camera)
    camera.take("puzzle")
    app.apply(Pop(1))


def _coach(camera: Camera) -> None:
    """Take the coach with what is found about the last choices of a game."""
    context, game = camera.app.context, record()
    context.start_review = Coaches()
    camera.app.apply(Push(context.doors.coach(context, History.of_record(game, "game.hasp"))))
    for _ in range(ROUNDS * 2):
        camera.app.step(0.1)
    camera.take("coach")
    camera.app.apply(Pop())
    context.start_review = None


def _wait(camera: Camera) -> None:
    """Let the table come to rest."""
    for _ in range(ROUNDS):
        camera.app.step(0.5)
