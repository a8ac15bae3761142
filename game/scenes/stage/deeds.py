"""Moves in words: what a click does, the rows of a table, the badges on a thing."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any

from game.rules import legal_moves, play
from game.rules import moves as m
from game.rules.effects import NOTHING, ChooseOne, Exchange, KiepenkerlTrade
from game.rules.engine import effect_at, trades
from game.rules.events import DisksTaken, Event, PingeExhausted, WaterTaken
from game.rules.message import Amount, Message, SeatName, TileName, Value, message
from game.rules.state import Activity, GameState, TileEffect
from game.rules.terms import Ability, Colour, Field, Marker, Place, Resource, Slot, Step
from game.scenes.stage.bonuswords import bonus_name
from game.scenes.stage.forecast import work
from game.scenes.stage.plan import mover
from game.scenes.stage.words import KIEPENKERL, actions, button_said, prop_good

FOOD, COAL, WATER = Amount(1, Resource.FOOD), Amount(1, Resource.COAL), Amount(1, "water")


def deed(move: m.Move, state: GameState) -> Message:
    """Return a message on what a move does and, where it is certain, on what it brings."""
    return _DEEDS[type(move)](move, state)


def decision_said(seat: int, move: m.Move, state: GameState) -> Message:
    """Return the decision of a seat that begins with a move: a plan or storing as a whole, else the move."""
    match move:
        case m.Take():
            second = state.step == Step.SECOND_TAKING
            return message("decision-second-taking" if second else "decision-taking", seat=SeatName(seat))
        case m.Lay():
            return message("decision-plan", seat=SeatName(seat))
        case m.Store():
            return message("decision-storing", seat=SeatName(seat))
        case m.TakeBonus():  # which one is secret, also from who reads it over a shoulder
            return message("decision-bonus", seat=SeatName(seat))
    return deed(move, state)


def badge(move: m.Move, state: GameState) -> Message:
    """Return the text of a badge."""
    match move:
        case m.Acquire(field, _, pay) if pay is not None:
            return message("play-badge-price", field=Field(field), price=Amount(1, Resource(pay)))
        case m.Acquire(field):
            return message("field-name", field=Field(field))
        case m.Drain(water):
            return message("number", number=-water)
        case m.GiveFood(water=True):
            return message("play-badge-gift-wet", food=FOOD)
        case m.GiveFood():
            return message("play-badge-gift-dry", food=FOOD)
        case m.Activate(_, colour) if colour is not None:
            return message("play-badge-kiepenkerl", colour=Colour(colour))
        case m.Prop():
            return message("play-badge-good", good=prop_good(move))
    return deed(move, state)


def _take(move: m.Take, state: GameState) -> Message:
    events: list[Event] = []
    play(state.copy(), move, events.append)
    taken = next(event.amount for event in events if isinstance(event, DisksTaken))
    water = sum(event.amount for event in events if isinstance(event, WaterTaken))
    group: dict[str, Value] = {"disks": Amount(taken, Colour(move.colour)), "pool": move.pool + 1}
    if water:
        return message("play-take-with-water", water=Amount(water, "water"), **group)
    return message("play-take", **group)


def _swap(move: m.Swap, state: GameState) -> Message:
    return message(
        "play-swap",
        reserve=Amount(1, Colour(move.reserve)),
        action=Amount(1, Colour(move.action)),
        pool=move.pool + 1,
    )


def _give_food(move: m.GiveFood, state: GameState) -> Message:
    if move.to is None:
        gift = message("play-give-food-to-supply", food=FOOD)
    else:
        gift = message("play-give-food", food=FOOD, to=SeatName(move.to))
    if mover(state).has(Ability.BUCKET):
        return gift
    return message("play-gift-wet" if move.water else "play-gift-dry", gift=gift)


def _count_cart(move: m.CountCart, state: GameState) -> Message:
    seat = mover(state)
    disks = seat.cart1 if move.cart == 1 else seat.cart2
    value = sum(count * worth for count, worth in zip(disks, state.box.cart_value, strict=True))
    return message("play-count-cart", cart=move.cart, value=value)


def _activate(move: m.Activate, state: GameState) -> Message:
    does: dict[str, Value] = {"field": Field(move.field), "work": work(state, move)}
    if move.colour is None:
        return message("play-work", **does)
    return message("play-work-with-kiepenkerl", colour=Colour(move.colour), **does)


def _acquire(move: m.Acquire, state: GameState) -> Message:
    bought: dict[str, Value] = {"field": Field(move.field), "tile": TileName(move.tile)}
    if move.pay is None:
        return message("play-acquire", **bought)
    return message("play-acquire-for", price=Amount(1, Resource(move.pay)), **bought)


def _burn(move: m.Burn, state: GameState) -> Message:
    figures = state.box.ruleset.burner
    brought = (Amount(figures.coal, Resource.COAL), Amount(figures.vp, "vp"))
    goods = tuple(amount for amount in brought if amount.number)
    return message("play-burn", wood=Amount(figures.wood, Resource.WOOD), goods=goods)


def _dig(move: m.Dig, state: GameState) -> Message:
    """Return a message on a dig; at the last coal of the Pinge with the actions that are lost by it (E6)."""
    lost = actions_lost(state, move)
    return (
        message("play-dig-last", coal=COAL, actions=actions(lost)) if lost else message("play-dig", coal=COAL)
    )


def actions_lost(state: GameState, move: m.Dig) -> int:
    """Return the actions that a dig costs a worker: at the Pinge's last coal those for its water (E6)."""
    worker, events = state.pending[-1] if state.pending else None, list[Event]()
    if state.to_move is None or not isinstance(worker, Activity):
        return 0
    play(state.copy(), move, events.append)
    exhausts = any(isinstance(event, PingeExhausted) for event in events)
    drains = any(isinstance(other, m.Drain) for other in legal_moves(state))
    if not (exhausts and drains):
        return 0
    return min(worker.left - 1, ceil(state.seats[state.to_move].water / state.box.ruleset.workers.drain))


