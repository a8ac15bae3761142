"""The parser of the command line and the parts of its help. Standard library only."""

from __future__ import annotations

import argparse
import sys
import textwrap
from typing import NoReturn

from game.languages import LANGUAGES
from game.locations import COMMAND, PROGRAM
from game.plain import one_line
from game.plain_words import plain, say

MCTS, PURE = "mcts:N", "--pure"
LEVELS = (
    *("meister", "steiger", "knappe", "bauer", "pachtbauer", "kleinbauer", "siedler", "heuerling"),
    *("einlieger", "knecht", "lehrling"),
)
UNTEMPERED = ("einlieger", "knecht", "lehrling")
"""The levels that take no temperament."""
TEMPERAMENTS = ("plain", "miner", "farmer", "inventor", "merchant")


class Parser(argparse.ArgumentParser):
    """Speaks the language of the command, takes no abbreviations, and refuses in one line."""

    def __init__(
        self,
        *,
        prog: str,
        description: str,
        epilog: str | None = None,
        language: str = "help-language",
        color: bool = False,
    ) -> None:
        """`language` is the id of the help text for --language; Python 3.14 hands `color` to each command."""
        super().__init__(
            prog, None, description, epilog, formatter_class=_Help, add_help=False, allow_abbrev=False
        )
        self.color = color
        self._positionals.title = say("help-positional")
        self._optionals.title = say("help-options")
        self.add_argument("-h", "--help", action="help", help=say("help-help"))
        known = ", ".join(LANGUAGES)
        self.add_argument(
            "--language",
            metavar=say("help-name"),
            help=say(language, languages=known, first=LANGUAGES[0]),
        )
        self.add_argument(PURE, action="store_true", help=say("help-pure"))

    def format_help(self) -> str:
        return plain(super().format_help())

    def error(self, message: str) -> NoReturn:
        command = f"{COMMAND}{self.prog.removeprefix(PROGRAM)} --help"
        print(f"{self.prog}: {say('help-more', said=one_line(message), command=command)}", file=sys.stderr)
        raise SystemExit(2)


class _Help(argparse.RawDescriptionHelpFormatter):
    """Keeps the line breaks of its texts; lines without indentation are wrapped."""

    def add_usage(self, usage, actions, groups, prefix=None):  # type: ignore[no-untyped-def]
        super().add_usage(usage, actions, groups, f"{say('help-usage')} " if prefix is None else prefix)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        lines = text.splitlines()
        return "\n".join(line if line.startswith(" ") else textwrap.fill(line, width) for line in lines)


def speak_as_argparse() -> None:
    """Let argparse speak the language of the command: it looks its messages up by their English."""
    argument, value = "%(argument_name)s", "%(value)r"
    known = {
        "argument %(argument_name)s: %(message)s": say("arg-at", argument=argument, reason="%(message)s"),
        "the following arguments are required: %s": say("arg-required", arguments="%s"),
        "expected one argument": say("arg-one"),
        "expected at most one argument": say("arg-at-most-one"),
        "expected at least one argument": say("arg-some"),
        "ignored explicit argument %r": say("arg-no-value", value="%r"),
        "invalid choice: %(value)r (choose from %(choices)s)": say(
            "arg-choice", value=value, choices="%(choices)s"
        ),
    }
    argparse._ = lambda text: known.get(text, text)  # type: ignore[attr-defined]


def examples(*lines: str) -> str:
    """Return command lines as the examples of a help text."""
    return "\n".join((say("help-examples"), *(f"  {COMMAND} {line}" for line in lines)))


def told_examples(*lines: tuple[str, str]) -> str:
    """Return command lines and descriptions in two columns."""
    width = max(len(line) for line, said in lines if said)
    return examples(*(f"{line:{width}}   {said}".rstrip() for line, said in lines))


def automas() -> str:
    """Return the list of automas."""
    baselines = f"former-meister, former-steiger, greedy, random, {MCTS}"
    names = (", ".join(LEVELS), "bauer:miner, ...", baselines)
    tempers, without = ", ".join(TEMPERAMENTS), ", ".join(UNTEMPERED)
    tempered = say("help-automas-tempered", temperaments=tempers, without=without)
    said = (say("help-automas-levels"), tempered, say("help-automas-baselines", mcts=MCTS))
    width = max(map(len, names))
    rows = (f"  {name:{width}}  {text}" for name, text in zip(names, said, strict=True))
    return "\n".join((say("help-automas"), *rows))


def paragraphs(*texts: str) -> str:
    """Return the texts with an empty line between them."""
    return "\n\n".join(texts)
