"""The table as a whole, from the wood below to what glows above."""

from __future__ import annotations

from functools import partial

import pygame

from game.rules.terms import Field
from game.table import palette as p
from game.table.backdrop import draw_backdrop
from game.table.canvas import Canvas
from game.table.developments import draw_developments, draw_pieces, draw_price
from game.table.layout import Layout
from game.table.logpanel import draw_log
from game.table.painter import Layer
from game.table.picture import Picture, things
from game.table.pieces import token
from game.table.playerboard import draw_board
from game.table.pools import draw_pools
from game.table.ribbon import draw_ribbon
from game.table.shapes import outline as inside
from game.table.smallboard import draw_small_boards
from game.table.spots import Kind, Shape, Spot, outline
from game.table.styles import Panel
from game.table.theme import UNIT, Type
from game.table.wheel import draw_wheel


def draw_table(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Everything, layer by layer."""
    for draw in LAYERS:
        draw(canvas, layout, picture)


def layers(layout: Layout, picture: Picture) -> list[Layer]:
    """The same in steps, for whoever draws it ahead."""
    return [partial(draw, layout=layout, picture=picture) for draw in LAYERS]


def draw_ground(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """The wood and the empty panels with their shadows: what hardly ever changes."""
    panels = (layout.developments.rect, layout.disks.rect, layout.log, *(one.rect for one in layout.boards))
    key = (picture.state.box, layout.focus, picture.sitters, *map(tuple, panels))

    def draw(part: Canvas) -> None:
        draw_backdrop(part)
        part.panel(layout.ribbon.rect, Panel.RIBBON)
        part.panel(layout.developments.rect, Panel.PAPER)
        part.panel(layout.disks.rect, Panel.PAPER)
        part.circle(layout.wheel.centre, layout.wheel.radius + part.theme.px(3), (*p.WOOD_DEEPEST, 120))
        for seat, board in enumerate(layout.boards):
            colour = p.SEAT_COLOURS[picture.sitters[seat].colour]
            part.panel(board.rect, Panel.PAPER, edge=colour, rim=2.5)
        part.panel(layout.log, Panel.DARK)

    canvas.part(f"ground {layout.focus}", pygame.Rect((0, 0), layout.size), key, draw)


def draw_news(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """The log at the edge."""
    lit, fresh = picture.log_lit, picture.log_fresh
    draw_log(canvas, layout.log, picture.log, picture.sitters, picture.log_back, lit=lit, fresh=fresh)


def draw_button(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """The button on the board: what ends the step."""
    if not picture.button:
        return
    rect = layout.board.button
    hover = picture.hover == "button"
    style = (Panel.PRIMARY_HOVER if hover else Panel.PRIMARY) if picture.button_ready else Panel.PRIMARY_OFF
    canvas.panel(rect, style)
    ink = p.INK_LIGHT if picture.button_ready else p.INK_SOFT
    room = rect.inflate(-canvas.theme.px(2 * UNIT + 4), 0)
    canvas.text(picture.button, Type.HEADING, ink, room, "center", shrink=True)


def draw_prompt(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw what is asked now, in one line between the panels."""
    if not picture.prompt:
        return
    px = canvas.theme.px
    room = layout.prompt.copy()
    if picture.ask:
        room.width = layout.ask.left - px(UNIT) - room.left
    asked = None if picture.asked is None else picture.sitters[picture.asked]
    side = room.height + px(6)
    if asked is not None:
        room.left, room.width = room.left + side // 2, room.width - side // 2
    words = canvas.say(picture.prompt)
    role, long = _spoken(canvas, words, room.width - px(44))
    rect = pygame.Rect(0, 0, min(room.width, long + px(44)), room.height)
    rect.center = layout.prompt.center
    rect.clamp_ip(room)
    if asked is None:
        canvas.panel(rect, Panel.PROMPT)
    else:
        canvas.panel(rect, Panel.PROMPT, edge=p.SEAT_COLOURS_LIGHT[asked.colour], rim=2.4)
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (rect.left, rect.centery)
        token(canvas, asked, spot)
    canvas.text(words, role, p.INK_LIGHT, rect.inflate(-px(40), 0), "center", shrink=True, ellipsis=True)


def _spoken(canvas: Canvas, words: str, room: int) -> tuple[Type, int]:
    """Return how large a question can be set, and how long it then is; measured once."""

    def measured() -> tuple[Type, int]:
        sizes = {role: canvas.measure(words, role)[0] for role in (Type.HEADING, Type.LABEL, Type.BODY)}
        role = next((role for role, long in sizes.items() if long <= room), Type.BODY)
        return role, sizes[role]

    found: tuple[Type, int] = canvas.theme.cached(("spoken", words, room), measured)
    return found


def draw_ask(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """The button beside the question that asks an automa."""
    if not picture.ask:
        return
    canvas.panel(layout.ask, Panel.BUTTON_HOVER if picture.hover == "ask" else Panel.BUTTON)
    room = layout.ask.inflate(-canvas.theme.px(12), 0)
    canvas.text(picture.ask, Type.SMALL_STRONG, p.INK_LIGHT, room, "center", shrink=True)


def draw_marks(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw what can be done, is chosen, is refused; what cannot be reached is dimmed."""
    marks = picture.marks
    for spot in marks.dimmed:
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
        for spot in spots:
            shape = _shape(layout, picture, spot)
            if shape is not None:
                canvas.glow(shape, colour)
            if shape is not None and not isinstance(shape, pygame.Rect):  # level 1 is yellow itself
                canvas.glow(inside(shape, -2.4 * layout.scale), colour)
                draw_pieces(canvas, layout, picture, spot.a)
    for tile, resources in marks.prices.items():
        draw_price(canvas, layout, tile, resources)


def _shape(layout: Layout, picture: Picture, spot: Spot) -> Shape | None:
    items = 1
    if spot.kind is Kind.ITEM:
        items = len(things(picture.laid(Field(spot.a))))
    elif spot.kind is Kind.DISK:
        items = sum(picture.seat.cart2 if spot.a else picture.seat.cart1)
    return outline(layout, spot, picture.seat, items)


LAYERS = (
    draw_ground,
    draw_ribbon,
    draw_developments,
    draw_pools,
    draw_wheel,
    draw_board,
    draw_small_boards,
    draw_news,
    draw_button,
    draw_marks,
    draw_prompt,
    draw_ask,
)
"""What lies on the table, from the wood up."""
