"""What can be clicked on the table, and which moves a click on it could mean. The rules say which of them are
possible; here stands only where each thing lies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.rules import legal_moves, refusal
from game.rules.effects import BonusOffer, ChooseOne, Effect, HandOver, KiepenkerlTrade, MarkerOffer, MayDrain
from game.rules.message import Message, message
from game.rules.mining import dig_refusal, reel_refusal
from game.rules.moves import (
    Acquire,
    Activate,
    Burn,
    Choose,
    CountCart,
    Decline,
    Dig,
    Drain,
    EndTurn,
    GiveCoal,
    GiveFood,
    Move,
    Prop,
    Reel,
    ReturnWater,
    Stop,
    Swap,
    Take,
    TakeBonus,
    UseMarker,
)
from game.rules.reason import Refusal, refused
from game.rules.settling import effect_at, effect_moves
from game.rules.state import Activity, GameState, Seat, TileEffect
from game.rules.terms import OWN_WORKERS, Ability, Bonus, Colour, Marker, Place, Resource, Step
from game.rules.wild import open_colours
from game.scenes.play.bonussheet import BonusSheet
from game.scenes.play.words import NOTHING_HERE, legal_after
from game.table.layout import Layout
from game.table.places.board import BoardPlace, Good
from game.table.places.hexes import Hexagon
from game.table.spots import Kind, Spot

PRICES = (None, Resource.FOOD, Resource.WOOD, Resource.COAL)
USED = (Marker.HAULING_CABLE, Marker.WINDLASS, Marker.MARKET, Marker.ABANDONED_FARM)
TAKING = (Step.FIRST_TAKING, Step.SECOND_TAKING)
BY_WORKER = (Dig, Drain, Reel)
WORKER_FIRST = refused(message("refused-worker-first"), "E1")


@dataclass(frozen=True)
class Thing:
    """A thing on the table: where a click counts, what a click could mean, what glows."""

    name: str
    area: pygame.Rect | Hexagon
    moves: tuple[Move, ...]
    mark: Spot  # what glows
    offers: bool = False  # its several moves are badges at once, not only after a click
    beside: int = 0  # badges lie at its left (-1), on it (0) or at its right (1)
    plain: bool = False  # a click on the thing itself means the first of its possible moves

    @property
    def rect(self) -> pygame.Rect:
        return self.area.rect if isinstance(self.area, Hexagon) else self.area

    def holds(self, spot: tuple[int, int]) -> bool:
        """Return whether a spot is on it."""
        return self.area.contains(spot) if isinstance(self.area, Hexagon) else self.area.collidepoint(spot)


class Table:
    """The things of one state, with what the rules allow: `live` moves by thing."""

    def __init__(self, layout: Layout, state: GameState, asked: bool) -> None:
        """`asked`: a person decides; otherwise nothing can be clicked."""
        self.state = state
        asked = self.asked = asked and state.step != Step.PLANNING
        self.legal: tuple[Move, ...] = tuple(legal_moves(state)) if asked else ()
        self.things = list(_things(layout, state)) if asked else []
        allowed = set(self.legal)
        self.live = {t.name: [move for move in t.moves if move in allowed] for t in self.things}

    def at(self, spot: tuple[int, int]) -> Thing | None:
        """The thing under a spot; one that can be used before one that cannot, a small one before a large."""
        found = sorted((thing for thing in self.things if thing.holds(spot)), key=_size)
        return next((thing for thing in found if self.live[thing.name]), found[0] if found else None)

    def glowing(self) -> list[Thing]:
        return [thing for thing in self.things if self.live[thing.name]]

    def meant(self, thing: Thing) -> Move | None:
        """The move that a click on a thing means, unless it must be said first which of several."""
        live = self.live[thing.name]
        chosen = thing.offers and isinstance(thing.area, Hexagon)
        return live[0] if live and (thing.plain or (len(live) == 1 and not chosen)) else None

    def why_not(self, thing: Thing) -> Message | None:
        """Return the rules' reason against a thing, from the move that comes nearest."""
        if isinstance(thing.moves[0], BY_WORKER) and not self.state.pending:
            return self._without_worker(thing.moves[0])
        reasons = [reason for move in thing.moves if (reason := refusal(self.state, move))]
        return min(reasons, key=_distance).said if reasons else None

    def _without_worker(self, move: Move) -> Message:
        """Return why nothing is dug, reeled or drained before a worker starts: the mine, else the worker."""
        assert self.state.to_move is not None
        seat = self.state.seats[self.state.to_move]
        stops = dig_refusal(seat) if isinstance(move, Dig) else None
        stops = reel_refusal(seat) if isinstance(move, Reel) else stops
        if stops is not None:
            return stops.told(self.state.box).said
        starts = [start for start in self.legal if isinstance(start, Activate)]
        able = any(isinstance(one, type(move)) for start in starts for one in legal_after(self.state, start))
        return WORKER_FIRST if able else NOTHING_HERE

    def by_button(self) -> Move | None:
        """Return what the large button means: the first possible of its moves."""
        plain = (Stop, Decline)
        return next((move for move in self.legal if isinstance(move, plain)), None) or next(
            (move for move in self.legal if isinstance(move, EndTurn)), None
        )


