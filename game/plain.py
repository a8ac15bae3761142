"""Text from files made safe to print: no control characters, nothing hidden or reversed.

Standard library only: the first lines a user may see come before the packages are installed.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import unicodedata
from typing import TYPE_CHECKING

from game.locations import PROGRAM

if TYPE_CHECKING:
    from collections.abc import Sequence

WINDOWS = os.name == "nt"
QUOTED = 200
"""Characters of an input that an error line repeats at most."""
TOLD = 1_000
"""Characters of a printed line at most."""
_STEERING = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Control characters, marks of direction and invisible ones, surrogates, line breaks."""
_JOINERS = "\u200c\u200d"
"""Needed within words of many languages, and in emoji."""


def escaped(text: str) -> str:
    """Return the text on one line, with control and invisible characters escaped: \\x1b for an escape."""
    return text if text.isprintable() else "".join(map(_shown, text))


def cut(text: str, most: int = QUOTED) -> str:
    """Return the text, or its beginning with … if it is too long."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def quoted(text: str, most: int = QUOTED) -> str:
    """Return input in quotes, shortened for an error line."""
    return repr(cut(text, most))


def one_line(text: object) -> str:
    """Return a text as one printable line, whatever stood in it."""
    return cut(escaped(" ".join(str(text).split())), TOLD)


def as_typed(words: Sequence[str]) -> str:
    """Return a command as it is typed here: Windows knows double quotes alone, and parts folders by \\."""
    return subprocess.list2cmdline(words) if WINDOWS else shlex.join(words)


def complain(text: object) -> None:
    """Print a text as one line on stderr, after the program's name."""
    print(f"{PROGRAM}: {one_line(text)}", file=sys.stderr)


def _shown(letter: str) -> str:
    steers = unicodedata.category(letter) in _STEERING and letter not in _JOINERS
    return letter.encode("unicode_escape").decode("ascii") if steers else letter
