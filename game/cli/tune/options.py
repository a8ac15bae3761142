"""What `tune` can be asked for. Standard library only."""

from __future__ import annotations

import argparse

from game.cli import values
from game.cli.board_options import add_board

ENDS = (".toml",)
GAMES, GENERATIONS, HELD_OUT = 40, 20, 400
SMALLEST, LARGEST = 4, 1_000
"""Candidates of a generation: fewer say nothing about where to go, more take too long to be better."""
LONGEST = 1_000
"""Generations: no search goes on improving for so long."""

EXAMPLES = """\
examples:
  python main.py tune --out found.toml
  python main.py tune --from sharp --against sharp --weights second,prop_tunnel --out found.toml
  python main.py tune --level steiger --games 20 --generations 10 --held-out 100 --out found.toml
  python main.py tune --weights iron,iron_more,workshop --modules iron --generations 10
  python main.py tune --screen 1600

Looks for weights (game/automa/weights.py) with CMA-ES, in the logarithm of each, so that they stay above 0;
those that are shares stay at 1 or below. Two sit at the table, and a candidate's fitness is its mean margin
of VP over one opponent. All candidates of a generation play the same seeds with both seatings, each
generation has new seeds. The result is where the search stands in the end, not the luckiest candidate. It is
measured on other seeds, and on boards that it was not tuned on; it is the same for any --jobs. Ctrl+C ends
early and keeps what was found.

--screen does not search: it disturbs the weights of both players at random and tells by regression which of
them matter. --against, --games, --generations, --population and --held-out mean nothing to it.

Without --weights these are looked for: second, prop_tunnel, wood_to_burn, farmhand, flood, symbol_more,
reach, coal, horse, tunnel_coal, mill, building; and --screen takes all that matter in the games asked for.
How to read what is printed: docs/automa.md."""


def add_tune(parser: argparse.ArgumentParser) -> None:
    """Add the options to the command's parser."""
    _add_what(parser)
    _add_how_much(parser)
    add_board(parser.add_argument_group("board and modules"), tiles="random")


def _add_what(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "--weights",
        type=values.each_once,
        metavar="A,B",
        help="weights to look for (twelve, see below)",
    )
    add("--from", dest="start", default="plain", metavar="NAME", help="start: sharp, found, or plain (plain)")
    add(
        "--against",
        default="plain",
        metavar="NAME",
        help="the opponent's weights: sharp, found, or plain (plain)",
    )
    add("--level", default="bauer", metavar="NAME", help="who plays with them, on both sides (bauer)")
    add("--ruleset", default="base", metavar="PATH", help="a ruleset file that changes figures (base)")
    text = "write the weights found, in the form of game/automa/data/weights.toml"
    add("--out", type=values.file(ENDS), metavar="FILE", help=text)


def _add_how_much(parser: argparse.ArgumentParser) -> None:
    add, number = parser.add_argument, values.number
    games, generations = number(1, values.MOST_GAMES), number(1, LONGEST)
    text = f"of each candidate in each generation; rounded up to whole pairs ({GAMES})"
    add("--games", type=games, default=GAMES, metavar="N", help=text)
    add("--generations", type=generations, default=GENERATIONS, metavar="N", help=f"how many ({GENERATIONS})")
    text = "candidates of a generation (4 + 3 ln of the number of weights)"
    add("--population", type=number(SMALLEST, LARGEST), metavar="N", help=text)
    text = f"games to measure start and result by, each ({HELD_OUT})"
    add("--held-out", type=games, default=HELD_OUT, metavar="N", help=text)
    add("--seed", type=number(0), default=1, metavar="N", help="the first of the seeds (1)")
    text = "processes to play with (as many as there are cores)"
    add("--jobs", type=number(1, values.MOST_JOBS), metavar="N", help=text)
    text = "play so many games and tell which weights matter; nothing is tuned or written"
    add("--screen", type=games, metavar="N", help=text)
