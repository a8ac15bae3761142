"""All that was measured about developments, a development a row."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.report.drawings import of_tile
from game.playtest.report.tables import Cell, Row, Table
from game.playtest.summary import Figure, Summary, Tile
from game.playtest.words import NOTHING, SHARE, number, tile_of, told

FAMILY = "tile_*_"
IN_PLAY = "tile_*_in_play"


def developments(summary: Summary) -> list[Table]:
    """The table, if anything was measured about more than one development."""
    families = _families(summary.figures)
    tiles = [tile for tile in summary.tiles if any(tile.id.lower() in family for family in families.values())]
    if not families or len(tiles) < 2:
        return []
    heads = ("Level", *(_head(family, tiles) for family in families.values()))
    rows = tuple(_row(tile, list(families.values())) for tile in tiles)
    return [Table("each-development", "Developments one by one", heads, rows, "Development", "Tile")]


def _families(figures: Sequence[Figure]) -> dict[str, dict[str, Figure]]:
    """The figures of developments by metric, then by tile; whether one was in play says nothing about it."""
    found: dict[str, dict[str, Figure]] = {}
    for figure in figures:
        if figure.metric.startswith(FAMILY) and figure.metric != IN_PLAY and "@" not in figure.key:
            found.setdefault(figure.metric, {})[tile_of(figure)] = figure
    return found


def _head(family: dict[str, Figure], tiles: Sequence[Tile]) -> str:
    """What the labels of a family say beside the development's name."""
    tile = next(tile for tile in tiles if tile.id.lower() in family)
    words = family[tile.id.lower()].label.replace(tile.name, "").strip(" :,")
    return words[:1].upper() + words[1:]


def _row(tile: Tile, families: Sequence[dict[str, Figure]]) -> Row:
    figures = [family.get(tile.id.lower()) for family in families]
    cells = (Cell(str(tile.level), tile.level), *map(_cell, figures))
    real = any(figure is not None and figure.real for figure in figures)
    return Row(tile.id, tile.name, cells, real, of_tile(tile.id))


def _cell(figure: Figure | None) -> Cell:
    """The draft's value, and beneath it a difference that is real; in a portrait there is none."""
    if figure is None or figure.means[0] is None:
        return Cell(NOTHING)
    value = figure.means[0].value
    words = f"{number(100 * value, 1)} %" if figure.unit == SHARE else number(value, 2)
    real = figure.real and figure.difference is not None
    change = told(figure.difference, figure.unit, sign=True) if real else ""
    return Cell(words, value, f"{change} real" if change else "", figure.real)
