"""Acquiring developments (section 9, B1 to B3): which can be acquired, at what price, and doing so."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.rules.box import Box, TileInfo
from game.rules.effects import ChooseOne
from game.rules.engine.free_actions import with_marker
from game.rules.engine.mining import score
from game.rules.engine.phases.planning import give_back, may_develop
from game.rules.engine.settling import begin_effects
from game.rules.engine.supply import can_spend, change, owned
from game.rules.events import DistantPaid, MarkerGained, Tell, TileAcquired
from game.rules.message import Amount, TileName
from game.rules.moves import Acquire, Lay, Move
from game.rules.reason import Reason
from game.rules.ruleset.figures import Amounts
from game.rules.state import GameState, Seat
from game.rules.terms import Ability, Field, Resource

NOT_IN_PLAY: Final = Reason("S5", "refused-not-in-play")
CANNOT_DEVELOP: Final = Reason("P7", "refused-cannot-develop")
ONE_A_PHASE: Final = Reason("T2", "refused-worked-or-developed")
NOT_MET: Final = Reason("T1", "refused-not-met")
OWNED: Final = Reason("T2", "refused-owned")
NO_TOKEN: Final = Reason("T9", "refused-no-token", lambda box: {"tokens": box.tokens})
BLACK_TAKEN: Final = Reason("B1", "refused-black-taken")
ONE_BLACK: Final = Reason("B2", "refused-one-black")
OUT_OF_REACH: Final = Reason("T4", "refused-out-of-reach")
NO_PRICE: Final = Reason("T5", "refused-no-price")
NO_LOAD: Final = Reason("28", "refused-no-load", tile=TileName("28"))
_TIPPLE: Final = Ability.PIT_CAR_TIPPLE.bit
acquire_move = lru_cache(maxsize=4_096)(Acquire)


def acquisitions(state: GameState, seat: Seat, lay: Lay) -> list[Move]:
    """Return every development that a worker with this lay can acquire now, at every price open to it."""
    moves: list[Move] = []
    for tile in state.box.meeting(lay, seat.tiles):
        if _closed(state, seat, tile):
            continue
        if reached(state.box, seat.tiles, tile):
            if _leaves_own_price(state, seat, tile, None):
                moves.append(acquire_move(lay.field, tile.id, None))
        elif state.stacks[tile.index]:
            moves += [
                acquire_move(lay.field, tile.id, kind)
                for kind in tile.distant
                if owned(seat, kind) and _leaves_own_price(state, seat, tile, kind)
            ]
    return moves


def acquire_refusal(state: GameState, seat: Seat, lay: Lay | None, move: Acquire) -> Reason | None:
    """Return the reason why a worker cannot acquire a development now, or None."""
    index = state.box.index.get(move.tile)
    if index is None:
        return NOT_IN_PLAY
    tile = state.box.tiles[index]
    if lay is None or not may_develop(seat, move.field):
        return CANNOT_DEVELOP
    if seat.worked >> move.field & 1:
        return ONE_A_PHASE
    if not state.box.meets(lay, state.box.cost(tile, seat.tiles)):
        return NOT_MET
    return _closed(state, seat, tile) or price_refusal(state, seat, tile, move.pay)


def price_refusal(state: GameState, seat: Seat, tile: TileInfo, pay: Resource | None) -> Reason | None:
    """T3 to T5: adjacent tiles and level 1 cost nothing, distant ones a resource; others are out of reach."""
    if reached(state.box, seat.tiles, tile):
        return NO_PRICE if pay is not None else _own_price_refusal(state, seat, tile, None)
    if not state.stacks[tile.index] or not tile.distant:
        return OUT_OF_REACH
    if pay is None or pay not in tile.distant or not owned(seat, pay):
        return _price_missing(tile.distant)
    return _own_price_refusal(state, seat, tile, pay)


@lru_cache(maxsize=64)
def _price_missing(distant: tuple[Resource, ...]) -> Reason:
    """Return the reason for a seat that cannot, or does not, pay for a distant development."""
    return Reason("T5", "refused-price-missing", price=tuple(Amount(1, kind) for kind in distant))


def _no_support(tile: TileInfo, price: ChooseOne) -> Reason:
    """Return the reason for a seat that has none of the goods a tile takes when acquired."""
    prices = tuple(option.pay.said for option in price.options)
    return Reason("38", "refused-no-support", tile=tile.called, prices=prices)


def acquire(state: GameState, number: int, move: Acquire, tell: Tell | None) -> None:
    """T6: pay, put the token on top, score, then the effect."""
    seat, tile = state.seats[number], state.box.tiles[state.box.index[move.tile]]
    lay = seat.lay_on(move.field)
    assert lay is not None
    if move.pay is not None:
        _pay_distant(state, number, tile, move.pay, tell)
    arrival = next_arrival(state, tile)
    state.stacks[tile.index] += (number,)
    seat.tiles |= 1 << tile.index
    if tell:
        tell(TileAcquired(number, Field(move.field), tile.id, arrival))
    _score_arrival(state, number, tile, arrival, tell)
    if lay.basket or lay.cottage:
        _use_up(seat, number, lay, tell)
    seat.abilities |= state.box.enables[tile.index]
    _gain_marker(seat, number, tile, tell)
    begin_effects(state, number, tile, lay, tell)


def _use_up(seat: Seat, number: int, lay: Lay, tell: Tell | None) -> None:
    """The Cottage is spent (26); the Wicker Basket serves no development, it returns (16)."""
    without = Lay(lay.field, lay.disks, lay.markers, wild=lay.wild)
    seat.plan = tuple(without if other is lay else other for other in seat.plan)
    if lay.basket:
        give_back(seat, number, Lay(lay.field, basket=lay.basket), tell)


def _closed(state: GameState, seat: Seat, tile: TileInfo) -> Reason | None:
    """Return the reason why a tile is closed to a seat at any price, or None (T2, T9, B1, B2)."""
    if seat.tiles >> tile.index & 1:
        return OWNED
    if tile.black and state.stacks[tile.index]:
        return BLACK_TAKEN
    if tile.black and any(other.black and seat.tiles >> other.index & 1 for other in state.box.tiles):
        return ONE_BLACK
    return NO_TOKEN if seat.tiles.bit_count() >= state.box.tokens else None


def next_arrival(state: GameState, tile: TileInfo) -> int:
    """Return the place, from 0, at which a seat would acquire a tile; black ones count together (B3)."""
    if tile.black:
        return sum(bool(state.stacks[other.index]) for other in state.box.tiles if other.black)
    return len(state.stacks[tile.index])


def arrival_vp(tile: TileInfo, arrival: int) -> int:
    """Return the VP for acquiring a tile as the first, the second … (T6, B3); arrivals count from 0."""
    return tile.arrival[arrival] if arrival < len(tile.arrival) else 0


def reached(box: Box, owned: int, tile: TileInfo) -> bool:
    """T3: level 1, or beside a tile of the bit set `owned`."""
    return tile.level == 1 or bool(owned & box.beside[tile.index])


def _own_price_refusal(state: GameState, seat: Seat, tile: TileInfo, pay: Resource | None) -> Reason | None:
    """28, 38: the goods that the tile itself takes must be left on the farm after T5."""
    if _leaves_own_price(state, seat, tile, pay):
        return None
    return _no_support(tile, tile.price) if isinstance(tile.price, ChooseOne) else NO_LOAD


def _leaves_own_price(state: GameState, seat: Seat, tile: TileInfo, pay: Resource | None) -> bool:
    """Return True if a seat that pays one resource, or none, can still pay what the tile takes (28, 38)."""
    if tile.price is None:
        return True
    left = {kind: owned(seat, kind) - (kind == pay) for kind in state.box.resources}
    if isinstance(tile.price, ChooseOne):
        return any(_covers(left, seat, option.pay) for option in tile.price.options)
    return any(left[kind] for kind in left if kind != state.kiepenkerl)


def _covers(left: dict[Resource, int], seat: Seat, price: Amounts) -> bool:
    """Return True if these resources, and the seat's Thaler, pay a price."""
    return can_spend(seat, price) and all(getattr(price, kind.label) <= left[kind] for kind in left)


def _score_arrival(state: GameState, number: int, tile: TileInfo, arrival: int, tell: Tell | None) -> None:
    """VP by arrival, and what the Pit Car Tipple adds (T6, B3, tile 47)."""
    vp = arrival_vp(tile, arrival)
    if not vp:
        return
    score(state, number, vp, "B3" if tile.black else "T6", tell)
    if state.seats[number].abilities & _TIPPLE:
        score(state, number, state.box.ruleset.valley.tipple_vp, "47", tell)


def _pay_distant(state: GameState, number: int, tile: TileInfo, pay: Resource, tell: Tell | None) -> None:
    """T5: to the owner of the top token."""
    owner = state.stacks[tile.index][-1]
    change(state.seats[number], pay, -1)
    change(state.seats[owner], pay, 1)
    if tell:
        tell(DistantPaid(number, owner, Resource(pay)))


def _gain_marker(seat: Seat, number: int, tile: TileInfo, tell: Tell | None) -> None:
    if tile.marker is not None:
        seat.fresh = with_marker(seat.fresh, tile.marker, 1)
        if tell:
            tell(MarkerGained(number, tile.marker))
