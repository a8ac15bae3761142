"""Options that several commands have. Standard library only."""

from __future__ import annotations

import argparse

from game.cli import values
from game.plain_words import say
from game.processes import MOST


def add_seats(parser: argparse.ArgumentParser, *default: str) -> None:
    """Add --seats for automas by seat."""
    told = say("help-seats", default=",".join(default))
    parser.add_argument("--seats", type=values.names, default=list(default), metavar="A,B", help=told)


def add_ruleset_option(parser: argparse.ArgumentParser, help: str = "help-ruleset-option") -> None:
    """Add --ruleset; `help` is the id of its text."""
    told = say(help, default="base")
    parser.add_argument("--ruleset", default="base", metavar=say("help-path"), help=told)


def add_seed(parser: argparse.ArgumentParser, help: str = "help-first-seed") -> None:
    """Add --seed; `help` is the id of its text."""
    parser.add_argument("--seed", type=values.number(0), default=1, metavar="N", help=say(help, default=1))


def add_jobs(parser: argparse.ArgumentParser, default: int | None = None, help: str = "help-jobs") -> None:
    """Add --jobs for the number of processes; `help` is the id of its text."""
    number = values.number(1, MOST)
    parser.add_argument("--jobs", type=number, default=default, metavar="N", help=say(help, default=default))


def add_boards(group: argparse._ArgumentGroup) -> None:
    """Add --boards; without it, and for all, no board is named."""
    told = say("help-boards-first", default=values.ALL)
    group.add_argument("--boards", type=values.boards, default=(), metavar=say("help-names"), help=told)


def add_board(group: argparse._ArgumentGroup, tiles: str) -> None:
    """Add the options for tiles, new developments and modules; `tiles` is the default way of drawing."""
    add = group.add_argument
    told = say("help-tiles", ways=", ".join(values.WAYS), example="11,12,...", default=tiles)
    add("--tiles", type=values.tiles, default=tiles, metavar=say("help-which"), help=told)
    told = say("help-new-tiles", example="16,17,...")
    add("--new-tiles", type=values.new_tiles, default=(), metavar=say("help-ids"), help=told)
    told = say("help-modules", modules=", ".join((*values.MODULES, ",".join(values.MODULES))))
    add("--modules", type=values.modules, default=(), metavar=say("help-names"), help=told)
    told = say("help-tunnel", default=values.TUNNELS[0])
    add("--tunnel", type=values.tunnel, default=values.TUNNELS[0], metavar=say("help-side"), help=told)
