"""The effects of developments when acquired (T7, sections 9, 12 to 14): in order, up to one that asks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from game.rules.box import TileInfo
from game.rules.crew import NOTHING, times
from game.rules.disks import BLACK
from game.rules.effects import (
    Asking,
    BonusOffer,
    ChooseOne,
    Effect,
    Exchange,
    Gain,
    HandOver,
    KiepenkerlTrade,
    Lose,
    MarkerOffer,
    MayDig,
    MayDrain,
    ReturnDebt,
    is_binding,
)
from game.rules.engine.free_actions import could_dig, could_get
from game.rules.engine.mining import MUCH_AT_ONCE, dig, dig_refusal, drain, drain_refusal
from game.rules.engine.offers import has_coal, offer_moves, offered_markers, take_offer, take_option
from game.rules.engine.supply import can_spend, counted, gain, lacking, lose, return_debt
from game.rules.events import Declined, Tell
from game.rules.message import Amount
from game.rules.moves import (
    DECLINE,
    DIG,
    Choose,
    Decline,
    Dig,
    Drain,
    GiveCoal,
    Lay,
    Move,
    TakeBonus,
    TakeMarker,
)
from game.rules.reason import Reason
from game.rules.ruleset.figures import NONE, Amounts
from game.rules.ruleset.timing import Timing
from game.rules.state import GameState, Seat, TileEffect
from game.rules.terms import Step

NO_EFFECT: Final = Reason("T7", "refused-other-answer")
NOT_PAYABLE: Final = Reason("T7", "refused-not-payable")
NOT_OPTIONAL: Final = Reason("T7", "refused-must-choose")
NO_RECEIVER: Final = Reason("37", "refused-coal-for-others")
NO_COAL: Final = Reason("37", "refused-no-coal-to-give")
NO_DEBT: Final = Reason("T7", "refused-no-debt")
NO_SUCH_MARKER: Final = Reason("B5", "refused-marker-not-offered")
BONUS_GONE: Final = Reason("B4", "refused-bonus-gone")
SETTLE_FIRST: Final = Reason("T6", "refused-settle-first")


def begin_effects(state: GameState, number: int, tile: TileInfo, lay: Lay, tell: Tell | None) -> None:
    """Carry out the effects of a tile acquired with a lay, up to one that waits for a choice."""
    if tile.effects:
        _carry_on(state, number, TileEffect(tile.index, 0), lay, tell)


def effect_in(tile: TileInfo, place: TileEffect) -> Effect:
    """Return the effect of a tile at a place in it."""
    effect = tile.effects[place.at]
    if place.option >= 0:
        assert isinstance(effect, ChooseOne)
        return effect.options[place.option].then[place.then]
    return effect


def effect_at(state: GameState, pending: TileEffect) -> Asking:
    """Return the effect that a pending decision is about."""
    return cast(Asking, effect_in(state.box.tiles[pending.tile], pending))


def blocks_free_actions(state: GameState, pending: TileEffect) -> bool:
    """Return True if the waiting effect comes before any free action."""
    return is_binding(effect_at(state, pending))


def takes_bonus(state: GameState) -> bool:
    """Return True if the seat to move is taking a bonus marker, and so sees those that are left (R-26)."""
    top = state.pending[-1] if state.pending else None
    return isinstance(top, TileEffect) and isinstance(effect_in(state.box.tiles[top.tile], top), BonusOffer)


def effect_moves(state: GameState, seat: Seat, pending: TileEffect) -> list[Move]:
    """Return the answers to a waiting effect, without free actions."""
    effect = effect_at(state, pending)
    if isinstance(effect, ChooseOne):
        moves: list[Move] = [
            Choose(at) for at, option in enumerate(effect.options) if _open(state, seat, option)
        ]
        return [*moves, DECLINE] if effect.optional or not moves else moves
    if isinstance(effect, MayDig):
        return [DECLINE] if dig_refusal(seat) else [DIG, DECLINE]
    if isinstance(effect, MayDrain):
        return [*(Drain(water) for water in range(1, min(effect.most, seat.water) + 1)), DECLINE]
    return offer_moves(state, seat, effect)


def only_answer(state: GameState, seat: Seat, pending: TileEffect) -> Move | None:
    """Return the only answer to a waiting effect; None if a free action can open another (R-50)."""
    moves = effect_moves(state, seat, pending)
    if len(moves) != 1:
        return None
    return None if _can_open(state, seat, effect_at(state, pending)) else moves[0]


def _can_open(state: GameState, seat: Seat, effect: Asking) -> bool:
    """Return True if a free action can open another answer to an effect (R-30, R-50)."""
    match effect:
        case MayDig():
            return could_dig(state, seat)
        case ChooseOne():
            return any(_may_open(state, seat, option) for option in effect.options)
        case MayDrain() | HandOver() | MarkerOffer() | BonusOffer() | KiepenkerlTrade():
            return False


def effect_refusal(state: GameState, seat: Seat, pending: TileEffect, move: Move) -> Reason | None:
    """Return the reason why a move is no answer to a waiting effect, or None."""
    if move in effect_moves(state, seat, pending):
        return None
    effect = effect_at(state, pending)
    if isinstance(move, Decline):
        return NOT_OPTIONAL
    if isinstance(effect, ChooseOne):
        chosen = _option(effect, move)
        return NO_EFFECT if chosen is None else _option_refusal(state, seat, effect.options[chosen])
    if isinstance(effect, MayDig) and isinstance(move, Dig):
        return dig_refusal(seat)
    if isinstance(effect, MayDrain) and isinstance(move, Drain):
        reason = drain_refusal(seat, move.water, effect.most)
        return _drains_less(effect.most) if reason is MUCH_AT_ONCE else reason
    return _OTHER_REASONS.get((type(effect), type(move)), NO_EFFECT)


@lru_cache(maxsize=8)
def _drains_less(most: int) -> Reason:
    """Return the reason for a seat that would remove more water than a development allows."""
    return Reason("E5", "refused-development-drains", water=Amount(most, "water"))


def play_effect(state: GameState, number: int, move: Move, tell: Tell | None) -> None:
    """Carry out the answer to the waiting effect, then the rest of the tile."""
    pending = state.pending[-1]
    assert isinstance(pending, TileEffect)
    state.pending = state.pending[:-1]
    tile, effect = state.box.tiles[pending.tile], effect_at(state, pending)
    following = _following(tile, pending)
    if isinstance(move, Decline):
        if tell:
            tell(Declined(number, Step.WORKING))
    elif isinstance(effect, ChooseOne):
        chosen = _option(effect, move)
        assert chosen is not None
        take_option(state, number, pending, chosen, effect.options[chosen], tell)
        if effect.options[chosen].then:
            following = TileEffect(pending.tile, pending.at, chosen)
    elif isinstance(effect, MayDrain):
        assert isinstance(move, Drain)
        drain(state, number, move.water, tell)
    elif isinstance(effect, MayDig):
        dig(state, number, tell)
    else:
        take_offer(state, number, pending, effect, move, tell)
    if following is not None:
        _carry_on(state, number, following, None, tell)


def _carry_on(state: GameState, number: int, first: TileEffect, lay: Lay | None, tell: Tell | None) -> None:
    """Carry out a tile's effects from one on, up to one that waits for a choice."""
    tile, place = state.box.tiles[first.tile], first
    while True:
        now = place.option >= 0 or not tile.timing or happens_now(state, tile.timing[place.at])
        if now and not _done(state, number, tile, effect_in(tile, place), lay, tell):
            state.pending += (place,)
            only = only_answer(state, state.seats[number], place)
            if only is not None:
                play_effect(state, number, only, tell)
            return
        following = _following(tile, place)
        if following is None:
            return
        place = following


