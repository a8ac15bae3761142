"""What the table says: the open question, the button, the badges, reasons as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.moves import (
    Acquire,
    Activate,
    Burn,
    Choose,
    Dig,
    Drain,
    Move,
    Prop,
    Reel,
    ReturnWater,
    Stop,
    Swap,
    Take,
    UseMarker,
)
from game.rules.state import Activity, GameState, TileEffect
from game.rules.terms import Colour, Field, Marker, Place, Resource, Slot, Step

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
        return f"{name}: settle what {state.box.tiles[pending.tile].name} brings"
    kinds = {type(move) for move in legal}
    if state.step == Step.WORKING:
        return f"{name}: {_at_work(kinds)}"
    if state.step == Step.WINTER_SCORING:
        return f"{name}: {_free(kinds)} before coal is scored, or go on"
    lamp = "; or first click a reserve disk: the Oil Lamp swaps it" if Swap in kinds else ""
    return f"{name}: {_QUESTIONS[Step(state.step)]}{lamp}"


_QUESTIONS = {
    Step.FIRST_TAKING: "take all disks of one colour from a pool, for cart 1",
    Step.SECOND_TAKING: "take again, as many as make 5 disks, for cart 2",
    Step.WATER_RETURN: "fewer than 5 disks: click the water to return 1",
    Step.PLANNING: "lay disks, markers, food and Thaler on the workers' fields",
    Step.WINTER_STORAGE: "click a resource to store it; what has no slot is lost",
    Step.OVER: "the game is over",
}


def _at_work(kinds: set[type[Move]]) -> str:
    """What can be done between two workers."""
    if Activate in kinds:
        return "click a worker" + (", or the development it is to acquire" if Acquire in kinds else "")
    if Acquire in kinds:
        return "click the development to acquire"
    free = _free(kinds)
    return f"all workers are done: {free}, or end the turn" if free else "all workers are done: end the turn"


def _free(kinds: set[type[Move]]) -> str:
    """The free actions that are possible."""
    able = ((Prop, "place wood"), (Burn, "burn wood"), (UseMarker, "use a marker"))
    return " or ".join(words for kind, words in able if kind in kinds)


def button_text(state: GameState, move: Move | None) -> str:
    """What is written on the large button."""
    if state.step == Step.PLANNING:
        return "Finish planning"
    if state.step == Step.WINTER_STORAGE:
        return "Finish storing"
    if isinstance(move, Stop):
        return "The worker stops"
    return _BUTTONS.get(Step(state.step), "") if not state.pending else "Do without"


_BUTTONS = {
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
    return f"{Field(move.field).label.capitalize()} acquires {name_of(state, move.tile)}{price}"


def name_of(state: GameState, tile: str) -> str:
    """A tile's name."""
    return state.box.tiles[state.box.index[tile]].name


_OFFERS: dict[type[Move], Callable[[Any, GameState], str]] = {
    Take: _take,
    Swap: lambda move, state: f"Swap for {Colour(move.action).label}",
    ReturnWater: lambda move, state: "Return 1 water",
    Activate: lambda move, state: f"The {Field(move.field).label} sets to work",
    Acquire: _acquire,
    Dig: lambda move, state: "Excavate a coal",
    Drain: lambda move, state: f"Remove {move.water}",
    Reel: lambda move, state: "Reel up a coal",
    Prop: lambda move, state: f"Place wood in the {'Pinge' if move.place == Place.PINGE else 'Tunnel'}",
    Burn: lambda move, state: "Burn wood to charcoal",
    UseMarker: lambda move, state: f"Use the marker {Marker(move.marker).label}",
    Choose: lambda move, state: move.option.replace("thaler", "Thaler").replace("vp", "VP"),
    Stop: lambda move, state: "The worker stops",
}


def slot_name(slot: Slot) -> str:
    """A storage slot's name."""
    return {
        Slot.FARM: "Farm",
        Slot.BARN: "Barn",
        Slot.COAL_STORE: "Coal Storage: coal",
        Slot.WOOD_STORE: "Coal Storage: wood",
    }[slot]


def slot_worth(slot: Slot, state: GameState) -> str:
    """What a slot scores, from the figures of the game."""
    winter = state.box.ruleset.winter
    what = {
        Slot.FARM: ("wood", winter.farm_wood),
        Slot.BARN: ("food", winter.barn_food),
        Slot.COAL_STORE: ("coal", winter.coal_store_coal),
    }.get(slot)
    return f"{what[0]}: {what[1]} VP" if what else ""


def badge(move: Move, state: GameState) -> str:
    """What is written on a badge."""
    if isinstance(move, Acquire):
        price = f": 1 {Resource(move.pay).label}" if move.pay is not None else ""
        return f"{Field(move.field).label.capitalize()}{price}"
    if isinstance(move, Drain):
        return f"−{move.water}"
    return offer(move, state)
