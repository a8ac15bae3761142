"""Places under the pointer, and what is shown of them: a tile in large, or a tip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import NamedTuple

import pygame

from game.rules.message import Message, message
from game.rules.state import GameState
from game.rules.terms import Field
from game.scenes.draftwords import draft_mark
from game.scenes.kit.bubble import draw_bubble, hidden
from game.scenes.kit.form import REST as REST
from game.scenes.stage.tips import lying_on, reach
from game.table.canvas import Canvas
from game.table.developments import arrival_left
from game.table.largetile import card_size, draw_tile_card
from game.table.layout import Layout
from game.table.pieces import Sitter
from game.table.spots import fields_shown
from game.table.theme import UNIT
from game.telling import renamed_tiles
from game.words import Names, Spoken

AWAY = (-1, -1)


class PlaceKind(Enum):
    """The kinds of places that a point can be on."""

    UNDO = auto()
    REDO = auto()
    WHY = auto()
    MENU = auto()
    ASK = auto()
    BUTTON = auto()
    LOG = auto()
    MOMENT = auto()
    FIGURES = auto()
    WINTER = auto()
    WINTER_BUTTON = auto()
    TILE = auto()
    SEAT = auto()
    TABLE = auto()


class StagePlace(NamedTuple):
    """The place of a point: the seat or tile of this number, or the log's line about this decision.

    In the log LOG is a line with more to tell, or none (no number), MOMENT any other.
    """

    kind: PlaceKind
    number: int | None = None


class SteeringStop(NamedTuple):
    """A place that keys go to, and the spot to click on it."""

    rect: pygame.Rect
    spot: tuple[int, int]


class Below(NamedTuple):
    """What is said below a tile in large: why it cannot be had now, and the way to its rule."""

    why: Message | None = None
    rule: str | Message = ""


NOTHING_BELOW = Below()


def far(a: tuple[int, int], b: tuple[int, int], limit: float) -> bool:
    """Return True if two spots are more than so many pixels apart."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) > limit


def ribbon_place(layout: Layout, spot: tuple[int, int]) -> StagePlace | None:
    """Return the button of ribbon or board under a point."""
    ribbon = layout.ribbon
    buttons = (
        (PlaceKind.UNDO, ribbon.undo),
        (PlaceKind.REDO, ribbon.redo),
        (PlaceKind.WHY, ribbon.why),
        (PlaceKind.MENU, ribbon.menu),
        (PlaceKind.ASK, layout.ask),
        (PlaceKind.BUTTON, layout.board.button),
    )
    return next((StagePlace(kind) for kind, rect in buttons if rect.collidepoint(spot)), None)


def worker_at(layout: Layout, seen: GameState, spot: tuple[int, int]) -> Field | None:
    """Return the worker whose field is at a spot, on any board."""
    for board, seat in zip(layout.boards, seen.seats, strict=True):
        for field in fields_shown(seat):
            if board.fields[field].collidepoint(spot):
                return field
    return None


def draw_card(
    canvas: Canvas,
    state: GameState,
    sitters: Sequence[Sitter],
    reader: int | None,
    tile: int,
    beside: pygame.Rect,
    room: pygame.Rect,
    clear: Sequence[pygame.Rect] = (),
    below: Below = NOTHING_BELOW,
    kept: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Draw a tile in large for a seat or nobody, beside what the pointer is on.

    It lies in a `room` of the window if it can, not over what is `kept`, and hides least of what is `clear`.
    Return the place of it and of all that is said below it.
    """
    px = canvas.theme.px
    size = card_size(canvas, state.box.tiles[tile])
    window = canvas.surface.get_rect()
    fits = room.inflate(-2 * px(UNIT), -2 * px(UNIT)).height >= size[1]
    card = _placed(canvas, size, beside, room if fits else window, clear, kept)
    names = Names([sitter.name for sitter in sitters], renamed_tiles(state))
    far = Spoken(reach(state, reader, tile), names) if reader is not None else ""
    left = arrival_left(state, state.box.tiles[tile])
    draw_tile_card(canvas, card, state.box.tiles[tile], state.stacks[tile], sitters, far, left)
    drafted = draft_mark(state.box.source, state.box.tiles[tile].id, canvas.theme.words)
    parts = [part for part in (drafted, lying_on(state, tile), below.why) if part is not None]
    if not parts and not below.rule:
        return card
    said = Spoken(message("tip-parts", parts=tuple(parts)), names) if parts else below.rule
    foot = below.rule if parts else ""
    spot, shown = (card.left, card.bottom - px(UNIT)), (card, beside, *kept)
    return card.union(draw_bubble(canvas, said, spot, foot=foot, clear=shown))


def _placed(
    canvas: Canvas,
    size: tuple[int, int],
    beside: pygame.Rect,
    window: pygame.Rect,
    clear: Sequence[pygame.Rect],
    kept: Sequence[pygame.Rect],
) -> pygame.Rect:
    """Return the place for a tile in large: beside something, not over what is `kept`, least over `clear`."""
    room = window.inflate(-2 * canvas.theme.px(UNIT), -2 * canvas.theme.px(UNIT))
    found = [card.clamp(room) for card in _round(size, beside, canvas.theme.px(UNIT))]
    return min(found, key=lambda card: (card.colliderect(beside), hidden(card, kept), hidden(card, clear)))


def _round(size: tuple[int, int], anchor: pygame.Rect, gap: int) -> Iterator[pygame.Rect]:
    """Yield the places round something: at its right and left, then below and above it."""
    near, card = anchor.inflate(2 * gap, 2 * gap), pygame.Rect((0, 0), size)
    for shift in (0, -1, 1):
        y = anchor.centery + shift * (size[1] - anchor.height) // 2
        for x in (near.right + size[0] // 2, near.left - size[0] // 2):
            card.center = x, y
            yield card.copy()
    for shift in (0, 1, -1):
        x = anchor.centerx + shift * (size[0] - anchor.width) // 2
        for y in (near.bottom + size[1] // 2, near.top - size[1] // 2):
            card.center = x, y
            yield card.copy()
