"""The options of `measure`. Standard library only."""

from __future__ import annotations

import argparse

from game.cli import values
from game.cli.helping import examples, paragraphs
from game.cli.shared_options import add_jobs
from game.plain_words import say


def measure_help() -> str:
    """Return the examples, and what happens to what ends early."""
    lines = examples("measure", "measure --list", "measure levels steps --jobs 2", "measure steps --games 20")
    return paragraphs(lines, say("help-measure-more"))


def add_measure(parser: argparse.ArgumentParser) -> None:
    """Add the options to the command's parser."""
    add = parser.add_argument
    add("names", nargs="*", metavar=say("help-name"), help=say("help-measure-names"))
    add("--list", action="store_true", help=say("help-measure-list"))
    games = values.number(1, values.MOST_GAMES)
    add("--games", type=games, metavar="N", help=say("help-measure-games"))
    add_jobs(parser)
