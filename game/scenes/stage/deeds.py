"""Moves in words: what a click does, the rows of a table, the badges on a thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules import play
from game.rules.effects import NOTHING, ChooseOne, Exchange, KiepenkerlTrade
from game.rules.events import DisksTaken, Event, PingeExhausted, WaterTaken
from game.rules.message import Amount, Message, SeatName, TileName, Value, message
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
    Lay,
    Move,
    Prop,
    Reel,
    ReturnWater,
    Stop,
    Store,
    Swap,
    Take,
    TakeBonus,
    TakeMarker,
    UseMarker,
)
from game.rules.offers import trades
from game.rules.settling import effect_at
from game.rules.state import Activity, GameState, TileEffect
from game.rules.terms import Ability, Colour, Field, Marker, Place, Resource, Slot, Step
from game.scenes.stage.bonuswords import bonus_name
from game.scenes.stage.forecast import work
from game.scenes.stage.words import KIEPENKERL, actions, button_said

FOOD, COAL, WATER = Amount(1, Resource.FOOD), Amount(1, Resource.COAL), Amount(1, "water")


def deed(move: Move, state: GameState) -> Message:
    """Return a message on what a move does and, where it is certain, on what it brings."""
    return _DEEDS[type(move)](move, state)


def decision_said(seat: int, move: Move, state: GameState) -> Message:
    """Return the decision of a seat that begins with a move: a plan or storing as a whole, else the move."""
    match move:
        case Take():
            second = state.step == Step.SECOND_TAKING
            return message("decision-second-taking" if second else "decision-taking", seat=SeatName(seat))
        case Lay():
            return message("decision-plan", seat=SeatName(seat))
        case Store():
            return message("decision-storing", seat=SeatName(seat))
    return deed(move, state)


def badge(move: Move, state: GameState) -> Message:
    """Return the text of a badge."""
    match move:
        case Acquire(field, _, pay) if pay is not None:
            return message("play-badge-price", field=Field(field), price=Amount(1, Resource(pay)))
        case Acquire(field):
            return message("field-name", field=Field(field))
        case Drain(water):
            return message("number", number=-water)
        case GiveFood(water=True):
            return message("play-badge-gift-wet", food=FOOD)
        case GiveFood():
            return message("play-badge-gift-dry", food=FOOD)
        case Activate(_, colour) if colour is not None:
            return message("play-badge-kiepenkerl", colour=Colour(colour))
        case Prop():
            return message("play-badge-good", good=_prop_good(move))
    return deed(move, state)


def _take(move: Take, state: GameState) -> Message:
    events: list[Event] = []
    play(state.copy(), move, events.append)
    taken = next(event.amount for event in events if isinstance(event, DisksTaken))
    water = sum(event.amount for event in events if isinstance(event, WaterTaken))
    group: dict[str, Value] = {"disks": Amount(taken, Colour(move.colour)), "pool": move.pool + 1}
    if water:
        return message("play-take-with-water", water=Amount(water, "water"), **group)
    return message("play-take", **group)


def _swap(move: Swap, state: GameState) -> Message:
    return message(
        "play-swap",
        reserve=Amount(1, Colour(move.reserve)),
        action=Amount(1, Colour(move.action)),
        pool=move.pool + 1,
    )


def _give_food(move: GiveFood, state: GameState) -> Message:
    assert state.to_move is not None
    if move.to is None:
        gift = message("play-give-food-to-supply", food=FOOD)
    else:
        gift = message("play-give-food", food=FOOD, to=SeatName(move.to))
    if state.seats[state.to_move].has(Ability.BUCKET):
        return gift
    return message("play-gift-wet" if move.water else "play-gift-dry", gift=gift)


def _count_cart(move: CountCart, state: GameState) -> Message:
    assert state.to_move is not None
    seat = state.seats[state.to_move]
    disks = seat.cart1 if move.cart == 1 else seat.cart2
    value = sum(count * worth for count, worth in zip(disks, state.box.cart_value, strict=True))
    return message("play-count-cart", cart=move.cart, value=value)


def _lay(move: Lay, state: GameState) -> Message:
    return message("play-lay", field=Field(move.field), lay=move.said)


def _activate(move: Activate, state: GameState) -> Message:
    does: dict[str, Value] = {"field": Field(move.field), "work": work(state, move)}
    if move.colour is None:
        return message("play-work", **does)
    return message("play-work-with-kiepenkerl", colour=Colour(move.colour), **does)


def _acquire(move: Acquire, state: GameState) -> Message:
    bought: dict[str, Value] = {"field": Field(move.field), "tile": TileName(move.tile)}
    if move.pay is None:
        return message("play-acquire", **bought)
    return message("play-acquire-for", price=Amount(1, Resource(move.pay)), **bought)


def _prop(move: Prop, state: GameState) -> Message:
    return message("play-prop", good=Amount(1, _prop_good(move)), place=Place(move.place))


def _prop_good(move: Prop) -> Resource:
    return Resource.IRON if move.iron else Resource.WOOD


def _burn(move: Burn, state: GameState) -> Message:
    figures = state.box.ruleset.burner
    brought = (Amount(figures.coal, Resource.COAL), Amount(figures.vp, "vp"))
    goods = tuple(amount for amount in brought if amount.number)
    return message("play-burn", wood=Amount(figures.wood, Resource.WOOD), goods=goods)


def _dig(move: Dig, state: GameState) -> Message:
    """Return a message on a dig; at the last coal of the Pinge with the actions that are lost by it (E6)."""
    worker, events = state.pending[-1] if state.pending else None, list[Event]()
    play(state.copy(), move, events.append)
    lost = worker.left - 1 if isinstance(worker, Activity) else 0
    if lost and any(isinstance(event, PingeExhausted) for event in events):
        return message("play-dig-last", coal=COAL, actions=actions(lost))
    return message("play-dig", coal=COAL)


def _use_marker(move: UseMarker, state: GameState) -> Message:
    rules, marker = state.box.ruleset, Marker(move.marker)
    does = {
        Marker.HAULING_CABLE: message("play-cable", water=WATER, vp=Amount(rules.cable.vp, "vp")),
        Marker.WINDLASS: message("play-windlass", actions=actions(rules.workers.haspelknecht)),
        Marker.MARKET: Exchange(rules.valley.market.pay, rules.valley.market.gain).said,
        Marker.ABANDONED_FARM: Exchange(NOTHING, rules.valley.abandoned_farm).said,
    }
    return message("play-use-marker", marker=marker, does=does[marker])


def _choose(move: Choose, state: GameState) -> Message:
    option = chosen(move, state)
    if isinstance(_asked(state), KiepenkerlTrade):
        return message("play-trade", lays=option.pay.said, takes=option.gain.said, tile=KIEPENKERL)
    return message("play-choose", option=option.said)


def chosen(move: Choose, state: GameState) -> Exchange:
    """Return the option that a choice at a development means."""
    effect = _asked(state)
    return (effect.options if isinstance(effect, ChooseOne) else trades(state))[move.option]


def _asked(state: GameState) -> object:
    pending = state.pending[-1]
    assert isinstance(pending, TileEffect)
    return effect_at(state, pending)


def _store(move: Store, state: GameState) -> Message:
    slot = Slot(move.slot)
    if move.resource is None:
        return message("play-store-nothing", slot=slot)
    return message("play-store", good=Resource(move.resource), slot=slot)


def _button(move: Move, state: GameState) -> Message:
    return button_said(state, move)


_DEEDS: dict[type[Move], Callable[[Any, GameState], Message]] = {
    Acquire: _acquire,
    Activate: _activate,
    Burn: _burn,
    Choose: _choose,
    CountCart: _count_cart,
    Decline: _button,
    Dig: _dig,
    Drain: lambda move, state: message("play-drain", water=Amount(move.water, "water")),
    EndTurn: _button,
    GiveCoal: lambda move, state: message("play-give-coal", coal=COAL, to=SeatName(move.to)),
    GiveFood: _give_food,
    Lay: _lay,
    Prop: _prop,
    Reel: lambda move, state: message("play-reel", coal=COAL),
    ReturnWater: lambda move, state: message("play-return-water", water=WATER),
    Stop: _button,
    Store: _store,
    Swap: _swap,
    Take: _take,
    TakeBonus: lambda move, state: message("play-take-bonus", bonus=bonus_name(move.bonus)),
    TakeMarker: lambda move, state: message("play-take-marker", marker=Marker(move.marker)),
    UseMarker: _use_marker,
}
