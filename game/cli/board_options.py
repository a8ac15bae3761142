"""The options for board and modules, which several commands have."""

from __future__ import annotations

import argparse

from game.cli import values


def add_board(group: argparse._ArgumentGroup, tiles: str) -> None:
    """Add what is asked about tiles, new developments and modules; `tiles` is what is drawn without it."""
    add = group.add_argument
    add(
        "--tiles",
        type=values.tiles,
        default=tiles,
        metavar="WHICH",
        help=f"first, random, recommended, or ids level by level: 11,12,... ({tiles})",
    )
    add(
        "--new-tiles",
        type=values.new_tiles,
        default=(),
        metavar="IDS",
        help="new developments mixed into the tiles: 16,17,... or all (none)",
    )
    add(
        "--modules",
        type=values.modules,
        default=(),
        metavar="NAMES",
        help="black, iron, or black,iron (none)",
    )
    add(
        "--tunnel",
        type=values.tunnel,
        default="A",
        metavar="SIDE",
        help="side of the Enhanced Tunnel with iron: A or B (A)",
    )
