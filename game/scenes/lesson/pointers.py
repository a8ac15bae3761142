"""The places of the table that a lesson can point at, by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import pygame

from game.rules.ids import AddedTile
from game.rules.state import Seat
from game.rules.terms import Colour, Field, Place
from game.scenes.stage.stage import Stage
from game.table.layout import Layout
from game.table.places.board import BoardPlace, Good
from game.table.spots import Shape

WINTER = "winter"
NAME = 0.22
"""The height of the name below a good, as a share of its own."""
Find = Callable[[Stage, int], Shape | None]


def places(stage: Stage, names: Iterable[str]) -> list[Shape]:
    """Return the outlines of places, without those that are not there now: all coal may be dug.

    While the winter's farmyard lies there, nothing but the farmyard is pointed at.
    """
    now = (name for name in names if name == WINTER or not stage.winter_open)
    return [shape for name in now if (shape := place_of(stage, name)) is not None]


def place_of(stage: Stage, name: str) -> Shape | None:
    """Return the outline of a place: `coal`, `pool 1`, `tile 11` … Raises KeyError for an unknown name."""
    word, _, number = name.partition(" ")
    if word == "tile":
        return stage.layout.developments.hexes[stage.state.box.index[AddedTile(number)]].points
    return FOUND[word](stage, int(number or 0) - 1)


def box_of(shape: Shape) -> pygame.Rect:
    """Return the rectangle round a place."""
    if isinstance(shape, pygame.Rect):
        return shape
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return pygame.Rect(round(min(xs)), round(min(ys)), round(max(xs) - min(xs)), round(max(ys) - min(ys)))


def _table(find: Callable[[Layout], Shape]) -> Find:
    return lambda stage, _: find(stage.layout)


def _board(find: Callable[[BoardPlace], Shape]) -> Find:
    return lambda stage, _: find(stage.layout.board)


def _each(find: Callable[[Layout, int], Shape]) -> Find:
    return lambda stage, number: find(stage.layout, number)


def _group(colour: Colour) -> Find:
    return lambda stage, number: stage.layout.disks.pools[number].groups[colour]


def _field(field: Field) -> Find:
    return _board(lambda board: board.fields[field])


def _good(good: Good) -> Find:
    """Return the place of a good with its name below."""
    return _board(lambda board: _with_name(board.goods[good]))


def _with_name(rect: pygame.Rect) -> pygame.Rect:
    """Return a place with the name below it."""
    return pygame.Rect(rect.left, rect.top, rect.width, rect.height + round(rect.height * NAME))


def _joined(*rects: pygame.Rect) -> pygame.Rect:
    return rects[0].unionall(list(rects[1:]))


def _at(rects: Sequence[pygame.Rect], number: int) -> pygame.Rect | None:
    return rects[number] if number < len(rects) else None


def _coal(stage: Stage, _: int) -> Shape | None:
    """Return the coal that comes next, in Pinge or Tunnel."""
    board, seat = stage.layout.board, stage.state.seats[stage.focus]
    dug = seat.tunnel_dug if seat.exhausted else seat.pinge_dug
    return _at(board.coal(_mined(seat)), dug)


def _prop(stage: Stage, _: int) -> Shape | None:
    """Return the field that the next prop goes to, in Pinge or Tunnel."""
    board, seat = stage.layout.board, stage.state.seats[stage.focus]
    props = seat.tunnel_props if seat.exhausted else seat.pinge_props
    return _at(board.props(_mined(seat)), props)


def _mined(seat: Seat) -> Place:
    return Place.TUNNEL if seat.exhausted else Place.PINGE


def _lease_now(stage: Stage, _: int) -> Shape:
    return stage.layout.wheel.lease[stage.state.year - 1]


def _water(stage: Stage, _: int) -> Shape:
    return stage.layout.board.water(stage.state.seats[stage.focus].exhausted)


FOUND: Mapping[str, Find] = {
    "pools": _table(lambda layout: layout.disks.rect),
    "pool": _each(lambda layout, number: layout.disks.pools[number].rect),
    "black": _group(Colour.BLACK),
    "brown": _group(Colour.BROWN),
    "yellow": _group(Colour.YELLOW),
    "reserve": _each(lambda layout, number: layout.disks.pools[number].reserve),
    "drop": _each(lambda layout, number: layout.disks.pools[number].water),
    "year": _table(lambda layout: layout.wheel.rect),
    "order": _table(lambda layout: layout.wheel.order.union(layout.wheel.title)),
    "lease": _each(lambda layout, number: layout.wheel.lease[number]),
    "lease-now": _lease_now,
    "developments": _table(lambda layout: layout.developments.rect),
    "level": _each(lambda layout, number: layout.developments.levels[number]),
    "steps": _table(lambda layout: layout.ribbon.steps),
    "score": _table(lambda layout: layout.ribbon.seats[layout.focus]),
    "undo": _table(lambda layout: layout.ribbon.undo),
    "neighbour": lambda stage, _: stage.layout.boards[1 - stage.focus].rect,
    WINTER: lambda stage, _: stage.yard.rect,
    "button": _board(lambda board: board.button),
    "farmer": _field(Field.FARMER),
    "farmhand": _field(Field.FARMHAND),
    "digger": _field(Field.COAL_DIGGER),
    "miner": _field(Field.COAL_MINER),
    "haspelknecht": _field(Field.HASPELKNECHT),
    "food": _good(Good.FOOD),
    "wood": _good(Good.WOOD),
    "coal": _good(Good.COAL),
    "thaler": _good(Good.THALER),
    "debt": _good(Good.DEBT),
    "farm": _board(lambda board: board.farm),
    "carts": _board(lambda board: board.cart),
    "cart": lambda stage, number: stage.layout.board.cart_area(number),
    "pinge": _board(lambda board: board.pinge),
    "next-coal": _coal,
    "prop": _prop,
    "water": _water,
    "shaft": _board(lambda board: board.shaft),
    "shaft-coal": _board(lambda board: board.shaft_coal),
    "tunnel": _board(lambda board: board.tunnel),
    "section": lambda stage, number: stage.layout.board.sections[number].rect,
    "markers": _board(lambda board: board.shelf),
    "figures": lambda stage, _: stage.figures.card if stage.figures.in_sight else None,
    "tokens": _board(lambda board: board.tokens),
}
"""What each first word points at; a number behind it counts from 1."""
