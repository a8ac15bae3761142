"""The options for board and modules, which several commands have. Standard library only."""

from __future__ import annotations

import argparse

from game.cli import values
from game.plain_words import say


def add_board(group: argparse._ArgumentGroup, tiles: str) -> None:
    """Add what is asked about tiles, new developments and modules; `tiles` is what is drawn without it."""
    add = group.add_argument
    told = say("help-tiles", ways=", ".join(values.WAYS), example="11,12,...", default=tiles)
    add("--tiles", type=values.tiles, default=tiles, metavar=say("help-which"), help=told)
    told = say("help-new-tiles", example="16,17,...")
    add("--new-tiles", type=values.new_tiles, default=(), metavar=say("help-ids"), help=told)
    told = say("help-modules", modules=", ".join((*values.MODULES, ",".join(values.MODULES))))
    add("--modules", type=values.modules, default=(), metavar=say("help-names"), help=told)
    told = say("help-tunnel", default=values.TUNNELS[0])
    add("--tunnel", type=values.tunnel, default=values.TUNNELS[0], metavar=say("help-side"), help=told)
