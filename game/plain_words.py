"""The files of texts as entries, and those entries that are said before any package is there.

Standard library only. What main.py, its arguments and the set-up say stands with all other texts in
game/words/lang, in entries that need nothing but their values: one line, no choice, no form, no function.
Two letters that nobody can see stand in the files as letters that everybody can: ⍽ is a no-break space, and
a dot between two letters, as in Kohlen·meiler, a soft hyphen.
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
"""The folder of all texts but the rules'."""
_WORDS = Path(__file__).resolve().parent / "words"
_ENTRY = re.compile(r"^([A-Za-z][\w-]*) *=(.*(?:\n(?:[ \t].*|(?=\n[\n \t])))*)", re.MULTILINE)
_VARIABLE = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
_ATTRIBUTE = re.compile(r"^[ \t]+\.[A-Za-z]", re.MULTILINE)
_SEEN_HYPHEN = re.compile(r"(?<=[^\W\d_])·(?=[^\W\d_])")


class PlainEntry(NamedTuple):
    """An entry without a choice: the pieces of its text, every second one the name of a value."""

    pieces: tuple[str, ...]

    def filled(self, values: Mapping[str, Any]) -> str:
        """Return the text with its values. Raises KeyError."""
        return "".join(str(values[piece]) if at % 2 else piece for at, piece in enumerate(self.pieces))


@lru_cache(maxsize=2 * len(LANGUAGES))
def text_of(language: str, folder: str = TEXTS) -> str:
    """Return a file of a language, with no-break spaces and soft hyphens where it shows them."""
    text = (_WORDS / folder / f"{language}.ftl").read_text("utf-8")
    return _SEEN_HYPHEN.sub(SOFT_HYPHEN, text).replace("⍽", NO_BREAK)


@lru_cache(maxsize=2 * len(LANGUAGES))
def entries_of(language: str, folder: str = TEXTS) -> dict[str, str]:
    """Return the source of each entry of a file by its id. Nobody changes it."""
    return {found[1]: found[2] for found in _ENTRY.finditer(text_of(language, folder))}


def plain_entry(source: str) -> PlainEntry | None:
    """Return an entry that can be filled in without Fluent; None if it has a choice, a form or a function."""
    if _ATTRIBUTE.search(source) or "{" in _VARIABLE.sub("", source):
        return None
    text = source.strip(" \n")  # and no other space: one that is not broken belongs to the text
    return None if "\n" in text else PlainEntry(tuple(_VARIABLE.split(text)))


def plain(text: str) -> str:
    """Return a text for a terminal or a file, where no line is broken: no soft hyphens, every space alike."""
    return text.replace(SOFT_HYPHEN, "").replace(NO_BREAK, " ")


class PlainWords:
    """What a command says in a language, as far as that needs the standard library alone."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, id: str, **values: object) -> str:
        """Return a text, no-break spaces and all. Raises KeyError if it is none of the plain ones."""
        entry = plain_entry(entries_of(self.language)[id])
        if entry is None:
            raise KeyError(id)
        return entry.filled(values)


_speaker = PlainWords(LANGUAGES[0])


def speak(language: str) -> None:
    """Choose the language of this command, once it is known which that is."""
    _speaker.language = language


def spoken() -> str:
    """Return the language of this command."""
    return _speaker.language


def say(id: str, **values: object) -> str:
    """Return a text in the language of this command; whoever prints it makes it `plain`."""
    return _speaker(id, **values)
