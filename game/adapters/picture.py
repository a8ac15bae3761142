"""The table as a picture in memory, drawn by the game's own painter and shown in no window."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import pygame
from numpy.typing import NDArray

from game.rules import view
from game.rules.state import GameState
from game.table.canvas import Canvas
from game.table.layout import arrange
from game.table.picture import Picture
from game.table.pieces import Sitter
from game.table.table import draw_table
from game.table.theme import Theme

SIZE = (1280, 720)
"""The usual width and height of a picture."""
_NOBODY = -1
"""Looks on from no seat."""


def picture_of(
    state: GameState, seat: int | None, names: Sequence[str], size: tuple[int, int] = SIZE
) -> NDArray[np.uint8]:
    """Return the table as height x width x 3, before a seat's eyes, or for None before everybody's."""
    _prepare()
    surface = pygame.Surface(size).convert()
    seen, focus = view(state, seat), _focus(state, seat)
    sitters = tuple(Sitter(name, number) for number, name in enumerate(names))
    shown = Picture(seen, sitters, focus=focus, viewer=_NOBODY if seat is None else seat, watched=True)
    draw_table(Canvas(surface, _theme(size)), arrange(seen.box, size, focus), shown)
    return np.array(pygame.surfarray.pixels3d(surface)).transpose(1, 0, 2)


def _focus(state: GameState, seat: int | None) -> int:
    """Return the seat whose board is large: who looks on, else who decides or was first."""
    if seat is not None:
        return seat
    return state.order[0] if state.to_move is None else state.to_move


def _prepare() -> None:
    """Let pygame make surfaces, without a window where there is none."""
    if not pygame.display.get_init():
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1), pygame.HIDDEN)


@lru_cache(maxsize=2)
def _theme(size: tuple[int, int]) -> Theme:
    return Theme(size)
