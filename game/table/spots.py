"""Names and outlines of everything on the table that can be clicked or can glow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import NamedTuple

import pygame

from game.rules.state import Seat
from game.rules.terms import Ability, Field, Marker, Place
from game.table.layout import Layout
from game.table.pieces import skills_of
from game.table.places.board import BoardPlace

Shape = pygame.Rect | Sequence[tuple[float, float]]


class Kind(Enum):
    """The kind of a spot; beside each, the meaning of the spot's two numbers."""

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
    DUG = auto()  # Place, index: the place of a coal that is dug
    STANDING = auto()  # Place, index: a prop
    WATER = auto()
    PROP = auto()  # Place: its leftmost empty prop field
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


def in_order(spots: Iterable[Spot]) -> list[Spot]:
    """Return spots in an order of their own: that of a set differs from one process to the next."""
    return sorted(spots, key=lambda spot: (spot.kind.value, spot.a, spot.b))


@dataclass(frozen=True, slots=True)
class Marks:
    """The spots that are highlighted: those that glow can be clicked; dimmed ones are out of reach."""

    glow: frozenset[Spot] = frozenset()
    chosen: frozenset[Spot] = frozenset()
    refused: frozenset[Spot] = frozenset()
    advised: frozenset[Spot] = frozenset()
    dimmed: frozenset[Spot] = frozenset()
    prices: Mapping[int, tuple[int, ...]] = field(default_factory=dict)  # tile -> resources that pay for it


NO_MARKS = Marks()


def fields_shown(seat: Seat) -> tuple[Field, ...]:
    """Return the fields that lie on a seat's board now."""
    crew = seat.board.crew
    return crew.fields[seat.exhausted][seat.abilities & crew.opening]


def outline(layout: Layout, spot: Spot, seat: Seat, items: int = 1) -> Shape | None:
    """Return the outline of a spot; `seat` is in focus, `items` the number of things on its tray or cart."""
    kind, a, b = spot
    if kind in _ON_TABLE:
        return _ON_TABLE[kind](layout, a, b)
    if kind in _ON_BOARD:
        return _ON_BOARD[kind](layout.board, seat, a, b)
    if kind is Kind.ITEM:
        return _at(layout.board.tray_spots(Field(a), items), b)
    return _at(layout.board.cart_spots(a, items), b)


def skill_place(board: BoardPlace, seat: Seat, skill: Ability) -> pygame.Rect | None:
    """Return the place of a lasting skill of a seat on the large board; None if the seat has it not."""
    skills = skills_of(seat)
    return board.skill_spots(len(skills))[skills.index(skill)] if skill in skills else None


def _at(places: Sequence[pygame.Rect], index: int) -> pygame.Rect | None:
    """Return the place of this number; None if there are not so many."""
    return places[index] if 0 <= index < len(places) else None


_ON_TABLE: dict[Kind, Callable[[Layout, int, int], Shape]] = {
    Kind.POOL: lambda layout, pool, colour: layout.disks.pools[pool].groups[colour],
    Kind.RESERVE: lambda layout, pool, _: layout.disks.pools[pool].reserve,
    Kind.TILE: lambda layout, tile, _: layout.developments.hexes[tile].points,
    Kind.SEAT: lambda layout, seat, _: (
        layout.ribbon.seats[seat] if seat == layout.focus else layout.boards[seat].rect
    ),
    Kind.BUTTON: lambda layout, *_: layout.board.button,
    Kind.UNDO: lambda layout, *_: layout.ribbon.undo,
    Kind.WHY: lambda layout, *_: layout.ribbon.why,
    Kind.MENU: lambda layout, *_: layout.ribbon.menu,
    Kind.LOG: lambda layout, *_: layout.log,
    Kind.WHEEL: lambda layout, *_: layout.wheel.rect,
}
_ON_BOARD: dict[Kind, Callable[[BoardPlace, Seat, int, int], pygame.Rect | None]] = {
    Kind.FIELD: lambda board, _, field, __: board.fields[Field(field)],
    Kind.GOOD: lambda board, _, good, __: board.good(good),
    Kind.CART: lambda board, _, cart, __: board.cart_area(cart),
    Kind.MARKER: lambda board, _, marker, __: board.marker(Marker(marker)),
    Kind.BONUS: lambda board, *_: board.bonus,
    Kind.SKILL: lambda board, seat, skill, _: skill_place(board, seat, Ability(skill)),
    Kind.BUILDING: lambda board, _, ability, __: board.buildings[Ability(ability)].inflate(10, 10),
    Kind.PINGE_COAL: lambda board, seat, *_: _at(board.coal(Place.PINGE), seat.pinge_dug),
    Kind.TUNNEL_COAL: lambda board, seat, *_: _at(board.coal(Place.TUNNEL), seat.tunnel_dug),
    Kind.SHAFT_COAL: lambda board, *_: board.shaft_coal,
    Kind.WATER: lambda board, seat, *_: board.water(seat.exhausted),
    Kind.PROP: lambda board, seat, place, _: _at(
        board.props(Place(place)), seat.pinge_props if place == Place.PINGE else seat.tunnel_props
    ),
    Kind.DUG: lambda board, _, place, i: board.coal(Place(place))[i],
    Kind.STANDING: lambda board, _, place, i: board.props(Place(place))[i],
}
