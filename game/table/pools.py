"""The Disks panel: action pools with their colour groups, reserves, water symbols, the bag."""

from __future__ import annotations

import pygame

from game.rules.engine import has_taken
from game.rules.message import message
from game.rules.state import GameState
from game.rules.terms import Step
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.layout import Layout
from game.table.picture import Picture
from game.table.pieces import DISKS
from game.table.places.pools import PoolPlace
from game.table.styles import Panel
from game.table.theme import Type

TITLES = ("table-pool", "table-pool-short")
"""The names of pools, the first of which has room in all of them; else pools have their numbers."""
LATER = Step.SECOND_TAKING


def draw_pools(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw the whole panel."""
    state, place = picture.state, layout.disks
    most = 0 if picture.watched else takes_most(state)
    disks = tuple(state.action), tuple(state.reserve), state.bag
    key = (state.box, *disks, most, state.step == LATER, picture.land)

    def draw(part: Canvas) -> None:
        part.text(message("table-disks"), Type.HEADING, p.INK, place.title)
        part.text(message("table-bag", count=sum(state.bag)), Type.NOTE, p.INK_SOFT, place.bag, "right")
        for i, pool in enumerate(place.pools):
            _draw_pool(part, pool, i, state, most)

    canvas.part("pools", place.rect, key, draw)


def gives_water(state: GameState, pool: int) -> bool:
    """Return True if a pool has a water symbol that still counts: in the second taking it does not (D4)."""
    return state.box.wet_pools[pool] and state.step != LATER


def takes_most(state: GameState) -> int:
    """Return the most disks that the seat to move may take from a pool; 0 while nobody takes."""
    if state.to_move is None or state.step not in (Step.FIRST_TAKING, Step.SECOND_TAKING):
        return 0
    seat = state.seats[state.to_move]
    if has_taken(state, seat):
        return 0  # only the Oil Lamp is still to be decided
    if state.step == Step.FIRST_TAKING:
        return sum(state.box.disks)
    return max(0, state.box.ruleset.taking.limit - seat.held)


def _draw_pool(canvas: Canvas, pool: PoolPlace, index: int, state: GameState, most: int) -> None:
    """Draw one pool: at the left the reserve, which becomes the action pool when the disks are refilled."""
    action = state.action[index]
    canvas.panel(pool.rect, Panel.TRAY)
    id = next((id for id in TITLES if _fits(canvas, pool.title, id)), None)
    name = message(id, number=index + 1) if id else str(index + 1)
    canvas.text(name, Type.SIGN, p.INK, pool.title)
    if gives_water(state, index):
        _draw_wet(canvas, pool.water)
    canvas.panel(pool.reserve, Panel.WELL_SOFT)
    canvas.panel(pool.action, Panel.WELL)
    canvas.svg("arrow", pool.arrow)
    for colour, spot in pool.reserve_spots(state.reserve[index]):
        canvas.svg(DISKS[colour], spot)
    if pool.reserve.height > 3 * pool.disk:
        caption = pool.caption_in(pool.reserve)
        canvas.text(message("table-reserve"), Type.TINY_NOTE, p.INK, caption, "center")
    for colour, group in enumerate(pool.groups):
        for spot in pool.group_spots(colour, action[colour]):
            canvas.svg(DISKS[colour], spot)
        if action[colour]:
            _draw_count(canvas, pool.caption_in(group), action[colour], most)


def _fits(canvas: Canvas, room: pygame.Rect, id: str) -> bool:
    """Return True if the name has room in every pool."""
    widest = max(canvas.measure(message(id, number=number), Type.SIGN)[0] for number in range(1, 5))
    return widest <= room.width


def _draw_count(canvas: Canvas, rect: pygame.Rect, count: int, most: int) -> None:
    """Draw under a colour group how many disks a click takes, or while nobody takes, how many there are."""
    taken = min(count, most)
    canvas.text(f"+{taken}" if most else f"×{count}", Type.SIGN, p.INK, rect, "center")


def _draw_wet(canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw the water symbol: the first who takes here also takes a water."""
    side = min(rect.height, canvas.theme.px(19))
    drop = pygame.Rect(rect.left, rect.centery - side // 2, side, side)
    canvas.svg("water", drop)
    room = pygame.Rect(drop.right + side // 6, rect.top, rect.right - drop.right - side // 6, rect.height)
    canvas.text("1", Type.SIGN, p.INK_WATER, room)
