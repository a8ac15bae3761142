"""What no game can reach in the Ruhr Valley: the checks of sections 12 to 14 on a loaded position."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.box import TileInfo
from game.rules.effects import Effect, HandOver, MarkerOffer, with_further
from game.rules.phases.water import may_give
from game.rules.settling import takes_bonus
from game.rules.state import EVERY_BONUS, NO_BONUS, Counting, GameState, Seat, TileEffect
from game.rules.terms import HIDDEN_BONUS, Ability, Marker, Resource, Step


def valley(state: GameState) -> Iterator[str]:
    """What must hold for the whole table."""
    yield from _bonuses(state)
    yield from _load(state)
    for tile in state.box.tiles:
        if tile.black and len(state.stacks[tile.index]) > 1:
            yield f"tokens.{tile.id}: a black development with a token on it is closed (B1)"
    asked = state.step == Step.AUTUMN_WATER and state.to_move is not None
    if asked and not may_give(state, state.seats[state.order[state.turn]]):
        yield "to move: this seat has no Thanksgiving, or no food to give (R-40)"
    if state.step == Step.CART_CHOICE:
        yield from _carts_counted(state)


def valley_seat(state: GameState, seat: Seat) -> Iterator[str]:
    """What must hold for a seat."""
    box = state.box
    if (seat.iron or seat.iron_props) and not box.iron:
        yield "iron: belongs to the module Iron (I2)"
    if seat.board.iron_only & ~seat.iron_props & ((1 << seat.tunnel_props) - 1):
        yield "iron props: a field that takes only iron holds wood (I2)"
    if seat.channel and not seat.has(Ability.WATER_CHANNEL):
        yield "channel: water lies on it, but the Water Channel is not owned (18)"
    if seat.channel >= box.ruleset.valley.channel.water:
        yield "channel: so much water has gone back to the supply (18)"
    black = [tile for tile in _owned(state, seat) if tile.black]
    if len(black) > 1:
        yield "tokens: owns more than one black development (B2)"
    if seat.bonus != NO_BONUS and not black:
        yield "bonus: a bonus marker without a black development (B4)"
    if seat.bonus == NO_BONUS and black and not _is_settling(state, seat, black[0]):
        yield "bonus: is missing; a black development comes with a bonus marker (B4)"


def may_be_offered(state: GameState, seat: Seat, marker: Marker) -> bool:
    """Whether a black development may have given the seat a marker beside its own tiles' (B5)."""
    base = any(
        tile.marker == marker and tile.set == "base" and state.stacks[tile.index] for tile in state.box.tiles
    )
    return base and any(isinstance(effect, MarkerOffer) for effect in _effects(state, seat))


def given_from_mine(state: GameState, seat: Seat) -> int:
    """How many coals of its mine a seat may have given away without a prop (tile 37)."""
    given = [effect for effect in _effects(state, seat) if isinstance(effect, HandOver)]
    return sum(effect.source == "mine" for effect in given)


def _bonuses(state: GameState) -> Iterator[str]:
    """B4: each of the six markers is with a seat or left; a view hides others', and mostly what is left."""
    shown = [seat.bonus for seat in state.seats if 0 <= seat.bonus < HIDDEN_BONUS]
    hidden = sum(seat.bonus == HIDDEN_BONUS for seat in state.seats)
    if len(set(shown)) < len(shown):
        yield "bonus: two seats hold the same marker (B4)"
    if any(state.bonus_left >> bonus & 1 for bonus in shown):
        yield "bonus: a marker that a seat holds is still there to take (B4)"
    counted = state.bonus_left.bit_count() + len(shown) + hidden == EVERY_BONUS.bit_count()
    if (state.bonus_left or takes_bonus(state)) and not counted:
        yield "bonus left: every marker that no seat holds is there to take (B4)"
    if takes_bonus(state) and state.to_move is not None and state.seats[state.to_move].bonus != NO_BONUS:
        yield "pending: this seat has taken its bonus marker (B4)"


def _load(state: GameState) -> Iterator[str]:
    """28: what lies on the Kiepenkerl."""
    if state.kiepenkerl not in state.box.resources:
        yield "kiepenkerl: iron belongs to the module Iron (I2)"
    index = state.box.index.get("28")
    if index is not None and not state.stacks[index] and state.kiepenkerl != Resource.WOOD:
        yield "kiepenkerl: wood lies on it until somebody acquires it (28)"


def _carts_counted(state: GameState) -> Iterator[str]:
    """27: the owners of the Towpath Horse are asked in the old order."""
    if state.to_move is not None and not state.seats[state.to_move].has(Ability.TOWPATH_HORSE):
        yield "to move: this seat has no Towpath Horse (27)"
    asked = [number for number in state.order[: state.turn] if state.seats[number].has(Ability.TOWPATH_HORSE)]
    for pending in state.pending:
        if isinstance(pending, Counting) and pending.second & ~sum(1 << number for number in asked):
            yield "pending: counts the cart of a seat that was not asked (27)"


def _is_settling(state: GameState, seat: Seat, tile: TileInfo) -> bool:
    """Whether the seat still carries out a tile that it has just acquired."""
    own_turn = state.to_move is not None and state.seats[state.to_move] is seat
    return own_turn and any(isinstance(top, TileEffect) and top.tile == tile.index for top in state.pending)


def _owned(state: GameState, seat: Seat) -> Iterator[TileInfo]:
    return (tile for tile in state.box.tiles if seat.tiles >> tile.index & 1)


def _effects(state: GameState, seat: Seat) -> Iterator[Effect]:
    """All that the tiles of a seat do."""
    for tile in _owned(state, seat):
        yield from with_further(tile.effects)
