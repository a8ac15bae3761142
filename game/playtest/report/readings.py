"""What is known of each development: what it is coloured by on a map, and what stands beside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.playtest.summary import Estimate, Figure, Summary, Tile
from game.playtest.words import number, scale_of, tile_of, told, unit_after

ACQUIRED = "tile_*_acquired"
_VALUES = ("tile_*_vp", "tile_*_earned")


class Reading(NamedTuple):
    """A development: its value, how often seats acquire it, and the differences that are real."""

    id: str
    name: str
    level: int
    value: float | None
    value_words: str
    acquired: Estimate | None
    change: str
    words: str
    """All of it, for the pointer."""


class Readings(NamedTuple):
    """All developments, and what their value is."""

    what: str
    unit: str
    each: Mapping[str, Reading]

    @property
    def ends(self) -> tuple[str, str]:
        """The least and the greatest value."""
        values = [one.value for one in self.each.values() if one.value is not None] or [0.0]
        by = scale_of(self.unit)
        low, high = (number(by * value, 1 if by == 1 else 0) for value in (min(values), max(values)))
        return low, f"{high}{unit_after(self.unit)}"


def readings(summary: Summary) -> Readings | None:
    """What is known, if anything is; the value is VP earned or, without, how often they are acquired."""
    families = {metric: _family(summary.figures, metric) for metric in (*_VALUES, ACQUIRED)}
    metric = next((metric for metric in families if families[metric]), None)
    if metric is None:
        return None
    values = families[metric]
    unit = next(iter(values.values())).unit
    shares = families[ACQUIRED]
    each = {
        tile.id: _reading(tile, values.get(key), shares.get(key))
        for tile in summary.tiles
        for key in [tile.id.lower()]
        if key in values or key in shares
    }
    what = "share of seats that acquire it" if metric == ACQUIRED else "VP that it earns a seat which has it"
    return Readings(what, unit, each) if each else None


def _family(figures: Sequence[Figure], metric: str) -> dict[str, Figure]:
    found = [figure for figure in figures if figure.metric == metric and "@" not in figure.key]
    return {tile_of(figure): figure for figure in found}


def _reading(tile: Tile, value: Figure | None, acquired: Figure | None) -> Reading:
    mean = value.means[0] if value else None
    both = list({one.key: one for one in (value, acquired) if one is not None}.values())
    changes = [told(one.difference, one.unit, sign=True) for one in both if one.real and one.difference]
    words = [f"{tile.name}, level {tile.level}"]
    words += [f"{one.label}: {told(one.means[0], one.unit)}" for one in both]
    words += [f"difference {change}" for change in changes]
    return Reading(
        tile.id,
        tile.name,
        tile.level,
        mean.value if mean else None,
        told(mean, value.unit) if value else "",
        acquired.means[0] if acquired else None,
        changes[0] if changes else "",
        "; ".join(words),
    )


def share_words(share: float) -> str:
    """A share in few letters."""
    return f"{number(100 * share)} %"
