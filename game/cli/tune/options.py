"""The options of `tune`. Standard library only."""

from __future__ import annotations

import argparse

from game.cli import values
from game.cli.helping import examples, paragraphs
from game.cli.shared_options import add_board, add_jobs, add_ruleset_option, add_seed
from game.plain_words import say

ENDS = (".toml",)
GAMES, GENERATIONS, HELD_OUT = 40, 20, 400
SMALLEST, LARGEST = 4, 1_000
"""Candidates in a generation: fewer give no direction, more take too long to improve."""
LONGEST = 1_000
"""Generations: no search goes on improving for so long."""

_SETS = "sharp, found, plain"
MATTERING = (
    "second",
    "prop_tunnel",
    "wood_to_burn",
    "farmhand",
    "flood",
    "symbol_more",
    "reach",
    "coal",
    "horse",
    "tunnel_coal",
    "mill",
    "building",
)
"""The weights that were found to matter most in the base game (docs/automa.md): a search varies these."""
_UNUSED_BY_SCREEN = ("--against", "--games", "--generations", "--population", "--held-out")


def tune_help() -> str:
    """Return the examples, and how the search works."""
    return paragraphs(
        examples(
            "tune --out found.toml",
            "tune --from sharp --against sharp --weights second,prop_tunnel --out found.toml",
            "tune --level steiger --games 20 --generations 10 --held-out 100 --out found.toml",
            "tune --weights iron,iron_more,workshop --modules iron --generations 10",
            "tune --screen 1600",
        ),
        say("help-tune-search", jobs="--jobs"),
        say("help-tune-screen", screen="--screen", others=", ".join(_UNUSED_BY_SCREEN)),
        say("help-tune-weights", option="--weights", weights=", ".join(MATTERING), screen="--screen"),
    )


def add_tune(parser: argparse.ArgumentParser) -> None:
    """Add the options to the command's parser."""
    _add_what(parser)
    _add_how_much(parser)
    add_board(parser.add_argument_group(say("help-board-group")), tiles="random")


def _add_what(parser: argparse.ArgumentParser) -> None:
    add, name = parser.add_argument, say("help-name")
    add("--weights", type=values.each_once, metavar="A,B", help=say("help-tune-which"))
    told = say("help-tune-from", names=_SETS, default="plain")
    add("--from", dest="start", default="plain", metavar=name, help=told)
    told = say("help-tune-against", names=_SETS, default="plain")
    add("--against", default="plain", metavar=name, help=told)
    add("--level", default="bauer", metavar=name, help=say("help-tune-level", default="bauer"))
    add_ruleset_option(parser)
    add("--out", type=values.file(ENDS), metavar=say("help-file"), help=say("help-tune-out"))


def _add_how_much(parser: argparse.ArgumentParser) -> None:
    add, number = parser.add_argument, values.number
    games, generations = number(1, values.MOST_GAMES), number(1, LONGEST)
    told = say("help-tune-games", default=GAMES)
    add("--games", type=games, default=GAMES, metavar="N", help=told)
    told = say("help-how-many", default=GENERATIONS)
    add("--generations", type=generations, default=GENERATIONS, metavar="N", help=told)
    told = say("help-tune-population")
    add("--population", type=number(SMALLEST, LARGEST), metavar="N", help=told)
    told = say("help-tune-held-out", default=HELD_OUT)
    add("--held-out", type=games, default=HELD_OUT, metavar="N", help=told)
    add_seed(parser)
    add_jobs(parser)
    add("--screen", type=games, metavar="N", help=say("help-tune-screen-games"))
