"""Tiles, places and payments as a message names them: for refusals, and for all that tells of workers."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.ids import TileId
from game.rules.message import Message, TileName, Value, message
from game.rules.ruleset.loader import called
from game.rules.ruleset.records import Ruleset
from game.rules.ruleset.worker_data import Laid, UseData


def tile_called(ruleset: Ruleset, number: TileId) -> Value:
    """Return a tile for a language to name; what a ruleset does not have is named by its number."""
    return called(number, ruleset.tile[number].name) if number in ruleset.tile else TileName(number)


def place_said(place: str, water: bool = False) -> Message:
    """Return a part of the mine as a place of work; water of the Tunnel lies in the shaft."""
    return message(f"worker-in-{'shaft' if water and place == 'tunnel' else place}")


def pays(ruleset: Ruleset, id: str) -> Message:
    """Return all that can lie on a worker's field, each alternative exactly."""
    return alternatives([one for use in ruleset.worker[id].use.values() for one in _payments(ruleset, use)])


def alternatives(pays: list[Value]) -> Message:
    """Return alternatives; those of several things stand apart."""
    mixed = len(pays) > 1 and any(isinstance(pay, Message) for pay in pays)
    return message("worker-pay-mixed" if mixed else "worker-pay", pay=tuple(pays))


def laid_said(laid: Laid) -> Value:
    """Return what lies on a field at once."""
    return laid.said[0] if len(laid.said) == 1 else message("worker-pay-both", parts=laid.said)


def _payments(ruleset: Ruleset, use: UseData) -> Iterator[Value]:
    for laid in use.pay:
        if use.owning:
            tile = tile_called(ruleset, use.owning)
            yield message("worker-pay-owning", pay=laid_said(laid), tile=tile)
        else:
            yield laid_said(laid)