def _size(thing: Thing) -> int:
    return thing.rect.width * thing.rect.height


def _distance(reason: Refusal) -> int:
    """Reasons about the price come nearer to a move than those about the worker."""
    order = ("28", "38", "B1", "B2", "T5", "T4", "T9", "T2", "T1", "M5", "E9", "E5")
    return order.index(reason.rule) if reason.rule in order else len(order)


def _things(layout: Layout, state: GameState) -> Iterator[Thing]:
    if state.step in TAKING:
        yield from _pools(layout, state)
    if state.to_move != layout.focus:
        return
    seat, board = state.seats[state.to_move], layout.board
    if state.step == Step.AUTUMN_WATER:
        yield from _gifts(layout, state)
    if state.step == Step.WATER_RETURN:
        yield Thing("water", board.water(seat.exhausted), (ReturnWater(),), Spot(Kind.WATER))
    if state.step == Step.CART_CHOICE:
        for cart, rect in enumerate(board.carts):
            area = rect.inflate(rect.height, rect.height)
            yield Thing(f"cart {cart + 1}", area, (CountCart(cart + 1),), Spot(Kind.CART, cart))
    if state.step == Step.WORKING:
        yield from _tiles(layout, state, seat)
        yield from _workers(board, state, seat)
        yield from _mine(board, state, seat)
        yield from _markers(board)
    if state.step in (Step.WORKING, Step.WINTER_SCORING, Step.WINTER_STORAGE):
        yield from _props(board, state, seat)
        burner = Ability.CHARCOAL_BURNER
        yield Thing("charcoal", board.buildings[burner], (Burn(),), Spot(Kind.BUILDING, burner))


def _gifts(layout: Layout, state: GameState) -> Iterator[Thing]:
    """Yield who may get the food of Thanksgiving: a click on the board leaves the water (tile 29)."""
    gifts = [move for move in legal_moves(state) if isinstance(move, GiveFood)]
    for to in dict.fromkeys(gift.to for gift in gifts):
        moves = (GiveFood(to, False), GiveFood(to, True))
        rect = layout.board.goods[Good.FOOD] if to is None else layout.boards[to].rect
        mark = Spot(Kind.GOOD, Good.FOOD) if to is None else Spot(Kind.SEAT, to)
        name = "gift to the supply" if to is None else f"gift to {to + 1}"
        yield Thing(name, rect, moves, mark, offers=True, plain=True)


def _pools(layout: Layout, state: GameState) -> Iterator[Thing]:
    for number, pool in enumerate(layout.disks.pools):
        for colour in Colour:
            name = f"pool {number + 1} {colour.label}"
            yield Thing(name, pool.groups[colour], (Take(number, colour),), Spot(Kind.POOL, number, colour))
        for i, (colour_int, rect) in enumerate(pool.reserve_spots(state.reserve[number])):
            colour = Colour(colour_int)
            swaps = tuple(Swap(number, colour, other) for other in Colour if other != colour)
            yield Thing(f"reserve {number + 1} {i}", rect, swaps, Spot(Kind.RESERVE, number))


def _tiles(layout: Layout, state: GameState, seat: Seat) -> Iterator[Thing]:
    waiting = state.pending[-1] if state.pending else None
    if isinstance(waiting, TileEffect) and isinstance(effect_at(state, waiting), BonusOffer):
        yield from _bonuses(layout, state, waiting.tile)
        return
    for tile, hexagon in zip(state.box.tiles, layout.developments.hexes, strict=True):
        mark = Spot(Kind.TILE, tile.index)
        if isinstance(waiting, TileEffect) and waiting.tile == tile.index:
            effect = effect_at(state, waiting)
            if moves := _answers(state, seat, waiting, effect):
                yield Thing(f"tile {tile.id}", hexagon, moves, mark, offers=True)
            if isinstance(effect, HandOver):
                yield from _receivers(layout, state)
        else:
            buys = tuple(Acquire(field, tile.id, pay) for field in OWN_WORKERS for pay in PRICES)
            yield Thing(f"tile {tile.id}", hexagon, buys, mark)