def _use_marker(move: m.UseMarker, state: GameState) -> Message:
    rules, marker = state.box.ruleset, Marker(move.marker)
    does = {
        Marker.HAULING_CABLE: message("play-cable", water=WATER, vp=Amount(rules.cable.vp, "vp")),
        Marker.WINDLASS: message("play-windlass", actions=actions(rules.worker["haspelknecht"].actions)),
        Marker.MARKET: Exchange(rules.valley.market.pay, rules.valley.market.gain).said,
        Marker.ABANDONED_FARM: Exchange(NOTHING, rules.valley.abandoned_farm).said,
    }
    return message("play-use-marker", marker=marker, does=does[marker])


def _choose(move: m.Choose, state: GameState) -> Message:
    option = chosen(move, state)
    if isinstance(_asked(state), KiepenkerlTrade):
        return message("play-trade", lays=option.pay.said, takes=option.gain.said, tile=KIEPENKERL)
    return message("play-choose", option=option.said)


def chosen(move: m.Choose, state: GameState) -> Exchange:
    """Return the option that a choice at a development means."""
    effect = _asked(state)
    return (effect.options if isinstance(effect, ChooseOne) else trades(state))[move.option]


def _asked(state: GameState) -> object:
    pending = state.pending[-1]
    assert isinstance(pending, TileEffect)
    return effect_at(state, pending)


def _store(move: m.Store, state: GameState) -> Message:
    slot = Slot(move.slot)
    if move.resource is None:
        return message("play-store-nothing", slot=slot)
    return message("play-store", good=Resource(move.resource), slot=slot)


_DEEDS: dict[type[m.Move], Callable[[Any, GameState], Message]] = {
    m.Acquire: _acquire,
    m.Activate: _activate,
    m.Burn: _burn,
    m.Choose: _choose,
    m.CountCart: _count_cart,
    m.Decline: lambda move, state: button_said(state, move),
    m.Dig: _dig,
    m.Drain: lambda move, state: message("play-drain", water=Amount(move.water, "water")),
    m.EndTurn: lambda move, state: button_said(state, move),
    m.GiveCoal: lambda move, state: message("play-give-coal", coal=COAL, to=SeatName(move.to)),
    m.GiveFood: _give_food,
    m.Lay: lambda move, state: message("play-lay", field=Field(move.field), lay=move.said),
    m.Prop: lambda move, state: message(
        "play-prop", good=Amount(1, prop_good(move)), place=Place(move.place)
    ),
    m.Reel: lambda move, state: message("play-reel", coal=COAL),
    m.ReturnWater: lambda move, state: message("play-return-water", water=WATER),
    m.Stop: lambda move, state: button_said(state, move),
    m.Store: _store,
    m.Swap: _swap,
    m.Take: _take,
    m.TakeBonus: lambda move, state: message("play-take-bonus", bonus=bonus_name(move.bonus)),
    m.TakeMarker: lambda move, state: message("play-take-marker", marker=Marker(move.marker)),
    m.UseMarker: _use_marker,
}
