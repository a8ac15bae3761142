"""Parts of the table as pictures in the guide: mine, pools, wheel and the rest, of a made-up position."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.rules.box import Box
from game.rules.disks import Disks
from game.rules.moves import Lay
from game.rules.state import GameState
from game.rules.terms import Field, Step
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.developments import draw_developments
from game.table.layout import Layout, arrange
from game.table.picture import Picture
from game.table.pieces import Sitter
from game.table.playerboard import draw_board
from game.table.pools import draw_pools
from game.table.styles import Panel
from game.table.table import draw_ground
from game.table.theme import DESIGN_SIZE, Theme
from game.table.wheel import draw_wheel

VIEWS: Final = {
    "year-winter": "wheel",
    "disks-first": "pool",
    "planning-colour": "fields",
    "water-props": "pinge",
    "developments-where": "developments",
    "tunnel-sections": "tunnel",
    "iron-tunnel": "tunnel",
}
"""The part of the table below a paragraph of the guide, by the paragraph's name."""
LAYERS = (draw_ground, draw_developments, draw_pools, draw_wheel, draw_board)
OWN = (Field.FARMER, Field.FARMHAND, Field.COAL_DIGGER)


def is_shown(box: Box, paragraph: str) -> bool:
    """Return True if a paragraph's part of the table is as it tells: no iron lies in a game without."""
    return box.iron or not paragraph.startswith("iron-")


class DrawnTable(NamedTuple):
    """A table that was drawn: its box, its places, and the picture that parts are taken from."""

    box: Box
    layout: Layout
    surface: pygame.Surface


def sample(box: Box) -> GameState:
    """Return a position in the first spring in which there is something to see everywhere."""
    state, pools = GameState.of(box, 0), box.ruleset.pools
    state.step = Step.WORKING
    state.action = [_spread(pools.action)] * box.seats
    state.reserve = [_spread(pools.reserve)] * box.seats
    seat = state.seats[0]
    seat.food, seat.wood, seat.coal, seat.water = 1, 1, 1, 1
    seat.pinge_dug, seat.pinge_props = 1, min(1, seat.board.pinge_fields)
    seat.plan = (
        Lay(Field.FARMER, (2, 0, 0)),
        Lay(Field.FARMHAND, (0, 0, 2)),
        Lay(Field.COAL_DIGGER, food=1),
    )
    return state


def _spread(count: int) -> Disks:
    """Return so many disks, of every colour as nearly the same number as it goes."""
    return (count + 2) // 3, (count + 1) // 3, count // 3


def _places(theme: Theme, box: Box) -> Layout:
    """Return the places of a table of this scale, as wide as the drawing is meant to be."""
    width, height = (round(side * theme.scale) for side in DESIGN_SIZE)
    return arrange(box, (width, height), 0)


def view_rect(theme: Theme, box: Box, name: str) -> pygame.Rect:
    """Return the part of the table that a view shows."""
    layout = _places(theme, box)
    board = layout.board
    parts = {
        "wheel": layout.wheel.rect,
        "pool": layout.disks.pools[_wet(box)].rect,
        "fields": board.fields[OWN[0]].unionall([board.fields[field] for field in OWN[1:]]),
        "pinge": board.pinge,
        "developments": layout.developments.rect,
        "tunnel": board.shaft.union(board.tunnel),
    }
    return parts[name]


def _wet(box: Box) -> int:
    """Return the number of the first pool with a drop, else of the first."""
    return next((number for number, wet in enumerate(box.wet_pools[: box.seats]) if wet), 0)


def drawn_table(theme: Theme, box: Box) -> DrawnTable:
    """Return the table that views are taken from, drawn once for a theme and a game."""
    drawn: DrawnTable = theme.cached(("rulebook-table", box), lambda: _draw(theme, box))
    return drawn


def _draw(theme: Theme, box: Box) -> DrawnTable:
    layout = _places(theme, box)
    own = (
        theme.speaking(theme.words)
        if layout.size == theme.size
        else Theme(layout.size, theme.words, theme.text)
    )
    surface = pygame.Surface(layout.size).convert()
    sitters = tuple(Sitter("", seat) for seat in range(box.seats))
    picture = Picture(sample(box), sitters)
    for draw in LAYERS:
        draw(Canvas(surface, own), layout, picture)
    return DrawnTable(box, layout, surface)


def draw_view(canvas: Canvas, rect: pygame.Rect, box: Box, name: str) -> None:
    """Draw a part of the table in `rect`, which is as large as that part."""
    table, area = drawn_table(canvas.theme, box), view_rect(canvas.theme, box, name)
    canvas.surface.blit(table.surface, rect.move(-canvas.origin[0], -canvas.origin[1]), area)
    canvas.panel(rect, Panel.FRAME, edge=p.PAPER_EDGE, rim=1.5)
