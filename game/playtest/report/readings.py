"""The measured value of each development, for the maps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.playtest.measures import measured, number, scale_of, with_unit
from game.playtest.naming import tile_of
from game.playtest.report.assets import of_tile
from game.playtest.report.hexes import HexCell
from game.playtest.summary import Development, Estimate, Figure, Summary
from game.playtest.voice import Voice
from game.rules.ids import TileId
from game.rules.message import Message, TileName, message

ACQUIRED = "tile_*_acquired"
_VALUES = ("tile_*_vp", "tile_*_earned")


class Reading(NamedTuple):
    """A development: its value, the share of seats that acquire it, and its real differences."""

    id: TileId
    name: str
    value: float | None
    acquired: Estimate | None
    cell: HexCell
    """Its hex, without a colour and a note."""


class Readings(NamedTuple):
    """All developments, and the meaning of their values."""

    what: Message
    unit: str
    each: Mapping[TileId, Reading]
    ends: tuple[str, str]
    """The least and the greatest value."""


def readings(voice: Voice, summary: Summary) -> Readings | None:
    """Return the values, if measured: VP earned, or else the share of seats that acquire it."""
    families = {metric: _family(summary.figures, metric) for metric in (*_VALUES, ACQUIRED)}
    metric = next((metric for metric in families if families[metric]), None)
    if metric is None:
        return None
    values = families[metric]
    unit = next(iter(values.values())).unit
    shares = families[ACQUIRED]
    each = {
        tile.id: _reading(voice, tile, values.get(key), shares.get(key))
        for tile in summary.tiles
        for key in [tile.id.lower()]
        if key in values or key in shares
    }
    what = message("lab-reading-share" if metric == ACQUIRED else "lab-reading-vp")
    return Readings(what, unit, each, _ends(voice, unit, list(each.values()))) if each else None


def tile_cell(one: Reading, depth: float | None, note: str, words: str = "") -> HexCell:
    """Return a development's hex; `words` is a tooltip in place of its own."""
    return one.cell._replace(depth=depth, note=note, words=words or one.cell.words)


def _ends(voice: Voice, unit: str, each: Sequence[Reading]) -> tuple[str, str]:
    values = [one.value for one in each if one.value is not None] or [0.0]
    by = scale_of(unit)
    low, high = (number(by * value, 1 if by == 1 else 0) for value in (min(values), max(values)))
    return voice.text(low), voice.text(measured(high, unit))


def _family(figures: Sequence[Figure], metric: str) -> dict[str, Figure]:
    found = [figure for figure in figures if figure.metric == metric and "@" not in figure.key]
    return {tile_of(figure): figure for figure in found}


def _reading(voice: Voice, tile: Development, value: Figure | None, acquired: Figure | None) -> Reading:
    mean = value.means[0] if value else None
    both = list({one.key: one for one in (value, acquired) if one is not None}.values())
    changes = [with_unit(one.difference, one.unit, sign=True) for one in both if one.real and one.difference]
    words = [
        message("lab-reading-tile", tile=TileName(tile.id), level=tile.level),
        *(message("lab-pair", label=one.label, value=with_unit(one.means[0], one.unit)) for one in both),
        *(message("lab-reading-difference", difference=change) for change in changes),
    ]
    cell = HexCell(
        tile.level,
        None,
        "; ".join(map(voice.text, words)),
        name=voice.breakable(message("tile-split", tile=TileName(tile.id))),
        value=voice.text(with_unit(mean, value.unit)) if value else "",
        change=voice.text(changes[0]) if changes else "",
        drawing=of_tile(tile.id),
        short=voice.text(message("tile-short", tile=TileName(tile.id))),
    )
    shares = acquired.means[0] if acquired else None
    return Reading(tile.id, voice.text(TileName(tile.id)), mean.value if mean else None, shares, cell)
