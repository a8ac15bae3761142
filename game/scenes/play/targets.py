"""Everything that can be clicked on the table in a state, and the moves that it could mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

import pygame

from game.rules import legal_moves
from game.rules import moves as m
from game.rules.effects import (
    Asking,
    BonusOffer,
    ChooseOne,
    HandOver,
    KiepenkerlTrade,
    MarkerOffer,
    MayDig,
    MayDrain,
)
from game.rules.engine import effect_at, effect_moves, open_colours
from game.rules.state import Activity, GameState, Seat, TileEffect
from game.rules.terms import OWN_WORKERS, Ability, Bonus, Colour, Marker, Place, Resource, Step
from game.scenes.play.bonussheet import BonusSheet
from game.table.layout import Layout
from game.table.places.board import BoardPlace, Good
from game.table.places.hexagon import Hexagon
from game.table.spots import Kind, Spot

PRICES = (None, Resource.FOOD, Resource.WOOD, Resource.COAL)
USED = (Marker.HAULING_CABLE, Marker.WINDLASS, Marker.MARKET, Marker.ABANDONED_FARM)
TAKING = (Step.FIRST_TAKING, Step.SECOND_TAKING)


@dataclass(frozen=True)
class Target:
    """A target on the table: where a click counts, what a click could mean, what glows."""

    name: str
    area: pygame.Rect | Hexagon
    moves: tuple[m.Move, ...]
    mark: Spot  # what glows
    offers: bool = False  # its several moves are badges at once, not only after a click
    beside: int = 0  # badges lie at its left (-1), on it (0) or at its right (1)
    plain: bool = False  # a click on the target itself means the first of its possible moves

    @property
    def rect(self) -> pygame.Rect:
        return self.area.rect if isinstance(self.area, Hexagon) else self.area

    def holds(self, spot: tuple[int, int]) -> bool:
        """Return True if a spot is on it."""
        return self.area.contains(spot) if isinstance(self.area, Hexagon) else self.area.collidepoint(spot)


def targets_of(layout: Layout, state: GameState) -> Iterator[Target]:
    """Yield every target of a state."""
    if state.step in TAKING:
        yield from _pools(layout, state)
    if state.to_move != layout.focus:
        return
    seat, board = state.seats[state.to_move], layout.board
    if state.step == Step.AUTUMN_WATER:
        yield from _gifts(layout, state)
    if state.step == Step.WATER_RETURN:
        yield Target("water", board.water(seat.exhausted), (m.ReturnWater(),), Spot(Kind.WATER))
    if state.step == Step.CART_CHOICE:
        for cart, rect in enumerate(board.carts):
            area = rect.inflate(rect.height, rect.height)
            yield Target(f"cart {cart + 1}", area, (m.CountCart(cart + 1),), Spot(Kind.CART, cart))
    if state.step == Step.WORKING:
        yield from _tiles(layout, state, seat)
        yield from _workers(board, state, seat)
        yield from _mine(board, state, seat)
        yield from _markers(board)
    if state.step in (Step.WORKING, Step.WINTER_SCORING, Step.WINTER_STORAGE):
        yield from _props(board, state, seat)
        burner = Ability.CHARCOAL_BURNER
        yield Target("charcoal", board.buildings[burner], (m.Burn(),), Spot(Kind.BUILDING, burner))


def _gifts(layout: Layout, state: GameState) -> Iterator[Target]:
    """Yield who may get the food of Thanksgiving: a click on the board leaves the water (tile 29)."""
    gifts = [move for move in legal_moves(state) if isinstance(move, m.GiveFood)]
    for to in dict.fromkeys(gift.to for gift in gifts):
        moves = (m.GiveFood(to, False), m.GiveFood(to, True))
        rect = layout.board.goods[Good.FOOD] if to is None else layout.boards[to].rect
        mark = Spot(Kind.GOOD, Good.FOOD) if to is None else Spot(Kind.SEAT, to)
        name = "gift to the supply" if to is None else f"gift to {to + 1}"
        yield Target(name, rect, moves, mark, offers=True, plain=True)


def _pools(layout: Layout, state: GameState) -> Iterator[Target]:
    for number, pool in enumerate(layout.disks.pools):
        for colour in Colour:
            name = f"pool {number + 1} {colour.label}"
            yield Target(
                name, pool.groups[colour], (m.Take(number, colour),), Spot(Kind.POOL, number, colour)
            )
        for i, (colour_int, rect) in enumerate(pool.reserve_spots(state.reserve[number])):
            colour = Colour(colour_int)
            swaps = tuple(m.Swap(number, colour, other) for other in Colour if other != colour)
            yield Target(f"reserve {number + 1} {i}", rect, swaps, Spot(Kind.RESERVE, number))


def _tiles(layout: Layout, state: GameState, seat: Seat) -> Iterator[Target]:
    waiting = state.pending[-1] if state.pending else None
    if isinstance(waiting, TileEffect) and isinstance(effect_at(state, waiting), BonusOffer):
        yield from _bonuses(layout, state, waiting.tile)
        return
    for tile, hexagon in zip(state.box.tiles, layout.developments.hexes, strict=True):
        mark = Spot(Kind.TILE, tile.index)
        if isinstance(waiting, TileEffect) and waiting.tile == tile.index:
            effect = effect_at(state, waiting)
            if moves := _answers(state, seat, waiting, effect):
                yield Target(f"tile {tile.id}", hexagon, moves, mark, offers=True)
            if isinstance(effect, HandOver):
                yield from _receivers(layout, state)
        else:
            buys = tuple(m.Acquire(field, tile.id, pay) for field in OWN_WORKERS for pay in PRICES)
            yield Target(f"tile {tile.id}", hexagon, buys, mark)


def _answers(state: GameState, seat: Seat, waiting: TileEffect, effect: Asking) -> tuple[m.Move, ...]:
    """Return the moves that are chosen on the development itself."""
    if isinstance(effect, ChooseOne):
        return tuple(map(m.Choose, range(len(effect.options))))
    if isinstance(effect, MarkerOffer | KiepenkerlTrade):
        return tuple(effect_moves(state, seat, waiting))
    if isinstance(effect, MayDig | MayDrain | HandOver | BonusOffer):
        return ()  # they are answered in the mine, on another board, or on the sheet of bonus markers
    assert_never(effect)


def _receivers(layout: Layout, state: GameState) -> Iterator[Target]:
    """Yield the other players' boards, for a coal that is given (37, 38)."""
    for to, board in enumerate(layout.boards):
        if to != state.to_move:
            yield Target(f"coal to {to + 1}", board.rect, (m.GiveCoal(to),), Spot(Kind.SEAT, to))


