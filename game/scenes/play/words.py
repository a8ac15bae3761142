"""What the table says: the open question, the button, the badges, reasons as sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from game.rules.effects import (
    NOTHING,
    BonusOffer,
    ChooseOne,
    Effect,
    Exchange,
    HandOver,
    KiepenkerlTrade,
    MarkerOffer,
    MayDig,
    MayDrain,
    exchange,
)
from game.rules.moves import (
    Acquire,
    Activate,
    Burn,
    Choose,
    CountCart,
    Decline,
    Dig,
    Drain,
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
    TakeMarker,
    UseMarker,
)
from game.rules.offers import trades
from game.rules.phases.taking import has_taken
from game.rules.settling import effect_at
from game.rules.state import Activity, GameState, TileEffect
from game.rules.terms import Ability, Colour, Field, Marker, Place, Resource, Slot, Step
from game.scenes.play.bonuswords import bonus_name, bonus_words
from game.telling import in_words

NOTHING_HERE = "Nothing can be done with that now."


def sentence(reason: str) -> str:
    """A reason of the rules as a sentence, its rule's id at the end."""
    rule, colon, text = reason.partition(": ")
    if not colon:
        return reason
    return f"{text[0].upper()}{text[1:]}. ({rule})"


def question(state: GameState, name: str, legal: Sequence[Move]) -> str:
    """What the seat to move is asked, as far as it can be done."""
    if state.to_move is None:
        return "The game is over."
    pending = state.pending[-1] if state.pending else None
    if isinstance(pending, Activity):
        actions = "action" if pending.left == 1 else "actions"
        return f"{name}: the {Field(pending.field).label} has {pending.left} {actions} left"
    if isinstance(pending, TileEffect):
        return f"{name}: {_settling(state, effect_at(state, pending), state.box.tiles[pending.tile].name)}"
    kinds = {type(move) for move in legal}
    if state.step == Step.WORKING:
        return f"{name}: {_at_work(kinds, legal)}"
    if state.step == Step.WINTER_SCORING:
        return f"{name}: {_free(legal)} before coal is scored, or go on"
    if state.step == Step.AUTUMN_WATER:
        water = "" if state.seats[state.to_move].has(Ability.BUCKET) else " and leave the water"
        worth = state.box.ruleset.valley.thanksgiving.vp
        return f"{name}: click a player to give 1 food for {worth} VP{water}, or keep the food"
    if Swap in kinds and Take not in kinds:
        return f"{name}: click a reserve disk for the Oil Lamp to swap it, or keep the marker"
    lamp = "; or first click a reserve disk: the Oil Lamp swaps it" if Swap in kinds else ""
    return f"{name}: {_QUESTIONS[Step(state.step)]}{lamp}"


def _settling(state: GameState, effect: Effect, tile: str) -> str:
    """What a development asks whoever acquired it."""
    match effect:
        case HandOver(source):
            return f"click the player who is to have the coal of the {tile if source == 'tile' else source}"
        case MayDrain(most):
            return f"click the water to remove {'1' if most == 1 else f'up to {most}'}, or do without"
        case MayDig():
            return "click the coal to excavate 1, or do without"
        case MarkerOffer():
            return "choose the marker to take"
        case BonusOffer():
            return "take a bonus marker, in secret"
        case KiepenkerlTrade():
            load = Resource(state.kiepenkerl).label
            return f"take the {load} of the Kiepenkerl and 1 of the supply, and lay another kind on him"
        case ChooseOne(options) if all(option.text.startswith("spend") for option in options):
            return f"choose what is spent on the {tile}"
        case ChooseOne(optional=True):
            return f"choose what the {tile} exchanges, or do without"
    return f"choose what the {tile} brings"


_QUESTIONS = {
    Step.CART_CHOICE: "click the cart that counts for the turn order",
    Step.FIRST_TAKING: "take all disks of one colour from a pool, for cart 1",
    Step.SECOND_TAKING: "take again, as many as make 5 disks, for cart 2",
    Step.WATER_RETURN: "fewer than 5 disks: click the water to return 1",
    Step.PLANNING: "lay disks, markers, food and Thaler on the workers' fields",
    Step.WINTER_STORAGE: "click a resource to store it; what has no slot is lost",
    Step.OVER: "the game is over",
}


