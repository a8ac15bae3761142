"""Acquiring developments (section 9) and what they do at once."""

from __future__ import annotations

from functools import lru_cache

from game.rules.box import TileInfo, meets
from game.rules.effects import ChooseOne, Effect, Exchange, Gain, MayDig, MayDrain
from game.rules.events import (
    Declined,
    DistantPaid,
    Gained,
    MarkerGained,
    OptionChosen,
    Spent,
    Tell,
    TileAcquired,
)
from game.rules.free_actions import burn_refusal, cable_refusal, with_marker
from game.rules.mining import dig, dig_refusal, drain, drain_refusal, prop_refusal, score, take_water
from game.rules.moves import DECLINE, DIG, Acquire, Choose, Dig, Drain, Lay, Move
from game.rules.phases.planning import may_develop
from game.rules.reason import Reason
from game.rules.ruleset import Amounts
from game.rules.state import GameState, Seat, TileEffect
from game.rules.terms import Field, Place, Resource, Step

NOT_IN_PLAY = Reason("S5", "this development is not in play")
CANNOT_DEVELOP = Reason("P7", "this worker cannot develop in this phase")
ONE_A_PHASE = Reason("T2", "this worker has worked or developed in this phase")
NOT_MET = Reason("T1", "what lies on the worker's field is not exactly what the development requires (R-17)")
OWNED = Reason("T2", "a player owns a development at most once")
NO_TOKEN = Reason("T9", "no token is left for another development")
OUT_OF_REACH = Reason("T4", "it touches no development of one's own, and no other player owns it")
NO_PRICE = Reason("T5", "only a distant development costs a resource")
PRICE_MISSING = Reason("T5", "a distant development costs a resource that is on the farm")
NO_EFFECT = Reason("T7", "the development asks for something else")
NOT_PAYABLE = Reason("T7", "what the exchange needs is not on the farm")
NOT_OPTIONAL = Reason("T7", "one of the two must be chosen")
DRAIN = Drain(1)
acquire_move = lru_cache(maxsize=4_096)(Acquire)


def acquisitions(state: GameState, seat: Seat, lay: Lay) -> list[Move]:
    """Every development that a worker with this lay can acquire now, at every price open to it."""
    moves: list[Move] = []
    for tile in state.box.meeting(lay.total):
        if _owned_refusal(state, seat, tile):
            continue
        if _reached(state, seat, tile):
            moves.append(acquire_move(lay.field, tile.id, None))
        elif state.stacks[tile.index]:
            moves += [acquire_move(lay.field, tile.id, kind) for kind in tile.distant if owned(seat, kind)]
    return moves


def acquire_refusal(state: GameState, seat: Seat, lay: Lay | None, move: Acquire) -> Reason | None:
    """Why a worker cannot acquire a development now."""
    index = state.box.index.get(move.tile)
    if index is None:
        return NOT_IN_PLAY
    tile = state.box.tiles[index]
    if lay is None or not may_develop(seat, move.field):
        return CANNOT_DEVELOP
    if seat.worked >> move.field & 1:
        return ONE_A_PHASE
    if not meets(lay.total, tile.cost):
        return NOT_MET
    return _owned_refusal(state, seat, tile) or price_refusal(state, seat, tile, move.pay)


def price_refusal(state: GameState, seat: Seat, tile: TileInfo, pay: Resource | None) -> Reason | None:
    """T3 to T5: adjacent and level 1 cost nothing, distant ones a resource, others cannot be had."""
    if _reached(state, seat, tile):
        return None if pay is None else NO_PRICE
    if not state.stacks[tile.index] or not tile.distant:
        return OUT_OF_REACH
    return None if pay in tile.distant and pay is not None and owned(seat, pay) else PRICE_MISSING


def owned(seat: Seat, kind: Resource) -> int:
    """How much of a resource lies on the farm."""
    if kind == Resource.FOOD:
        return seat.food
    return seat.wood if kind == Resource.WOOD else seat.coal


def change(seat: Seat, kind: Resource, amount: int) -> None:
    """Add to, or take from, a resource of the farm."""
    if kind == Resource.FOOD:
        seat.food += amount
    elif kind == Resource.WOOD:
        seat.wood += amount
    else:
        seat.coal += amount


def acquire(state: GameState, move: Acquire, tell: Tell | None) -> None:
    """T6: pay, put the token on top, score, then the effect."""
    number = state.to_move
    assert number is not None
    seat, tile = state.seats[number], state.box.tiles[state.box.index[move.tile]]
    if move.pay is not None:
        _pay_distant(state, number, tile, move.pay, tell)
    arrival = len(state.stacks[tile.index])
    state.stacks[tile.index] += (number,)
    seat.tiles |= 1 << tile.index
    if tell:
        tell(TileAcquired(number, Field(move.field), tile.id, arrival))
    if arrival < len(tile.arrival):
        score(state, number, tile.arrival[arrival], "T6", tell)
    _gain_lasting(seat, number, tile, tell)
    carry_on(state, number, tile, 0, tell)


def carry_on(state: GameState, number: int, tile: TileInfo, at: int, tell: Tell | None) -> None:
    """Do a tile's effects from one on; stop at one that waits for a choice."""
    for place in range(at, len(tile.effects)):
        effect = tile.effects[place]
        if isinstance(effect, Gain):
            gain(state, number, effect.amounts, tile.id, tell)
        elif _waits(state, state.seats[number], effect):
            state.pending += (TileEffect(tile.index, place),)
            return


