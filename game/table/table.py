"""The table as a whole, from the wood below to the glow above."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.rules.terms import Field
from game.table import palette as p
from game.table.atwork import draw_at_work
from game.table.canvas import Canvas, Said
from game.table.developments import draw_above, draw_developments, draw_price
from game.table.ground import ground_of, is_made
from game.table.layout import Layout
from game.table.logpanel import draw_log
from game.table.painter import Layer
from game.table.picture import Picture, things
from game.table.pieces import Sitter, token
from game.table.places.ruler import around, centred
from game.table.playerboard import draw_board
from game.table.pools import draw_pools
from game.table.ribbon import draw_ribbon
from game.table.shapes import outline as inside
from game.table.signs import stitch_chosen
from game.table.smallboard import draw_small_boards
from game.table.spots import Kind, Shape, Spot, in_order, outline
from game.table.styles import Panel
from game.table.theme import UNIT, Theme, Type
from game.table.wheel import draw_wheel

SPOKEN = (Type.SIGN, Type.HEADING, Type.LABEL, Type.BODY)
"""The types of the question: the first in which it fits into its line."""


def draw_table(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw everything, layer by layer."""
    ground = ground_of(canvas, layout, picture).image
    for strip in bare(canvas.theme, layout):
        canvas.surface.blit(ground, strip, strip)
    canvas.ground = ground
    for draw in LAYERS[1:]:
        draw(canvas, layout, picture)
    canvas.ground = canvas.surface


def bare(theme: Theme, layout: Layout) -> list[pygame.Rect]:
    """Return where the ground is seen: the parts hide all else of it, and to draw that takes long."""
    parts = [layout.ribbon.rect, layout.developments.rect, layout.disks.rect, layout.wheel.rect, layout.log]
    parts += [board.rect for board in layout.boards]
    key = ("bare", layout.size, *map(tuple, parts))
    return theme.cached(key, lambda: around(pygame.Rect((0, 0), layout.size), parts))


def layers(layout: Layout, picture: Picture) -> list[Layer]:
    """Return the layers of the table one by one, to be drawn ahead."""
    return [partial(draw, layout=layout, picture=picture) for draw in LAYERS]


