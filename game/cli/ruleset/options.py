"""The options of `ruleset`. Standard library only."""

from __future__ import annotations

import argparse

from game.cli import values
from game.cli.helping import examples, paragraphs
from game.plain_words import say

ENDS = (".toml",)


def ruleset_help() -> str:
    """Return the examples, and what a ruleset file is."""
    lines = examples(
        "ruleset new mine.toml",
        "ruleset new gentler.toml --extends mine.toml",
        "ruleset check mine.toml gentler.toml",
        "ruleset diff base mine.toml",
    )
    return paragraphs(lines, say("help-ruleset-more"))


def add_ruleset(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands to the command's parser."""
    title, metavar = say("help-ruleset-does"), say("help-what")
    does = parser.add_subparsers(dest="what", metavar=metavar, title=title, required=True)
    file, either = say("help-file"), say("help-ruleset-either")
    new = does.add_parser("new", help=say("help-ruleset-new"), description=say("help-ruleset-new-about"))
    told = say("help-ruleset-new-file", ending=ENDS[0])
    new.add_argument("file", type=values.file(ENDS), metavar=file, help=told)
    new.add_argument(
        "--extends", default="base", metavar=say("help-parent"), help=say("help-ruleset-extends")
    )
    about = say("help-ruleset-check-about")
    check = does.add_parser("check", help=say("help-ruleset-check"), description=about)
    check.add_argument("files", nargs="+", metavar=file, help=say("help-ruleset-file"))
    about = say("help-ruleset-diff-about")
    diff = does.add_parser("diff", help=say("help-ruleset-diff"), description=about)
    diff.add_argument("one", metavar="A", help=either)
    diff.add_argument("other", metavar="B", help=either)
