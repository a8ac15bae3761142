"""The pictures beside the guide's paragraphs: rows of drawings, numbers and developments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.rules.box import tile_info
from game.rules.ids import AddedTile, TileId
from game.rules.ruleset import Amounts, Lease, Ruleset
from game.rules.terms import Season
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.places.hexagon import HALF_ROOT, hexagon
from game.table.styles import Panel
from game.table.theme import Theme, Type
from game.table.tileface import draw_face

Row = tuple[str, ...]
"""The names of drawings from left to right; `#` begins a number, `tile-` a development."""
Rows = tuple[Row, ...]
NUMBER, TILE = "#", "tile-"
SIDE, HEX_HEIGHT, GAP, PAD = 34.0, 100.0, 6.0, 10.0
SMALL = {"arrow": 18.0, "vp": 24.0}
"""Drawings that are smaller than the others."""
MOST = 6
"""Pieces in a row that are all drawn; more are a number and one piece."""


def several(name: str, count: int) -> Row:
    """Return so many pieces of a kind."""
    return (name,) * count if count <= MOST else (f"{NUMBER}{count}", name)


def _points(count: int) -> Row:
    return (f"{NUMBER}{count}", "vp")


def _lease(lease: Lease | Amounts) -> Row:
    kinds = ("food", "wood", "coal", "iron", "thaler")
    return tuple(name for kind in kinds for name in several(kind, getattr(lease, kind)))


def _coal_scale(ruleset: Ruleset) -> Rows:
    scale = ruleset.winter.coal
    rows = [(count, points) for count, points in enumerate(scale) if points]
    rows.append((len(scale), scale[-1] + ruleset.winter.coal_more))
    return tuple((f"{NUMBER}{count}", "coal", "arrow", *_points(points)) for count, points in rows[:4])


def _order(ruleset: Ruleset) -> Rows:
    value = ruleset.taking.value
    counted = (("disk_black", value.black), ("disk_brown", value.brown), ("disk_yellow", value.yellow))
    return (tuple(one for name, count in counted for one in (name, f"{NUMBER}{count}")),)


def _pinge(ruleset: Ruleset) -> Rows:
    """Return the first groups of coal, each but the first behind its prop."""
    groups = [several("coal", count) for count in ruleset.pinge.coal[:3]]
    return tuple(("prop", *group) if number else group for number, group in enumerate(groups))


def _haspelknecht(ruleset: Ruleset) -> Rows:
    return (
        ("worker_haspelknecht", "windlass"),
        ("water", *several("coal", ruleset.worker["haspelknecht"].actions - 1)),
    )


def _storage(ruleset: Ruleset) -> Rows:
    """Return what scores most in each of the first places where something does, but for the module's."""
    known = {id: place.takes for id, place in ruleset.storage.items() if place.since != "workshop"}
    best = {id: max(takes, key=takes.__getitem__) for id, takes in known.items()}
    return tuple(
        (f"yard_{id.replace('-', '_')}", "arrow", good.label, *_points(known[id][good]))
        for id, good in best.items()
        if known[id][good]
    )[:4]


def _levels(ruleset: Ruleset) -> Rows:
    """Return a development of each level."""
    first: dict[int, TileId] = {}
    for number, tile in ruleset.tile.items():
        if tile.set == "base":
            first.setdefault(tile.level, number)
    found = tuple(f"{TILE}{number}" for _, number in sorted(first.items()))
    return tuple(found[at : at + 2] for at in range(0, len(found), 2))


def _tiles(*ids: TileId) -> Callable[[Ruleset], Rows]:
    rows = tuple(tuple(f"{TILE}{id}" for id in ids[at : at + 2]) for at in range(0, len(ids), 2))
    return lambda ruleset: tuple(
        tuple(one for one in row if one.removeprefix(TILE) in ruleset.tile) for row in rows
    )


def _rows(*rows: Row) -> Callable[[Ruleset], Rows]:
    return lambda _: rows


