"""The command line: what can be asked for, and one clear line for what cannot. Standard library only."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from game.cli import values
from game.cli.board_options import add_board
from game.cli.playtest.options import EXAMPLES as _PLAYTEST_EXAMPLES
from game.cli.playtest.options import add_playtest
from game.cli.ruleset.options import EXAMPLES as _RULESET_EXAMPLES
from game.cli.ruleset.options import add_ruleset
from game.cli.tune.options import EXAMPLES as _TUNE_EXAMPLES
from game.cli.tune.options import add_tune
from game.languages import LANGUAGES, of_system
from game.plain import one_line

RECORD = ".hasp"
_ABOUT = """\
Haspelknecht: an unofficial digital edition of the board game.
Without a command the window opens; with a record, *.hasp, on the game in it."""

_EXAMPLES = """\
examples:
  python main.py                                  play, in a window
  python main.py --size 1920x1080                 play, in a window of this size
  python main.py tests/golden/2-seats-rows.hasp   step through a recorded game on the table
  python main.py test                             set everything up and run the tests
  python main.py simulate --seats bauer,random --games 100 --seed 1
  python main.py ladder --players bauer,greedy,random --games 100 --out ladder.md
  python main.py tune --from plain --generations 20 --out found.toml
  python main.py playtest --games 2000 --ruleset mine.toml --against base --out report/
  python main.py ruleset new mine.toml
  python main.py replay tests/golden/2-seats-rows.hasp
  python main.py screenshots pictures --size 1920x1080
  python main.py bench

Every command has its own help: python main.py simulate --help"""

_OF_RECORD = "the ruleset file that the record was played by, wherever it lies"

_SIMULATE_EXAMPLES = """\
examples:
  python main.py simulate
  python main.py simulate --seats bauer,bauer,random --games 20 --tiles random
  python main.py simulate --tiles random --new-tiles 16,17,28
  python main.py simulate --seats bauer,bauer,bauer,random --modules black,iron --tunnel B --tiles recommended
  python main.py simulate --seats bauer,random --games 100 --seed 1 --json > figures.json
  python main.py simulate --seats bauer,random --ruleset my-rules.toml
  python main.py simulate --seats greedy,mcts:200
  python main.py simulate --seats bauer:miner,bauer:farmer --games 100 --mix

Game n is played with the seed --seed + n - 1, so that every figure can be had again.
What the rules advise against is said on stderr, a line each; it is played all the same."""

_LADDER_EXAMPLES = """\
examples:
  python main.py ladder
  python main.py ladder --players bauer,greedy --seats 2 --games 1000 --out ladder.md
  python main.py ladder --players bauer,mcts:1000 --seats 2 --games 100 --jobs 2 --out slow.json
  python main.py ladder --seats 4 --modules black,iron --tunnel B --boards four-long-legs,three-circles

Every pair of players meets: with two seats one against one, with three and four one among others of the
other name, and the reverse. Each seed is played with every rotation of the seats, on one of the boards in
turn; it is rounded up to whole rotations. The result is the same for any --jobs. Ctrl+C ends early and keeps
what was played; the file is also written once a minute. How to read the table: docs/automa.md."""

_AUTOMAS = """

automas:
  meister, steiger, bauer, knecht    levels, the strongest first
  bauer:miner, ...        with a temperament: plain, miner, farmer, inventor, merchant; the knecht has none
  greedy, random, mcts:N  baselines to measure by; mcts:N thinks for N playouts a decision"""


class UserError(Exception):
    """Something a user gave cannot be used: what, where, and what would be right, in one line."""


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The command and its options. Ends the program on --help and, with one line and code 2, on mistakes."""
    parser = _parser()
    asked = list(arguments)
    if not asked or _means_play(asked[0]):
        asked.insert(0, "play")
    options, rest = parser.parse_known_args(asked)
    options.line = shlex.join(asked)
    if options.command == "test":
        options.pytest = rest
    elif rest:
        parser.error(f"{options.command} takes no {' '.join(rest)}")
    return options


def _means_play(first: str) -> bool:
    """Whether a line begins with what the window is to open with."""
    option = first.startswith("-") and first not in ("-h", "--help")
    return option or first.lower().endswith(RECORD)