def _following(tile: TileInfo, place: TileEffect) -> TileEffect | None:
    """Return the effect after one: the rest of a chosen option, then the rest of the tile."""
    if place.option >= 0:
        effect = tile.effects[place.at]
        assert isinstance(effect, ChooseOne)
        if place.then + 1 < len(effect.options[place.option].then):
            return TileEffect(place.tile, place.at, place.option, place.then + 1)
    return TileEffect(place.tile, place.at + 1) if place.at + 1 < len(tile.effects) else None


def _done(
    state: GameState, number: int, tile: TileInfo, effect: Effect, lay: Lay | None, tell: Tell | None
) -> bool:
    """Carry out an effect that asks nothing, or drop one without an answer; False for one that waits."""
    if isinstance(effect, Gain):
        if not effect.blacks or (lay and lay.total[BLACK] + lay.wild >= effect.blacks):
            for seat in _concerned(state, number, effect):
                gain(state, seat, _gained(state, number, effect), tile.id, tell)
        return True
    if isinstance(effect, Lose):
        for seat in _concerned(state, number, effect):
            lose(state, seat, effect.amounts, tile.id, tell)
        return True
    if isinstance(effect, ReturnDebt):
        return_debt(state, number, effect.amount, tile.id, tell)
        return True
    return not _waits(state, state.seats[number], effect)


