"""Which figures that differ have one cause, so that it is told once."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import numpy as np
import polars as pl

from game.playtest.columns import SEATS, Column, tile_id
from game.playtest.figures import Reckoned, shifts
from game.playtest.members import without_phase
from game.playtest.places import Place
from game.playtest.ratios import Numbers
from game.rules.terms import Colour

_Cause = tuple[str, ...]
_COLOURS = frozenset(colour.label for colour in Colour)
_NAMED = ("tile", "colour", SEATS)
"""Causes that are told by themselves, whatever they go with."""
_ALIKE = 0.7
"""Figures tell the same story where seed by seed their differences go together so closely (correlation)."""


def causes(games: pl.DataFrame, real: Sequence[Reckoned], home: Mapping[str, Place]) -> list[list[Reckoned]]:
    """The figures by cause, in their order: a development, a colour, the seats, or what goes together."""
    tiles, alike = _tiles(games.columns), _alike(games, real)
    found: dict[_Cause, list[int]] = {}
    for at, one in enumerate(real):
        key = _cause(one.column, home, tiles)
        if key not in found and key[0] not in _NAMED:
            key = next((other for other in found if alike[at, found[other][0]] >= _ALIKE), key)
        found.setdefault(key, []).append(at)
    return [[real[at] for at in of] for of in found.values()]


def results(real: Sequence[Reckoned]) -> list[list[Reckoned]]:
    """Scores, wins and margins by cause: all seats together, or the seats, places or automas by themselves.

    What all seats do alike is told of all of them, and what one does not of it.
    """
    whole = {one.column.key for one in real}
    found: dict[_Cause, list[Reckoned]] = {}
    for one in real:
        alone = one.column.where is not None and one.column.source not in whole
        key = (one.column.source, one.column.where.column if one.column.where and alone else "")
        found.setdefault(key, []).append(one)
    return list(found.values())


def _alike(games: pl.DataFrame, real: Sequence[Reckoned]) -> Numbers:
    """How closely figures go together, without sign; what is not a column of the games goes with nothing."""
    own = [at for at, one in enumerate(real) if one.column.where or one.column.key == one.column.source]
    moved = shifts(games, [real[at].column for at in own])
    length = np.sqrt((moved**2).sum(axis=1, keepdims=True))
    unit = np.divide(moved, length, out=np.zeros_like(moved), where=length > 0)
    found = np.zeros((len(real), len(real)))
    found[np.ix_(own, own)] = np.abs(unit @ unit.T)
    return found


def _cause(column: Column, home: Mapping[str, Place], tiles: Collection[str]) -> _Cause:
    """By the name of the figure; years, phases and numbers of a family belong together."""
    if tile := _tile(column, tiles):
        return "tile", tile
    if colours := _COLOURS & {word.partition("_")[0] for word in column.members}:
        return "colour", min(colours)
    if column.key in home:
        return SEATS, home[column.key].where.column
    parts = map(without_phase, column.members)
    return column.metric.key, *(part for part in parts if not part.isdigit())


def _tile(column: Column, tiles: Collection[str]) -> str:
    """The development that a figure is about: a member of its family, or what the metric rests on."""
    if tile := tile_id(column):
        return tile.lower()
    source = column.metric.source.lower()
    return source if column.group == "rules" and source in tiles else ""


def _tiles(columns: Sequence[str]) -> frozenset[str]:
    """The developments of which something is told, in small letters."""
    return frozenset(name.split("_")[1].lower() for name in columns if name.startswith("tile_"))
