"""Sentences about storage places, made from their records."""

from __future__ import annotations

from game.rulebook.worker_text import tiles_with
from game.rules.ids import is_tile
from game.rules.message import Message, Value, message, vp
from game.rules.naming import tile_called
from game.rules.ruleset import Ruleset, StorageData, TileData, load_ruleset
from game.rules.terms import Resource, Slot


def storing(ruleset: Ruleset, opened_by: str | TileData) -> tuple[Message, ...]:
    """Return what each place stores that comes with an ability, or with a development itself."""
    return tuple(
        _goods(place)
        for place in ruleset.storage.values()
        if (since := place.since) == opened_by or (is_tile(since) and ruleset.tile.get(since) is opened_by)
    )


def places_told(ruleset: Ruleset, iron: bool = True) -> tuple[Message, ...]:
    """Return a sentence on each storage place (W3); without `iron` on those that come without the module."""
    places = _places(ruleset).items()
    return tuple(place_told(ruleset, slot) for slot, place in places if iron or place.since != "workshop")


def place_told(ruleset: Ruleset, slot: Slot) -> Message:
    """Return what a storage place takes, with the tiles that open it where that is not as in the base."""
    place, base = _places(ruleset)[slot], _places(load_ruleset()).get(slot)
    usual = base is not None and place.since == base.since
    return message(
        "storage-place", slot=slot, tiles=() if usual else _opening(ruleset, place), goods=_goods(place)
    )


def openers(ruleset: Ruleset) -> tuple[Value, ...]:
    """Return the tiles that open storage places, for a language to name."""
    return tuple(
        dict.fromkeys(tile for place in _places(ruleset).values() for tile in _opening(ruleset, place))
    )


def _opening(ruleset: Ruleset, place: StorageData) -> tuple[Value, ...]:
    since = place.since
    return (tile_called(ruleset, since),) if is_tile(since) else tiles_with(ruleset, since)


def stored_worth(ruleset: Ruleset, good: Resource) -> Message:
    """Return what a good brings in winter, in each place where it scores; nothing where it scores in none."""
    places = tuple(
        message("storage-brings", slot=slot, vp=vp(points))
        for slot, place in _places(ruleset).items()
        if (points := place.takes.get(good))
    )
    return message("storage-worth", good=good, places=places)


def _places(ruleset: Ruleset) -> dict[Slot, StorageData]:
    return {slot: ruleset.storage[slot.id] for slot in Slot if slot.id in ruleset.storage}


def _goods(place: StorageData) -> Message:
    """Return the goods of which a place takes one, with the VP of each that brings some."""
    goods = [
        message("storage-good", good=kind, points=count, vp=vp(count)) for kind, count in place.takes.items()
    ]
    return message("storage-goods", goods=tuple(goods))
