"""Moves from text: the inverse of `str(move)`."""

from __future__ import annotations

import re
from collections.abc import Callable

from game.plain import quoted
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
from game.rules.terms import DISK_MARKER, Bonus, Colour, Field, Marker, Place, Resource, Slot, Term


def parse_move(text: str) -> Move:
    """The move that a line of a record means.

    Raises ValueError, with what was read and what a move looks like, for any other text.
    """
    line = " ".join(text.split())
    for pattern, build in _FORMS:
        match = pattern.fullmatch(line)
        if match:
            move = build(*match.groups())
            if move is not None and str(move) == line:
                return move
    raise ValueError(
        f"{quoted(line)} is no move; one reads like 'take black from 2' or 'lay farmer: 2 yellow'"
    )


def _by_label(terms: type[Term]) -> dict[str, int]:
    return {term.label: term.value for term in terms}


_COLOURS, _FIELDS, _MARKERS = _by_label(Colour), _by_label(Field), _by_label(Marker)
_RESOURCES, _PLACES, _SLOTS = _by_label(Resource), _by_label(Place), _by_label(Slot)
_BONUSES = _by_label(Bonus)
_AMOUNT = re.compile(r"[1-9][0-9]?")
_LAID = {colour.label: colour.value for colour in Colour}
_LAID |= {marker.label: 3 + colour.value for colour, marker in DISK_MARKER.items()}
_LAID |= {Marker.KIEPENKERL.label: 6, Marker.WICKER_BASKET.label: 7, Marker.COTTAGE.label: 8}
_LAID |= {"food": 9, "thaler": 10}


def _take(colour: str, pool: str) -> Move:
    return Take(int(pool) - 1, Colour(_COLOURS[colour]))


def _swap(pool: str, reserve: str, action: str) -> Move:
    return Swap(int(pool) - 1, Colour(_COLOURS[reserve]), Colour(_COLOURS[action]))


def _lay(field: str, items: str) -> Move | None:
    counts = [0] * 11
    for item in [] if items == "nothing" else items.split(", "):
        amount, _, name = item.partition(" ")
        if name not in _LAID or not _AMOUNT.fullmatch(amount):
            return None
        counts[_LAID[name]] += int(amount)
    black, brown, yellow, hammer, ladder, barrow, *specials, food, thaler = counts
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
    return "(" + "|".join(map(re.escape, table)) + ")"


_COLOUR, _FIELD, _RESOURCE = _any(_COLOURS), _any(_FIELDS), _any(_RESOURCES)
_FORMS: list[tuple[re.Pattern[str], Callable[..., Move | None]]] = [
    (re.compile(pattern), build)
    for pattern, build in (
        (rf"take {_COLOUR} from ([1-9]\d?)", _take),
        (rf"swap in ([1-9]\d?): {_COLOUR} for {_COLOUR}", _swap),
        (r"decline", Decline),
        (r"return water", ReturnWater),
        (rf"lay {_FIELD}: (.+)", _lay),
        (r"give food to (supply|[1-4])( and take water)?", _give_food),
        (r"count cart ([12])", lambda cart: CountCart(int(cart))),
        (rf"activate {_FIELD}(?: as {_COLOUR})?", _activate),
        (rf"acquire ([0-9]{{1,3}}E?) by {_FIELD}(?: for {_RESOURCE})?", _acquire),
        (r"dig", Dig),
        (r"drain ([0-9]{1,2})", lambda water: Drain(int(water))),
        (r"reel", Reel),
        (rf"prop {_any(_PLACES)}( with iron)?", _prop),
        (r"burn", Burn),
        (rf"use {_any(_MARKERS)}", lambda marker: UseMarker(Marker(_MARKERS[marker]))),
        (r"choose (.+)", Choose.passing),
        (r"give coal to ([1-4])", lambda seat: GiveCoal(int(seat) - 1)),
        (rf"take marker {_any(_MARKERS)}", lambda marker: TakeMarker(Marker(_MARKERS[marker]))),
        (rf"take bonus {_any(_BONUSES)}", lambda bonus: TakeBonus(Bonus(_BONUSES[bonus]))),
        (r"stop", Stop),
        (r"end turn", EndTurn),
        (rf"store (nothing|{_RESOURCE[1:-1]}) in {_any(_SLOTS)}", _store),
    )
]
