"""Everything on a table that answers, and the answer at a spot."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.stage.answers.answer import Answer
from game.scenes.stage.answers.board import of_board
from game.scenes.stage.answers.card import of_card
from game.scenes.stage.answers.round_it import of_developments, of_disks, of_edge
from game.scenes.stage.answers.year import of_ribbon, of_wheel
from game.table.layout import Layout
from game.table.picture import Picture
from game.table.theme import Theme


def answers(theme: Theme, layout: Layout, picture: Picture) -> Iterator[Answer]:
    """Yield the answers of a table, the smaller things before the larger."""
    yield from of_ribbon(theme, layout, picture)
    yield from of_edge(layout, picture)
    yield from of_card(layout.boards[picture.focus], picture)
    for number, board in enumerate(layout.boards):
        yield from of_board(board, picture, number, layout.scale)
    yield from of_developments(layout, picture.state)
    yield from of_disks(layout, picture.state)
    yield from of_wheel(theme, layout, picture)


def answer_at(theme: Theme, layout: Layout, picture: Picture, spot: tuple[int, int]) -> Answer | None:
    """Return the answer of the thing under a spot; None where there is nothing to tell."""
    return next((answer for answer in answers(theme, layout, picture) if answer.holds(spot)), None)