def _answers(state: GameState, seat: Seat, waiting: TileEffect, effect: Effect) -> tuple[Move, ...]:
    """Return what is chosen on the development itself."""
    if isinstance(effect, ChooseOne):
        return tuple(map(Choose, range(len(effect.options))))
    if isinstance(effect, MarkerOffer | KiepenkerlTrade):
        return tuple(effect_moves(state, seat, waiting))
    return ()


def _receivers(layout: Layout, state: GameState) -> Iterator[Thing]:
    """The other players' boards, for a coal that is given (37, 38)."""
    for to, board in enumerate(layout.boards):
        if to != state.to_move:
            yield Thing(f"coal to {to + 1}", board.rect, (GiveCoal(to),), Spot(Kind.SEAT, to))


def _bonuses(layout: Layout, state: GameState, tile: int) -> Iterator[Thing]:
    """The cards of the bonus markers that remain (B4)."""
    for bonus, rect in BonusSheet.over(layout).cards.items():
        if state.bonus_left >> bonus & 1:
            yield Thing(f"bonus {Bonus(bonus).label}", rect, (TakeBonus(bonus),), Spot(Kind.TILE, tile))


def _workers(board: BoardPlace, state: GameState, seat: Seat) -> Iterator[Thing]:
    working = state.pending[-1] if state.pending else None
    for lay in seat.plan:
        if isinstance(working, Activity) and working.field == lay.field:
            moves: tuple[Move, ...] = (Stop(),)
        else:
            colours = open_colours(state, seat, lay) or (None,)
            moves = tuple(Activate(lay.field, colour) for colour in colours)
        name = f"worker {lay.field.name.lower()}"
        yield Thing(name, board.fields[lay.field], moves, Spot(Kind.FIELD, lay.field))


def _most(state: GameState) -> int:
    """Return how much water can be removed at once, as far as a development or a worker's action says."""
    waiting = state.pending[-1] if state.pending else None
    effect = effect_at(state, waiting) if isinstance(waiting, TileEffect) else None
    workers = state.box.ruleset.workers.drain
    return max(effect.most, workers) if isinstance(effect, MayDrain) else workers


def _mine(board: BoardPlace, state: GameState, seat: Seat) -> Iterator[Thing]:
    water = board.water(seat.exhausted)
    side = -1 if seat.exhausted else 1
    drains = tuple(Drain(amount) for amount in range(_most(state), 0, -1))
    yield Thing("water", water, drains, Spot(Kind.WATER), offers=True, beside=side, plain=True)
    if not seat.exhausted:
        left = board.pinge_coal[seat.pinge_dug :]
        yield Thing("coal", left[0].unionall(list(left[1:])), (Dig(),), Spot(Kind.PINGE_COAL))
        return
    cubes = [cube for section in board.sections for cube in section.coal]
    if seat.tunnel_dug < len(cubes):
        leftmost = cubes[seat.tunnel_dug]
        section = next(s for s in board.sections if leftmost in s.coal)
        area = section.coal[0].unionall(list(section.coal[1:]))
        yield Thing("coal", area, (Dig(),), Spot(Kind.TUNNEL_COAL))
    yield Thing("shaft", board.shaft_coal, (Reel(),), Spot(Kind.SHAFT_COAL))


def _props(board: BoardPlace, state: GameState, seat: Seat) -> Iterator[Thing]:
    if not seat.exhausted and seat.pinge_props < len(board.pinge_props):
        rect = board.pinge_props[seat.pinge_props]
        yield _prop("prop pinge", rect, Place.PINGE, (Prop(Place.PINGE),))
    if seat.tunnel_props < len(board.sections):
        moves: tuple[Move, ...] = (Prop(Place.TUNNEL),)
        if state.box.iron:
            only_iron = seat.board.iron_only >> seat.tunnel_props & 1
            iron = (Prop(Place.TUNNEL, True),)
            moves = (*iron, *moves) if only_iron else (*moves, *iron)
        yield _prop("prop tunnel", board.sections[seat.tunnel_props].prop, Place.TUNNEL, moves)


def _prop(name: str, rect: pygame.Rect, place: Place, moves: tuple[Move, ...]) -> Thing:
    area = rect.inflate(rect.width, rect.width // 2)
    return Thing(name, area, moves, Spot(Kind.PROP, place))


def _markers(board: BoardPlace) -> Iterator[Thing]:
    for marker in USED:
        mark = Spot(Kind.MARKER, marker)
        yield Thing(f"marker {marker.label}", board.marker(marker), (UseMarker(marker),), mark)
