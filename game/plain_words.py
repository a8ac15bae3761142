"""Entries of the text files, and those that can be filled in before any package is installed.

Standard library only. The texts of main.py, its arguments and the set-up stand with all others in
game/words/lang, in plain entries: one line, with values, but no selection, no term and no function. In the
files ⍽ is a no-break space, and a dot between two letters, as in Kohlen·meiler, a soft hyphen.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from game.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

NO_BREAK: Final = "\u00a0"
SOFT_HYPHEN: Final = "\u00ad"
TEXTS: Final = "lang"
"""The folder of all texts but those of the rules and of the guide."""
_WORDS = Path(__file__).resolve().parent / "words"
_ENTRY = re.compile(r"^([A-Za-z][\w-]*) *=(.*(?:\n(?:[ \t].*|(?=\n[\n \t])))*)", re.MULTILINE)
_VARIABLE = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
_ATTRIBUTE = re.compile(r"^[ \t]+\.[A-Za-z]", re.MULTILINE)
_SEEN_HYPHEN = re.compile(r"(?<=[^\W\d_])·(?=[^\W\d_])")


class PlainEntry(NamedTuple):
    """An entry without a selection: the pieces of its text, every second one the name of a value."""

    pieces: tuple[str, ...]

    def filled(self, values: Mapping[str, Any]) -> str:
        """Return the text with its values. Raises KeyError."""
        return "".join(str(values[piece]) if at % 2 else piece for at, piece in enumerate(self.pieces))


@lru_cache(maxsize=3 * len(LANGUAGES))
def text_of(language: str, folder: str = TEXTS) -> str:
    """Return the text of a language's file, its ⍽ and dots as no-break spaces and soft hyphens."""
    text = (_WORDS / folder / f"{language}.ftl").read_text("utf-8")
    return _SEEN_HYPHEN.sub(SOFT_HYPHEN, text).replace("⍽", NO_BREAK)


@lru_cache(maxsize=3 * len(LANGUAGES))
def entries_of(language: str, folder: str = TEXTS) -> dict[str, str]:
    """Return the source of each entry of a file by its id; shared, so not to be changed."""
    return {found[1]: found[2] for found in _ENTRY.finditer(text_of(language, folder))}


def plain_entry(source: str) -> PlainEntry | None:
    """Return an entry that can be filled in without Fluent, or None."""
    if _ATTRIBUTE.search(source) or "{" in _VARIABLE.sub("", source):
        return None
    text = source.strip(" \n")  # and no other space: one that is not broken belongs to the text
    return None if "\n" in text else PlainEntry(tuple(_VARIABLE.split(text)))


def plain(text: str) -> str:
    """Return a text without soft hyphens and no-break spaces, as terminals and files need it."""
    return text.replace(SOFT_HYPHEN, "").replace(NO_BREAK, " ")


class PlainWords:
    """The plain entries of a language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, id: str, **values: object) -> str:
        """Return a text with no-break spaces. Raises KeyError for an entry that is not plain."""
        entry = plain_entry(entries_of(self.language)[id])
        if entry is None:
            raise KeyError(id)
        return entry.filled(values)


_speaker = PlainWords(LANGUAGES[0])


def speak(language: str) -> None:
    """Choose the language of this command."""
    _speaker.language = language


def spoken() -> str:
    """Return the language of this command."""
    return _speaker.language


def say(id: str, **values: object) -> str:
    """Return a plain text in the language of this command; `plain` makes it ready to print."""
    return _speaker(id, **values)
