"""The options of `playtest`. Standard library only."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from game.cli import values
from game.cli.helping import examples, paragraphs
from game.cli.shared_options import add_board, add_boards, add_jobs, add_ruleset_option, add_seats, add_seed
from game.cli.values import MOST_GAMES
from game.locations import COMMAND
from game.plain_words import say

GAMES, PRICE_GAMES, NOTES_GAMES = 2000, 200, 100
"""NOTES_GAMES: the mean score is then known to about 1 VP to each side, where single scores scatter by 6."""
NOTES_REPORT = "notes.html"


def playtest_help() -> str:
    """Return the examples, and what a playtest writes."""
    lines = examples(
        "playtest --out report/",
        "playtest --games 2000 --ruleset mine.toml --against base --out report/",
        "playtest --seats steiger,bauer --boards rows,wings --games 400 --out report/",
        "playtest --ruleset mine.toml --against base --until 0.5vp --out report/",
        "playtest --games 500 --price --out report/",
        "playtest --games 10000 --out report/ --resume",
        f"playtest --games 50000 --cluster {values.SCHEDULER} --out report/",
        "playtest notes games/ --report report/",
    )
    options = {"against": "--against", "jobs": "--jobs", "resume": "--resume"}
    return paragraphs(lines, say("help-playtest-more", example=f"{COMMAND} {say('help-file')}", **options))


def add_playtest(parser: argparse.ArgumentParser) -> None:
    """Add the options to the command's parser."""
    _add_notes(parser)
    _add_what(parser)
    _add_how_much(parser)
    group = parser.add_argument_group(say("help-board-group"))
    add_boards(group)
    add_board(group, tiles="random")


def _add_notes(parser: argparse.ArgumentParser) -> None:
    """Add the subcommand for games that people played."""
    title, metavar = say("help-playtest-does"), say("help-what")
    does = parser.add_subparsers(dest="what", metavar=metavar, title=title, required=False)
    told = say("help-playtest-notes")
    about = examples(
        "playtest notes games/ --report report/", "playtest notes games/ --games 400 --out said.html"
    )
    notes = does.add_parser("notes", help=told, description=say("help-playtest-notes-about"), epilog=about)
    add, folder, number = notes.add_argument, say("help-folder"), values.number
    add("folder", type=Path, metavar=folder, help=say("help-playtest-notes-folder"))
    add("--report", type=Path, metavar=folder, help=say("help-playtest-notes-report"))
    told = say("help-playtest-notes-games", default=NOTES_GAMES)
    add("--games", type=number(0, MOST_GAMES), default=NOTES_GAMES, metavar="N", help=told)
    told = say("help-playtest-notes-out", default=NOTES_REPORT)
    add("--out", type=values.file((".html",)), metavar=say("help-file"), help=told)
    add("--ruleset", metavar=say("help-path"), help=say("help-of-record"))
    add_jobs(notes)


def _add_what(parser: argparse.ArgumentParser) -> None:
    add, path = parser.add_argument, say("help-path")
    add_seats(parser, "bauer", "bauer")
    add_ruleset_option(parser, "help-playtest-ruleset")
    add("--against", metavar=path, help=say("help-playtest-against"))
    add("--out", type=Path, metavar=say("help-folder"), help=say("help-playtest-out"))
    add("--resume", action="store_true", help=say("help-playtest-resume"))


def _add_how_much(parser: argparse.ArgumentParser) -> None:
    add, number = parser.add_argument, values.number
    told = say("help-playtest-games", default=GAMES, until="--until", most=MOST_GAMES)
    add("--games", type=number(1, MOST_GAMES), metavar="N", help=told)
    told = say("help-playtest-until", example="0.5vp").replace("%", "%%")
    add("--until", type=_vp, metavar=say("help-vp"), help=told)
    told, seeds = say("help-playtest-price", default=PRICE_GAMES), number(2, MOST_GAMES)
    add("--price", type=seeds, nargs="?", const=PRICE_GAMES, default=0, metavar="N", help=told)
    add_seed(parser)
    add_jobs(parser)
    told = say("help-playtest-cluster", example=values.SCHEDULER)
    add("--cluster", type=values.address, metavar=say("help-address"), help=told)


def _vp(text: str) -> float:
    """Return victory points above 0 from a number with or without "vp"."""
    match = re.fullmatch(r"([0-9]{1,3}(?:\.[0-9]{1,4})?)\s*(?:vp)?", text.strip(), re.IGNORECASE)
    if not match or float(match[1]) <= 0:
        raise argparse.ArgumentTypeError(say("arg-width", value=repr(text), example="0.5vp"))
    return float(match[1])
