"""What `playtest` can be asked for. Standard library only."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from game.cli import values
from game.cli.board_options import add_board
from game.cli.values import MOST_GAMES

GAMES, PRICE_GAMES = 2000, 200

EXAMPLES = """\
examples:
  python main.py playtest --out report/
  python main.py playtest --games 2000 --ruleset mine.toml --against base --out report/
  python main.py playtest --seats steiger,bauer --boards rows,wings --games 400 --out report/
  python main.py playtest --ruleset mine.toml --against base --until 0.5vp --out report/
  python main.py playtest --games 500 --price --out report/
  python main.py playtest --games 10000 --out report/ --resume
  python main.py playtest --games 50000 --cluster tcp://10.0.0.7:8786 --out report/

One ruleset gives a portrait; with --against two play the same seeds with the same seatings, and what differs
is told apart from luck. Seats with different automas rotate. A board may be named by its first letters.
The folder gets report.html, summary.json, games.parquet (a row a game and seat) and records of games worth
seeing, which `python main.py FILE` opens on the table. The same command gives the same figures, for any
--jobs. Ctrl+C ends early and keeps what was played; --resume goes on. How to write a ruleset:
docs/rulesets.md; what is measured: docs/metrics.md."""


def add_playtest(parser: argparse.ArgumentParser) -> None:
    """Add the options to the command's parser."""
    _add_what(parser)
    _add_how_much(parser)
    group = parser.add_argument_group("board and modules")
    group.add_argument(
        "--boards", type=_boards, default=(), metavar="IDS", help="by id or its first letters (all)"
    )
    add_board(group, tiles="random")


def _add_what(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    seats = ["bauer", "bauer"]
    add("--seats", type=values.names, default=seats, metavar="A,B", help="automas (bauer,bauer)")
    add("--ruleset", default="base", metavar="PATH", help="the draft to try (base)")
    add("--against", metavar="PATH", help="a ruleset to hold it against; base is one")
    add("--out", type=Path, metavar="FOLDER", help="for report and games; made if need be")
    add("--resume", action="store_true", help="go on with the playtest in the folder")


def _add_how_much(parser: argparse.ArgumentParser) -> None:
    add, number = parser.add_argument, values.number
    add(
        "--games",
        type=number(1, MOST_GAMES),
        metavar="N",
        help=f"of each ruleset ({GAMES}; with --until at most {MOST_GAMES})",
    )
    text = "go on until the 95 %% interval of the main figure is so many VP to each side: 0.5vp"
    add("--until", type=_vp, metavar="VP", help=text)
    text = f"tell what each development is worth, by banning and forcing it on N seeds ({PRICE_GAMES})"
    seeds = number(2, MOST_GAMES)
    add("--price", type=seeds, nargs="?", const=PRICE_GAMES, default=0, metavar="N", help=text)
    add("--seed", type=number(0), default=1, metavar="N", help="the first of the seeds (1)")
    text = "processes to play with (as many as there are cores)"
    add("--jobs", type=number(1, values.MOST_JOBS), metavar="N", help=text)
    text = "a dask scheduler whose workers play: tcp://10.0.0.7:8786"
    add("--cluster", type=values.address, metavar="ADDRESS", help=text)


def _vp(text: str) -> float:
    """Victory points above 0, with or without the letters."""
    match = re.fullmatch(r"([0-9]{1,3}(?:\.[0-9]{1,4})?)\s*(?:vp)?", text.strip(), re.IGNORECASE)
    if not match or float(match[1]) <= 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no width above 0, as in 0.5vp")
    return float(match[1])


def _boards(text: str) -> tuple[str, ...]:
    asked = values.boards(text)
    return () if isinstance(asked, str) else asked
