"""Real differences between two rulesets: a sentence for each cause.

Scores, wins and margins lead; then the figures that the draft's changes concern; then the rest. In each part
the clearest comes first: clear means surely different, not important.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import numpy as np
import polars as pl

from game.playtest.columns import SEATS, Column, tile_id
from game.playtest.figures import Computed, shifts
from game.playtest.naming import COLOURS, without_phase
from game.playtest.ratios import Numbers
from game.playtest.subgroups import SubgroupEffect, subgroup_effects
from game.playtest.summary import Finding
from game.playtest.wording import comparison

Keys = Collection[str]
Effects = Mapping[str, SubgroupEffect]
_Cause = tuple[str, ...]
_NAMED = ("tile", "colour", SEATS)
"""Causes that are always told apart from others."""
_ALIKE = 0.7
"""Figures have one cause if their differences by seed have at least this correlation."""
RESULT, CHANGED, REST = "result", "changed", "rest"
"""The parts, in their order."""
_LEADING = ("won", "score", "margin")


def findings(games: pl.DataFrame, found: Sequence[Computed], concerned: Keys = ()) -> tuple[Finding, ...]:
    """Return the findings of a comparison; `concerned` are the keys that the draft's changes concern."""
    home = subgroup_effects(games, found, 2)
    parts: dict[str, list[Computed]] = {RESULT: [], CHANGED: [], REST: []}
    for one in sorted((one for one in found if one.figure.real), key=_order):
        parts[_part(one, concerned)].append(one)
    told = {part: causes(games, parts[part], home) for part in (CHANGED, REST)}
    told[RESULT] = results(sorted(parts[RESULT], key=_by_metric))
    return tuple(_finding(of, home, part) for part in parts for of in told[part])


def _part(one: Computed, concerned: Keys) -> str:
    if one.column.source in _LEADING and one.column.metric.per == "seat":
        return RESULT
    return CHANGED if one.column.key in concerned else REST


def _order(one: Computed) -> tuple[float, float]:
    """Return a sort key: the clearest first, of two that mirror each other the one that rises."""
    return -round(abs(one.weight), 6), -one.weight


def _by_metric(one: Computed) -> tuple[bool, int]:
    """Return a sort key: scores of all seats, wins, scores of single seats, margins."""
    return one.column.key != _LEADING[1], _LEADING.index(one.column.source)


def _finding(of: Sequence[Computed], home: Effects, part: str) -> Finding:
    """Return the finding of a cause: its clearest figure in words, the others as a number."""
    first, *others = of
    key = first.figure.key
    return Finding(
        key=key,
        sentence=comparison(first, home.get(key), len(others)),
        weight=abs(first.weight),
        part=part,
        figures=len(of),
    )


def causes(games: pl.DataFrame, real: Sequence[Computed], home: Effects) -> list[list[Computed]]:
    """Return the figures grouped by cause: a development, a colour, the seats, or a strong correlation."""
    tiles, alike = _tiles(games.columns), _alike(games, real)
    found: dict[_Cause, list[int]] = {}
    for at, one in enumerate(real):
        key = _cause(one.column, home, tiles)
        if key not in found and key[0] not in _NAMED:
            key = next((other for other in found if alike[at, found[other][0]] >= _ALIKE), key)
        found.setdefault(key, []).append(at)
    return [[real[at] for at in of] for of in found.values()]


def results(real: Sequence[Computed]) -> list[list[Computed]]:
    """Return scores, wins and margins by cause: all seats together, or single seats, places or automas."""
    whole = {one.column.key for one in real}
    found: dict[_Cause, list[Computed]] = {}
    for one in real:
        alone = one.column.where is not None and one.column.source not in whole
        key = (one.column.source, one.column.where.column if one.column.where and alone else "")
        found.setdefault(key, []).append(one)
    return list(found.values())


def _alike(games: pl.DataFrame, real: Sequence[Computed]) -> Numbers:
    """Return the absolute correlations between figures; 0 for those that are no column of the games."""
    own = [at for at, one in enumerate(real) if one.column.where or one.column.key == one.column.source]
    moved = shifts(games, [real[at].column for at in own])
    length = np.sqrt((moved**2).sum(axis=1, keepdims=True))
    unit = np.divide(moved, length, out=np.zeros_like(moved), where=length > 0)
    found = np.zeros((len(real), len(real)))
    found[np.ix_(own, own)] = np.abs(unit @ unit.T)
    return found


def _cause(column: Column, home: Effects, tiles: Keys) -> _Cause:
    """Return a cause by the figure's name; years, phases and numbers of a family share one."""
    if tile := _tile(column, tiles):
        return "tile", tile
    if colours := {*COLOURS} & {word.partition("_")[0] for word in column.members}:
        return "colour", min(colours)
    if column.key in home:
        return SEATS, home[column.key].where.column
    parts = map(without_phase, column.members)
    return column.metric.key, *(part for part in parts if not part.isdigit())


def _tile(column: Column, tiles: Keys) -> str:
    """Return the development that a figure is about: a member of its family, or the source of its metric."""
    if tile := tile_id(column):
        return tile.lower()
    source = column.metric.source.lower()
    return source if column.group == "rules" and source in tiles else ""


def _tiles(columns: Sequence[str]) -> frozenset[str]:
    return frozenset(name.split("_")[1].lower() for name in columns if name.startswith("tile_"))