def _at_work(kinds: set[type[Move]], legal: Sequence[Move]) -> str:
    """What can be done between two workers."""
    if Activate in kinds:
        return "click a worker" + (", or the development it is to acquire" if Acquire in kinds else "")
    if Acquire in kinds:
        return "click the development to acquire"
    free = _free(legal)
    return f"all workers are done: {free}, or end the turn" if free else "all workers are done: end the turn"


def _free(legal: Sequence[Move]) -> str:
    """The free actions that are possible."""
    kinds = {type(move) for move in legal}
    props = sorted(
        {"iron" if move.iron else "wood" for move in legal if isinstance(move, Prop)}, reverse=True
    )
    able = ((Prop, f"place {' or '.join(props)}"), (Burn, "burn wood"), (UseMarker, "use a marker"))
    return " or ".join(words for kind, words in able if kind in kinds)


def button_text(state: GameState, move: Move | None) -> str:
    """What is written on the large button."""
    if state.step == Step.PLANNING:
        return "Finish planning"
    if state.step == Step.WINTER_STORAGE:
        return "Finish storing"
    if isinstance(move, Stop):
        return "The worker stops"
    if isinstance(move, Decline) and _keeps_lamp(state):
        return "Keep the Oil Lamp"
    return _BUTTONS.get(Step(state.step), "") if not state.pending else "Do without"


def _keeps_lamp(state: GameState) -> bool:
    """Whether to decline means to do without a swap after one's own taking (32)."""
    taking = state.step in (Step.FIRST_TAKING, Step.SECOND_TAKING) and state.to_move is not None
    return taking and has_taken(state, state.seats[state.to_move])


_BUTTONS = {
    Step.AUTUMN_WATER: "Keep the food",
    Step.SECOND_TAKING: "Take no more",
    Step.WATER_RETURN: "Keep the water",
    Step.WORKING: "End turn",
    Step.WINTER_SCORING: "Score the coal",
}


def offer(move: Move, state: GameState) -> str:
    """What a click that means this move does, in a few words."""
    text = _OFFERS.get(type(move))
    return text(move, state) if text else str(move)


def _take(move: Take, state: GameState) -> str:
    wet = state.box.wet_pools[move.pool] and state.step == Step.FIRST_TAKING
    water = ", with 1 water" if wet else ""
    return f"Take {Colour(move.colour).label} from pool {move.pool + 1}{water}"


def _acquire(move: Acquire, state: GameState) -> str:
    price = f" for 1 {Resource(move.pay).label}" if move.pay is not None else ""
    return f"{name_of_field(move.field)} acquires {name_of(state, move.tile)}{price}"


def name_of_field(field: Field) -> str:
    """A worker's name at the beginning of a line."""
    label = Field(field).label
    return label[0].upper() + label[1:]


def name_of(state: GameState, tile: str) -> str:
    """A tile's name."""
    return state.box.tiles[state.box.index[tile]].name


def _give_food(move: GiveFood, state: GameState) -> str:
    assert state.to_move is not None
    receiver = " to the supply" if move.to is None else ""
    if state.seats[state.to_move].has(Ability.BUCKET):
        return f"Give 1 food{receiver}"
    return f"Give 1 food{receiver}, {'take' if move.water else 'leave'} the water"


def _count_cart(move: CountCart, state: GameState) -> str:
    assert state.to_move is not None
    seat = state.seats[state.to_move]
    disks = seat.cart1 if move.cart == 1 else seat.cart2
    value = sum(count * worth for count, worth in zip(disks, state.box.cart_value, strict=True))
    return f"Cart {move.cart} counts: order value {value}"


def _activate(move: Activate, state: GameState) -> str:
    as_colour = "" if move.colour is None else f", the Kiepenkerl as {Colour(move.colour).label}"
    return f"The {Field(move.field).label} sets to work{as_colour}"


def _prop(move: Prop, state: GameState) -> str:
    what = "iron" if move.iron else "wood"
    return f"Place {what} in the {'Pinge' if move.place == Place.PINGE else 'Tunnel'}"


