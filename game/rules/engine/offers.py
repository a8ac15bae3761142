"""Effects that name a seat, a marker or a trade: coal given (37, 38), markers (B4, B5), a load (28)."""

from __future__ import annotations

from typing import assert_never

from game.rules.effects import (
    COMMUNITY_COAL_TAKEN,
    BonusOffer,
    Exchange,
    HandOver,
    KiepenkerlTrade,
    MarkerOffer,
    Offer,
)
from game.rules.engine.free_actions import with_marker
from game.rules.engine.mining import remove_from_pinge, remove_from_tunnel
from game.rules.engine.supply import can_spend, gain, spend
from game.rules.events import BonusTaken, CoalGiven, KiepenkerlLaden, MarkerGained, OptionChosen, Tell
from game.rules.moves import Choose, GiveCoal, Move, TakeBonus, TakeMarker
from game.rules.ruleset.figures import Amounts
from game.rules.state import GameState, Seat, TileEffect
from game.rules.terms import Bonus, Marker, Resource


def offer_moves(state: GameState, seat: Seat, effect: Offer) -> list[Move]:
    """Return the answers to an effect that gives coal, offers markers or trades with the Kiepenkerl."""
    if isinstance(effect, HandOver):
        return [GiveCoal(other) for other, there in enumerate(state.seats) if there is not seat]
    if isinstance(effect, MarkerOffer):
        return [TakeMarker(marker) for marker in offered_markers(state)]
    if isinstance(effect, BonusOffer):
        return [TakeBonus(bonus) for bonus in Bonus if state.bonus_left >> bonus & 1]
    if isinstance(effect, KiepenkerlTrade):
        return [Choose(at) for at, trade in enumerate(trades(state)) if can_spend(seat, trade.pay)]
    assert_never(effect)


def take_offer(
    state: GameState, number: int, pending: TileEffect, effect: Offer, move: Move, tell: Tell | None
) -> None:
    """Carry out such an answer."""
    seat = state.seats[number]
    if isinstance(effect, HandOver):
        assert isinstance(move, GiveCoal)
        _hand_over(state, number, move.to, effect.source, tell)
    elif isinstance(effect, MarkerOffer):
        assert isinstance(move, TakeMarker)
        seat.fresh = with_marker(seat.fresh, move.marker, 1)
        if tell:
            tell(MarkerGained(number, move.marker))
    elif isinstance(effect, BonusOffer):
        assert isinstance(move, TakeBonus)
        state.bonus_left &= ~(1 << move.bonus)
        seat.bonus = move.bonus
        if tell:
            tell(BonusTaken(number, Bonus(move.bonus)))
    elif isinstance(effect, KiepenkerlTrade):
        assert isinstance(move, Choose)
        trade = trades(state)[move.option]
        take_option(state, number, pending, move.option, trade, tell)
        state.kiepenkerl = next(kind for kind in Resource if getattr(trade.pay, kind.label))
        if tell:
            tell(KiepenkerlLaden(number, Resource(state.kiepenkerl)))
    else:
        assert_never(effect)


def offered_markers(state: GameState) -> list[Marker]:
    """Return the markers of base-game tiles that bear a token (B5)."""
    tiles = state.box.tiles
    return [t.marker for t in tiles if t.marker is not None and t.set == "base" and state.stacks[t.index]]


def has_coal(state: GameState, seat: Seat, effect: HandOver) -> bool:
    """37: farm; the leftmost coal of the Pinge, once exhausted of the Tunnel; then also the shaft.

    38: what lay on the tile before its last owner came.
    """
    if effect.source == "tile":
        there = state.box.ruleset.valley.community_coal * state.box.seats
        owners = len(state.stacks[state.box.index["38"]])
        return there > COMMUNITY_COAL_TAKEN * (owners - 1)
    if effect.source == "farm":
        return seat.coal > 0
    if effect.source == "shaft":
        return seat.exhausted and seat.shaft > 0
    return not seat.exhausted or seat.tunnel_dug < seat.board.tunnel_size


def trades(state: GameState) -> list[Exchange]:
    """28: what lies on the Kiepenkerl and 1 of any kind, for 1 of the farm of a kind other than both.

    All that there are with this load, in the order of the resources: first by what is given, then by what is
    wanted. Which of them a seat can pay changes no number.
    """
    kinds, load = state.box.resources, state.kiepenkerl
    return [
        Exchange(_pieces(given), _pieces(load, wanted))
        for given in kinds
        if given != load
        for wanted in kinds
        if wanted != given
    ]


def _pieces(*kinds: int) -> Amounts:
    named = [Resource(kind).label for kind in kinds]
    return Amounts(**{name: named.count(name) for name in named})


def take_option(
    state: GameState, number: int, pending: TileEffect, at: int, option: Exchange, tell: Tell | None
) -> None:
    """Pay the price of an option to the supply, and take its gains from there."""
    tile = state.box.tiles[pending.tile].id
    if tell:
        further = (pending.option, pending.then) if pending.option >= 0 else ()
        tell(OptionChosen(number, tile, (pending.at, *further, at), option.said))
    spend(state, number, option.pay, tile, tell)
    gain(state, number, option.gain, tile, tell)


def _hand_over(state: GameState, number: int, to: int, source: str, tell: Tell | None) -> None:
    """37, 38: coal that leaves Pinge or Tunnel this way counts as removed (M7, M8, G9)."""
    seat = state.seats[number]
    state.seats[to].coal += 1
    if source == "mine":
        place, piece = ("Tunnel", seat.tunnel_dug) if seat.exhausted else ("Pinge", seat.pinge_dug)
    else:
        place, piece = "Community Tunnel" if source == "tile" else source, 0
    if tell:
        tell(CoalGiven(number, to, place, piece))
    if source == "farm":
        seat.coal -= 1
    elif source == "shaft":
        seat.shaft -= 1
    elif source == "mine":
        (remove_from_tunnel if seat.exhausted else remove_from_pinge)(state, number, tell)
