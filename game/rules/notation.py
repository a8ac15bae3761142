"""Moves from text: the inverse of `str(move)` (docs/record.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from game.plain import quoted
from game.rules import moves
from game.rules.message import MessageError, message
from game.rules.terms import Bonus, Colour, Field, Marker, Place, Resource, Slot, Term

Kind = TypeVar("Kind", bound=Term)


class NotationError(MessageError):
    """A text that names no move."""


def parse_move(text: str) -> moves.Move:
    """Return the move that a line of a record names. Raises NotationError for any other text."""
    line = " ".join(text.split())
    for pattern, build in _FORMS:
        match = pattern.fullmatch(line)
        move = build(*match.groups()) if match else None
        if move is not None:
            return move
    examples = {"one": str(moves.Take(1, Colour.BLACK)), "other": str(moves.Lay(Field.FARMER, (0, 0, 2)))}
    raise NotationError(message("notation-no-move", text=quoted(line), **examples))


def _by_id(terms: type[Kind]) -> dict[str, Kind]:
    return {term.id: term for term in terms}


_COLOURS, _FIELDS, _MARKERS = _by_id(Colour), _by_id(Field), _by_id(Marker)
_RESOURCES, _PLACES, _SLOTS = _by_id(Resource), _by_id(Place), _by_id(Slot)
_BONUSES = _by_id(Bonus)
_ITEM = re.compile(r"([1-9][0-9]?) ([a-z-]+)")


def _lay(field: str, items: str) -> moves.Move | None:
    """Return a lay from its items in any order; None if an item is repeated or unknown."""
    counts = dict.fromkeys(moves.LAID, 0)
    for item in [] if items == "nothing" else items.split(", "):
        match = _ITEM.fullmatch(item)
        if match is None or counts.get(match[2], 1):
            return None
        counts[match[2]] = int(match[1])
    black, brown, yellow, hammer, ladder, barrow, *specials, food, thaler = counts.values()
    disks, markers = (black, brown, yellow), (hammer, ladder, barrow)
    move: moves.Move = moves.Lay.passing(_FIELDS[field], disks, markers, food, thaler, *specials)
    return move


def _acquire(tile: str, field: str, pay: str | None) -> moves.Move:
    move: moves.Move = moves.Acquire.passing(_FIELDS[field], tile, _RESOURCES[pay] if pay else None)
    return move


def _any(table: Iterable[str]) -> str:
    return "(" + "|".join(table) + ")"


_COLOUR, _FIELD, _RESOURCE = _any(_COLOURS), _any(_FIELDS), _any(_RESOURCES)
_NUMBER = r"([1-9][0-9]?)"
_FORMS: list[tuple[re.Pattern[str], Callable[..., moves.Move | None]]] = [
    (re.compile(pattern), build)
    for pattern, build in (
        (rf"take {_COLOUR} from {_NUMBER}", lambda colour, pool: moves.Take(int(pool) - 1, _COLOURS[colour])),
        (
            rf"swap in {_NUMBER}: {_COLOUR} for {_COLOUR}",
            lambda pool, reserve, action: moves.Swap(int(pool) - 1, _COLOURS[reserve], _COLOURS[action]),
        ),
        (r"decline", moves.Decline),
        (r"return water", moves.ReturnWater),
        (rf"lay {_FIELD}: (.+)", _lay),
        (
            r"give food to (supply|[1-4])( and take water)?",
            lambda seat, water: moves.GiveFood(None if seat == "supply" else int(seat) - 1, bool(water)),
        ),
        (r"count cart ([12])", lambda cart: moves.CountCart(int(cart))),
        (
            rf"activate {_FIELD}(?: as {_COLOUR})?",
            lambda field, colour: moves.Activate(_FIELDS[field], colour and _COLOURS[colour]),
        ),
        (rf"acquire ([0-9]{{1,3}}E?) by {_FIELD}(?: for {_RESOURCE})?", _acquire),
        (r"dig", moves.Dig),
        (rf"drain {_NUMBER}", lambda water: moves.Drain(int(water))),
        (r"reel", moves.Reel),
        (rf"prop {_any(_PLACES)}( with iron)?", lambda place, iron: moves.Prop(_PLACES[place], bool(iron))),
        (r"burn", moves.Burn),
        (rf"use {_any(_MARKERS)}", lambda marker: moves.UseMarker(_MARKERS[marker])),
        (rf"choose {_NUMBER}", lambda option: moves.Choose(int(option) - 1)),
        (r"give coal to ([1-4])", lambda seat: moves.GiveCoal(int(seat) - 1)),
        (rf"take marker {_any(_MARKERS)}", lambda marker: moves.TakeMarker(_MARKERS[marker])),
        (rf"take bonus {_any(_BONUSES)}", lambda bonus: moves.TakeBonus(_BONUSES[bonus])),
        (r"stop", moves.Stop),
        (r"end turn", moves.EndTurn),
        (
            rf"store (nothing|{_RESOURCE[1:-1]}) in {_any(_SLOTS)}",
            lambda resource, slot: moves.Store(_SLOTS[slot], _RESOURCES.get(resource)),
        ),
    )
]
