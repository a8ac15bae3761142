"""Text from files as it may be shown: nothing in it steers a terminal, or hides or turns other text.

Standard library only: the first lines a user may see come before the packages are there.
"""

from __future__ import annotations

import unicodedata

QUOTED = 200
"""How much of what was read an error line repeats, in characters."""
TOLD = 1_000
"""How long a line may get in all, in characters."""
_STEERING = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Controls, marks that turn the direction of writing or are not seen, halves of letters, breaks of lines."""
_JOINERS = "\u200c\u200d"
"""Many languages and emoji need them within a word."""


def escaped(text: str) -> str:
    """The text on one line, with letters that steer or hide written out: \\x1b for an escape."""
    return text if text.isprintable() else "".join(map(_shown, text))


def cut(text: str, most: int = QUOTED) -> str:
    """The beginning of a text that is too long, with … for the rest."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def quoted(text: str, most: int = QUOTED) -> str:
    """Return what was read, in quotes, in an error line."""
    return repr(cut(text, most))


def one_line(text: object) -> str:
    """Return what is told to a user: one plain line, whatever was read on the way to it."""
    return cut(escaped(" ".join(str(text).split())), TOLD)


def _shown(letter: str) -> str:
    steers = unicodedata.category(letter) in _STEERING and letter not in _JOINERS
    return letter.encode("unicode_escape").decode("ascii") if steers else letter
