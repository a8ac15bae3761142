"""Moves from text: the inverse of `str(move)` (docs/record.md)."""

from __future__ import annotations

import re
from collections.abc import Callable

from game.plain import quoted
from game.rules.message import MessageError, message
from game.rules.moves import (
    LAID,
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
from game.rules.terms import Bonus, Colour, Field, Marker, Place, Resource, Slot, Term


class NotationError(MessageError):
    """A text that names no move."""


def parse_move(text: str) -> Move:
    """Return the move that a line of a record names. Raises NotationError for any other text."""
    line = " ".join(text.split())
    for pattern, build in _FORMS:
        match = pattern.fullmatch(line)
        move = build(*match.groups()) if match else None
        if move is not None:
            return move
    examples = {"one": str(Take(1, Colour.BLACK)), "other": str(Lay(Field.FARMER, (0, 0, 2)))}
    raise NotationError(message("notation-no-move", text=quoted(line), **examples))


def _by_id(terms: type[Term]) -> dict[str, int]:
    return {term.id: term.value for term in terms}


_COLOURS, _FIELDS, _MARKERS = _by_id(Colour), _by_id(Field), _by_id(Marker)
_RESOURCES, _PLACES, _SLOTS = _by_id(Resource), _by_id(Place), _by_id(Slot)
_BONUSES = _by_id(Bonus)
_ITEM = re.compile(r"([1-9][0-9]?) ([a-z-]+)")


def _take(colour: str, pool: str) -> Move:
    return Take(int(pool) - 1, Colour(_COLOURS[colour]))


def _swap(pool: str, reserve: str, action: str) -> Move:
    return Swap(int(pool) - 1, Colour(_COLOURS[reserve]), Colour(_COLOURS[action]))


def _lay(field: str, items: str) -> Move | None:
    """Return a lay from its items in any order; None if an item is repeated or unknown."""
    counts = dict.fromkeys(LAID, 0)
    for item in [] if items == "nothing" else items.split(", "):
        match = _ITEM.fullmatch(item)
        if match is None or counts.get(match[2], 1):
            return None
        counts[match[2]] = int(match[1])
    black, brown, yellow, hammer, ladder, barrow, *specials, food, thaler = counts.values()
    disks, markers = (black, brown, yellow), (hammer, ladder, barrow)
    move: Lay = Lay.passing(Field(_FIELDS[field]), disks, markers, food, thaler, *specials)
    return move


def _activate(field: str, colour: str | None) -> Move:
    return Activate(Field(_FIELDS[field]), Colour(_COLOURS[colour]) if colour else None)


def _prop(place: str, iron: str | None) -> Move:
    return Prop(Place(_PLACES[place]), bool(iron))


def _give_food(seat: str, water: str | None) -> Move:
    return GiveFood(None if seat == "supply" else int(seat) - 1, bool(water))


def _acquire(tile: str, field: str, pay: str | None) -> Move:
    move: Acquire = Acquire.passing(Field(_FIELDS[field]), tile, Resource(_RESOURCES[pay]) if pay else None)
    return move


def _store(resource: str, slot: str) -> Move:
    what = None if resource == "nothing" else Resource(_RESOURCES[resource])
    return Store(Slot(_SLOTS[slot]), what)


def _any(table: dict[str, int]) -> str:
    return "(" + "|".join(table) + ")"


_COLOUR, _FIELD, _RESOURCE = _any(_COLOURS), _any(_FIELDS), _any(_RESOURCES)
_NUMBER = r"([1-9][0-9]?)"
_FORMS: list[tuple[re.Pattern[str], Callable[..., Move | None]]] = [
    (re.compile(pattern), build)
    for pattern, build in (
        (rf"take {_COLOUR} from {_NUMBER}", _take),
        (rf"swap in {_NUMBER}: {_COLOUR} for {_COLOUR}", _swap),
        (r"decline", Decline),
        (r"return water", ReturnWater),
        (rf"lay {_FIELD}: (.+)", _lay),
        (r"give food to (supply|[1-4])( and take water)?", _give_food),
        (r"count cart ([12])", lambda cart: CountCart(int(cart))),
        (rf"activate {_FIELD}(?: as {_COLOUR})?", _activate),
        (rf"acquire ([0-9]{{1,3}}E?) by {_FIELD}(?: for {_RESOURCE})?", _acquire),
        (r"dig", Dig),
        (rf"drain {_NUMBER}", lambda water: Drain(int(water))),
        (r"reel", Reel),
        (rf"prop {_any(_PLACES)}( with iron)?", _prop),
        (r"burn", Burn),
        (rf"use {_any(_MARKERS)}", lambda marker: UseMarker(Marker(_MARKERS[marker]))),
        (rf"choose {_NUMBER}", lambda option: Choose(int(option) - 1)),
        (r"give coal to ([1-4])", lambda seat: GiveCoal(int(seat) - 1)),
        (rf"take marker {_any(_MARKERS)}", lambda marker: TakeMarker(Marker(_MARKERS[marker]))),
        (rf"take bonus {_any(_BONUSES)}", lambda bonus: TakeBonus(Bonus(_BONUSES[bonus]))),
        (r"stop", Stop),
        (r"end turn", EndTurn),
        (rf"store (nothing|{_RESOURCE[1:-1]}) in {_any(_SLOTS)}", _store),
    )
]
