"""What `ruleset` can be asked for. Standard library only."""

from __future__ import annotations

import argparse

from game.cli import values

ENDS = (".toml",)
EXAMPLES = """\
examples:
  python main.py ruleset new mine.toml
  python main.py ruleset new gentler.toml --extends mine.toml
  python main.py ruleset check mine.toml gentler.toml
  python main.py ruleset diff base mine.toml

A ruleset file says only what differs from its parent: the base, or another file that it extends. How to write
one, from the idea to the verdict: docs/rulesets.md."""
_NEW = (
    "Write a ruleset file to begin with. It changes nothing yet. A file that is there is never overwritten."
)
_CHECK = """\
Tell everything that is wrong with ruleset files, a line each with file, line, key and what would be right;
of a file that is fine, in how many figures it differs from its parent. If anything is wrong the exit code
is 2."""
_DIFF = "Tell every figure in which the second ruleset differs from the first."


def add_ruleset(parser: argparse.ArgumentParser) -> None:
    """Add what it can do to the command's parser."""
    does = parser.add_subparsers(dest="what", metavar="WHAT", title="what it can do", required=True)
    new = does.add_parser("new", help="write a file to begin with", description=_NEW)
    new.add_argument("file", type=values.file(ENDS), metavar="FILE", help="its name ends in .toml")
    new.add_argument("--extends", default="base", metavar="PARENT", help="base, or a ruleset file (base)")
    check = does.add_parser("check", help="tell all that is wrong with files", description=_CHECK)
    check.add_argument("files", nargs="+", metavar="FILE", help="a ruleset file")
    diff = does.add_parser("diff", help="tell in which figures two rulesets differ", description=_DIFF)
    diff.add_argument("one", metavar="A", help="base, or a ruleset file")
    diff.add_argument("other", metavar="B", help="base, or a ruleset file")