def draw_ground(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw the wood and the empty panels with their shadows in the light of the season."""
    if canvas.rehearses and not is_made(canvas, layout, picture):
        canvas.late = True
    else:
        canvas.blit(ground_of(canvas, layout, picture).image, (0, 0))


def draw_news(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw the log at the edge."""
    draw_log(canvas, layout.log, picture)


def draw_button(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw the button on the board, which ends the step."""
    if not picture.button:
        return
    rect = layout.board.button
    hover = picture.hover == "button"
    style = _button_style(picture, hover)
    canvas.panel(rect, style)
    ink = p.INK_LIGHT if picture.button_ready else p.INK_SOFT
    room = rect.inflate(-canvas.theme.px(2 * UNIT + 4), 0)
    if not picture.button_gives_up:
        canvas.text(picture.button, Type.HEADING, ink, room, "center", shrink=True)
        return
    note = pygame.Rect(room.left, room.bottom - room.height * 2 // 5, room.width, room.height * 2 // 5 - 2)
    room.height = note.top - room.top + 2
    canvas.text(picture.button, Type.LABEL, ink, room, "center", shrink=True)
    fits = canvas.measure(picture.button_gives_up, Type.TINY_NOTE)[0] <= note.width
    said = picture.button_gives_up if fits else picture.button_short
    canvas.text(said, Type.TINY_NOTE, p.INK_LIGHT, note, "center", shrink=True, ellipsis=True)


def _button_style(picture: Picture, hover: bool) -> Panel:
    """Return the button's panel: wood where it gives something up."""
    if not picture.button_ready:
        return Panel.PRIMARY_OFF
    if picture.button_gives_up:
        return Panel.BUTTON_HOVER if hover else Panel.BUTTON
    return Panel.PRIMARY_HOVER if hover else Panel.PRIMARY


class Prompt(NamedTuple):
    """The question as it is drawn: its words and type, its panel, and the seat that it is about."""

    said: Said
    role: Type
    rect: tuple[int, ...]
    asked: Sitter | None


def draw_prompt(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw the present question, in one line between the panels.

    Its panel takes a millisecond where a question is as long as none before: one that is new may wait for a
    few frames which have to make others.
    """
    if not picture.prompt:
        return
    before: tuple[Layout, Prompt] | None = canvas.theme.cache.get("prompt")
    prompt = _prompt(canvas, layout, picture)
    changed = before is not None and before[0] is layout and before[1] != prompt
    if canvas.put_off("prompt", changed) and before is not None:
        prompt = before[1]
    canvas.theme.cache["prompt"] = layout, prompt
    px, rect = canvas.theme.px, pygame.Rect(prompt.rect)
    if prompt.asked is None:
        canvas.panel(rect, Panel.PROMPT)
    else:
        canvas.panel(rect, Panel.PROMPT, edge=p.SEAT_COLOURS_LIGHT[prompt.asked.colour], rim=2.4)
        side = layout.prompt.height + px(6)
        token(canvas, prompt.asked, centred((rect.left, rect.centery), side))
    room = rect.inflate(-px(40), 0)
    canvas.text(prompt.said, prompt.role, p.INK_LIGHT, room, "center", shrink=True, ellipsis=True)


def _prompt(canvas: Canvas, layout: Layout, picture: Picture) -> Prompt:
    """Return the question of a picture as it is drawn."""
    px = canvas.theme.px
    room = layout.prompt.copy()
    if picture.ask:
        room.width = layout.ask.left - px(UNIT) - room.left
    asked = None if picture.asked is None else picture.sitters[picture.asked]
    side = room.height + px(6)
    if asked is not None:
        room.left, room.width = room.left + side // 2, room.width - side // 2
    said, role, long = _spoken(canvas, picture, room.width - px(44))
    rect = centred(layout.prompt.center, min(room.width, long + px(44)), room.height)
    rect.clamp_ip(room)
    return Prompt(said, role, tuple(rect), asked)


def _spoken(canvas: Canvas, picture: Picture, room: int) -> tuple[Said, Type, int]:
    """Return the question in the largest type that fits into the room, in few words if need be; its width."""
    ways = [(said, role) for role in SPOKEN for said in (picture.prompt, picture.prompt_bare) if said]
    ways += [(picture.prompt_short, role) for role in SPOKEN if picture.prompt_short]
    widths = ((said, role, canvas.measure(said, role)[0]) for said, role in ways)
    found = next((way for way in widths if way[2] <= room), None)
    return found or (*ways[-1], canvas.measure(*ways[-1])[0])


def draw_ask(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw the button beside the question that asks an automa for advice."""
    if not picture.ask:
        return
    canvas.panel(layout.ask, Panel.BUTTON_HOVER if picture.hover == "ask" else Panel.BUTTON)
    room = layout.ask.inflate(-canvas.theme.px(12), 0)
    canvas.text(picture.ask, Type.SMALL_STRONG, p.INK_LIGHT, room, "center", shrink=True)


def draw_marks(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw the marks: glow, choice, refusal, advice, what is dimmed, and prices."""
    marks = picture.marks
    for spot in in_order(marks.dimmed):
        shape = _shape(layout, picture, spot)
        if isinstance(shape, pygame.Rect):
            canvas.box(shape, (*p.DIMMED, 120), 5)
        elif shape is not None:
            canvas.polygon(shape, (*p.DIMMED, 120))
    for spots, colour in (
        (marks.glow, p.GLOW),
        (marks.chosen, p.PICKED),
        (marks.refused, p.REFUSED),
        (marks.advised, p.ADVISED),
    ):
        for spot in in_order(spots):
            shape = _shape(layout, picture, spot)
            if shape is None:
                continue
            canvas.glow(shape, colour)
            if colour == p.PICKED:
                stitch_chosen(canvas, shape)
            if not isinstance(shape, pygame.Rect):
                _glow_inside(canvas, layout, shape, colour)
                draw_above(canvas, layout, picture, spot.a)
    for tile, resources in marks.prices.items():
        draw_price(canvas, layout, tile, resources)


def _glow_inside(canvas: Canvas, layout: Layout, shape: Sequence[tuple[float, float]], colour: p.RGB) -> None:
    """Draw a second rim: that of a tile is narrow."""
    canvas.glow(inside(shape, -2.4 * layout.scale), colour)


def draw_tile_glows(canvas: Canvas, layout: Layout) -> None:
    """Draw the glow of every tile, on a surface that is never shown: a turn may begin with many of them."""
    for tile in layout.developments.hexes:
        canvas.glow(tile.points, p.GLOW)
        _glow_inside(canvas, layout, tile.points, p.GLOW)


def _shape(layout: Layout, picture: Picture, spot: Spot) -> Shape | None:
    items = 1
    if spot.kind is Kind.ITEM:
        items = len(things(picture.laid(Field(spot.a))))
    elif spot.kind is Kind.DISK:
        items = sum(picture.seat.cart2 if spot.a else picture.seat.cart1)
    return outline(layout, spot, picture.seat, items)


LAYERS = (
    draw_ground,
    draw_developments,
    draw_pools,
    draw_wheel,
    draw_board,
    draw_small_boards,
    draw_ribbon,
    draw_at_work,
    draw_news,
    draw_button,
    draw_marks,
    draw_prompt,
    draw_ask,
)
"""The layers of the table, from the wood up."""