def happens_now(state: GameState, timing: Timing | None) -> bool:
    """Return True if an effect with this timing happens when its development is acquired now."""
    return timing is None or (not timing.every and timing.holds(state.year, state.season))


def yield_lasting(state: GameState, tell: Tell | None) -> None:
    """Carry out what every owner's developments bring or take whenever this season begins."""
    for number in state.order:
        for tile in state.box.lasting:
            if state.seats[number].tiles >> tile.index & 1:
                for effect, timing in zip(tile.effects, tile.timing, strict=True):
                    if timing and timing.every and timing.holds(state.year, state.season):
                        _done(state, number, tile, effect, None, tell)


def _concerned(state: GameState, number: int, effect: Gain | Lose) -> tuple[int, ...]:
    """Return the seats that have a gain or a loss, in turn order: the owner, all others, or everybody."""
    if effect.whom == NONE:
        return (number,)
    return tuple(seat for seat in state.order if seat != number or effect.whom == "all")


def _gained(state: GameState, number: int, effect: Gain) -> Amounts:
    """Return what an effect brings, which may be so much for each of something that the seat has."""
    if effect.each == NONE:
        return effect.amounts
    count = counted(state.box, state.seats[number], effect.each) // effect.per
    return times(effect.amounts, count) if count else NOTHING


def _waits(state: GameState, seat: Seat, effect: Asking) -> bool:
    """Return True if an effect asks: it is possible now, or after a free action (E2, T7, R-30)."""
    if isinstance(effect, MayDig):
        return could_dig(state, seat)
    if isinstance(effect, MayDrain):
        return seat.water > 0
    if isinstance(effect, ChooseOne):
        return any(_open(state, seat, option) or _may_open(state, seat, option) for option in effect.options)
    if isinstance(effect, HandOver):
        return has_coal(state, seat, effect)
    return bool(offer_moves(state, seat, effect))


def _may_open(state: GameState, seat: Seat, option: Exchange) -> bool:
    """Return True if a free action can open an option that is closed for want of goods (R-30)."""
    reason = _option_refusal(state, seat, option)
    if reason is NO_COAL:
        return could_get(state, seat, "coal")
    return reason is NOT_PAYABLE and all(could_get(state, seat, what) for what in lacking(seat, option.pay))


def _option(effect: ChooseOne, move: Move) -> int | None:
    """Return the place of the option that a move chooses; None for a move that chooses none."""
    if not isinstance(move, Choose) or not 0 <= move.option < len(effect.options):
        return None
    return move.option


def _open(state: GameState, seat: Seat, option: Exchange) -> bool:
    return _option_refusal(state, seat, option) is None


def _option_refusal(state: GameState, seat: Seat, option: Exchange) -> Reason | None:
    """Return the reason why an option, or its first further effect, is not possible, or None."""
    if not can_spend(seat, option.pay):
        return NOT_PAYABLE
    first = option.then[0] if option.then else None
    if isinstance(first, HandOver):
        return None if has_coal(state, seat, first) else NO_COAL
    if isinstance(first, ReturnDebt) and len(option.then) == 1 and option.gain == NOTHING:
        return None if seat.debt else NO_DEBT
    return NO_SUCH_MARKER if isinstance(first, MarkerOffer) and not offered_markers(state) else None


_OTHER_REASONS: Final[dict[tuple[type[Effect], type[Move]], Reason]] = {
    (HandOver, GiveCoal): NO_RECEIVER,
    (MarkerOffer, TakeMarker): NO_SUCH_MARKER,
    (BonusOffer, TakeBonus): BONUS_GONE,
    (KiepenkerlTrade, Choose): NOT_PAYABLE,
}