def _bonuses(layout: Layout, state: GameState, tile: int) -> Iterator[Target]:
    """Yield the cards of the bonus markers that remain (B4)."""
    for bonus, rect in BonusSheet.over(layout).cards.items():
        if state.bonus_left >> bonus & 1:
            yield Target(f"bonus {Bonus(bonus).label}", rect, (m.TakeBonus(bonus),), Spot(Kind.TILE, tile))


def _workers(board: BoardPlace, state: GameState, seat: Seat) -> Iterator[Target]:
    working = state.pending[-1] if state.pending else None
    for lay in seat.plan:
        if isinstance(working, Activity) and working.field == lay.field:
            moves: tuple[m.Move, ...] = (m.Stop(),)
        else:
            colours = open_colours(state, seat, lay) or (None,)
            moves = tuple(m.Activate(lay.field, colour) for colour in colours)
        name = f"worker {lay.field.id}"
        yield Target(name, board.fields[lay.field], moves, Spot(Kind.FIELD, lay.field))


def _most(state: GameState) -> int:
    """Return the most water that a development or a worker's action removes at once."""
    waiting = state.pending[-1] if state.pending else None
    effect = effect_at(state, waiting) if isinstance(waiting, TileEffect) else None
    workers = state.box.ruleset.workers.drain
    return max(effect.most, workers) if isinstance(effect, MayDrain) else workers


def _mine(board: BoardPlace, state: GameState, seat: Seat) -> Iterator[Target]:
    water = board.water(seat.exhausted)
    side = -1 if seat.exhausted else 1
    drains = tuple(m.Drain(amount) for amount in range(_most(state), 0, -1))
    yield Target("water", water, drains, Spot(Kind.WATER), offers=True, beside=side, plain=True)
    if not seat.exhausted:
        left = board.pinge_coal[seat.pinge_dug :]
        yield Target("coal", left[0].unionall(list(left[1:])), (m.Dig(),), Spot(Kind.PINGE_COAL))
        return
    cubes = [cube for section in board.sections for cube in section.coal]
    if seat.tunnel_dug < len(cubes):
        leftmost = cubes[seat.tunnel_dug]
        section = next(s for s in board.sections if leftmost in s.coal)
        area = section.coal[0].unionall(list(section.coal[1:]))
        yield Target("coal", area, (m.Dig(),), Spot(Kind.TUNNEL_COAL))
    yield Target("shaft", board.shaft_coal, (m.Reel(),), Spot(Kind.SHAFT_COAL))


def _props(board: BoardPlace, state: GameState, seat: Seat) -> Iterator[Target]:
    if not seat.exhausted and seat.pinge_props < len(board.pinge_props):
        rect = board.pinge_props[seat.pinge_props]
        yield _prop(
            "prop pinge", rect, board.pinge_coal[seat.pinge_dug :], Place.PINGE, (m.Prop(Place.PINGE),)
        )
    if seat.tunnel_props < len(board.sections):
        moves: tuple[m.Move, ...] = (m.Prop(Place.TUNNEL),)
        if state.box.iron:
            only_iron = seat.board.iron_only >> seat.tunnel_props & 1
            iron = (m.Prop(Place.TUNNEL, True),)
            moves = (*iron, *moves) if only_iron else (*moves, *iron)
        section = board.sections[seat.tunnel_props]
        coal = [cube for other in board.sections for cube in other.coal]
        yield _prop("prop tunnel", section.prop, coal[seat.tunnel_dug :], Place.TUNNEL, moves)


def _prop(
    name: str, rect: pygame.Rect, coal: Sequence[pygame.Rect], place: Place, moves: tuple[m.Move, ...]
) -> Target:
    """Return a prop's field, larger than it is drawn as far as no coal lies there."""
    area = rect.inflate(rect.width, rect.width // 2)
    left = max([area.left, *(cube.right for cube in coal if cube.right <= rect.left)])
    area.width = min([area.right, *(cube.left for cube in coal if cube.left >= rect.right)]) - left
    area.left = left
    return Target(name, area, moves, Spot(Kind.PROP, place))


def _markers(board: BoardPlace) -> Iterator[Target]:
    for marker in USED:
        mark = Spot(Kind.MARKER, marker)
        yield Target(f"marker {marker.label}", board.marker(marker), (m.UseMarker(marker),), mark)
