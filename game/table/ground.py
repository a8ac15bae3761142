"""The ground of the table: wood, empty panels, what lies there. Each season's is made in the one before."""

from __future__ import annotations

from collections.abc import Hashable
from concurrent.futures import Future
from typing import NamedTuple

import pygame

from game.table import palette as p
from game.table.canvas import Canvas, KeptPart
from game.table.land import is_coming
from game.table.layout import Layout
from game.table.painter import ahead, hasten
from game.table.picture import Picture
from game.table.pieces import Sitter
from game.table.seasonal import draw_dressing, draw_wood, tone_paper
from game.table.seasons import Look
from game.table.signs import stitch_frame
from game.table.styles import Panel
from game.table.theme import Theme

Key = tuple[Hashable, tuple[int, ...]]


class Coming(NamedTuple):
    """A ground that is made beside the loop, by the key it will be asked for."""

    key: Key
    made: Future[KeptPart]


def ground_of(canvas: Canvas, layout: Layout, picture: Picture) -> KeptPart:
    """Return the ground of a table, and have that of the next season made beside the loop."""
    name, whole = _name(layout), pygame.Rect((0, 0), layout.size)
    look, following = picture.land, picture.land.following
    key = _key(layout, picture, look)
    _take(canvas.theme, name, key)
    sitters = picture.sitters
    kept = canvas.kept_part(name, whole, key[0], lambda part: _draw(part, layout, sitters, look), covers=True)
    _order(canvas, layout, sitters, following, _key(layout, picture, following))
    return kept


def is_made(canvas: Canvas, layout: Layout, picture: Picture) -> bool:
    """Return True if ground and land of a table are there; else have them made beside the loop, soon."""
    comes = is_coming(canvas.theme, layout.boards, picture.land)
    name, key = _name(layout), _key(layout, picture, picture.land)
    kept: KeptPart | None = canvas.theme.cache.get(("part", name))
    if kept is not None and kept.key == key:
        return not comes
    coming = _order(canvas, layout, picture.sitters, picture.land, key)
    hasten(coming.made)
    return coming.made.done() and not comes


def _name(layout: Layout) -> str:
    return f"ground {layout.focus}"


def _key(layout: Layout, picture: Picture, look: Look) -> Key:
    """Return all that the ground of a table depends on, and its place."""
    panels = (layout.developments.rect, layout.disks.rect, layout.log, *(one.rect for one in layout.boards))
    table = picture.state.box, layout.focus, picture.sitters, *map(tuple, panels)
    return (table, look), (0, 0, *layout.size)


def _take(theme: Theme, name: str, key: Key) -> None:
    """Take the ground that was made beside the loop, if it is the one that is asked for."""
    coming: Coming | None = theme.cache.get(("coming", name))
    if coming is not None and coming.key == key:
        theme.cache.pop(("coming", name), None)
        if not coming.made.cancel():
            theme.cache["part", name] = coming.made.result()


def _order(canvas: Canvas, layout: Layout, sitters: tuple[Sitter, ...], look: Look, key: Key) -> Coming:
    """Have the ground of a season made, instead of any other that was to come."""
    name = _name(layout)
    coming: Coming | None = canvas.theme.cache.get(("coming", name))
    if coming is not None and coming.key == key:
        return coming
    if coming is not None:
        coming.made.cancel()
    like = pygame.Surface((1, 1), 0, canvas.surface)  # the window itself may be gone by then
    made = ahead(_made, canvas.theme, layout, sitters, look, key, like)
    coming = canvas.theme.cache["coming", name] = Coming(key, made)
    return coming


def _made(
    theme: Theme,
    layout: Layout,
    sitters: tuple[Sitter, ...],
    look: Look,
    key: Key,
    like: pygame.Surface,
) -> KeptPart:
    image = pygame.Surface(layout.size, 0, like)
    _draw(Canvas(image, theme), layout, sitters, look)
    return KeptPart(key, image, [])


def _draw(part: Canvas, layout: Layout, sitters: tuple[Sitter, ...], look: Look) -> None:
    """Draw the wood and the empty panels with their shadows in the light of a season."""
    draw_wood(part, look)
    part.panel(layout.ribbon.rect, Panel.RIBBON)
    for rect in (layout.developments.rect, layout.disks.rect):
        part.panel(rect, Panel.PAPER)
        tone_paper(part, rect, look)
    part.circle(layout.wheel.centre, layout.wheel.radius + part.theme.px(3), (*p.WOOD_DEEPEST, 120))
    for seat, board in enumerate(layout.boards):
        colour = p.SEAT_COLOURS[sitters[seat].colour]
        part.panel(board.rect, Panel.PAPER, edge=colour, rim=2.5)
        tone_paper(part, board.rect, look)
        stitch_frame(part, board.rect, sitters[seat].colour, 2.5)
    part.panel(layout.log, Panel.DARK)
    draw_dressing(part, layout, look)
