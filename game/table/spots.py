"""Names for everything on the table that can be clicked or can glow, and their outlines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cache
from typing import NamedTuple

import pygame

from game.rules.state import Seat
from game.rules.terms import Ability, Field, Marker, Place
from game.table.layout import Layout
from game.table.pieces import skills_of
from game.table.places.board import BoardPlace

Shape = pygame.Rect | Sequence[tuple[float, float]]


class Kind(Enum):
    """What kind of thing a spot is; beside each, what its two numbers say."""

    POOL = auto()  # pool, colour: a colour group of an action pool
    RESERVE = auto()  # pool, colour (-1: the whole reserve)
    TILE = auto()  # tile index
    FIELD = auto()  # Field
    ITEM = auto()  # Field, place on its tray
    GOOD = auto()  # Good
    DISK = auto()  # cart, place on the cart
    CART = auto()  # cart
    MARKER = auto()  # Marker
    BONUS = auto()  # the bonus marker of the seat in focus
    SKILL = auto()  # Ability
    BUILDING = auto()  # Ability
    PINGE_COAL = auto()
    TUNNEL_COAL = auto()
    SHAFT_COAL = auto()
    DUG = auto()  # Place, piece: where a coal lay
    STANDING = auto()  # Place, index: a prop
    WATER = auto()
    PROP = auto()  # Place
    SEAT = auto()  # seat: its small board, or the chip of the one in focus
    BUTTON = auto()
    UNDO = auto()
    WHY = auto()
    MENU = auto()
    LOG = auto()
    WHEEL = auto()


class Spot(NamedTuple):
    """One thing on the table."""

    kind: Kind
    a: int = -1
    b: int = -1


@dataclass(frozen=True, slots=True)
class Marks:
    """What stands out: what can be done glows, what is chosen, refused, advised, dimmed; prices on tiles."""

    glow: frozenset[Spot] = frozenset()
    chosen: frozenset[Spot] = frozenset()
    refused: frozenset[Spot] = frozenset()
    advised: frozenset[Spot] = frozenset()
    dimmed: frozenset[Spot] = frozenset()
    prices: Mapping[int, tuple[int, ...]] = field(default_factory=dict)  # tile -> resources that pay for it


NO_MARKS = Marks()
FIELD_OF = {
    Ability.WATER_MILL: Field.WATER_MILL,
    Ability.FARMERS_WIFE: Field.FARMERS_WIFE,
    Ability.WORKSHOP: Field.WORKSHOP,
}


def fields_shown(seat: Seat) -> tuple[Field, ...]:
    """The fields that lie on a seat's board now."""
    contract = (Field.COAL_MINER, Field.HASPELKNECHT) if seat.exhausted else (Field.COAL_DIGGER,)
    return (Field.FARMER, Field.FARMHAND, *contract, *_gained_fields(seat.abilities))


@cache
def _gained_fields(abilities: int) -> tuple[Field, ...]:
    """The fields of a seat with these abilities beyond those of every board."""
    return tuple(field for ability, field in FIELD_OF.items() if abilities & ability.bit)


def outline(layout: Layout, spot: Spot, seat: Seat, items: int = 1) -> Shape | None:
    """The rectangle or polygon of a spot; `seat` is in focus, `items` counts what lies on tray or cart."""
    kind, a, b = spot
    board = layout.board
    if kind in _FIXED:
        return _FIXED[kind](layout)
    if kind is Kind.POOL:
        return layout.disks.pools[a].groups[b]
    if kind is Kind.RESERVE:
        return layout.disks.pools[a].reserve
    if kind is Kind.TILE:
        return layout.developments.hexes[a].points
    if kind is Kind.SEAT:
        return layout.ribbon.seats[a] if a == layout.focus else layout.boards[a].rect
    if kind in _ROWS:
        spots = board.tray_spots(Field(a), items) if kind is Kind.ITEM else board.cart_spots(a, items)
        return spots[b] if 0 <= b < len(spots) else None
    return _board_outline(board, spot, seat)


def _board_outline(board: BoardPlace, spot: Spot, seat: Seat) -> Shape | None:
    kind, a, b = spot
    if kind is Kind.FIELD:
        return board.fields[Field(a)]
    if kind is Kind.GOOD:
        return board.good(a)
    if kind is Kind.CART:
        return board.carts[a].inflate(8, 4)
    if kind is Kind.MARKER:
        return board.marker(Marker(a))
    if kind is Kind.BONUS:
        return board.bonus
    if kind is Kind.SKILL:
        return skill_place(board, seat, Ability(a))
    if kind is Kind.BUILDING:
        return board.buildings[Ability(a)]
    if kind is Kind.WATER:
        return board.water(seat.exhausted)
    if kind is Kind.PROP:
        return next_prop(board, seat, Place(a))
    if kind is Kind.DUG:
        return (board.pinge_coal if a == Place.PINGE else board.tunnel_coal)[b]
    if kind is Kind.STANDING:
        return board.pinge_props[b] if a == Place.PINGE else board.sections[b].prop
    return next_coal(board, seat, kind)


def skill_place(board: BoardPlace, seat: Seat, skill: Ability) -> pygame.Rect | None:
    """Return where a lasting skill of a seat lies on the large board."""
    skills = skills_of(seat)
    return board.skill_spots(len(skills))[skills.index(skill)] if skill in skills else None


def next_coal(board: BoardPlace, seat: Seat, kind: Kind) -> pygame.Rect | None:
    """The coal that would be dug or reeled next."""
    if kind is Kind.SHAFT_COAL:
        return board.shaft_coal
    if kind is Kind.PINGE_COAL:
        return board.pinge_coal[seat.pinge_dug] if not seat.exhausted else None
    cubes = board.tunnel_coal
    return cubes[seat.tunnel_dug] if seat.tunnel_dug < len(cubes) else None


def next_prop(board: BoardPlace, seat: Seat, place: Place) -> pygame.Rect | None:
    """The leftmost empty prop field of Pinge or tunnel."""
    if place is Place.PINGE:
        spots = board.pinge_props
        return spots[seat.pinge_props] if seat.pinge_props < len(spots) else None
    sections = board.sections
    return sections[seat.tunnel_props].prop if seat.tunnel_props < len(sections) else None


_ROWS = (Kind.ITEM, Kind.DISK)
_FIXED: dict[Kind, Callable[[Layout], pygame.Rect]] = {
    Kind.BUTTON: lambda layout: layout.board.button,
    Kind.UNDO: lambda layout: layout.ribbon.undo,
    Kind.WHY: lambda layout: layout.ribbon.why,
    Kind.MENU: lambda layout: layout.ribbon.menu,
    Kind.LOG: lambda layout: layout.log,
    Kind.WHEEL: lambda layout: layout.wheel.rect,
}
