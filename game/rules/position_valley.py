"""The checks of a loaded position for sections 12 to 14."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.box import TileInfo
from game.rules.effects import Effect, HandOver, MarkerOffer, with_further
from game.rules.phases.water import may_give
from game.rules.position_values import Flaw, flaw
from game.rules.settling import takes_bonus
from game.rules.state import EVERY_BONUS, NO_BONUS, Counting, GameState, Seat, TileEffect
from game.rules.terms import HIDDEN_BONUS, Ability, Marker, Resource, Step


def valley(state: GameState) -> Iterator[Flaw]:
    """Yield the flaws of the whole table."""
    yield from _bonuses(state)
    yield from _load(state)
    for tile in state.box.tiles:
        if tile.black and len(state.stacks[tile.index]) > 1:
            yield flaw(f"tokens.{tile.id}", "position-black-closed")
    asked = state.step == Step.AUTUMN_WATER and state.to_move is not None
    if asked and not may_give(state, state.seats[state.order[state.turn]]):
        yield flaw("to move", "position-no-thanksgiving")
    if state.step == Step.CART_CHOICE:
        yield from _carts_counted(state)


def valley_seat(state: GameState, seat: Seat) -> Iterator[Flaw]:
    """Yield the flaws of a seat."""
    box = state.box
    if (seat.iron or seat.iron_props) and not box.iron:
        yield flaw("iron", "position-iron-module")
    if seat.board.iron_only & ~seat.iron_props & ((1 << seat.tunnel_props) - 1):
        yield flaw("iron props", "position-iron-props")
    if seat.channel and not seat.has(Ability.WATER_CHANNEL):
        yield flaw("channel", "position-no-channel")
    if seat.channel >= box.ruleset.valley.channel.water:
        yield flaw("channel", "position-channel-full")
    black = [tile for tile in _owned(state, seat) if tile.black]
    if len(black) > 1:
        yield flaw("tokens", "position-two-blacks")
    if seat.bonus != NO_BONUS and not black:
        yield flaw("bonus", "position-bonus-alone")
    if seat.bonus == NO_BONUS and black and not _is_settling(state, seat, black[0]):
        yield flaw("bonus", "position-bonus-missing")


def may_be_offered(state: GameState, seat: Seat, marker: Marker) -> bool:
    """Return True if a black development may have given the seat a marker of another tile (B5)."""
    base = any(
        tile.marker == marker and tile.set == "base" and state.stacks[tile.index] for tile in state.box.tiles
    )
    return base and any(isinstance(effect, MarkerOffer) for effect in _effects(state, seat))


def given_from_mine(state: GameState, seat: Seat) -> int:
    """Return the number of coals of its mine that a seat may have given away without a prop (tile 37)."""
    given = [effect for effect in _effects(state, seat) if isinstance(effect, HandOver)]
    return sum(effect.source == "mine" for effect in given)


def _bonuses(state: GameState) -> Iterator[Flaw]:
    """B4: each of the six markers is with a seat or left; a view hides those of others."""
    shown = [seat.bonus for seat in state.seats if 0 <= seat.bonus < HIDDEN_BONUS]
    hidden = sum(seat.bonus == HIDDEN_BONUS for seat in state.seats)
    if len(set(shown)) < len(shown):
        yield flaw("bonus", "position-bonus-twice")
    if any(state.bonus_left >> bonus & 1 for bonus in shown):
        yield flaw("bonus", "position-bonus-taken")
    counted = state.bonus_left.bit_count() + len(shown) + hidden == EVERY_BONUS.bit_count()
    if (state.bonus_left or takes_bonus(state)) and not counted:
        yield flaw("bonus left", "position-bonus-left")
    if takes_bonus(state) and state.to_move is not None and state.seats[state.to_move].bonus != NO_BONUS:
        yield flaw("pending", "position-bonus-had")


def _load(state: GameState) -> Iterator[Flaw]:
    """28: the resource on the Kiepenkerl."""
    if state.kiepenkerl not in state.box.resources:
        yield flaw("kiepenkerl", "position-kiepenkerl-iron")
    index = state.box.index.get("28")
    if index is not None and not state.stacks[index] and state.kiepenkerl != Resource.WOOD:
        yield flaw("kiepenkerl", "position-kiepenkerl-wood")


def _carts_counted(state: GameState) -> Iterator[Flaw]:
    """27: the owners of the Towpath Horse are asked in the old order."""
    if state.to_move is not None and not state.seats[state.to_move].has(Ability.TOWPATH_HORSE):
        yield flaw("to move", "position-no-horse")
    asked = [number for number in state.order[: state.turn] if state.seats[number].has(Ability.TOWPATH_HORSE)]
    for pending in state.pending:
        if isinstance(pending, Counting) and pending.second & ~sum(1 << number for number in asked):
            yield flaw("pending", "position-cart-unasked")


def _is_settling(state: GameState, seat: Seat, tile: TileInfo) -> bool:
    """Return True if the seat is still carrying out a tile that it has just acquired."""
    own_turn = state.to_move is not None and state.seats[state.to_move] is seat
    return own_turn and any(isinstance(top, TileEffect) and top.tile == tile.index for top in state.pending)


def _owned(state: GameState, seat: Seat) -> Iterator[TileInfo]:
    return (tile for tile in state.box.tiles if seat.tiles >> tile.index & 1)


def _effects(state: GameState, seat: Seat) -> Iterator[Effect]:
    """Yield all effects of a seat's tiles."""
    for tile in _owned(state, seat):
        yield from with_further(tile.effects)
