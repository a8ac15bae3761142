"""All that was measured about developments, a development a row."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.measures import NOTHING, SHARE, number, share_of, told
from game.playtest.naming import tile_of
from game.playtest.report.drawings import of_tile
from game.playtest.report.tables import Cell, Row, Table
from game.playtest.summary import Development, Figure, Summary
from game.playtest.voice import Voice
from game.rules.message import Message, Tile, message

FAMILY = "tile_*_"
IN_PLAY = "tile_*_in_play"


def developments(voice: Voice, summary: Summary) -> list[Table]:
    """Return the table, if anything was measured about more than one development."""
    families = _families(summary.figures)
    tiles = [tile for tile in summary.tiles if any(tile.id.lower() in family for family in families.values())]
    if not families or len(tiles) < 2:
        return []
    heads = (message("lab-head-level"), *(_head(metric) for metric in families))
    rows = tuple(_row(voice, tile, list(families.values())) for tile in tiles)
    return [
        Table(
            slug="each-development",
            title=voice.say("lab-table-each-development"),
            heads=tuple(map(voice.text, heads)),
            rows=rows,
            first=voice.say("lab-head-development"),
            last=voice.say("lab-head-tile"),
            counted=voice.say("lab-count-developments", count=len(rows)),
            opened=True,
        )
    ]


def _families(figures: Sequence[Figure]) -> dict[str, dict[str, Figure]]:
    """Return the figures of developments by metric, then by tile; being in play says nothing about one."""
    found: dict[str, dict[str, Figure]] = {}
    for figure in figures:
        if figure.metric.startswith(FAMILY) and figure.metric != IN_PLAY and "@" not in figure.key:
            found.setdefault(figure.metric, {})[tile_of(figure)] = figure
    return found


def _head(metric: str) -> Message:
    return message(f"lab-head-{metric.removeprefix(FAMILY).replace('_', '-')}")


def _row(voice: Voice, tile: Development, families: Sequence[dict[str, Figure]]) -> Row:
    figures = [family.get(tile.id.lower()) for family in families]
    cells = (Cell(str(tile.level), tile.level), *(_cell(voice, figure) for figure in figures))
    real = any(figure is not None and figure.real for figure in figures)
    return Row(tile.id, voice.text(Tile(tile.id)), cells, real, of_tile(tile.id))


def _cell(voice: Voice, figure: Figure | None) -> Cell:
    """Return the draft's value, and beneath it a difference that is real; in a portrait there is none."""
    if figure is None or figure.means[0] is None:
        return Cell(NOTHING)
    value = figure.means[0].value
    words = share_of(value, 1) if figure.unit == SHARE else number(value, 2)
    change = ""
    if figure.real and figure.difference is not None:
        change = voice.say("lab-head-real-difference", value=told(figure.difference, figure.unit, sign=True))
    return Cell(voice.text(words), value, change, figure.real)