def _use_marker(move: UseMarker, state: GameState) -> str:
    valley = state.box.ruleset.valley
    if move.marker == Marker.MARKET:
        return f"Market: {in_words(exchange(valley.market.pay, valley.market.gain).text)}"
    if move.marker == Marker.ABANDONED_FARM:
        return f"Abandoned farm: {exchange(NOTHING, valley.abandoned_farm).text}"
    return f"Use the marker {Marker(move.marker).label}"


def _choose(move: Choose, state: GameState) -> str:
    """An option's text as a reader wants it, and what it leads to."""
    effect = effect_at(state, state.pending[-1]) if isinstance(state.pending[-1], TileEffect) else None
    if isinstance(effect, ChooseOne):
        chosen = effect.options[move.option]
        text = _option_text(chosen) + _gifts(chosen)
        return text[0].upper() + text[1:]
    lays, _, takes = _option_text(trades(state)[move.option]).partition(" for ")
    return f"Lay {lays} on the Kiepenkerl, take {takes}"


def _option_text(option: Exchange) -> str:
    return re.sub(r", (\d+ water)$", r"; takes \1", in_words(option.text))


def _gifts(chosen: Exchange) -> str:
    """How many gifts a coal that is given away brings (37)."""
    gifts = chosen.then[1] if len(chosen.then) > 1 and isinstance(chosen.then[0], HandOver) else None
    if not isinstance(gifts, ChooseOne):
        return ""
    return f", for {min(len(gift.text.split(', ')) for gift in gifts.options)} gifts"


_OFFERS: dict[type[Move], Callable[[Any, GameState], str]] = {
    Take: _take,
    Swap: lambda move, state: f"Swap {Colour(move.reserve).label} for {Colour(move.action).label}",
    ReturnWater: lambda move, state: "Return 1 water",
    GiveFood: _give_food,
    CountCart: _count_cart,
    GiveCoal: lambda move, state: "Give the coal to this player",
    TakeMarker: lambda move, state: f"Take the {Marker(move.marker).label}",
    TakeBonus: lambda move, state: f"{bonus_name(move.bonus)}: {bonus_words(state.box, move.bonus)}",
    Activate: _activate,
    Acquire: _acquire,
    Dig: lambda move, state: "Excavate a coal",
    Drain: lambda move, state: f"Remove {move.water}",
    Reel: lambda move, state: "Reel up a coal",
    Prop: _prop,
    Burn: lambda move, state: "Burn wood to charcoal",
    UseMarker: _use_marker,
    Choose: _choose,
    Stop: lambda move, state: "The worker stops",
}


def slot_name(slot: Slot) -> str:
    """A storage slot's name."""
    return {
        Slot.FARM: "Farm",
        Slot.BARN: "Barn",
        Slot.COAL_STORE: "Coal Storage: coal",
        Slot.WOOD_STORE: "Coal Storage: wood",
        Slot.WORKSHOP: "Workshop: iron",
    }[slot]


def slot_worth(slot: Slot, state: GameState) -> str:
    """What a slot scores, from the figures of the game."""
    winter = state.box.ruleset.winter
    what = {
        Slot.FARM: ("wood", winter.farm_wood),
        Slot.BARN: ("food", winter.barn_food),
        Slot.COAL_STORE: ("coal", winter.coal_store_coal),
        Slot.WORKSHOP: ("iron", winter.workshop_iron),
    }.get(slot)
    return f"{what[0]}: {what[1]} VP" if what and what[1] else ""


def badge(move: Move, state: GameState) -> str:
    """What is written on a badge."""
    if isinstance(move, Acquire):
        price = f": 1 {Resource(move.pay).label}" if move.pay is not None else ""
        return f"{name_of_field(move.field)}{price}"
    if isinstance(move, Drain):
        return f"−{move.water}"
    if isinstance(move, GiveFood):
        return f"1 food, {'take' if move.water else 'no'} water"
    if isinstance(move, Activate) and move.colour is not None:
        return f"Kiepenkerl as {Colour(move.colour).label}"
    if isinstance(move, Prop):
        return "Iron" if move.iron else "Wood"
    return offer(move, state)
