"""Moves from text: the inverse of `str(move)`."""

from __future__ import annotations

import re
from collections.abc import Callable

from game.rules.moves import (
    Acquire,
    Activate,
    Burn,
    Choose,
    Decline,
    Dig,
    Drain,
    EndTurn,
    Lay,
    Move,
    Prop,
    Reel,
    ReturnWater,
    Stop,
    Store,
    Swap,
    Take,
    UseMarker,
)
from game.rules.terms import DISK_MARKER, Colour, Field, Marker, Place, Resource, Slot, Term


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
    raise ValueError(f"{line!r} is no move; a move reads like 'take black from 2' or 'lay farmer: 2 yellow'")


def _by_label(terms: type[Term]) -> dict[str, int]:
    return {term.label: term.value for term in terms}


_COLOURS, _FIELDS, _MARKERS = _by_label(Colour), _by_label(Field), _by_label(Marker)
_RESOURCES, _PLACES, _SLOTS = _by_label(Resource), _by_label(Place), _by_label(Slot)
_LAID = {colour.label: colour.value for colour in Colour}
_LAID |= {marker.label: 3 + colour.value for colour, marker in DISK_MARKER.items()}
_LAID |= {"food": 6, "thaler": 7}


def _take(colour: str, pool: str) -> Move:
    return Take(int(pool) - 1, Colour(_COLOURS[colour]))


def _swap(pool: str, reserve: str, action: str) -> Move:
    return Swap(int(pool) - 1, Colour(_COLOURS[reserve]), Colour(_COLOURS[action]))


def _lay(field: str, items: str) -> Move | None:
    counts = [0] * 8
    for item in [] if items == "nothing" else items.split(", "):
        amount, _, name = item.partition(" ")
        if name not in _LAID or not amount.isdecimal():
            return None
        counts[_LAID[name]] += int(amount)
    black, brown, yellow, hammer, ladder, barrow, food, thaler = counts
    return Lay(Field(_FIELDS[field]), (black, brown, yellow), (hammer, ladder, barrow), food, thaler)


def _acquire(tile: str, field: str, pay: str | None) -> Move:
    return Acquire(Field(_FIELDS[field]), tile, Resource(_RESOURCES[pay]) if pay else None)


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
        (rf"activate {_FIELD}", lambda field: Activate(Field(_FIELDS[field]))),
        (rf"acquire (\d+E?) by {_FIELD}(?: for {_RESOURCE})?", _acquire),
        (r"dig", Dig),
        (r"drain (\d+)", lambda water: Drain(int(water))),
        (r"reel", Reel),
        (rf"prop {_any(_PLACES)}", lambda place: Prop(Place(_PLACES[place]))),
        (r"burn", Burn),
        (rf"use {_any(_MARKERS)}", lambda marker: UseMarker(Marker(_MARKERS[marker]))),
        (r"choose (.+)", Choose),
        (r"stop", Stop),
        (r"end turn", EndTurn),
        (rf"store (nothing|{_RESOURCE[1:-1]}) in {_any(_SLOTS)}", _store),
    )
]
