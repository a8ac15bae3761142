"""A game's parameters as names and plain values, as OpenSpiel and PettingZoo are given them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.adapters.frame import Frame, frame_of
from game.adapters.rewards import RETURNS, returns_named
from game.plain import quoted
from game.rules import Setup
from game.rules.ids import AddedTile, TileId
from game.rules.message import MessageError, message
from game.rules.ruleset import BASE, load_ruleset
from game.rules.setup import new_tiles

Value = str | int | float | bool
DEFAULTS: dict[str, Value] = {
    "players": 2,
    "ruleset": BASE,
    "modules": "",
    "tunnel": "A",
    "tiles": "first",
    "new_tiles": "",
    "layout": "",
    "open_planning": False,
    "seed": 0,
    "boards": 1,
    "returns": RETURNS[0],
}
"""The parameters and their defaults.

Several words in one value have slashes between them. A single number needs one behind it, `16/`, as OpenSpiel
would read another kind of value.
"""
_ALL = AddedTile("all")
_WAYS = ("first", "random", "recommended")


class Parameters(NamedTuple):
    """The games that parameters describe, and how their results are told."""

    frame: Frame
    returns: str


def parameters_of(given: Mapping[str, object]) -> Parameters:
    """Return what parameters describe. Raises MessageError for what cannot be played."""
    for name in given:
        if name not in DEFAULTS and name != "name":
            raise MessageError(message("adapters-parameter", name=quoted(name), names=tuple(DEFAULTS)))
    values = DEFAULTS | dict(given)
    boards = _number(values, "boards")
    if boards < 1:
        raise MessageError(message("adapters-boards", given=boards))
    return Parameters(frame_of(_setup(values), boards), returns_named(str(values["returns"])))


def _setup(values: Mapping[str, object]) -> Setup:
    ruleset, modules = str(values["ruleset"]), frozenset(_words(values["modules"]))
    tiles = str(values["tiles"])
    mixed: tuple[TileId, ...] = tuple(map(AddedTile, _words(values["new_tiles"])))
    if mixed == (_ALL,):
        mixed = new_tiles(load_ruleset(ruleset), modules)
    return Setup(
        seats=_number(values, "players"),
        seed=_number(values, "seed"),
        ruleset=ruleset,
        layout=str(values["layout"]) or None,
        tiles=tiles if tiles in _WAYS else tuple(map(AddedTile, _words(tiles))),
        modules=modules,
        tunnel=str(values["tunnel"]),
        new_tiles=mixed,
        open_planning=_truth(values, "open_planning"),
    )


def _number(values: Mapping[str, object], name: str) -> int:
    """Return a whole number. Raises MessageError."""
    given = values[name]
    if isinstance(given, bool) or not re.fullmatch(r"-?[0-9]{1,18}", str(given)):
        raise MessageError(message("adapters-number", name=name, given=quoted(str(given))))
    return int(str(given))


def _truth(values: Mapping[str, object], name: str) -> bool:
    """Return what is true or false, also as a word. Raises MessageError."""
    told = {"true": True, "1": True, "false": False, "0": False}.get(str(values[name]).lower())
    if told is None:
        raise MessageError(message("adapters-truth", name=name, given=quoted(str(values[name]))))
    return told


def parameters_for(setup: Setup) -> dict[str, Value]:
    """Return the parameters of the games of a setup; those that are as usual are left out."""
    given: dict[str, Value] = {
        "players": setup.seats,
        "ruleset": setup.ruleset,
        "modules": _told(sorted(setup.modules)),
        "tunnel": setup.tunnel,
        "tiles": setup.tiles if isinstance(setup.tiles, str) else _told(setup.tiles),
        "new_tiles": _told(setup.new_tiles),
        "layout": setup.layout or "",
        "open_planning": setup.open_planning,
        "seed": setup.seed,
    }
    return {name: value for name, value in given.items() if value != DEFAULTS[name]}


def _told(words: Iterable[str]) -> str:
    return "".join(f"{word}/" for word in words)


def _words(value: object) -> tuple[str, ...]:
    return tuple(word for word in str(value).split("/") if word)