PICTURES: Final[dict[str, Callable[[Ruleset], Rows]]] = {
    "goal-coal": _coal_scale,
    "goal-lease": lambda ruleset: tuple(_lease(year) for year in ruleset.year),
    "goal-developments": _tiles("11", "21"),
    "year-water": _rows(("water", "water")),
    "disks-work": _rows(
        ("disk_black", "arrow", "coal"), ("disk_brown", "arrow", "wood"), ("disk_yellow", "arrow", "food")
    ),
    "disks-order": _order,
    "planning-colour": _rows(
        ("worker_farmer", "disk_black", "disk_black"), ("worker_farmhand", "disk_yellow", "disk_yellow")
    ),
    "planning-hire": _rows(
        ("worker_coal_digger", "disk_yellow", "food", "thaler"),
        ("worker_coal_miner", "food", "thaler"),
        ("worker_haspelknecht", "disk_yellow", "food", "thaler"),
    ),
    "planning-develop": _tiles("21", "31"),
    "planning-markers": _rows(("marker_wheelbarrow", "marker_ladder", "marker_hammer_and_pick")),
    "workers-own": _rows(
        ("disk_yellow", "arrow", "food"), ("disk_brown", "arrow", "wood"), ("disk_black", "arrow", "coal")
    ),
    "workers-synergy": lambda ruleset: (
        ("worker_farmer", "disk_black", "disk_black"),
        ("worker_farmhand", "disk_black", "disk_black", f"{NUMBER}+{ruleset.workers.synergy}"),
    ),
    "workers-summer": lambda ruleset: (
        ("worker_farmer", "disk_yellow", "disk_yellow"),
        ("arrow", *several("food", 2 + ruleset.worker["farmer"].bonus("yellow", Season.SUMMER).food)),
    ),
    "workers-digger": lambda ruleset: (
        ("worker_coal_digger", *several("water", ruleset.workers.drain)),
        ("arrow", *several("coal", ruleset.worker["coal-digger"].actions - 1)),
    ),
    "water-where": _rows(("water", "water", "water")),
    "water-props": _pinge,
    "developments-why": _levels,
    "developments-cost": _rows(("cost_black", "cost_brown", "cost_yellow", "cost_any")),
    "developments-markers": _rows(
        ("marker_hauling_cable", "marker_ladder", "marker_windlass", "marker_oil_lamp")
    ),
    "developments-buildings": _tiles("12", "24", "15", "35"),
    "tunnel-opens": _rows(("worker_coal_miner", "worker_haspelknecht")),
    "tunnel-dig": lambda ruleset: (
        ("worker_coal_miner", "arrow", *several("coal", ruleset.worker["coal-miner"].actions)),
    ),
    "tunnel-haspelknecht": _haspelknecht,
    "tunnel-symbols": _tiles("22", "32", "42"),
    "winter-coal": _coal_scale,
    "winter-lease": lambda ruleset: tuple(_lease(year) for year in ruleset.year),
    "winter-debt": lambda ruleset: (
        ("debt", *_points(ruleset.final.debt_first)),
        ("debt", "debt", *_points(ruleset.final.debt_first + ruleset.final.debt_more)),
    ),
    "winter-storage": _storage,
    "end-developments": _tiles("41", "43"),
    "end-thaler": lambda ruleset: tuple(
        ("thaler",) * count + ("arrow", *_points(points))
        for count, points in enumerate(ruleset.final.thaler[:3], 1)
    ),
    "end-loss": _rows(("debt", "water")),
    "black-level": _tiles("51", "54"),
    "black-bonus": _rows(("bonus_marker_hidden",)),
    "iron-iron": _rows(("iron", "prop_iron", "prop_field_iron")),
    "iron-workshop": lambda ruleset: (
        ("worker_workshop", "disk_yellow", "arrow", *_lease(ruleset.worker["workshop"].made("yellow"))),
    ),
    "iron-tiles": _tiles("10E", "30E", "40E"),
    "valley-people": _tiles("19", "29"),
    "valley-water": _tiles("18", "27"),
    "valley-trade": _tiles("28", "36", "37", "38"),
    "valley-estate": _tiles("46", "47"),
}
"""The rows of a paragraph's picture under a ruleset, by the paragraph's name."""


def _size(name: str) -> tuple[float, float]:
    """Return the width and height of one thing of a row, in design units."""
    if name.startswith(TILE):
        return HEX_HEIGHT * HALF_ROOT, HEX_HEIGHT
    if name.startswith(NUMBER):
        return 9.0 * len(name), SIDE
    return SMALL.get(name, SIDE), SIDE


def picture_size(theme: Theme, rows: Rows) -> tuple[int, int]:
    """Return the width and height of a picture, in pixels; of none, no size."""
    if not rows:
        return 0, 0
    wide = max(sum(_size(name)[0] for name in row) + GAP * (len(row) - 1) for row in rows)
    high = sum(max((_size(name)[1] for name in row), default=0.0) for row in rows) + GAP * (len(rows) - 1)
    return theme.px(wide + 2 * PAD), theme.px(high + 2 * PAD)


def draw_picture(canvas: Canvas, rect: pygame.Rect, rows: Rows, ruleset: Ruleset) -> None:
    """Draw a picture on a card, each row in the middle."""
    px = canvas.theme.px
    canvas.panel(rect, Panel.CARD_FLAT)
    top = rect.top + px(PAD)
    for row in rows:
        high = px(max((_size(name)[1] for name in row), default=0.0))
        wide = sum(px(_size(name)[0]) for name in row) + px(GAP) * (len(row) - 1)
        left = rect.centerx - wide // 2
        for name in row:
            width, height = map(px, _size(name))
            _draw(canvas, pygame.Rect(left, top + (high - height) // 2, width, height), name, ruleset)
            left += width + px(GAP)
        top += high + px(GAP)


def _draw(canvas: Canvas, rect: pygame.Rect, name: str, ruleset: Ruleset) -> None:
    if name.startswith(TILE):
        draw_tile(canvas, rect, AddedTile(name.removeprefix(TILE)), ruleset)
    elif name.startswith(NUMBER):
        number = name.removeprefix(NUMBER).replace("-", "−")
        canvas.text(number, Type.NUMBER_BIG, p.INK, rect, "center", shrink=True)
    else:
        side = canvas.theme.px(SMALL.get(name, SIDE))
        spot = pygame.Rect(0, 0, side, side)
        spot.center = rect.center
        canvas.svg(name, spot)


def draw_tile(canvas: Canvas, rect: pygame.Rect, id: TileId, ruleset: Ruleset) -> None:
    """Draw a development as it lies on the board."""
    draw_face(canvas, hexagon(rect.center, rect.height / 2), tile_info(ruleset, 0, id, (0, 0)))
