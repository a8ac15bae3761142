"""Everything on a table that answers, and the answer at a spot."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.scenes.stage.answers.answer import Answer
from game.scenes.stage.answers.board import of_board
from game.scenes.stage.answers.card import of_card
from game.scenes.stage.answers.round_it import of_developments, of_disks, of_edge
from game.scenes.stage.answers.year import of_ribbon, of_wheel
from game.table.layout import Layout
from game.table.picture import Picture
from game.table.theme import UNIT, Theme

Spot = tuple[int, int]


def answers(theme: Theme, layout: Layout, picture: Picture, spot: Spot | None = None) -> Iterator[Answer]:
    """Yield the answers of a table, the smaller things before the larger; at a `spot`, of its panel alone."""

    def near(panel: pygame.Rect) -> bool:
        return spot is None or panel.inflate(beyond, beyond).collidepoint(spot)

    beyond = theme.px(UNIT)  # some places reach over the edge of their panel

    if near(layout.ribbon.rect):
        yield from of_ribbon(theme, layout, picture)
    yield from of_edge(layout, picture)
    if near(layout.board.rect):
        yield from of_card(layout.boards[picture.focus], picture)
    for number, board in enumerate(layout.boards):
        if near(board.rect):
            yield from of_board(board, picture, number, layout.scale)
    if near(layout.developments.rect):
        yield from of_developments(layout, picture.state)
    if near(layout.disks.rect):
        yield from of_disks(layout, picture.state)
    if near(layout.wheel.rect):
        yield from of_wheel(theme, layout, picture)


def answer_at(theme: Theme, layout: Layout, picture: Picture, spot: Spot) -> Answer | None:
    """Return the answer of the thing under a spot; None where there is nothing to tell."""
    return next((answer for answer in answers(theme, layout, picture, spot) if answer.holds(spot)), None)