def effect_moves(state: GameState, seat: Seat, pending: TileEffect) -> list[Move]:
    """The answers open to a waiting effect, without free actions."""
    effect = state.box.tiles[pending.tile].effects[pending.at]
    if isinstance(effect, ChooseOne):
        moves: list[Move] = [Choose(option.text) for option in effect.options if _payable(seat, option)]
        return [*moves, DECLINE] if effect.optional or not moves else moves
    answer: Move = DIG if isinstance(effect, MayDig) else DRAIN
    return [DECLINE] if _single_refusal(seat, effect) else [answer, DECLINE]


def effect_refusal(state: GameState, seat: Seat, pending: TileEffect, move: Move) -> Reason | None:
    """Why a move is no answer to a waiting effect."""
    effect = state.box.tiles[pending.tile].effects[pending.at]
    if move is DECLINE:
        return None if move in effect_moves(state, seat, pending) else NOT_OPTIONAL
    if isinstance(effect, ChooseOne):
        chosen = _option(effect, move)
        if chosen is None:
            return NO_EFFECT
        return None if _payable(seat, chosen) else NOT_PAYABLE
    if move is (DIG if isinstance(effect, MayDig) else DRAIN):
        return _single_refusal(seat, effect)
    return NO_EFFECT


def play_effect(state: GameState, number: int, move: Move, tell: Tell | None) -> None:
    """Carry out the answer to the waiting effect, then the rest of the tile."""
    pending = state.pending[-1]
    assert isinstance(pending, TileEffect)
    state.pending = state.pending[:-1]
    tile = state.box.tiles[pending.tile]
    effect = tile.effects[pending.at]
    if isinstance(move, Dig):
        dig(state, number, tell)
    elif isinstance(move, Drain):
        drain(state, number, 1, tell)
    elif isinstance(effect, ChooseOne) and (chosen := _option(effect, move)):
        _exchange(state, number, tile, chosen, tell)
    elif tell:
        tell(Declined(number, Step.WORKING))
    carry_on(state, number, tile, pending.at + 1, tell)


def gain(state: GameState, number: int, amounts: Amounts, rule: str, tell: Tell | None) -> None:
    """What comes from the supply: resources, Thaler, coal in the shaft, VP, water."""
    seat = state.seats[number]
    seat.food += amounts.food
    seat.wood += amounts.wood
    seat.coal += amounts.coal
    seat.thaler += amounts.thaler
    seat.shaft += amounts.shaft
    if tell:
        for name in ("food", "wood", "coal", "thaler", "shaft"):
            if amount := getattr(amounts, name):
                tell(Gained(number, name, amount, rule))
    score(state, number, amounts.vp, rule, tell)
    if amounts.water:
        take_water(state, number, amounts.water, rule, tell)


def _owned_refusal(state: GameState, seat: Seat, tile: TileInfo) -> Reason | None:
    if seat.tiles >> tile.index & 1:
        return OWNED
    return NO_TOKEN if seat.tiles.bit_count() >= state.box.ruleset.developments.tokens else None


def _reached(state: GameState, seat: Seat, tile: TileInfo) -> bool:
    """T3: level 1, or beside a development of one's own."""
    return tile.level == 1 or bool(seat.tiles & state.box.beside[tile.index])


def _pay_distant(state: GameState, number: int, tile: TileInfo, pay: Resource, tell: Tell | None) -> None:
    """T5: to the owner of the top token."""
    owner = state.stacks[tile.index][-1]
    change(state.seats[number], pay, -1)
    change(state.seats[owner], pay, 1)
    if tell:
        tell(DistantPaid(number, owner, Resource(pay)))


def _gain_lasting(seat: Seat, number: int, tile: TileInfo, tell: Tell | None) -> None:
    if tile.ability is not None:
        seat.abilities |= tile.ability.bit
    if tile.marker is not None:
        seat.fresh = with_marker(seat.fresh, tile.marker, 1)
        if tell:
            tell(MarkerGained(number, tile.marker))


def _waits(state: GameState, seat: Seat, effect: Effect) -> bool:
    """Whether an effect asks: it can be done now, or a free action can make it so (E2, T7)."""
    if isinstance(effect, MayDig):
        return _single_refusal(seat, effect) is None or _can_free_coal(state, seat)
    if isinstance(effect, MayDrain):
        return seat.water > 0
    assert isinstance(effect, ChooseOne)
    return any(_payable(seat, option) for option in effect.options) or burn_refusal(state, seat) is None


def _can_free_coal(state: GameState, seat: Seat) -> bool:
    """Whether a prop or the Hauling Cable may make coal accessible."""
    return cable_refusal(state, seat) is None or any(prop_refusal(seat, place) is None for place in Place)


def _single_refusal(seat: Seat, effect: Effect) -> Reason | None:
    return dig_refusal(seat) if isinstance(effect, MayDig) else drain_refusal(seat, 1, 1)


def _option(effect: ChooseOne, move: Move) -> Exchange | None:
    text = move.option if isinstance(move, Choose) else None
    return next((option for option in effect.options if option.text == text), None)


def _payable(seat: Seat, option: Exchange) -> bool:
    pay = option.pay
    return (
        seat.food >= pay.food
        and seat.wood >= pay.wood
        and seat.coal >= pay.coal
        and seat.thaler >= pay.thaler
    )


def _exchange(state: GameState, number: int, tile: TileInfo, option: Exchange, tell: Tell | None) -> None:
    seat, pay = state.seats[number], option.pay
    if tell:
        tell(OptionChosen(number, tile.id, option.text))
        for name in ("food", "wood", "coal", "thaler"):
            if amount := getattr(pay, name):
                tell(Spent(number, name, amount, tile.id))
    seat.food -= pay.food
    seat.wood -= pay.wood
    seat.coal -= pay.coal
    seat.thaler -= pay.thaler
    gain(state, number, option.gain, tile.id, tell)