class _Parser(argparse.ArgumentParser):
    """Keeps the line breaks of its texts, takes no abbreviations, and refuses in one line."""

    def __init__(self, *, prog: str, description: str, epilog: str | None = None) -> None:
        plain = argparse.RawDescriptionHelpFormatter
        super().__init__(prog, None, description, epilog, formatter_class=plain, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {one_line(message)} (more: python {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


if TYPE_CHECKING:
    _Commands = argparse._SubParsersAction[_Parser]


def _parser() -> _Parser:
    parser = _Parser(prog="main.py", description=_ABOUT, epilog=_EXAMPLES)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands", required=True)
    for add in (_add_window, _add_games, _add_rulesets, _add_rest):
        add(commands)
    return parser


def _add_window(commands: _Commands) -> None:
    """What opens the window, and the tests."""
    text = "Open the window and play, or step through a recorded game on the table."
    play = commands.add_parser("play", help="open the window", description=text)
    record = "a record to step through, *.hasp (docs/record.md)"
    play.add_argument("file", type=Path, nargs="?", metavar="FILE", help=record)
    play.add_argument("--ruleset", metavar="PATH", help=_OF_RECORD)
    play.add_argument("--size", type=values.size, metavar="WxH", help="of the window, for example 1920x1080")
    play.add_argument("--fullscreen", action="store_true", default=None, help="take the whole screen")

    text = "Run the tests. What follows 'test' is handed on to pytest."
    commands.add_parser("test", help="run the tests", description=text)


def _add_games(commands: _Commands) -> None:
    """What plays many games without a window, to learn about automas."""
    text = "Play games between automas, without a window, and print what came of them."
    short, more = "play many games without a window", _SIMULATE_EXAMPLES + _AUTOMAS
    _add_simulate(commands.add_parser("simulate", help=short, description=text, epilog=more))

    text = "Play automas against each other with rotated seats, and print how strong each is."
    short, more = "measure how strong the automas are", _LADDER_EXAMPLES + _AUTOMAS
    _add_ladder(commands.add_parser("ladder", help=short, description=text, epilog=more))

    text = "Find an automa's weights by self-play, and measure them where nothing was tuned."
    short = "find an automa's weights"
    add_tune(commands.add_parser("tune", help=short, description=text, epilog=_TUNE_EXAMPLES))


def _add_rulesets(commands: _Commands) -> None:
    """What serves those who design games."""
    text = "Try a draft of the rules on thousands of games, and tell what they show."
    short, more = "try a ruleset on thousands of games", _PLAYTEST_EXAMPLES + _AUTOMAS
    add_playtest(commands.add_parser("playtest", help=short, description=text, epilog=more))

    text = "Help to write a ruleset: a file that changes figures, tiles or boards of the game."
    short = "write, check and compare rulesets"
    add_ruleset(commands.add_parser("ruleset", help=short, description=text, epilog=_RULESET_EXAMPLES))


def _add_rest(commands: _Commands) -> None:
    """Records, figures and pictures."""
    text = "Tell a recorded game: every phase and move, what it brought about, and the final scoring."
    replay = commands.add_parser("replay", help="tell a recorded game as text", description=text)
    replay.add_argument("file", type=Path, metavar="FILE", help="a record, *.hasp (docs/record.md)")
    replay.add_argument("--ruleset", metavar="PATH", help=_OF_RECORD)
    _add_language(replay)

    text = "Measure the rules, the automas and the window, and print the figures. Nothing passes or fails."
    commands.add_parser("bench", help="measure how fast everything is", description=text)

    text = "Draw every scene and step of the game as PNG files; no display is needed."
    pictures = commands.add_parser("screenshots", help="draw every scene as PNG files", description=text)
    pictures.add_argument("folder", type=Path, metavar="FOLDER", help="for the files; made if need be")
    pictures.add_argument("--size", type=values.size, default=(1920, 1080), metavar="WxH", help="(1920x1080)")


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        type=values.language,
        default=of_system(),
        metavar="NAME",
        help=f"{', '.join(LANGUAGES)} (the system's where it is one of them, else {LANGUAGES[0]})",
    )


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "--seats",
        type=values.names,
        default=["bauer", "random"],
        metavar="A,B",
        help="automas (bauer,random)",
    )
    games = values.number(1, values.MOST_GAMES)
    add("--games", type=games, default=10, metavar="N", help="how many games (10)")
    add("--seed", type=values.number(0), default=1, metavar="N", help="of the first game (1)")
    add("--ruleset", default="base", metavar="PATH", help="a ruleset file that changes figures (base)")
    add("--mix", action="store_true", help="print too what they dig, produce, gain and acquire in a game")
    add("--json", action="store_true", help="print one JSON object instead of a table")
    group = parser.add_argument_group("board and modules")
    group.add_argument(
        "--layout", type=values.board, metavar="ID", help="development board by its id, three-circles"
    )
    add_board(group, tiles="first")


def _add_ladder(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    players = ["bauer", "greedy", "random"]
    add(
        "--players",
        type=values.players,
        default=players,
        metavar="A,B",
        help=f"who plays ({','.join(players)})",
    )
    add("--seats", type=values.counts, default=(2, 3, 4), metavar="N,N", help="numbers of seats (2,3,4)")
    games = values.number(1, values.MOST_GAMES)
    add("--games", type=games, default=100, metavar="N", help="games of each line-up (100)")
    add("--seed", type=values.number(0), default=1, metavar="N", help="the first of the seeds (1)")
    add(
        "--jobs",
        type=values.number(1, values.MOST_JOBS),
        metavar="N",
        help="processes to play with (as many as there are cores)",
    )
    add(
        "--out",
        type=values.file(values.OUTS),
        metavar="FILE",
        help="write the table too, as .md, .csv or .json",
    )
    add("--ruleset", default="base", metavar="PATH", help="a ruleset file that changes figures (base)")
    group = parser.add_argument_group("board and modules")
    group.add_argument(
        "--boards", type=values.boards, default=values.ALL, metavar="IDS", help="by their ids, or all (all)"
    )
    add_board(group, tiles="random")
