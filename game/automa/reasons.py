"""The reasons for moves of a working turn or of winter, true of the state in which they are made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from game.automa.accounts import deeds, for_vp, goods, of_seat, points
from game.automa.horizon import Horizon, tunnel_worth_of
from game.automa.intentions import wish
from game.automa.rollout_policy import waiting_lays
from game.automa.trials import Trial, last_winter
from game.automa.weights import Weights
from game.rulebook import where_now
from game.rules import legal_moves, moves, play
from game.rules.engine import bonus_of, could_dig, could_reel, iron_prop_vp
from game.rules.events import DistantPaid, Event, Spent
from game.rules.message import Amount, Message, SeatName, TileName, message, vp
from game.rules.standing import section_vps
from game.rules.state import NO_BONUS, GameState, Seat
from game.rules.terms import Ability, Colour, Field, Marker, Place, Resource, Slot

Why = Callable[[GameState, Seat, Any, Horizon], Iterable[Message]]


def turn_reasons(state: GameState, chosen: Trial, horizon: Horizon, weights: Weights) -> Iterator[Message]:
    """Yield the reasons for a move of a working turn or of winter."""
    seat = state.seats[state.mover]
    yield from _WHY[type(chosen.move)](state, seat, chosen.move, horizon)
    yield from wish(seat, chosen.after, horizon, weights)


def _activate(state: GameState, seat: Seat, move: moves.Activate, horizon: Horizon) -> Iterator[Message]:
    field = Field(move.field)
    done = deeds(_events(state, move), state.box)
    if done:
        yield message("reason-activate", field=field, deeds=done)
    else:
        where = where_now(state.box.ruleset.worker[field.id], seat.exhausted)
        yield message("reason-activate-for-work", field=field, where=where)
    if move.colour is not None:
        yield message("reason-kiepenkerl-stands-for", colour=Colour(move.colour))


def _acquire(state: GameState, seat: Seat, move: moves.Acquire, horizon: Horizon) -> Iterator[Message]:
    events = _events(state, move)
    tile, brought = TileName(move.tile), goods(events, beside=())
    if brought:
        yield message("reason-acquire", tile=tile, goods=brought)
    else:
        yield message("reason-acquire-for-later", tile=tile)
    for event in events:
        if isinstance(event, DistantPaid):
            cost = Amount(1, Resource(event.resource))
            yield message("reason-acquire-distant", goods=cost, owner=SeatName(event.owner))


def _dig(state: GameState, seat: Seat, move: moves.Dig, horizon: Horizon) -> Iterable[Message]:
    board = seat.board
    if not seat.exhausted:
        left = board.pinge_size - seat.pinge_dug - 1
        if left:
            return [message("reason-dig-pinge", left=left)]
        return [for_vp(message("reason-dig-last"), points(_events(state, move), "M7"))]
    section = tunnel_worth_of(state.box, board).emptied[seat.tunnel_dug]
    left = board.tunnel_reach[section + 1] - seat.tunnel_dug - 1
    shown = state.copy()
    shown.seats[shown.mover].bonus = NO_BONUS  # which everybody could tell from the figure
    worth = vp(section_vps(shown, shown.mover)[section])
    if left:
        return [message("reason-dig-tunnel", left=left, vp=worth)]
    return [message("reason-dig-section", vp=worth)]


def _drain(state: GameState, seat: Seat, move: moves.Drain, horizon: Horizon) -> Iterable[Message]:
    board, water = seat.board, Amount(move.water, "water")
    if not seat.exhausted and seat.water >= board.stops_pinge:
        return [message("reason-drain-pinge", water=water, stops=board.stops_pinge)]
    if seat.exhausted and seat.water >= board.stops_reeling:
        return [message("reason-drain-shaft", water=water, stops=board.stops_reeling)]
    final, stops = state.box.ruleset.final, board.stops_reeling if seat.exhausted else board.stops_pinge
    if not horizon.phases and seat.water > final.water_free and not bonus_of(state, seat).dry:
        free, each = final.water_free, vp(final.water_more)
        return [message("reason-drain-end", water=water, free=free, vp=each)]
    coming = 0 if seat.has(Ability.BUCKET) else horizon.waters
    ahead = coming and seat.water + coming >= stops
    return [message("reason-drain-ahead" if ahead else "reason-drain-idle", water=water)]


def _prop(state: GameState, seat: Seat, move: moves.Prop, horizon: Horizon) -> Iterable[Message]:
    if move.iron:
        return _iron_prop(state, seat)
    place = Place(move.place)
    if (freed := _freed_coal(seat, place)) > 0:
        return [message("reason-prop", place=place, coal=Amount(freed, Resource.COAL))]
    return [message("reason-prop-ahead", place=place)]


def _burn(state: GameState, seat: Seat, move: moves.Burn, horizon: Horizon) -> Iterable[Message]:
    figures = state.box.ruleset.burner
    wood, gain = Amount(figures.wood, Resource.WOOD), (Amount(figures.coal, Resource.COAL), vp(figures.vp))
    return [message("reason-burn", wood=wood, goods=tuple(amount for amount in gain if amount.number))]


def _marker(state: GameState, seat: Seat, move: moves.UseMarker, horizon: Horizon) -> Iterable[Message]:
    if move.marker == Marker.HAULING_CABLE:
        scored = vp(state.box.ruleset.cable.vp)
        return [message("reason-use-hauling-cable", vp=scored, water=Amount(seat.water, "water"))]
    valley = state.box.ruleset.valley
    if move.marker == Marker.MARKET:
        return [message("reason-use-market", goods=valley.market.gain.said, paid=valley.market.pay.said)]
    if move.marker == Marker.ABANDONED_FARM:
        return [message("reason-use-abandoned-farm", goods=valley.abandoned_farm.said)]
    return [message("reason-use-windlass")]


def _choose(state: GameState, seat: Seat, move: moves.Choose, horizon: Horizon) -> Iterable[Message]:
    events = _events(state, move)
    done = deeds(events, state.box)
    paid = tuple(Amount(event.amount, event.what) for event in events if isinstance(event, Spent))
    if done and paid:
        return [message("reason-choose-for", deeds=done, goods=paid)]
    return [message("reason-choose", deeds=done) if done else message("reason-choose-best")]


def _stop(state: GameState, seat: Seat, move: moves.Stop, horizon: Horizon) -> Iterable[Message]:
    no_coal = not could_dig(state, seat) and not could_reel(state, seat)
    return [message("reason-stop-no-coal" if no_coal else "reason-stop")]


def _decline(state: GameState, seat: Seat, move: moves.Decline, horizon: Horizon) -> Iterable[Message]:
    if state.pending:
        return [message("reason-decline-offer")]
    if not seat.wood:
        return [message("reason-keep-iron", iron=Amount(seat.iron, Resource.IRON))]
    burns = seat.has(Ability.CHARCOAL_BURNER)
    kept = "reason-keep-wood-unburnt" if burns else "reason-keep-wood"
    return [message(kept, wood=Amount(seat.wood, Resource.WOOD))]


def _end(state: GameState, seat: Seat, move: moves.EndTurn, horizon: Horizon) -> Iterable[Message]:
    idle = tuple(message("reason-worker", field=Field(lay.field)) for lay in waiting_lays(seat))
    return [message("reason-end-turn-idle", workers=idle) if idle else message("reason-end-turn")]


def _store(state: GameState, seat: Seat, move: moves.Store, horizon: Horizon) -> Iterable[Message]:
    slot = Slot(move.slot)
    if move.resource is None:
        fits = any(
            isinstance(other, moves.Store) and other.resource is not None for other in legal_moves(state)
        )
        return [message("reason-store-nothing" if fits else "reason-nothing-fits-slot", slot=slot)]
    good, there = Resource(move.resource), state.box.storage.vp[slot]
    last = last_winter(state, move)
    if scored := there[good]:
        id = "reason-store-for-vp" if last else "reason-store-for-vp-and-spring"
        return [message(id, good=good, slot=slot, vp=vp(scored))]
    if not last:
        return [message("reason-store-for-spring", good=good, slot=slot)]
    others = [one.resource for one in legal_moves(state) if isinstance(one, moves.Store)]
    scores = any(there[other] for other in others if other is not None)
    return [message("reason-store-no-vp" if scores else "reason-store-in-vain", good=good, slot=slot)]


def _events(state: GameState, move: moves.Move) -> list[Event]:
    return of_seat(play(state.copy(), move), state.mover)


def _freed_coal(seat: Seat, place: Place) -> int:
    """Return the coal that the next prop of a place makes accessible, less coal given away (37)."""
    reach, props, dug = seat.board.tunnel_reach, seat.tunnel_props, seat.tunnel_dug
    if place == Place.PINGE:
        reach, props, dug = seat.board.pinge_reach, seat.pinge_props, seat.pinge_dug
    return reach[props + 1] - max(reach[props], dug)


def _iron_prop(state: GameState, seat: Seat) -> Iterator[Message]:
    """I2, I5."""
    freed, scored = _freed_coal(seat, Place.TUNNEL), vp(iron_prop_vp(state.box.ruleset, seat))
    if freed > 0:
        yield message("reason-iron-prop", coal=Amount(freed, Resource.COAL), vp=scored)
    else:
        yield message("reason-iron-prop-ahead", vp=scored)
    if seat.board.iron_only >> seat.tunnel_props & 1:
        yield message("reason-iron-only")


def _give_coal(state: GameState, seat: Seat, move: moves.GiveCoal, horizon: Horizon) -> Iterable[Message]:
    """37, 38."""
    id = "reason-give-coal-to-last" if len(state.seats) > 2 else "reason-give-coal"
    return [message(id, to=SeatName(move.to))]


_WHY: Final[dict[type[moves.Move], Why]] = {
    moves.Activate: _activate,
    moves.Acquire: _acquire,
    moves.Dig: _dig,
    moves.Drain: _drain,
    moves.Reel: lambda state, seat, move, horizon: [
        message("reason-reel", coal=Amount(seat.coal + 1, Resource.COAL))
    ],
    moves.Prop: _prop,
    moves.Burn: _burn,
    moves.UseMarker: _marker,
    moves.Choose: _choose,
    moves.GiveCoal: _give_coal,
    moves.TakeMarker: lambda state, seat, move, horizon: [
        message("reason-take-marker", marker=Marker(move.marker))
    ],
    moves.TakeBonus: lambda state, seat, move, horizon: [  # the marker stays secret (B4)
        message("reason-take-bonus", left=state.bonus_left.bit_count())
    ],
    moves.Stop: _stop,
    moves.Decline: _decline,
    moves.EndTurn: _end,
    moves.Store: _store,
}
