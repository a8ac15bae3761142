"""All that is drawn, piece by piece, and what answers there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pygame
import pytest

from game.rules.message import Message
from game.rules.state import GameState
from game.scenes.play.scene import Play
from game.scenes.replay.scene import Replay
from game.scenes.stage.answers.answer import Answer
from game.scenes.stage.answers.finding import answer_at, answers
from game.table.canvas import Canvas
from game.table.layout import Layout, arrange
from game.table.picture import Picture
from game.table.turned import draw_turned
from tests.scenes.tables import SITTERS, theme

SIZE = (1280, 720)


class Drawn(NamedTuple):
    """A piece that was drawn: the name of its drawing or its text, its middle, and its left side."""

    what: str
    spot: tuple[int, int]
    left: tuple[int, int]
    text: bool


class Eye:
    """Sees every drawing and every text that comes onto a canvas."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: list[Drawn] = []
        svg, text = Canvas.svg, Canvas.text

        def sees(canvas: Canvas, name: str, rect: pygame.Rect, alpha: int = 255) -> None:
            self.seen.append(Drawn(name, rect.center, (rect.left + 1, rect.centery), text=False))
            svg(canvas, name, rect, alpha)

        def reads(canvas: Canvas, said: Any, *more: Any, **others: Any) -> pygame.Rect:
            taken = text(canvas, said, *more, **others)
            if canvas.say(said).strip() and canvas.ledger is not None:
                self.seen.append(Drawn(canvas.say(said), taken.center, taken.center, text=True))
            return taken

        def turns(canvas: Canvas, name: str, side: int, centre: tuple[int, int], angle: float) -> None:
            self.seen.append(Drawn(name, centre, centre, text=False))
            draw_turned(canvas, name, side, centre, angle)

        monkeypatch.setattr(Canvas, "svg", sees)
        monkeypatch.setattr(Canvas, "text", reads)
        monkeypatch.setattr("game.table.heap.draw_turned", turns)


def picture_of(state: GameState, focus: int = 0) -> Picture:
    """Return the picture of a position that is open to all."""
    return Picture(state, SITTERS[: len(state.seats)], focus)


def places_of(state: GameState, focus: int = 0) -> tuple[Layout, Picture]:
    """Return where things are, and the picture of them."""
    return arrange(state.box, SIZE, focus), picture_of(state, focus)


def all_answers(state: GameState, focus: int = 0) -> Iterator[Answer]:
    """Yield the answers of a position."""
    return answers(theme(SIZE), *places_of(state, focus))


def told(scene: Play | Replay, spot: tuple[int, int]) -> Message | str:
    """Return what is said of the thing at a spot of a table in a window."""
    answer = scene.stage.answer(scene.picture(), spot)
    return answer.said if answer is not None else ""


def answer_of(layout: Layout, picture: Picture, spot: tuple[int, int]) -> Answer | None:
    """Return what answers at a spot of a picture."""
    return answer_at(theme(layout.size), layout, picture, spot)
